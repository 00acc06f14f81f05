/*
 * hang_words.h - the words that a stuck wave waits for, what they would have to be, and who changed them last.
 */
#ifndef SIM_HAL_TOOLS_EXPLAIN_HANG_WORDS_H
#define SIM_HAL_TOOLS_EXPLAIN_HANG_WORDS_H

#include "tools/explain/hang_tries.h"

/* Fills in the word of a waiting atomic. */
void hang_waited_word(const struct gpu_progress *progress, const struct cu_wait *wait, struct hang_entry *entry);

/*
 * Fills in the words that a spinning wave was seen to read. slot: its work-group's. tries: to find out which values would
 * let it go on.
 */
void hang_read_words(const struct gpu_progress *progress, const struct gpu_slot *slot, const struct cu_spin_note *note,
                     struct hang_tries *tries, struct hang_entry *entry);

#endif
