use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(renamed = "Lamp")] //~ ERROR unknown `wgsl` struct attribute `renamed`
struct Light {
    #[wgsl(allign(16), size(0), skip)]
    //~^ ERROR unknown `wgsl` member attribute `allign`
    //~^^ ERROR `size` must be a positive integer literal
    range: f32,
    #[wgsl(align(24))] //~ ERROR `align` must be a power of two
    color: u32,
}

fn main() {}
