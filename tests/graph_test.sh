#!/bin/bash
# The graph applications: results equal the host's for every barrier, number of work-groups and policy, while a rival of higher
# priority makes the number shrink and grow, and when nobody attends to them. Usage: graph_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/.." || exit 1
. tests/lib.sh
run="$build/onward run"
suite=sim_hal/workloads/cooperative
cp $suite/*_small.sim $suite/*.s "$work"
cp tests/cooperative/rival.s "$work"
sed 's/ expect=1//' tests/cooperative/rival.sim >"$work/rival.sim"
rival="--with $work/rival.sim@15us,3,30us"
few="--set gpu.cus=2 --set simd.waves=8 --max-cycles 20000000"
applications="bfs l_sssp p_sssp mis color"

statistic() { awk -v name="$1" '$1 == name { print $2 }' "$work/stats"; }

# check NAME FILE OPTION...: a run with right results.
check() {
    local name=$1 file=$2
    shift 2
    # shellcheck disable=SC2086
    expect_exit 0 "$name" $run "$file" "$@" --stats "$work/stats"
}

# changed FILE SCRIPT: a copy with sed's changes; prints its path.
changed() {
    sed -E "$2" "$work/$1.sim" >"$work/changed.sim"
    echo "$work/changed.sim"
}

# shellcheck disable=SC2086
for barrier in "" _simple _query; do
    kills=0
    forks=0
    for application in $applications; do
        file=$application${barrier}_small
        for policy in baseline timeout awg; do
            check "$file $policy" "$work/$file.sim" --policy $policy $few
            check "$file $policy rival" "$work/$file.sim" --policy $policy $few $rival
            kills=$((kills + $(statistic cp_coop_kills)))
            forks=$((forks + $(statistic cp_coop_forks)))
        done
        check "$file, few places" "$work/$file.sim" --policy awg --set gpu.cus=1 --set simd.waves=3 $rival
        check "$file, an odd number" "$(changed $file 's/^2048 1 1/448 1 1/')" --policy awg $few $rival
        check "$file, attended by nobody" "$(changed $file 's/ cooperative//')" --policy awg $few
    done
    if [ $kills -ge 45 ] && [ $forks -ge 45 ]; then ok; else not_ok "barrier${barrier:-_native}" "$kills killed, $forks forked"; fi
done
# shellcheck disable=SC2086
for application in $applications; do
    file=${application}_plain_small
    for policy in baseline timeout awg; do
        check "$file $policy" "$work/$file.sim" --policy $policy $few
    done
    for items in 64 192 4096; do
        check "$file, $items items" "$(changed $file "s/^2048 1 1/$items 1 1/")" --policy awg
    done
done

# A kernel of higher priority that stays, or comes again: what is swapped out for it is wanted at the next barrier, so M changes
# once each time. Nobody's wait is lost, whoever ended the barrier and was killed at it.
for rival in task_long_1_of_80 task_short_20_of_80 task_short_40_of_80; do
    check "$rival" $suite/bfs.sim --policy awg --groups 80 --set gpu.cus=2 --set cp.clock_mhz=200000 \
        --with $suite/$rival.sim@500000,3,800000
    kills=$(statistic cp_coop_kills)
    launches=$(statistic with1_launches)
    if [ "$kills" -ge "$launches" ]; then ok; else not_ok "$rival: killed" "$kills at $launches launches"; fi
    if [ "$(statistic switches_out)" -le $((2 * kills)) ]; then ok; else not_ok "$rival: saves" "$(statistic switches_out), $kills killed"; fi
    for name in wait_timeouts cp_fallbacks; do
        if [ "$(statistic $name)" -eq 0 ]; then ok; else not_ok "$rival: $name" "$(statistic $name), not 0"; fi
    done
done

# wrong NAME TEXT FILE: the run's results are found wrong, in these words.
wrong() {
    # shellcheck disable=SC2086
    expect_exit 1 "$1" $run "$3" --policy awg $few
    if grep -qF -- "$2" "$work/out"; then ok; else not_ok "$1" "no '$2' in: $(tail -n 1 "$work/out")"; fi
}
wrong "distances are not levels" "wrong result: arg4[" "$(changed bfs_small 's/expect-graph=bfs/expect-graph=sssp/')"
wrong "a set is no colouring" "elements are wrong" "$(changed mis_small 's/expect-graph=mis/expect-graph=color/')"
for application in $applications; do
    sed -i '/buffer_wbinvl1_vol/d' "$work/$application.s"
done
wrong "no acquire" "elements are wrong" "$work/p_sssp_small.sim"
finish graph
