/* SPDX-License-Identifier: MIT */
/* host.c - what the host does with queues while the firmware runs. */
#include "host.h"

#include "compute_unit.h"
#include "condition.h"
#include "configuration.h"
#include "delegation.h"
#include "intake.h"
#include "kernel.h"
#include "limits.h"
#include "order.h"
#include "queue.h"
#include "schedule.h"
#include "status.h"

#if CP_HOST

static void end(struct cp *cp, uint32_t queue, enum cp_host_status status)
{
    struct cp_request *request = &cp->requests[queue];

    CP_REQUIRE(cp, HOST, request->asked == 1);
    request->asked = (uint8_t)(1u + (uint32_t)status);
}

/* The command has ended: cp_host_step sends the answer. */
static void answer(struct cp *cp, uint32_t queue, enum cp_host_status status)
{
    end(cp, queue, status);
    cp_wake_request(cp, queue);
}

/* Nothing is done if the ring is full. */
static void send_answer(struct cp *cp, uint32_t queue)
{
    struct cp_command *command = cp_command_begin(cp, CP_COMMAND_ANSWER, CP_COMMAND_LENGTH(answer));
    struct cp_request *request = &cp->requests[queue];

    if (!command)
        return;
    command->answer = (struct cp_answer){
        .number = request->number, .queue = (uint16_t)queue, .status = (uint16_t)(request->asked - 1u)};
    cp_command_send(cp);
    request->asked = 0;
    cp_bit_clear(cp->requests_due, queue);
}

/* From now on no WG of the queue is placed on these CUs. */
static void bar_queue(struct cp *cp, uint32_t queue, const uint32_t *barred)
{
    struct cp_request *request = &cp->requests[queue];
    bool masked = cp_bits_any(barred, CP_CU_WORDS);

    for (uint32_t i = 0; i < CP_CU_WORDS; i++)
        request->barred[i] = barred[i];
    cp->masked = (uint16_t)(cp->masked + masked - request->masked);
    request->masked = masked;
    for (struct cp_kernel *k = cp_kernel_first(cp); k; k = cp_kernel_after(cp, k)) {
        if (k->queue == queue)
            cp_cu_find_usable(cp, queue, &k->may_fit);
    }
    cp->full = false;
    cp->reserved_kernel = CP_KERNEL_NONE;
    cp->place_pending = true;
    if (CP_DELEGATION && masked)
        cp_delegation_end(cp);
}

/* The mask is read once: a process may write to it meanwhile. */
static enum cp_host_status set_mask(struct cp *cp, uint32_t queue, const struct cp_range *range)
{
    struct cp_cu_set barred;
    uint32_t mask[CP_CU_WORDS] = {0}, named = 0;
    uint32_t bytes = range->bytes < sizeof(mask) ? (uint32_t)range->bytes : (uint32_t)sizeof(mask);

    if (bytes && !cp_load(cp, mask, range->base, bytes))
        return CP_HOST_BAD_MEMORY;
    cp_cu_set_fill(&barred, cp->config.cus);
    for (uint32_t i = 0; i < CP_CU_WORDS; i++) {
        named |= barred.words[i] & mask[i];
        barred.words[i] &= ~mask[i];
    }
    if (!named && cp_bits_any(mask, CP_CU_WORDS))
        return CP_HOST_BAD_FIELD;
    bar_queue(cp, queue, named ? barred.words : mask);
    return CP_HOST_DONE;
}

static void remove_queue(struct cp *cp, uint32_t queue)
{
    struct cp_queue *q = cp_queue_at(cp, queue);

    CP_REQUIRE(cp, HOST, !q->kernels && !q->held);
    cp_queue_stop(cp, queue);
    *q = (struct cp_queue){.stage = CP_QUEUE_NEW};
    cp->config.queues[queue] = (struct cp_queue_config){.queue_memory = 0};
    cp->requests[queue].granted = false;
    if (cp->requests[queue].limited)
        cp_limits_set(cp, queue, &(struct cp_limits){0, 0});
    if (cp->requests[queue].masked)
        bar_queue(cp, queue, (const uint32_t[CP_CU_WORDS]){0});
}

static enum cp_host_status create(struct cp *cp, uint32_t queue, const struct cp_event *event)
{
    if (cp->config.queues[queue].queue_memory)
        return CP_HOST_BAD_STATE;
    if (!event->host.queue_memory || !cp_configuration_takes_queue(&event->host))
        return CP_HOST_BAD_FIELD;
    cp->config.queues[queue] = event->host;
    if (cp_intake_open(cp, queue)) {
        if (cp->config.restart)
            cp_bit_set(cp->restarted, queue);
        return CP_HOST_DONE;
    }
    remove_queue(cp, queue);
    return CP_HOST_BAD_MEMORY;
}

