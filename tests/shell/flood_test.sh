#!/bin/bash
# Queues of one priority take turns: ten short work-groups beside a flood of equal ones from another queue, as the firmware
# places them. Usage: flood_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
run="$build/onward run"
few="--set gpu.cus=1 --set simd.waves=1" # four places

# launch GROUPS: as many short work-groups; prints the path.
launch() {
    sed "2s/.*/$(($1 * 64)) 1 1/" tests/shell/flood/short.sim >"$work/short_$1.sim"
    echo "$work/short_$1.sim"
}
cp tests/shell/flood/generated/short.s "$work"
ten=$(launch 10)
flood=$(launch 1000)

# between: WGs of the flood that were launched between the first and the last of the ten, from the firmware's trace.
between() {
    "$build/onward" trace "$work/trace" | grep -o '"ph":"B".*"name":"kernel [01] (' | grep -o '[01] ($' |
        awk '$1 == 1 {total += run; run = 0; seen = 1} $1 == 0 && seen {run++} END {print total + 0}'
}

# at_most TIMES NAME CYCLES ALONE
at_most() { if [ "${3:-0}" -gt 0 ] && [ "$3" -le $(($1 * $4)) ]; then ok; else not_ok "$2" "$3 cycles, $4 alone"; fi; }

# shellcheck disable=SC2086
for policy in baseline timeout awg onward; do
    expect_exit 0 "$policy, alone" $run "$ten" $few --policy $policy --stats "$work/stats"
    alone=$(statistic cycles)
    for at in 0 40us 200us; do
        expect_exit 0 "$policy, flood" $run "$flood" $few --policy $policy --with "$ten@$at" --stats "$work/stats" \
            --cp-trace "$work/trace" --set cp.trace=131072
        at_most 1 "$policy, turns, from $at on" "$(between)" 10
        # The firmware is what takes the time: alone a WG that ends hands over to the next one, which costs half.
        at_most 5 "$policy, beside a flood, from $at on" "$(statistic with1_end_max)" "$alone"
    done
    # And the flood loses no more than the ten take.
    expect_exit 0 "$policy, flood alone" $run "$flood" $few --policy $policy --stats "$work/stats"
    flooded=$(statistic cycles)
    expect_exit 0 "$policy, both" $run "$flood" $few --policy $policy --with "$ten@0" --stats "$work/stats"
    at_most 2 "$policy, the flood" "$(statistic cycles)" "$flooded"
done
finish flood
