use wgsl_layout::WgslLayout;

mod a {
    #[derive(wgsl_layout::WgslLayout)]
    pub struct Light {
        pub range: f32,
    }
    #[derive(wgsl_layout::WgslLayout)]
    pub struct Room {
        pub lights: [Light; 4],
    }
}
mod b {
    #[derive(wgsl_layout::WgslLayout)]
    pub struct Light {
        pub color: u32,
    }
    #[derive(wgsl_layout::WgslLayout)]
    pub struct Street {
        pub light: Light,
    }
}

#[derive(WgslLayout)]
struct Scene {
    room: a::Room,
    streets: Vec<b::Street>, //~ ERROR two different structs are both named `Light` in the text of `Scene`
}

fn main() {}
