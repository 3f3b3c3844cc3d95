//! What a pointer points to, or an `Option` may hold, is not converted.

use mint::RowMatrix3;
use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Boxed {
    #[wgsl(as = mat3x3f)] //~ ERROR `Box<RowMatrix3<f32>>` cannot be converted to `mat3x3f`
    matrix: Box<RowMatrix3<f32>>,
}

#[derive(WgslLayout)]
struct Optional {
    #[wgsl(as = mat3x3f)] //~ ERROR `Option<RowMatrix3<f32>>` cannot be converted to `mat3x3f`
    matrix: Option<RowMatrix3<f32>>,
}

fn main() {}
