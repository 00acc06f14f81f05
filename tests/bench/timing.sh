#!/bin/bash
# What runs without timing save: processor seconds of each suite under some policies, with timing and without, and their ratio, as
# a Markdown table. Of suites with small benchmarks it takes these. The last row is suite heterosync with a compute unit lost.
# Takes some minutes. Usage: timing.sh BUILD [SUITE...]; by default those whose runs are more than their start-up.
build=$(cd "$1" && pwd) || exit 1
cd "$(dirname "$0")/../.." || exit 1
shift
suites=sim_hal/workloads
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
TIMEFORMAT=%U
policies="baseline timeout awg onward"
[ $# -gt 0 ] || set -- barriers cooperative heterosync heterosync-more stealing

# files SUITE: its small benchmarks, or all of its list.
files() {
    ls $suites/"$1"/*_small.sim 2>/dev/null || awk -v folder="$suites/$1/" '$1 == "benchmark" { print folder $3 }' $suites/"$1"/benchmarks.txt
}

# seconds on|off OPTION...: of the runs of $work/files. A run that ends otherwise than with a result, as a deadlock, counts as it is.
seconds() {
    local timing=$1
    shift
    { time while read -r file; do "$build/onward" run "$file" --timing "$timing" "$@" >/dev/null 2>&1; done <"$work/files"; } 2>&1
}

cell() { awk -v on="$(seconds on "$@")" -v off="$(seconds off "$@")" 'BEGIN {printf " %.2f s, %.2f s, %.2f |", on, off, on ? off / on : 0}'; }

# row NAME OPTION...: of the files, under each policy.
row() {
    local line="| $1 |"
    shift
    for policy in $policies; do line+=$(cell --policy "$policy" "$@"); done
    echo "$line"
}

echo "| with timing, without, ratio |$(for policy in $policies; do printf ' %s |' "$policy"; done)"
echo "| --- | --- | --- | --- | --- |"
for suite; do
    files "$suite" >"$work/files"
    row "$suite"
done
awk '$1 == "benchmark" { print "'$suites'/heterosync/" $3 }' $suites/heterosync/benchmarks.txt >"$work/files"
row "heterosync, a CU lost" --lose-cu 7@50us
