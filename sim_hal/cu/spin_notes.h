/*
 * spin_notes.h - what spinning waves read, noted while deadlock detection observes, for its explanation.
 *
 * The notes belong to the slot of the work-group in the firmware's table, and stay there when it is saved.
 */
#ifndef SIM_HAL_CU_SPIN_NOTES_H
#define SIM_HAL_CU_SPIN_NOTES_H

#include "cu/cu_state.h"
#include "isa/loop.h"

#define CU_SPIN_READS 8u

enum cu_spin_kind { CU_SPIN_LOAD, CU_SPIN_ATOMIC, CU_SPIN_SCALAR, CU_SPIN_LDS };

/* A read of an iteration: some lanes of an operation at one address. */
struct cu_spin_read {
    uint32_t operation;
    uint8_t kind;     /* enum cu_spin_kind */
    uint8_t bytes;    /* at most 8, of what was read there */
    uint64_t lanes;   /* that read there; 0: the wave, by scalar memory */
    uint64_t address; /* in the LDS: from its start */
};

/* Of one wave. */
struct cu_spin_note {
    uint32_t generation;  /* of the slot */
    uint32_t observation; /* cu_control.observation that it belongs to */
    uint32_t first, last; /* operations of the loop, as far as it is known */
    uint32_t anchor;      /* one of them; UINT32_MAX: the wave has not come to it */
    uint32_t count;
    bool more; /* addresses were read that are not here */
    struct cu_spin_read reads[CU_SPIN_READS];
    uint64_t settled; /* cu_spin_state before the anchor, with nothing outstanding, and the lanes; 0: not known */
    /* A copy of the wave at that time; NULL: there was no such time, or there are copies enough, or enough of waves alike.
     * The rows of its VGPRs lie behind it, and state->vector points there. */
    struct isa_wave *state;
};

#define CU_SPIN_KINDS 65536u

struct cu_spin_notes {
    uint32_t slots;
    uint32_t copies;               /* of waves */
    uint32_t alike[CU_SPIN_KINDS]; /* of these, by settled % CU_SPIN_KINDS */
    struct cu_spin_note **of;      /* [slot * CU_MAX_WAVES + wave]; NULL: none */
    struct {
        const struct isa_program *program;
        uint32_t first, last, start;
        struct isa_loop loop;
    } judged[64]; /* the latest answers of isa_loop_judge, by a hash of the question */
};

/* For this number of slots. Returns NULL if the host has no memory. */
struct cu_spin_notes *cu_spin_notes_create(uint32_t slots);
void cu_spin_notes_free(struct cu_spin_notes *notes);

/* The note of a wave in this observation, or NULL. Whether it repeats is not in it. notes may be NULL. */
const struct cu_spin_note *cu_spin_note_of(const struct cu_spin_notes *notes, uint32_t slot, uint32_t generation,
                                           uint32_t wave, uint32_t observation);

/* Whether waves of one program, of which these are notes, do the same with the same memory. */
static inline bool cu_spin_notes_alike(const struct cu_spin_note *a, const struct cu_spin_note *b)
{
    return a->settled && a->settled == b->settled && a->first == b->first && a->last == b->last &&
           a->anchor == b->anchor;
}

/* A note with a copy of a wave that does as the one of this note, or of that wave itself. Returns NULL if there is none. */
const struct cu_spin_note *cu_spin_note_copied(const struct cu_spin_notes *notes, const struct cu_spin_note *note,
                                               const struct isa_program *program);

/* The reads of a vector access, a scalar access, a DS instruction whose first address is given. */
void cu_spin_note_vector(const struct cu_wave_issue *issue, const struct execute_access *access, uint32_t operation);
void cu_spin_note_scalar(const struct cu_wave_issue *issue, const struct execute_scalar_access *access,
                         uint32_t operation);
void cu_spin_note_lds(const struct cu_wave_issue *issue, uint32_t operation, uint32_t address, uint32_t bytes);

/* Forgets the reads: the wave does something else now. */
void cu_spin_note_clear(const struct cu_wave_issue *issue);

/* The wave comes to its anchor, and repeats or not. The loop is what it executed in an iteration. */
void cu_spin_note_anchor(const struct cu_wave_issue *issue, uint32_t first, uint32_t last, bool repeats);

/* A hash of the registers that decide what the loop does from the anchor on. Two that are equal mean that it repeats if all
 * that it reads does. They never are if the loop decides by the time. */
uint64_t cu_spin_state(const struct cu_wave_issue *issue, uint32_t first, uint32_t last);

#endif
