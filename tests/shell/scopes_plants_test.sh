#!/bin/bash
# The litmus tests notice faults of the simulator: each is planted in a copy of one file, and a row must see its forbidden outcome.
# Usage: scopes_plants_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
needs scopes_plants cc
compile="cc -std=c11 -ffp-contract=off -DCP_MODELS=1 -DCP_NAMES=1 -O1 -I$work -Iinclude -Isim_hal -I$build"
mkdir -p "$work/mem"

# link NAME OBJECT...: the litmus program with these in place of the library's.
link() {
    local name=$1
    shift
    cc -o "$work/$name" "$build"/tests/litmus/*.o "$build"/tests/support/*.o "$@" "$build/libsim.a" "$build/checked/libonward.a" -lm
}

# sees NAME ROW/MODE: the row fails.
sees() {
    expect_exit 1 "$1: $2" "$work/$1" "$2"
    expect_report 'forbidden:' "$1: $2"
}

# in_protocol NAME ROW/MODE: a fault of scopes_internal.h.
in_protocol() {
    sed "s/return false;/return plant == GPU_SCOPES_PLANT_$1;/" sim_hal/mem/scopes_internal.h >"$work/mem/scopes_internal.h"
    for file in scopes scopes_home; do
        $compile -c -o "$work/$file.o" "sim_hal/mem/$file.c" || exit 1
    done
    link "$1" "$work/scopes.o" "$work/scopes_home.o" || exit 1
    sees "$1" "$2"
}

# in_moves NAME ROW/MODE SCRIPT: a fault of move.c, by a script for sed that must change something.
in_moves() {
    sed "$3" sim_hal/gpu/move.c >"$work/move.c"
    if cmp -s sim_hal/gpu/move.c "$work/move.c"; then not_ok "$1 changes nothing"; fi
    $compile -c -o "$work/move.o" "$work/move.c" || exit 1
    link "$1" "$work/move.o" || exit 1
    sees "$1" "$2"
}

in_protocol TWO_STEPS LOCK-3/selective
in_protocol EARLY_ACK MP-LR/selective
in_protocol ACQUIRE_UNLOCKED THIEVES-2/selective
in_protocol RELEASE_UNLOCKED LOCK-TICKET-1/selective
in_protocol APPLY_FIRST LOCK-EXCH-1/selective
in_protocol NO_OWN_FLUSH MP-RL/selective
in_protocol PARALLEL_FLUSH MOVE-SAME/selective
in_protocol NO_ACQUIRE MP-RR/selective
in_protocol MONITOR_UNFLUSHED WAIT-HOLD/selective
in_protocol NO_CHANGED LOCK-3/registered
in_protocol MERGE_OLD LR-AGAIN/merged
in_protocol MERGE_FRESH LR-FLUSH/merged
in_moves no_flush_at_save MOVE-DATA/selective 's/gpu_slot_flush(slot, start_writing, now)/start_writing(slot, now)/'
in_moves no_flush_at_done END-TOLD/global 's/gpu_slot_flush(slot, finish_flushed, now)/finish_flushed(slot, now)/'
in_moves no_flush_at_kill KILL/global 's/gpu_slot_flush(slot, end_killed, now)/end_killed(slot, now)/'
in_moves no_invalidation_at_restore MOVE-OTHER/through 's/^        gpu_invalidate_cu(.*GPU_INVALIDATE_RESTORE);//'
in_moves kept_on_another_cu MOVE-DATA/registered 's/!slot->same_cu ||//'
finish scopes_plants
