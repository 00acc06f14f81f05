/* shown.c - any scheduler, with an observer of steps. */
#include "cu/shown.h"

static void show_issue(struct gpu_simd *simd, struct gpu_wave_issue *issue)
{
    const struct gpu_compute_unit *cu = simd->cu;
    const struct gpu_step_observer *steps = cu->control->steps;

    if (cu->shown_inner->issues)
        cu->shown_inner->issues(simd, issue);
    steps->instruction(steps->context, issue->wave, cu->clock->now);
}

void gpu_show_make(struct gpu_compute_unit *cu, struct gpu_wave_scheduler *shown)
{
    cu->shown_inner = cu->scheduler;
    *shown = *cu->scheduler;
    shown->issues = show_issue;
    cu->scheduler = shown;
}
