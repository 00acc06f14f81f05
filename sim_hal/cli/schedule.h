/*
 * schedule.h - the option --adversary of `onward run`: the schedule of the run to come.
 */
#ifndef SIM_HAL_CLI_SCHEDULE_H
#define SIM_HAL_CLI_SCHEDULE_H

#include "host/session.h"

/* Sets session->adversary: schedule text, or the worst one that is found if it is NULL, and prints which it is. done is called
 * with the session after a search, before anything is printed. Returns false with a message printed. */
bool cli_schedule_choose(struct host_session *session, const char *text,
                         void (*done)(const struct host_session *session));

#endif
