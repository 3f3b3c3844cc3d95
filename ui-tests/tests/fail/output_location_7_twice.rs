use wgsl_layout::WgslFragmentOutput;

#[derive(WgslFragmentOutput)]
struct Output {
    #[wgsl(location(7))]
    a: glam::Vec4,
    #[wgsl(location(7))] //~ ERROR location 7 of `b` is already taken by `a`
    b: glam::Vec4,
}

fn main() {}
