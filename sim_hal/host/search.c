/* search.c - see search.h. */
#include "host/search.h"

#include <inttypes.h>

/* A run of its own; *cycles is how long it took. */
static enum host_status run_schedule(const struct host_session *like, const struct gpu_adversary *adversary,
                                     uint64_t *cycles, char *message, size_t bytes)
{
    struct host_session session = *like;
    enum host_status status = HOST_INPUT;

    session.adversary = *adversary;
    session.observer = (struct gpu_observer){.context = NULL};
    session.accesses = NULL;
    session.buffers = NULL;
    session.steps = NULL;
    session.waves = NULL;
    if (host_session_prepare(&session, message, bytes)) {
        status = host_session_run(&session, message, bytes);
        *cycles = gpu_cycles(session.gpu);
    }
    host_session_free(&session);
    return status;
}

/* The WGs of the main launch. */
static uint32_t count_workgroups(const struct host_session *session)
{
    const struct host_file *file = session->launches[0].file;
    uint64_t count = 1;

    for (uint32_t i = 0; i < 3; i++)
        count *= (file->global[i] + file->local[i] - 1) / file->local[i];
    return count < UINT32_MAX ? (uint32_t)count : UINT32_MAX;
}

/* The run without an adversary, and the schedules that follow from it. False: it could not be done. */
static bool start_search(const struct host_session *session, struct host_search *search,
                         struct host_schedules *schedules, char *message, size_t bytes)
{
    *search = (struct host_search){.number = HOST_SEARCH_PLAIN, .tried = 1};
    *schedules = (struct host_schedules){.workgroups = count_workgroups(session)};
    search->status = run_schedule(session, &search->adversary, &schedules->horizon, message, bytes);
    if (schedules->horizon > UINT32_MAX)
        schedules->horizon = UINT32_MAX;
    return search->status != HOST_INPUT;
}

bool host_search_worst(const struct host_session *session, struct host_search *search, char *message, size_t bytes)
{
    struct host_schedules schedules;
    uint64_t longest = 0, count;

    if (!start_search(session, search, &schedules, message, bytes))
        return false;
    count = host_schedules_count(&schedules);
    for (uint64_t i = 0; i < count && search->status == HOST_OK; i++) {
        struct gpu_adversary adversary = host_schedule(&schedules, i);
        uint64_t cycles = 0;

        search->status = run_schedule(session, &adversary, &cycles, message, bytes);
        search->tried++;
        if (cycles <= longest && search->status == HOST_OK)
            continue;
        longest = cycles;
        search->number = i;
        search->adversary = adversary;
    }
    return search->status != HOST_INPUT;
}

bool host_search_one(const struct host_session *session, uint64_t number, struct host_search *search, char *message,
                     size_t bytes)
{
    struct host_schedules schedules;

    if (!start_search(session, search, &schedules, message, bytes))
        return false;
    if (number >= host_schedules_count(&schedules))
        return host_text_fail(message, bytes, "no schedule %" PRIu64 ": there are 0..%" PRIu64, number,
                              host_schedules_count(&schedules) - 1);
    search->number = number;
    search->adversary = host_schedule(&schedules, number);
    return true;
}

void host_search_describe(const struct host_search *search, FILE *stream)
{
    if (search->number == HOST_SEARCH_PLAIN)
        fputs("onward: without an adversary\n", stream);
    else
        fprintf(stream, "onward: schedule %" PRIu64 ":%s", search->number,
                search->adversary.slice_count ? "" : " no slice\n");
    for (uint32_t i = 0; i < search->adversary.slice_count; i++)
        fprintf(stream, "%s work-group %" PRIu32 " for %" PRIu32 " cycles%s", i ? ", then" : "",
                search->adversary.slices[i].workgroup, search->adversary.slices[i].cycles,
                i + 1 < search->adversary.slice_count ? "" : "\n");
}
