use wgsl_layout::WgslLayout;

mod a {
    #[derive(wgsl_layout::WgslLayout)]
    #[repr(u32)]
    pub enum Light {
        Point = 1,
    }
}

#[derive(WgslLayout)]
struct Light {
    kind: a::Light, //~ ERROR two different types are both named `Light` in the text of `Light`
    range: f32,
}

fn main() {}
