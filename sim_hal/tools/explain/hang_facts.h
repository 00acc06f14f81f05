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

#define GPU_HANG_WORDS 4u
#define GPU_HANG_NONE  UINT32_MAX

enum gpu_hang_reason {
    GPU_HANG_WAITS,     /* in a waiting atomic: for words[0] */
    GPU_HANG_SPINS,     /* the same reads give the same results */
    GPU_HANG_LOOPS,     /* without reads, and no register that decides changes */
    GPU_HANG_BARRIER,   /* arrived of expected waves are there */
    GPU_HANG_MESSAGE,   /* the same for a message */
    GPU_HANG_STARVED,   /* ready for cycles, and the scheduler picks others */
    GPU_HANG_UNFETCHED, /* without a grant of the fetch unit for cycles */
    GPU_HANG_NO_PLACE,  /* saved, and no compute unit has a place for it */
    GPU_HANG_TURNS,     /* saved, and spins in its turns */
    GPU_HANG_FROZEN,    /* saved, and the model does not promise that it runs again */
    GPU_HANG_RUNS,      /* it goes on, as all of these do */
    GPU_HANG_MEMORY,    /* waits for the answer of a memory instruction */
    GPU_HANG_SLEEPS,    /* in s_sleep */
    GPU_HANG_READY,     /* saved, and waits for a place */
    GPU_HANG_MOVES,     /* is being saved, restored or killed, or has just ended */
    GPU_HANG_REASONS
};

/* Who changed a word. */
enum gpu_hang_changer {
    GPU_HANG_UNKNOWN,   /* it is not known */
    GPU_HANG_UNCHANGED, /* nothing since its first atomic or volatile load */
    GPU_HANG_FIRMWARE,  /* the command processor, or the host */
    GPU_HANG_ALIVE,     /* a work-group that is still there */
    GPU_HANG_ENDED,     /* one that has ended */
    GPU_HANG_SOME       /* one of which no more than its id is known */
};

/* The change that explains why a word is not what a wave waits for: the last one from a value that would have ended the wait.
 * If none such is known, it is the last change. */
struct gpu_hang_change {
    uint8_t changer; /* enum gpu_hang_changer */
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
struct gpu_hang_word {
    uint64_t address; /* in the LDS: from its start */
    uint64_t value;
    uint8_t bytes;
    bool lds;
    bool watched;   /* by a waiting atomic, since a cycle */
    bool satisfied; /* its condition holds, but nothing will resume the wait */
    uint64_t since;
    struct gpu_wanted wanted;
    struct gpu_hang_change change;
};

struct gpu_hang_entry {
    const struct gpu_kernel *kernel;
    uint32_t slot, id[3], cu;
    uint32_t wave;  /* GPU_HANG_NONE: the saved work-group */
    uint32_t waves; /* of the work-group */
    uint8_t reason; /* enum gpu_hang_reason */
    struct isa_place place;
    uint32_t operation; /* of that place */
    uint32_t arrived, expected;
    uint64_t cycles;
    uint32_t word_count;
    bool more_words;
    struct gpu_hang_word words[GPU_HANG_WORDS]; /* the ones whose values decide come first */
    uint32_t group;
};

/* What entries that are alike wait for. */
enum gpu_hang_likeness {
    GPU_HANG_SAME,      /* the same words, for the same */
    GPU_HANG_NOT_KNOWN, /* perhaps the same: it is not known of each which words decide, and which values */
    GPU_HANG_VALUES,    /* the same words, for different values */
    GPU_HANG_DIFFERENT  /* different words */
};

/* Entries that are alike, except for their work-group, wave and words. */
struct gpu_hang_group {
    uint32_t first;   /* entry */
    uint32_t example; /* the first entry of which it is known what it waits for; if there is none, the first */
    uint32_t entries, workgroups;
    uint8_t likeness; /* enum gpu_hang_likeness: of what they wait for */
};

/* An entry of a cycle: it waits for this word of it, which the work-group of the next one changed last. */
struct gpu_hang_edge {
    uint32_t entry, word;
};

/* Work-groups of a kernel that were never launched. */
struct gpu_hang_unlaunched {
    const struct gpu_kernel *kernel; /* NULL: of dispatches that have not begun */
    uint64_t count;
    const char *why;
    const char *lacking; /* what no compute unit has enough of; NULL: nothing */
};

struct gpu_hang {
    bool deadlock; /* nothing will change any more; false: the run was stopped */
    bool moved;    /* there was progress after last_progress */
    const struct gpu_cu_control *control;
    const struct gpu_parameters *parameters;
    const struct gpu_names *names; /* NULL: none */
    const struct cp_policy *policy;
    uint64_t now, last_progress;
    struct gpu_hang_entry *entries;
    uint32_t entry_count;
    struct gpu_hang_group *groups; /* most important first */
    uint32_t group_count;
    struct gpu_hang_edge *cycle;
    uint32_t cycle_count; /* 0: none was found */
    uint32_t resident, saved;
    uint64_t unlaunched;
    struct gpu_hang_unlaunched unlaunched_kernels[CP_MAX_KERNELS + 1];
    uint32_t unlaunched_count;
};

#endif
