use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Kernel {
    rows: [[f32; 0]; 4], //~ ERROR `Kernel.rows[0]` is an array of length zero
    columns: [[f32; 4]; 0], //~ ERROR `Kernel.columns` is an array of length zero
}

fn main() {}
