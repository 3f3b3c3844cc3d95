use wgsl_layout::{WgslInterStage, link};

#[derive(WgslInterStage)]
struct A {
    uv: glam::Vec2,
}

link!(A, A); //~ ERROR the vertex output `A` lacks the position

fn main() {}
