use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(rename = "distance")] //~ ERROR would hide the predeclared function `distance` of WGSL
struct Distance {
    value: f32,
}

fn main() {}
