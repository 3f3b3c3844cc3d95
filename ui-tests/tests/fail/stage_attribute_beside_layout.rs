use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Vertex {
    #[wgsl(location(0))] //~ ERROR `location` is an attribute of `WgslVertexInput`, `WgslInterStage`, `WgslFragmentOutput`, which `Vertex` does not derive
    a: f32,
    #[wgsl(format(unorm8x4))] //~ ERROR `format` is an attribute of `WgslVertexInput`, which `Vertex` does not derive
    b: u32,
}

#[derive(WgslLayout)]
struct Ring<const N: usize> {
    #[wgsl(interpolate(flat))] //~ ERROR `interpolate` is an attribute of `WgslInterStage`, which `Ring` does not derive
    a: [u32; N],
}

fn main() {}
