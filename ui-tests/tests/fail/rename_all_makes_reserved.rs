use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(rename_all = "lowercase")]
struct Camera {
    no_inline: u32, //~ ERROR `noinline` is a reserved word of WGSL
    view_proj: glam::Mat4,
}

fn main() {}
