use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Pair<T> {
    first: f32,
    #[wgsl(align(8))] //~ ERROR `align(8)` on `Pair_vec4f.second` is less than the alignment of its type, 16
    second: T,
}

fn main() {
    let _ = <Pair<glam::Vec4> as wgsl_layout::WgslDecode>::read_from(&[0; 32]);
}
