use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Settings {
    fog: bool, //~ ERROR a WGSL `bool` has no layout in memory
    density: f32,
}

fn main() {}
