use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(align(16))] //~ ERROR `align` belongs on a member, not on a struct
struct Light {
    range: f32,
}

fn main() {}
