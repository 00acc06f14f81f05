/* shown.c - any scheduler, with an observer of steps. */
#include "cu/shown.h"

#include "engine/require.h"

static void show_issue(struct cu_simd *simd, struct cu_wave_issue *issue)
{
    const struct cu_compute_unit *cu = simd->cu;
    const struct cu_step_observer *steps = cu->control->steps;

    if (cu->shown_inner->issues)
        cu->shown_inner->issues(simd, issue);
    steps->instruction(steps->context, issue->wave, cu->clock->now);
}

void cu_show_make(struct cu_compute_unit *cu, struct cu_wave_scheduler *shown)
{
    SIM_REQUIRE(cu->control->steps);
    SIM_REQUIRE(cu->scheduler != shown);
    cu->shown_inner = cu->scheduler;
    *shown = *cu->scheduler;
    shown->issues = show_issue;
    cu->scheduler = shown;
}
