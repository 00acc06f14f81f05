#!/bin/bash
# Wave schedulers: the same results under each, the option, and programs that a scheduler starves. Usage: schedulers_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
onward="$build/onward"
suites=sim_hal/workloads
names=$("$onward" list schedulers | awk '{ print $1 }')
[ "$(wc -w <<<"$names")" = 10 ] && [ "$(head -n 1 <<<"$names")" = oldest ] && ok || not_ok "the list of schedulers" "$names"

# Every scheduler: the results are the same, and checked by the file where it expects any.
for file in plain/walsh_hadamard plain/bfs_small plain/matmul_float_small plain/reduction heterosync/FAM_L_small heterosync/LFTB_LG_small \
    cooperative/color_wide_small; do
    for name in $names; do
        expect_exit 0 "$file under $name" "$onward" run $suites/$file.sim --scheduler "$name" --policy awg
        [ "$name" = oldest ] && cp "$work/out" "$work/first"
        cmp -s "$work/out" "$work/first" && ok || not_ok "$file under $name" "other results than under oldest"
    done
done

# The option is the parameter, and comes after it.
"$onward" run $suites/plain/bfs_small.sim --set cu.scheduler=lrr --stats "$work/set" >/dev/null
"$onward" run $suites/plain/bfs_small.sim --scheduler lrr --set cu.scheduler=gto --stats "$work/option" >/dev/null
cmp -s "$work/set" "$work/option" && ok || not_ok "--scheduler is --set cu.scheduler"
for verb in "run $suites/plain/bfs_small.sim" "suite plain"; do
    # shellcheck disable=SC2086
    expect_exit 2 "an unknown scheduler, $verb" "$onward" $verb --scheduler nosuch
    for name in $names; do expect_words "$name" "an unknown scheduler, $verb"; done
done

# Waves that spin keep one that holds what they wait for from issuing, for ever: a deadlock, which names that wave.
for name in oldest gty; do
    expect_exit 3 "starved under $name" "$onward" run $suites/heterosync/FAM_G_wide.sim --scheduler "$name" --set cu.patience=0 \
        --set gpu.cus=1 --set deadlock.window=200000 --max-cycles 50000000
    expect_words "starved: ready for " "starved under $name"
    expect_words "wave scheduler $name picks others" "starved under $name"
done
expect_exit 0 "not starved in turns" "$onward" run $suites/heterosync/FAM_G_wide.sim --scheduler lrr --set cu.patience=0 --set gpu.cus=1
finish schedulers
