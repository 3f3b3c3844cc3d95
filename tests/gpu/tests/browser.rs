//! Every case in a headless Chromium, whose compiler (Tint) and whose uniform
//! rules (`uniform_buffer_standard_layout`) are others than wgpu's.

use wgsl_layout::RuleSet;
use wgsl_layout_gpu_tests::browser::{self, Failure, Task};
use wgsl_layout_gpu_tests::shader::Job;
use wgsl_layout_gpu_tests::{cases, skip};

const TEST: &str = "a_browser_reads_and_writes_every_scalar";

#[test]
fn a_browser_reads_and_writes_every_scalar() {
    let mut jobs = Vec::new();
    let mut without_f16 = 0;
    let outcome = browser::run(|hello| {
        let rules = if hello.standard {
            RuleSet::StandardLayout
        } else {
            RuleSet::Strict
        };
        for case in cases::all() {
            for &elements in case.lengths() {
                let job = Job::new(&case, elements, rules)
                    .unwrap_or_else(|refused| panic!("{refused}\n{}", case.describe()));
                if job.f16 && !hello.f16 {
                    without_f16 += 1;
                } else {
                    jobs.push(job);
                }
            }
        }
        jobs.iter().map(task).collect()
    });
    let (hello, outcomes) = match outcome {
        Ok(outcome) => outcome,
        Err(Failure::Missing(reason)) => return skip(TEST, &reason),
        Err(Failure::Broken(reason)) => panic!("{reason}"),
    };
    let mut failures = Vec::new();
    for (job, outcome) in jobs.iter().zip(outcomes) {
        let verdict = outcome.and_then(|(seen, destination)| job.judge(&seen, &destination));
        if let Err(error) = verdict {
            failures.push(format!(
                "{error}\nwith {} elements: {}\n{}",
                job.elements,
                job.case.describe(),
                job.text
            ));
        }
    }
    let uniform = jobs.iter().filter(|job| job.uniform);
    let relaxed = uniform
        .clone()
        .filter(|job| job.case.layout.check(RuleSet::Strict).is_err());
    let (uniform, relaxed) = (uniform.count(), relaxed.count());
    println!("{TEST}: {hello:?}");
    println!(
        "{} shaders, {} scalars read, {uniform} uniform, {relaxed} of these only by the standard \
         layout; {without_f16} left out because the adapter has no f16",
        jobs.len(),
        jobs.iter().map(|job| job.expected.len()).sum::<usize>(),
    );
    assert!(
        failures.is_empty(),
        "{} failed:\n{}",
        failures.len(),
        failures.join("\n\n")
    );
    assert!(jobs.len() >= 300 && uniform >= 60, "cases are missing");
    assert!(relaxed >= 20 || !hello.standard, "cases are missing");
}

fn task(job: &Job) -> Task {
    Task {
        text: job.text.clone(),
        seen: job.expected.len(),
        source: job.encoded.clone(),
        given: job.given.clone(),
        uniform: job.uniform,
        picture: None,
    }
}
