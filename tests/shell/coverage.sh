#!/bin/bash
# Lines, branches and MC/DC of fw and hal that tests/unit/fw reaches: every place left with its reason, and a row a file, the worst
# first. Ends with 1 if a goal is missed or a place left has no reason. Usage: coverage.sh BUILD FIRMWARE TESTS, the options of the
# Makefile for the checked firmware and for its tests. FILES="FILE.." prints only the places of these files. LLVM names the folder
# of clang 19 and its tools. Without these it is skipped by name.
build=$1
firmware=$2
tests=$3
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
    "$llvm/bin/llvm-cov" "$command" "${objects[@]}" -instr-profile "$work/all.profdata" "$@" -sources fw hal
}

cov export >"$work/all.json" && cov export -format=lcov >"$work/all.lcov" && cov show -show-mcdc >"$work/all.txt" || exit 1
# shellcheck disable=SC2086
python3 tests/shell/coverage.py "$work" tests/unit/uncovered.txt docs/guide/testing.md $FILES
