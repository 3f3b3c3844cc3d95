use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(rename = "storage")] //~ ERROR would hide the predeclared enumerant `storage` of WGSL
struct Storage {
    value: f32,
}

fn main() {}
