/*
 * what_if.h - which value of a word would let a spinning wave go on: found out by running its loop again with others.
 *
 * Values are tried around all that the loop compares something with. A condition, of the whole word or of some of its bits,
 * is told only if it fits every value that was tried, and the loop runs as it did with the value that is there.
 */
#ifndef SIM_HAL_TOOLS_EXPLAIN_WHAT_IF_H
#define SIM_HAL_TOOLS_EXPLAIN_WHAT_IF_H

#include "tools/explain/replay.h"

#define EXPLAIN_WANTED_PAST 16u

enum explain_wanted_kind {
    EXPLAIN_WANTED_UNKNOWN,
    EXPLAIN_WANTED_CONDITION, /* values of which condition, mask and value hold */
    EXPLAIN_WANTED_EXAMPLE    /* value, and perhaps others */
};

struct explain_wanted {
    uint8_t kind;      /* enum explain_wanted_kind */
    uint8_t condition; /* enum isa_wait_condition */
    uint8_t past_count;
    uint64_t mask, value;
    uint64_t past[EXPLAIN_WANTED_PAST]; /* EXAMPLE: of the values that the word has had, those that hold, too */
};

/* Whether the wave goes on with a value; false also if that is not known. */
bool explain_wanted_holds(const struct explain_wanted *wanted, uint64_t value);

/* What the wave of the replay, which is initialised, would need in its word. past: values that the word has had, which are
 * tried, too; count: of them, at most EXPLAIN_WANTED_PAST. */
struct explain_wanted explain_what_if(struct explain_replay *replay, const uint64_t *past, uint32_t count);

#endif
