/*
 * jobs.h - independent pieces of work in child processes, several at a time.
 */
#ifndef SIM_HAL_CLI_JOBS_H
#define SIM_HAL_CLI_JOBS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CLI_JOBS_MOST 256u

/* Most bytes of a result: they fit into a pipe before the parent reads. */
#define CLI_RESULT_MOST 32768u

/* Reads the argument of --jobs; NULL: as many as there are processors. Returns false with a message printed. */
bool cli_jobs_read(const char *text, uint32_t *parallel);

struct cli_jobs {
    uint32_t count;      /* pieces of work, numbered from 0 */
    uint32_t parallel;   /* children at a time, 1..CLI_JOBS_MOST */
    size_t result_bytes; /* of one result, at most CLI_RESULT_MOST */
    void *context;
    /* How long a piece is likely to take, beside the others, >= 1. NULL: all alike. Those of more weight start first, unless
     * there is one child at a time: so no long one is left when the others have ended. */
    uint32_t (*weight)(void *context, uint32_t index);
    void (*work)(void *context, uint32_t index, void *result); /* runs in a child; fills *result */
    void (*started)(void *context, uint32_t index);            /* in the parent; may be NULL */
    /* In the parent, in the order in which children end. result: NULL when the child died. False: start no more. */
    bool (*finished)(void *context, uint32_t index, const void *result);
};

enum cli_jobs_end {
    CLI_JOBS_COMPLETE,
    CLI_JOBS_REFUSED, /* finished() returned false */
    CLI_JOBS_FAILED,  /* processes could not be made */
    CLI_JOBS_STOPPED  /* by SIGINT, SIGTERM or SIGHUP, which do nothing from then on */
};

/* Runs all pieces. No child is left when it returns. */
enum cli_jobs_end cli_jobs_run(const struct cli_jobs *jobs);

/* After CLI_JOBS_STOPPED: the name of the signal; ends the process as that signal does. */
const char *cli_jobs_stop_name(void);
#if defined(__GNUC__)
__attribute__((noreturn))
#endif
void cli_jobs_end_stopped(void);

#endif
