use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
pub struct Scene {
    pub lights: Box<[f32]>, //~ ERROR `Box<[f32]>` has no fixed footprint
    pub count: u32,
}

fn main() {}
