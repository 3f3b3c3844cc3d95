#!/usr/bin/env bash
# Line coverage of both crates: `tests/coverage.sh [LLVM]`, where LLVM is the
# suffix or the directory prefix of llvm-profdata and llvm-cov, such as "-22"
# for Debian's llvm-22. Their version has to be that of `rustc -vV`.
set -euo pipefail
cd "$(dirname "$0")/.."
suffix=${1:--22}

work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
printf '#!/bin/sh\nexec "$@" -Cinstrument-coverage\n' > "$work/rustc"
chmod +x "$work/rustc"
# Only the workspace is instrumented; generic code counts where it is used.
export RUSTC_WORKSPACE_WRAPPER=$work/rustc CARGO_INCREMENTAL=0
export LLVM_PROFILE_FILE=$work/%p-%m.profraw

# The derive writes its counts when the compiler that runs it ends.
packages=(-p wgsl-layout -p wgsl-layout-derive -p wgsl-layout-tests -p wgsl-layout-type-tests
    -p wgsl-layout-soundness)
# `random` is left out: it takes longest to build, and adds nothing to the lines.
tests=(--lib)
for file in tests/tests/*.rs tests/types/tests/*.rs tests/soundness/tests/*.rs; do
    name=$(basename "$file" .rs)
    [ "$name" = random ] || tests+=(--test "$name")
done
cargo test "${packages[@]}" "${tests[@]}" --no-run --message-format=json > "$work/built.json"
cargo test "${packages[@]}" "${tests[@]}" -q --no-fail-fast
mapfile -t objects < <(grep -o '"executable":"[^"]*"' "$work/built.json" | cut -d'"' -f4)
derive=$(grep -o '[^"]*libwgsl_layout_derive-[^"]*\.so' "$work/built.json" | head -1)
library=$(grep -o '[^"]*libwgsl_layout-[^"]*\.rlib' "$work/built.json" | head -1)

# Mistakes: the error paths of the derive. Each file is meant to fail.
for file in ui-tests/tests/fail/*.rs ui-tests/tests/fail/*/*.rs; do
    [ -e "$file" ] || continue
    rustc --edition 2024 --crate-type bin --emit metadata --out-dir "$work" --cap-lints allow \
        --extern wgsl_layout="$library" -L dependency="$(dirname "$library")" "$file" \
        > /dev/null 2>&1 || true
done

"llvm-profdata$suffix" merge -sparse "$work"/*.profraw -o "$work/all.profdata"
"llvm-cov$suffix" report --instr-profile "$work/all.profdata" "$derive" \
    $(printf -- '--object %s ' "${objects[@]}") \
    --sources wgsl-layout/src wgsl-layout-derive/src
"llvm-cov$suffix" show --instr-profile "$work/all.profdata" "$derive" \
    $(printf -- '--object %s ' "${objects[@]}") \
    --sources wgsl-layout/src > "$work/lines.txt"
python3 tests/coverage_at_run_time.py "$work/lines.txt"
