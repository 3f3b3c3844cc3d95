use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    #[wgsl] //~ ERROR expected arguments in parentheses: `#[wgsl(..)]`
    range: f32,
}

fn main() {}
