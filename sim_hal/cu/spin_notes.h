/*
 * spin_notes.h - what spinning waves read, noted while deadlock detection observes, for its explanation.
 *
 * The notes belong to the slot of the work-group in the firmware's table, and stay there when it is saved.
 */
#ifndef SIM_HAL_CU_SPIN_NOTES_H
#define SIM_HAL_CU_SPIN_NOTES_H

#include "cu/cu_state.h"
#include "isa/loop.h"

#define GPU_SPIN_READS 8u

enum gpu_spin_kind { GPU_SPIN_LOAD, GPU_SPIN_ATOMIC, GPU_SPIN_SCALAR, GPU_SPIN_LDS };

/* A read of an iteration: some lanes of an operation at one address. */
struct gpu_spin_read {
    uint32_t operation;
    uint8_t kind;     /* enum gpu_spin_kind */
    uint8_t bytes;    /* at most 8, of what was read there */
    uint64_t lanes;   /* that read there; 0: the wave, by scalar memory */
    uint64_t address; /* in the LDS: from its start */
};

/* Of one wave. */
struct gpu_spin_note {
    uint32_t generation;  /* of the slot */
    uint32_t observation; /* gpu_cu_control.observation that it belongs to */
    uint32_t first, last; /* operations of the loop, as far as it is known */
    uint32_t anchor;      /* one of them; UINT32_MAX: the wave has not come to it */
    uint32_t count;
    bool more; /* addresses were read that are not here */
    struct gpu_spin_read reads[GPU_SPIN_READS];
    uint64_t settled; /* gpu_spin_state before the anchor, with nothing outstanding, and the lanes; 0: not known */
    /* A copy of the wave at that time; NULL: there was no such time, or there are copies enough, or enough of waves alike.
     * The rows of its VGPRs lie behind it, and state->vector points there. */
    struct isa_wave *state;
};

#define GPU_SPIN_KINDS 65536u

struct gpu_spin_notes {
    uint32_t slots;
    uint32_t copies;                /* of waves */
    uint32_t alike[GPU_SPIN_KINDS]; /* of these, by settled % GPU_SPIN_KINDS */
    struct gpu_spin_note **of;      /* [slot * GPU_MAX_WAVES + wave]; NULL: none */
    struct {
        const struct isa_program *program;
        uint32_t first, last, start;
        struct isa_loop loop;
    } judged[64]; /* the latest answers of isa_loop_judge, by a hash of the question */
};

/* For this number of slots. Returns NULL if the host has no memory. */
struct gpu_spin_notes *gpu_spin_notes_create(uint32_t slots);
void gpu_spin_notes_free(struct gpu_spin_notes *notes);

/* The note of a wave in this observation, or NULL. Whether it repeats is not in it. notes may be NULL. */
const struct gpu_spin_note *gpu_spin_note_of(const struct gpu_spin_notes *notes, uint32_t slot, uint32_t generation,
                                             uint32_t wave, uint32_t observation);

/* Whether waves of one program, of which these are notes, do the same with the same memory. */
static inline bool gpu_spin_notes_alike(const struct gpu_spin_note *a, const struct gpu_spin_note *b)
{
    return a->settled && a->settled == b->settled && a->first == b->first && a->last == b->last &&
           a->anchor == b->anchor;
}

/* A note with a copy of a wave that does as the one of this note, or of that wave itself. Returns NULL if there is none. */
const struct gpu_spin_note *gpu_spin_note_copied(const struct gpu_spin_notes *notes, const struct gpu_spin_note *note,
                                                 const struct isa_program *program);

/* The reads of a vector access, a scalar access, a DS instruction whose first address is given. */
void gpu_spin_note_vector(const struct gpu_wave_issue *issue, const struct isa_access *access, uint32_t operation);
void gpu_spin_note_scalar(const struct gpu_wave_issue *issue, const struct isa_scalar_access *access,
                          uint32_t operation);
void gpu_spin_note_lds(const struct gpu_wave_issue *issue, uint32_t operation, uint32_t address, uint32_t bytes);

/* Forgets the reads: the wave does something else now. */
void gpu_spin_note_clear(const struct gpu_wave_issue *issue);

/* The wave comes to its anchor, and repeats or not. The loop is what it executed in an iteration. */
void gpu_spin_note_anchor(const struct gpu_wave_issue *issue, uint32_t first, uint32_t last, bool repeats);

/* A hash of the registers that decide what the loop does from the anchor on. Two that are equal mean that it repeats if all
 * that it reads does. They never are if the loop decides by the time. */
uint64_t gpu_spin_state(const struct gpu_wave_issue *issue, uint32_t first, uint32_t last);

#endif
