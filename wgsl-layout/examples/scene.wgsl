@group(0) @binding(0) var<uniform> camera: Camera;
@group(0) @binding(1) var<storage> scene: Scene;
@group(0) @binding(2) var<storage, read_write> particles: array<Particle>;

// Light that reaches a point, without shadows.
fn light_at(point: vec3f) -> vec3f {
    var sum = vec3f();
    for (var i = 0u; i < scene.light_count; i++) {
        let light = scene.lights[i];
        let reach = max(0.0, 1.0 - distance(point, light.position) / light.radius);
        sum += light.color * light.intensity * reach * reach;
    }
    return sum * scene.materials[0].albedo.rgb;
}

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u) {
    if id.x >= arrayLength(&particles) {
        return;
    }
    let particle = &particles[id.x];
    (*particle).age += camera.time;
    (*particle).position += (*particle).velocity * length(light_at((*particle).position));
}
