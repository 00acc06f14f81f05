#!/bin/bash
# Writes OUT/sensitivity.md and its charts from the runs in CSV. Usage: sensitivity_page.sh BUILD CSV OUT [part]
# It fails if CSV lacks a parameter's half or double, unless it is said to be a part. Into docs/measured it writes
# docs/templates/sensitivity-ranges.in.md as well, the table of ranges for other pages.
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
    awk -v piece=$piece -f tests/bench/sensitivity_page.awk FS='\t' "$work/points" FS=' ' "$work/values" >"$work/$piece.txt" || exit 1
done
cp docs/templates/sensitivity.in.md "$work/"
"$onward" figures "$work/sensitivity.in.md" --out "$work/out" >/dev/null || exit 1
{
    echo "<!-- Written by \`make sensitivity\` from docs/templates/sensitivity.in.md: change it there. -->"
    sed 1d "$work/out/sensitivity.md"
} >"$out/sensitivity.md"
mkdir -p "$out/pictures"
cp "$work"/out/pictures/*.svg "$out/pictures/"
[ "$out" != "$PWD/docs/measured" ] || cp "$work/headlines.txt" docs/templates/sensitivity-ranges.in.md
