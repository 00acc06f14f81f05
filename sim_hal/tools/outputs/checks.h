/*
 * checks.h - the options --check, --check-limit and --check-scopes, and the checkers of a run that they ask for.
 *
 * Order of use: the options; outputs_checks_begin; host_session_prepare with outputs_checks_observer; outputs_checks_name and
 * outputs_checks_memory; the run;
 * outputs_checks_end; the findings; outputs_checks_free.
 */
#ifndef SIM_HAL_TOOLS_OUTPUTS_CHECKS_H
#define SIM_HAL_TOOLS_OUTPUTS_CHECKS_H

#include "tools/bugs/check/fan.h"
#include "tools/bugs/check/report.h"
#include "host/session.h"
#include "tools/bugs/race/watch.h"
#include "tools/bugs/shadow/watch.h"

#define OUTPUTS_CHECK_LIMIT 20u /* findings printed */

/* Zeros check nothing. */
struct outputs_checks {
    uint32_t kinds; /* CHECK_BIT, --check */
    bool scopes;    /* --check-scopes */
    bool limited;   /* --check-limit is given: limit */
    uint64_t limit;

    struct race_watch *watch;      /* NULL: none */
    struct shadow_watch *shadow;   /* NULL: none */
    const struct mem_names *names; /* or NULL */
    struct check_fan fan;
    struct check_findings findings;
};

/* Read the arguments of --check and --check-limit. Return false with a message. */
bool outputs_checks_read(struct outputs_checks *checks, const char *text);
bool outputs_checks_read_limit(struct outputs_checks *checks, const char *text);

/* Makes the checkers, for one run. Returns false if the host has no memory. */
bool outputs_checks_begin(struct outputs_checks *checks);

/* What watches the run; NULL: nothing does. */
const struct mem_access_observer *outputs_checks_observer(struct outputs_checks *checks);

/* What watches its instructions; NULL: nothing does. */
const struct cu_step_observer *outputs_checks_steps(const struct outputs_checks *checks);

/* The memory of the run's GPU, once its launches are placed there. */
void outputs_checks_memory(struct outputs_checks *checks, const struct mem *memory, const struct host_launch *launches,
                           uint32_t launch_count);

/* The names of what lies in the run's memory, once there is a GPU; they outlive the checkers. */
void outputs_checks_name(struct outputs_checks *checks, const struct mem_names *names);

/* The run is over; its programs must still be there. Returns false if the host ran out of memory: then there are no
 * findings worth a word. */
bool outputs_checks_end(struct outputs_checks *checks);

/* Prints what was found on the error output. Returns the exit status: that of the run, unless it was fine and there is
 * a finding. */
enum host_status outputs_checks_report(struct outputs_checks *checks, enum host_status status);

/* Writes how many findings there are, and the first, in one line, cut off at bytes. Returns false if there is none. */
bool outputs_checks_summary(struct outputs_checks *checks, char *text, size_t bytes);

void outputs_checks_free(struct outputs_checks *checks);

#endif
