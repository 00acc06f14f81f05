/* barriers.c - see barriers.h. */
#include "tools/bugs/shadow/barriers.h"

#include <stdio.h>

#include "cu/wave.h"

static void report_missing(const struct shadow_step *step, uint64_t missing)
{
    char text[SHADOW_TEXT_BYTES];
    struct shadow_report report = {.kind = CHECK_BARRIERS,
                                   .lane = shadow_first_lane(missing),
                                   .second = SHADOW_NO_OPERATION,
                                   .text = text,
                                   .missing = "a barrier that all work-items of the work-group reach, or none"};
    uint32_t count = (uint32_t)__builtin_popcountll(missing);

    snprintf(text, sizeof(text), "barrier that %u work-item%s of the wave skip%s, the first", count,
             count == 1 ? "" : "s", count == 1 ? "s" : "");
    shadow_report(step, &report);
}

void shadow_arrive(const struct shadow_step *step)
{
    uint64_t missing = cu_wave_launch_mask(step->wave) & ~isa_exec(&step->wave->state);

    step->group->arrived[step->wave->index] = shadow_operation(step);
    if (missing && step->operation->opcode == ISA_OP_s_barrier)
        report_missing(step, missing);
}

/* The wave's step into the barrier, or its end. */
static struct shadow_step step_of(struct shadow *shadow, struct shadow_group *group,
                                  const struct cu_workgroup *workgroup, uint32_t wave)
{
    const struct cu_wave *at = &workgroup->waves[wave];

    return (struct shadow_step){shadow, group, &group->waves[wave], at,
                                &at->state.program->operations[group->arrived[wave]]};
}

static void report_other(struct shadow *shadow, struct shadow_group *group, const struct cu_workgroup *workgroup,
                         uint32_t first, uint32_t other)
{
    struct shadow_step step = step_of(shadow, group, workgroup, first);
    bool ended = workgroup->waves[other].status == CU_WAVE_ENDED;
    char text[SHADOW_TEXT_BYTES], at[SHADOW_TEXT_BYTES];
    struct shadow_report report = {.kind = CHECK_BARRIERS,
                                   .lane = CHECK_NO_LANE,
                                   .second = group->arrived[other],
                                   .text = text,
                                   .other = at,
                                   .missing = "one barrier that all waves of the work-group reach"};

    snprintf(text, sizeof(text), "barrier");
    snprintf(at, sizeof(at), ended ? "wave %u of the work-group has ended before" : "wave %u is at another barrier",
             other);
    shadow_report(&step, &report);
}

void shadow_meet(struct shadow *shadow, struct shadow_group *group, const struct cu_workgroup *workgroup)
{
    uint32_t first = workgroup->wave_count;

    for (uint32_t i = workgroup->wave_count; i-- > 0;) {
        if (workgroup->waves[i].status == CU_WAVE_BARRIER && group->arrived[i] != SHADOW_NO_OPERATION)
            first = i;
    }
    for (uint32_t i = 0; first < workgroup->wave_count && i < workgroup->wave_count; i++) {
        if (group->arrived[i] != SHADOW_NO_OPERATION && group->arrived[i] != group->arrived[first])
            report_other(shadow, group, workgroup, first, i);
    }
}
