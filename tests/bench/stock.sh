#!/bin/bash
# Measures code that spins, the suites' stock twins, beside code with waiting atomics and under other policies: docs/data/stock.csv,
# and the tables made from it, docs/data/stock.txt. Usage: stock.sh BUILD [FOLDER]. FOLDER takes the two files instead. Runs that an
# earlier call has made with the same command and the same twins are kept in BUILD/stock.
set -e -o pipefail
shopt -s inherit_errexit
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
out=${2:-docs/data}
. tests/bench/stock_runs.sh
make_twins || exit 0

hash=$(find "$build/onward" sim_hal/workloads/heterosync* "$twins"/heterosync* -type f | LC_ALL=C sort | xargs cat | sha256sum |
    cut -c1-16)
kept=$twins/runs/$hash
mkdir -p "$kept"
for column in $columns; do
    for suite in $suites; do
        [ -s "$kept/$column.$suite" ] && continue
        echo "stock: $suite, $column"
        runs_of "$column" "$suite" "$kept/$column.$suite.csv" >"$kept/rows"
        mv "$kept/rows" "$kept/$column.$suite"
    done
done
for column in $columns; do
    for suite in $suites; do cat "$kept/$column.$suite"; done
done | table_of "$columns" >"$out/stock.csv"
awk -f tests/bench/stock_tables.awk "$out/stock.csv" >"$out/stock.txt"
