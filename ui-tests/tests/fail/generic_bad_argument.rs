use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Pair<T> {
    first: T,
    second: T,
}

fn upload<T: WgslLayout>(value: &T) {
    value.to_bytes();
}

fn main() {
    upload(&Pair { first: 1.0_f64, second: 2.0 }); //~ ERROR `f64` is not a host-shareable WGSL type
}
