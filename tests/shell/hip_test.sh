#!/bin/bash
# Programs of HIP on the simulated GPU: Debian's runtime, unmodified, loads the library of HSA that is built here.
# Usage: hip_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
export LIMIT=120

make -s BUILD="$1" "$1/libhsa-runtime64.so.1" >"$work/out" 2>&1 || not_ok "the library" "$(tail -n 1 "$work/out")"
library=$build/libhsa-runtime64.so.1

# wanted NAME FILE: the library has each symbol of FILE, with its version.
nm -D --defined-only "$library" | sed -n 's/.* \(hsa_[a-z0-9_]*\)@@ROCR_1$/\1/p' | sort >"$work/has"
wanted() {
    local missing
    missing=$(sort "$2" | comm -23 - "$work/has" | tr '\n' ' ')
    if [ -s "$2" ] && [ -z "$missing" ]; then ok; else not_ok "$1" "the library lacks ${missing:-everything}"; fi
}
wanted "symbols of ROCm 5.2's programs" tests/rocm/symbols.txt

if ! lacks "programs of HIP" hipcc nm; then
    for user in /usr/lib/*/libamdhip64.so.5 /usr/bin/rocminfo; do
        [ -f "$user" ] || continue
        nm -D --undefined-only "$user" | sed -n 's/.* \(hsa_[a-z0-9_]*\)@ROCR_1$/\1/p' >"$work/needs"
        wanted "symbols of $(basename "$user")" "$work/needs"
    done

    # compiled FILE [OPTION]...: compiles a program.
    export LD_LIBRARY_PATH=$build
    compiled() { hipcc --offload-arch=gfx803 -O2 -Itests/rocm "tests/rocm/$1" -o "$work/$1.out" "${@:2}" >"$work/out" 2>&1; }
    export GPU_ENABLE_COOP_GROUPS=1
    for name in vector_add work_groups streams queues cooperative host_and_device calls; do
        compiled "$name.hip" || not_ok "$name: compile" "$(head -n 1 "$work/out")"
        ONWARD_OPTIONS=quiet=on expect_exit 0 "$name" "$work/$name.hip.out"
    done
    expect_words "greetings 7 from 2" "printf"
    ONWARD_OPTIONS="timing=off policy=baseline gpu.cus=4" expect_exit 0 "options" "$work/vector_add.hip.out"
    expect_words "'awg-hw', 4 compute units, policy baseline, without timing" "the first line"
    ONWARD_OPTIONS="gpu.cus=0" expect_exit 1 "an option out of range" "$work/vector_add.hip.out"
    expect_words "gpu.cus" "an option out of range"
    compiled fault.hip
    expect_exit 134 "a fault" "$work/fault.hip.out"
    expect_words "a kernel faulted: " "a fault"
    if [ -f /usr/include/rocrand/rocrand.h ] && compiled random.cpp -lrocrand; then
        expect_exit 0 "rocRAND" "$work/random.cpp.out"
    fi
fi
finish hip
