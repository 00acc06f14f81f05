#!/bin/bash
# Renders docs/measured/sweep.md again from docs/data/sweep.csv, and makes some of the runs again: all must be as in docs/.
# Usage: [SAMPLE=n] sweep_sample.sh BUILD. The commit says which runs, so that all come round.
set -e -o pipefail
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
turn=${TURN:-$(git rev-list --count HEAD 2>/dev/null || echo 0)}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
. tests/bench/sweep_runs.sh

write_sweep_page "$work/page"
cmp "$work/page/sweep.md" docs/measured/sweep.md
for picture in "$work"/page/pictures/*; do cmp "$picture" "docs/measured/pictures/$(basename "$picture")"; done
count=$(($(wc -l <$sweep_csv) - 1))
shards=$(((count + ${SAMPLE:-16} - 1) / ${SAMPLE:-16}))
plan_sweep "$work/space" >/dev/null
"$build/onward" sweep run "$work/space" --shard $((turn % shards + 1))/$shards
rows_of "$work/space" --partial >"$work/rows" || [ $? = 1 ]
[ "$(wc -l <"$work/rows")" -gt 1 ]
if grep -vxF -f $sweep_csv "$work/rows"; then
    echo "sweep: $sweep_csv does not have these rows"
    exit 1
fi
echo "sweep, $(($(wc -l <"$work/rows") - 1)) runs: docs/ holds what is measured"
