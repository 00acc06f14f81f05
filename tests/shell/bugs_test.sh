#!/bin/bash
# Kernels with known bugs: onward run --check all finds each, at the right lines and nothing else, and finds nothing in their
# corrected twins. tests/bugs/missed.txt names those that it misses; one that is found is a failure too. Usage: bugs_test.sh BUILD [NAME]..
build=$(cd "$1" && pwd)
shift
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
bugs=tests/bugs
export build work

# case_of SIM: one run, and what its source does not expect of it in $work/NAME.says.
case_of() {
    local name=$1 source=${1%_fixed} status=0 twin=
    case $name in *_fixed | ok_*) twin=1 ;; esac
    (cd tests/bugs && timeout 60 "$build/onward" run "$name.sim" --check all) >"$work/$name.out" 2>&1 || status=$?
    awk -v name="$source" -v status="$status" -v twin="$twin" -f tests/bugs/judge.awk "tests/bugs/$source.cl" "$work/$name.out" >"$work/$name.says"
}
export -f case_of

if [ $# -gt 0 ]; then
    for name; do ls $bugs/"$name".sim $bugs/"$name"_fixed.sim 2>/dev/null; done
else
    ls $bugs/*.sim
fi | sed 's|.*/||; s|\.sim$||' >"$work/names"
xargs -P 2 -I NAME bash -c 'case_of NAME' <"$work/names"

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
