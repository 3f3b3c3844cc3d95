use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Ring<const N: usize> {
    head: u32,
    slots: [f32; N],
}

type Empty = [Ring<0>; 4];

#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Outer {
    rings: Empty, //~ ERROR `Outer.rings[0].slots` is an array of length zero
}

fn main() {}
