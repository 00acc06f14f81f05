#!/bin/bash
# Queues of one priority take turns: ten short work-groups beside a flood of equal ones from another queue, if the firmware
# places them and if the dispatcher does. Usage: flood_test.sh BUILD
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
    for dispatcher in 0 1; do
        test="$policy, gpu.dispatcher=$dispatcher"
        options="$few --policy $policy --set gpu.dispatcher=$dispatcher --stats $work/stats"
        expect_exit 0 "$test, alone" $run "$ten" $options
        alone=$(statistic cycles)
        for at in 0 40us 200us; do
            expect_exit 0 "$test, flood" $run "$flood" $options --with "$ten@$at" --cp-trace "$work/trace" --set cp.trace=131072
            [ $dispatcher = 1 ] || at_most 1 "$test, turns, from $at on" "$(between)" 10
            # Where the firmware takes the time: alone a WG that ends hands over to the next one, which costs half.
            at_most 5 "$test, beside a flood, from $at on" "$(statistic with1_end_max)" "$alone"
        done
        # And the flood loses no more than the ten take.
        expect_exit 0 "$test, flood alone" $run "$flood" $options
        flooded=$(statistic cycles)
        expect_exit 0 "$test, both" $run "$flood" $options --with "$ten@0"
        at_most 2 "$test, the flood" "$(statistic cycles)" "$flooded"
    done
done
finish flood
