#!/bin/bash
# The tables about code that spins say what their file of cycles says, and a run is made as its column says.
# Usage: stock_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
. tests/bench/stock_runs.sh

# row COLUMN SUITE BENCHMARK STEADY CU-LOSS
row() { printf '%s\n' "$1 $2 $3 steady $4" "$1 $2 $3 cu-loss $5"; }
# rows SUITE BENCHMARK WAITING ONWARD AWG TIMEOUT-500 TIMEOUT-1000 TIMEOUT-SPINNING: the same cycles in both scenarios. Baseline ends
# in one.
rows() {
    row waiting-onward "$1" "$2" "$3" "$3"
    row waiting-awg "$1" "$2" 200 200
    row onward "$1" "$2" "$4" "$4"
    row awg "$1" "$2" "$5" "$5"
    row timeout-500 "$1" "$2" "$6" "$6"
    row timeout-1000 "$1" "$2" "$7" "$7"
    row timeout-spinning "$1" "$2" "$8" "$8"
    row baseline "$1" "$2" 300 deadlock
}
{
    rows heterosync A 100 120 200 130 150 900
    rows heterosync B 100 100 200 90 120 900
    rows heterosync-more C 100 200 800 100 150 100
    rows heterosync-more D 100 100 50 deadlock 150 125
} | table_of "waiting-onward waiting-awg onward awg timeout-500 timeout-1000 baseline timeout-spinning" >"$work/stock.csv"
expect_exit 0 "tables" awk -f tests/bench/stock_tables.awk "$work/stock.csv"
for text in \
    '| the ten, steady | 1.10, most 1.20 (A) | 1.00, most 1.00 (A) | 0.99 (500 cycles, spins on) | B 0.90 | 2.74, 2 of 2 rows end |' \
    '| the ten, cu-loss | 1.10, most 1.20 (A) | 1.00, most 1.00 (A) | 0.99 (500 cycles, spins on) | B 0.90 | no row ends |' \
    '| `heterosync-more`, steady | 1.41, most 2.00 (C) | 1.00, most 4.00 (C) | 0.79 (spins off) | C 0.50 | 2.12, 2 of 2 rows end |' \
    '| code that spins over code with waiting atomics, onward, the ten, steady, mean | at most 1.3 | 1.10 | met |' \
    '| code that spins over code with waiting atomics, onward, `heterosync-more`, cu-loss, mean | at most 1.3 | 1.41 | **missed** |' \
    '| the same, awg with `policy.spins=on`, `heterosync-more`, steady, mean | at most 1.3 | 1.00 | met |' \
    '| code that spins, onward over timeout at its best, the ten, cu-loss, least | at least 1 | 0.90 (B) | **missed** |' \
    '| A | 1.20 | 1.00 | 1.08 | 2.50 | 1.20 | 1.00 | 1.08 | - |' \
    '| D | 1.00 | 0.25 | 1.25 | 3.00 | 1.00 | 0.25 | 1.25 | - |'; do
    expect_words "$text" "$text"
done

# A suite of one benchmark: the runs of a column are those of its options.
twins=$work/twins
mkdir -p "$twins/twin/generated"
cp tests/shell/spins/SPM_G.sim tests/shell/spins/SPM_G.cl "$twins/twin"
cp tests/shell/spins/generated/SPM_G.s "$twins/twin/generated"
printf '%s\n' 'policies baseline' 'scenarios steady' 'benchmark SPM_G SPM_G.sim' >"$twins/twin/benchmarks.txt"
for column in onward timeout-1000 timeout-spinning baseline; do
    runs_of $column twin "$work/$column.csv" >"$work/$column.rows" && ok || not_ok "$column" "its runs"
    set -- $(options_of $column)
    expect_exit 0 "$column alone" "$build/onward" run "$twins/twin/SPM_G.sim" "$@" --stats "$work/stats"
    case $column in
    onward | timeout-1000) expect_statistic spin_waits -gt 0 "$column" ;;
    *) expect_statistic spin_waits -eq 0 "$column" ;;
    esac
    grep -qxF "$column twin SPM_G steady $(statistic cycles)" "$work/$column.rows" && ok || not_ok "$column" "$(cat "$work/$column.rows")"
done
finish stock
