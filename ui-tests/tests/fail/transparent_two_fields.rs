//! A newtype of two fields.

use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(transparent)]
struct Pair(f32, u32); //~ ERROR `transparent` needs exactly one field, but `Pair` has 2

fn main() {
    let _ = Pair(0.0, 1);
}
