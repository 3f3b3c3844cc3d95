use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Volume {
    data: [[[wgsl_layout::types::mat4x4f; 1 << 16]; 1 << 16]; 1 << 16], //~ ERROR `Volume.data` ends beyond 4294967295 bytes
}

fn main() {}
