#!/bin/bash
# The tests of scoped synchronisation notice faults of the simulator: each is planted in a copy of one file, and a row of the litmus tests
# must see its forbidden outcome, or a case of a unit test must fail.
# Half of them have their turn at each commit. Usage: [SAMPLE=all] scopes_plants_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
needs scopes_plants cc
compile="cc -std=c11 -ffp-contract=off -DCP_MODELS=1 -DCP_NAMES=1 -O1 -I$work -Iinclude -Isim_hal -I$build"
mkdir -p "$work/scopes"

# link NAME OBJECT...: the litmus program with these in place of the library's.
link() {
    local name=$1
    shift
    cc -o "$work/$name" "$build"/tests/litmus/*.o "$build"/tests/support/{,sim/}*.o "$@" "$build/checked/libsim.a" "$build/checked/libonward.a" -lm
}

# sees NAME ROW/MODE: the row fails.
sees() {
    expect_exit 1 "$1: $2" "$work/$1" "$2"
    expect_report 'forbidden:' "$1: $2"
}

# requires NAME ROW/MODE TEXT: a promise is found broken before the row fails.
requires() {
    expect_exit 134 "$1: $2" "$work/$1" "$2"
    expect_words "required: $3" "$1: $2"
}

# in_protocol NAME ROW/MODE [TEXT]: a fault of scopes_internal.h: the row fails, or a promise, TEXT, is found broken.
in_protocol() {
    in_turn 2 || return 0
    sed "s/return false;/return plant == SCOPES_PLANT_$1;/" sim_hal/scopes/scopes_internal.h >"$work/scopes/scopes_internal.h"
    for file in scopes scopes_home; do
        $compile -c -o "$work/$file.o" "sim_hal/scopes/$file.c" || exit 1
    done
    link "$1" "$work/scopes.o" "$work/scopes_home.o" || exit 1
    if [ -n "${3:-}" ]; then requires "$1" "$2" "$3"; else sees "$1" "$2"; fi
}

# plant NAME FILE SCRIPT: a fault of a file of sim_hal, by a script for sed that must change something. The object is $work/fault.o.
plant() {
    rm -f "$work/scopes/scopes_internal.h"
    sed "$3" "sim_hal/$2" >"$work/fault.c"
    if cmp -s "sim_hal/$2" "$work/fault.c"; then not_ok "$1 changes nothing"; fi
    $compile -c -o "$work/fault.o" "$work/fault.c" || exit 1
}

# in_source NAME FILE ROW/MODE SCRIPT [WORDS]: the row fails, and says the words.
in_source() {
    in_turn 2 || return 0
    plant "$1" "$2" "$4"
    link "$1" "$work/fault.o" || exit 1
    sees "$1" "$3"
    [ -z "${5:-}" ] || expect_words "$5" "$1: $3"
}

# in_unit NAME FILE TEST CASE SCRIPT WORDS: the case of a unit test fails, and says the words.
in_unit() {
    in_turn 2 || return 0
    plant "$1" "$2" "$5"
    cc -o "$work/$1" "$build/tests/unit/sim/$3.o" "$build"/tests/support/{,sim/}*.o "$work/fault.o" "$build/checked/libsim.a" "$build/checked/libonward.a" -lm || exit 1
    expect_exit 1 "$1: $4" "$work/$1" "$4"
    expect_words "$6" "$1: $4"
}

in_protocol TWO_STEPS LOCK-3/selective
in_protocol EARLY_ACK MP-LR/selective
in_protocol ACQUIRE_UNLOCKED THIEVES-2/selective
in_protocol RELEASE_UNLOCKED LOCK-TICKET-1/selective
in_protocol APPLY_FIRST LOCK-EXCH-1/selective
in_protocol NO_OWN_FLUSH MP-RL/selective
in_protocol PARALLEL_FLUSH ADD-3/broadcast '!probe->event.scheduled'
in_protocol NO_ACQUIRE MP-RR/selective
in_protocol MONITOR_UNFLUSHED WAIT-HOLD/selective
in_protocol NO_CHANGED LOCK-3/registered
in_protocol MERGE_OLD LR-AGAIN/merged
in_protocol MERGE_FRESH LR-FLUSH/merged
in_protocol PROMOTED_PASSED LATE-AGENT/lazy
in_protocol PROMOTED_PASSED LATE-LOCALS/registered
in_protocol DELEGATE_KEPT THIEF-TOLD/delegate
in_protocol DELEGATE_UNFLUSHED MP-LR/delegate
in_protocol DELEGATE_UNNOTED LOCK-3/delegate
in_protocol DELEGATE_TWICE ADD-3/delegate
in_source no_flush_at_save gpu/move.c MOVE-DATA/selective 's/gpu_slot_flush(slot, start_writing, now)/start_writing(slot, now)/'
in_source no_flush_at_done gpu/move.c END-TOLD/global 's/gpu_slot_flush(slot, finish_flushed, now)/finish_flushed(slot, now)/'
in_source no_flush_at_kill gpu/move.c KILL/global 's/gpu_slot_flush(slot, end_killed, now)/end_killed(slot, now)/'
in_source no_invalidation_at_restore gpu/move.c MOVE-OTHER/through 's/^        path_invalidate_cu(.*MEM_INVALIDATE_RESTORE);//'
in_source kept_on_another_cu gpu/move.c MOVE-DATA/registered 's/!slot->same_cu ||//'

# What must hold after every event is broken, whatever the row reads.
in_source two_locks scopes/scopes_home.c THIEVES-2/selective '/^static bool serve(/,/^}/s/if (scopes_home_locked(.*))/if (0)/' "a line has two locks"
in_source monitored_line scopes/scopes_home.c WAIT-L/selective '/^static bool serve_fetch/,/^}/s/if (scopes->port->monitored(.*))/if (0)/' \
    "a monitored line is in an L1"
in_source two_holders scopes/scopes_home.c TWO-LOCALS/registered 's/if (entry->owner == SCOPES_NONE || entry->owner == request->cu)/if (1)/' \
    "two L1s hold a line"
plant sfifo_overflow path/combine.c 's/if (scopes_fifo_full(&l1->fifo))/if (0)/'
link sfifo_overflow "$work/fault.o" || exit 1
requires sfifo_overflow LR-OVER/selective '!scopes_fifo_full(fifo)'
in_source no_sfifo_entry path/combine.c LR-OVER/selective 's/scopes_fifo_push(&l1->fifo, line)/0/' "a dirty line has no entry in the sFIFO"
in_source marker_stays scopes/scopes.c LR-OVER/selective '/^void scopes_popped/,/^}/s/remove_marker(.*);/(void)number;/' \
    "a marker has no entry in the sFIFO"
in_source done_before_the_flush gpu/move.c MP-LR/selective 's/gpu_slot_flush(slot, finish_flushed, now)/finish_flushed(slot, now)/' \
    "a work-group has left dirty bytes"
in_source old_data path/scoped_path.c OWN-STORE/registered 's/cut = fetch.cut || outdates_data(l1, &message)/cut = fetch.cut/'

# Counts, limits and refusals.
in_unit requester_probed scopes/scopes_home.c test_scoped_counts costs_are_those_of_the_formula \
    's/others = scopes_cu_set_without(scopes->home.live, scopes_cu_set_of(request->cu))/others = scopes->home.live/' "mode=selective gpu.cus=1"
in_unit no_invalidation_without_pa scopes/scopes.c test_scoped_counts costs_are_those_of_the_formula \
    's/scopes_invalidate(scopes, cu, SCOPES_BY_FULL)/(void)cu/' "MEM_INVALIDATE_PA_FULL"
in_unit handed_over_stale scopes/scopes_home.c test_random_programs switched_programs_are_consistent \
    's/scopes_planted(scopes, SCOPES_PLANT_HAND_STALE)/true/' "switch=hand-over"
in_unit own_transfers_alone scopes/scopes_home.c test_random_programs switched_programs_are_consistent \
    's/scopes_planted(scopes, SCOPES_PLANT_EPOCH_OWN)/true/' "switch=epoch"
in_unit scratch execute/memory_ops.c test_sync addresses_that_fault 's/ || high == apertures->private_base_hi))$/))/' "[scratch]"
in_unit wrong_lane cu/vector_memory.c test_sync_waves a_fault_names_the_line 's/return lane;/return 0;/' "fault.lane"
finish scopes_plants
