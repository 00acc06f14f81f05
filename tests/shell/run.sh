#!/bin/bash
# Every test, as many at a time as there are processors (JOBS says otherwise). Usage: run.sh BUILD MAKE. Prints what fails
# and, last, "N passed, N failed". A program that does not end in LIMIT seconds has failed. What needs a missing package is
# skipped and named; ", N skipped" follows in the last line then.
build=$1
make=$2
cd "$(dirname "$0")/../.." || exit 1
. tests/support/packages.sh
# shellcheck disable=SC2086
missing=$(missing_packages $test_tools)
[ -z "$missing" ] || echo "missing Debian packages (make deps installs them): $missing"
jobs=${JOBS:-$(nproc)}
limit=${LIMIT:-1200}
unset LIMIT
"$make" -s -j"$jobs" tests-built || exit 1
# Scripts that run beside each other share these images.
for board in $("$make" -s board-list); do
    # shellcheck disable=SC2046
    [ -z "$(missing_packages $("$make" -s board-tools BOARD="$board"))" ] || continue
    "$make" -s -j"$jobs" BUILD="$build" BOARD="$board" firmware >/dev/null || exit 1
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# suite NAME COMMAND...: runs one program; its output and its status go to files.
suite() {
    local name=$1 status=0
    shift
    timeout "$limit" "$@" >"$work/$name.out" 2>&1 || status=$?
    echo "$status" >"$work/$name.status"
}

# count NAME: adds the numbers of a closing line, and prints it; a program that has none has failed.
passed=0
failed=0
skipped=0
count() {
    local name=$1 status line
    status=$(<"$work/$name.status")
    line=$(grep -E '^[A-Za-z0-9_ -]+: [0-9]+ passed, [0-9]+ failed(, [0-9]+ skipped)?$' "$work/$name.out" | tail -n 1)
    if [ -z "$line" ]; then
        cat "$work/$name.out"
        echo "$name: ended with status $status and no closing line"
        failed=$((failed + 1))
        return
    fi
    # shellcheck disable=SC2001
    set -- $(sed -E 's/^.*: ([0-9]+) passed, ([0-9]+) failed(, ([0-9]+) skipped)?$/\1 \2 \4/' <<<"$line")
    passed=$((passed + $1))
    failed=$((failed + $2))
    skipped=$((skipped + ${3:-0}))
    if [ "$status" = 0 ] && [ "$2" = 0 ]; then
        grep '^SKIPPED ' "$work/$name.out"
    else
        grep -v -- "$line" "$work/$name.out"
    fi
    echo "$line"
    [ "$status" = 0 ] || [ "$2" != 0 ] || failed=$((failed + 1))
}

# The long ones first, so that no processor is idle at the end.
long="explore scopes levels loss boards bare"
names=()
begin() {
    while [ "$(jobs -rp | wc -l)" -ge "$jobs" ]; do wait -n; done
    names+=("$1")
    suite "$@" &
}
for name in $long; do
    begin "$name" bash "tests/shell/${name}_test.sh" "$build"
done
for script in tests/shell/*_test.sh; do
    name=$(basename "$script" _test.sh)
    case " $long " in *" $name "*) ;; *) begin "$name" bash "$script" "$build" ;; esac
done
for program in "$build"/tests/unit/*/test_*; do
    [ -x "$program" ] && [ -f "$program" ] && case $program in *.o | *.d) ;; *) begin "${program##*/}" "$program" ;; esac
done
wait
for name in "${names[@]}"; do
    count "$name"
done
more=""
[ "$skipped" = 0 ] || more=", $skipped skipped"
echo "$passed passed, $failed failed$more"
[ "$failed" = 0 ]
