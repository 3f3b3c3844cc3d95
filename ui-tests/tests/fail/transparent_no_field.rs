//! A newtype of nothing.

use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(transparent)]
struct Nothing; //~ ERROR `transparent` needs exactly one field, but `Nothing` has none

fn main() {
    let _ = Nothing;
}
