use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Grid {
    cells: [[f32; 8]; 8], //~ ERROR the stride of the array `cells[0]` must be a multiple of 16 bytes, but it is 4
}

fn main() {}
