/* SPDX-License-Identifier: MIT */
/* limits.c - how long dispatches may take. */
#include "limits.h"

#include "kernel.h"

#if CP_HOST

void cp_limits_init(struct cp *cp)
{
    cp->limit_at = UINT64_MAX;
}

void cp_limits_set(struct cp *cp, uint32_t queue, const struct cp_limits *limits)
{
    cp->limits = true;
    cp->requests[queue].limited = limits->soft || limits->hard;
    cp->requests[queue].limits = *limits;
    cp_limits_pass_over(cp, queue, 0);
}

void cp_limits_pass_over(struct cp *cp, uint32_t queue, uint64_t cycles)
{
    for (const struct cp_kernel *k = cp_kernel_first(cp); k; k = cp_kernel_after(cp, k)) {
        if (k->queue != queue)
            continue;
        cp->opened[k->number] += cycles;
        cp_bit_clear(cp->overdue, k->number);
    }
    if (cp->limits)
        cp->limit_at = cp->now;
}

void cp_limits_wake(struct cp *cp)
{
    CP_REQUIRE(cp, LIMITS, cp->limit_at <= cp->now);
    cp->limit_at = UINT64_MAX;
    cp->limits_pending = true;
    cp->host_due = true;
    cp->commands_pending = true;
}

/* Tells the host. Nothing is done if the ring is full. leaves: its WGs had to leave that long ago. */
static void report(struct cp *cp, const struct cp_kernel *k, uint64_t cycles, bool leaves)
{
    struct cp_command *command = cp_command_begin(cp, CP_COMMAND_OVERDUE, CP_COMMAND_LENGTH(overdue));
    bool given = cp_kernel_is_given(k);

    if (!command)
        return;
    command->flags = leaves ? CP_FLAG_LEAVES : 0;
    command->overdue = (struct cp_overdue){.dispatch_id = k->begin.dispatch_id,
                                           .cycles = cycles,
                                           .queue = k->queue,
                                           .kernel = k->number,
                                           .unlaunched = k->unlaunched,
                                           .live = given ? 0 : k->workgroups.count,
                                           .ready = given ? 0 : (uint32_t)k->ready.count + k->preempted.count};
    cp_command_send(cp);
    cp_bit_set(cp->overdue, k->number);
}

/* Whether a dispatch can be stopped: it has WGs to end. What is being stopped, or has no WG left, is only reported. */
static bool can_stop(const struct cp_kernel *k)
{
    return !k->error && (k->stage <= CP_KERNEL_ACTIVE || cp_kernel_is_given(k));
}

/* Returns how long it is until a limit is reached; 0: it is. The code is there once: expanded, each caller has it several times. */
static __attribute__((noinline)) uint64_t left_of(uint64_t limit, uint64_t cycles)
{
    if (!limit)
        return UINT64_MAX;
    return limit > cycles ? limit - cycles : 0;
}

/* The same for a dispatch. If it has reached a limit, it is reported or stopped. Of one whose WGs have to leave that time counts. */
static uint64_t look_at(struct cp *cp, const struct cp_kernel *k)
{
    const struct cp_request *request = &cp->requests[k->queue];
    bool held = request->suspended, leaves = held || k->error;
    uint64_t cycles = cp->now - (held ? request->suspended_at : cp->opened[k->number]);
    uint64_t hard = !held && can_stop(k) ? left_of(request->limits.hard, cycles) : UINT64_MAX;
    uint64_t soft = left_of(request->limits.soft, cycles);

    if (!hard) {
        cp_kernel_fault(cp, k->number, CP_QUEUE_OVERDUE);
        return 0;
    }
    if (cp_bit_test(cp->overdue, k->number))
        return hard;
    if (!soft)
        report(cp, k, cycles, leaves);
    return soft < hard ? soft : hard;
}

/* Whether no time counts: the queue is suspended, and its WGs have left. */
static bool is_away(const struct cp *cp, const struct cp_kernel *k)
{
    return cp_kernel_is_held(cp, k) && !cp_bit_test(cp->suspending, k->queue);
}

void cp_limits_step(struct cp *cp)
{
    uint64_t least = UINT64_MAX - cp->now;

    CP_REQUIRE(cp, LIMITS, cp->limits_pending);
    for (const struct cp_kernel *k = cp_kernel_first(cp); k; k = cp_kernel_after(cp, k)) {
        uint64_t left = is_away(cp, k) ? UINT64_MAX : look_at(cp, k);

        if (!left)
            return;
        if (left < least)
            least = left;
    }
    cp->limits_pending = false;
    cp->limit_at = cp->now + least;
}

#endif
