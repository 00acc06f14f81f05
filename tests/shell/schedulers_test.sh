#!/bin/bash
# Wave schedulers: the same results under each, the option, and programs that a scheduler starves. Where all
# schedulers give the same, some of them have their turn at each commit. Usage: [SAMPLE=all] schedulers_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
onward="$build/onward"
suites=sim_hal/workloads
names=$("$onward" list schedulers | awk '{ print $1 }')
[ "$(wc -w <<<"$names")" = 11 ] && [ "$(head -n 1 <<<"$names")" = oldest ] && ok || not_ok "the list of schedulers" "$names"

# Every scheduler: the results are the same, and checked by the file where it expects any.
for file in plain/walsh_hadamard plain/bfs_small plain/matmul_float_small plain/reduction heterosync/FAM_L_small heterosync/LFTB_LG_small \
    cooperative/color_wide_small; do
    for name in $names; do
        [ "$name" = oldest ] || in_turn 3 || continue
        expect_exit 0 "$file under $name" "$onward" run $suites/$file.sim --scheduler "$name" --policy awg
        [ "$name" = oldest ] && cp "$work/out" "$work/first"
        cmp -s "$work/out" "$work/first" && ok || not_ok "$file under $name" "other results than under oldest"
    done
done

# The same results on machines that issue one instruction a turn, and whose fetch can run dry.
for file in plain/walsh_hadamard plain/bfs_small barriers/fwt_small barriers/stencil7_small barriers/pagerank_small; do
    expect_exit 0 "$file" "$onward" run $suites/$file.sim
    cp "$work/out" "$work/first"
    for preset in fermi gcn-fetch; do
        for settings in "--scheduler lrr" "--scheduler mwf-gto --set cu.fetcher=order" "--scheduler two-level --set cu.fetcher=least-recent" \
            "--scheduler pro --set cu.fetcher=order --set cu.issue_width=1"; do
            in_turn 3 || continue
            # shellcheck disable=SC2086
            expect_exit 0 "$file, $preset $settings" "$onward" run $suites/$file.sim --preset $preset $settings
            cmp -s "$work/out" "$work/first" && ok || not_ok "$file, $preset $settings" "other results than by default"
        done
    done
done

# The option is the parameter, and comes after it.
"$onward" run $suites/plain/bfs_small.sim --set cu.scheduler=lrr --stats "$work/set" >/dev/null
"$onward" run $suites/plain/bfs_small.sim --scheduler lrr --set cu.scheduler=gto --stats "$work/option" >/dev/null
same_statistics "$work/set" "$work/option" && ok || not_ok "--scheduler is --set cu.scheduler"
for verb in "run $suites/plain/bfs_small.sim" "suite plain"; do
    # shellcheck disable=SC2086
    expect_exit 2 "an unknown scheduler, $verb" "$onward" $verb --scheduler nosuch
    for name in $names; do expect_words "$name" "an unknown scheduler, $verb"; done
done

# Heirs: there are some where work-groups wait for locks, with a monitor and without one, and the results are the same.
for policy in baseline timeout awg onward; do
    for name in oldest gto; do
        expect_exit 0 "heirs, $policy, $name" "$onward" run $suites/heterosync/FAM_L_wide.sim --policy "$policy" --scheduler "$name" \
            --set gpu.cus=4 --set kin.heir=20000 --stats "$work/heirs"
        [ "$(awk '$1 == "heirs" { print $2 }' "$work/heirs")" -gt 50 ] && ok || not_ok "heirs, $policy, $name" "$(grep heirs "$work/heirs")"
    done
done
for setting in kin.heir=-1 kin.heir=4000000001 cu.queue_priority=2; do
    expect_exit 2 "$setting" "$onward" run $suites/heterosync/FAM_L_wide.sim --set "$setting"
    expect_words "${setting%%=*}" "$setting"
done
expect_exit 0 "priorities of queues" "$onward" run $suites/plain/reduction.sim --with $suites/plain/walsh_hadamard.sim@0,4 --set cu.queue_priority=1

# Waves that spin keep one that holds what they wait for from issuing, for ever: a deadlock, which names that wave.
for name in oldest gty; do
    expect_exit 3 "starved under $name" "$onward" run $suites/heterosync/FAM_G_wide.sim --scheduler "$name" --set cu.patience=0 \
        --set gpu.cus=1 --set deadlock.window=200000 --max-cycles 50000000
    expect_words "starved: ready for " "starved under $name"
    expect_words "wave scheduler $name picks others" "starved under $name"
done
expect_exit 0 "not starved in turns" "$onward" run $suites/heterosync/FAM_G_wide.sim --scheduler lrr --set cu.patience=0 --set gpu.cus=1

# Spinners last: the same results sooner, where waves that want a lock keep its owner from issuing.
cycles() { awk '$1 == "cycles" { print $2 }' "$work/stats"; }
for name in $names; do
    in_turn 3 || continue
    for spin in 0 1 2; do
        expect_exit 0 "cu.spin=$spin under $name" "$onward" run $suites/heterosync/SPM_G_wide.sim --scheduler "$name" --policy baseline \
            --set gpu.cus=4 --set "cu.spin=$spin" --stats "$work/stats"
        [ $spin = 0 ] && all=$(cycles) || { [ "$(cycles)" -lt "$all" ] && ok || not_ok "cu.spin=$spin under $name" "$(cycles) cycles, not below $all"; }
    done
done
for value in 3 last -1; do
    expect_exit 2 "cu.spin=$value" "$onward" run $suites/plain/bfs_small.sim --set cu.spin=$value
    expect_words "from 0 to 2" "cu.spin=$value"
done

# kin takes turns for memory unless the L1 finds more than kin.reuse percent of what is looked up.
run_cycles() { "$onward" run $suites/barriers/$1_small.sim --policy awg --set cp.clock_mhz=200000 "${@:2}" --stats "$work/stats" >/dev/null && cycles; }
[ "$(run_cycles stencil7 --scheduler kin)" != "$(run_cycles stencil7 --scheduler pro)" ] && ok || not_ok "kin" "no cycle differs from pro's"
[ "$(run_cycles axpy --scheduler kin --set kin.reuse=0)" = "$(run_cycles axpy --scheduler kin --set kin.reuse=100)" ] && ok ||
    not_ok "axpy, kin.reuse" "loads find nothing, and it matters"
[ "$(run_cycles spmv_csr --scheduler kin --set kin.reuse=0)" != "$(run_cycles spmv_csr --scheduler kin --set kin.reuse=100)" ] && ok ||
    not_ok "spmv_csr, kin.reuse" "loads find lines, and it does not matter"
for value in -1 101; do
    expect_exit 2 "kin.reuse=$value" "$onward" run $suites/plain/bfs_small.sim --set kin.reuse=$value
    expect_words "from 0 to 100" "kin.reuse=$value"
done
finish schedulers
