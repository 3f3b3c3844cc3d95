use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Inner {
    scale: f32,
}


#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Globals {
    time: f32,
    inner: Inner, //~ ERROR member `inner` must start at a multiple of 16 bytes, but its offset is 4
    weights: [f32; 8], //~ ERROR the stride of the array `weights` must be a multiple of 16 bytes, but it is 4
    tint: glam::Vec3,
}

fn main() {}
