/*
 * state_order.h - work-groups by their state, for schedulers: waves of it have ended, waves wait at its barrier, neither.
 *
 * In the first two groups the work-group with most ended or waiting waves goes first, counted by powers of two. In the
 * third it is the one that has issued most, as long as work-groups of its grid are still to come, and afterwards the one
 * that has issued least, as of the last scan. Equals go by age, and the waves of a work-group take turns.
 */
#ifndef SIM_HAL_CU_STATE_ORDER_H
#define SIM_HAL_CU_STATE_ORDER_H

#include "cu/patience.h"
#include "cu/rank.h"

#define CU_STATE_SCAN_TURNS    32u /* without cu.patience */
#define CU_STATE_LEVEL_ENDED   12u
#define CU_STATE_LEVEL_BARRIER 8u
#define CU_STATE_GROUP_MOST    4u /* levels of each of these groups */
#define CU_STATE_BITS_A_LEVEL  3u /* of the number of instructions */

static inline bool cu_state_more_to_come(const struct cu_kernel *kernel)
{
    uint64_t workgroups = 1;

    for (uint32_t i = 0; i < 3; i++)
        workgroups *= (kernel->grid_size[i] + kernel->workgroup_size[i] - UINT64_C(1)) / kernel->workgroup_size[i];
    return kernel->launched < workgroups;
}

static inline uint32_t cu_state_level(const struct cu_resident *resident)
{
    const struct cu_workgroup *workgroup = &resident->workgroup;
    uint32_t bits = cu_rank_bits(resident->instructions_sum, CU_STATE_LEVEL_BARRIER * CU_STATE_BITS_A_LEVEL - 1);
    uint32_t progress = bits / CU_STATE_BITS_A_LEVEL;

    if (workgroup->ended)
        return CU_STATE_LEVEL_ENDED - 1 + cu_rank_bits(workgroup->ended, CU_STATE_GROUP_MOST);
    if (workgroup->at_barrier)
        return CU_STATE_LEVEL_BARRIER - 1 + cu_rank_bits(workgroup->at_barrier, CU_STATE_GROUP_MOST);
    return cu_state_more_to_come(workgroup->kernel) ? progress : CU_STATE_LEVEL_BARRIER - 1 - progress;
}

/* Whether waves of the wave's work-group have ended or are at its barrier. */
static inline bool cu_state_is_awaited(const struct cu_wave_issue *issue)
{
    return issue->level >= CU_STATE_LEVEL_BARRIER;
}

/* Position of the first of the waves, which have one level. */
static inline uint32_t cu_state_first(const struct cu_simd *simd, uint64_t waves)
{
    const struct cu_resident *resident;

    waves = cu_rank_oldest(simd, waves, &resident);
    return cu_rank_in_turns(simd, resident, waves);
}

/* The scheduler's hooks. */
static inline uint32_t cu_state_pick(const struct cu_simd *simd, uint64_t candidates)
{
    return cu_state_first(simd, cu_rank_highest(simd, cu_patience_first(simd, candidates)));
}

static inline void cu_state_issued(struct cu_wave_issue *issue)
{
    cu_rank_issued(issue);
    issue->resident->instructions_sum++;
}

static inline void cu_state_meets(struct cu_resident *resident)
{
    cu_rank_set_all(resident, cu_state_level(resident));
}

static inline void cu_state_scan(struct cu_simd *simd, uint64_t turn)
{
    cu_patience_scan(simd, turn);
    if (simd->next_scan == CLOCK_NEVER)
        simd->next_scan = turn + CU_STATE_SCAN_TURNS;
    for (uint64_t rest = simd->occupied; rest; rest &= rest - 1) {
        struct cu_wave_issue *issue = simd->waves[__builtin_ctzll(rest)];

        cu_rank_set(issue, cu_state_level(issue->resident));
    }
}

#endif
