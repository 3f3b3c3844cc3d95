use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Marker {
    nothing: (), //~ ERROR there is no value to share
    step: f32,
}

fn main() {}
