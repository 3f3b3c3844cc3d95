use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Ring<const N: usize> {
    slots: [f32; N],
}

#[derive(WgslLayout)]
struct Outer {
    ring: Ring<0>, //~ ERROR `Outer.ring.slots` is an array of length zero
}

fn main() {}
