/*
 * flush.h - the write-backs of one L1 that are under way, and those who wait until they are acknowledged.
 *
 * Write-backs have running numbers. A flush waits for all with a number below its own mark, whatever caused them: a
 * line that overflow sent off a cycle ago is as much part of what came before the flush as those that it sends.
 */
#ifndef SIM_HAL_MEM_FLUSH_H
#define SIM_HAL_MEM_FLUSH_H

#include "engine/clock.h"

struct mem_write_backs {
    uint64_t next;             /* number of the next one */
    uint32_t under_way;        /* sent, and not at the L2 yet */
    uint64_t acknowledged;     /* latest cycle at which one that is at the L2 is acknowledged */
    struct mem_flush *flushes; /* that wait */
};

/* The owner sets the first group, and keeps all of it until it is finished or stopped. */
struct mem_flush {
    void *owner;
    void (*finished)(void *owner, uint64_t cycle);

    struct mem_write_backs *of;
    struct clock *clock;
    struct mem_flush *next;
    uint64_t mark;
    uint32_t left;            /* write-backs below the mark that are not at the L2 */
    uint64_t done;            /* latest acknowledgement of the others */
    bool waiting;             /* it will call finished */
    struct clock_event event; /* the last acknowledgement arrives */
};

/* A write-back is sent. Returns its number. */
uint64_t mem_write_back_sent(struct mem_write_backs *write_backs);

/* It has reached the L2, and is acknowledged at cycle done. */
void mem_write_back_served(struct mem_write_backs *write_backs, uint64_t number, uint64_t done);

/* Calls flush->finished when all that were sent so far are acknowledged. Returns false, and never calls it, when they
 * are by now. The flush must not be waiting. */
bool mem_flush_wait(struct mem_write_backs *write_backs, struct clock *clock, struct mem_flush *flush, uint64_t now);

/* Waits no longer; the write-backs go their way. Harmless when it does not wait. */
void mem_flush_stop(struct mem_flush *flush);

#endif
