#!/bin/bash
# Waiting by condition, with compiled kernels: the race window of a separate wait instruction, lanes of a wave that wait for
# different words, waves of a work-group, and a monitor too small for them. Usage: waiting_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
run="$build/onward run"
t=tests/shell/waiting
arms_by_instruction="monrs-all monr-all"
arms_by_atomic="monnr-all monnr-one awg minresume onward"
watching="$arms_by_instruction $arms_by_atomic"

# No wait ends by itself.
never_ends="--set wait.timeout=0 --set wait.retry=0"

# The update falls between the atomic and the wait instruction: the wave is never resumed, unless its wait ends by itself.
for policy in $arms_by_instruction; do
    # shellcheck disable=SC2086
    expect_exit 3 "race, $policy, no timeout" $run $t/race.sim --policy $policy $never_ends
    expect_report 'it holds, but nothing will resume the wait' "the lost wake-up is reported"
    test="race, $policy, with a timeout"
    expect_exit 0 "$test" $run $t/race.sim --policy $policy --set wait.timeout=50000 --set wait.retry=0 --stats "$work/stats"
    expect_statistic wait_timeouts -gt 0 "$test"
    test="race, $policy, with a retry"
    expect_exit 0 "$test" $run $t/race.sim --policy $policy --set wait.timeout=0 --stats "$work/stats"
    expect_statistic wait_retries -gt 0 "$test"
done
for policy in $arms_by_atomic; do
    test="race, $policy"
    # shellcheck disable=SC2086
    expect_exit 0 "$test, no timeout" $run $t/race.sim --policy $policy $never_ends --stats "$work/stats"
    expect_statistic wait_timeouts -eq 0 "$test"
done

# Lanes: any, all.
for policy in baseline timeout $watching; do
    expect_exit 0 "any lane, $policy" $run $t/any.sim --policy $policy
done
for policy in $arms_by_atomic; do
    test="any lane, $policy"
    # shellcheck disable=SC2086
    expect_exit 0 "$test, no timeout" $run $t/any.sim --policy $policy $never_ends --stats "$work/stats"
    expect_report 'arg1\[0\] = 1' "$test: the first word raised"
    expect_report 'arg1\[1\] = 0' "$test: not the second"
    test="all lanes, $policy"
    # shellcheck disable=SC2086
    expect_exit 0 "$test" $run $t/all.sim --policy $policy $never_ends --stats "$work/stats"
    expect_report 'arg1\[63\] = 1' "$test: not before the last word was raised"
    expect_statistic waits -eq 1 "$test"
done
test="all lanes, onward: each has its answer"
expect_statistic answered_late -eq 64 "$test"

# Waves of one work-group, with places for both and for one of two work-groups.
for policy in $watching; do
    expect_exit 0 "waves, $policy" $run $t/waves.sim --policy $policy
    expect_exit 0 "waves, one place, $policy" $run $t/waves.sim --policy $policy --set gpu.cus=1 --set simd.waves=2
done

# A monitor and a log of every small size.
for policy in monr-all monnr-all monnr-one awg minresume; do
    for size in "syncmon.sets=0" "syncmon.waiters=1" "syncmon.waiters=2" "syncmon.waiters=8" "syncmon.sets=1 syncmon.ways=1"; do
        for log in 2 4 64; do
            settings="--set log.entries=$log"
            for setting in $size; do settings="$settings --set $setting"; done
            test="$policy, $size, log of $log"
            # shellcheck disable=SC2086
            {
                expect_exit 0 "all lanes, $test" $run $t/all.sim --policy $policy $settings
                expect_exit 0 "waves, $test" $run $t/waves.sim --policy $policy $settings --set gpu.cus=1 --set simd.waves=2
            }
        done
    done
done

# Never: who waits, where, for what, since when, and who wrote the word last.
for policy in monnr-all awg; do
    expect_exit 3 "never, $policy" $run $t/never.sim --policy $policy
    expect_report 'waits for [^ ]+ == 2 for [0-9]+ cycles; it is 1' "what it waits for, $policy"
    expect_exit 3 "never, spilled, $policy" $run $t/never.sim --policy $policy --set syncmon.sets=0 --set wait.timeout=5000
    expect_exit 3 "never, no room, $policy" $run $t/never.sim --policy $policy --set syncmon.sets=0 --set gpu.cus=1
    expect_exit 3 "never, $policy" $run $t/never.sim --policy $policy
    expect_report '; \(1,0,0\) changed it last, from 0, at .*never\.s:[0-9]+\)? in cycle [0-9]+' "who wrote it last, $policy"
done

# Two locks in opposite order: each work-group waits for a word that the other one changed, its own failed atomics count nothing.
for policy in $arms_by_atomic; do
    expect_exit 3 "abba, $policy" $run $t/abba.sim --policy $policy --set deadlock.window=100000
    for group in 0 1; do
        blame=$(grep "work-group ($group,0,0) " "$work/out" | grep -oE '\([01],0,0\) changed it last')
        if [ "$blame" = "($((1 - group)),0,0) changed it last" ]; then
            ok
        else
            not_ok "abba, $policy: whom work-group $group waits for" "$blame"
        fi
    done
done

# Sense-reversing barriers that are used a few times only: all waiters are resumed, so none needs its timeout. awg resumes one of
# them, as it takes the sense for a lock (docs/guide/policies.md), and awg with the grace of onward the others, too.
for name in SRB_G_small SRB_LG_small; do
    for count in 1 2 3; do
        cp "sim_hal/workloads/heterosync-more/generated/${name%_small}.s" "$work/"
        sed -E "s/(<size=4 uint iterations> )[0-9]+/\1$count/" "sim_hal/workloads/heterosync-more/$name.sim" >"$work/$name.sim"
        for policy in monnr-all minresume onward "awg --set policy.grace=on"; do
            test="$name, $count times, $policy"
            # shellcheck disable=SC2086
            expect_exit 0 "$test" $run "$work/$name.sim" --policy $policy --set gpu.cus=2 $never_ends
            # shellcheck disable=SC2086
            expect_exit 0 "$test, a CU is lost" $run "$work/$name.sim" --policy $policy --set gpu.cus=2 $never_ends \
                --lose-cu 1@5us
        done
    done
done
finish waiting
