#!/bin/bash
# Every test. Usage: run.sh BUILD MAKE. Prints what fails and, last, "N passed, N failed".
build=$1
make=$2
cd "$(dirname "$0")/.." || exit 1
tests/packages.sh || exit 1
"$make" -s tests-built || exit 1

passed=0
failed=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Runs one program and adds the numbers of its closing line; one that has none has failed.
suite() {
    local line status=0
    "$@" >"$work/out" 2>&1 || status=$?
    line=$(grep -E '^[A-Za-z0-9_ -]+: [0-9]+ passed, [0-9]+ failed$' "$work/out" | tail -n 1)
    if [ -z "$line" ]; then
        cat "$work/out"
        echo "$*: ended with status $status and no closing line"
        failed=$((failed + 1))
        return
    fi
    # shellcheck disable=SC2001
    set -- $(sed -E 's/^.*: ([0-9]+) passed, ([0-9]+) failed$/\1 \2/' <<<"$line")
    passed=$((passed + $1))
    failed=$((failed + $2))
    [ "$status" = 0 ] && [ "$2" = 0 ] || grep -v -- "$line" "$work/out"
    echo "$line"
    [ "$status" = 0 ] || [ "$2" != 0 ] || failed=$((failed + 1))
}

for program in "$build"/tests/test_*; do
    [ -x "$program" ] && [ -f "$program" ] && case $program in *.o | *.d) ;; *) suite "$program" ;; esac
done
for script in tests/*_test.sh; do
    suite bash "$script" "$build"
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
