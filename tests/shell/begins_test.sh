#!/bin/bash
# Kernels that begin while another one runs, with l1.begin_keeps: a launch reads what the one before it has written, the L1s of
# the other kernel stay, and nothing is older than it may be while work-groups move and a compute unit is lost.
# Usage: begins_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
mkdir "$work/generated"
cp tests/shell/begins/*.sim sim_hal/workloads/stealing/brief.sim "$work"
cp tests/shell/begins/generated/*.s sim_hal/workloads/stealing/generated/brief.s "$work/generated"

# brief GROUPS: a launch of as many work-groups, again and again; prints the path.
brief() {
    sed "3s/.*/$(($1 * 64)) 1 1/" "$work/brief.sim" >"$work/brief_$1.sim"
    echo "$work/brief_$1.sim"
}

# run NAME OPTION...: the table beside the launches, with right results.
run() {
    local name=$1
    shift
    expect_exit 0 "$name" "$build/onward" run "$work/table.sim" "$@" --stats "$work/stats"
}

for groups in 1 2 8; do
    beside="$(brief $groups)@0,1,5us"
    for mode in through combine; do
        run "$groups, $mode, off" --with "$beside" --set l1.mode=$mode
        missed=$(statistic l1_misses)
        expect_statistic l1_kept_kernel -eq 0 "$groups, $mode, off"
        run "$groups, $mode, on" --with "$beside" --set l1.mode=$mode --set l1.begin_keeps=1
        expect_statistic l1_kept_kernel -ge 16 "$groups, $mode, on"
        # As many of the launches' own compute units are invalidated as before.
        expect_statistic l1_invalidations_kernel -ge $((groups * ($(statistic with1_launches) - 2))) "$groups, $mode, on"
        [ $groups = 1 ] && expect_statistic l1_misses -lt $((missed / 4)) "$groups, $mode, on"
    done
done

# Two compute units for all, one of which is lost, so that work-groups move.
for policy in awg onward; do
    for mode in through combine; do
        for lost in 0@60us+50us 1@40us+100us; do
            run "$policy, $mode, $lost" --with "$(brief 8)@0,1,5us" --with "$(brief 2)@0,1,7us" --policy $policy \
                --set gpu.cus=2 --set simd.waves=2 --set cp.quantum=40000 --set l1.mode=$mode --set l1.begin_keeps=1 \
                --set l1.restore_keeps=1 --set cp.restore_same=1 --lose-cu $lost
            expect_statistic l1_kept_kernel -ge 1 "$policy, $mode, $lost"
            expect_statistic switches_in -ge 4 "$policy, $mode, $lost"
            expect_statistic l1_kept_restore -ge 1 "$policy, $mode, $lost"
        done
    done
done
finish begins
