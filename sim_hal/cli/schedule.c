/* schedule.c - the schedule of an adversary: one by its number, or the worst that is found. */
#include "cli/schedule.h"

#include <inttypes.h>
#include <string.h>

#include "cli/cli.h"
#include "host/search.h"

bool cli_schedule_choose(struct host_session *session, const char *text,
                         void (*done)(const struct host_session *session))
{
    char error[HOST_ERROR_BYTES];
    struct host_search search;
    uint64_t number = 0;
    bool good;

    if (text && !host_text_u64((struct host_span){text, strlen(text)}, &number)) {
        cli_complain("--adversary=%s: expected the number of a schedule", text);
        return false;
    }
    good = text ? host_search_one(session, number, &search, error, sizeof(error))
                : host_search_worst(session, &search, error, sizeof(error));
    done(session);
    if (!good) {
        cli_complain("%s", error);
        return false;
    }
    session->adversary = search.adversary;
    if (!text)
        fprintf(stderr, "onward: %" PRIu64 " schedules tried, the worst:\n", search.tried);
    host_search_describe(&search, stderr);
    return true;
}
