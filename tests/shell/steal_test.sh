#!/bin/bash
# The work-stealing applications: what their launches expect is what the host computes; results are right under every policy, for
# any number of work-groups, while a rival of higher priority makes it shrink and grow, a compute unit is lost, or they
# are not managed. Usage: steal_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
. tests/support/cooperative.sh
rival="--with $work/task_small.sim@20us,3,60us"

# argument FILE NAME: the number that a launch passes.
argument() { sed -nE "s/^<.*> ([0-9]+) +# $2\$/\1/p" "$work/$1.sim"; }

# expected FILE: the numbers that a launch expects, but for its errors.
expected() { sed -nE '/# errors$/d; s/^<.*expect=(-?[0-9]+).*/\1/p' "$work/$1.sim"; }

"${CC:-cc}" -std=c11 -O2 tests/shell/cooperative/steal_constants.c -o "$work/constants" || exit 1
for size in "" _plain _small _plain_small; do
    for name in "octree$size particles" "game$size opening split"; do
        # shellcheck disable=SC2086
        set -- $name
        file=$1
        shift
        values=$(for argument; do argument "$file" "$argument"; done)
        # shellcheck disable=SC2086
        if [ "$("$work/constants" "${file%%_*}" $values)" = "$(expected "$file")" ]; then ok; else not_ok "$file: constants"; fi
    done
done

# shellcheck disable=SC2086
for application in octree game; do
    file=${application}_small
    kills=0
    forks=0
    for policy in baseline sleep-16k timeout monnr-one awg; do
        check "$file $policy" $work/$file.sim --policy $policy $few
        check "$file $policy rival" $work/$file.sim --policy $policy $few $rival
        kills=$((kills + $(statistic cp_coop_kills)))
        forks=$((forks + $(statistic cp_coop_forks)))
        check "$file $policy plain" $work/${application}_plain_small.sim --policy $policy $few
    done
    if [ $kills -ge 20 ] && [ $forks -ge 10 ]; then ok; else not_ok "$file" "$kills killed, $forks forked"; fi
    check "$file, few places" $work/$file.sim --policy awg --set gpu.cus=1 --set simd.waves=3 $rival
    check "$file, a CU lost" $work/$file.sim --policy awg $few --lose-cu 1@30us $rival
    check "$file, a CU away" $work/$file.sim --policy awg $few --lose-cu 1@30us+40us
    check "$file, one work-group" "$(changed $file 's/^2048 1 1/64 1 1/')" --policy awg $few
    check "$file, an odd number" "$(changed $file 's/^2048 1 1/448 1 1/')" --policy awg $few $rival
    check "$file, unmanaged" "$(changed $file 's/ cooperative//')" --policy awg $few
done
for file in task_short_1 task_long_1 task_small; do
    check "$file" "$work/$file.sim"
done
# A matrix with another element is no longer what the kernel knows the powers of.
expect_exit 1 "another matrix" "$build/onward" run "$(changed task_small 's/84ed/86ed/')"
finish steal
