#!/bin/bash
# What wave schedulers must not change: dumps of the test kernels and of all suites, and the table of litmus tests. And the benchmarks of
# HeteroSync that fill every slot of a compute unit end with the patience that schedulers have by default. Small forms, and a scheduler
# that follows from the commit; `all` is every launch under every scheduler, for hours. Usage: all_schedulers_test.sh BUILD [all|NAME...]
build=$(cd "$1" && pwd)
shift
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
onward="$build/onward"
suites=sim_hal/workloads
mapfile -t names < <("$onward" list schedulers | awk '$1 != "oldest" { print $1 }')
files=("$suites"/*/*_small.sim)
if [ "${1:-}" = all ]; then
    files=("$suites"/*/*.sim)
elif [ $# = 0 ]; then
    commit=$((16#$(git rev-parse --short=7 HEAD 2>/dev/null || echo 0)))
    names=("${names[commit % ${#names[@]}]}")
else
    names=("$@")
fi

# outcome FILE OPTION...: what the run prints, and its exit status.
outcome() { timeout "${LIMIT:-600}" "$onward" run "$@" 2>"$work/err"; echo "exit $?"; }

for file in "${files[@]}"; do
    outcome "$file" --policy awg >"$work/oldest"
    for name in "${names[@]}"; do
        outcome "$file" --policy awg --scheduler "$name" >"$work/out"
        if cmp -s "$work/oldest" "$work/out"; then ok; else not_ok "$file under $name" "$(diff "$work/oldest" "$work/out" | sed -n 2p)"; fi
    done
done

for name in "${names[@]}"; do
    # The closing lines of other scripts, counted here.
    for script in "tests/kernels/check.sh $onward -- --scheduler $name" "bash tests/shell/litmus_test.sh $build --scheduler $name"; do
        # shellcheck disable=SC2086
        $script >"$work/lines"
        sed '$d' "$work/lines"
        line=$(tail -n 1 "$work/lines")
        [[ $line =~ ([0-9]+)\ passed,\ ([0-9]+)\ failed ]] || { not_ok "$script" "$line"; continue; }
        passed=$((passed + BASH_REMATCH[1]))
        failed=$((failed + BASH_REMATCH[2]))
    done
    for file in "$suites"/heterosync/*_wide.sim; do
        expect_exit 0 "$file under $name" "$onward" run "$file" --scheduler "$name" --set cu.patience=32
        expect_exit 0 "$file under $name, awg" "$onward" run "$file" --scheduler "$name" --set cu.patience=32 --policy awg --set gpu.cus=1
    done
done
finish all_schedulers
