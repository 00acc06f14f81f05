#!/bin/bash
# Occupancy discovery and the barrier over its participants: the promises of the protocol on GPUs of several shapes, the occupancy
# bound from three sides, and the barrier with each of its memory orders taken away. Usage: discovery_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
run="$build/onward run"
d=sim_hal/workloads/discovery
bulk="--set cp.budget=4096 --set mailbox.commands=4096 --set mailbox.events=4096"

# of CHIP PARAMETER: its value in the chip's file, or what follows.
of() { awk -v name="$2" -v value="$3" '$1 == name { value = $2 } END { print value }' "$d/chips/$1.txt"; }

# bound CHIP WORK-ITEMS LDS: how many work-groups there is room for, from the chip's file alone.
bound() {
    local waves=$((($2 + 63) / 64)) most lds=$((($3 + 511) / 512 * 512)) other
    most=$(($(of "$1" cu.simds 2) * $(of "$1" simd.waves 20) / waves))
    other=$(($(of "$1" cu.lds_bytes 65536) / lds))
    [ $other -ge $most ] || most=$other
    other=$(of "$1" cu.barriers 16)
    [ $waves = 1 ] || [ "$other" -ge $most ] || most=$other
    echo $((most * $(of "$1" gpu.cus 8)))
}

# CHIP | FORM | WORK-ITEMS | LDS | the bound as the chips' makers allow it
table() {
    cat <<'T'
gtx980 | 1W_1024 | 1024 | 4 | 32
k5200 | 1W_1024 | 1024 | 4 | 24
k5200 | LW_1024 | 1024 | 8192 | 12
iris | 1W | 256 | 4 | 42
iris | L1 | 1 | 8192 | 6
hd5500 | 11 | 1 | 4 | 48
hd5500 | LW | 256 | 8192 | 3
r9 | L1 | 1 | 8192 | 56
r7 | LW | 256 | 8192 | 16
r7 | 1W | 256 | 4 | 64
mali4 | 1W | 256 | 4 | 4
mali2 | 1W | 256 | 4 | 2
T
}

# With N work-groups a barrier over all passes, with N + 1 it never does; discovery finds N at most, from twice as many, and checks
# in the kernel whatever else it promises.
# shellcheck disable=SC2086
while IFS='| ' read -r chip form items lds want; do
    preset="--preset $d/chips/$chip.txt"
    if [ "$(bound $chip $items $lds)" = "$want" ]; then ok; else not_ok "bound of $chip $form" "$(bound $chip $items $lds), not $want"; fi
    expect_exit 0 "a barrier over $want, $chip $form" $run $d/xf_$form.sim $preset --groups $want
    expect_exit 3 "a barrier over one more, $chip $form" $run $d/xf_$form.sim $preset --groups $((want + 1)) --set deadlock.window=50000
    for mutex in spin ticket; do
        expect_exit 0 "$mutex, $chip $form" $run $d/${mutex}_$form.sim $preset --groups $((2 * want)) $bulk --stats "$work/stats"
        found=$(statistic participants)
        if [ "$found" -ge 1 ] && [ "$found" -le "$want" ]; then ok; else not_ok "$mutex, $chip $form" "$found of $want"; fi
    done
    # Of many the last may draw their tickets late.
    if [ $((100 * found)) -ge $((85 * want)) ]; then ok; else not_ok "recall of ticket, $chip $form" "$found of $want"; fi
    # A maximal launch has exactly N, whether or not the firmware hands over all launches at once.
    for options in "" "$bulk"; do
        expect_exit 0 "maximal launch, $chip $form" $run $d/maximal_$form.sim $preset $options --stats "$work/stats"
        if [ "$(statistic participants)" = "$want" ]; then ok; else not_ok "maximal launch, $chip $form" "$(statistic participants), not $want"; fi
    done
done < <(table)

# The other mutexes, a slow dispatcher, work-groups that are few.
# shellcheck disable=SC2086
for kernel in self_destruct spin_self_destruct native native_self_destruct; do
    for groups in 1 2 16 64; do
        expect_exit 0 "$kernel, $groups work-groups" $run $d/${kernel}_1W.sim --preset $d/chips/hd5500.txt --groups $groups $bulk
        expect_exit 0 "$kernel, $groups work-groups, one launch a step" $run $d/${kernel}_1W.sim --preset $d/chips/hd5500.txt --groups $groups --set cp.budget=1
    done
