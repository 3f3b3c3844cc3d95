use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Volume {
    size: u32,
    data: [glam::Vec4; 1 << 28], //~ ERROR `Volume.data` ends beyond 4294967295 bytes
    more: glam::Vec4,
}

fn main() {}
