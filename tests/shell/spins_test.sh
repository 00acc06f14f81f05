#!/bin/bash
# policy.spins: waves that spin wait instead. Stock twins of kernels that synchronise, with all compute units and with one lost, are
# right and wait under every policy that has it; kernels with waiting atomics and all test kernels give the same results. A
# third of the test kernels has its turn at each commit. Usage: [SAMPLE=all] spins_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
run="$build/onward run"
gpu="--set gpu.cus=2"
on="--set policy.spins=on"

# measure FILE OPTION..: a run that ends well; its cycles go to $cycles.
measure() {
    expect_exit 0 "$*" $run "$@" --stats "$work/stats"
    cycles=$(statistic cycles)
}

# ---- off is the default, and what other policies do is the same ----

t=tests/shell/spins
measure $t/SPM_G.sim --policy awg $gpu
default=$cycles
for setting in "awg off" "onward off"; do
    set -- $setting
    expect_exit 0 "$setting" $run $t/SPM_G.sim --policy "$1" $gpu --set policy.spins="$2" --stats "$work/stats"
    expect_statistic spin_waits -eq 0 "$setting"
done
measure $t/SPM_G.sim --policy awg $gpu --set policy.spins=off
expect_statistic cycles -eq "$default" "off is the default"
for policy in baseline monr-all; do
    measure $t/SPM_G.sim --policy $policy $gpu
    plain=$cycles
    expect_exit 0 "$policy" $run $t/SPM_G.sim --policy $policy $gpu $on --stats "$work/stats"
    expect_statistic cycles -eq "$plain" "$policy has no such switch"
done

# ---- stock twins ----

for name in SPM_G FAM_L SLM_G TB_LG LFTB_LG SRB_G; do
    for policy in monnr-all monnr-one awg minresume onward timeout timeout-hysteresis; do
        for loss in "" "--lose-cu 1@5us"; do
            expect_exit 0 "$name $policy $loss" $run $t/$name.sim --policy $policy $gpu $on $loss --stats "$work/stats"
            expect_statistic spin_waits -gt 0 "$name $policy $loss"
        done
    done
done

# Work-groups of four waves, of which one reads the word.
for policy in awg onward timeout; do
    expect_exit 0 "SPM_G wide $policy" $run $t/SPM_G_wide.sim --policy $policy $gpu $on --stats "$work/stats"
    expect_statistic spin_waits -gt 0 "SPM_G wide $policy"
done

# A lock for which all spin is handed over as one for which all wait: no slower than by a third.
for policy in awg onward; do
    measure sim_hal/workloads/heterosync/SPM_G_small.sim --policy $policy $gpu
    native=$cycles
    expect_exit 0 "SPM_G $policy" $run $t/SPM_G.sim --policy $policy $gpu $on --stats "$work/stats"
    expect_statistic cycles -lt $((native * 4 / 3)) "SPM_G $policy beside waiting atomics"
    expect_statistic cycles -lt "$default" "SPM_G $policy beside spinning"
done

# ---- kernels that wait by themselves, and kernels that do not wait at all ----

for folder in heterosync heterosync-more; do
    for file in sim_hal/workloads/$folder/*_small.sim; do
        for policy in awg onward; do
            in_turn 3 || continue
            expect_exit 0 "$file $policy" $run "$file" --policy $policy $gpu $on
        done
    done
done
names=
for file in tests/kernels/*.sim; do
    ! in_turn 3 || names="$names $(basename "$file" .sim)"
done
# shellcheck disable=SC2086
expect_exit 0 "test kernels" tests/kernels/check.sh "$build/onward" $names -- --policy onward $on

finish spins
