#!/bin/bash
# The host instructions that three small runs take for a wave instruction are within 3 % of tests/bench/counts.txt, which names the
# compiler that it is of. Another compiler, and a host without AVX2, take others. Usage: counts_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
needs counts valgrind nm
counts=tests/bench/counts.txt
compiler=$(readelf -p .comment "$build/onward" | sed -n 's/^ *\[[^]]*\] *//p' | paste -sd ';')
if ! grep -qxF "# $compiler" $counts || ! grep -qw avx2 /proc/cpuinfo; then
    echo "SKIPPED counts: they are of $(head -n 1 $counts | sed 's/^# //') and a host with AVX2, this is $compiler"
    skipped=1
    finish counts
    exit 0
fi
while read -r name before; do
    now=$(tests/bench/counts.sh "$build" "$name" | awk -v name="$name" '$1 == name {print $2}')
    if awk -v b="$before" -v n="$now" 'BEGIN {exit !(n > 0.97 * b && n < 1.03 * b)}'; then
        ok
    else
        not_ok "$name" "${now:-no} instructions of the host a wave instruction, $before in $counts"
    fi
done < <(grep -v '^#' $counts)
finish counts
