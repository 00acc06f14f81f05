#!/bin/bash
# The test kernels and the workloads as they are committed: the dumps are the expected ones, the checks in the .sim files
# hold. Usage: kernels_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh

# add FOLDER [NAME...] [-- OPTION...]: what check.sh counts there.
add() {
    local folder=$1 line
    shift
    tests/kernels/check.sh "$build/onward" -d "$folder" "$@" >"$work/lines"
    line=$(tail -n 1 "$work/lines")
    sed '$d' "$work/lines"
    passed=$((passed + ${line%% passed*}))
    line=${line#*, }
    failed=$((failed + ${line%% failed*}))
}
add tests/kernels
add sim_hal/workloads/plain
for suite in heterosync heterosync-more; do
    small=$(cd sim_hal/workloads/$suite && ls ./*_small.sim | sed 's/\.sim$//')
    for policy in baseline sleep-16k timeout; do
        # shellcheck disable=SC2086
        add sim_hal/workloads/$suite $small -- --set gpu.cus=2 --policy $policy
    done
done
add sim_hal/workloads/heterosync-more SLM_gem5 LFTB_gem5
# Partial caches, few registers, other clocks: results do not depend on the machine.
add tests/kernels -- --preset srsp
add tests/kernels -- --set gpu.cus=1 --set cu.simds=1 --set simd.waves=16 --set l1.bytes=1024 --set l1.ways=2 --set mailbox.commands=1 --set mailbox.events=1 --set cp.budget=1
finish kernels
