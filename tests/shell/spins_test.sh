#!/bin/bash
# policy.spins: waves that spin wait instead. Stock twins of kernels that synchronise, with all compute units and with one lost, are
# right and wait under every policy that has it; kernels with waiting atomics, all test kernels and random programs give the same
# results. A third of the test kernels and a quarter of the random programs have their turn at each commit.
# Usage: [SAMPLE=all] [SEEDS="N.."] spins_test.sh BUILD
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

# ---- random programs: the same with and without ----

# random_of SEED: $work/SEED.says has what is wrong. A wait that only its timeout ends takes 2,000,000 cycles. Without grace a
# policy that resumes one waiter leaves the others to that, so only those with grace are held to it.
random_of() {
    local seed=$1 setting=0 options spins run results
    awk -v seed="$seed" -v sim="$work/$seed.sim" -v text="$seed.s" -f tests/shell/spins/random.awk >"$work/$seed.s"
    for options in "onward" "onward --lose-cu 1@5us+9us" \
        "awg --set policy.grace=on" "timeout --lose-cu 0@6us+8us" "timeout" "awg --lose-cu 1@4us"; do
        setting=$((setting + 1))
        [ "${SAMPLE:-}" = all ] || [ $setting -le 2 ] || [ $setting = $((3 + seed % 4)) ] || continue
        for spins in off on; do
            run=$work/$seed.$spins
            # shellcheck disable=SC2086
            timeout 100 "$build/onward" run "$work/$seed.sim" --policy $options --set gpu.cus=2 --set cp.quantum=50000 \
                --set wait.retry=0 --set wait.timeout=2000000 \
                --set policy.spins=$spins --max-cycles 40000000 --stats "$run.stats" >"$run.dump" 2>"$run.out" ||
                echo "$options, spins $spins: exit $?: $(head -n 1 "$run.out")"
        done
        cmp -s "$work/$seed.off.dump" "$work/$seed.on.dump" || echo "$options: other results"
        results=$(awk '$1 == "cycles" || $1 == "wait_timeouts" { printf "%s ", $2 }' "$work/$seed".{off,on}.stats)
        awk '$1 == "spin_waits" { print $2 }' "$work/$seed.on.stats" >>"$work/$seed.waits"
        case $options in
        onward* | *grace=on)
            awk -v options="$options" '$4 > 0 || $3 > $1 + 1500000 { print options ": waits that nothing ends: " $0 }' <<<"$results"
            ;;
        esac
    done >"$work/$seed.says"
}
export -f random_of
export work build SAMPLE

[ "${SAMPLE:-}" = all ] && some=1 || some=4
seq 1 400 | if [ "${SEEDS:-}" ]; then tr ' ' '\n' <<<"$SEEDS"; else some $some; fi >"$work/seeds"
xargs -P 2 -I SEED bash -c 'random_of SEED' <"$work/seeds"
while read -r seed; do
    if [ -s "$work/$seed.says" ]; then not_ok "random program $seed" "$(paste -sd ';' "$work/$seed.says")"; else ok; fi
done <"$work/seeds"
waits=$(cat "$work"/*.waits | awk "{ sum += \$1 } END { print sum + 0 }")
[ "$waits" -gt 0 ] && ok || not_ok "random programs" "none waits"

finish spins
