/*
 * accesses.h - compares accesses with earlier ones of their words.
 */
#ifndef SIM_HAL_TOOLS_BUGS_RACE_ACCESSES_H
#define SIM_HAL_TOOLS_BUGS_RACE_ACCESSES_H

#include "isa/operation.h"
#include "tools/bugs/race/state.h"

/* An access of a lane of a thread's last instruction. */
struct race_access {
    uint32_t thread, site, cu;
    uint8_t lane;     /* 0..63 or RACE_NO_LANE */
    uint64_t address; /* LDS: from the start of the work-group's */
    uint32_t bytes;
    uint32_t instruction;   /* of the thread; 0: its last one */
    const uint32_t *values; /* a word for each that it stores to, if the address is aligned; NULL: not known */
};

/* Lanes are about to make the access at addresses of their own. Most of its time is the host's for what is known of the words,
 * so all are fetched before the first is looked at. */
void race_access_ahead(const struct race_checker *checker, const struct race_access *access,
                       const uint64_t address[ISA_LANES], uint64_t lanes);

/* Compares the access with those that nothing orders before it, and remembers it. */
void race_access(struct race_checker *checker, const struct race_access *access);

/*
 * The same for lanes that access all words of a line side by side, each lane 1 << spread words; access: of the first lane, with
 * the line's address and all values; .lane may be RACE_MANY_LANES: of all. Returns false, and does nothing, if the words of the
 * line need to be looked at one by one.
 */
bool race_access_line(struct race_checker *checker, const struct race_access *access, uint32_t spread);

/* The side of a race that a record is. */
struct race_end race_end_of(const struct race_checker *checker, const struct race_record *record);

/* What orders the thread behind its wave-mates that have written the word, if those are ordinary writes or relaxed
 * atomics: the L1 and the LDS keep the accesses of a work-group in order. */
void race_follow_mates(struct race_checker *checker, uint32_t thread, const struct race_word *word);

/* The word is found to be one for atomics: its last ordinary store was a release as of then. */
void race_revive_store(struct race_checker *checker, struct race_word *word, uint64_t address);

#endif
