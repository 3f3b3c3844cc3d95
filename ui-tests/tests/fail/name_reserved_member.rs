use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Frame {
    target: u32, //~ ERROR `target` is a reserved word of WGSL
    time: f32,
}

fn main() {}
