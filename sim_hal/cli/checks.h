/*
 * checks.h - the options --check, --check-limit and --check-scopes, and the checkers of a run that they ask for.
 *
 * Order of use: the options; cli_checks_begin; host_session_prepare with cli_checks_observer; cli_checks_name and
 * cli_checks_memory; the run;
 * cli_checks_end; the findings; cli_checks_free.
 */
#ifndef SIM_HAL_CLI_CHECKS_H
#define SIM_HAL_CLI_CHECKS_H

#include "tools/bugs/check/fan.h"
#include "tools/bugs/check/report.h"
#include "cli/cli.h"
#include "host/launch_state.h"
#include "tools/bugs/race/watch.h"
#include "tools/bugs/shadow/watch.h"

#define CLI_CHECK_LIMIT 20u /* findings printed */

/* Zeros check nothing. */
struct cli_checks {
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
bool cli_checks_read(struct cli_checks *checks, const char *text);
bool cli_checks_read_limit(struct cli_checks *checks, const char *text);

/* Makes the checkers, for one run. Returns false if the host has no memory. */
bool cli_checks_begin(struct cli_checks *checks);

/* What watches the run; NULL: nothing does. */
const struct mem_access_observer *cli_checks_observer(struct cli_checks *checks);

/* What watches its instructions; NULL: nothing does. */
const struct cu_step_observer *cli_checks_steps(const struct cli_checks *checks);

/* The memory of the run's GPU, once its launches are placed there. */
void cli_checks_memory(struct cli_checks *checks, const struct mem *memory, const struct host_launch *launches,
                       uint32_t launch_count);

/* The names of what lies in the run's memory, once there is a GPU; they outlive the checkers. */
void cli_checks_name(struct cli_checks *checks, const struct mem_names *names);

/* The run is over; its programs must still be there. Returns false if the host ran out of memory: then there are no
 * findings worth a word. */
bool cli_checks_end(struct cli_checks *checks);

/* Prints what was found on the error output. Returns the exit status: that of the run, unless it was fine and there is
 * a finding. */
enum host_status cli_checks_report(struct cli_checks *checks, enum host_status status);

/* Writes how many findings there are, and the first, in one line, cut off at bytes. Returns false if there is none. */
bool cli_checks_summary(struct cli_checks *checks, char *text, size_t bytes);

void cli_checks_free(struct cli_checks *checks);

#endif
