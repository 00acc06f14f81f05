/*
 * syncmon_atomics.h - deferred execution (CP_EXTENSION_DEFERRED): waiting atomics that the L2 executes in place of their waves.
 */
#ifndef SIM_HAL_SYNCMON_SYNCMON_ATOMICS_H
#define SIM_HAL_SYNCMON_SYNCMON_ATOMICS_H

#include "syncmon/syncmon_state.h"

/* Resumes up to most waiters of a condition that holds. Waiters that only read the word get the value they would see. */
void syncmon_resume_oldest(struct syncmon *syncmon, struct syncmon_watch *watch, uint32_t count, uint64_t now);

/* Whether the waiter's atomic would change its word now and is not executed in place of its wave. */
bool syncmon_must_retry(const struct syncmon_registration *at);

/* One of several waiters went on: twice as many follow after the grace time, if the condition holds then. */
void syncmon_more_later(struct syncmon *syncmon, struct syncmon_watch *watch, uint32_t step);

/* CP_EXTENSION_BARGING: the word was written. If a waiter could take it now, that ends a section, and is counted. */
void syncmon_note_section(struct syncmon_word *word, bool empty);

/* Performs atomics that change the word, the oldest one first, as long as there are any whose condition holds. None if most
 * sections of the word are empty: who comes first is to have it then. */
void syncmon_execute(struct syncmon *syncmon, const struct syncmon_word *word, uint64_t now);

#endif
