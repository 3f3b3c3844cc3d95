//! Newtypes of a field that has no layout.

use wgsl_layout::WgslLayout;

struct Forgotten;

#[derive(WgslLayout)]
#[wgsl(transparent)]
struct Meters(f64); //~ ERROR WGSL has no 64-bit floating-point type

#[derive(WgslLayout)]
#[wgsl(transparent)]
pub struct Named {
    name: String, //~ ERROR WGSL has no text
}

#[derive(WgslLayout)]
#[wgsl(transparent)]
struct Wrapper(Forgotten); //~ ERROR `Forgotten` is not a host-shareable WGSL type

#[derive(WgslLayout)]
#[wgsl(transparent)]
struct Elements([f64; 3]); //~ ERROR WGSL has no 64-bit floating-point type

#[derive(WgslLayout)]
#[wgsl(transparent)]
struct Borrowed<'a>(&'a str); //~ ERROR WGSL has no text

fn main() {
    let _ = (Meters(0.0), Wrapper(Forgotten), Elements([0.0; 3]), Borrowed(""));
}
