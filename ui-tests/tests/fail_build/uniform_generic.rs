use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Ring<T, const N: usize> {
    slots: [T; N], //~ ERROR the stride of the array `slots` must be a multiple of 16 bytes, but it is 4
}

fn main() {
    let mut bytes = [0; 64];
    let _ = Ring { slots: [glam::Vec4::ONE; 4] }.write_into(&mut bytes);
    let _ = Ring { slots: [1.0_f32; 8] }.write_into(&mut bytes);
}
