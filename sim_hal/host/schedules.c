/* schedules.c - see schedules.h. */
#include "host/schedules.h"

#include "engine/require.h"

#define SLICED_MOST 4u /* WGs that are given slices */
#define LEVELS      3u /* slices of a schedule at most */
_Static_assert(LEVELS <= CP_ADVERSARY_SLICES, "the firmware takes them");

static const uint32_t times[LEVELS + 1] = {0, HOST_SCHEDULE_FINE, HOST_SCHEDULE_COARSE, HOST_SCHEDULE_ROUGH};

static uint32_t sliced_workgroups(const struct host_schedules *schedules)
{
    return schedules->workgroups < SLICED_MOST ? schedules->workgroups : SLICED_MOST;
}

/* The WG that an index below sliced_workgroups() stands for. */
static uint32_t workgroup_of(const struct host_schedules *schedules, uint32_t index)
{
    if (schedules->workgroups <= SLICED_MOST || index < 2)
        return index;
    return index == 2 ? schedules->workgroups / 2 : schedules->workgroups - 1;
}

/* The number of schedules with that number of slices. */
static uint64_t level_count(const struct host_schedules *schedules, uint32_t level)
{
    uint64_t count = 1;

    for (uint32_t i = 0; i < level; i++)
        count *= (uint64_t)times[level] * (sliced_workgroups(schedules) - (i ? 1 : 0));
    return count;
}

uint64_t host_schedules_count(const struct host_schedules *schedules)
{
    uint64_t count = 0;

    SIM_REQUIRE(schedules->workgroups);
    for (uint32_t level = 0; level <= LEVELS; level++)
        count += level_count(schedules, level);
    return count;
}

/* Takes the next of several choices out of a number. */
static uint32_t take_choice(uint64_t *number, uint32_t choices)
{
    uint32_t choice = (uint32_t)(*number % choices);

    *number /= choices;
    return choice;
}

struct gpu_adversary host_schedule(const struct host_schedules *schedules, uint64_t number)
{
    struct gpu_adversary adversary = {.on = true};
    uint32_t level = 0, index = 0;

    SIM_REQUIRE(schedules->horizon >= 1 && schedules->horizon <= UINT32_MAX);
    SIM_REQUIRE(number < host_schedules_count(schedules));
    while (level < LEVELS && number >= level_count(schedules, level))
        number -= level_count(schedules, level++);
    adversary.slice_count = level;
    for (uint32_t i = 0; i < level; i++) {
        uint32_t step = take_choice(&number, times[level]) + 1;
        uint32_t other = take_choice(&number, sliced_workgroups(schedules) - (i ? 1 : 0));

        index = i && other >= index ? other + 1 : other;
        adversary.slices[i].workgroup = workgroup_of(schedules, index);
        adversary.slices[i].cycles = (uint32_t)(schedules->horizon * step / times[level]);
    }
    return adversary;
}
