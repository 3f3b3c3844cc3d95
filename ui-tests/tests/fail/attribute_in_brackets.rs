use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    #[wgsl[align(16)]] //~ ERROR expected arguments in parentheses: `#[wgsl(..)]`
    range: f32,
}

fn main() {}
