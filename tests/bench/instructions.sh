#!/bin/bash
# The simulator's instructions in a few runs under callgrind, which are exact and repeatable: a Markdown table.
# Usage: instructions.sh BUILD [BASE]. BASE is the build directory of another commit, made in a worktree of it; with it
# the table has that one's instructions, and the difference. Takes a minute, or two.
build=$(cd "$1" && pwd) || exit 1
base=${2:+$(cd "$2" && pwd)}
cd "$(dirname "$0")/../.." || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

. tests/bench/count.sh

# count_of BUILD ARGUMENT...: instructions of a run.
count_of() { callgrind "$1/onward" run "${@:2}"; }

row() {
    local now before
    now=$(count_of "$build" "$@")
    if [ -n "$base" ]; then
        before=$(count_of "$base" "$@")
        awk -v name="$(basename "$1" .sim)" -v b="$before" -v n="$now" \
            'BEGIN {printf "| %s | %.1f | %.1f | %+.1f %% |\n", name, b / 1e6, n / 1e6, 100 * (n - b) / b}'
    else
        awk -v name="$(basename "$1" .sim)" -v n="$now" 'BEGIN {printf "| %s | %.1f |\n", name, n / 1e6}'
    fi
}

if [ -n "$base" ]; then
    printf '| run | base, million | now, million | change |\n| --- | --- | --- | --- |\n'
else
    printf '| run | million |\n| --- | --- |\n'
fi
plain=sim_hal/workloads/plain
heterosync=sim_hal/workloads/heterosync
row tests/kernels/scan.sim
row $plain/matmul_int.sim
row $plain/walsh_hadamard.sim
row $plain/reduction.sim
row $plain/spmv.sim
row $plain/bfs.sim
row $plain/bfs_small.sim
row $heterosync/FAM_G_small.sim --policy awg
row $heterosync/TB_LG_small.sim --policy awg
row $heterosync/SPM_G_small.sim --policy baseline
