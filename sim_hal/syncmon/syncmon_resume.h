/*
 * syncmon_resume.h - ends the waits of resumed waiters, and reports them.
 */
#ifndef SIM_HAL_SYNCMON_SYNCMON_RESUME_H
#define SIM_HAL_SYNCMON_SYNCMON_RESUME_H

#include "syncmon/syncmon_state.h"

/* Reports the waiters resumed since resumed_count was set to 0. */
void syncmon_deliver(struct syncmon *syncmon, uint64_t now);

/* Resumes the waiter at that cycle. The registration is gone. */
void syncmon_resume(struct syncmon *syncmon, struct syncmon_registration *registration, uint64_t cycle);

/* The update under way meets a condition. */
void syncmon_note_met(struct syncmon *syncmon, struct syncmon_watch *watch);

/* Takes note of a value that was written to the word. */
void syncmon_note_value(struct syncmon *syncmon, struct syncmon_word *word, uint64_t value);

/* Whether a write of [address, address + bytes), in the word's line, touches a word that is waited on. */
bool syncmon_word_is_touched(const struct syncmon_word *word, uint64_t address, uint32_t bytes);

#endif
