#!/bin/bash
# Kernels with known bugs: onward run --check all finds each, at the right lines and nothing else, and finds nothing in their
# corrected twins. tests/bugs/missed.txt names those that it misses; one that is found is a failure too. Random programs without races
# give no finding and the right sums, also while work-groups move. Usage: bugs_test.sh BUILD [NAME]..
build=$(cd "$1" && pwd)
shift
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
bugs=tests/bugs
seeds=${SEEDS:-36}
export build work

# case_of SIM: one run, and what its source does not expect of it in $work/NAME.says.
case_of() {
    local name=$1 source=${1%_fixed} status=0 twin=
    case $name in *_fixed | ok_*) twin=1 ;; esac
    (cd tests/bugs && timeout 60 "$build/onward" run "$name.sim" --check all) >"$work/$name.out" 2>&1 || status=$?
    awk -v name="$source" -v status="$status" -v twin="$twin" -f tests/bugs/judge.awk "tests/bugs/$source.cl" "$work/$name.out" >"$work/$name.says"
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

if [ $# -gt 0 ]; then
    for name; do ls $bugs/"$name".sim $bugs/"$name"_fixed.sim 2>/dev/null; done
else
    ls $bugs/*.sim
fi | sed 's|.*/||; s|\.sim$||' >"$work/names"
xargs -P 2 -I NAME bash -c 'case_of NAME' <"$work/names"
if [ $# = 0 ]; then
    seq 1 "$seeds" | xargs -P 2 -I SEED bash -c 'random_of SEED'
    seq 1 "$seeds" >>"$work/names"
fi

while read -r name; do
    if grep -q "^$name " $bugs/missed.txt; then
        if [ -s "$work/$name.says" ]; then ok; else not_ok "$name" "is in missed.txt, but is judged right now"; fi
    elif [ -s "$work/$name.says" ]; then
        not_ok "$name" "$(paste -sd ';' "$work/$name.says")"
    else
        ok
    fi
done <"$work/names"
[ -z "$KEEP" ] || cp "$work"/*.out "$KEEP"
finish bugs
