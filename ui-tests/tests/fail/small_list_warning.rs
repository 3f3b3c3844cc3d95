//! The warning about a list of small plain arrays, where warnings are errors.
#![deny(warnings)]

use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Points {
    count: u32,
    points: Vec<[f32; 3]>, //~ ERROR the elements are laid out as arrays, and not as vectors or matrices
}

#[derive(WgslLayout)]
struct Matrices {
    matrices: Box<[[[f32; 4]; 4]]>, //~ ERROR the elements are laid out as arrays, and not as vectors or matrices
}

#[derive(WgslLayout)]
struct Borrowed<'a> {
    points: &'a [[u32; 2]], //~ ERROR the elements are laid out as arrays, and not as vectors or matrices
}

#[derive(WgslLayout)]
struct Meant {
    #[wgsl(as = array)]
    points: Vec<[f32; 3]>,
}

#[derive(WgslLayout)]
struct Converted {
    #[wgsl(as = [vec3f])]
    points: Vec<[f32; 3]>,
}

#[derive(WgslLayout)]
#[wgsl(vectors)]
struct Vectors {
    points: Vec<[f32; 3]>,
}

#[derive(WgslLayout)]
struct Long {
    samples: Vec<[f32; 5]>,
}

fn main() {
    let _ = core::mem::size_of::<(Points, Matrices, Borrowed, Meant, Converted, Vectors, Long)>();
}