/* Stops the dispatches of a queue whose WGs have not all ended. */
static void abandon(struct cp *cp, uint32_t queue)
{
    for (struct cp_kernel *k = cp_kernel_first(cp); k; k = cp_kernel_after(cp, k)) {
        if (k->queue == queue && (k->stage <= CP_KERNEL_ACTIVE || cp_kernel_is_given(k)))
            cp_kernel_fault(cp, k->number, CP_QUEUE_ABANDONED);
    }
}

/* Has all WGs of the queue saved that are on CUs: by the dispatcher, if it places. */
static void suspend(struct cp *cp, uint32_t queue)
{
    struct cp_queue *q = cp_queue_at(cp, queue);

    cp->requests[queue].suspended = true;
    cp->requests[queue].suspended_at = cp->now;
    cp_limits_pass_over(cp, queue, 0);
    cp->suspended++;
    cp_bit_set(cp->suspending, queue);
    cp->any_suspending = true;
    if (CP_BARRIER_PACKETS && q->stage == CP_QUEUE_DEPENDENCIES) { /* RESUME reads the packet again */
        q->stage = CP_QUEUE_READING;
        cp_bit_clear(cp->queues_polling, queue);
        cp_bit_clear(cp->queues_due, queue);
    }
    if (cp_is_delegated(cp))
        return;
    for (struct cp_kernel *k = cp_kernel_first(cp); k; k = cp_kernel_after(cp, k)) {
        if (k->queue == queue)
            cp_kernel_visit(cp, k);
    }
    cp->place_pending = true; /* they lack nothing any more */
}

/* The queue's kernels are placed again. */
static void resume(struct cp *cp, uint32_t queue)
{
    struct cp_request *request = &cp->requests[queue];

    if (!request->suspended)
        return;
    CP_REQUIRE(cp, HOST, cp->suspended);
    request->suspended = false;
    cp->suspended--;
    cp->place_pending = true;
    for (const struct cp_kernel *k = cp_kernel_first(cp); k; k = cp_kernel_after(cp, k))
        cp_kernel_mark_pending(cp, k); /* to be given */
    cp_limits_pass_over(cp, queue, cp->now - request->suspended_at);
}

/*
 * Stops a queue that is to be removed. It is not stopped before a packet is complete whose signal is to be decremented, nor by DRAIN
 * before the host has answered for one.
 */
static void stop(struct cp *cp, uint32_t queue, bool abandons)
{
    uint32_t stage = cp_queue_at(cp, queue)->stage;
    bool called = stage == CP_QUEUE_CALLED;

    if (stage == CP_QUEUE_COMPLETING || (called && !abandons))
        return;
    cp_queue_stop(cp, queue);
    if (called)
        cp_queue_report(cp, queue, CP_QUEUE_ABANDONED, cp_queue_at(cp, queue)->next, 0);
}

/* From now on no packet is read. What is under way goes on; cp_host_step finds its end. */
static void begin(struct cp *cp, uint32_t queue, const struct cp_event *event)
{
    struct cp_request *request = &cp->requests[queue];

    request->quiet = true;
    request->priority = (uint8_t)event->host.priority;
    request->limit = event->host.wg_limit;
    request->weight = event->host.weight;
    cp_bit_clear(cp->queues_pending, queue);
    cp_bit_clear(cp->queues_starved, queue);
    if (event->reason == CP_HOST_DRAIN || event->reason == CP_HOST_ABANDON)
        stop(cp, queue, event->reason == CP_HOST_ABANDON);
    if (event->reason == CP_HOST_SUSPEND)
        suspend(cp, queue);
    if (event->reason == CP_HOST_ABANDON) {
        resume(cp, queue);
        abandon(cp, queue);
    }
    cp_wake_request(cp, queue);
}

/* Returns whether the state of a queue that exists allows an operation. */
static bool is_allowed(const struct cp *cp, uint32_t queue, uint32_t operation)
{
    if (cp->requests[queue].suspended)
        return operation == CP_HOST_UPDATE || operation == CP_HOST_ABANDON || operation == CP_HOST_RESUME ||
               operation == CP_HOST_LIMIT || operation == CP_HOST_STATUS || operation == CP_HOST_MASK;
    if (operation == CP_HOST_CLEAR)
        return cp->queues[queue].stage == CP_QUEUE_STOPPED;
    return operation != CP_HOST_RESUME;
}

