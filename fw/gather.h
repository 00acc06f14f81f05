/*
 * gather.h - kernels that lack places for their work-groups (WGs): how long they do, and places taken by force from
 * kernels of lower priority when gather_cycles are over (onward/cooperative.h).
 */
#ifndef FW_GATHER_H
#define FW_GATHER_H

#include "firmware.h"
#include "kernel.h"

/* A dispatch becomes active. cycles: after which places are taken by force, 0: never. */
void cp_gather_open(struct cp *cp, const struct cp_kernel *kernel, uint64_t cycles);

/* The kernel's record of this. */
struct cp_gather *cp_gather_at(struct cp *cp, const struct cp_kernel *kernel);

/* cp->attend_at is no later than that cycle. */
void cp_attend_by(struct cp *cp, uint64_t cycle);

/* WGs of a kernel that want a place. */
uint32_t cp_gather_wanting(const struct cp *cp, const struct cp_kernel *kernel);

/* Of so many waves that lack places, those that will not get them from saves and kills under way. */
uint32_t cp_gather_waves(const struct cp *cp, uint32_t waves);

/* So many WGs of any kernel lack a place now: an ordinary one's gathering is measured until all have been launched. */
void cp_gather_note(struct cp *cp, const struct cp_kernel *kernel, uint32_t lacking);

/* No WG that wants a place has one now: begins a round of saves for a kernel with gather_cycles, if it is time for one. */
void cp_gather_review(struct cp *cp, const struct cp_kernel *kernel);

/* Whether a round is under way, and one unit of it: a SAVE, or a look at a resident. */
static inline bool cp_gather_pending(const struct cp *cp, const struct cp_kernel *kernel)
{
    return cp->gathers[kernel->number].round;
}

void cp_gather_step(struct cp *cp, const struct cp_kernel *kernel);

/* cp->attend_at is reached; returns when the kernel is to be looked at next, UINT64_MAX: never. */
uint64_t cp_gather_attend(struct cp *cp, const struct cp_kernel *kernel);

/* The kernel has faulted, or all its WGs have ended. */
void cp_gather_abandon(struct cp *cp, const struct cp_kernel *kernel);

/* Whether a kernel's WGs are not placed now, since places are being taken by force for one of higher priority. */
static inline bool cp_gather_holds(const struct cp *cp, const struct cp_kernel *kernel)
{
    return CP_COOPERATIVE && cp->gathering != CP_KERNEL_NONE && kernel->priority < cp->kernels[cp->gathering].priority;
}

#endif
