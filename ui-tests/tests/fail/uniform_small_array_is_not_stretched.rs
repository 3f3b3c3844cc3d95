use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(uniform(pad))]
struct Material {
    roughness: f32,
    color: [f32; 3], //~ ERROR did you mean `vec3f`? write `#[wgsl(as = vec3f)]`
}

fn main() {}
