//! An enum with data.

#[derive(wgsl_layout::WgslLayout)]
#[repr(u32)]
enum Shape {
    Empty,
    Circle(f32), //~ ERROR only an enum without data has a WGSL layout
    Square { side: f32 },
}

fn main() {
    let _ = (Shape::Empty, Shape::Circle(1.0), Shape::Square { side: 1.0 });
}
