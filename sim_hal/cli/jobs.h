/*
 * jobs.h - independent pieces of work in child processes, several at a time.
 */
#ifndef SIM_HAL_CLI_JOBS_H
#define SIM_HAL_CLI_JOBS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SIM_JOBS_MOST 256u

/* Most bytes of a result: they fit into a pipe before the parent reads. */
#define SIM_RESULT_MOST 16384u

/* Reads the argument of --jobs; NULL: as many as there are processors. Returns false with a message printed. */
bool sim_jobs_read(const char *text, uint32_t *parallel);

struct sim_jobs {
    uint32_t count;      /* pieces of work, numbered from 0 */
    uint32_t parallel;   /* children at a time, 1..SIM_JOBS_MOST */
    size_t result_bytes; /* of one result, at most SIM_RESULT_MOST */
    void *context;
    void (*work)(void *context, uint32_t index, void *result); /* runs in a child; fills *result */
    void (*started)(void *context, uint32_t index);            /* in the parent; may be NULL */
    /* In the parent, in the order in which children end. result: NULL when the child died. False: start no more. */
    bool (*finished)(void *context, uint32_t index, const void *result);
};

enum sim_jobs_end {
    SIM_JOBS_COMPLETE,
    SIM_JOBS_REFUSED, /* finished() returned false */
    SIM_JOBS_FAILED,  /* processes could not be made */
    SIM_JOBS_STOPPED  /* by SIGINT, SIGTERM or SIGHUP, which do nothing from then on */
};

/* Runs all pieces. No child is left when it returns. */
enum sim_jobs_end sim_jobs_run(const struct sim_jobs *jobs);

/* After SIM_JOBS_STOPPED: the name of the signal; ends the process as that signal does. */
const char *sim_jobs_stop_name(void);
#if defined(__GNUC__)
__attribute__((noreturn))
#endif
void sim_jobs_end_stopped(void);

#endif
