//! `impl_list!` for a type that is no `WgslList`.

struct Stack(Vec<f32>);

wgsl_layout::impl_list!(Stack); //~ ERROR `Stack` is not a list

fn main() {}
