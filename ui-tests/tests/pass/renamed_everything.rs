//! `rename_all` in text, layout, bytes and paths.

use wgsl_layout::{WgslDecode, WgslLayout, wgsl};

#[derive(WgslLayout, Debug, PartialEq)]
#[wgsl(rename = "camera", rename_all = "camelCase")]
struct Camera {
    view_proj: glam::Mat4,
    #[wgsl(rename = "NEAR")]
    near_plane: f32,
    #[wgsl(skip)]
    dirty_flag: bool,
    far_plane: f32,
}

const TEXT: &str = wgsl!(Camera);

fn main() {
    assert_eq!(
        TEXT,
        "struct camera {\n    viewProj: mat4x4f,\n    NEAR: f32,\n    farPlane: f32,\n}\n"
    );
    assert_eq!(Camera::LAYOUT.offset_of("farPlane"), 68);
    let camera = Camera {
        view_proj: glam::Mat4::IDENTITY,
        near_plane: 0.1,
        dirty_flag: false,
        far_plane: 100.0,
    };
    assert_eq!(Camera::read_from(&camera.to_bytes()), Ok(camera));
}
