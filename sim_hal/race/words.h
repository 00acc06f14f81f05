/*
 * words.h - what the checker of races remembers of each word of memory: accesses that a later one may race with, and
 * the releases that a read of the word synchronises with.
 */
#ifndef SIM_HAL_RACE_WORDS_H
#define SIM_HAL_RACE_WORDS_H

#include "race/findings.h"
#include "race/vector_clock.h"

#define RACE_WORD_BYTES 4u
#define RACE_LOADS_MOST 8u

/* An access by one thread, the last of its site and bytes. */
struct race_record {
    uint32_t thread;
    uint32_t instruction; /* of the thread, counted from 1 */
    uint32_t site;
    uint16_t cu;
    uint8_t bytes : 4;     /* of the word: a bit each */
    uint8_t has_value : 1; /* of stores: the last field is what it stores, to these bytes */
    uint8_t bare : 1;      /* of shared stores: nothing says that it is an atomic one */
    uint8_t clean : 1;     /* of loads: in conflict with nothing, and no other access than loads since */
    uint8_t lane;          /* or RACE_MANY_LANES, RACE_NO_LANE */
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

/* Accesses of a word that are not ordered, and a race unless the word is one for atomics, as a later access may show. */
enum race_doubt {
    RACE_DOUBTS_ATOMIC, /* two shared stores: unless an atomic accesses the word */
    RACE_DOUBTS_SPIN,   /* two waves of a work-group: unless a wave waits for the word in a loop */
    RACE_DOUBTS_PEEK    /* the same, a load and an atomic: unless the load is a peek before an atomic, too */
};

struct race_suspect {
    struct race_suspect *next;
    enum race_doubt doubt;
    struct race_end ends[2]; /* of the first pair */
    struct race_missing missing;
    uint64_t count;
};

/* Lists of records, each in the order in which they were made. */
enum race_list {
    RACE_ATOMICS,
    RACE_LOADS,  /* RACE_LOADS_MOST at most: of others that many stand for all */
    RACE_STORES, /* ordinary ones behind the first record */
    RACE_LISTS
};

#define RACE_TAKERS 32u /* bits of struct race_more.takers */

/* What not each word needs. */
struct race_more {
    struct race_release *releases;
    struct race_suspect *suspects;
    uint32_t takers; /* threads that have had the word by an atomic, by number modulo RACE_TAKERS */
    uint32_t counts[RACE_LISTS];
    uint32_t capacity;       /* records */
    struct race_record at[]; /* one list behind the other */
};

struct race_word {
    struct race_record first; /* .bytes 0: none; of an ordinary access */
    bool atomic;              /* an atomic has accessed it: its shared stores are atomics */
    bool spun;                /* a wave has waited for it by ordinary loads: within a work-group those are atomics */
    bool narrow;              /* an atomic of scope wg has accessed it: atomics may race with each other */
    struct race_more *more;   /* NULL: nothing */
};

struct race_page; /* words.c */

struct race_words {
    struct race_page **pages; /* by address */
    uint64_t page_count;
};

/* Returns the word at an address, or NULL if the host has no memory. It stays where it is until race_words_clear. */
struct race_word *race_word_at(struct race_words *words, uint64_t address);

/* What the word has more; made if there is none yet. It stays where it is until the next race_word_record. NULL: the host
 * has no memory. */
struct race_more *race_word_more(struct race_word *word);

/* Adds a record of an access of a kind. Returns false if the host has no memory. */
bool race_word_record(struct race_word *word, const struct race_record *record, enum race_kind kind);

/* The first record of a list of the word, and how many it has; valid until the next race_word_record. */
struct race_record *race_word_list(const struct race_word *word, enum race_list list, uint32_t *count);

/* Keeps that many records of a list only, its first ones. */
void race_word_shorten(struct race_word *word, enum race_list list, uint32_t kept);

/* The word's record number i: stores from the last one back to the first, the first record, atomics from the last one
 * back. NULL: there are fewer. */
const struct race_record *race_word_at_back(const struct race_word *word, uint32_t i);

/* Forgets the releases of a word, because another value has taken the place of theirs. */
void race_word_forget_releases(struct race_word *word);

/* Returns the word's release of a scope and, if it is the scope of a work-group, of that group; an empty one when there
 * is none yet, or NULL if the host has no memory. */
struct race_release *race_word_release(struct race_word *word, uint8_t scope, uint32_t group);

/* Counts a pair that is not ordered, of these sites: the suspect, whose count is 0 if it is a new one. Returns NULL if the
 * host has no memory. */
struct race_suspect *race_word_suspect(struct race_word *word, enum race_doubt doubt, const struct race_end ends[2]);

/* Notes that an atomic accesses the word, or that a wave waits for it: what was suspected is none. */
void race_word_is_atomic(struct race_word *word);
void race_word_is_spun(struct race_word *word);

/* Adds the suspects that are left to the findings. Returns false if the host has no memory. */
bool race_words_convict(struct race_words *words, struct race_findings *findings);

/* The same for the words of [from, to), whole pages, which it forgets then. */
bool race_words_drop(struct race_words *words, uint64_t from, uint64_t to, struct race_findings *findings);

/* Forgets everything. */
void race_words_clear(struct race_words *words);

#endif
