use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(rename = "Lamp", rename = "Lantern")] //~ ERROR `rename` is given twice
struct Light {
    range: f32,
}

fn main() {}
