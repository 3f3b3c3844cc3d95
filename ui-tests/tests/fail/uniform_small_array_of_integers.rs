use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Grid {
    size: [u32; 3], //~ ERROR did you mean `vec3u`? write `#[wgsl(as = vec3u)]`
}

fn main() {}
