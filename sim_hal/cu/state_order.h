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

#define GPU_STATE_SCAN_TURNS    32u /* without cu.patience */
#define GPU_STATE_LEVEL_ENDED   12u
#define GPU_STATE_LEVEL_BARRIER 8u
#define GPU_STATE_GROUP_MOST    4u /* levels of each of these groups */
#define GPU_STATE_BITS_A_LEVEL  3u /* of the number of instructions */

static inline bool gpu_state_more_to_come(const struct gpu_kernel *kernel)
{
    uint64_t workgroups = 1;

    for (uint32_t i = 0; i < 3; i++)
        workgroups *= (kernel->grid_size[i] + kernel->workgroup_size[i] - UINT64_C(1)) / kernel->workgroup_size[i];
    return kernel->launched < workgroups;
}

static inline uint32_t gpu_state_level(const struct gpu_resident *resident)
{
    const struct gpu_workgroup *workgroup = &resident->workgroup;
    uint32_t bits = gpu_rank_bits(resident->instructions_sum, GPU_STATE_LEVEL_BARRIER * GPU_STATE_BITS_A_LEVEL - 1);
    uint32_t progress = bits / GPU_STATE_BITS_A_LEVEL;

    if (workgroup->ended)
        return GPU_STATE_LEVEL_ENDED - 1 + gpu_rank_bits(workgroup->ended, GPU_STATE_GROUP_MOST);
    if (workgroup->at_barrier)
        return GPU_STATE_LEVEL_BARRIER - 1 + gpu_rank_bits(workgroup->at_barrier, GPU_STATE_GROUP_MOST);
    return gpu_state_more_to_come(workgroup->kernel) ? progress : GPU_STATE_LEVEL_BARRIER - 1 - progress;
}

/* Whether waves of the wave's work-group have ended or are at its barrier. */
static inline bool gpu_state_is_awaited(const struct gpu_wave_issue *issue)
{
    return issue->level >= GPU_STATE_LEVEL_BARRIER;
}

/* Position of the first of the waves, which have one level. */
static inline uint32_t gpu_state_first(const struct gpu_simd *simd, uint64_t waves)
{
    const struct gpu_resident *resident;

    waves = gpu_rank_oldest(simd, waves, &resident);
    return gpu_rank_in_turns(simd, resident, waves);
}

/* The scheduler's hooks. */
static inline uint32_t gpu_state_pick(const struct gpu_simd *simd, uint64_t candidates)
{
    return gpu_state_first(simd, gpu_rank_highest(simd, gpu_patience_first(simd, candidates)));
}

static inline void gpu_state_issued(struct gpu_wave_issue *issue)
{
    gpu_rank_issued(issue);
    issue->resident->instructions_sum++;
}

static inline void gpu_state_meets(struct gpu_resident *resident)
{
    gpu_rank_set_all(resident, gpu_state_level(resident));
}

static inline void gpu_state_scan(struct gpu_simd *simd, uint64_t turn)
{
    gpu_patience_scan(simd, turn);
    if (simd->next_scan == GPU_NEVER)
        simd->next_scan = turn + GPU_STATE_SCAN_TURNS;
    for (uint64_t rest = simd->occupied; rest; rest &= rest - 1) {
        struct gpu_wave_issue *issue = simd->waves[__builtin_ctzll(rest)];

        gpu_rank_set(issue, gpu_state_level(issue->resident));
    }
}

#endif
