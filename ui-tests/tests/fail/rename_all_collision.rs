use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(rename_all = "camelCase")]
struct Camera {
    view_proj: glam::Mat4,
    #[allow(non_snake_case)]
    viewProj: glam::Mat4, //~ ERROR the members `view_proj` and `viewProj` are both named `viewProj` in WGSL
}

fn main() {}
