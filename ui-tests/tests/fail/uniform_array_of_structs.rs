use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Inner {
    scale: f32,
}


#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Outer {
    inner: [Inner; 8], //~ ERROR add `#[wgsl(size(16))]` to `scale`, the last member of `Inner`, which makes the stride 16
}

fn main() {}
