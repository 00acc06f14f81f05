#!/bin/sh
# Runs every .sim of a folder with the onward command and compares its dumps with .expected files.
#
#     check.sh ONWARD [-d FOLDER] [-e EXPECTED] [NAME...] [-- OPTION...]
#
# FOLDER (default: this folder) holds the .sim files and the kernels as .s (or in generated/), EXPECTED (this folder) the others. A .sim without .expected only has to end with
# exit status 0. OPTIONs go to `onward run`. The names of arguments in the dumps are not compared: assembly has none.
set -u

here=$(cd "$(dirname "$0")" && pwd)
folder=$here
expected=$here
[ $# -ge 1 ] || { echo "usage: check.sh ONWARD [-d FOLDER] [-e EXPECTED] [NAME...] [-- OPTION...]" >&2; exit 2; }
case $1 in
*/*) onward=$(cd "$(dirname "$1")" && pwd)/$(basename "$1") ;;
*) onward=$1 ;;
esac
shift
if [ "${1:-}" = -d ]; then
    folder=$2
    shift 2
fi
if [ "${1:-}" = -e ]; then
    expected=$2
    shift 2
fi
names=
while [ $# -gt 0 ] && [ "$1" != -- ]; do
    names="$names $1"
    shift
done
[ $# = 0 ] || shift
cd "$folder" || exit 2
[ -n "$names" ] || names=$(ls *.sim | sed 's/\.sim$//')

temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
nameless() {
    sed -E "s/^Argument '.*': /Argument: /; s/^  [^ ]*\[/  [/" "$1"
}

passed=0
failed=0
for name in $names; do
    problem=
    "$onward" run "$name.sim" "$@" >"$temporary/dump" 2>"$temporary/messages"
    status=$?
    if [ $status != 0 ]; then
        problem="exit $status: $(tail -n 1 "$temporary/messages")"
    elif [ -e "$expected/$name.expected" ]; then
        nameless "$temporary/dump" >"$temporary/got"
        nameless "$expected/$name.expected" >"$temporary/want"
        cmp -s "$temporary/got" "$temporary/want" ||
            problem="$(diff "$temporary/got" "$temporary/want" | grep -c '^<') lines differ, first: $(diff "$temporary/got" "$temporary/want" |
                sed -nE '2p' | tr '\n' ' ')"
    fi
    if [ -n "$problem" ]; then
        failed=$((failed + 1))
        echo "FAIL $name: $problem"
    else
        passed=$((passed + 1))
    fi
done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
