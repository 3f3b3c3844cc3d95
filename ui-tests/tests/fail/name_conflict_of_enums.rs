use wgsl_layout::WgslLayout;

mod a {
    #[derive(wgsl_layout::WgslLayout)]
    #[repr(u32)]
    pub enum Kind {
        Point = 1,
    }
}
mod b {
    #[derive(wgsl_layout::WgslLayout)]
    #[repr(u32)]
    pub enum Kind {
        Point = 2,
    }
}

#[derive(WgslLayout)]
struct Scene {
    first: a::Kind,
    second: b::Kind, //~ ERROR two different types are both named `Kind` in the text of `Scene`
}

fn main() {}
