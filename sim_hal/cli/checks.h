/*
 * checks.h - the options --check, --check-limit and --check-scopes, and the checkers of a run that they ask for.
 *
 * Order of use: the options; sim_checks_begin; sim_session_prepare with sim_checks_observer; sim_checks_name and
 * sim_checks_memory; the run;
 * sim_checks_end; the findings; sim_checks_free.
 */
#ifndef SIM_HAL_CLI_CHECKS_H
#define SIM_HAL_CLI_CHECKS_H

#include "tools/bugs/check/fan.h"
#include "tools/bugs/check/report.h"
#include "cli/cli.h"
#include "host/launch_state.h"
#include "tools/bugs/race/watch.h"
#include "tools/bugs/shadow/watch.h"

#define SIM_CHECK_LIMIT 20u /* findings printed */

/* Zeros check nothing. */
struct sim_checks {
    uint32_t kinds; /* CHECK_BIT, --check */
    bool scopes;    /* --check-scopes */
    bool limited;   /* --check-limit is given: limit */
    uint64_t limit;

    struct race_watch *watch;      /* NULL: none */
    struct shadow_watch *shadow;   /* NULL: none */
    const struct gpu_names *names; /* or NULL */
    struct check_fan fan;
    struct check_findings findings;
};

/* Read the arguments of --check and --check-limit. Return false with a message. */
bool sim_checks_read(struct sim_checks *checks, const char *text);
bool sim_checks_read_limit(struct sim_checks *checks, const char *text);

/* Makes the checkers, for one run. Returns false if the host has no memory. */
bool sim_checks_begin(struct sim_checks *checks);

/* What watches the run; NULL: nothing does. */
const struct gpu_access_observer *sim_checks_observer(struct sim_checks *checks);

/* What watches its instructions; NULL: nothing does. */
const struct gpu_step_observer *sim_checks_steps(const struct sim_checks *checks);

/* The memory of the run's GPU, once its launches are placed there. */
void sim_checks_memory(struct sim_checks *checks, const struct gpu_memory *memory, const struct sim_launch *launches,
                       uint32_t launch_count);

/* The names of what lies in the run's memory, once there is a GPU; they outlive the checkers. */
void sim_checks_name(struct sim_checks *checks, const struct gpu_names *names);

/* The run is over; its programs must still be there. Returns false if the host ran out of memory: then there are no
 * findings worth a word. */
bool sim_checks_end(struct sim_checks *checks);

/* Prints what was found on the error output. Returns the exit status: that of the run, unless it was fine and there is
 * a finding. */
enum sim_status sim_checks_report(struct sim_checks *checks, enum sim_status status);

/* Writes how many findings there are, and the first, in one line, cut off at bytes. Returns false if there is none. */
bool sim_checks_summary(struct sim_checks *checks, char *text, size_t bytes);

void sim_checks_free(struct sim_checks *checks);

#endif
