/* pro.c - work-groups by their state: waves of it have ended, waves wait at its barrier, neither; inside in turns. */
#include "cu/state_order.h"

static void note_issue(struct cu_simd *simd, struct cu_wave_issue *issue)
{
    (void)simd;
    cu_state_issued(issue);
}

const struct cu_wave_scheduler cu_wave_scheduler_pro = {
    .description = "work-groups with ended waves, then with waves at the barrier, then by progress; inside in turns",
    .pick = cu_state_pick,
    .scan = cu_state_scan,
    .issues = note_issue,
    .meets = cu_state_meets,
};
