//! `as = [T]` on what is no list, or a list of something else.

use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Single {
    #[wgsl(as = [f32])] //~ ERROR `f32` is not a list
    value: f32,
}

#[derive(WgslLayout)]
struct Fixed {
    #[wgsl(as = [vec3f])] //~ ERROR `[[f32; 3]; 4]` is not a list
    points: [[f32; 3]; 4],
}

#[derive(WgslLayout)]
struct Names {
    #[wgsl(as = [vec3f])] //~ ERROR `String` cannot be converted to `vec3f`
    names: Vec<String>,
}

#[derive(WgslLayout)]
struct Ids {
    #[wgsl(as = [Id])] //~ ERROR `u32` cannot be converted to `Id`
    ids: Vec<u32>,
}

#[derive(WgslLayout)]
struct Id {
    id: u32,
}

fn main() {}
