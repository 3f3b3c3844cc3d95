use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Ring<T, const N: usize> {
    slots: [T; N],
}

wgsl_layout::assert_uniform!(Ring<glam::Vec4, 4>);
wgsl_layout::assert_uniform!(Ring<f32, 8>); //~ ERROR `Ring_f32_8` breaks a layout constraint of the uniform address space: the stride of the array `slots`

fn main() {}
