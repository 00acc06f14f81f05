#!/bin/bash
# What the in-process binding charges for the firmware's work, beside what callgrind counts in cp_step for the same run.
# Usage: costs.sh BUILD. Prints Markdown rows.
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/.." || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# compare NAME FILE OPTION...
compare() {
    local name=$1 file=$2 counted charged
    shift 2
    sed -E 's/(<size=[48] [a-z]+ iterations> )[0-9]+/\11/' "$file" >"$work/run.sim"
    cp "${file%/*}"/*.s "$work/"
    counted=$(valgrind --tool=callgrind --callgrind-out-file="$work/callgrind" --toggle-collect=cp_step \
        "$build/onward" run "$work/run.sim" "$@" --stats "$work/stats" 2>&1 >/dev/null | awk '/Collected/ {print $4}')
    charged=$(awk '$1 == "cp_instructions" {print $2}' "$work/stats")
    awk -v n="$name" -v c="$counted" -v t="$charged" \
        'BEGIN {printf "| firmware instructions, %s | %d charged, %d counted (%+.0f %%) | - |\n", n, t, c, t * 100 / c - 100}'
}
compare "320 launches" sim_hal/workloads/heterosync/FAM_G.sim
compare "1,024 launches" sim_hal/workloads/plain/vector_add.sim
compare "swaps after a loss" sim_hal/workloads/heterosync/FAM_G_wide.sim --policy timeout --set gpu.cus=2 --lose-cu 1@20000
