use wgsl_layout::WgslLayout;

#[allow(non_camel_case_types)]
#[derive(WgslLayout)]
struct vec3f { //~ ERROR would hide the predeclared type `vec3f` of WGSL
    value: f32,
}

fn main() {}
