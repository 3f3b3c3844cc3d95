use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(renam = "Lamp")] //~ ERROR there is an attribute with a similar name or meaning: `rename`
struct Light {
    range: f32,
}

fn main() {}
