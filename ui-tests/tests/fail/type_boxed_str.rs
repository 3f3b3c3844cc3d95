use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Label {
    size: u32,
    text: Box<str>, //~ ERROR WGSL has no text
}

fn main() {}
