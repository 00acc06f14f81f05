/* duel.c - windows of the two base orders, and which one wins. */
#include "gpu/duel.h"

#include <string.h>

/* Windows of a round by their numbers. Before the first round there is one to warm up. */
enum { WARM_UP, GREED, TURNS, LAST = 16 };

bool gpu_duel_next(struct gpu_duel *duel, uint64_t issued)
{
    uint64_t count = issued - duel->issued;

    duel->issued = issued;
    if (duel->window == GREED)
        duel->greed = count;
    if (duel->window == TURNS)
        duel->turns_win = count > duel->greed;
    duel->window = duel->window == LAST ? GREED : duel->window + 1;
    return duel->window == TURNS || (duel->window > TURNS && duel->turns_win);
}

static uint64_t count_issued(const struct gpu_duel *duel)
{
    uint64_t count = 0;

    for (uint32_t i = 0; i < duel->cu_count; i++)
        count += gpu_cu_counters(duel->cus[i])->wave_instructions;
    return count;
}

static void window_ended(struct gpu_event *event, uint64_t cycle)
{
    struct gpu_duel *duel = event->owner;

    duel->control->takes_turns = gpu_duel_next(duel, count_issued(duel));
    gpu_clock_schedule(duel->clock, event, cycle + duel->cycles);
}

static bool is_wanted(const struct gpu_parameters *parameters)
{
    return parameters->kin_base == GPU_KIN_DUEL && strcmp(gpu_scheduler_name(parameters->scheduler), "kin") == 0;
}

bool gpu_duel_start(struct gpu_duel *duel, const struct gpu_parameters *parameters, struct gpu_clock *clock,
                    struct gpu_compute_unit *const *cus, struct gpu_cu_control *control)
{
    control->takes_turns = parameters->kin_base == GPU_KIN_LRR;
    *duel = (struct gpu_duel){.cycles = parameters->kin_window,
                              .cu_count = (uint32_t)parameters->cus,
                              .cus = cus,
                              .control = control,
                              .clock = clock,
                              .end = {.fire = window_ended, .owner = duel}};
    return !is_wanted(parameters) || gpu_clock_schedule(clock, &duel->end, clock->now + duel->cycles);
}
