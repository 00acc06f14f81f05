/* SPDX-License-Identifier: MIT */
/* limits.c - how long dispatches may take. */
#include "limits.h"

#include "kernel.h"

#if CP_HOST

void cp_limits_init(struct cp *cp)
{
    cp->limit_at = UINT64_MAX;
}

static void check_by(struct cp *cp, uint64_t cycle)
{
    if (cycle < cp->limit_at)
        cp->limit_at = cycle;
}

/* Returns the cycle at which a time that began at `from` is over; UINT64_MAX if it has no end. */
static uint64_t end_of(uint64_t from, uint64_t limit)
{
    return limit && limit <= UINT64_MAX - from ? from + limit : UINT64_MAX;
}

static uint64_t hard_end(const struct cp *cp, const struct cp_kernel *k)
{
    return end_of(cp->opened[k->number], cp->requests[k->queue].limits.hard);
}

static uint64_t soft_end(const struct cp *cp, const struct cp_kernel *k)
{
    if (cp_bit_test(cp->overdue, k->number))
        return UINT64_MAX;
    return end_of(cp->opened[k->number], cp->requests[k->queue].limits.soft);
}

void cp_limits_open(struct cp *cp, uint32_t kernel)
{
    const struct cp_kernel *k = cp_kernel_at(cp, kernel);

    cp->opened[kernel] = cp->now;
    if (!cp->requests[k->queue].limited)
        return;
    cp_bit_clear(cp->overdue, kernel);
    check_by(cp, soft_end(cp, k));
    check_by(cp, hard_end(cp, k));
}

void cp_limits_set(struct cp *cp, uint32_t queue, const struct cp_limits *limits)
{
    cp->requests[queue].limits = *limits;
    cp->limits = true;
    cp->requests[queue].limited = limits->soft || limits->hard;
    for (const struct cp_kernel *k = cp_kernel_first(cp); k; k = cp_kernel_after(cp, k)) {
        if (k->queue == queue)
            cp_bit_clear(cp->overdue, k->number);
    }
    check_by(cp, cp->now);
}

void cp_limits_pass_over(struct cp *cp, uint32_t queue, uint64_t cycles)
{
    for (const struct cp_kernel *k = cp_kernel_first(cp); k; k = cp_kernel_after(cp, k)) {
        if (k->queue == queue)
            cp->opened[k->number] += cycles;
    }
    check_by(cp, cp->now);
}

void cp_limits_wake(struct cp *cp)
{
    CP_REQUIRE(cp, LIMITS, cp->limit_at <= cp->now);
    cp->limit_at = UINT64_MAX;
    cp->limits_pending = true;
    cp->host_due = true;
    cp->commands_pending = true;
}

/* Tells the host. Nothing is done if the ring is full. */
static void report(struct cp *cp, const struct cp_kernel *k)
{
    struct cp_command *command = cp_command_begin(cp, CP_COMMAND_OVERDUE, CP_COMMAND_LENGTH(overdue));
    bool given = cp_kernel_is_given(k);

    if (!command)
        return;
    command->overdue = (struct cp_overdue){.dispatch_id = k->begin.dispatch_id,
                                           .cycles = cp->now - cp->opened[k->number],
                                           .queue = k->queue,
                                           .kernel = k->number,
                                           .unlaunched = k->unlaunched,
                                           .live = given ? 0 : k->workgroups.count,
                                           .ready = given ? 0 : (uint32_t)k->ready.count + k->preempted.count};
    cp_command_send(cp);
    cp_bit_set(cp->overdue, k->number);
}

/* Whether the time of a dispatch counts: it has WGs to end. */
static bool is_timed(const struct cp *cp, const struct cp_kernel *k)
{
    return !k->error && !cp_kernel_is_held(cp, k) && (k->stage <= CP_KERNEL_ACTIVE || cp_kernel_is_given(k));
}

/* Returns true if the dispatch has reached a limit; then it is reported or stopped. */
static bool act_on(struct cp *cp, const struct cp_kernel *k)
{
    uint64_t hard = hard_end(cp, k), soft = soft_end(cp, k);

    if (hard <= cp->now)
        cp_kernel_fault(cp, k->number, CP_QUEUE_OVERDUE);
    else if (soft <= cp->now)
        report(cp, k);
    check_by(cp, hard <= cp->now ? UINT64_MAX : hard);
    check_by(cp, soft <= cp->now ? UINT64_MAX : soft);
    return hard <= cp->now || soft <= cp->now;
}

void cp_limits_step(struct cp *cp)
{
    CP_REQUIRE(cp, LIMITS, cp->limits_pending);
    for (const struct cp_kernel *k = cp_kernel_first(cp); k; k = cp_kernel_after(cp, k)) {
        if (is_timed(cp, k) && act_on(cp, k))
            return;
    }
    cp->limits_pending = false;
}

#endif
