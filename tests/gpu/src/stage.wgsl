
@vertex
fn vs(corner: Corner, quad: Quad) -> Passed {
    var out: Passed;
    let turned = Quad_turn(quad) * (corner.corner * corner.scale);
    out.clip = vec4f(turned + quad.center, 0.0, 1.0);
    out.spare = corner.cover;
    out.color = vec4f(quad.tint.rgb * quad.mask.rgb, corner.cover.x);
    let hundreds = quad.hundreds.x + quad.hundreds.y;
    out.id = u32(i32(quad.id + 100u * hundreds) + quad.less);
    return out;
}

@fragment
fn fs(in: Read) -> Pixels {
    var out: Pixels;
    out.color = in.color;
    out.id = in.id + select(10000u, 0u, in.front);
    return out;
}
