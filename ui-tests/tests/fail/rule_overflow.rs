use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(uniform(pad, webgl2), no_padding)]
struct Volume {
    data: [[[wgsl_layout::types::mat4x4f; 1 << 16]; 1 << 16]; 1 << 16], //~ ERROR `Volume.data` ends beyond 4294967295 bytes
}

fn main() {}
