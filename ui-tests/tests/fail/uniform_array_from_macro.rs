use wgsl_layout::WgslLayout;

macro_rules! kernel {
    ($name:ident, $ty:ty) => {
        #[derive(WgslLayout)]
        #[wgsl(uniform)]
        struct $name {
            weights: $ty,
        }
    };
}

kernel!(Kernel, [f32; 8]); //~ ERROR the stride of the array `weights` must be a multiple of 16 bytes, but it is 4

fn main() {}
