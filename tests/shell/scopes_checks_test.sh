#!/bin/bash
# What the modes of scoped synchronisation promise of whole runs: programs that are not scoped do not notice them; messages are as many
# as the formula says; results and the order of the modes hold for 8 to 128 compute units; the exploration has planted each fault,
# and its replays show what they say. docs/guide/scopes.md has the list of checks.
# Usage: scopes_checks_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
run="$build/onward run"
mkdir "$work/generated"
cp sim_hal/workloads/stealing/*_small.sim "$work"
cp sim_hal/workloads/stealing/generated/*.s "$work/generated"
modes="global broadcast selective registered lazy ideal"

# ---- programs that are not scoped ----

# All statistics but the one that only a combining L1 counts.
for name in plain/reduction plain/matmul_int heterosync/SPM_G_small heterosync/TB_LG_small cooperative/bfs_small litmus/ticket_mutex; do
    expect_exit 0 "$name" $run sim_hal/workloads/$name.sim --stats "$work/stats"
    grep -vE '^(# |l1_lines_lost)' "$work/stats" >"$work/before"
    cp "$work/out" "$work/dump"
    for mode in $modes; do
        expect_exit 0 "$name $mode" $run sim_hal/workloads/$name.sim --stats "$work/stats" --set l1.mode=combine --set scopes.mode="$mode"
        if cmp -s "$work/out" "$work/dump"; then ok; else not_ok "$name $mode: dump"; fi
        if grep -vE '^(# |l1_lines_lost)' "$work/stats" | cmp -s - "$work/before"; then ok; else not_ok "$name $mode: statistics"; fi
    done
done

# ---- the same work in each scenario and mode ----

# measure SCENARIO MODE CUS OPTION...: a run of $name with right results, its cycles in $cycles. Sixteen work-groups, whatever the CUs.
measure() {
    local kind=$1 mode=$2 cus=$3
    shift 3
    sed -E "2s/_remote\$/_$kind/" "$work/${name}_small.sim" >"$work/$name.sim"
    expect_exit 0 "$name $kind $mode $cus $*" $run "$work/$name.sim" --preset srsp --set gpu.cus="$cus" --set scopes.mode="$mode" \
        --max-cycles 20000000 --stats "$work/stats" "$@"
    cycles=$(statistic cycles)
}

# holds TEST EXPRESSION: a comparison of integers.
holds() { if (($2)); then ok; else not_ok "$1" "not $2"; fi; }

# Messages and cycles of a remote operation, in thousandths.
of_operation() { echo $(($(statistic "$1") * 1000 / ($(statistic remote_acquires) + $(statistic remote_releases)))); }

for name in PRK_1 MIS_1; do
    measure base global 64
    base=$cycles
    measure scope selective 64
    holds "$name: scopes alone do not cost" "$cycles <= $base"
    measure steal selective 64
    steal=$cycles
    measure remote ideal 64
    ideal=$cycles
    slower=0
    for cus in 16 64 128; do
        measure remote broadcast $cus
        broadcast=$cycles
        holds "$name: broadcast, $cus: probes" "$(of_operation probes) == 2000 * $cus"
        holds "$name: broadcast, $cus: invalidations" "$(statistic l1_invalidations_broadcast) * 2 == $(statistic probes)"
        holds "$name: broadcast slows down with $cus" "$broadcast > $slower"
        slower=$broadcast
        measure remote selective $cus
        holds "$name: selective, $cus: probes" "$(of_operation probes) == 1000 * ($cus - 1)"
        holds "$name: selective is not slower than broadcast, $cus" "$cycles <= $broadcast"
        [ $cus = 128 ] || holds "$name: selective lies between Steal-only and ideal, $cus" "$ideal <= $cycles && $cycles <= $steal"
        measure remote registered $cus
        holds "$name: registered, $cus: probes" "$(of_operation probes) <= 1000"
        [ $cus = 16 ] && flat=$(of_operation remote_cycles)
        now=$(of_operation remote_cycles)
        holds "$name: registered is flat, $cus" "$now * 10 <= $flat * 11 && $now * 10 >= $flat * 9"
    done
    for mode in $modes; do
        measure remote $mode 64
        holds "$name: ideal is not slower than $mode" "$ideal <= $cycles"
        cp "$work/stats" "$work/first"
        measure remote $mode 64
        if cmp -s "$work/stats" "$work/first"; then ok; else not_ok "$name $mode: the same run again"; fi
    done
done

# Results do not depend on places, losses and moves.
name=PRK_1
for policy in baseline awg onward; do
    for mode in $modes; do
        measure remote $mode 8 --policy $policy --lose-cu 1@35us+60us
        measure remote $mode 128 --policy $policy --lose-cu 3@20us --lose-cu 12@30us+20us
    done
    for kind in base scope steal; do
        measure $kind registered 128 --policy $policy --lose-cu 3@20us --lose-cu 12@30us+20us
    done
done
for mode in $modes; do
    measure remote $mode 4 --policy onward --set simd.waves=2 --set cp.quantum=20000
    holds "$name $mode: work-groups move" "$(statistic switches_out) > 0"
done

# ---- the exploration's faults ----

# Each fault that can be planted is, by the exploration or by scopes_plants_test.sh.
for plant in $(sed -nE 's/^ *SCOPES_PLANT_([A-Z_]+) = .*/\1/p' sim_hal/scopes/scopes_internal.h) \
    $(sed -nE 's/^ *MODEL_PLANT_([A-Z_]+) = .*/\1/p' tests/scopes/model.h); do
    if grep -qE "\<(SCOPES_PLANT_|MODEL_PLANT_|in_protocol )?$plant\>" tests/scopes/faults.c tests/shell/scopes_plants_test.sh; then
        ok
    else
        not_ok "the fault $plant is never planted"
    fi
done

# The order that a fault's exploration prints shows the fault, and no shorter one does; small explorations alone.
for fault in f24-two-locals acquire-unlocked-look hand-over-monitored f18-keep-promoted; do
    expect_exit 0 "$fault" "$build/scopes/scopes" $fault
    read -r -a moves < <(sed -nE 's/^ *--replay [^ ]+ //p' "$work/out")
    found=$(sed -nE 's/^[^ ]+ .*, found after [0-9]+ moves: (.*)/\1/p' "$work/out")
    holds "$fault: a replay" "${#moves[@]} > 3"
    expect_exit 0 "$fault: replay" "$build/scopes/scopes" --replay $fault "${moves[@]}"
    expect_words "$found" "$fault: replay"
    unset 'moves[-1]'
    expect_exit 0 "$fault: a shorter replay" "$build/scopes/scopes" --replay $fault "${moves[@]}"
    if grep -qF -- "$found" "$work/out"; then not_ok "$fault: a shorter replay" "$found"; else ok; fi
done
finish scopes_checks
