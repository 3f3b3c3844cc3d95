use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    #[wgsl(crate = "::wgsl_layout")] //~ ERROR `crate` belongs on a struct, not on a member
    range: f32,
}

fn main() {}
