#!/usr/bin/env bash
# Checks the features of wgsl-layout one by one, none of them, and all together,
# and shows that a plain build depends on nothing that it did not ask for. Holds
# the README's table of features against the manifest.
# About twenty small builds, which share their dependencies.
set -euo pipefail
cd "$(dirname "$0")/.."
export CARGO_TERM_COLOR=never RUSTFLAGS="-D warnings" CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-target}/features"

features=$(sed -n '/^\[features\]$/,/^\[dependencies\]$/s/^\([a-z0-9-]*\) = .*/\1/p' wgsl-layout/Cargo.toml | grep -vx default | sort)
[ -n "$features" ] || { echo "no features found in the manifest" >&2; exit 1; }

described=$(sed -n '/^| feature |/,/^$/s/^| `\([^`]*\)` |.*/\1/p' README.md | sort)
if ! diff <(echo "$described") <(echo "$features"); then
    echo "README.md (<) and wgsl-layout/Cargo.toml (>) do not have the same features" >&2
    exit 1
fi

check() {
    echo "wgsl-layout with: ${*:-its default features}"
    cargo check --quiet -p wgsl-layout "$@"
}
check
check --no-default-features
for feature in $features; do
    check --no-default-features --features "$feature"
done
check --all-features

tree=$(cargo tree -p wgsl-layout --no-default-features --edges normal --prefix none --format '{p}' | sed 's/ .*//' | sort -u)
echo "dependencies without features:" $tree
for crate in $tree; do
    case $crate in
        wgsl-layout | wgsl-layout-derive | bytemuck | proc-macro2 | quote | syn | unicode-ident) ;;
        *) echo "a plain build depends on $crate" >&2; exit 1 ;;
    esac
done
