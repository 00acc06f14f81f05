/* pro.c - work-groups by their state: waves of it have ended, waves wait at its barrier, neither; inside in turns. */
#include "cu/state_order.h"

static void note_issue(struct gpu_simd *simd, struct gpu_wave_issue *issue)
{
    (void)simd;
    gpu_state_issued(issue);
}

const struct gpu_wave_scheduler gpu_wave_scheduler_pro = {
    .description = "work-groups with ended waves, then with waves at the barrier, then by progress; inside in turns",
    .pick = gpu_state_pick,
    .scan = gpu_state_scan,
    .issues = note_issue,
    .meets = gpu_state_meets,
};
