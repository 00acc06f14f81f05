#!/bin/bash
# Every OpenCL C source of the project at -O0, -O1, -O2, -O3 and -Oz gives the same memory. Usage: levels_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/.." || exit 1
. tests/lib.sh
export build work

# One level: compile everything, run everything, write check.sh's lines to a file.
level() {
    local folder small
    tests/kernels/levels.sh "$work" "$1" >"$work/$1.lines" 2>&1 || echo "FAIL $1 does not compile" >>"$work/$1.lines"
    for folder in kernels plain litmus heterosync heterosync-more cooperative; do
        small=""
        case $folder in kernels | litmus) ;; *) small=$(cd "$work/$1/$folder" && ls ./*_small.sim | sed 's/\.sim$//') ;; esac
        # Unoptimised code keeps all in memory, and is ten times as slow: 3 iterations, for a barrier to be used again and a ring of
        # 64 places by 32 work-groups to go round, where the others have 10.
        [ "$1" = O0 ] && sed -i -E 's/(<size=[48] [a-z]+ iterations> )[0-9]+/\13/' "$work/$1/$folder"/*.sim
        # shellcheck disable=SC2086
        tests/kernels/check.sh "$build/onward" -d "$work/$1/$folder" $small -- --set gpu.cus=2 >>"$work/$1.lines"
    done
}
export -f level
printf '%s\n' O0 O1 O2 O3 Oz | xargs -P 2 -n 1 bash -c 'level "$1"' bash
for name in O0 O1 O2 O3 Oz; do
    sed -nE "s/^FAIL /FAILED $name /p; /levels.sh:/p" "$work/$name.lines"
    while read -r good bad; do
        passed=$((passed + good))
        failed=$((failed + bad))
    done < <(sed -nE 's/^([0-9]+) passed, ([0-9]+) failed$/\1 \2/p' "$work/$name.lines")
    if grep -q 'does not compile' "$work/$name.lines"; then not_ok "$name" "does not compile"; else ok; fi
done
finish levels
