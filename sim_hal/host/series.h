/*
 * series.h - the launches of one kernel, one after the other: when each arrived, when all its work-groups had been
 * placed, when it ended.
 */
#ifndef SIM_HAL_HOST_SERIES_H
#define SIM_HAL_HOST_SERIES_H

#include <stdbool.h>
#include <stdint.h>

/* Cycles of several launches. */
struct host_span_cycles {
    uint64_t count, least, most, sum;
};

struct host_series {
    uint64_t launches;                 /* launches that have arrived */
    uint64_t missed;                   /* launches that ended later than their period */
    uint64_t arrived;                  /* cycle of the last arrival */
    uint64_t placed;                   /* work-groups of that launch placed so far */
    bool running;                      /* the last launch has not ended */
    struct host_span_cycles gathering; /* from arrival until all work-groups had been placed */
    struct host_span_cycles lasting;   /* from arrival to end */
};

/* A launch arrives. */
void host_series_arrive(struct host_series *series, uint64_t cycle);

/* A work-group of the running launch has been placed for the first time. workgroups: those of the launch. */
void host_series_place(struct host_series *series, uint64_t workgroups, uint64_t cycle);

/* The running launch has ended. period: 0 when it has none. */
void host_series_end(struct host_series *series, uint64_t period, uint64_t cycle);

/* Calls visit for every statistic of the number'th kernel beside the first; names begin with "withN_". timed: the run had
 * timing from the start on; else its times are left out. */
void host_series_statistics(const struct host_series *series, uint32_t number, bool timed,
                            void (*visit)(void *context, const char *name, uint64_t value, const char *description),
                            void *context);

/* Cycle of the next launch after the one that has just ended. */
uint64_t host_series_next(const struct host_series *series, uint64_t period, uint64_t cycle);

#endif
