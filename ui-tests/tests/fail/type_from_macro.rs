use wgsl_layout::WgslLayout;

macro_rules! body {
    ($name:ident, $ty:ty) => {
        #[derive(WgslLayout)]
        struct $name {
            mass: $ty,
            size: u32,
        }
    };
}

body!(Body, f64); //~ ERROR WGSL has no 64-bit floating-point type

fn main() {}
