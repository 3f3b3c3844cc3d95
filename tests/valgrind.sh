#!/usr/bin/env bash
# The test programs of the whole workspace once more, as `cargo test --workspace`
# has built them, under valgrind: no byte is read that was never written or is
# not ours, and no memory is lost.
#
# valgrind and not AddressSanitizer, since it needs no second build of naga and
# all the math crates, and since it sees reads of uninitialised bytes, which
# AddressSanitizer does not. What valgrind cannot see, reads beyond the end of
# what is on the stack, `soundness/ci.sh` looks for with AddressSanitizer.
#
# Left out, since nothing of this library is executed in them that is not
# executed in the others:
#   ui-tests            run the compiler over files, and nothing else;
#   tests/gpu/tests     drive a Vulkan driver and a browser: what these are given
#                       is encoded and decoded in the unit tests of tests/gpu;
#   tests/benches       have no tests.
# Documentation tests are programs that rustdoc deletes when they have run.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! command -v valgrind > /dev/null; then
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends valgrind
fi

# The directory of the package and the program, a line each. The selection is
# that of `cargo test --workspace`: another one has other features, and would
# build everything again.
programs="$(cargo test --workspace --tests --no-run --message-format=json |
    sed -n 's#.*"manifest_path":"\([^"]*\)/Cargo.toml".*"executable":"\([^"]*\)".*#\1 \2#p' |
    awk '$1 !~ /\/(ui-tests|ui-tests\/rewrite|tests\/benches)$/ &&
        ($1 !~ /\/tests\/gpu$/ || $2 ~ /\/wgsl_layout_gpu_tests-/)')"

# A function of the user that panics in the middle of decoding leaks what was
# decoded before it: that is documented, and these tests do it.
export leaking="a_default_that_panics conversions_that_panic_while_decoding shared_and_borrowed"
# Programs of a proc-macro crate are linked to the library of the compiler.
LD_LIBRARY_PATH="$(rustc --print target-libdir)"
export LD_LIBRARY_PATH

run() {
    directory="$1" program="$2" name="$(basename "$2")"
    name="${name%-*}"
    # As cargo runs it.
    cd "$directory"
    export CARGO_MANIFEST_DIR="$directory"
    log="$(mktemp)"
    check() {
        valgrind --quiet --error-exitcode=9 --num-callers=30 "$@" > "$log" 2>&1 && return
        echo "-- $name fails under valgrind:"
        cat "$log"
        exit 1
    }
    if [[ "$directory" == */gpu ]]; then
        # Its values of borrowing types are leaked.
        leaks=--leak-check=no
    else
        # Blocks that only lost blocks point to are lost with these.
        leaks="--leak-check=full --errors-for-leak-kinds=definite"
    fi
    check $leaks "$program" --test-threads=1 $(printf -- '--skip=%s ' $leaking)
    summary="$(sed -n 's/^test result: ok. \([0-9]* passed\).*/\1/p' "$log")"
    if [[ "$directory" == */soundness ]]; then
        check --leak-check=no "$program" --test-threads=1 $leaking
        summary+="$(sed -n 's/^test result: ok. \([1-9][0-9]*\) passed.*/, \1 that may leak/p' "$log")"
    fi
    rm "$log"
    echo "$name: $summary"
}
export -f run

echo "$programs" | xargs -P "$(nproc)" -L 1 bash -euo pipefail -c 'run "$@"' run
echo "-- $(wc -l <<< "$programs") programs, nothing found"
