#!/bin/bash
# Barriers of all work-groups by global wave sync, with ten times as many work-groups as fit: results equal those of a model under
# every policy that saves waiting work-groups, also while a compute unit is lost; baseline deadlocks, and says why. Two queues have
# resources of their own. What a program may do wrong is defined. Usage: gws_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
run="$build/onward run"
t=tests/shell/gws
cp $t/generated/*.s "$work"
saving="timeout monrs-all monr-all monnr-all monnr-one awg minresume onward fair"

# model ITEMS GROUP PHASES: what sync.cl leaves in its cells, as a dump has it.
model() {
    awk -v items="$1" -v group="$2" -v phases="$3" 'BEGIN {
        for (i = 0; i < items; i++) value[i] = i + 1
        for (phase = 0; phase < phases; phase++) {
            for (lane = 0; lane < group; lane++) total[lane] = 0
            for (i = 0; i < items; i++) total[i % group] += value[i]
            for (i = 0; i < items; i++) {
                cell[i + phase % 2 * items] = value[i]
                value[i] = (3 * value[i] + total[i % group] + phase) % 4294967296
            }
        }
        for (i = 0; i < items; i++) cell[i + phases % 2 * items] = value[i]
        for (i = 0; i < 2 * items; i++) printf "  arg0[%d] = %.0f\n", i, cell[i]
    }' >"$work/model"
}

# launch GROUPS WAVES PHASES RESOURCE: writes $file, and the model of it.
launch() {
    local items=$(($1 * $2 * 64))
    file=$work/sync.$1.$2.$4.sim
    sed "s/^5120 /$items /; s/^64 1 1/$(($2 * 64)) 1 1/; s/size=40960/size=$((items * 8))/; s/> 5$/> $3/; s/> 0$/> $4/" $t/sync.sim >"$file"
    model $items $(($2 * 64)) "$3"
}

# right NAME COPIES OPTIONS...: the run ends, and the cells of each launch are those of the model.
right() {
    local name=$1 copies=$2 status=0 i
    shift 2
    for ((i = 0; i < copies; i++)); do cat "$work/model"; done >"$work/wanted"
    # shellcheck disable=SC2086
    timeout 100 $run "$file" "$@" --stats "$work/stats" >"$work/out" 2>"$work/err" || status=$?
    grep -F 'arg0[' "$work/out" >"$work/cells"
    if [ $status = 0 ] && cmp -s "$work/cells" "$work/wanted"; then ok; else not_ok "$name" "exit $status, $(tail -n 1 "$work/err")"; fi
}

# The GPU has places for four work-groups.
few="--set gpu.cus=2 --set simd.waves=1"
launch 4 1 5 0
for policy in baseline sleep-16k $saving; do
    # shellcheck disable=SC2086
    right "as many as fit, $policy" 1 --policy "$policy" $few
done
launch 40 1 5 0
for policy in $saving; do
    # shellcheck disable=SC2086
    right "ten times as many, $policy" 1 --policy "$policy" $few
done
for policy in awg onward timeout; do
    for cycle in 5000 6000 7000 9000 13000 30000 50000 90000; do
        # shellcheck disable=SC2086
        right "loss at $cycle, $policy" 1 --policy $policy $few --lose-cu 1@$cycle
        # shellcheck disable=SC2086
        right "loss for a while at $cycle, $policy" 1 --policy $policy $few --lose-cu 0@$cycle+20000
    done
    for setting in syncmon.sets=0 syncmon.waiters=1 log.entries=2 gpu.dispatcher=0 policy.spins=on fetch.grants=1; do
        case $setting-$policy in policy.spins*-timeout | log*-timeout) continue ;; esac
        # shellcheck disable=SC2086
        right "$setting, $policy" 1 --policy $policy $few --set $setting
    done
    # shellcheck disable=SC2086
    right "two queues, $policy" 2 --policy $policy $few --with "$file@3000"
    # shellcheck disable=SC2086
    right "without times, $policy" 1 --policy $policy $few --timing off
done

# Work-groups of two waves, of which one arrives; the last resource, and one beyond, which is the first again.
for resource in 63 64; do
    launch 20 2 3 $resource
    # shellcheck disable=SC2086
    right "two waves, resource $resource" 1 --policy awg $few
done

# The others were never launched, and the message says how many arrivals are missing.
launch 40 1 5 0
for policy in baseline sleep-16k; do
    for setting in syncmon.sets=256 syncmon.sets=0; do
        # shellcheck disable=SC2086
        expect_exit 3 "deadlock, $policy" $run "$file" --policy $policy $few --set $setting
        expect_report 'the grid barrier global wave sync of sync\[0\], arrivals missing: 36;' "deadlock, $policy, $setting: the barrier"
        expect_report '36 work-groups were never launched' "deadlock, $policy, $setting: those that are missing"
    done
done

# No false findings. Without the barrier in it the program has a race.
for policy in awg onward; do
    # shellcheck disable=SC2086
    expect_exit 0 "checks, $policy" $run "$file" --policy $policy $few --check all
done
sed -i '/ds_gws_barrier/d' "$work/sync.s"
# shellcheck disable=SC2086
expect_exit 1 "no barrier" $run "$file" --policy awg $few --check races
expect_report 'race' "no barrier: a race"
expect_exit 1 "an undefined number" $run $t/undefined.sim --check all
expect_report 'global wave sync of an undefined number' "an undefined number"

# All lanes of a wave come to the instruction.
sed 's/^2 1 1/128 1 1/; s/^1 1 1/64 1 1/' $t/again.sim >"$work/wide.sim"
expect_exit 0 "all lanes" $run "$work/wide.sim" --check all
expect_report 'arg1\[1\] = 1' "all lanes"

# A barrier of a resource that was not set opens for the first arrival, whose number then counts.
expect_exit 3 "no init" $run $t/alone.sim --policy awg
expect_report 'arrivals missing: 1;' "no init: one is missing"
expect_report 'arg0\[0\] = 1' "no init: the first one has passed"
expect_report 'arg0\[1\] = 0' "no init: the second one waits"
sed 's/> 3$/> 0/' $t/alone.sim >"$work/alone.sim"
expect_exit 0 "no init, of one work-group each" $run "$work/alone.sim" --policy awg
# Who waits when the resource is set anew goes on with those who come then.
for policy in baseline timeout awg onward; do
    expect_exit 0 "init while one waits, $policy" $run $t/again.sim --policy $policy
    expect_report 'arg1\[1\] = 1' "init while one waits, $policy"
done

finish gws
