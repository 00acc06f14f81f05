#!/bin/bash
# onward run --check uninitialised,barriers,alignment,bounds: kernels with a bug are reported with their lines, unoptimised and
# optimised, also where their work-groups are moved; the same kernels without the bug are clean. tests/shell/checks has both.
# Usage: undefined_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
cp tests/shell/checks/generated/undefined*.s tests/shell/checks/undefined.cl "$work/"
kinds=uninitialised,barriers,alignment,bounds

# launch LEVEL KERNEL GLOBAL LOCAL ARGUMENT...: makes $work/KERNEL.sim.
launch() {
    local level=$1 kernel=$2 global=$3 size=$4
    shift 4
    { printf '%s\n' "undefined_$level.s $kernel" "$global 1 1" "$size 1 1"; printf '%s\n' "$@"; } >"$work/$kernel.sim"
}

# finds STATUS KERNEL PATTERN...: the launch ends so and each pattern is in the report. clean KERNEL OPTION...: nothing is found.
finds() {
    local status=$1 kernel=$2 pattern
    shift 2
    expect_exit "$status" "$kernel $level" "$build/onward" run "$work/$kernel.sim" --check "$kinds"
    for pattern; do expect_report "$pattern" "$kernel $level"; done
}
clean() {
    local kernel=$1
    shift
    expect_exit 0 "$kernel $level" "$build/onward" run "$work/$kernel.sim" --check "$kinds" "$@"
    if grep -qE '^onward: (uninitialised|barriers|alignment|bounds)' "$work/out"; then
        not_ok "$kernel $level" "$(grep -E '^onward: ' "$work/out" | head -n 1)"
    else ok; fi
}

# line TEXT: the number of the line of the source with it, behind the kernel that was named last.
line() { awk -v kernel="$1" -v text="$2" '$0 ~ "kernel void " kernel "\\(" { in_it = 1 } in_it && index($0, text) { print NR; exit }' \
    "$work/undefined.cl"; }

one='<size=512 uint fill=0>'
for level in O0 O2; do
    launch "$level" local_unwritten 128 64 "$one"
    finds 1 local_unwritten "^onward: uninitialised: undefined.cl:$(line local_unwritten 'out[') .*store of an undefined value to out\[32\]" \
        "LDS\+128|part\[32\]" '64 times'
    launch "$level" local_written 128 64 "$one"
    clean local_written
    launch "$level" branch_unwritten 128 64 "$one"
    finds 1 branch_unwritten "^onward: uninitialised: undefined.cl:$(line branch_unwritten '63 - i') .*branch of work-items"
    launch "$level" branch_written 128 64 "$one"
    clean branch_written
    for kernel in buffer address counter; do
        launch "$level" ${kernel}_unwritten 64 64 '<size=256 uint noinit>' '<size=256 uint fill=0>'
        launch "$level" ${kernel}_written 64 64 '<size=256 uint noinit>' '<size=256 uint fill=0>'
        clean ${kernel}_written
    done
    finds 1 buffer_unwritten 'store of an undefined value to out\[0\]' 'comes from in\[0\], which was never written'
    finds 1 address_unwritten 'access to memory at an undefined address' 'comes from in\[0\], which was never written'
    finds 1 counter_unwritten 'atomic on an undefined value of in\[0\]'
    launch "$level" private_written 64 64 '<size=256 uint fill=0>' '<size=4 uint> 4'
    clean private_written
    launch "$level" padding_copied 64 64 '<size=2048 uchar fill=0>' '<size=1024 float fill=0>'
    clean padding_copied
    launch "$level" barrier_skipped 128 128 "$one"
    finds 1 barrier_skipped "^onward: barriers: undefined.cl:$(line barrier_skipped 'barrier(') .*28 work-items of the wave skip.*work-item 100,0,0"
    launch "$level" barrier_reached 128 128 "$one"
    clean barrier_reached
    launch "$level" barriers_differ 128 128 "$one"
    finds 1 barriers_differ 'is at another barrier'
    launch "$level" wave_ended 128 128 "$one"
    finds 1 wave_ended 'wave 1 of the work-group has ended before'
    launch "$level" misaligned 64 64 '<size=264 uchar fill=0>' '<size=256 uint fill=0>'
    finds 1 misaligned "^onward: alignment: undefined.cl:$(line misaligned 'out[i]') .*load of 4 bytes at in\[1\]"
    launch "$level" misaligned_store 64 64 '<size=520 uint fill=0>'
    finds 1 misaligned_store 'alignment: .*store of 4 bytes at out\[0\]\+2'
    launch "$level" bytes_apart 64 64 '<size=264 uchar fill=0>' '<size=264 uchar fill=0>'
    clean bytes_apart
    launch "$level" bytes_taken 64 64 '<size=264 uchar fill=0>' '<size=256 uint fill=0>'
    clean bytes_taken
    launch "$level" local_past 64 64 '<size=256 uint fill=0>'
    finds 1 local_past "bounds: .*store of 4 bytes at byte 264 of local memory, of which the work-group has 264"
    launch "$level" buffer_past 64 64 '<size=256 uint fill=0>' '<size=256 uint fill=0>'
    finds 4 buffer_past 'bounds: .*load 0 bytes past the end of in'
    launch "$level" buffer_either 64 64 '<size=256 uint fill=0>' '<size=256 uint fill=0>' '<size=4 uint> 128'
    clean buffer_either

    # A shadow goes with its work-group: what was written before is defined afterwards, and what was not is not.
    launch "$level" moved 4096 128 '<size=16384 uint fill=0>' '<size=4 uint> 400' '<size=4 uint> 128'
    clean moved --policy awg --set gpu.cus=4 --lose-cu 1@10us --stats "$work/stats"
    expect_statistic switches_in -gt 0 "moved $level"
    launch "$level" moved 4096 128 '<size=16384 uint fill=0>' '<size=4 uint> 400' '<size=4 uint> 127'
    expect_exit 1 "moved $level" "$build/onward" run "$work/moved.sim" --check "$kinds" --policy awg --set gpu.cus=4 --lose-cu 1@10us
    expect_report '64 times|32 times' "moved $level"
done
level=O2 # pointers are not followed through memory
launch O2 buffer_other 64 64 '<size=256 uint fill=0>' '<size=256 uint fill=0>' '<size=4 uint> 128'
finds 1 buffer_other 'bounds: .*load of out\[0\] by a pointer to in, 256 bytes past it'
level=O0
launch O0 private_unwritten 64 64 '<size=256 uint fill=0>' '<size=4 uint> 4'
finds 1 private_unwritten 'comes from private memory that was never written'
finish undefined
