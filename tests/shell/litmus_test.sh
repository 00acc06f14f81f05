#!/bin/bash
# The suite litmus against what the theory says of a GPU that starts work-groups in order of id and lets each stay until it ends:
# with room for one, two or all of the work-groups each kernel finishes or can never finish (Sorensen's thesis, chapter 6). Where
# waiting work-groups give up their places, policy awg, all of them finish. Usage: litmus_test.sh BUILD [OPTION...]. The
# options go to every run.
build=$(cd "$1" && pwd)
shift
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
run="$build/onward run $*"
suite=sim_hal/workloads/litmus
one="--set gpu.cus=1 --set cu.simds=1 --set simd.waves=1"
two="--set gpu.cus=1 --set simd.waves=1"

# NAME | exit status with room for one | with room for two, policy baseline
table() {
    cat <<'T'
spin_mutex | 0 | 0
ticket_mutex | 0 | 0
two_way | 3 | 0
one_way | 0 | 0
low_waits_on_high | 3 | 0
scan_chain | 0 | 0
sptrsv | 0 | 0
reverse_chain | 3 | 3
one_way_and_mutex | 0 | 0
last_arriver | 0 | 0
counter_barrier | 3 | 3
xf_barrier | 3 | 3
discovery_barrier | 0 | 0
discovery_ticket_barrier | 0 | 0
discovery_self_destruct_barrier | 0 | 0
lobe_discovery_barrier | 0 | 0
lobe_discovery_ticket_barrier | 0 | 0
lobe_discovery_self_destruct_barrier | 0 | 0
T
}

# shellcheck disable=SC2086
while IFS='| ' read -r name with_one with_two; do
    for policy in baseline awg; do
        expect_exit 0 "$name, $policy, room for all" $run $suite/$name.sim --policy $policy
    done
    expect_exit "$with_one" "$name, baseline, room for one" $run $suite/$name.sim $one
    expect_exit "$with_two" "$name, baseline, room for two" $run $suite/$name.sim $two
    expect_exit 0 "$name, awg, room for one" $run $suite/$name.sim $one --policy awg
    expect_exit 0 "$name, awg, room for two" $run $suite/$name.sim $two --policy awg
done < <(table)

# No litmus test is left out.
files=("$suite"/*.sim)
if [ "$(table | wc -l)" = ${#files[@]} ]; then ok; else not_ok "every .sim file is in the table"; fi
finish litmus
