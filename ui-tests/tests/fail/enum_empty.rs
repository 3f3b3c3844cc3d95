//! An enum that has no values.

#[derive(wgsl_layout::WgslLayout)]
enum Never {} //~ ERROR an enum without variants has no value to encode

fn main() {
    let _ = core::mem::size_of::<Never>();
}
