//! Every text on its own: naga and Tint accept it.

use wgsl_layout::RuleSet;
use wgsl_layout_gpu_tests::shader::{Job, strict_uniform};
use wgsl_layout_gpu_tests::tint::Tint;
use wgsl_layout_gpu_tests::{cases, shape};

#[test]
fn naga_accepts_every_text() {
    let (mut texts, mut strict) = (0, 0);
    for case in cases::all() {
        shape::validate(case.module)
            .unwrap_or_else(|refused| panic!("{refused}\n{}", case.describe()));
        for &elements in case.lengths() {
            let job = Job::new(&case, elements, RuleSet::Strict)
                .unwrap_or_else(|refused| panic!("{refused}\n{}", case.describe()));
            shape::validate(&job.text)
                .unwrap_or_else(|refused| panic!("{refused}\n{}\n{}", case.name, job.text));
            texts += 1;
        }
        let verdict = strict_uniform(&case);
        assert_eq!(
            verdict.is_ok(),
            case.layout.check(RuleSet::Strict).is_ok(),
            "naga says {:?} of a uniform buffer\n{}",
            verdict.err().map(|refused| refused.to_string()),
            case.describe()
        );
        strict += usize::from(verdict.is_ok());
    }
    println!("naga accepts {texts} shaders; {strict} types are strictly uniform");
    assert!(texts >= 300);
}

#[test]
fn tint_accepts_every_text() {
    let Some(tint) = Tint::find() else {
        println!("skipped tint_accepts_every_text: there is no `tint` in PATH");
        return;
    };
    let mut texts = 0;
    for case in cases::all() {
        let elements = case.lengths()[0];
        let job = Job::new(&case, elements, RuleSet::StandardLayout)
            .unwrap_or_else(|refused| panic!("{refused}\n{}", case.describe()));
        for text in [case.module, &job.text] {
            tint.validate(text)
                .unwrap_or_else(|refused| panic!("{refused}\n{}\n{text}", case.name));
            texts += 1;
        }
    }
    println!("tint accepts {texts} texts");
    assert!(texts >= 600);
    assert!(
        tint.validate("struct A { a: u33 }").is_err(),
        "tint accepts anything"
    );
}
