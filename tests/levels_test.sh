#!/bin/bash
# Every OpenCL C source at -O0, -O1, -O2, -O3 and -Oz gives the same memory: the dump of the committed -O2 text.
build=$1
cd "$(dirname "$0")/.." || exit 1
. tests/lib.sh
command -v clang >/dev/null || { echo "no clang: skipped"; finish levels; exit; }
sims=$(ls tests/kernels/*.sim; ls sim_hal/workloads/heterosync/*_small.sim; ls sim_hal/workloads/plain/*_small.sim)
root=$PWD

# Prints the dumps of every launch with the kernel texts compiled at one level (or the committed ones).
run_level() {
    local level=$1 sim text source
    mkdir -p "$work/$level"
    for sim in $sims; do
        source=$(sed -nE 's/^[[:space:]]*([^#[:space:]]+\.cl).*/\1/p' "$sim" | head -n 1)
        text=$(basename "$source" .cl).s
        cp "$sim" "$work/$level/"
        if [ "$level" = committed ]; then
            cp "$(dirname "$sim")/$text" "$work/$level/"
        elif [ ! -e "$work/$level/$text" ]; then
            sim_hal/workloads/compile.sh "$(dirname "$sim")/$(basename "$source")" "$work/$level/$text" "$level" >"$work/err" 2>&1 ||
                { not_ok "$source $level" "does not compile: $(tail -n 1 "$work/err")"; continue; }
        fi
        (cd "$work/$level" && timeout 200 "$root/$build/onward" run "$(basename "$sim")" >"$(basename "$sim").out" 2>"$(basename "$sim").err") ||
            echo "exit $?: $(tail -n 1 "$work/$level/$(basename "$sim").err")" >"$work/$level/$(basename "$sim").out"
    done
}

case $build in /*) root="" ;; esac
run_level committed
for level in -O0 -O1 -O2 -O3 -Oz; do
    run_level $level &
    [ $level = -O1 ] || [ $level = -O3 ] && wait
done
wait
for level in -O0 -O1 -O2 -O3 -Oz; do
    for sim in $sims; do
        out=$(basename "$sim").out
        if cmp -s "$work/committed/$out" "$work/$level/$out" && ! grep -q '^exit ' "$work/$level/$out"; then
            ok
        else
            not_ok "$sim at $level" "$(diff "$work/committed/$out" "$work/$level/$out" | head -n 2 | tail -n 1)"
        fi
    done
done
finish levels
