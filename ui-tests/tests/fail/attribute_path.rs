use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    #[wgsl(layout::align(16))] //~ ERROR unknown `wgsl` member attribute `layout::align`
    range: f32,
}

fn main() {}
