#!/bin/bash
# The small launches of suite barriers in oclgrind, an interpreter of independent authors: the same results, and no data race between
# work-items. Barriers whose absence the waves' order hides on the simulated GPU are data races there.
# A third of the launches, and of the barriers, have their turn at each commit. Usage: [SAMPLE=all] barriers_oclgrind_test.sh BUILD
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
needs barriers_oclgrind oclgrind-kernel
export work

"${CC:-cc}" -std=c11 -O2 -ffp-contract=off tests/shell/barriers/serial*.c -o "$work/serial" || exit 1
"${CC:-cc}" -std=c11 -O2 tests/shell/cooperative/steal_constants.c -o "$work/constants" || exit 1
# The tree of 8,192 particles, which are enough for oclgrind, as a checksum.
tree=$({
    echo "Argument 'results': 16 bytes"
    "$work/constants" octree 8192 | sed 's/^/results[0] = /'
} | "$work/serial" dumped | sed 's/.* //')
mkdir "$work/plain" "$work/barriers"
cp sim_hal/workloads/plain/*.h "$work/plain/"
cp sim_hal/workloads/barriers/*.cl sim_hal/workloads/barriers/*.h "$work/barriers/"
# The launch with graphs cannot be given to oclgrind, and the one that checks itself has no dump to compare.
for file in sim_hal/workloads/barriers/*_small.sim; do
    case $file in *spmv_csr* | *rsqrt*) continue ;; esac
    sed "/octree256.cl/,\$ { s/size=524288/size=65536/; s/> 65536 /> 8192 /; s/checksum=[0-9a-f]*/checksum=$tree/ }" "$file" >"$work/$(basename "$file")"
done

# compare FOLDER NAME: prints a line when oclgrind complains of the kernel there, or finds other results.
compare() {
    local name=$2
    cd "$1" || return
    "$work/serial" expand <"$work/${name}_small.sim" >"$name.sim"
    timeout 300 oclgrind-kernel --data-races --num-threads 1 --build-options -cl-std=CL1.2 "$name.sim" >"$name.dump" 2>"$name.messages" ||
        echo "FAILED $name: exit $?"
    ! grep -q . "$name.messages" || echo "FAILED $name: $(grep -m 1 . "$name.messages")"
    grep -oE 'checksum=[0-9a-f]{16}' "$work/${name}_small.sim" | sed 's/.*=//' >"$name.want"
    "$work/serial" dumped <"$name.dump" | sed 's/.* //' | cmp -s - "$name.want" || echo "FAILED $name: other results"
}

# without NAME BARRIER: prints a line when oclgrind does not complain of the kernel without that barrier.
without() {
    local folder=$work/without_$1
    mkdir "$folder"
    cp "$work/barriers/"*.h "$folder/"
    sed "s/meet(); .. $2 ..//" "$work/barriers/$1.cl" >"$folder/$1.cl"
    ! cmp -s "$work/barriers/$1.cl" "$folder/$1.cl" || echo "FAILED $1 without '$2': the change changes nothing"
    (compare "$folder" "$1") | grep -qE 'data race|Invalid' || echo "FAILED $1 without '$2': not noticed"
}
export -f compare without

# all COMMAND: runs it with those lines of standard input that have their turn, two at a time; each without a line of output has passed.
all() {
    local input lines count
    input=$(some 3)
    count=$(wc -l <<<"$input")
    lines=$(tr '\n' '\0' <<<"$input" | xargs -0 -P 2 -n 1 bash -c "$1" bash)
    [ -z "$lines" ] || echo "$lines"
    failed=$((failed + $(grep -c '^FAILED' <<<"$lines")))
    passed=$((passed + count - $(grep -c '^FAILED' <<<"$lines")))
}
(cd "$work" && ls ./*_small.sim | sed 's/^..//; s/_small.sim$//') >"$work/names"
# shellcheck disable=SC2016
all 'compare "$work/barriers" "$1"' <"$work/names"
# shellcheck disable=SC2016
all 'without "${1%%|*}" "${1#*|}"' <<'T'
btree|the next node is read
dot|sums are read
lu|the factors are complete
pagecount|the table is empty
pathfinder|the row is read
stencil7|the plane is read
T
finish barriers_oclgrind
