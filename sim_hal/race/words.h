/*
 * words.h - what the checker of races remembers of each word of memory: accesses that a later one may race with, and
 * the releases that a read of the word synchronises with.
 */
#ifndef SIM_HAL_RACE_WORDS_H
#define SIM_HAL_RACE_WORDS_H

#include "race/findings.h"
#include "race/vector_clock.h"

#define RACE_WORD_BYTES 4u

/* An access by one thread, the last of its site and bytes. */
struct race_record {
    uint32_t thread;
    uint32_t instruction; /* of the thread, counted from 1 */
    uint32_t site;
    uint16_t cu;
    uint8_t bytes;  /* of the word: a bit each */
    bool has_value; /* of shared stores: the next field is what it stores, to these bytes */
    uint32_t value;
};

/* The releases in the word's value that atomics of one scope (wg: and of one work-group) have made. */
struct race_release {
    struct race_release *next;
    struct race_clock *clock;
    struct race_entry own; /* of the thread that released last */
    uint32_t group;
    uint8_t scope; /* enum race_scope */
};

/* Shared stores to a word that are not ordered: a race unless the word is one for atomics. */
struct race_suspect {
    struct race_end ends[2]; /* of the first pair */
    uint64_t count;
};

struct race_word {
    struct race_record *records;
    struct race_release *releases;
    struct race_suspect *suspect; /* NULL: none */
    uint32_t count, capacity;
    bool atomic; /* an atomic has accessed it: its shared stores are atomics */
};

struct race_page; /* words.c */

struct race_words {
    struct race_page **pages; /* by address */
    uint64_t page_count;
};

/* Returns the word at an address, or NULL if the host has no memory. It stays where it is until race_words_clear. */
struct race_word *race_word_at(struct race_words *words, uint64_t address);

/* Adds a record. Returns false if the host has no memory. */
bool race_word_record(struct race_word *word, const struct race_record *record);

/* Forgets the releases of a word, because another value has taken the place of theirs. */
void race_word_forget_releases(struct race_word *word);

/* Returns the word's release of a scope and, if it is the scope of a work-group, of that group; an empty one when there
 * is none yet, or NULL if the host has no memory. */
struct race_release *race_word_release(struct race_word *word, uint8_t scope, uint32_t group);

/* Notes a pair of shared stores that are not ordered. Returns false if the host has no memory. */
bool race_word_suspect(struct race_word *word, const struct race_end ends[2]);

/* Notes that an atomic accesses the word. */
void race_word_is_atomic(struct race_word *word);

/* Adds the pairs of shared stores that are left to the findings. Returns false if the host has no memory. */
bool race_words_convict(struct race_words *words, struct race_findings *findings);

/* Forgets everything. */
void race_words_clear(struct race_words *words);

#endif
