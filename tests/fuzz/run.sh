#!/usr/bin/env bash
# Arbitrary bytes against the decoder and the encoder, for a bounded time:
# `tests/fuzz/run.sh [SECONDS]`, 30 by default, for each target.
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-30}

# On stable, from a fixed seed: the expected digests stand in the test. What is
# optimised is our code and its instances in the test, not naga.
cargo test -p wgsl-layout-tests --test faults -- --nocapture
optimised=()
for package in wgsl-layout wgsl-layout-tests; do
    optimised+=(--config "profile.dev.package.$package.opt-level=3")
    optimised+=(--config "profile.dev.package.$package.debug-assertions=false")
    optimised+=(--config "profile.dev.package.$package.overflow-checks=false")
done
cargo test "${optimised[@]}" -p wgsl-layout-tests --test faults -- --nocapture

# With coverage feedback and AddressSanitizer: what `cargo +nightly fuzz run`
# does, without having to install it.
if ! rustc +nightly --version > /dev/null 2>&1; then
    echo "skipped the fuzz targets: there is no nightly toolchain"
    exit
fi
host=$(rustc +nightly -vV | sed -n 's/^host: //p')
export RUSTFLAGS="--cfg fuzzing -Zsanitizer=address -Ccodegen-units=1 -Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-level=4 -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares"
cargo +nightly build --release --locked --target "$host" --manifest-path tests/fuzz/Cargo.toml
corpus=$(mktemp -d)
trap 'rm -r "$corpus"' EXIT
for target in read write; do
    mkdir "$corpus/$target"
    "tests/fuzz/target/$host/release/$target" -max_total_time="$seconds" -max_len=2048 -len_control=0 \
        -print_final_stats=1 "$corpus/$target"
done
