//! A generic matrix that is none of the right columns, or of which nobody knows
//! that it is one of columns.

use mint::{RowMatrix3, RowMatrix3x4};
use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Affine<M> {
    #[wgsl(as = mat3x4f)]
    matrix: M,
}

#[derive(WgslLayout)]
struct Normal<M> {
    #[wgsl(as = mat3x3f)]
    matrix: M,
}

#[derive(Clone)]
struct Mine([[f32; 3]; 3]);

impl From<[[f32; 3]; 3]> for Mine {
    fn from(numbers: [[f32; 3]; 3]) -> Self {
        Self(numbers)
    }
}
impl From<Mine> for [[f32; 3]; 3] {
    fn from(mine: Mine) -> Self {
        mine.0
    }
}

#[derive(WgslLayout)]
struct Rows {
    affine: Affine<RowMatrix3x4<f32>>, //~ ERROR `RowMatrix3x4<f32>` cannot be converted to `mat3x4f`
    first: f32,
}

#[derive(WgslLayout)]
struct Doubles {
    normal: Normal<RowMatrix3<f64>>, //~ ERROR `RowMatrix3<f64>` cannot be converted to `mat3x3f`
    first: f32,
}

#[derive(WgslLayout)]
struct Unknown {
    normal: Normal<Mine>, //~ ERROR `Mine` cannot be converted to `mat3x3f`
    first: f32,
}

fn main() {}
