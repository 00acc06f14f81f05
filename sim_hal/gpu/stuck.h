/*
 * stuck.h - after a deadlock: each wave that can never go on, as facts for reports.
 */
#ifndef SIM_HAL_GPU_STUCK_H
#define SIM_HAL_GPU_STUCK_H

#include "gpu/dispatcher.h"

/* A wave, or a saved WG as a whole. The pointers are valid during the visit. */
struct gpu_stuck {
    uint32_t slot;
    uint32_t wave; /* in its WG */
    bool saved;    /* the WG is saved; wave means nothing then */
    const struct isa_program *program;
    uint32_t line;                         /* where it stands, in the assembly text; 0: behind the last operation */
    const char *state;                     /* "waits", "at the barrier" or another */
    const struct gpu_condition *condition; /* for which it waits, or NULL */
    uint64_t value;                        /* of the word of condition */
    const struct gpu_write *write;         /* the last change of this word; NULL: none is known */
};

/* Visits every live wave, and every saved WG, by slots. */
void gpu_visit_stuck(const struct gpu_dispatcher *dispatcher,
                     void (*visit)(void *context, const struct gpu_stuck *stuck), void *context);

#endif
