/*
 * replay.h - runs one wave again on a copy of its registers, with one word of memory changed, to see whether it would leave
 * its loop. Nothing of the GPU changes.
 */
#ifndef SIM_HAL_TOOLS_EXPLAIN_REPLAY_H
#define SIM_HAL_TOOLS_EXPLAIN_REPLAY_H

#include "cu/spin_notes.h"

#define EXPLAIN_REPLAY_WORDS    256u /* that the wave may write, in memory */
#define EXPLAIN_REPLAY_OPERANDS 16u

enum explain_replay_end {
    EXPLAIN_REPLAY_STAYS,  /* it comes to its anchor twice with the same lanes */
    EXPLAIN_REPLAY_LEAVES, /* it leaves the loop, or lanes that read the word do */
    EXPLAIN_REPLAY_UNKNOWN /* it needs what cannot be run again: another wave, or more memory than there is here */
};

struct explain_replay {
    const struct cu_spin_note *note; /* with a state */
    const struct cu_kernel *kernel;
    const struct mem *memory;
    const uint8_t *lds; /* of the work-group; NULL: it is not there */
    uint32_t lds_bytes;
    struct cu_spin_read word; /* to be changed: one of the note's */

    /* Values that the wave compares something with, or masks with, while it stays: found by the last run. */
    uint64_t operands[EXPLAIN_REPLAY_OPERANDS];
    uint32_t operand_count;
    bool own; /* a run has accessed what only this wave or its work-group has: scratch, LDS */

    /* The replay's own. */
    struct isa_wave wave;
    uint8_t *own_lds;
    uint32_t written;
    struct {
        uint64_t address;
        uint32_t value;
    } words[EXPLAIN_REPLAY_WORDS];
};

/* Takes what the first fields say. Returns false if the host has no memory. explain_replay_free may follow in any case. */
bool explain_replay_init(struct explain_replay *replay);
void explain_replay_free(struct explain_replay *replay);

/* Runs from the anchor on, with this value in the word. */
enum explain_replay_end explain_replay_run(struct explain_replay *replay, uint64_t value);

/* The value that the word has now. */
uint64_t explain_replay_value(const struct explain_replay *replay);

#endif
