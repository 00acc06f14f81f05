#!/bin/bash
# Models of forward progress from outside: the matrix of suite litmus is that of the theory, a starving schedule can be run again
# by its number, and without an adversary a model gives at least what it promises. Of the schedules, and
# of losses of a compute unit, a third has its turn at each commit. Usage: [SAMPLE=all] models_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
onward="$build/onward"
litmus=sim_hal/workloads/litmus
models="unfair hsa obe hsa+obe lobe fair"
h=sim_hal/workloads/heterosync

# The matrix.
LIMIT=300 expect_exit 0 "suite litmus" "$onward" suite litmus --csv "$work/one.csv" --jobs 1
expect_report 'results are as the theory says' "compared with the theory"
cp "$work/out" "$work/matrix"
some=spin-mutex,scan-chain,counter-barrier,discovery-barrier
expect_exit 0 "the same in two processes" "$onward" suite litmus --benchmark $some --csv "$work/two.csv" --jobs 2
if grep -E "^suite,|^[^,]*,(${some//,/|})," "$work/one.csv" | cmp -s - "$work/two.csv"; then ok; else not_ok "the same rows whatever --jobs is"; fi
if awk -F, 'NR > 1 && $5 == "ok" && $13 != "yes" { bad = 1 } END { exit bad }' "$work/one.csv"; then ok; else not_ok "results are checked"; fi

# ended PROGRAM MODEL: its status.
ended() { awk -F, -v b="$1" -v p="$2" '$2 == b && $3 == p { print $5 }' "$work/one.csv"; }
for program in $(awk '$1 == "benchmark" { print $2 }' $litmus/benchmarks.txt); do
    for pair in unfair:hsa unfair:obe hsa:hsa+obe obe:hsa+obe hsa+obe:lobe lobe:fair; do
        if [ "$(ended "$program" ${pair%:*})" = ok ] && [ "$(ended "$program" ${pair#*:})" != ok ]; then
            not_ok "$program" "finishes under ${pair%:*} and not under the stronger ${pair#*:}"
        else
            ok
        fi
    done
done

# What the suite sets, and a schedule's number, reproduce what it found.
sets="--preset $litmus/two.txt"
again=0
while read -r program model number; do
    again=$((again + 1))
    in_turn 3 || continue
    file=$litmus/$(awk -v b="$program" '$2 == b { print $3 }' $litmus/benchmarks.txt)
    # shellcheck disable=SC2086
    expect_exit 3 "$program $model, schedule $number" "$onward" run "$file" --policy "$model" --adversary="$number" $sets
    expect_report "which need not be under policy|frozen: the model does not promise" "$program $model: who is kept away"
done < <(sed -nE 's/^([a-z-]+) ([a-z+]+): starves under --adversary=([0-9]+)$/\1 \2 \3/p' "$work/matrix")
if [ "$again" -ge 20 ]; then ok; else not_ok "starving schedules" "only $again are named"; fi

# The worst of all without a number.
# shellcheck disable=SC2086
{
    expect_exit 3 "the worst of spin-mutex under hsa" "$onward" run $litmus/spin_mutex.sim --policy hsa --adversary $sets
    expect_report 'schedules tried, the worst:' "how many were tried"
    expect_report 'spin_mutex.*work-group \([12],0,0\).*frozen' "the holder is frozen"
    expect_exit 0 "the worst of spin-mutex under obe" "$onward" run $litmus/spin_mutex.sim --policy obe --adversary $sets
    expect_exit 0 "a schedule without slices" "$onward" run $litmus/scan_chain.sim --policy hsa --adversary=0 $sets
    expect_exit 3 "no room for a deadlock to hide" "$onward" run $litmus/scan_chain.sim --policy obe --adversary --set deadlock.window=1000
}

# A theory that is wrong is found wrong.
mkdir "$work/workloads"
cp -R $litmus "$work/workloads/wrong"
sed -i -E 's/(one-way-producer.*starves=).*/\1unfair,hsa/' "$work/workloads/wrong/benchmarks.txt"
expect_exit 1 "another theory" env ONWARD_WORKLOADS="$work/workloads" "$onward" suite wrong --benchmark one-way-producer-consumer
expect_report 'one-way-producer-consumer hsa steady: ok, theory says deadlock' "what should have starved"
expect_report 'one-way-producer-consumer obe steady: deadlock, theory says ok' "what should have finished"

# loses_cu MODEL FILE: WGs are taken away from a compute unit. The WG that others wait for is among them at one of these moments, and
# comes back only if the model promises it.
loses_cu() {
    local model=$1 at got want=0
    case $model in unfair | hsa) want=3 ;; esac
    for at in 40us 32us 36us 44us 48us 52us 56us; do
        got=0
        timeout 60 "$onward" run "$2" --set gpu.cus=2 --set simd.waves=8 --lose-cu 1@$at --policy "$model" \
            --set cp.quantum=20000 >"$work/out" 2>&1 || got=$?
        [ "$want" = 3 ] && [ "$got" = 0 ] || break
    done
    if [ "$got" = "$want" ]; then ok; else not_ok "${2##*/}, $model, a CU lost" "exit $got: $(tail -n 1 "$work/out")"; fi
}

# Without an adversary: in order of id, and room is made for those that are promised it.
small="--set gpu.cus=1 --set simd.waves=1"
for model in $models; do
    [ "$model" = fair ] && want=0 || want=3
    # shellcheck disable=SC2086
    expect_exit $want "a barrier that does not fit, $model" "$onward" run tests/shell/progress/spin_barrier.sim $small --policy "$model"
    [ "$want" = 0 ] || expect_report "never launched, which need not be under policy ${model/+/[+]}" "$model: why"
    expect_exit 0 "a barrier that fits, $model" "$onward" run tests/shell/progress/spin_barrier.sim --policy "$model"
    expect_exit 3 "the word is never written, $model" "$onward" run tests/shell/progress/never.sim --policy "$model"
    expect_exit 0 "long arithmetic, $model" "$onward" run tests/shell/progress/long_arithmetic.sim --policy "$model" --set deadlock.window=10000
    expect_exit 0 "two kernels, $model" "$onward" run $h/SPM_G_small.sim --with tests/kernels/scan.sim@20us,4 --policy "$model"
    expect_exit 0 "two kernels and an adversary, $model" "$onward" run tests/kernels/scan.sim --with tests/kernels/scan.sim \
        --policy "$model" --adversary=100
    for name in SPM_G FAM_G TB_LG; do
        ! in_turn 3 || loses_cu "$model" "$h/${name}_small.sim"
    done
done

# What cannot be asked for.
expect_exit 2 "an adversary of awg" "$onward" run $litmus/one_way.sim --policy awg --adversary
expect_report 'policy awg is no model' "why not"
expect_exit 2 "a schedule that is no number" "$onward" run $litmus/one_way.sim --policy hsa --adversary=x
expect_exit 2 "a schedule that there is not" "$onward" run $litmus/one_way.sim --policy hsa --adversary=99999999
expect_report 'no schedule 99999999: there are 0\.\.' "how many there are"
finish models
