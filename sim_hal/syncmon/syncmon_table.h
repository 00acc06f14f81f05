/*
 * syncmon_table.h - conditions and waiters: the condition cache, watched words, registrations.
 */
#ifndef SIM_HAL_SYNCMON_SYNCMON_TABLE_H
#define SIM_HAL_SYNCMON_SYNCMON_TABLE_H

#include "engine/parameters.h"
#include "syncmon/syncmon_state.h"

/* Returns false if the host has no memory; gpu_syncmon_table_free is allowed then too. */
bool gpu_syncmon_table_init(struct gpu_syncmon *syncmon, const struct gpu_parameters *parameters);
void gpu_syncmon_table_free(struct gpu_syncmon *syncmon);

/* The entry of a way where a condition has its place: by address and value, or by address with value 0. */
struct gpu_watch *gpu_watch_place(const struct gpu_syncmon *syncmon, uint64_t address, uint64_t value, uint32_t way);

/* First word in the bucket of a line; words of other lines are in it too. */
struct gpu_word *gpu_words_of_line(const struct gpu_syncmon *syncmon, uint64_t line);

/* Returns the word, made if it is not there, or NULL if the host has no memory. */
struct gpu_word *gpu_word_get(struct gpu_syncmon *syncmon, uint64_t address, uint8_t bytes);

/* Forgets a word without waiters, and its filter if the word is not watched any more. */
void gpu_word_release(struct gpu_syncmon *syncmon, struct gpu_word *word);

uint64_t gpu_word_read(const struct gpu_syncmon *syncmon, const struct gpu_word *word);

/* Returns the registration of a wait on a condition, or NULL if there is none. */
struct gpu_registration *gpu_registration_find(const struct gpu_syncmon *syncmon, const struct gpu_waiter *waiter,
                                               const struct gpu_condition *condition);

/* Registers in the condition cache. Returns NULL if it has no space: for the waiter, the condition, or another pinned line. */
struct gpu_registration *gpu_registration_watch(struct gpu_syncmon *syncmon, const struct gpu_condition *condition,
                                                const struct gpu_waiter *waiter, struct gpu_word *word, uint64_t now);

/* Whether a wait on this condition, as it is watched, is in the log. */
bool gpu_condition_is_spilled(const struct gpu_syncmon *syncmon, const struct gpu_condition *watched);

/* Notes that a waiter is in the Monitor Log. Returns NULL if the host has no memory. */
struct gpu_registration *gpu_registration_log(struct gpu_syncmon *syncmon, const struct gpu_condition *condition,
                                              const struct gpu_condition *watched, const struct gpu_waiter *waiter,
                                              struct gpu_word *word, uint64_t now);

/* The counter of waits in the log on words of a line. Lines with one counter count together. */
uint16_t gpu_line_cell(uint64_t line);

/* Takes a registration out of everything. Its word is released apart from that. */
void gpu_registration_remove(struct gpu_syncmon *syncmon, struct gpu_registration *registration);

/* First registration in the bucket of a wait; others' are in it too. */
struct gpu_registration *gpu_registrations_of(const struct gpu_syncmon *syncmon, uint32_t slot, uint32_t generation,
                                              uint32_t wait_number);

#endif
