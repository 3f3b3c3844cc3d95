use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Camera {
    view: [[f32; 4]; 3], //~ ERROR did you mean `mat3x4f`? write `#[wgsl(as = mat3x4f)]`
}

fn main() {}
