//! Names that look risky and are not.
#![allow(non_snake_case)]

use wgsl_layout::WgslLayout;

/// Members hide nothing.
#[derive(WgslLayout)]
struct Names {
    vec3f: f32,
    array: f32,
    position: f32,
    storage: f32,
    sampler: f32,
    r#in: f32,
    r#dyn: f32,
    #[wgsl(as = f32)]
    _pad: f32,
    a__b: f32,
    größe: f32,
    Δ: f32,
    #[wgsl(rename = "meta_")]
    meta: f32,
    #[wgsl(rename = "kind")]
    r#type: f32,
}

#[derive(WgslLayout)]
#[wgsl(rename_all = "camelCase")]
struct Renamed {
    view_proj: f32,
    #[wgsl(rename = "as_it_is")]
    other: f32,
    #[wgsl(as = f32)]
    _pad_a: f32,
}

#[derive(WgslLayout)]
#[wgsl(rename = "Lamp")]
struct NULL {
    range: f32,
}

/// Its name in WGSL is `vec2_f32`.
#[allow(non_camel_case_types)]
#[derive(WgslLayout)]
struct vec2<T> {
    x: T,
}

fn main() {
    let names: Vec<&str> = Names::LAYOUT.members().iter().map(|member| member.name()).collect();
    assert_eq!(
        names,
        [
            "vec3f", "array", "position", "storage", "sampler", "in", "dyn", "_pad", "a__b", "größe",
            "Δ", "meta_", "kind"
        ]
    );
    let names: Vec<&str> = Renamed::LAYOUT.members().iter().map(|member| member.name()).collect();
    assert_eq!(names, ["viewProj", "as_it_is", "_padA"]);
    assert_eq!(NULL::WGSL, "struct Lamp {\n    range: f32,\n}\n");
    assert_eq!(vec2::<f32>::WGSL_TYPE, "vec2_f32");
}
