/*
 * scheduler.h - a wave scheduler: the order in which the ready waves of a SIMD issue.
 *
 * sim_hal/cu/schedulers/NAME.c defines cu_wave_scheduler_NAME, and cu.scheduler selects it by that name; an underscore
 * in NAME is a hyphen there. The build finds the files: nothing else names them. patience.h keeps a scheduler from
 * starving waves.
 */
#ifndef SIM_HAL_CU_SCHEDULER_H
#define SIM_HAL_CU_SCHEDULER_H

#include "cu/cu_state.h"
#include "engine/require.h"

/*
 * Hooks. Only pick must be there. Waves are positions, or bits of masks: the lower the older. What a scheduler has to
 * remember lies in simd->marks and simd->numbers: marks are masks of waves, whose bits move when positions do and are
 * cleared when their wave stops (it is frozen or leaves); numbers start as 0. rotation.h, greed.h and rank.h are what
 * several schedulers do.
 */
struct cu_wave_scheduler {
    const char *description; /* one line */

    /* Position of the wave that issues now, one of the candidates: waves that are ready for one unit. Not called for a
     * single candidate, so that what is to be remembered is a matter of issues. */
    uint32_t (*pick)(const struct cu_simd *simd, uint64_t candidates);

    /* The same among waves of all types: under cu.issue_width=1. If it is missing, pick does not look at types. */
    uint32_t (*pick_any)(const struct cu_simd *simd, uint64_t candidates);

    /* At the first turn that is not before simd->next_scan, which it sets anew. */
    void (*scan)(struct cu_simd *simd, uint64_t turn);

    /* The wave that was picked issues an instruction of the unit issue->unit, which is executed after this. */
    void (*issues)(struct cu_simd *simd, struct cu_wave_issue *issue);

    /* The wave was launched or restored: it is the youngest of its SIMD. It leaves: ended, saved or killed. */
    void (*start)(struct cu_simd *simd, struct cu_wave_issue *issue);
    void (*end)(struct cu_simd *simd, struct cu_wave_issue *issue);

    /* The wave has come to a barrier at which it waits for others. */
    void (*barrier)(struct cu_simd *simd, struct cu_wave_issue *issue);

    /* The wave has come to an instruction that has to wait for vmcnt or lgkmcnt. */
    void (*counter)(struct cu_simd *simd, struct cu_wave_issue *issue);

    /* How many waves of the work-group are at its barrier, or have ended, is another number now: by an arrival, an
     * opening, an end, a thaw. */
    void (*meets)(struct cu_resident *resident);
};

/* Position of the first of the candidates, which may be of several types. */
static inline uint32_t cu_scheduler_first(const struct cu_simd *simd, uint64_t candidates)
{
    const struct cu_wave_scheduler *scheduler = simd->cu->scheduler;

    SIM_REQUIRE(candidates);
    return scheduler->pick_any ? scheduler->pick_any(simd, candidates) : scheduler->pick(simd, candidates);
}

#endif
