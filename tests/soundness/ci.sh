#!/usr/bin/env bash
# The tests of memory safety in every kind of build. Few dependencies, so each
# build takes seconds.
set -euo pipefail
cd "$(dirname "$0")/../.."

package=wgsl-layout-soundness
kind() { printf -- '-- %s\n' "$*"; }

kind "optimised: each run of a run table is a piece of code"
cargo test --release -p "$package"

kind "glam without SIMD types, which are aligned in other ways"
cargo test --release -p "$package" --features scalar-math --target-dir target/scalar-math

if grep -q avx2 /proc/cpuinfo; then
    kind "the kernels for AVX2"
    RUSTFLAGS="-C target-feature=+avx2" cargo test --release -p "$package" \
        --target-dir target/avx2
else
    kind "skipped: this processor has no AVX2"
fi

host="$(rustc -vV | sed -n 's/^host: //p')"
if cargo +nightly --version > /dev/null 2>&1; then
    sanitized() {
        RUSTFLAGS=-Zsanitizer=address cargo +nightly test --release -p "$package" \
            --target "$host" --target-dir target/asan --tests -- "$@"
    }
    # A function of the user that panics in the middle of decoding leaks what was
    # decoded before it: that is documented, and these tests do it.
    leaking=(a_default_that_panics conversions_that_panic_while_decoding shared_and_borrowed)
    kind "AddressSanitizer, and no memory leaks"
    ASAN_OPTIONS=detect_leaks=1 sanitized "${leaking[@]/#/--skip=}"
    kind "AddressSanitizer, where memory may leak"
    ASAN_OPTIONS=detect_leaks=0 sanitized "${leaking[@]}"
else
    kind "skipped: AddressSanitizer needs a nightly toolchain"
fi

if command -v valgrind > /dev/null; then
    kind "valgrind: no byte that was never written is read"
    for test in hostile shapes conversions vertices; do
        program="$(cargo test --release -p "$package" --test "$test" --no-run --message-format=json 2> /dev/null |
            sed -n 's/.*"executable":"\([^"]*\)".*/\1/p' | tail -1)"
        valgrind --quiet --error-exitcode=9 "$program" --test-threads=1
    done
else
    kind "skipped: valgrind is not installed"
fi
