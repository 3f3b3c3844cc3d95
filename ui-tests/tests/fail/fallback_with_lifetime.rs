use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Scene<'a> {
    #[wgsl(align(3))] //~ ERROR the next one is 4
    count: u32,
    lights: &'a [f32],
}

fn main() {
    let _ = Scene { count: 1, lights: &[1.0] }.to_bytes();
}
