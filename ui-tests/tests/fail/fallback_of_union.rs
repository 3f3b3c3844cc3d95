use wgsl_layout::WgslLayout;

#[derive(WgslLayout, Clone, Copy)]
union Bits { //~ ERROR `WgslLayout` cannot be derived for a union
    float: f32,
    bits: u32,
}

#[derive(WgslLayout)]
struct Outer {
    bits: Bits,
    value: f32,
}

fn main() {
    let _ = Bits { bits: 1 }.to_bytes();
}
