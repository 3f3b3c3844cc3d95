use wgsl_layout::WgslLayout;
use wgsl_layout_rewrite::rewrite;

/// A field that nobody would initialise.
#[derive(WgslLayout)] //~ ERROR pattern requires `..` due to inaccessible fields
#[rewrite(range => name: &'static str, range)]
struct Light {
    range: f32,
}

fn main() {}
