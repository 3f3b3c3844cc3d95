use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Pair<T> {
    first: T,
    second: T,
}

#[derive(WgslLayout)]
#[allow(non_camel_case_types)]
struct Pair_f32 {
    both: f32,
}

#[derive(WgslLayout)]
struct Scene {
    a: Pair<f32>,
    b: Pair_f32, //~ ERROR two different structs are both named `Pair_f32`
}

fn main() {}
