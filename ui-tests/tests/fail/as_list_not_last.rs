//! A list, by its attribute, that is not the last member.

use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Mesh {
    #[wgsl(as = [vec3f])] //~ ERROR `as = [vec3f]` is runtime-sized, but only the last member of a struct may be
    points: Vec<[f32; 3]>,
    count: u32,
}

fn main() {}
