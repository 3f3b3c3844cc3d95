use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(crate = "self::wgsl_layout")] //~ ERROR `crate` needs an absolute path
struct Light {
    range: f32,
}

fn main() {}
