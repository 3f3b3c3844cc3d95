use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Labels<'a> {
    size: u32,
    texts: Vec<&'a str>, //~ ERROR WGSL has no text
}

fn main() {}
