use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Camera {
    view: Matrix4, //~ ERROR cannot find type `Matrix4` in this scope
    size: u32,
}

fn main() {}
