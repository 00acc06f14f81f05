#!/bin/bash
# The suite barriers: the checksums in its launches are those of serial programs, and small launches find them under policies that
# preempt and one that does not, and while a compute unit is lost, for good or for a while. Usage: barriers_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
suite=sim_hal/workloads/barriers

# ---- what the launches expect
"${CC:-cc}" -std=c11 -O2 -ffp-contract=off tests/shell/barriers/serial*.c -o "$work/serial" || exit 1
"${CC:-cc}" -std=c11 -O2 tests/shell/cooperative/steal_constants.c -o "$work/constants" || exit 1
"$work/serial" >"$work/expected"
while read -r file argument checksum; do
    if grep -qE "expect-checksum=$checksum>.*# $argument\$" "$suite/$file.sim"; then ok; else not_ok "$file" "$argument is not $checksum"; fi
done <"$work/expected"
# Each checksum of a launch is one of these; those of the octree are compared as numbers.
for file in "$suite"/*.sim; do
    name=$(basename "$file" .sim)
    if [ "$(grep -c expect-checksum "$file")" = "$(grep -c "^$name " "$work/expected")" ]; then ok; else
        case $name in octree256*) ok ;; *) not_ok "$name" "has a checksum that no serial program computes" ;; esac
    fi
    if grep -qE 'expect(-checksum|-graph)?=' "$file"; then ok; else not_ok "$name" "has no check"; fi
done
octree() {
    "$build/onward" run "$suite/$1.sim" | sed -nE 's/^ *arg3\[[0-9]\] = //p' >"$work/tree"
    "$work/constants" octree "$2" | cmp -s - "$work/tree" && ok || not_ok "$1" "not the tree of the serial program"
}
octree octree256 262144
octree octree256_small 65536

# ---- policies, and a compute unit lost
moved=0
runs() {
    local name=$1
    shift
    expect_exit 0 "$name $*" "$build/onward" run "$suite/$name.sim" --set gpu.cus=2 --stats "$work/stats" "$@"
}
for file in "$suite"/*_small.sim; do
    name=$(basename "$file" .sim)
    for policy in baseline awg onward; do
        runs "$name" --policy $policy
        cycles=$(statistic cycles)
        for loss in "1@$((cycles / 4))" "0@$((cycles / 2))+$((cycles / 4))" "1@$((cycles * 3 / 4))+100"; do
            runs "$name" --policy $policy --lose-cu "$loss"
            moved=$((moved + $(statistic switches_in)))
        done
    done
done
# The losses came while work-groups were there.
if [ $moved -ge 300 ]; then ok; else not_ok "work-groups that moved" "$moved, fewer than 300"; fi

# ---- the suite by its name
expect_exit 0 "one benchmark of the suite" "$build/onward" suite barriers --benchmark fwt --policy baseline
finish barriers
