use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(rename_all = "camel")] //~ ERROR `camel` is not a case of names
struct Camera {
    view_proj: glam::Mat4,
}

fn main() {}
