#!/bin/bash
# Host instructions that the simulator takes for a wave instruction, counted by callgrind, in six runs with every observer off.
# Usage: counts.sh BUILD [NAME...]. Prints rows of a Markdown table with the goals beside; with names of runs, lines "NAME COUNT" of
# these. From host_session_run on: reading files is not counted, making the GPU is. Needs valgrind; takes a minute or two. ROOT=FOLDER
# has the runs of another checkout.
build=$(cd "$1" && pwd) || exit 1
shift
tools=$(cd "$(dirname "$0")" && pwd)
cd "${ROOT:-$tools/../..}" || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
plain=sim_hal/workloads/plain
heterosync=sim_hal/workloads/heterosync

. "$tools/count.sh"

# Runs: name, goal, file, options.
runs() {
    cat <<END
matmul_int 450 $plain/matmul_int_small.sim
bfs 1100 $plain/bfs_small.sim
spmv 1800 $plain/spmv_small.sim
FAM_G_baseline 300 $heterosync/FAM_G_small.sim --policy baseline
FAM_G_awg 550 $heterosync/FAM_G_small.sim --policy awg
TB_LG_lost 550 $heterosync/TB_LG_small.sim --policy awg --lose-cu 0@20us
END
}

# listed NAME WANTED...
listed() {
    local name=$1
    shift
    [[ " $* " == *" $name "* ]]
}

while read -r name goal file options; do
    [ $# = 0 ] || listed "$name" "$@" || continue
    # shellcheck disable=SC2086
    counted=$(count "$file" $options </dev/null) || { echo "counts.sh: $name: no count"; exit 1; }
    if [ $# = 0 ]; then
        printf '| %s: host instructions a wave instruction (callgrind) | %.0f | at most %d |\n' \
            "$(basename "$file" .sim)${options:+ $options}" "$counted" "$goal"
    else
        echo "$name $counted"
    fi
done < <(runs)
