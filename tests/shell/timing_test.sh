#!/bin/bash
# Runs without timing: the same results, no times in any output, deadlocks found, and what --timing refuses. Runs with a timed part:
# the same results, and from the first work-group on the statistics of a run with timing. A part of the options of
# the heterosync suites has its turn at each commit. Usage: [SAMPLE=all] timing_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
run="$build/onward run"
suites=sim_hal/workloads

# add FOLDER [NAME...] [-- OPTION...]: what check.sh counts there.
add() {
    local line
    tests/kernels/check.sh "$build/onward" -d "$@" >"$work/lines"
    line=$(tail -n 1 "$work/lines")
    sed '$d' "$work/lines"
    passed=$((passed + ${line%% passed*}))
    line=${line#*, }
    failed=$((failed + ${line%% failed*}))
}

# small SUITE: its small benchmarks.
small() { (cd "$suites/$1" && for file in *_small.sim; do echo "${file%.sim}"; done); }

# Results, of race-free kernels the same as with timing.
add tests/kernels -- --timing off
add tests/kernels -- --timing off --policy onward --set gpu.cus=1 --set cu.simds=1 --set fetch.grants=1 --set cu.issue_width=1
add tests/kernels -- --timing after=0
add $suites/plain -- --timing off
add $suites/discovery -- --timing off
add $suites/cooperative -- --timing off --policy onward
add $suites/litmus -- --timing off --policy awg
# shellcheck disable=SC2046
add $suites/barriers $(small barriers) -- --timing off
for suite in heterosync heterosync-more; do
    for options in "off --policy baseline" "off --policy awg" "off --policy onward" "off --policy awg --lose-cu 1@5us" \
        "off --policy onward --lose-cu 1@5us+40us" "after=20 --policy baseline" "after=20 --policy awg --lose-cu 1@5us"; do
        in_turn 3 || continue
        # shellcheck disable=SC2046,SC2086
        add $suites/$suite $(small $suite) -- --set gpu.cus=2 --timing $options
    done
done

# A lost compute unit has work-groups saved and restored, and waits registered, as with timing.
expect_exit 0 "a compute unit is lost" $run $suites/heterosync/SPM_G.sim --timing off --policy awg --lose-cu 7@50us --stats "$work/stats"
for name in switches_out switches_in waits_armed waits; do
    expect_statistic $name -gt 0 "a compute unit is lost"
done
expect_words "timing off: no time was simulated" "the error output says so"

# No statistic is a time, and the first line says why.
without_heading "$work/stats" | head -n 1 | grep -q '^timing_off  *1 # no time was simulated' && ok || not_ok "statistics say that timing was off"
grep -E '(cycles|_turns|wave_time|gather|busy)' "$work/stats" | grep -v '^timing_off' >"$work/times"
[ -s "$work/times" ] && not_ok "statistics have no times" "$(head -n 1 "$work/times")" || ok
for name in wave_instructions valu_instructions vmem_instructions workgroups_launched; do
    expect_statistic $name -gt 0 "statistics of a run without timing"
done
expect_exit 0 "a second kernel" $run $suites/plain/vector_add.sim --with tests/kernels/scan.sim@5us,1,20us --timing off --stats "$work/stats"
expect_statistic with1_launches -gt 0 "a second kernel"
grep -qE '^with1_(gather|end)_|missed' "$work/stats" && not_ok "times of a second kernel" || ok

# The same instructions as with timing, where nothing races.
for file in plain/matmul_int_small plain/walsh_hadamard barriers/lu_small barriers/fwt_small; do
    $run $suites/$file.sim --stats "$work/timed" >/dev/null
    $run $suites/$file.sim --timing off --stats "$work/stats" >/dev/null 2>&1
    for name in wave_instructions salu_instructions valu_instructions lds_instructions vmem_instructions vector_loads barriers; do
        expect_statistic $name -eq "$(awk -v name=$name '$1 == name { print $2 }' "$work/timed")" "$file without timing"
    done
done

# Waves that spin for a long time, here until the firmware saves some, execute about as much as with timing at most: PERCENT of
# it. KERNEL is one of spins.cl, each of which spins in another way, with groups of ITEMS. A bounded number of tries stays as it is.
mkdir "$work/spins"
cp -r tests/shell/timing/* "$work/spins"
while read -r kernel items percent; do
    count=$((96 * items))
    printf 'spins.cl %s\n%d 1 1\n%d 1 1\n<size=2048 uint fill=0>\n<size=%d uint fill=0 dump>\n<size=%d uint range=0:1:%d>\n<size=4 uint> 32\n' \
        "$kernel" $count "$items" $((4 * count)) $((4 * count)) $((count - 1)) >"$work/spins/spins.sim"
    set -- "$work/spins/spins.sim" --policy timeout --set gpu.cus=2 --lose-cu 1@10us
    $run "$@" --stats "$work/timed" >"$work/want" 2>&1 || not_ok "spinning by $kernel with timing" "$(tail -n 1 "$work/want")"
    $run "$@" --timing off --stats "$work/stats" >"$work/dump" 2>/dev/null
    diff "$work/want" "$work/dump" >"$work/differs" && ok || not_ok "spinning by $kernel: results" "$(head -n 3 "$work/differs")"
    expect_statistic wave_instructions -le $(($(awk '$1 == "wave_instructions" { print $2 }' "$work/timed") * percent / 100)) "spinning by $kernel"
done <<'END'
loads 64 100
two_loads 64 100
atomics 64 100
sleeps 64 100
writes 64 120
invalidates 64 100
scalars 64 100
clocks 64 300
lds 128 150
l1 128 220
tries 64 100
END

# Deadlocks are found, and explained without cycles.
for policy in monnr-all awg; do
    expect_exit 3 "never, $policy" $run tests/shell/waiting/never.sim --policy $policy --timing off
    expect_report 'waits for [^ ]+ == 2; it is 1' "what it waits for, $policy"
    expect_report '; \(1,0,0\) changed it last, from 0, at .*never\.s:[0-9]+\)?, and has ended$' "who wrote it last, $policy"
    expect_words "deadlock, found with timing off" "a deadlock, $policy"
    grep -q cycle "$work/out" && not_ok "a deadlock names no cycle, $policy" "$(grep -m 1 cycle "$work/out")" || ok
    expect_exit 3 "never, $policy, in the timed part" $run tests/shell/waiting/never.sim --policy $policy --timing after=1
    expect_report 'deadlock, found at cycle [0-9]+ of the timed part' "a deadlock in the timed part, $policy"
done
expect_exit 3 "spinning waves" $run tests/shell/progress/never.sim --policy baseline --timing off
expect_report 'never.s:[0-9]+: spins, the same reads give the same results' "the line it spins at"
expect_exit 0 "long arithmetic" $run tests/shell/progress/long_arithmetic.sim --policy timeout --set deadlock.window=10000 --timing off
expect_exit 3 "a limit" $run $suites/plain/matmul_int.sim --timing off --max-cycles 20000
expect_words "not finished after 20000 cycles, which --timing has made mean nothing" "a limit"
# An access behind the end of a buffer is a fault on the short way, too: the first is that of a run with timing.
mkdir "$work/generated"
cp $suites/plain/vector_add.cl "$work"
cp $suites/plain/generated/vector_add.s "$work/generated"
for bad in 1 2 3; do
    {
        printf 'vector_add.cl vector_add\n256 1 1\n256 1 1\n'
        for argument in 1 2 3; do
            echo "<size=$((argument == bad ? 900 : 1024)) float fill=1>"
        done
    } >"$work/vector_add.sim"
    expect_exit 4 "fault, argument $bad" $run "$work/vector_add.sim"
    sed 's/, cycle [0-9]*)/)/' "$work/out" >"$work/want"
    expect_exit 4 "fault, argument $bad, without timing" $run "$work/vector_add.sim" --timing off
    expect_words "$(cat "$work/want")" "fault, argument $bad, without timing"
    expect_report "out of bounds at address" "fault, argument $bad, without timing"
done

# Timing from the first work-group on: all that waves do takes as long as in a run with timing. Quotients have a point.
before='^(# |[a-z0-9_]+ +[0-9]+[.]|cycles|timing_off_workgroups|l1_invalidations_kernel|l2_(accesses|hits|misses)|dram_|cp_|simulator_events)'
while read -r file options; do
    # shellcheck disable=SC2086
    $run $suites/$file.sim $options --stats "$work/timed" >"$work/dump"
    # shellcheck disable=SC2086
    expect_exit 0 "$file from 0 on" $run $suites/$file.sim $options --timing after=0 --stats "$work/stats"
    grep -vE "$before" "$work/timed" >"$work/want"
    grep -vE "$before" "$work/stats" | diff "$work/want" - >"$work/differs" && ok || not_ok "$file $options from 0 on" "$(head -n 3 "$work/differs")"
done <<'END'
plain/matmul_int_small
plain/reduction --scheduler gto
heterosync/TB_LG_small --policy awg
heterosync/SPM_G_small --policy onward --set gpu.cus=2
heterosync/FAM_L_small --policy timeout --set gpu.cus=2 --lose-cu 1@60us
barriers/lu_small --scheduler kin
barriers/fwt_small --set fetch.grants=1 --set cu.issue_width=1
END

# The timed part is that of the work-groups from there on, its times add up, and it is shorter.
kernel=$(awk '$1 !~ /^#/ && NF == 2 { print $2; exit }' $suites/plain/matmul_int_small.sim)
whole=$($run $suites/plain/matmul_int.sim --stats /dev/stdout | awk '$1 == "cycles" { print $2 }')
for group in 100 200; do
    expect_exit 0 "from work-group $group on" $run $suites/plain/matmul_int.sim --timing after=$group --stats "$work/stats"
    expect_statistic timing_off_workgroups -eq $group "from work-group $group on"
    expect_statistic workgroups_launched -eq $((256 - group)) "from work-group $group on"
    expect_statistic cycles -lt "$whole" "from work-group $group on"
    expect_statistic cycles -gt 10000 "from work-group $group on"
    expect_statistic l1_misses -gt 0 "from work-group $group on"
    awk '{ value[$1] = $2 } /^wave_time_/ && !/_unfinished/ { all += $2 }
        END { exit !(all > 0 && all == value["wave_cycles_resident"] + value["wave_time_unfinished"]) }' "$work/stats" &&
        ok || not_ok "from work-group $group on: times add up"
done
expect_words "times are those of the timed part" "the error output says so"
expect_exit 0 "from a kernel on" $run $suites/plain/vector_add.sim --with "$suites/plain/matmul_int_small.sim@30us" --timing "after=$kernel" --stats "$work/stats"
expect_statistic timing_off_workgroups -gt 0 "from a kernel on"
expect_statistic cycles -gt 0 "from a kernel on"
expect_exit 0 "a kernel that does not come" $run $suites/plain/vector_add.sim --with "$suites/plain/matmul_int_small.sim@90000us,1,1us" --timing "after=$kernel"
expect_words "what it was to begin at did not come" "a kernel that does not come"

# What is refused.
while IFS='|' read -r options words; do
    # shellcheck disable=SC2086
    expect_exit 2 "$options" $run $suites/plain/vector_add.sim $options
    expect_words "$words" "$options"
done <<'END'
--timing maybe|--timing maybe: expected on, off, after=N
--timing after=|--timing after=: expected on, off, after=N
--timing after=1x|expected on, off, after=N
--timing after=99999999999999999999|expected on, off, after=N
--timing after=-1|expected on, off, after=N
--timing after=100000000|expected a work-group of
--timing after=nothing|no kernel of this name is launched; expected
--timing off --set l1.mode=combine|l1.mode=combine
--timing after=3 --set l1.mode=combine|l1.mode=combine
--timing off --check-scopes|--check-scopes needs timing from the start on
--timing off --trace t.json|--trace needs timing from the start on
--timing off --trace t.json --trace-waves 0|--trace needs timing from the start on
--timing off --cp-trace t|--cp-trace needs timing from the start on
--timing after=3 --adversary --policy hsa|--adversary needs timing from the start on
END
expect_exit 0 "--timing on" $run $suites/plain/vector_add.sim --timing on --check-scopes
finish timing
