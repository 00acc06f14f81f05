#!/bin/sh
# Makes generated/NAME.s of every NAME.cl of the workloads and of the test kernels again, at -O2. Needs clang 14 and libclc.
# The compiler's comments are left out, except where docs/ and tests name lines of the text.
#
#     regenerate.sh [-n]     with -n only says which committed .s differ from what the compiler prints now (exit 1)
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
only_compare=${1:-}
clang=${CLANG:-clang}
command -v "$clang" >/dev/null || { echo "regenerate.sh: $clang not found (Debian: clang-14 libclc-14)" >&2; exit 2; }

temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
different=0
for source in "$here"/*/*.cl "$root"/tests/kernels/*.cl "$root"/tests/shell/*/*.cl; do
    [ -e "$source" ] || continue
    text=${source%/*}/generated/$(basename "$source" .cl).s
    "$here/compile.sh" "$source" "$temporary/full.s"
    case $source in
    */tests/shell/debug/* | */tests/shell/explain/*) mv "$temporary/full.s" "$temporary/new.s" ;;
    *) awk -f "$here/strip.awk" "$temporary/full.s" >"$temporary/new.s" ;;
    esac
    cmp -s "$temporary/new.s" "$text" && continue
    different=$((different + 1))
    echo "${text#"$root"/}"
    [ "$only_compare" != -n ] || continue
    mkdir -p "${text%/*}"
    cp "$temporary/new.s" "$text"
done
[ "$only_compare" = -n ] || exit 0
[ $different = 0 ]
