use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Ring<const N: usize> {
    slots: [f32; N], //~ ERROR `Ring_0.slots` is an array of length zero
}

fn main() {
    let rings = [Ring::<0> { slots: [] }];
    rings.as_slice().byte_len();
}
