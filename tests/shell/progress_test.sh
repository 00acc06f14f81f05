#!/bin/bash
# Forward progress from outside: what must finish finishes with the right result, what never can is reported, exit 3, with
# who waits where. Usage: progress_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
run="$build/onward run"
small="--set gpu.cus=1 --set simd.waves=1" # holds two one-wave work-groups
t=tests/shell/progress
h=sim_hal/workloads/heterosync

# A barrier of four spinning work-groups on a GPU that holds two.
expect_exit 0 "the barrier fits" $run $t/spin_barrier.sim
# shellcheck disable=SC2086
{
    expect_exit 3 "the barrier does not fit, baseline" $run $t/spin_barrier.sim $small
    expect_report 'spin_barrier, 2 work-groups \(0,0,0\) \(1,0,0\) at' "who is stuck"
    expect_report '2 never launched' "who was never launched"
    expect_exit 0 "the barrier does not fit, timeout" $run $t/spin_barrier.sim $small --policy timeout
    expect_exit 0 "the same with a short quantum" $run $t/spin_barrier.sim $small --policy timeout --set cp.quantum=5000
    expect_exit 3 "the same without a quantum" $run $t/spin_barrier.sim $small --policy timeout --set cp.quantum=0
}

# The word is never written; computing for long is something else.
for policy in baseline sleep-16k timeout; do
    expect_exit 3 "never, $policy" $run $t/never.sim --policy $policy
    expect_report 'never.s:[0-9]+' "the line it spins at"
    expect_exit 0 "long arithmetic, $policy" $run $t/long_arithmetic.sim --policy $policy --set deadlock.window=10000
done

# The same by scoped operations, with both kinds of L1.
for mode in through combine; do
    expect_exit 3 "never, scoped, $mode" $run $t/never_scoped.sim --set l1.mode=$mode
    expect_report 'work-group \(0,0,0\)' "$mode: the one at the lock"
    expect_report 'work-group \(1,0,0\)' "$mode: the one at the word"
    expect_report 'never_scoped.s:[0-9]+: spins' "$mode: the line it spins at"
done

# The lock's owner is saved: a deadlock where no WG is preempted, reported with the CU; timeout finishes.
for name in heterosync/{FAM_G,SLM_G,TB_LG,LFTB_LG,TBEX_LG,LFTBEX_LG} heterosync-more/{SRB_LG,SRB_G,HT_H,HT_L,ATM,SEM_1,SEM_10}; do
    file=sim_hal/workloads/${name}_small.sim
    kernel=$(sed -nE '2s/\.cl .*//p' "$file")
    # It depends on the moment whether a WG that others wait for is on the CU: with semaphores there often is none.
    for time in 40us 30us 32us 34us 38us 44us 46us; do
        status=0
        $run $file --set gpu.cus=2 --set simd.waves=8 --lose-cu 1@$time >/dev/null 2>&1 || status=$?
        [ $status != 3 ] || break
    done
    expect_exit 3 "$name, baseline, CU lost" $run $file --set gpu.cus=2 --set simd.waves=8 --lose-cu 1@$time
    expect_report "saved from CU 1 at .*$kernel.s:[0-9]+" "$name: the saved WG"
    expect_exit 0 "$name, timeout, CU lost" $run $file --set gpu.cus=2 --set simd.waves=8 --lose-cu 1@$time --policy timeout
done

# Waits that end long before the firmware can answer their report: oversubscribed, all finishes nevertheless.
for interval in 1 100 2000; do
    expect_exit 0 "FAM_G, waits of $interval cycles" $run $h/FAM_G_small.sim --set gpu.cus=2 --set simd.waves=8 --lose-cu 1@40us \
        --policy timeout --set timeout.interval=$interval --max-cycles 40000000
done

# All compute units are lost; for good, and for a while; one twice.
expect_exit 3 "all CUs lost" $run $h/SPM_G_small.sim --set gpu.cus=2 --lose-cu 0@40us --lose-cu 1@40us --policy timeout
expect_exit 0 "all CUs lost for a while" $run $h/SPM_G_small.sim --set gpu.cus=2 --lose-cu 0@40us+30us --lose-cu 1@41us+60us --policy timeout
expect_exit 0 "the same, baseline" $run $h/SPM_G_small.sim --set gpu.cus=2 --lose-cu 0@40us+30us --lose-cu 1@41us+60us
expect_exit 0 "one CU lost twice" $run $h/SPM_G_small.sim --set gpu.cus=2 --lose-cu 1@30us+10us --lose-cu 1@60us+10us --policy timeout
expect_exit 0 "back before the saves are done" $run $h/SPM_G_small.sim --set gpu.cus=2 --lose-cu 1@40us+100ns --policy timeout

# Two processes: one can never finish, the other does all the same and its result is right.
expect_exit 0 "a slow command processor" $run $h/FAM_G.sim --policy monnr-all --set cp.cpi=5000
expect_exit 3 "a slow command processor and never" $run $t/never.sim --policy timeout --set cp.cpi=5000
expect_exit 3 "a stuck neighbour" $run $t/never.sim --with tests/kernels/scan.sim
expect_exit 0 "two kernels at once" $run $h/SPM_G_small.sim --with tests/kernels/scan.sim@20us,4
finish progress
