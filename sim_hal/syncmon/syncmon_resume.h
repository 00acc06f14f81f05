/*
 * syncmon_resume.h - ends the waits of resumed waiters, and reports them.
 */
#ifndef SIM_HAL_SYNCMON_SYNCMON_RESUME_H
#define SIM_HAL_SYNCMON_SYNCMON_RESUME_H

#include "syncmon/syncmon_state.h"

/* Reports the waiters resumed since resumed_count was set to 0. */
void gpu_syncmon_deliver(struct gpu_syncmon *syncmon, uint64_t now);

/* Resumes the waiter at that cycle. The registration is gone. */
void gpu_syncmon_resume(struct gpu_syncmon *syncmon, struct gpu_registration *registration, uint64_t cycle);

/* The update under way meets a condition. */
void gpu_syncmon_note_met(struct gpu_syncmon *syncmon, struct gpu_watch *watch);

/* Takes note of a value that was written to the word. */
void gpu_syncmon_note_value(struct gpu_syncmon *syncmon, struct gpu_word *word, uint64_t value);

/* Whether a write of [address, address + bytes), in the word's line, touches a word that is waited on. */
bool gpu_word_is_touched(const struct gpu_word *word, uint64_t address, uint32_t bytes);

#endif
