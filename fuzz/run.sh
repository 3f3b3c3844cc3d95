#!/usr/bin/env bash
# Arbitrary bytes against the decoder and the encoder, for a bounded time:
# `fuzz/run.sh [SECONDS]`, 30 by default, for each target.
set -euo pipefail
cd "$(dirname "$0")/.."
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

# With coverage feedback and AddressSanitizer, where the tools are there.
if cargo +nightly fuzz --version > /dev/null 2>&1; then
    for target in read write; do
        cargo +nightly fuzz run "$target" -- \
            -max_total_time="$seconds" -max_len=2048 -len_control=0 -print_final_stats=1
    done
else
    echo "skipped the fuzz targets: no nightly toolchain with cargo-fuzz (cargo install --locked cargo-fuzz)"
fi
