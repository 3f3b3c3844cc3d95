//! Instructions an element, counted by callgrind: the same on every run.
//!
//! Without arguments it runs itself under valgrind once for each contender;
//! with `--measured CASE CONTENDER` it is the program that valgrind looks at.

use std::process::Command;

use wgsl_layout_benches::{Table, cases};

const ELEMENTS: usize = 1_000;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    match arguments.as_slice() {
        [_, mode, case, contender] if mode == "--measured" => return run_one(case, contender),
        _ => {}
    }
    if Command::new("valgrind").arg("--version").output().is_err() {
        println!("valgrind is not installed, so no instructions are counted");
        return;
    }
    let head = [
        "copy", "ours", "encase", "mirror", "fields", "create", "new",
    ];
    let mut table = Table::new([
        "instructions an element",
        head[0],
        head[1],
        head[2],
        head[3],
        head[4],
        head[5],
        head[6],
    ]);
    for case in cases(|_| ELEMENTS) {
        let mut row = vec![case.name.to_string()];
        row.extend(head.iter().map(|name| {
            match case
                .contenders
                .iter()
                .find(|contender| contender.name == *name)
            {
                Some(_) => format!("{:.2}", count(case.name, name)),
                None => String::new(),
            }
        }));
        table.row(row);
    }
    println!("{table}");
    println!("(a `rep movs` of the system's copy counts once for each step, so `copy` reads high)");
}

fn run_one(case: &str, contender: &str) {
    for mut found in cases(|_| ELEMENTS) {
        if found.name == case {
            for contender in found
                .contenders
                .iter_mut()
                .filter(|other| other.name == contender)
            {
                measured(&mut contender.run);
            }
        }
    }
}

/// What callgrind looks at, by its name.
#[inline(never)]
fn measured(run: &mut dyn FnMut()) {
    run();
    // Something to do after the call, so that it is not the last one: a jump
    // would leave the function before the work begins.
    std::hint::black_box(());
}

/// Instructions of `measured`, for each element.
fn count(case: &str, contender: &str) -> f64 {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg("--toggle-collect=*measured*")
        .arg(std::env::current_exe().expect("the system knows it"))
        .args(["--measured", case, contender])
        .output()
        .expect("valgrind runs");
    let log = String::from_utf8_lossy(&output.stderr);
    let instructions = log
        .lines()
        .filter_map(|line| line.split_once("Collected : "))
        .find_map(|(_, number)| number.trim().parse::<f64>().ok());
    let Some(instructions) = instructions else {
        panic!("callgrind has counted nothing:\n{log}");
    };
    #[allow(clippy::cast_precision_loss)]
    let elements = ELEMENTS as f64;
    instructions / elements
}
