#!/bin/bash
# The suite stealing under policies with waiting atomics, in every mode of scopes.mode: all rows, or SAMPLE of them, from a place that
# follows from the commit. Each has the host's result. Usage: [SAMPLE=N|all] stealing_modes_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
LIMIT=${LIMIT:-300}
suite=sim_hal/workloads/stealing

rows() {
    local file mode policy
    for file in $(awk '$1 == "benchmark" { print $3 }' $suite/benchmarks.txt); do
        for mode in global broadcast selective registered lazy ideal; do
            for policy in awg onward timeout; do
                echo "$suite/$file --policy $policy --set l1.mode=combine --set scopes.mode=$mode"
            done
        done
    done
}

sample=${SAMPLE:-4}
commit=$((16#$(git rev-parse --short=7 HEAD 2>/dev/null || echo 0)))
mapfile -t rows < <(rows)
[ "$sample" != all ] || sample=${#rows[@]}
step=$((${#rows[@]} / sample))
for ((i = 0; i < sample; i++)); do
    row=${rows[(commit + i * step) % ${#rows[@]}]}
    # shellcheck disable=SC2086
    expect_exit 0 "$row" "$build/onward" run $row
done
finish stealing_modes
