//! Every case on a Vulkan device: a shader reads what `write_into` wrote, from
//! storage and, where the strict rules allow it, from a uniform buffer, and
//! what a shader wrote is decoded.

use wgsl_layout::RuleSet;
use wgsl_layout_gpu_tests::cases;
use wgsl_layout_gpu_tests::device::Gpu;
use wgsl_layout_gpu_tests::shader::Job;

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
            let job = match Job::new(case, elements, RuleSet::Strict) {
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

/// The test above can fail: each fault is found, and its words name it.
#[test]
fn faults_are_found_and_named() {
    let Some(gpu) = Gpu::open_or_skip("faults_are_found_and_named") else {
        return;
    };
    let all = cases::hand();
    let light = all.iter().find(|case| case.name.ends_with("::Light"));
    let job = || Job::new(light.expect("a case"), 1, RuleSet::Strict).expect("a valid text");
    let error = |job: &Job| gpu.check(job).expect_err("a fault that nobody finds");

    // The encoder swaps two members of one type.
    let mut wrong = job();
    let (radius, intensity) = (
        wrong.encoded[12..16].to_vec(),
        wrong.encoded[28..32].to_vec(),
    );
    wrong.encoded[12..16].copy_from_slice(&intensity);
    wrong.encoded[28..32].copy_from_slice(&radius);
    let words = error(&wrong);
    assert!(words.contains("in storage, .radius is"), "{words}");
    assert!(words.contains("has the value of .intensity"), "{words}");

    // The text has another order than the bytes.
    let mut wrong = job();
    wrong.text = wrong
        .text
        .replace("    radius: f32", "    other: f32")
        .replace("    intensity: f32", "    radius: f32")
        .replace("    other: f32", "    intensity: f32");
    assert!(error(&wrong).contains(".radius is"), "{}", error(&wrong));

    // The decoder is given something else than the shader was.
    let mut wrong = job();
    wrong.text = wrong
        .text
        .replace("destination.radius", "destination.intensity");
    assert!(error(&wrong).contains("decoded is"), "{}", error(&wrong));

    // The text is invalid.
    let mut wrong = job();
    wrong.text = wrong.text.replace("radius: f32", "radius: f33");
    assert!(error(&wrong).contains("f33"), "{}", error(&wrong));

    assert_eq!(gpu.check(&job()), Ok(()), "the device is in order again");
}
