use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Frame {
    number: u64, //~ ERROR WGSL has no 64-bit integer type
    delta: f32,
}

fn main() {}
