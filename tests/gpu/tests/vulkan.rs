//! Every case on a Vulkan device: a shader reads what `write_into` wrote, from
//! storage and, where the strict rules allow it, from a uniform buffer, and
//! what a shader wrote is decoded.

use wgsl_layout_gpu_tests::cases;
use wgsl_layout_gpu_tests::device::Gpu;
use wgsl_layout_gpu_tests::shader::{Job, UniformRules};

#[test]
fn shaders_read_and_write_every_scalar() {
    let Some(mut gpu) = Gpu::open_or_skip("shaders_read_and_write_every_scalar") else {
        return;
    };
    let cases = cases::all();
    let (mut jobs, mut scalars, mut uniforms, mut without_f16) = (0, 0, 0, 0);
    let mut failures = Vec::new();
    for case in &cases {
        for &elements in case.lengths() {
            let job = match Job::new(case, elements, UniformRules::Strict) {
                Ok(job) => job,
                Err(refused) => {
                    failures.push(format!("{refused}\n{}", case.describe()));
                    continue;
                }
            };
            if job.f16 && !gpu.f16 {
                without_f16 += 1;
                continue;
            }
            jobs += 1;
            scalars += job.expected.len();
            uniforms += usize::from(job.uniform);
            if let Err(error) = gpu.check(&job) {
                failures.push(format!(
                    "{error}\nwith {elements} elements: {}\n{}",
                    case.describe(),
                    job.text
                ));
                // A lost device fails all that comes after it.
                gpu = Gpu::open().expect("there was a device");
            }
        }
    }
    println!(
        "{} types, {jobs} shaders, {scalars} scalars read, {uniforms} uniform; {without_f16} left out \
         because the adapter has no f16",
        cases.len()
    );
    assert!(
        failures.is_empty(),
        "{} failed:\n{}",
        failures.len(),
        failures.join("\n\n")
    );
    assert!(cases.len() >= 300 && uniforms >= 60, "cases are missing");
}
