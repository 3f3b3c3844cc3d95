use wgsl_layout::WgslFragmentOutput;

#[derive(WgslFragmentOutput)]
struct Output {
    a: glam::Vec4,
    #[wgsl(location(0))] //~ ERROR location 0 of `b` is already taken by `a`
    b: glam::Vec4,
}

fn main() {}
