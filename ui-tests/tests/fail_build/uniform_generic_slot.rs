use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Ring<T> {
    head: u32,
    slot: [T; 4], //~ ERROR the stride of the array `slot` must be a multiple of 16 bytes, but it is 4
}

fn offset<T: wgsl_layout::FixedFootprint>() -> usize {
    const { wgsl_layout::slot!(Ring<f32>, head).offset() }
}

fn main() {
    offset::<u32>();
}
