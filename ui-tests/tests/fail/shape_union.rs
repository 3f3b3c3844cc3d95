use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
union Bits { //~ ERROR `WgslLayout` cannot be derived for a union
    float: f32,
    bits: u32,
}

fn main() {}
