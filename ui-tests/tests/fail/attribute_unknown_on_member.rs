use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    #[wgsl(allign(16))] //~ ERROR unknown `wgsl` member attribute `allign`
    range: f32,
}

fn main() {}
