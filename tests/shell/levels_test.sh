#!/bin/bash
# OpenCL C sources of the project give the same memory at -O0 and -O3. The committed kernels are of -O2, and are what clang 14
# makes. A sixth of them has its turn at each commit, and a twentieth is compared with its committed text. LEVELS="O0 O1 O2 O3
# Oz" chooses other levels; make soak takes all. Usage: [SAMPLE=all] levels_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
needs levels clang libclc
levels=${LEVELS:-O0 O3}
every=6
[ "${SAMPLE:-}" != all ] || every=1
turn=$TURN
export build work every turn

# Unoptimised code keeps all in memory and is ten times as slow: 3 iterations, for a barrier to be used again and a ring of 64 places
# by 32 work-groups to go round, where the other levels have 10. What is right then is what the committed kernels give.
# shorten FOLDER NAME...: makes $work/O0/FOLDER so, and $work/short/NAME.expected.
shorten() {
    local folder=$1 name
    shift
    mkdir -p "$work/short/$folder"
    cp "sim_hal/workloads/$folder"/generated/*.s "$work/short/$folder/"
    for name; do
        sed -E 's/(<size=[48] [a-z]+ iterations> )[0-9]+/\13/' "sim_hal/workloads/$folder/$name.sim" |
            tee "$work/short/$folder/$name.sim" >"$work/O0/$folder/$name.sim"
        "$build/onward" run "$work/short/$folder/$name.sim" --set gpu.cus=2 >"$work/short/$name.expected" && continue
        echo "FAIL $name as it is committed, 3 iterations"
        : >"$work/short/$name.expected"
    done
}

# One level: compile everything, run everything, write check.sh's lines to a file.
level() {
    local folder small expected
    EVERY=$every TURN=$turn tests/kernels/levels.sh "$work" "$1" >"$work/$1.lines" 2>&1 || echo "FAIL $1 does not compile" >>"$work/$1.lines"
    for folder in kernels plain litmus heterosync heterosync-more cooperative barriers; do
        small=""
        expected=tests/kernels
        small=$(cd "$work/$1/$folder" && ls ./*.sim 2>/dev/null | sed 's/\.sim$//')
        case $folder in kernels | litmus) ;; *) small=$(grep '_small$' <<<"$small") ;; esac
        [ -n "$small" ] || continue
        case $1/$folder in
        O0/heterosync*)
            # shellcheck disable=SC2086
            shorten "$folder" $small >>"$work/$1.lines" 2>&1
            expected=$work/short
            ;;
        esac
        # shellcheck disable=SC2086
        tests/kernels/check.sh "$build/onward" -d "$work/$1/$folder" -e "$(cd "$expected" && pwd)" $small -- \
            --set gpu.cus=2 >>"$work/$1.lines"
    done
}
export -f shorten level
# shellcheck disable=SC2086
printf '%s\n' $levels | xargs -P 2 -n 1 bash -c 'level "$1"' bash
for name in $levels; do
    sed -nE "s/^FAIL /FAILED $name /p; /levels.sh:/p" "$work/$name.lines"
    while read -r good bad; do
        passed=$((passed + good))
        failed=$((failed + bad))
    done < <(sed -nE 's/^([0-9]+) passed, ([0-9]+) failed$/\1 \2/p' "$work/$name.lines")
    if grep -q 'does not compile' "$work/$name.lines"; then not_ok "$name" "does not compile"; else ok; fi
done

# The committed text; clang-14 by its full name, as clang may be another one.
if ! lacks "the committed text of kernels" clang-14; then
    mapfile -t sources < <(printf '%s\n' sim_hal/workloads/*/*.cl tests/kernels/*.cl tests/shell/*/*.cl | some 20)
    LIMIT=${LIMIT:-600} expect_exit 0 "the committed text of ${sources[*]}" env CLANG=clang-14 sim_hal/workloads/regenerate.sh -n "${sources[@]}"
    sed 's/^/FAILED differs: /' "$work/out"
fi
finish levels
