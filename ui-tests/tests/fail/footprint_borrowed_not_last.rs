use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Scene<'a> {
    lights: &'a [f32], //~ ERROR runtime-sized, but only the last member of a struct may be
    count: u32,
}

fn main() {}
