/*
 * replay.h - runs one wave again on a copy of its registers, with one word of memory changed, to see whether it would leave
 * its loop. Nothing of the GPU changes.
 */
#ifndef SIM_HAL_TOOLS_EXPLAIN_REPLAY_H
#define SIM_HAL_TOOLS_EXPLAIN_REPLAY_H

#include "cu/spin_notes.h"

#define GPU_REPLAY_WORDS    256u /* that the wave may write, in memory */
#define GPU_REPLAY_OPERANDS 16u

enum gpu_replay_end {
    GPU_REPLAY_STAYS,  /* it comes to its anchor twice with the same lanes */
    GPU_REPLAY_LEAVES, /* it leaves the loop, or lanes that read the word do */
    GPU_REPLAY_UNKNOWN /* it needs what cannot be run again: another wave, or more memory than there is here */
};

struct gpu_replay {
    const struct gpu_spin_note *note; /* with a state */
    const struct gpu_kernel *kernel;
    const struct gpu_memory *memory;
    const uint8_t *lds; /* of the work-group; NULL: it is not there */
    uint32_t lds_bytes;
    struct gpu_spin_read word; /* to be changed: one of the note's */

    /* Values that the wave compares something with, or masks with, while it stays: found by the last run. */
    uint64_t operands[GPU_REPLAY_OPERANDS];
    uint32_t operand_count;
    bool own; /* a run has accessed what only this wave or its work-group has: scratch, LDS */

    /* The replay's own. */
    struct isa_wave wave;
    uint8_t *own_lds;
    uint32_t written;
    struct {
        uint64_t address;
        uint32_t value;
    } words[GPU_REPLAY_WORDS];
};

/* Takes what the first fields say. Returns false if the host has no memory. gpu_replay_free may follow in any case. */
bool gpu_replay_init(struct gpu_replay *replay);
void gpu_replay_free(struct gpu_replay *replay);

/* Runs from the anchor on, with this value in the word. */
enum gpu_replay_end gpu_replay_run(struct gpu_replay *replay, uint64_t value);

/* The value that the word has now. */
uint64_t gpu_replay_value(const struct gpu_replay *replay);

#endif
