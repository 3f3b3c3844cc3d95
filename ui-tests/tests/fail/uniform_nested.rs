use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Inner {
    weights: [f32; 8],
}


#[derive(WgslLayout)]
struct Middle {
    inner: Inner,
}

#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Outer {
    middle: Middle, //~ ERROR the stride of the array `middle.inner.weights` must be a multiple of 16 bytes, but it is 4
}

fn main() {}
