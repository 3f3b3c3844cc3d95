use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Inner {
    normal: glam::Mat3,
}


#[derive(WgslLayout)]
#[wgsl(no_padding)] //~ ERROR `Outer` has padding: 4 bytes inside `inner.normal`
struct Outer {
    inner: Inner,
}

fn main() {}
