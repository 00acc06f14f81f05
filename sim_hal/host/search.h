/*
 * search.h - the worst legal schedule of a run under a model of forward progress, of those that schedules.h numbers.
 */
#ifndef SIM_HAL_HOST_SEARCH_H
#define SIM_HAL_HOST_SEARCH_H

#include <stdio.h>

#include "host/schedules.h"
#include "host/session.h"

#define HOST_SEARCH_PLAIN UINT64_MAX /* number of the run without an adversary */

struct host_search {
    uint64_t tried;                 /* schedules */
    uint64_t number;                /* of the worst: the first that did not end well, else the longest */
    struct gpu_adversary adversary; /* the same */
    enum host_status status;        /* how it ended */
};

/*
 * Runs the session's launches, in sessions of their own without its observer. The first run has no adversary, which is
 * legal too and gives the time of the program. Then follow the schedules until a run does not end well. Returns false
 * with a message if a run cannot be done. The session itself is only read.
 */
bool host_search_worst(const struct host_session *session, struct host_search *search, char *message, size_t bytes);

/* The same for one schedule: its adversary. Returns false with a message, also if there is no
 * schedule of that number. */
bool host_search_one(const struct host_session *session, uint64_t number, struct host_search *search, char *message,
                     size_t bytes);

/* Writes the schedule of the worst as lines: its number and its slices. */
void host_search_describe(const struct host_search *search, FILE *stream);

#endif
