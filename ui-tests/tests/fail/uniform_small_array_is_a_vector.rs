use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Material {
    color: [f32; 4], //~ ERROR did you mean `vec4f`? write `#[wgsl(as = vec4f)]`
}

fn main() {}
