#!/bin/bash
# What the in-process binding charges for the firmware's work, beside what is counted on an emulated board in the same run,
# where the firmware places the work-groups.
# Usage: costs.sh BUILD, with the image of qemu-rv32 built. Prints Markdown rows.
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# compare NAME FILE OPTION...
compare() {
    local name=$1 file=$2 binding
    shift 2
    for binding in local qemu-rv32; do
        "$build/onward" run "$file" --set gpu.dispatcher=0 "$@" --cp $binding --stats "$work/$binding" >/dev/null 2>&1
    done
    awk -v n="$name" '$1 == "cp_instructions" {v[++i] = $2}
        END {printf "| firmware instructions, %s | %d charged, %d counted (%+.0f %%) | - |\n", n, v[1], v[2], v[1] * 100 / v[2] - 100}' \
        "$work/local" "$work/qemu-rv32"
}
compare "320 launches" sim_hal/workloads/heterosync/FAM_G.sim
compare "1,024 launches" sim_hal/workloads/plain/vector_add.sim
compare "swaps after a loss" sim_hal/workloads/heterosync/FAM_G_wide.sim --policy timeout --set gpu.cus=2 --lose-cu 1@20000
compare "spilled conditions" sim_hal/workloads/heterosync/FAM_G.sim --policy awg --set syncmon.sets=1 --lose-cu 7@50us
