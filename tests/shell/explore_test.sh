#!/bin/bash
# Explores the orders of events and walks at random. Usage: explore_test.sh BUILD
build=$1
passed=0
failed=0
states=0
for size in small large cooperative; do
    out=$("$build/explore/$size/explore")
    grep -v "^explore: " <<<"$out"
    read -r ok bad < <(sed -nE 's/^explore: ([0-9]+) passed, ([0-9]+) failed$/\1 \2/p' <<<"$out")
    states=$((states + $(awk '$3 == "states" {sum += $2} END {print sum + 0}' <<<"$out")))
    passed=$((passed + ${ok:-0}))
    failed=$((failed + ${bad:-1}))
done
echo "explore $states states: $passed passed, $failed failed"
[ "$failed" = 0 ]
