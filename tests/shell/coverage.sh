#!/bin/bash
# Lines, branches and MC/DC of fw and hal that tests/unit/fw reaches, a row a file, the worst first. Ends with 1 below the goal.
# Usage: coverage.sh BUILD FIRMWARE TESTS, the options of the Makefile for the checked firmware and for its tests. FILES="FILE.."
# prints the decisions of these files that have conditions left, each with the values that it had. LLVM names the folder of
# clang 19 and its tools. Without these it is skipped by name.
build=$1
firmware=$2
tests=$3
goal=92
llvm=${LLVM:-/usr/lib/llvm-19}
cd "$(dirname "$0")/../.." || exit 1

missing=""
[ -x "$llvm/bin/clang" ] || missing="$missing clang-19"
[ -x "$llvm/bin/llvm-cov" ] && [ -x "$llvm/bin/llvm-profdata" ] || missing="$missing llvm-19"
compgen -G "$llvm/lib/clang/19/lib/*/libclang_rt.profile-*.a" >/dev/null || missing="$missing libclang-rt-19-dev"
[ -z "$missing" ] || { echo "SKIPPED coverage: needs$missing"; exit 0; }

work=$build/coverage
rm -rf "$work"
mkdir -p "$work"

# compiled SOURCE OPTIONS: its object, which counts what runs.
compiled() {
    # shellcheck disable=SC2086
    "$llvm/bin/clang" $2 -O1 -fprofile-instr-generate -fcoverage-mapping -fcoverage-mcdc -c -o "$work/${1//\//_}.o" "$1"
}

# ran TEST: the program of a test's source with this firmware; its counts go to a file.
ran() {
    local name=${1//\//_}
    "$llvm/bin/clang" -fprofile-instr-generate -o "$work/$name" "$work/$name.o" "$build"/tests/support/*.o \
        "$work/libonward.a" -lm || return 1
    LLVM_PROFILE_FILE=$work/$name.profraw "$work/$name" >"$work/$name.txt" 2>&1 && return
    tail -n 5 "$work/$name.txt"
    echo "coverage: $1 fails"
    return 1
}

# each COMMAND FILE..: the command for each file, as many at a time as there are processors.
each() {
    local command=$1
    shift
    printf '%s\n' "$@" | xargs -P "$(nproc)" -n 1 bash -c "$command" bash
}
export build firmware tests llvm work
export -f compiled ran
each 'compiled "$1" "$firmware"' fw/*.c fw/policies/*.c hal/*.c || exit 1
ar rcs "$work/libonward.a" "$work"/*.o || exit 1
each 'compiled "$1" "$tests -w" && ran "$1"' tests/unit/fw/*.c || exit 1
"$llvm/bin/llvm-profdata" merge -o "$work/all.profdata" "$work"/*.profraw || exit 1

# cov COMMAND ARGUMENT..: llvm-cov on all objects, so that a file that no program links counts, too.
cov() {
    local command=$1 objects=() object
    shift
    for object in "$work"/*.o; do objects+=(-object "$object"); done
    "$llvm/bin/llvm-cov" "$command" "${objects[@]}" -instr-profile "$work/all.profdata" "$@"
}

# Each decision with the conditions that are not covered, as llvm-cov prints them: place, text of the line, test vectors.
for file in $FILES; do
    cov show -show-mcdc -sources "$file" | awk -v file="$file" '
        function told() { if (open) printf "%s", text; open = 0; text = "" }
        { line = $0; sub(/^[ |]+/, "", line) }
        /MC\/DC Decision Region/ { told(); match(line, /\([0-9]+:/); place = substr(line, RSTART + 1, RLENGTH - 2); text = "\n" file ":" place ": " source[place] "\n"; next }
        line ~ /^(Condition C|C[0-9]+-Pair: not|[0-9]+ \{)/ { text = text "    " line "\n"; if (line ~ /not covered/) open = 1; next }
        match($0, /^ *[0-9]+\|[^|]*\|/) { told(); source[$1 + 0] = substr($0, RLENGTH + 1) }
        END { told() }'
done

cov report --show-mcdc-summary --show-region-summary=false | awk '$1 ~ /^(fw|hal)\// { print $1, $5, $6, $8, $9, $11, $12 }' >"$work/files.txt"
[ -s "$work/files.txt" ] || { echo "coverage: no file is measured"; exit 1; }

# Each row has a file, and of lines, branches and conditions how many there are, and how many are missed.
awk -v goal=$goal '
    function share(all, missed) { return all ? 100 * (all - missed) / all : 101 }
    function percent(all, missed) { return all ? sprintf("%.1f", share(all, missed)) : "-" }
    function row(name, n) {
        return sprintf("%-34s %8s %8s %8s %6d", name, percent(n[1], n[2]), percent(n[3], n[4]), percent(n[5], n[6]), n[6])
    }
    BEGIN {
        sorted = "sort | cut -d: -f2"
        printf "%-34s %8s %8s %8s %6s\n", "file", "lines", "branches", "MC/DC", "missed"
        fflush()
    }
    {
        for (i = 1; i <= 6; i++) {
            one[i] = $(i + 1)
            sum[i] += one[i]
        }
        printf "%09.4f %09.4f:%s\n", share(one[5], one[6]), share(one[3], one[4]), row($1, one) | sorted
        if (share(one[5], one[6]) < goal)
            below = below " " $1
    }
    END {
        close(sorted)
        print row("total", sum)
        if (share(sum[5], sum[6]) >= goal)
            exit 0
        printf "coverage: MC/DC is below %d %%; files below:%s\n", goal, below
        exit 1
    }' "$work/files.txt"
