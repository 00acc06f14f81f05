#!/bin/bash
# What wave schedulers cost the simulator: host instructions a wave instruction, counted by callgrind. Two Markdown tables:
# every scheduler on some kernels, and every scheduler with more waves a SIMD. Takes some minutes. Usage: schedulers.sh BUILD
build=$(cd "$1" && pwd) || exit 1
cd "$(dirname "$0")/../.." || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
suite=sim_hal/workloads/barriers
schedulers=$("$build/onward" list schedulers | awk '{print $1}')

. tests/bench/count.sh

# row SCHEDULER COLUMN...: each cell beside that of the first scheduler. A COLUMN is the arguments of a run.
declare -a first
row() {
    local scheduler=$1 line="| $1 |" i=0 cell
    shift
    for column; do
        # shellcheck disable=SC2086
        cell=$(count $column --scheduler "$scheduler")
        [ -n "${first[i]}" ] || first[i]=$cell
        line+=$(awk -v cell="$cell" -v first="${first[i]}" 'BEGIN {printf " %.0f, %+.1f %% |", cell, 100 * (cell / first - 1)}')
        i=$((i + 1))
    done
    echo "$line"
}

echo "| instructions a wave instruction, over $(head -n 1 <<<"$schedulers") | fwt | mm32 | spmv_csr |"
echo "| --- | --- | --- | --- |"
for scheduler in $schedulers; do
    row "$scheduler" "$suite/fwt.sim" "$suite/mm32_small.sim" "$suite/spmv_csr_small.sim"
done
echo
echo "| the same, fwt on 1 CU with this many waves a SIMD | 10 | 20 | 40 |"
echo "| --- | --- | --- | --- |"
first=()
one="$suite/fwt_small.sim --set gpu.cus=1 --set simd.waves"
for scheduler in $schedulers; do row "$scheduler" "$one=10" "$one=20" "$one=40"; done
