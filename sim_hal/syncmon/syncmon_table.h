/*
 * syncmon_table.h - conditions and waiters: the condition cache, watched words, registrations.
 */
#ifndef SIM_HAL_SYNCMON_SYNCMON_TABLE_H
#define SIM_HAL_SYNCMON_SYNCMON_TABLE_H

#include "engine/parameters.h"
#include "syncmon/syncmon_state.h"

/* Returns false if the host has no memory; syncmon_table_free is allowed then too. */
bool syncmon_table_init(struct syncmon *syncmon, const struct parameters *parameters);
void syncmon_table_free(struct syncmon *syncmon);

/* The entry of a way where a condition has its place: by address and value, or by address with value 0. */
struct syncmon_watch *syncmon_watch_place(const struct syncmon *syncmon, uint64_t address, uint64_t value,
                                          uint32_t way);

/* First word in the bucket of a line; words of other lines are in it too. */
struct syncmon_word *syncmon_words_of_line(const struct syncmon *syncmon, uint64_t line);

/* Returns the word, made if it is not there, or NULL if the host has no memory. */
struct syncmon_word *syncmon_word_get(struct syncmon *syncmon, uint64_t address, uint8_t bytes);

/* Forgets a word without waiters, and its filter if the word is not watched any more. */
void syncmon_word_release(struct syncmon *syncmon, struct syncmon_word *word);

uint64_t syncmon_word_read(const struct syncmon *syncmon, const struct syncmon_word *word);

/* Returns the registration of a wait on a condition, or NULL if there is none. */
struct syncmon_registration *syncmon_registration_find(const struct syncmon *syncmon, const struct mem_waiter *waiter,
                                                       const struct mem_condition *condition);

/* Registers in the condition cache. Returns NULL if it has no space: for the waiter, the condition, or another pinned line. */
struct syncmon_registration *syncmon_registration_watch(struct syncmon *syncmon, const struct mem_condition *condition,
                                                        const struct mem_waiter *waiter, struct syncmon_word *word,
                                                        uint64_t now);

/* Whether a wait on this condition, as it is watched, is in the log. */
bool syncmon_condition_is_spilled(const struct syncmon *syncmon, const struct mem_condition *watched);

/* Notes that a waiter is in the Monitor Log. Returns NULL if the host has no memory. */
struct syncmon_registration *syncmon_registration_log(struct syncmon *syncmon, const struct mem_condition *condition,
                                                      const struct mem_condition *watched,
                                                      const struct mem_waiter *waiter, struct syncmon_word *word,
                                                      uint64_t now);

/* The counter of waits in the log on words of a line. Lines with one counter count together. */
uint16_t syncmon_line_cell(uint64_t line);

/* Takes a registration out of everything. Its word is released apart from that. */
void syncmon_registration_remove(struct syncmon *syncmon, struct syncmon_registration *registration);

/* First registration in the bucket of a wait; others' are in it too. */
struct syncmon_registration *syncmon_registrations_of(const struct syncmon *syncmon, uint32_t slot, uint32_t generation,
                                                      uint32_t wait_number);

#endif
