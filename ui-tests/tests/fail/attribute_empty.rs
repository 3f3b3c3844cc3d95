use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl()] //~ ERROR expected arguments in parentheses: `#[wgsl(..)]`
struct Light {
    range: f32,
}

fn main() {}
