use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Deep {
    arrays: [[[[[[[[f32; 1]; 1]; 1]; 1]; 1]; 1]; 1]; 1],
}

#[derive(WgslLayout)]
struct Deeper {
    deep: [[[[[[Deep; 1]; 1]; 1]; 1]; 1]; 1], //~ ERROR `Deeper.deep` nests types 16 deep, and WGSL guarantees 15
}

#[derive(WgslLayout)]
struct Deepest {
    deeper: Deeper,
}

fn main() {}
