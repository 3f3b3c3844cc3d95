use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[repr(u32)]
enum RayKind {
    Miss = 1,
}
#[derive(WgslLayout)]
#[repr(u32)]
enum Ray {
    KindMiss = 2,
}

#[derive(WgslLayout)]
struct Hit {
    kind: RayKind,
    ray: Ray, //~ ERROR two types give a constant the same name in the text of `Hit`
}

fn main() {}
