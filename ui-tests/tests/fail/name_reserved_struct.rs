use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct NULL { //~ ERROR give the struct another name in WGSL: `#[wgsl(rename = "NULL_")]`
    value: f32,
}

fn main() {}
