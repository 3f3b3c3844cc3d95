use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Inner {
    scale: f32,
}


#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Outer {
    time: f32,
    padding0: f32,
    inner: Inner, //~ ERROR delete `padding0` and let the derive pad: `#[wgsl(uniform(pad))]` on `Outer`
}

fn main() {}
