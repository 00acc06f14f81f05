#!/bin/sh
# Makes generated/NAME.s of every NAME.cl of the workloads and of the test kernels again, at -O2. Needs clang 14 and libclc.
# The compiler's comments are left out, except where docs/ and tests name lines of the text. A comment "levels: -O0 -O2" in the first
# two lines asks for generated/NAME_O0.s and generated/NAME_O2.s instead.
#
#     regenerate.sh [-n] [NAME.cl]..     with -n only says which committed .s differ from what the compiler prints now (exit 1)
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
only_compare=
if [ "${1:-}" = -n ]; then only_compare=-n; shift; fi
[ $# -gt 0 ] || set -- "$here"/*/*.cl "$root"/tests/kernels/*.cl "$root"/tests/shell/*/*.cl
clang=${CLANG:-clang}
command -v "$clang" >/dev/null || { echo "regenerate.sh: $clang not found (Debian: clang-14 libclc-14)" >&2; exit 2; }

temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
different=0

# regenerate SOURCE TEXT LEVEL
regenerate() {
    "$here/compile.sh" "$1" "$temporary/full.s" "$3"
    case $1 in
    */workloads/first/* | */tests/shell/debug/* | */tests/shell/explain/*) mv "$temporary/full.s" "$temporary/new.s" ;;
    *) awk -f "$here/strip.awk" "$temporary/full.s" >"$temporary/new.s" ;;
    esac
    cmp -s "$temporary/new.s" "$2" && return
    different=$((different + 1))
    echo "${2#"$root"/}"
    [ -z "$only_compare" ] || return 0
    mkdir -p "${2%/*}"
    cp "$temporary/new.s" "$2"
}

for source; do
    source=$(cd "$(dirname "$source")" && pwd)/$(basename "$source")
    text=${source%/*}/generated/$(basename "$source" .cl)
    levels=$(sed -nE '1,2s/.*levels:(( -O[0-9a-z]+)+).*/\1/p' "$source")
    [ -n "$levels" ] || regenerate "$source" "$text.s" -O2
    for level in $levels; do regenerate "$source" "${text}_${level#-}.s" "$level"; done
done
[ -z "$only_compare" ] || [ $different = 0 ]
