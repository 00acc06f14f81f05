#!/bin/bash
# Libraries with many code objects, rocRAND and rocSPARSE: all kernels are decoded, and one of them is found and run.
# Usage: libraries_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
onward=$build/onward
export LIMIT=300

# all NAME FILE KERNELS: no kernel of the library is refused, there are at least KERNELS, and processor time is 20 seconds at most.
all() {
    expect_exit 0 "$1" bash -c "ulimit -t 20; exec '$onward' asm '$2'"
    if [ "$(grep -c '^kernel' "$work/out")" -ge "$3" ] && ! grep -q '^  refused' "$work/out"; then ok; else not_ok "$1" "refused, or too few"; fi
    grep '^kernel' "$work/out" | sort >"$work/kernels"
    expect_exit 0 "$1, as a list" bash -c "ulimit -t 5; exec '$onward' asm --list '$2'"
    if grep '^kernel' "$work/out" | sort | cmp -s - "$work/kernels"; then ok; else not_ok "$1" "asm and asm --list have other kernels"; fi
}

random=$(find /usr/lib -name librocrand.so.1 -print -quit 2>/dev/null)
sparse=$(find /usr/lib -name librocsparse.so.0 -print -quit 2>/dev/null)
if [ -n "$random" ]; then all "kernels of rocRAND" "$random" 50; else skipped=$((skipped + 1)); echo "SKIPPED kernels of rocRAND: needs librocrand1"; fi
if [ -n "$sparse" ]; then
    ! in_turn 4 || all "kernels of rocSPARSE" "$sparse" 12000
    # scales KERNEL...: a .sim file with the kernel that scales 200 of 256 elements.
    scales() {
        printf '%s %s\n256 1 1\n256 1 1\n<size=4 int> 200\n<size=800 float fill=3 expect=6>\n<size=4 float> 2\n' "$sparse" "$1" >"$work/scale.sim"
    }
    scales '"void scale_array<256u, int, float>(int, float*, float)"'
    expect_exit 0 "a kernel by what its name means" "$onward" run "$work/scale.sim"
    scales _ZL11scale_arrayILj256EifEvT0_PT1_S1_
    expect_exit 0 "a kernel by its name" "$onward" run "$work/scale.sim"
    scales '"scale_array<256u, int, float>"'
    expect_exit 2 "a name of two kernels" "$onward" run "$work/scale.sim"
    expect_words "scale_array<256u, int, float> means 2 kernels in 1" "a name of two kernels"
    scales nothing
    expect_exit 2 "no such kernel" "$onward" run "$work/scale.sim"
    expect_words "nothing means 0 kernels in 1" "no such kernel"
else
    skipped=$((skipped + 1))
    echo "SKIPPED kernels of rocSPARSE: needs librocsparse0"
fi
finish libraries