done

# Work-groups that do not take turns on a place: the participants are fewer where the dispatcher is slow, more where closing waits.
last=0
# shellcheck disable=SC2086
for delay in 0 10 100 1000; do
    expect_exit 0 "delay $delay" $run $d/delay_$delay.sim --preset $d/chips/cpu.txt --set cp.budget=1 --stats "$work/stats"
    found=$(statistic participants)
    if [ "$found" -ge $last ]; then ok; else not_ok "delay $delay" "$found participants, $last with less delay"; fi
    last=$found
done

# The barrier, one change to its source at a time.
apart="--set gpu.cus=4 --set cu.simds=1 --set simd.waves=1"

# changed SCRIPT: the barrier's kernel with a change to the header, in $work/changed.
changed() {
    rm -rf "$work/changed"
    cp -R sim_hal/workloads "$work/changed"
    sed -i "$1" "$work/changed/discovery/xf_barrier.h" "$work/changed/onward.h"
    if diff -rq sim_hal/workloads "$work/changed" >"$work/out"; then not_ok "$1" "changes nothing"; fi
    "$work/changed/compile.sh" "$work/changed/discovery/xf.cl" "$work/changed/discovery/xf.s" >"$work/out" 2>&1 || not_ok "$1" "does not compile"
}
changes() {
    cat <<'T'
1 | s/onward_acquire(); .. master, line 2.*//
1 | s/onward_acquire(); .. slave, line 5.*//
1 | s/__ATOMIC_ACQUIRE, "agent"/__ATOMIC_ACQUIRE, "workgroup"/
3 | s/    xf_master_store(flags.*//
3 | s/while (onward_wait_load(flag, eq, ~0u, 0) != 0)/while (onward_load(flag) == 77)/
T
}
# shellcheck disable=SC2086
{
    expect_exit 0 "a hundred barriers" $run $d/xf_wave.sim $apart
    expect_exit 0 "a hundred barriers, one participant" $run $d/xf_wave.sim $apart --groups 1
    needs discovery clang libclc
    while IFS='|' read -r want script; do
        changed "${script# }"
        expect_exit "${want% }" "the barrier with ${script# }" $run "$work/changed/discovery/xf_wave.sim" $apart --set deadlock.window=50000
    done < <(changes)
    # A release of line 4 alone: a barrier of OpenCL waits for all stores, so here it is one that does not, which is enough for a
    # work-group of one wave; and stores to different banks of the L2 overtake each other. Release or not, in order nothing is seen.
    bare='s/    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)/    __builtin_amdgcn_wave_barrier()/'
    overtaking="--set l2.distance=300 --set l2.interleave=64"
    changed "$bare"
    expect_exit 0 "stores overtake, with a release" $run "$work/changed/discovery/xf_wave.sim" $apart $overtaking
    changed "$bare; s/onward_release(); .. slave, line 4.*//"
    expect_exit 1 "stores overtake, no release" $run "$work/changed/discovery/xf_wave.sim" $apart $overtaking
    expect_exit 0 "stores in order, no release" $run "$work/changed/discovery/xf_wave.sim" $apart
    # Inside one compute unit an acquire of the work-group's scope is enough.
    changed 's/__ATOMIC_ACQUIRE, "agent"/__ATOMIC_ACQUIRE, "workgroup"/'
    expect_exit 0 "scope of a work-group, one CU" $run "$work/changed/discovery/xf_wave.sim" --set gpu.cus=1
    # No read-modify-writes: with ordinary loads in place of the waiting ones, which the statistics count among them, none is left.
    changed 's/onward_wait_load(\(flags* *+* *[a-z]*\), [a-z_]*, ~0u, [01])/onward_load(\1)/'
    expect_exit 0 "the barrier with ordinary loads" $run "$work/changed/discovery/xf_wave.sim" $apart --stats "$work/stats"
    if [ "$(statistic atomics)" = 0 ]; then ok; else not_ok "read-modify-writes" "$(statistic atomics)"; fi
}
finish discovery
