use wgsl_layout::WgslLayout;

mod a {
    #[derive(wgsl_layout::WgslLayout)]
    pub struct Light {
        pub range: f32,
    }
}

#[derive(WgslLayout)]
struct Light {
    base: a::Light, //~ ERROR two different structs are both named `Light` in the text of `Light`
    color: u32,
}

fn main() {}
