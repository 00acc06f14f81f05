/*
 * pro.c - work-groups by their state: waves of it have ended, waves wait at its barrier, neither; inside in turns.
 *
 * In the first two groups the work-group with most ended or waiting waves goes first, counted by powers of two. In the
 * third it is the one that has issued most, as long as work-groups of its grid are still to come, and afterwards the one
 * that has issued least, as of the last scan.
 */
#include "cu/patience.h"
#include "cu/rank.h"

#define SCAN_TURNS    32u /* without cu.patience */
#define LEVEL_ENDED   12u
#define LEVEL_BARRIER 8u
#define GROUP_MOST    4u /* levels of each of these groups */
#define BITS_A_LEVEL  3u /* of the number of instructions */

static uint32_t pick_by_state(const struct gpu_simd *simd, uint64_t candidates)
{
    const struct gpu_resident *resident;
    uint64_t waves = gpu_rank_highest(simd, gpu_patience_first(simd, candidates));

    waves = gpu_rank_oldest(simd, waves, &resident);
    return gpu_rank_in_turns(simd, resident, waves);
}

static bool more_to_come(const struct gpu_kernel *kernel)
{
    uint64_t workgroups = 1;

    for (uint32_t i = 0; i < 3; i++)
        workgroups *= (kernel->grid_size[i] + kernel->workgroup_size[i] - UINT64_C(1)) / kernel->workgroup_size[i];
    return kernel->launched < workgroups;
}

static uint32_t level_of(const struct gpu_resident *resident)
{
    const struct gpu_workgroup *workgroup = &resident->workgroup;
    uint32_t progress = gpu_rank_bits(resident->instructions_sum, LEVEL_BARRIER * BITS_A_LEVEL - 1) / BITS_A_LEVEL;

    if (workgroup->ended)
        return LEVEL_ENDED - 1 + gpu_rank_bits(workgroup->ended, GROUP_MOST);
    if (workgroup->at_barrier)
        return LEVEL_BARRIER - 1 + gpu_rank_bits(workgroup->at_barrier, GROUP_MOST);
    return more_to_come(workgroup->kernel) ? progress : LEVEL_BARRIER - 1 - progress;
}

static void note_issue(struct gpu_simd *simd, struct gpu_wave_issue *issue)
{
    (void)simd;
    gpu_rank_issued(issue);
    issue->resident->instructions_sum++;
}

static void note_state(struct gpu_resident *resident)
{
    gpu_rank_set_all(resident, level_of(resident));
}

static void scan_workgroups(struct gpu_simd *simd, uint64_t turn)
{
    gpu_patience_scan(simd, turn);
    if (simd->next_scan == GPU_NEVER)
        simd->next_scan = turn + SCAN_TURNS;
    for (uint64_t rest = simd->occupied; rest; rest &= rest - 1) {
        struct gpu_wave_issue *issue = simd->waves[__builtin_ctzll(rest)];

        gpu_rank_set(issue, level_of(issue->resident));
    }
}

const struct gpu_wave_scheduler gpu_wave_scheduler_pro = {
    .description = "work-groups with ended waves, then with waves at the barrier, then by progress; inside in turns",
    .pick = pick_by_state,
    .scan = scan_workgroups,
    .issues = note_issue,
    .meets = note_state,
};
