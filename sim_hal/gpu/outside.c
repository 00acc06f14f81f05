/* outside.c - see outside.h. */
#include "gpu/outside.h"

#include <stdlib.h>

#include "engine/require.h"

static void fired(struct clock_event *event, uint64_t cycle)
{
    struct gpu_outside *outside = event->owner;
    struct gpu_outsides *outsides = outside->outsides;

    if (outside->kind == GPU_OUTSIDE_RESTART) {
        outsides->act(outsides->context, outside, cycle);
        return;
    }
    if (outside->kind == GPU_OUTSIDE_CU_LOST) {
        outsides->losses--;
    } else {
        SIM_REQUIRE(outsides->pending);
        outsides->pending--;
    }
    outsides->act(outsides->context, outside, cycle);
    outside->spare = outsides->spares;
    outsides->spares = outside;
}

static struct gpu_outside *take_spare(struct gpu_outsides *outsides)
{
    struct gpu_outside *outside = outsides->spares;

    if (outside) {
        outsides->spares = outside->spare;
        return outside;
    }
    outside = calloc(1, sizeof(*outside));
    if (!outside)
        return NULL;
    outside->next = outsides->all;
    outsides->all = outside;
    return outside;
}

struct gpu_outside *gpu_outside_schedule(struct gpu_outsides *outsides, enum gpu_outside_kind kind, uint32_t index,
                                         uint64_t cycle)
{
    struct gpu_outside *outside = take_spare(outsides);

    if (!outside)
        return NULL;
    *outside = (struct gpu_outside){.kind = kind,
                                    .index = index,
                                    .event = {.fire = fired, .owner = outside},
                                    .outsides = outsides,
                                    .next = outside->next};
    if (kind == GPU_OUTSIDE_CU_LOST)
        outsides->losses++;
    else
        outsides->pending++;
    outsides->restarts += kind == GPU_OUTSIDE_RESTART;
    return clock_schedule(outsides->clock, &outside->event, cycle) ? outside : NULL;
}

bool gpu_outside_delay(struct gpu_outside *restart, uint64_t cycle)
{
    SIM_REQUIRE(restart->kind == GPU_OUTSIDE_RESTART);
    return clock_schedule(restart->outsides->clock, &restart->event, cycle);
}

void gpu_outside_end(struct gpu_outside *restart)
{
    struct gpu_outsides *outsides = restart->outsides;

    SIM_REQUIRE(restart->kind == GPU_OUTSIDE_RESTART);
    SIM_REQUIRE(outsides->pending);
    SIM_REQUIRE(outsides->restarts);
    outsides->pending--;
    outsides->restarts--;
}

void gpu_outsides_free(struct gpu_outsides *outsides)
{
    while (outsides->all) {
        struct gpu_outside *next = outsides->all->next;

        free(outsides->all);
        outsides->all = next;
    }
}
