use wgsl_layout::WgslLayout;

struct Inner {
    x: f32,
}

#[derive(WgslLayout)]
struct Samples {
    count: u32,
    values: Box<[Inner]>, //~ ERROR is not a host-shareable WGSL type
}

fn main() {}
