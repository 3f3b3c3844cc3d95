use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Globals {
    #[wgsl(uniform)] //~ ERROR `uniform` belongs on a struct, not on a member
    time: f32,
}

fn main() {}
