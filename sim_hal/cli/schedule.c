/* schedule.c - the schedule of an adversary: one by its number, or the worst that is found. */
#include "cli/schedule.h"

#include <inttypes.h>
#include <string.h>

#include "cli/cli.h"
#include "host/search.h"

static void describe_schedule(const struct sim_search *search)
{
    if (search->number == SIM_SEARCH_PLAIN)
        fputs("onward: without an adversary\n", stderr);
    else
        fprintf(stderr, "onward: schedule %" PRIu64 ":%s", search->number,
                search->adversary.slice_count ? "" : " no slice\n");
    for (uint32_t i = 0; i < search->adversary.slice_count; i++)
        fprintf(stderr, "%s work-group %" PRIu32 " for %" PRIu32 " cycles%s", i ? ", then" : "",
                search->adversary.slices[i].workgroup, search->adversary.slices[i].cycles,
                i + 1 < search->adversary.slice_count ? "" : "\n");
}

bool sim_schedule_choose(struct sim_session *session, const char *text, void (*done)(const struct sim_session *session))
{
    char error[SIM_ERROR_BYTES];
    struct sim_search search;
    uint64_t number = 0;
    bool good;

    if (text && !sim_text_u64((struct sim_span){text, strlen(text)}, &number)) {
        sim_complain("--adversary=%s: expected the number of a schedule", text);
        return false;
    }
    good = text ? sim_search_one(session, number, &search, error, sizeof(error))
                : sim_search_worst(session, &search, error, sizeof(error));
    done(session);
    if (!good) {
        sim_complain("%s", error);
        return false;
    }
    session->adversary = search.adversary;
    if (!text)
        fprintf(stderr, "onward: %" PRIu64 " schedules tried, the worst:\n", search.tried);
    describe_schedule(&search);
    return true;
}
