use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(max_size(64))] //~ ERROR `Camera` is 80 bytes, but `max_size(64)` allows 64: member `position` ends at byte 76
struct Camera {
    view: glam::Mat4,
    position: glam::Vec3,
}

fn main() {}
