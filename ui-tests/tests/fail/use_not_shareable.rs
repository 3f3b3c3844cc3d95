use wgsl_layout::WgslLayout;

fn upload<T: WgslLayout + ?Sized>(value: &T) {
    value.to_bytes();
}

fn main() {
    upload("text"); //~ ERROR `str` is not a host-shareable WGSL type
}
