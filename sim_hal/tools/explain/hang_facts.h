/*
 * hang_facts.h - where every wave is at the end of a run that did not finish, as facts: who waits where for what, who changed
 * that last, and, of a deadlock, which work-groups wait for each other.
 *
 * An entry is a wave of a resident work-group, or a saved work-group. Entries that are alike form a group. Nothing is told
 * that is not known: a changer that may be one of two work-groups is none.
 */
#ifndef SIM_HAL_TOOLS_EXPLAIN_HANG_FACTS_H
#define SIM_HAL_TOOLS_EXPLAIN_HANG_FACTS_H

#include "gpu/progress.h"
#include "tools/explain/what_if.h"
#include "isa/place.h"
#include "mem/names.h"

#define HANG_WORDS 4u
#define HANG_NONE  UINT32_MAX

enum hang_reason {
    HANG_WAITS,     /* in a waiting atomic: for words[0] */
    HANG_SPINS,     /* the same reads give the same results */
    HANG_LOOPS,     /* without reads, and no register that decides changes */
    HANG_BARRIER,   /* arrived of expected waves are there */
    HANG_MESSAGE,   /* the same for a message */
    HANG_STARVED,   /* ready for cycles, and the scheduler picks others */
    HANG_UNFETCHED, /* without a grant of the fetch unit for cycles */
    HANG_NO_PLACE,  /* saved, and no compute unit has a place for it */
    HANG_TURNS,     /* saved, and spins in its turns */
    HANG_FROZEN,    /* saved, and the model does not promise that it runs again */
    HANG_RUNS,      /* it goes on, as all of these do */
    HANG_MEMORY,    /* waits for the answer of a memory instruction */
    HANG_SLEEPS,    /* in s_sleep */
    HANG_READY,     /* saved, and waits for a place */
    HANG_MOVES,     /* is being saved, restored or killed, or has just ended */
    HANG_REASONS
};

/* Who changed a word. */
enum hang_changer {
    HANG_UNKNOWN,   /* it is not known */
    HANG_UNCHANGED, /* nothing since its first atomic or volatile load */
    HANG_FIRMWARE,  /* the command processor, or the host */
    HANG_ALIVE,     /* a work-group that is still there */
    HANG_ENDED,     /* one that has ended */
    HANG_SOME       /* one of which no more than its id is known */
};

/* The change that explains why a word is not what a wave waits for: the last one from a value that would have ended the wait.
 * If none such is known, it is the last change. */
struct hang_change {
    uint8_t changer; /* enum hang_changer */
    uint32_t id[3];  /* of the work-group */
    uint32_t slot;   /* ALIVE: its place in the table */
    uint64_t cycle;
    bool has_place;
    struct isa_place place; /* of the instruction */
    uint32_t line;          /* the same if there is no place: of the assembly text */
    uint64_t before, after; /* values of the word: the one that it replaced, and its own */
    uint32_t later;         /* changes of the word since */
    bool holds;             /* with before the waiting wave could have gone on, and with after it cannot */
    bool clears;            /* it could not have gone on with before either */
};

/* A word that a wave waits for. */
struct hang_word {
    uint64_t address; /* in the LDS: from its start */
    uint64_t value;
    uint8_t bytes;
    bool lds;
    bool watched;   /* by a waiting atomic, since a cycle */
    bool satisfied; /* its condition holds, but nothing will resume the wait */
    uint64_t since;
    struct explain_wanted wanted;
    struct hang_change change;
};

struct hang_entry {
    const struct cu_kernel *kernel;
    uint32_t slot, id[3], cu;
    uint32_t wave;  /* HANG_NONE: the saved work-group */
    uint32_t waves; /* of the work-group */
    uint8_t reason; /* enum hang_reason */
    struct isa_place place;
    uint32_t operation; /* of that place */
    uint32_t arrived, expected;
    uint64_t cycles;
    uint32_t word_count;
    bool more_words;
    struct hang_word words[HANG_WORDS]; /* the ones whose values decide come first */
    uint32_t group;
};

/* What entries that are alike wait for. */
enum hang_likeness {
    HANG_SAME,      /* the same words, for the same */
    HANG_NOT_KNOWN, /* perhaps the same: it is not known of each which words decide, and which values */
    HANG_VALUES,    /* the same words, for different values */
    HANG_DIFFERENT  /* different words */
};

/* Entries that are alike, except for their work-group, wave and words. */
struct hang_group {
    uint32_t first;   /* entry */
    uint32_t example; /* the first entry of which it is known what it waits for; if there is none, the first */
    uint32_t entries, workgroups;
    uint8_t likeness; /* enum hang_likeness: of what they wait for */
};

/* An entry of a cycle: it waits for this word of it, which the work-group of the next one changed last. */
struct hang_edge {
    uint32_t entry, word;
};

/* Work-groups of a kernel that were never launched. */
struct hang_unlaunched {
    const struct cu_kernel *kernel; /* NULL: of dispatches that have not begun */
    uint64_t count;
    const char *why;
    const char *lacking; /* what no compute unit has enough of; NULL: nothing */
};

struct hang {
    bool deadlock; /* nothing will change any more; false: the run was stopped */
    bool moved;    /* there was progress after last_progress */
    const struct cu_control *control;
    const struct parameters *parameters;
    const struct mem_names *names; /* NULL: none */
    const struct cp_policy *policy;
    uint64_t now, last_progress;
    struct hang_entry *entries;
    uint32_t entry_count;
    struct hang_group *groups; /* most important first */
    uint32_t group_count;
    struct hang_edge *cycle;
    uint32_t cycle_count; /* 0: none was found */
    uint32_t resident, saved;
    uint64_t unlaunched;
    struct hang_unlaunched unlaunched_kernels[CP_MAX_KERNELS + 1];
    uint32_t unlaunched_count;
};

#endif
