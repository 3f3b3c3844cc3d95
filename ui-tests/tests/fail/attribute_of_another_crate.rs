use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    range: f32,
    #[wgsl(ignore)] //~ ERROR there is an attribute with a similar name or meaning: `skip`
    handle: usize,
}

fn main() {}
