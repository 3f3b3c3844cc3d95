use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Inner {
    scale: f32,
}


#[derive(WgslLayout)]
#[wgsl(uniform(webgl2))]
struct Globals {
    time: f32,
    inner: Inner, //~ ERROR member `inner` must start at a multiple of 16 bytes, but its offset is 4
}

fn main() {}
