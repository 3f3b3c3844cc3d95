use wgsl_layout::WgslFragmentOutput;

#[derive(WgslFragmentOutput)]
struct Output {
    color: glam::Mat2, //~ ERROR it is a matrix
}

fn main() {}
