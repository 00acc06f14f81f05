/*
 * flush.h - the write-backs of one L1 that are under way, and those who wait until they are acknowledged.
 *
 * Write-backs have running numbers. A flush waits for all with a number below its own mark, whatever caused them: a
 * line that overflow sent off a cycle ago is as much part of what came before the flush as those that it sends.
 */
#ifndef SIM_HAL_MEM_FLUSH_H
#define SIM_HAL_MEM_FLUSH_H

#include "engine/clock.h"

struct gpu_write_backs {
    uint64_t next;             /* number of the next one */
    uint32_t under_way;        /* sent, and not at the L2 yet */
    uint64_t acknowledged;     /* latest cycle at which one that is at the L2 is acknowledged */
    struct gpu_flush *flushes; /* that wait */
};

/* The owner sets the first group, and keeps all of it until it is finished or stopped. */
struct gpu_flush {
    void *owner;
    void (*finished)(void *owner, uint64_t cycle);

    struct gpu_write_backs *of;
    struct gpu_clock *clock;
    struct gpu_flush *next;
    uint64_t mark;
    uint32_t left;          /* write-backs below the mark that are not at the L2 */
    uint64_t done;          /* latest acknowledgement of the others */
    bool waiting;           /* it will call finished */
    struct gpu_event event; /* the last acknowledgement arrives */
};

/* A write-back is sent. Returns its number. */
uint64_t gpu_write_back_sent(struct gpu_write_backs *write_backs);

/* It has reached the L2, and is acknowledged at cycle done. */
void gpu_write_back_served(struct gpu_write_backs *write_backs, uint64_t number, uint64_t done);

/* Calls flush->finished when all that were sent so far are acknowledged. Returns false, and never calls it, when they
 * are by now. The flush must not be waiting. */
bool gpu_flush_wait(struct gpu_write_backs *write_backs, struct gpu_clock *clock, struct gpu_flush *flush,
                    uint64_t now);

/* Waits no longer; the write-backs go their way. Harmless when it does not wait. */
void gpu_flush_stop(struct gpu_flush *flush);

#endif
