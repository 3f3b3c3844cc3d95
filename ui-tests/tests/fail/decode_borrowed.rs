use wgsl_layout::{WgslDecode, WgslLayout};

#[derive(WgslLayout)]
struct Scene<'a> {
    lights: &'a [f32],
}

fn read<T: WgslDecode>(bytes: &[u8]) -> T {
    T::read_from(bytes).unwrap()
}

fn main() {
    let _: Scene<'_> = read(&[0; 4]); //~ ERROR cannot be decoded from WGSL bytes
}
