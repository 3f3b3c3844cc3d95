use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[repr(u32)]
enum Kind {
    #[wgsl(rename = "Light")]
    Light = 1,
}

#[derive(WgslLayout)]
struct Light {
    range: f32,
}

#[derive(WgslLayout)]
struct Scene {
    light: Light,
    kind: Kind, //~ ERROR a type and a constant of another one have the same name in the text of `Scene`
}

fn main() {
    let _ = Kind::Light;
}
