# To be sourced: installs the devices that the tests want (Debian, as root),
# makes a missing one a failure, and says how to reach them.

lavapipe=/usr/share/vulkan/icd.d/lvp_icd.x86_64.json
missing=()
[ -e "$lavapipe" ] || missing+=(mesa-vulkan-drivers libvulkan1)
[ -e /usr/lib/chromium/chromium-headless-shell ] || missing+=(chromium-headless-shell)
if [ "${#missing[@]}" -gt 0 ]; then
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends "${missing[@]}"
fi

export WGSL_LAYOUT_REQUIRE_GPU=1
# lavapipe compiles each shader for a single run: optimising it costs more.
export VK_ICD_FILENAMES="$lavapipe" GALLIVM_PERF=nopt
