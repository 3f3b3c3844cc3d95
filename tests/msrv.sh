#!/usr/bin/env bash
# Builds both crates, and runs the tests of memory safety, with the oldest
# compiler that is supported: Debian's `rustc-web` 1.85, unpacked beside the
# system, not installed.
set -euo pipefail
cd "$(dirname "$0")/.."

version=1.85.0+dfsg3-1~deb12u3
root=${WGSL_LAYOUT_MSRV_ROOT:-${TMPDIR:-/tmp}/wgsl-layout-rust-1.85}
if [ ! -x "$root/usr/bin/rustc" ]; then
    apt-get update -qq
    mkdir -p "$root/packages"
    (cd "$root/packages" && apt-get -qq download \
        {rustc-web,cargo-web,libstd-rust-web-dev,libstd-rust-web-1.85}="$version" \
        libllvm19 libhttp-parser2.9 libpcre3) || {
        rm -r "$root"
        echo "skipped: Debian has these packages no longer; name another source of Rust 1.85"
        exit 0
    }
    for package in "$root"/packages/*.deb; do
        dpkg -x "$package" "$root"
    done
    rm -r "$root/packages"
fi
export LD_LIBRARY_PATH=$root/usr/lib/x86_64-linux-gnu:$root/lib/x86_64-linux-gnu
export RUSTC=$root/usr/bin/rustc CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-target}/rust-1.85
cargo=$root/usr/bin/cargo

"$RUSTC" --version
# All features but those whose crates need a newer compiler themselves:
# nalgebra 0.34 and 0.35, and Bevy's colours.
features=$(sed -n '/^\[features\]/,/^\[dep/s/^\([a-z0-9-]*\) = .*/\1/p' wgsl-layout/Cargo.toml |
    grep -v -e '^nalgebra-03[45]$' -e '^bevy-color-' | paste -sd,)
"$cargo" build --locked -p wgsl-layout --no-default-features
"$cargo" build --locked -p wgsl-layout --features "$features"
# naga wants a newer compiler, so it is the tests without it that run.
"$cargo" test --locked -p wgsl-layout-soundness
echo "built with $("$RUSTC" --version): features $features"
