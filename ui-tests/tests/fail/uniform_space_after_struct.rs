use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Inner {
    scale: f32,
}


#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Globals {
    inner: Inner,
    time: f32, //~ ERROR member `time` must start at least 16 bytes after the start of the struct `inner`, but it starts 4 after
}

fn main() {}
