//! Time of encoding and decoding over that of a plain copy of the WGSL bytes.
//!
//! All contenders take turns in one process, over the same memory; of many
//! rounds the median ratio is printed.

use std::time::Duration;

use wgsl_layout_benches::{Case, Contender, Table, cases, thread_time};

/// In cache: the size of L2 is what matters.
const IN_CACHE: fn(usize) -> usize = |_| {
    if cfg!(debug_assertions) {
        2_000
    } else {
        10_000
    }
};
/// Source and destination are each larger than the caches of most machines.
const BEYOND: fn(usize) -> usize = |bytes| (64 << 20) / bytes;
/// What runs for a shorter time than this is repeated.
const MEASURED: Duration = Duration::from_micros(200);

fn main() {
    let only: Vec<String> = std::env::args()
        .skip(1)
        .filter(|argument| !argument.starts_with("--"))
        .collect();
    println!(
        "time over that of a plain copy, {}, thread CPU time, medians\n",
        if cfg!(debug_assertions) {
            "debug"
        } else {
            "release"
        }
    );
    print("in cache", IN_CACHE, 101, &only);
    if !cfg!(debug_assertions) {
        print("in a larger cache", |_| 30_000, 51, &only);
    }
    if !cfg!(debug_assertions) {
        print("far beyond the cache", BEYOND, 5, &only);
    }
}

fn print(title: &str, elements: fn(usize) -> usize, rounds: usize, only: &[String]) {
    let head = [
        "goal", "ours", "encase", "mirror", "fields", "create", "new",
    ];
    let mut table = Table::new([
        title, head[0], head[1], head[2], head[3], head[4], head[5], head[6],
    ]);
    for mut case in cases(elements) {
        if !only.is_empty() && !only.iter().any(|name| case.name.contains(name.as_str())) {
            continue;
        }
        case.compare();
        let ratios = measure(&mut case, rounds);
        let mut row = vec![case.name.to_string(), case.goal.to_string()];
        row.extend(head[1..].iter().map(|name| {
            match case
                .contenders
                .iter()
                .position(|contender| contender.name == *name)
            {
                Some(i) => format!("{:.2}", ratios[i]),
                None => String::new(),
            }
        }));
        table.row(row);
    }
    println!("{table}");
}

/// The time of each contender over that of the first one.
fn measure(case: &mut Case, rounds: usize) -> Vec<f64> {
    // The number of runs that take long enough, for each of them.
    let repeats: Vec<u32> = case.contenders.iter_mut().map(repeats).collect();
    let mut ratios = vec![Vec::with_capacity(rounds); case.contenders.len()];
    for _ in 0..rounds {
        let mut base = f64::NAN;
        for (i, contender) in case.contenders.iter_mut().enumerate() {
            let time = time(contender, repeats[i]) / f64::from(repeats[i]);
            if i == 0 {
                base = time;
            }
            ratios[i].push(time / base);
        }
    }
    let median = |mut ratios: Vec<f64>| {
        ratios.sort_by(f64::total_cmp);
        ratios[ratios.len() / 2]
    };
    ratios.into_iter().map(median).collect()
}

fn repeats(contender: &mut Contender) -> u32 {
    let mut repeats = 1;
    while time(contender, repeats) < MEASURED.as_secs_f64() {
        repeats *= 2;
    }
    repeats
}

fn time(contender: &mut Contender, repeats: u32) -> f64 {
    // Once more before, so that the contender finds its own data in the cache.
    if repeats > 1 {
        (contender.run)();
    }
    let start = thread_time();
    for _ in 0..repeats {
        (contender.run)();
    }
    thread_time().saturating_sub(start).as_secs_f64()
}
