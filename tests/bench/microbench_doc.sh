#!/bin/bash
# Measures the microbenchmarks and writes their tables into docs/measured/microbench.md. Usage: microbench_doc.sh BUILD [OUT]
# Exit status 1: a row is off by more than its limit.
build=$1
cd "$(dirname "$0")/../.." || exit 1
out=${2:-docs/measured/microbench.md}
"$build/tests/bench/bench_micro" tests/shell/microbench >"$out.tables"
status=$?
[ $status -le 1 ] || exit $status
awk -v tables="$out.tables" '
    /^<!-- end -->/ { inside = 0 }
    !inside { print }
    /^<!-- microbench -->/ { inside = 1; while ((getline line < tables) > 0) print line }' docs/measured/microbench.md >"$out.new" || exit 1
rm "$out.tables"
mv "$out.new" "$out"
exit $status
