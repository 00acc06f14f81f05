#!/bin/bash
# Measures a row of each suite of docs/data/stock.csv again, and writes docs/data/stock.txt again from that file: both must be as
# they are in docs/. Usage: stock_sample.sh BUILD [BENCHMARK..]. Without benchmarks the commit says which, so that all come round.
set -e -o pipefail
shopt -s inherit_errexit
build=$(cd "$1" && pwd)
shift
cd "$(dirname "$0")/../.."
csv=docs/data/stock.csv
. tests/bench/stock_runs.sh
make_twins || exit 0
turn=${TURN:-$(git rev-list --count HEAD 2>/dev/null || echo 0)}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# chosen SUITE BENCHMARK..: those that come in, or the one whose turn it is.
chosen() {
    local suite=$1 name all
    shift
    mapfile -t all < <(awk -F, -v suite="$suite" '$1 == suite && $3 == "steady" {print $2}' $csv)
    [ $# != 0 ] || set -- "${all[turn % ${#all[@]}]}"
    for name; do printf '%s\n' "${all[@]}" | grep -xF -- "$name" || true; done
}

head -n 1 $csv >"$work/known"
for suite in $suites; do
    for name in $(chosen "$suite" "$@"); do
        grep "^$suite,$name," $csv >>"$work/known"
        for column in $columns; do
            runs_of "$column" "$suite" "$work/$column.$name.csv" --benchmark "$name"
        done >>"$work/rows"
        echo "$name" >>"$work/names"
    done
done
status=0
table_of "$columns" <"$work/rows" | diff "$work/known" - || status=1
awk -f tests/bench/stock_tables.awk $csv | diff docs/data/stock.txt - || status=1
[ $status != 0 ] || echo "stock, $(paste -sd' ' "$work/names"): docs/ holds what is measured"
exit $status
