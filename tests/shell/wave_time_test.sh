#!/bin/bash
# Where the time of waves goes: the classes add up, the trace of waves says the same, and wrong options are refused.
# Usage: wave_time_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
run="$build/onward run"
suites=sim_hal/workloads
stats=$work/stats

# sums NAME: the invariants of the statistics written last.
sums() {
    awk '{ value[$1] = $2 } /^wave_time_/ && !/_unfinished/ { all += $2 } /^turns_issued_/ { turns += $2 }
        /^passed_over_/ { passed += $2 } /^unit_busy_/ { busy += $2 } /^barrier_last_/ { last += $2 }
        /^barrier_spread_[0-9]/ { spreads += $2 } /^exit_last_/ { ends += $2 }
        END { exit !(all == value["wave_cycles_resident"] + value["wave_time_unfinished"] && all > 0 &&
            turns == value["issue_turns"] && passed == value["wave_time_passed_over"] && busy == value["wave_time_unit_busy"] &&
            last == value["barrier_phases"] && spreads == last && ends == value["exit_phases"] &&
            last + value["barrier_interrupted"] <= value["barriers"] && value["barrier_wait"] <= value["barrier_longest"]) }' "$stats" &&
        ok || not_ok "$1" "$(grep -E '^(wave_time|wave_cycles_resident|turns_|issue_turns|barrier)' "$stats")"
}

# traced NAME: with one compute unit and a clock of 1 GHz, the slices of each class are as long as the statistics say.
traced() {
    awk 'NR == FNR { if ($1 ~ /^wave_time_/ && $1 != "wave_time_unfinished") { sub(/^wave_time_/, "", $1); want[$1] = $2 } next }
        /"ph":"X","pid":4/ { match($0, /"dur":[0-9.]+/); dur = substr($0, RSTART + 6, RLENGTH - 6)
            match($0, /"name":"[a-z_]+/); got[substr($0, RSTART + 8, RLENGTH - 8)] += int(dur * 1000 + 0.5) }
        END { for (class in want) if (got[class] + 0 != want[class]) { print class, got[class] + 0, want[class]; bad = 1 } exit bad }' \
        "$stats" "$work/trace.json" >"$work/differs" && ok || not_ok "$1" "$(cat "$work/differs")"
}

for file in plain/walsh_hadamard heterosync/FAM_L_small litmus/spin_mutex heterosync/TB_LG_wide; do
    for options in "" "--lose-cu 0@8us+3us" "--max-cycles 20000" "--preset fermi --lose-cu 0@8us+3us" "--preset fermi --scheduler gto" \
        "--preset gcn-fetch --lose-cu 0@8us+3us --set cu.fetcher=order" "--preset gcn-fetch --max-cycles 20000"; do
        # shellcheck disable=SC2086
        $run $suites/$file.sim --policy timeout --set gpu.cus=1 --set gpu.clock_mhz=1000 --max-cycles 400000 $options \
            --stats "$stats" --trace "$work/trace.json" --trace-waves 0 >/dev/null 2>"$work/err"
        sums "$file $options"
        traced "$file $options"
    done
done
grep -q '"name":"waves"' "$work/trace.json" && ok || not_ok "the group of waves is named"

# The phases of work-groups, taken from the trace by another program. Barriers take longer than anything else that a wave may wait for
# there, so that each wave has a slice at each.
while read -r file options; do
    # shellcheck disable=SC2086
    expect_exit 0 "phases of $file $options" $run $suites/$file.sim --set gpu.cus=1 --set gpu.clock_mhz=1000 --set cu.issue_period=4 \
        --set cu.barrier_cycles=1000 --set cu.launch_cycles=4 $options --stats "$stats" --trace "$work/trace.json" --trace-waves 0
    lacks "phases" python3 && break
    python3 tests/shell/imbalance.py "$work/trace.json" "$stats" 4 1000 4 2>"$work/err" && ok || not_ok "phases of $file $options" "$(cat "$work/err")"
    [ -z "${options##*lose*}" ] && [ "$(statistic barrier_interrupted)" = 0 ] && not_ok "phases of $file $options" "none was interrupted"
done <<'END'
barriers/fwt_small --policy baseline
barriers/stencil7_small --policy baseline --scheduler mwf-gto
barriers/nw_small --policy awg --set cu.simds=1
barriers/srad_small --policy onward --scheduler mwf-lrr --lose-cu 0@9us+7us --lose-cu 0@33us+9us
barriers/lu_small --policy awg --scheduler pro --lose-cu 0@40us+30us
plain/walsh_hadamard --policy awg --lose-cu 0@8us+3us
END

expect_exit 2 "--trace-waves alone" $run $suites/plain/walsh_hadamard.sim --trace-waves 0
expect_words "needs --trace" "--trace-waves alone"
expect_exit 2 "no such compute unit" $run $suites/plain/walsh_hadamard.sim --trace-waves 8 --trace "$work/no.json"
expect_words "0 to 7" "no such compute unit"
finish wave_time