/* Checks a command for a queue that has to exist. Returns CP_HOST_DONE if it can be followed. */
static enum cp_host_status check(const struct cp *cp, uint32_t queue, const struct cp_event *event)
{
    if (event->reason < CP_HOST_UPDATE || event->reason > CP_HOST_MASK)
        return CP_HOST_NO_OPERATION;
    if (!cp->config.queues[queue].queue_memory || !is_allowed(cp, queue, event->reason))
        return CP_HOST_BAD_STATE;
    if (event->reason == CP_HOST_UPDATE &&
        (event->host.priority >= CP_PRIORITIES || event->host.weight > CP_WEIGHT_MOST))
        return CP_HOST_BAD_FIELD;
    return CP_HOST_DONE;
}

/* What the dispatcher has of a suspended queue is taken back, and so is the rest: it knows of no part. */
static enum cp_host_status begin_page(struct cp *cp, uint32_t queue, const struct cp_range *range)
{
    enum cp_host_status status = cp_status_begin(cp, queue, range);

    if (CP_DELEGATION && status == CP_HOST_DONE && cp->requests[queue].suspended)
        cp_delegation_end(cp);
    return status;
}

/* Scratch is for packets that are read from now on: dispatches keep what they have. */
static enum cp_host_status grant(struct cp *cp, uint32_t queue, const struct cp_range *scratch)
{
    if (scratch->bytes > UINT64_MAX - scratch->base)
        return CP_HOST_BAD_FIELD;
    cp->requests[queue].granted = scratch->bytes != 0;
    if (scratch->bytes)
        cp->config.queues[queue].scratch = *scratch;
    return CP_HOST_DONE;
}

bool cp_host_event(struct cp *cp, const struct cp_event *event)
{
    uint32_t queue = event->cu;
    enum cp_host_status status;

    if (queue >= CP_MAX_QUEUES || cp->requests[queue].asked)
        return false;
    cp->requests[queue].number = event->tag;
    cp->requests[queue].operation = event->reason;
    cp->requests[queue].asked = 1;
    cp_count(&cp->counters.host_commands);
    if (event->reason == CP_HOST_CREATE) {
        end(cp, queue, create(cp, queue, event));
        send_answer(cp, queue);
        cp_wake_request(cp, queue);
        return true;
    }
    status = check(cp, queue, event);
    if (status == CP_HOST_DONE && event->reason == CP_HOST_CLEAR)
        status = grant(cp, queue, &event->host.scratch);
    if (status == CP_HOST_DONE && event->reason == CP_HOST_LIMIT)
        cp_limits_set(cp, queue, &event->limits);
    if (status == CP_HOST_DONE && event->reason == CP_HOST_STATUS)
        status = begin_page(cp, queue, &event->page);
    if (status == CP_HOST_DONE && event->reason == CP_HOST_MASK)
        status = set_mask(cp, queue, &event->mask);
    if (status != CP_HOST_DONE || event->reason == CP_HOST_LIMIT)
        answer(cp, queue, status);
    else if (event->reason != CP_HOST_STATUS)
        begin(cp, queue, event);
    return true;
}

/* Only a suspended queue has dispatches now. What the dispatcher was given of it has the priority, limit and weight of before. */
static void update(struct cp *cp, uint32_t queue)
{
    const struct cp_request *request = &cp->requests[queue];
    struct cp_queue_config *config = &cp->config.queues[queue];

    config->priority = request->priority;
    config->wg_limit = request->limit;
    config->weight = request->weight;
    cp_order_reprioritize(cp, queue);
    if (CP_DELEGATION && cp->queues[queue].kernels)
        cp_delegation_end(cp);
}

/*
 * A rejected packet is passed over, unless it lacked scratch and there is some now; a dispatch that has faulted was read before, and
 * a bad descriptor is no packet's fault. Returns false: no queue is in memory.
 */
static bool clear(struct cp *cp, uint32_t queue)
{
    struct cp_queue *q = cp_queue_at(cp, queue);
    bool unread = !q->size;

    q->stage = unread ? CP_QUEUE_NEW : CP_QUEUE_READING;
    if (!cp_intake_open(cp, queue)) {
        cp_queue_stop(cp, queue);
        return false;
    }
    q->next +=
        !unread && q->error != CP_QUEUE_BAD_DESCRIPTOR && !cp->requests[queue].granted && q->error_packet == q->next;
    q->error = 0;
    q->error_stores = 1;
    cp_mark_pending(cp, cp->queues_storing, queue);
    cp_queue_update_complete(cp, q, queue);
    return true;
}

