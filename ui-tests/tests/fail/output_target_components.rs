use wgsl_layout::WgslFragmentOutput;

#[derive(WgslFragmentOutput)]
struct Output {
    #[wgsl(target(rgba8unorm))] //~ ERROR `target(rgba8unorm)` takes 4 components, but `color`, a `vec3f`, has 3
    color: glam::Vec3,
}

fn main() {}
