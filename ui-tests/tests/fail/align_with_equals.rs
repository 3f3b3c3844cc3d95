use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    #[wgsl(align = 16)] //~ ERROR `align` takes a number of bytes in parentheses: `align(16)`
    range: f32,
}

fn main() {}
