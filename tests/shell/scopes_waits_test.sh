#!/bin/bash
# Scoped programs under the firmware: thieves that sleep at the L2, in every mode of scopes.mode, while their work-groups are
# moved, lose their CUs, find no room in the SyncMon, or share their CUs with a program that is not scoped. No wait ends by its
# time. Usage: scopes_waits_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
run="$build/onward run"
t=tests/shell/scopes_waits
own="--set gpu.dispatcher=0" # work-groups start one after the other, so thieves meet locks that are held
few="--set gpu.cus=2 --set simd.waves=2 --set cp.quantum=5000" # room for 16 of 24 work-groups, in turns

# uses TEST: each lock was used 48 times, half of them by each side. The other words of the locks' lines stayed 0.
uses() {
    local got
    got=$(sed -nE 's/^  arg1\[([0-9]+)\] = ([0-9]+)$/\1 \2/p' "$work/out" |
        awk '$2 != ($1 % 16 ? 0 : $1 % 48 ? 24 : 48) { wrong++ } END { print NR, wrong + 0 }')
    if [ "$got" = "1152 0" ]; then ok; else not_ok "$1" "words and wrong ones: $got"; fi
}

# try TEST OPTION...: nothing but an update wakes a sleeper.
try() {
    local test=$1
    shift
    expect_exit 0 "$test" $run $t/sleeping.sim --set wait.timeout=0 --set wait.retry=0 --stats "$work/stats" "$@"
    uses "$test"
    expect_statistic wait_timeouts -eq 0 "$test"
    expect_statistic wait_retries -eq 0 "$test"
}

modes="--set l1.mode=through"
for mode in global broadcast selective registered lazy ideal; do
    modes="$modes
--set l1.mode=combine --set scopes.mode=$mode"
done
modes="$modes
--set l1.mode=combine --set scopes.mode=selective --set scopes.hint=16
--set l1.mode=combine --set scopes.mode=registered --set scopes.delegate=1"

# shellcheck disable=SC2086
while read -r mode; do
    for policy in awg onward; do
        test="${mode//--set /}, $policy"
        try "$test" $mode --policy $policy
        try "$test, small L1" $mode --policy $policy --set l1.fifo=1 --set l1.bytes=1024 --set l1.ways=1
        try "$test, few places" $mode --policy $policy $few
        expect_statistic switches_out -gt 0 "$test, few places"
        try "$test, spilled" $mode --policy $policy --set syncmon.sets=0 $own
        expect_statistic spilled -gt 0 "$test, spilled"
        try "$test, spilled, few places" $mode --policy $policy --set syncmon.sets=0 $few
        expect_statistic spilled -gt 0 "$test, spilled, few places"
        for cycle in 20000 30000; do
            try "$test, CU lost at $cycle" $mode --policy $policy --set gpu.cus=2 --lose-cu 1@$cycle+30000
            expect_statistic switches_out -gt 0 "$test, CU lost at $cycle"
        done
        try "$test, beside a program that is not scoped" $mode --policy $policy --set gpu.cus=1 --with tests/shell/waiting/waves.sim
    done
done <<<"$modes"

# Without `remote` the owners' last releases are not promoted: values are wrong where locks are in L1s.
for mode in broadcast selective registered; do
    # shellcheck disable=SC2086
    expect_exit 1 "not remote, $mode" $run $t/forgetful.sim $own --policy awg --set l1.mode=combine --set scopes.mode=$mode
done
finish scopes_waits
