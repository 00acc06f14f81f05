#!/bin/bash
# The graph applications: results equal the host's for every barrier, number of work-groups and policy, while a rival of higher
# priority makes the number shrink and grow, and when they are not managed. Usage: graph_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
. tests/support/cooperative.sh
cp tests/shell/cooperative/generated/rival.s "$work"
sed 's/ expect=1//' tests/shell/cooperative/rival.sim >"$work/rival.sim"
rival="--with $work/rival.sim@15us,3,30us"
applications="bfs l_sssp p_sssp mis color"

# shellcheck disable=SC2086
for barrier in "" _simple _query; do
    kills=0
    forks=0
    for application in $applications; do
        file=$application${barrier}_small
        for policy in baseline timeout awg onward; do
            check "$file $policy" "$(launch $file $policy)" --policy $policy $few
            check "$file $policy rival" "$(launch $file $policy)" --policy $policy $few $rival
            kills=$((kills + $(statistic cp_coop_kills)))
            forks=$((forks + $(statistic cp_coop_forks)))
        done
        check "$file, few places" "$(changed $file "$trained")" --policy awg --set gpu.cus=1 --set simd.waves=3 $rival
        check "$file, an odd number" "$(changed $file "$trained; s/^2048 1 1/448 1 1/")" --policy awg $few $rival
        check "$file, unmanaged" "$(changed $file "$trained; s/ cooperative//")" --policy awg $few
    done
    if [ $kills -ge 45 ] && [ $forks -ge 45 ]; then ok; else not_ok "barrier${barrier:-_native}" "$kills killed, $forks forked"; fi
done
# shellcheck disable=SC2086
for application in $applications; do
    file=${application}_plain_small
    for policy in baseline timeout awg onward; do
        check "$file $policy" "$(launch $file $policy)" --policy $policy $few
    done
    for items in 64 192 4096; do
        check "$file, $items items" "$(changed $file "$trained; s/^2048 1 1/$items 1 1/")" --policy awg
    done
done

# A barrier whose release is one store: AWG's predictor takes its word for a lock's, resumes one waiter, and the others
# wait for wait.timeout, or for wait.retry. Under onward further waiters follow soon. A trained word is taken for a barrier's.
predicts() {
    local name=$1 file=$2 policy=$3 comparison=$4
    check "$name" "$file" --policy "$policy" --set wait.retry=0
    if [ "$(statistic wait_timeouts)" "$comparison" 0 ]; then ok; else not_ok "$name: wait_timeouts" "$(statistic wait_timeouts)"; fi
}
for barrier in "" _simple _query _plain; do
    file=bfs${barrier}_small
    predicts "$file awg, one store" "$work/$file.sim" awg -gt
    predicts "$file onward, one store" "$work/$file.sim" onward -eq
    predicts "$file awg, trained" "$(changed $file "$trained")" awg -eq
done
more=sim_hal/workloads/heterosync-more
for file in SRB_G SRB_LG; do
    predicts "$file awg, one store" $more/$file.sim awg -gt
    predicts "$file onward, one store" $more/$file.sim onward -eq
    predicts "$file awg, trained" $more/${file}_trained.sim awg -eq
done

# A kernel of higher priority that stays, or comes again: the WGs saved for it are wanted at the next barrier, so M changes
# once each time. No wait is lost, whichever WG ended the barrier and was killed at it.
for rival in task_long_1_of_80 task_short_20_of_80 task_short_40_of_80; do
    check "$rival" $suite/bfs_trained.sim --policy awg --groups 80 --set gpu.cus=2 --set cp.clock_mhz=200000 \
        --with $suite/$rival.sim@500000,3,800000 --set wait.retry=0
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
wrong "distances are not levels" "wrong result: arg4[" "$(changed bfs_small "$trained; "'s/expect-graph=bfs/expect-graph=sssp/')"
wrong "a set is no colouring" "elements are wrong" "$(changed mis_small "$trained; "'s/expect-graph=mis/expect-graph=color/')"
for application in $applications; do
    sed -i '/buffer_wbinvl1_vol/d' "$work/${application}_trained.s"
done
wrong "no acquire" "elements are wrong" "$(changed p_sssp_small "$trained")"
finish graph
