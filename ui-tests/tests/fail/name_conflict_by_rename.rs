use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Lamp {
    range: f32,
}

#[derive(WgslLayout)]
#[wgsl(rename = "Lamp")]
struct Light {
    color: u32,
}

#[derive(WgslLayout)]
struct Scene {
    lamp: Lamp,
    light: Light, //~ ERROR two different structs are both named `Lamp` in the text of `Scene`
}

fn main() {}
