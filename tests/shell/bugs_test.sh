#!/bin/bash
# Kernels with known bugs: onward run --check all finds each, at the right lines and nothing else, and finds nothing in their
# corrected twins. tests/bugs/missed.txt names those that it misses; one that is found is a failure too. Kernels about races are
# also compiled with clang 19, which makes other atomics loops of compare-and-swap: half of them at each commit. Random programs
# without races give no finding and the right sums, also while work-groups move. Usage: [SAMPLE=all] bugs_test.sh BUILD [NAME]..
build=$(cd "$1" && pwd)
shift
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
bugs=tests/bugs
[ "${SAMPLE:-}" = all ] && random=36 || random=18
seeds=${SEEDS:-$random}
export build work

# case_of NAME FOLDER: one run of the folder, and what its source does not expect of it in FOLDER/NAME.says.
case_of() {
    local name=$1 folder=$2 source=${1%_fixed} status=0 twin=
    case $name in *_fixed | ok_*) twin=1 ;; esac
    (cd "$folder" && timeout 60 "$build/onward" run "$name.sim" --check all) >"$folder/$name.out" 2>&1 || status=$?
    awk -v name="$source" -v status="$status" -v twin="$twin" -f tests/bugs/judge.awk "tests/bugs/$source.cl" "$folder/$name.out" >"$folder/$name.says"
}

# random_of SEED: a random program under a policy that follows from the seed; $work/SEED.says has what is wrong.
random_of() {
    local seed=$1 status=0 options=("" "--policy awg --lose-cu 0@8us" "--policy timeout --lose-cu 1@7us+5us")
    awk -v seed="$seed" -v sim="$work/$seed.sim" -v text="$seed.s" -f tests/bugs/random.awk >"$work/$seed.s"
    # shellcheck disable=SC2086
    (cd "$work" && timeout 60 "$build/onward" run "$seed.sim" --check all ${options[seed % 3]} >"$seed.dump" 2>"$seed.out") || status=$?
    {
        [ "$status" = 0 ] && [ ! -s "$work/$seed.out" ] || echo "exit status $status: $(head -n 1 "$work/$seed.out")"
        awk '/ arg0\[(0|32|80)\]/ { sums = sums $3 " " } END { print sums }' "$work/$seed.dump" | tr -d '\n' | cat - "$work/$seed.sim.counts" |
            awk '$1 != $4 || $2 != $5 || $3 != $6 { print "wrong sums: " $0 }'
    } >"$work/$seed.says"
}
export -f case_of random_of

# judge PREFIX FOLDER FILE: the results of the names in the file. The prefix is that of missed.txt.
judge() {
    while read -r name; do
        if grep -q "^$1$name " $bugs/missed.txt; then
            if [ -s "$2/$name.says" ]; then ok; else not_ok "$1$name" "is in missed.txt, but is judged right now"; fi
        elif [ -s "$2/$name.says" ]; then
            not_ok "$1$name" "$(paste -sd ';' "$2/$name.says")"
        else
            ok
        fi
    done <"$3"
}

# run_all FOLDER FILE: runs the kernels that the file names in a folder of its own, with what they are compiled to in FOLDER/generated.
run_all() {
    cp $bugs/*.cl $bugs/*.sim "$1"
    xargs -P 2 -I NAME bash -c "case_of NAME '$1'" <"$2"
}

if [ $# -gt 0 ]; then
    for name; do ls $bugs/"$name".sim $bugs/"$name"_fixed.sim 2>/dev/null; done
else
    ls $bugs/*.sim
fi | sed 's|.*/||; s|\.sim$||' >"$work/names"
mkdir -p "$work/committed" "$work/compiled/generated"
cp -r $bugs/generated "$work/committed"
run_all "$work/committed" "$work/names"
judge "" "$work/committed" "$work/names"

grep -E '^(race|ok)_' "$work/names" | some 2 >"$work/raced"
if [ -s "$work/raced" ] && ! lacks "kernels compiled with clang 19" clang-19 libclc; then
    sed 's/_fixed$//' "$work/raced" | sort -u | CLANG=clang-19 xargs -P 2 -n 8 $bugs/regenerate.sh -o "$work/compiled/generated" >/dev/null ||
        not_ok "all kernels compile with clang 19"
    run_all "$work/compiled" "$work/raced"
    judge clang-19: "$work/compiled" "$work/raced"
fi

if [ $# = 0 ]; then
    seq 1 "$seeds" >"$work/seeds"
    xargs -P 2 -I SEED bash -c 'random_of SEED' <"$work/seeds"
    judge "" "$work" "$work/seeds"
fi
[ -z "$KEEP" ] || cp "$work"/*.out "$work"/committed/*.out "$KEEP"
finish bugs
