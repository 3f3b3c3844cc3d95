use wgsl_layout::WgslLayout;
use wgsl_layout_rewrite::rewrite;

/// No bytes, but whoever has one has proved something.
struct Token(());

/// A field that nobody would initialise.
#[derive(WgslLayout)] //~ ERROR pattern requires `..` due to inaccessible fields
#[wgsl(transparent)]
#[rewrite(meters => token: Token, meters)]
struct Range {
    meters: f32,
}

fn main() {}
