/*
 * fetch.h - a wave's instruction buffer, and what it asks of the compute unit's fetch unit (fetch.grants) to fill it.
 */
#ifndef SIM_HAL_CU_FETCH_H
#define SIM_HAL_CU_FETCH_H

#include "cu/cu_state.h"

/* The next operation is not in the buffered line: cycle (>= now) at which it can issue. Requests the line after it. */
uint64_t cu_fetch(struct cu_wave_issue *issue, const struct isa_operation *operation, uint64_t now);

/* Whether the line that cu_fetch has waited for, and that is there at a cycle, was not in the instruction cache. */
bool cu_fetch_missed(const struct cu_wave_issue *issue, uint64_t ready);

/* Empties the buffer: after a jump, and when a wave is placed. */
void cu_fetch_restart(struct cu_wave_issue *issue);

/* ---- with a fetch unit ---- */

/* The cycle (>= now) at which the wave's next operation can issue, CLOCK_NEVER if it has not been granted. The wave asks for
 * what it may ask for. */
uint64_t cu_fetch_ask(struct cu_wave_issue *issue, uint64_t now);

/* The wave has changed its status, and does not go on at once: it asks for what it may have, or is not granted any more.
 * Does nothing without a fetch unit. */
void cu_fetch_ahead(struct cu_wave_issue *issue, uint64_t now);

/* The wave does not ask any more. */
void cu_fetch_leave(struct cu_wave_issue *issue);

/* Waves that asked in an earlier cycle than this may be granted. */
void cu_fetch_admit(struct cu_compute_unit *cu, uint64_t now);

#endif
