use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Inner {
    scale: f32,
}


#[derive(WgslLayout)]
struct Middle {
    time: f32,
    inner: Inner,
}

#[derive(WgslLayout)]
#[wgsl(uniform(pad))]
struct Outer {
    middle: Middle, //~ ERROR let the derive pad, with `#[wgsl(uniform(pad))]` on `Middle`, or add `#[wgsl(size(16))]` to `time`
}

fn main() {}
