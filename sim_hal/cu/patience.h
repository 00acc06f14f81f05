/*
 * patience.h - what keeps a scheduler from starving waves, and s_setprio.
 *
 * Any fixed order lets some waves starve where others that spin keep a unit busy. A wave that has been ready from one
 * scan to the next, cu.patience turns, is overdue and goes first; others become overdue only when all of those have had
 * their turn. Among waves that are not overdue s_setprio decides. cu.patience=0: no wave is ever overdue. A spinner
 * (spin.h) never is: it may have to wait for all others, which would keep these from becoming overdue.
 *
 * A scheduler that uses it calls cu_patience_scan from its scan, and gets the waves that it may pick from
 * cu_patience_first. The waves that issue are noted with cu_patience_served under any scheduler.
 */
#ifndef SIM_HAL_CU_PATIENCE_H
#define SIM_HAL_CU_PATIENCE_H

#include "cu/scheduler.h"
#include "engine/require.h"

/* simd->marks: waves that were ready at the last scan and have not issued since; waves that go first now; what is left
 * for the scheduler itself. */
enum { CU_MARK_PASSED_OVER, CU_MARK_OVERDUE, CU_MARK_OWN };

static inline void cu_patience_scan(struct cu_simd *simd, uint64_t turn)
{
    if (!simd->cu->patience) {
        simd->next_scan = CLOCK_NEVER;
        return;
    }
    if (!simd->marks[CU_MARK_OVERDUE])
        simd->marks[CU_MARK_OVERDUE] = simd->marks[CU_MARK_PASSED_OVER];
    simd->marks[CU_MARK_PASSED_OVER] = simd->ready & ~simd->spinners;
    simd->next_scan = turn + simd->cu->patience;
}

static inline uint64_t cu_patience_first(const struct cu_simd *simd, uint64_t candidates)
{
    uint64_t overdue = candidates & simd->marks[CU_MARK_OVERDUE];
    uint32_t level = 3;

    SIM_REQUIRE(candidates);
    if (overdue)
        return overdue;
    if (!(candidates & simd->raised))
        return candidates;
    while (!(candidates & simd->priority[level]))
        level--;
    return candidates & simd->priority[level];
}

/* The same order as a number: waves of a higher one go first. */
static inline uint32_t cu_patience_rank(const struct cu_wave_issue *issue)
{
    return issue->simd->marks[CU_MARK_OVERDUE] & issue->bit ? 4u : issue->wave->state.priority & 3u;
}

static inline void cu_patience_served(struct cu_simd *simd, uint32_t position)
{
    uint64_t bit = UINT64_C(1) << position;

    SIM_REQUIRE(position < CU_POSITIONS);
    simd->marks[CU_MARK_PASSED_OVER] &= ~bit;
    simd->marks[CU_MARK_OVERDUE] &= ~bit;
}

#endif
