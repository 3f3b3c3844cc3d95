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

const TEXT: &str = wgsl_layout::wgsl!(a::Light, b::Light); //~ ERROR two different structs are both named `Light`

fn main() {}
