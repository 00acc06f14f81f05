/*
 * greed.h - going on with one wave: the greedy wave of a SIMD issues first as long as it can.
 *
 * It stays greedy in a turn in which it issues anything. In another turn the first of those that issued, in the order of
 * the scheduler, becomes the greedy one. A turn without an issue changes nothing.
 */
#ifndef SIM_HAL_CU_GREED_H
#define SIM_HAL_CU_GREED_H

#include "cu/patience.h"
#include "engine/require.h"

/* simd->marks: the greedy wave; waves that issued in the turn simd->numbers[CU_NUMBER_TURN]. */
enum { CU_MARK_GREEDY = CU_MARK_OWN, CU_MARK_ISSUED };
enum { CU_NUMBER_TURN };

/* The greedy wave of the turn under way, or between turns that of the next one, as a mask. youngest: the youngest of those that issued becomes it. */
static inline uint64_t cu_greed_wave(const struct cu_simd *simd, bool youngest)
{
    uint64_t greedy = simd->marks[CU_MARK_GREEDY], issued = simd->marks[CU_MARK_ISSUED];

    if ((simd->in_turn && simd->numbers[CU_NUMBER_TURN] == simd->event_turn) || !issued || issued & greedy)
        return greedy;
    return youngest ? UINT64_C(1) << (63 - __builtin_clzll(issued)) : issued & -issued;
}

/* The wave issues in the turn under way. */
static inline void cu_greed_issued(struct cu_simd *simd, const struct cu_wave_issue *issue, bool youngest)
{
    SIM_REQUIRE(simd->numbers[CU_NUMBER_TURN] <= simd->event_turn);
    if (simd->numbers[CU_NUMBER_TURN] != simd->event_turn) {
        simd->marks[CU_MARK_GREEDY] = cu_greed_wave(simd, youngest);
        simd->marks[CU_MARK_ISSUED] = 0;
        simd->numbers[CU_NUMBER_TURN] = simd->event_turn;
    }
    simd->marks[CU_MARK_ISSUED] |= issue->bit;
}

#endif
