use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    #[wgsl(quux)] //~ ERROR unknown `wgsl` member attribute `quux`
    range: f32,
}

fn main() {}
