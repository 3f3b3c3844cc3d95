use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(rename_all = "kebab-case")] //~ ERROR `kebab-case` does not make WGSL names, which have no hyphens
struct Camera {
    view_proj: glam::Mat4,
}

fn main() {}
