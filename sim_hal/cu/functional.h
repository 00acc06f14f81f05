/*
 * functional.h - turns of a SIMD in a run without timing (docs/guide/simulator.md, "Without timing").
 *
 * The wheel keeps the waves as it does with timing, but in its turn a wave executes a run of instructions: up to, and not with,
 * the next one at which waves meet. That one issues by itself, in a turn of its own. An instruction takes a turn, and reads that
 * waves spin with take more (answers.h). So messages, barriers, atomics and timers keep an order, and what the command processor sees has a time, but none of
 * these times means anything.
 */
#ifndef SIM_HAL_CU_FUNCTIONAL_H
#define SIM_HAL_CU_FUNCTIONAL_H

#include "cu/cu_state.h"

/* What fires at a SIMD's turn: with an observer of steps, each instruction is shown to it. */
clock_event_function cu_functional_turns(const struct cu_control *control);

/* ---- for the dispatcher ---- */

/* Timing begins at cycle now. cu_functional_end stops all waves, and counters and times are 0. After that
 * cu_functional_continue has each wave go on when the clock is where it is. */
void cu_functional_end(struct cu_compute_unit *cu, uint64_t now);
void cu_functional_continue(struct cu_compute_unit *cu, uint64_t now);

#endif