/* Returns whether a command has no more to wait for. WGs on CUs count in the slot time of their queue. */
static bool is_quiet(const struct cp *cp, uint32_t queue)
{
    const struct cp_request *request = &cp->requests[queue];

    if (request->operation == CP_HOST_SUSPEND)
        return (cp_places(cp) || request->halted) && !cp->queues[queue].load;
    if (request->operation == CP_HOST_STATUS)
        return !cp->page.busy || cp->page.queue != queue;
    if (request->operation == CP_HOST_MASK)
        return !request->masked || cp_places(cp);
    if (request->operation == CP_HOST_DRAIN && cp->queues[queue].stage == CP_QUEUE_CALLED)
        return false;
    return request->suspended || !cp->queues[queue].kernels;
}

/* Does what the queue was made quiet for. */
static enum cp_host_status finish(struct cp *cp, uint32_t queue)
{
    struct cp_request *request = &cp->requests[queue];
    enum cp_host_status status = CP_HOST_DONE;

    if (request->operation == CP_HOST_RESUME)
        resume(cp, queue);
    if (request->operation == CP_HOST_SUSPEND)
        cp_bit_clear(cp->suspending, queue);
    request->quiet = request->suspended;
    if (request->operation == CP_HOST_UPDATE)
        update(cp, queue);
    if (request->operation == CP_HOST_DRAIN || request->operation == CP_HOST_ABANDON)
        remove_queue(cp, queue);
    else if (request->operation == CP_HOST_CLEAR && !clear(cp, queue))
        status = CP_HOST_BAD_MEMORY;
    cp_queue_listen(cp, cp_queue_at(cp, queue), queue);
    return status;
}

/*
 * Spilled waits: finishes what is under way, an item each time. A wait that is being filed may be of the queue, and its word would
 * be read behind the answer. Returns true if there is nothing.
 */
static bool settle_waits(struct cp *cp)
{
    uint32_t ready = cp->ready;

    if (!CP_SPILL || cp_condition_settled(cp))
        return true;
    cp_condition_step(cp);
    if (cp->ready != ready)
        cp_schedule_ready(cp);
    return false;
}

/*
 * Whether HALT or GO is to be sent: the dispatcher does not know that the queue is suspended, or that it is not any more. HALT waits
 * until the dispatcher has all records of WGs that the firmware has launched. TAKE ends what the dispatcher knows.
 */
static bool tells_dispatcher(const struct cp *cp, uint32_t queue)
{
    const struct cp_request *request = &cp->requests[queue];

    return cp_is_delegated(cp) && !cp->taking && request->suspended != request->halting &&
           !(request->suspended && cp->giving);
}

static void tell_dispatcher(struct cp *cp, uint32_t queue)
{
    struct cp_request *request = &cp->requests[queue];
    struct cp_command *command =
        cp_command_begin(cp, request->suspended ? CP_COMMAND_HALT : CP_COMMAND_GO, CP_COMMAND_LENGTH(queue));

    if (!command)
        return;
    command->queue = (struct cp_queue_command){.queue = (uint16_t)queue};
    cp_command_send(cp);
    request->halting = request->suspended;
    request->halted = false;
}

bool cp_host_halted(struct cp *cp, uint32_t queue)
{
    struct cp_request *request;

    if (queue >= CP_MAX_QUEUES)
        return false;
    request = &cp->requests[queue];
    if (!request->halting || request->halted)
        return false;
    request->halted = true;
    return true;
}

static void step_request(struct cp *cp, uint32_t queue)
{
    CP_REQUIRE(cp, HOST, cp->requests[queue].asked && cp->queues[queue].stage != CP_QUEUE_COMPLETING);
    if (tells_dispatcher(cp, queue))
        tell_dispatcher(cp, queue);
    else if (cp->requests[queue].asked > 1)
        send_answer(cp, queue);
    else if (!is_quiet(cp, queue))
        cp_bit_clear(cp->requests_due, queue);
    else if (settle_waits(cp))
        answer(cp, queue, finish(cp, queue));
}

void cp_host_step(struct cp *cp)
{
    uint32_t queue = cp_bits_first(cp->requests_due, CP_QUEUE_WORDS);

    CP_REQUIRE(cp, HOST, cp->host_due);
    if (queue != CP_NONE)
        step_request(cp, queue);
    else if (cp->limits_pending)
        cp_limits_step(cp);
    cp->host_due = cp->limits_pending || cp_bits_any(cp->requests_due, CP_QUEUE_WORDS);
}

void cp_host_wake_suspending(struct cp *cp)
{
    cp->any_suspending = cp_bits_any(cp->suspending, CP_QUEUE_WORDS);
    for (uint32_t i = 0; i < CP_QUEUE_WORDS; i++)
        cp->requests_due[i] |= cp->suspending[i];
    cp->host_due = true;
    cp->commands_pending = true;
}

#endif
