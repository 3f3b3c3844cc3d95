use wgsl_layout::{WgslDecode, WgslLayout};

struct Handle(u32);

#[derive(WgslLayout)]
struct Light {
    range: f32,
    #[wgsl(skip)]
    handle: Handle,
}

fn main() {
    let _ = Light::read_from(&[0; 4]); //~ ERROR its field `handle` borrows its data, or is skipped and has no default
}
