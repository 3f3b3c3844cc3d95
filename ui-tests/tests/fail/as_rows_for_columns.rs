//! Matrices of rows as the matrix that has their rows for columns.

use mint::{RowMatrix2x3, RowMatrix3, RowMatrix3x4, RowMatrix4x3};
use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Direct {
    #[wgsl(as = mat3x4f)] //~ ERROR the rows of `RowMatrix3x4<f32>` would be the columns of `mat3x4f`
    affine: RowMatrix3x4<f32>,
    first: f32,
}

#[derive(WgslLayout)]
struct Doubles {
    #[wgsl(as = mat3x3f)] //~ ERROR the rows of `RowMatrix3<f64>` would be the columns of `mat3x3f`
    turned: RowMatrix3<f64>,
}

#[derive(WgslLayout)]
struct Nested {
    #[wgsl(as = [[mat2x3f; 2]; 3])] //~ ERROR the rows of `[[RowMatrix2x3<f32>; 2]; 3]` would be the columns of `[[mat2x3f; 2]; 3]`
    nested: [[RowMatrix2x3<f32>; 2]; 3],
}

#[derive(WgslLayout)]
struct List {
    #[wgsl(as = [mat4x3f])] //~ ERROR the rows of `Vec<RowMatrix4x3<f32>>` would be the columns of `[mat4x3f]`
    list: Vec<RowMatrix4x3<f32>>,
}

#[derive(WgslLayout)]
struct ListOfArrays {
    #[wgsl(as = [[mat3x3f; 2]])] //~ ERROR the rows of `Vec<[RowMatrix3<f64>; 2]>` would be the columns of `[[mat3x3f; 2]]`
    list: Vec<[RowMatrix3<f64>; 2]>,
}

fn main() {}
