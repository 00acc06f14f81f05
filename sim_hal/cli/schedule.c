/* schedule.c - the schedule of an adversary: one by its number, or the worst that is found. */
#include "cli/schedule.h"

#include <inttypes.h>
#include <string.h>

#include "cli/cli.h"
#include "host/search.h"

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
    sim_search_describe(&search, stderr);
    return true;
}
