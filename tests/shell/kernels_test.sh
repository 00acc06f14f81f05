#!/bin/bash
# The test kernels and the workloads as they are committed: the dumps are the expected ones, the checks in the .sim files
# hold. Of policies and modes of scopes some have their turn at each commit. Usage: [SAMPLE=all] kernels_test.sh BUILD
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
        in_turn 3 || continue
        # shellcheck disable=SC2086
        add sim_hal/workloads/$suite $small -- --set gpu.cus=2 --policy $policy
    done
done
add sim_hal/workloads/heterosync-more SLM_gem5 LFTB_gem5
# A program that is not scoped writes through, whatever its L1s can do.
for mode in global registered; do
    add sim_hal/workloads/plain -- --set l1.mode=combine --set scopes.mode=$mode
    for suite in heterosync heterosync-more; do
        in_turn 2 || continue
        small=$(cd sim_hal/workloads/$suite && ls ./*_small.sim | sed 's/\.sim$//')
        # shellcheck disable=SC2086
        add sim_hal/workloads/$suite $small -- --set gpu.cus=2 --policy awg --set l1.mode=combine --set scopes.mode=$mode
    done
done
# Partial caches, few registers, other clocks: results do not depend on the machine.
add tests/kernels -- --preset srsp
add tests/kernels -- --set gpu.cus=1 --set cu.simds=1 --set simd.waves=16 --set l1.bytes=1024 --set l1.ways=2 --set mailbox.commands=1 --set mailbox.events=1 --set cp.budget=1

# The same kernels as scoped programs, with L1s that combine stores. The work-groups of `waiting` hand words on by fences
# that are not of the scope extension.
mkdir -p "$work/scoped/generated"
cp tests/kernels/*.sim "$work/scoped"
rm "$work/scoped/waiting.sim"
for file in tests/kernels/generated/*.s; do
    sed 's/^\ts_endpgm/\tonward_flush\n&/' "$file" >"$work/scoped/generated/${file##*/}"
done
for options in "--set l1.fifo=16" \
    "--set l1.fifo=1 --set l1.bytes=1024 --set l1.ways=2 --set gpu.cus=2 --set l2.distance=100" \
    "--set gpu.cus=3 --set l1.fifo=3 --lose-cu 1@3000+9000 --lose-cu 0@5000"; do
    # shellcheck disable=SC2086
    add "$work/scoped" -e "$PWD/tests/kernels" -- --set l1.mode=combine $options
done
# Kernels that say their scopes themselves.
for fifo in 1 2 16; do
    add tests/kernels scoped scoped_locks scoped_steal -- --set l1.mode=combine --set l1.fifo=$fifo
    add tests/kernels scoped scoped_locks scoped_steal -- --set l1.mode=combine --set l1.fifo=$fifo --set l2.distance=100 --set gpu.cus=2
done
for mode in broadcast selective registered lazy ideal; do
    for options in "--set l1.fifo=16" \
        "--set l1.fifo=2 --set l1.bytes=1024 --set l1.ways=1 --set scopes.home=3 --set scopes.pa=1 --set l2.distance=100" \
        "--set gpu.cus=3 --set l1.fifo=3 --lose-cu 1@3000+9000 --lose-cu 0@5000" \
        "--policy onward --set gpu.cus=2 --set cp.quantum=2000"; do
        # shellcheck disable=SC2086
        add tests/kernels scoped scoped_locks scoped_steal -- --set l1.mode=combine --set scopes.mode=$mode $options
    done
done
finish kernels
