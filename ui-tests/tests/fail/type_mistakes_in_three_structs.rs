use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    on: bool, //~ ERROR a WGSL `bool` has no layout in memory
    range: f32,
}

#[derive(WgslLayout)]
struct Room {
    light: Light,
    size: (f32, f32), //~ ERROR a tuple has no WGSL layout
}

#[derive(WgslLayout)]
struct House {
    rooms: [Room; 4],
    name: String, //~ ERROR WGSL has no text
}

fn main() {
    let _ = (House::LAYOUT, House::WGSL, Room::LAYOUT.size());
}
