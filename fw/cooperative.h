/*
 * cooperative.h - kernels with launch options: cooperative ones, whose number M of active work-groups (WGs) changes,
 * maximal ones, which take what fits at their start, and any that gather places by force. docs/cooperative.md has the
 * protocol (Sorensen et al., Cooperative Kernels, FSE 2017, sections 3 and 4).
 */
#ifndef FW_COOPERATIVE_H
#define FW_COOPERATIVE_H

#include "firmware.h"
#include "kernel.h"

void cp_cooperative_init(struct cp *cp);

/* A dispatch becomes active, its record is filled but for this. */
void cp_cooperative_open(struct cp *cp, struct cp_kernel *kernel, const struct cp_dispatch *dispatch);

/* And it is closed. */
void cp_cooperative_close(struct cp *cp, const struct cp_kernel *kernel);

/* Whether its first WGs are still to be counted: it must not be placed WG by WG. */
static inline bool cp_cooperative_unstarted(const struct cp *cp, const struct cp_kernel *kernel)
{
    return kernel->attended & CP_ATTEND_MESSAGES && !cp->cooperative[kernel->number].active;
}

/* It is first in order, and may have room: begins to count and launch. */
void cp_cooperative_start(struct cp *cp, struct cp_kernel *kernel);

/* CP_EVENT_MESSAGE; everything is verified. False: dropped. */
bool cp_cooperative_message(struct cp *cp, const struct cp_event *event);

/* A WG of a kernel with launch options is about to leave it. */
void cp_cooperative_retire(struct cp *cp, const struct cp_kernel *kernel, uint32_t slot);

/* No command about such a WG is under way any more: whether it is to be dropped, since it is wanted back. */
bool cp_cooperative_condemns(struct cp *cp, const struct cp_kernel *kernel, uint32_t slot);

/* One unit for such a kernel: a command or a decision. False: nothing to do now. */
bool cp_cooperative_step(struct cp *cp, struct cp_kernel *kernel);

/* One unit: an answer that the ring had no room for. Called only while a bit of cp->answers_summary is set. */
void cp_cooperative_answer_step(struct cp *cp);

/*
 * No WG that wants a place has one now: works out what every cooperative kernel is asked for or offered, and who
 * gathers. Called only while cp->attended is not 0. A look at each active dispatch.
 */
void cp_cooperative_review(struct cp *cp);

/* One unit, when cp->attend_at is reached: a look at one kernel's barrier, or its gather_cycles are over. */
void cp_cooperative_attend(struct cp *cp);

#endif
