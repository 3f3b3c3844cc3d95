use wgsl_layout::WgslLayout;

mod half {
    #[allow(non_camel_case_types)]
    pub struct f16(u16);
}

#[derive(WgslLayout)]
struct Vertex {
    weights: [half::f16; 4], //~ ERROR if the feature `half-2` of `wgsl-layout` is on
    index: u32,
}

fn main() {}
