mod gpu {
    pub use wgsl_layout;
}

use gpu::wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(crate = "crate::gpu::wgsl_layout", rename = "1")] //~ ERROR `1` is not a WGSL identifier
struct Light {
    range: f32,
}

fn main() {
    let _ = Light { range: 1.0 }.to_bytes();
}
