use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light<T> { //~ ERROR type parameter `T` is never used
    range: f32,
}

fn main() {}
