#!/bin/bash
# The test kernels and plain workloads as they are committed: same dumps as expected, all checks of the .sim files hold.
build=$1
cd "$(dirname "$0")/.." || exit 1
. tests/lib.sh
for sim in tests/kernels/*.sim; do
    name=${sim%.sim}
    status=0
    timeout 120 "$build/onward" run "$sim" >"$work/out" 2>"$work/err" || status=$?
    if [ $status != 0 ]; then
        not_ok "$sim" "exit $status: $(tail -n 1 "$work/err")"
    elif [ -e "$name.expected" ] && ! cmp -s "$work/out" "$name.expected"; then
        not_ok "$sim" "the dump differs: $(diff "$work/out" "$name.expected" | head -n 2 | tr '\n' ' ')"
    else
        ok
    fi
done
for sim in sim_hal/workloads/plain/*.sim; do
    expect_exit 0 "$sim" "$build/onward" run "$sim"
done
finish kernels
