#!/bin/bash
# Explores the orders of events and walks at random. Usage: explore_test.sh BUILD
build=$1
passed=0
failed=0
for size in small large; do
    out=$("$build/explore/$size/explore")
    line=$(tail -n 1 <<<"$out")
    grep -v "^explore: " <<<"$out"
    # shellcheck disable=SC2001
    set -- $(sed -nE 's/^explore: ([0-9]+) passed, ([0-9]+) failed$/\1 \2/p' <<<"$line") 0 1
    passed=$((passed + $1))
    failed=$((failed + $2))
done
echo "explore: $passed passed, $failed failed"
[ "$failed" = 0 ]
