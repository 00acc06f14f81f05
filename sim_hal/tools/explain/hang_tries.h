/*
 * hang_tries.h - what stuck waves would need in the words that they read, each question asked once.
 *
 * Waves of one program that spin in one loop with the same registers, as far as these decide, do the same with the same
 * memory. One of them is run again, and the others have its answer. That does not hold where the loop comes to scratch or
 * LDS, which others do not have.
 */
#ifndef SIM_HAL_TOOLS_EXPLAIN_HANG_TRIES_H
#define SIM_HAL_TOOLS_EXPLAIN_HANG_TRIES_H

#include "tools/explain/hang_facts.h"

#define HANG_TRIED_MOST 512u /* waves that are run again */

struct hang_tries;

/* Returns NULL if the host has no memory. */
struct hang_tries *hang_tries_create(void);
void hang_tries_free(struct hang_tries *tries);

/* What the wave of a note would need in a word: one of the note's reads. slot: its work-group's. Ask for all words of a
 * wave before those of the next one. */
struct explain_wanted hang_try(struct hang_tries *tries, const struct gpu_progress *progress,
                               const struct gpu_slot *slot, const struct cu_spin_note *note,
                               const struct cu_spin_read *read);

#endif
