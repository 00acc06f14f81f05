#!/bin/bash
# Writes the tables and the rows of the charts of docs/measured/robustness.md, "Sensitivity", from the runs in CSV: OUT/NAME.txt.
# Usage: sensitivity_tables.sh BUILD CSV OUT [part]. It fails if CSV lacks a parameter's half or double, unless it is said to be a part.
build=$(cd "$1" && pwd)
csv=$(cd "$(dirname "$2")" && pwd)/$(basename "$2")
out=$(cd "$3" && pwd)
part=$4
cd "$(dirname "$0")/../.." || exit 1
export LC_ALL=C
onward=$build/onward
. tests/bench/sensitivity_runs.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

points "$(interval_of "$csv")" >"$work/points"
awk -f tests/bench/sensitivity_values.awk "$csv" >"$work/values" || exit 1
missing=$(awk -F'\t' '{ for (i = 3; i <= 4; i++) if ($i != "-") print $1 "=" $i }' "$work/points" |
    awk 'NR == FNR { known[$1] = 1; next } !known[$1]' "$work/values" -)
if [ "$part" != part ] && [ -n "$missing" ]; then
    echo "sensitivity: not in $(basename "$csv"), run make sensitivity:" $missing >&2
    exit 1
fi
for piece in headlines turned sweeps screened skipped steady loss onward onward-loss; do
    awk -v piece=$piece -f tests/bench/sensitivity_tables.awk FS='\t' "$work/points" FS=' ' "$work/values" >"$out/$piece.txt" || exit 1
done
