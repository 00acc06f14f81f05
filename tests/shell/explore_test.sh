#!/bin/bash
# Explores the orders of events and walks at random: each exploration up to some thousand states, every planted bug, and a twelfth of
# them to their end, which follows from the number of commits, or from TURN. SAMPLE=all: all to their end, and every situation has to be
# reached. Usage: [SAMPLE=all] [TURN=n] explore_test.sh BUILD
build=$1
turn=(--turn "${TURN:-$(git rev-list --count HEAD 2>/dev/null || echo 0)}")
[ "${SAMPLE:-}" != all ] || turn=()
passed=0
failed=0
states=0
for size in small large cooperative; do
    out=$("$build/explore/$size/explore" "${turn[@]}")
    grep -v "^explore: " <<<"$out"
    read -r ok bad < <(sed -nE 's/^explore: ([0-9]+) passed, ([0-9]+) failed$/\1 \2/p' <<<"$out")
    states=$((states + $(awk '$3 == "states" {sum += $2} END {print sum + 0}' <<<"$out")))
    passed=$((passed + ${ok:-0}))
    failed=$((failed + ${bad:-1}))
done
echo "explore $states states: $passed passed, $failed failed"
[ "$failed" = 0 ]
