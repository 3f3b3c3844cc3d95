use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(max_size(4), max_size(8))] //~ ERROR `max_size` is given twice
struct Globals {
    time: f32,
}

fn main() {}
