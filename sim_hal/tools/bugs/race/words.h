/*
 * words.h - what the checker of races remembers of each word of memory: accesses that a later one may race with, and
 * the releases that a read of the word synchronises with.
 */
#ifndef SIM_HAL_TOOLS_BUGS_RACE_WORDS_H
#define SIM_HAL_TOOLS_BUGS_RACE_WORDS_H

#include <stddef.h>

#include "tools/bugs/race/findings.h"
#include "tools/bugs/race/vector_clock.h"

#define RACE_WORD_BYTES 4u
#define RACE_LINE_WORDS 16u
#define RACE_LINE_BYTES 64u
#define RACE_ALL_BYTES  15u /* of a word */
#define RACE_LANE_BITS  127u
#define RACE_LOADS_MOST 8u

/* An access by one thread, the last of its site and bytes. There are many records, so they are packed. */
struct race_record {
    uint32_t thread;
    uint32_t instruction; /* of the thread, counted from 1 */
    uint32_t value;
    uint16_t site;          /* below RACE_SITES_MOST */
    uint16_t lane : 7;      /* or RACE_MANY_LANES, RACE_NO_LANE; of a line: of its first word */
    uint16_t spread : 2;    /* of a line: a lane has 1 << spread of its words, and the next lane the next ones */
    uint16_t bytes : 4;     /* of the word: a bit each */
    uint16_t has_value : 1; /* of stores: value is what it stores, to these bytes */
    uint16_t bare : 1;      /* of shared stores: nothing says that it is an atomic one */
    uint16_t clean : 1;     /* of loads: in conflict with nothing, and no other access than loads since */
};
_Static_assert(sizeof(struct race_record) == 16, "four records a line of the host's cache");

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
    bool atomic;     /* an atomic has accessed the word: its shared stores are atomics */
    bool spun;       /* a wave has waited for it by ordinary loads: within a work-group those are atomics */
    bool narrow;     /* an atomic of scope wg has accessed it: atomics may race with each other */
    uint32_t counts[RACE_LISTS];
    uint32_t capacity;       /* records */
    struct race_record at[]; /* one list behind the other */
};

struct race_word {
    struct race_record first; /* .bytes 0: none; of an ordinary access */
    struct race_more *more;   /* NULL: nothing */
};

static inline bool race_word_atomic(const struct race_word *word)
{
    return word->more && word->more->atomic;
}

static inline bool race_word_spun(const struct race_word *word)
{
    return word->more && word->more->spun;
}

static inline bool race_word_narrow(const struct race_word *word)
{
    return word->more && word->more->narrow;
}

/* Loads of a line's words by one thread at one site, each of which is clean: lanes walk through memory, each on its own. */
struct race_singles {
    uint32_t thread;
    uint16_t site;
    uint16_t words; /* that were loaded: a bit each */
    uint32_t instructions[RACE_LINE_WORDS];
    uint8_t lanes[RACE_LINE_WORDS];
};

/*
 * A line of memory. Most are accessed as a whole by waves whose lanes stand side by side. While all accesses were such ones, a
 * line has the records of one word, which are those of each of its words but for lanes and stored values.
 */
struct race_line {
    struct race_word whole;
    uint32_t *values;             /* whole: what its store has stored, if that has_value; NULL: there was none yet */
    struct race_singles *singles; /* all that is known of the line; NULL: it is not of this kind */
    struct race_word *words;      /* RACE_LINE_WORDS; NULL: it is whole, has singles, or was never accessed */
};

struct race_page; /* words.c */

struct race_words {
    struct race_page **pages; /* by address */
    uint64_t page_count;
};

/* Returns the line of an address, or NULL if the host has no memory. It stays where it is until race_words_clear. */
struct race_line *race_line_at(struct race_words *words, uint64_t address);

/* Keeps the values of a store of all words of a line that is whole. Returns false if the host has no memory. */
bool race_line_keep_values(struct race_line *line, const uint32_t values[RACE_LINE_WORDS]);

/* Whether all that is known of a line is clean loads by the thread and site of a record, or nothing. */
bool race_line_may_join(const struct race_line *line, const struct race_record *record);

/* The load of a word that the singles of a line have; .bytes 0: none. */
struct race_record race_line_single(const struct race_line *line, uint32_t word);

/* Makes a load of a word one of the singles, in place of the last one. Returns false if the host has no memory. */
bool race_line_join(struct race_line *line, uint32_t word, const struct race_record *record);

/* Takes a line apart that is not yet. Returns false if the host has no memory. */
bool race_line_take_apart(struct race_line *line);

/* Returns the word of a line at an address, or NULL if the host has no memory. The line is taken apart. The word stays where it
 * is until race_words_clear. */
static inline struct race_word *race_line_word(struct race_line *line, uint64_t address)
{
    if (!line->words && !race_line_take_apart(line))
        return NULL;
    return &line->words[address % RACE_LINE_BYTES / RACE_WORD_BYTES];
}

/* The same of the word at an address. */
struct race_word *race_word_at(struct race_words *words, uint64_t address);

/* The word at an address is about to be accessed: the host fetches what is known of it. */
void race_words_prefetch(const struct race_words *words, uint64_t address);

/* Whether an atomic has accessed the word at an address. */
bool race_words_are_atomic(const struct race_words *words, uint64_t address);

/* What the word has more; made if there is none yet. It stays where it is until the next race_word_record. NULL: the host
 * has no memory. */
struct race_more *race_word_more(struct race_word *word);

/* Adds a record of an access of a kind. Returns false if the host has no memory. */
bool race_word_record(struct race_word *word, const struct race_record *record, enum race_kind kind);

/* The first record of a list of the word, and how many it has; valid until the next race_word_record. */
static inline struct race_record *race_word_list(const struct race_word *word, enum race_list list, uint32_t *count)
{
    struct race_more *more = word->more;
    uint32_t start = 0;

    *count = more ? more->counts[list] : 0;
    if (!*count)
        return NULL;
    for (uint32_t i = 0; i < list; i++)
        start += more->counts[i];
    return &more->at[start];
}

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

/* Notes that an atomic accesses the word, or that a wave waits for it: what was suspected is none. Returns false if the host
 * has no memory. */
bool race_word_is_atomic(struct race_word *word);
bool race_word_is_spun(struct race_word *word);

/* Adds the suspects that are left to the findings. Returns false if the host has no memory. */
bool race_words_convict(struct race_words *words, struct race_findings *findings);

/* The same for the words of [from, to), whole pages, which it forgets then. */
bool race_words_drop(struct race_words *words, uint64_t from, uint64_t to, struct race_findings *findings);

/* Forgets everything. */
void race_words_clear(struct race_words *words);

#endif
