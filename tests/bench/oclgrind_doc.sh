#!/bin/bash
# The kernels of tests/bugs under onward run --check all and under oclgrind, an interpreter of independent authors: writes the table
# of docs/guide/check.md that counts who complains of what. Usage: oclgrind_doc.sh BUILD
build=$(cd "$1" && pwd) || exit 1
cd "$(dirname "$0")/../.." || exit 1
command -v oclgrind-kernel >/dev/null || {
    echo "oclgrind_doc: needs the package oclgrind" >&2
    exit 1
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp tests/bugs/*.cl tests/bugs/bugs.h "$work"
export build work

# by_onward NAME: says, silent.
by_onward() {
    local status=0
    (cd tests/bugs && timeout 60 "$build/onward" run "$1.sim" --check all) >/dev/null 2>&1 || status=$?
    case $status in
    0) echo silent ;;
    *) echo says ;;
    esac
}

# by_oclgrind NAME: says, silent, or cannot: it does not compile or run the kernel, or not in 20 seconds.
by_oclgrind() {
    local status=0
    sed -E 's/ expect[^ >]*//g' "tests/bugs/$1.sim" >"$work/$1.sim"
    (cd "$work" && timeout 20 oclgrind-kernel --data-races --uninitialized --num-threads 1 --build-options -cl-std=CL2.0 "$1.sim") \
        >"$work/$1.out" 2>&1 || status=$?
    if grep -qE 'data race|Uninitialized|Invalid|divergence' "$work/$1.out"; then
        echo says
    elif [ $status != 0 ]; then
        echo cannot
    else
        echo silent
    fi
}

# row NAME: kind, bug or correct, what each of the two does.
row() {
    local kind=${1%%_*} correct=bug
    case $1 in *_fixed | ok_*) correct=correct ;; esac
    echo "$kind $correct $(by_onward "$1") $(by_oclgrind "$1")"
}
export -f by_onward by_oclgrind row

for file in tests/bugs/*.sim; do basename "$file" .sim; done | xargs -P "$(nproc)" -I NAME bash -c 'row NAME' >"$work/rows"
awk '
    { count[$1, $2]++; onward[$1, $2, $3]++; oclgrind[$1, $2, $4]++ }
    function cells(kind, correct, said) {
        if (!count[kind, correct]) return " - | - | - | - |"
        return sprintf(" %d | %d | %d | %d |", count[kind, correct], onward[kind, correct, "says"], oclgrind[kind, correct, "says"],
                       oclgrind[kind, correct, "cannot"])
    }
    END {
        print "| kind | kernels with a bug | onward complains | oclgrind complains | oclgrind cannot run | correct kernels | onward complains | oclgrind complains | oclgrind cannot run |"
        print "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
        split("race stale uninit barrier align bounds hang ok", kinds, " ")
        for (i = 1; i in kinds; i++) print "| `" kinds[i] "_` |" cells(kinds[i], "bug") cells(kinds[i], "correct")
    }' "$work/rows" >"$work/table"
awk -v table="$work/table" '
    { if (!inside) print }
    /^<!-- oclgrind -->$/ { inside = 1; while ((getline line < table) > 0) print line }
    inside && /^<!-- end -->$/ { inside = 0; print }' docs/guide/check.md >"$work/check.md"
cat "$work/check.md" >docs/guide/check.md
