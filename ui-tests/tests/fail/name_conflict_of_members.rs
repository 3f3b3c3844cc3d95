use wgsl_layout::WgslLayout;

mod a {
    #[derive(wgsl_layout::WgslLayout)]
    pub struct Light {
        pub range: f32,
    }
}
mod b {
    #[derive(wgsl_layout::WgslLayout)]
    pub struct Light {
        pub color: u32,
    }
}

#[derive(WgslLayout)]
struct Scene {
    first: a::Light,
    count: u32,
    second: b::Light, //~ ERROR two different structs are both named `Light` in the text of `Scene`
}

fn main() {}
