/* SPDX-License-Identifier: MIT */
/* intake.c - from packets in memory to active dispatches. */
#include "intake.h"

#include "dispatch.h"
#include "kernel.h"
#include "packet.h"
#include "queue.h"
#include "trace.h"

static void reject_with(struct cp *cp, uint32_t queue, uint32_t error, uint64_t detail)
{
    cp_count(&cp->counters.rejected_packets);
    cp_queue_stop(cp, queue);
    cp_queue_report(cp, queue, error, cp_queue_at(cp, queue)->next, detail);
    if (CP_HOST)
        cp_wake_request(cp, queue); /* DRAIN may wait for the packet that the host has */
}

static void reject_packet(struct cp *cp, uint32_t queue, uint32_t error)
{
    reject_with(cp, queue, error, 0);
}

/* See cp_intake_open. */
static bool open_queue(struct cp *cp, uint32_t queue)
{
    struct cp_queue *q = cp_queue_at(cp, queue);
    uint64_t memory = cp->config.queues[queue].queue_memory;

    if (q->stage == CP_QUEUE_NEW) {
        if (cp_packet_check_queue(cp, queue))
            return false;
        q->stage = CP_QUEUE_READING;
    }
    if (!cp_load(cp, &q->written, memory + __builtin_offsetof(struct cp_queue_memory, write_dispatch_id),
                 sizeof(q->written)))
        return false;
    if (CP_HOST && q->next > q->written) /* the host has written neither so: the queue would look empty for ever */
        return false;
    cp_queue_listen(cp, q, queue);
    cp_trace_queue(cp, queue);
    return true;
}

#if CP_HOST
bool cp_intake_open(struct cp *cp, uint32_t queue)
{
    return open_queue(cp, queue);
}
#endif

bool cp_intake_doorbell(struct cp *cp, uint32_t queue)
{
    if (queue >= CP_MAX_QUEUES || !cp->config.queues[queue].queue_memory)
        return false;
    cp_count(&cp->counters.doorbells);
    if (cp->queues[queue].stage != CP_QUEUE_STOPPED && !open_queue(cp, queue))
        reject_packet(cp, queue, CP_QUEUE_BAD_DESCRIPTOR);
    return true;
}

static bool load_signal(const struct cp *cp, uint64_t signal, uint64_t *value)
{
    return cp_load(cp, value, signal + __builtin_offsetof(struct cp_signal, value), sizeof(*value));
}

/* The same as dependencies_hold, for a barrier-value packet. */
static int value_holds(const struct cp *cp, const struct cp_queue *q)
{
    uint32_t condition = q->rule - (uint32_t)CP_RULE_VALUE;
    uint64_t value;
    bool met;

    if (!q->test.signal)
        return 1;
    if (!load_signal(cp, q->test.signal, &value))
        return CP_ERROR_ADDRESS;
    value &= q->test.mask;
    met = condition < CP_SIGNAL_LT ? value == (uint64_t)q->test.value : (int64_t)value < q->test.value;
    return met != (condition == CP_SIGNAL_NE || condition == CP_SIGNAL_GTE);
}

/* Returns 1 if the barrier packet's dependencies hold, 0 if not, a negative number if one cannot be read. */
static int dependencies_hold(const struct cp *cp, const struct cp_queue *q)
{
    bool zero = false, other = false;

    if (CP_ROCM && q->rule >= CP_RULE_VALUE)
        return value_holds(cp, q);
    for (uint32_t i = 0; i < 5; i++) {
        uint64_t value;

        if (!q->dependency[i])
            continue;
        if (!load_signal(cp, q->dependency[i], &value))
            return CP_ERROR_ADDRESS;
        if (value)
            other = true;
        else
            zero = true;
    }
    return !other || (q->rule == CP_RULE_ANY && zero);
}

/* Has the completion signal of a barrier or agent packet decremented, if it has one. */
static void complete_packet(struct cp *cp, struct cp_queue *q, uint32_t queue)
{
    cp_count(&cp->counters.packets);
    if (!q->signal) {
        cp_queue_end_barrier(cp, q, queue);
        return;
    }
    if (CP_ROCM)
        q->stamps = q->profiled ? 2 : 0;
    q->stage = CP_QUEUE_COMPLETING;
    cp_mark_pending(cp, cp->queues_storing, queue);
}

static void poll_dependencies(struct cp *cp, uint32_t queue)
{
    struct cp_queue *q = cp_queue_at(cp, queue);
    int hold = dependencies_hold(cp, q);

    if (hold < 0) {
        reject_packet(cp, queue, CP_QUEUE_BAD_SIGNAL);
        return;
    }
    if (!hold) {
        if (!cp_bits_any(cp->queues_polling, CP_QUEUE_WORDS) && cp->poll_at != cp->now + 1)
            cp->poll_at = cp->now + CP_SIGNAL_POLL;
        q->stage = CP_QUEUE_DEPENDENCIES;
        cp_bit_set(cp->queues_polling, queue);
        return;
    }
    cp_bit_clear(cp->queues_polling, queue);
    complete_packet(cp, q, queue);
}

void cp_intake_poll_step(struct cp *cp)
{
    uint32_t queue = cp_bits_first(cp->queues_due, CP_QUEUE_WORDS);

    CP_REQUIRE(cp, INTAKE, cp_intake_poll_due(cp));
    if (queue == CP_NONE) {
        for (uint32_t i = 0; i < CP_QUEUE_WORDS; i++)
            cp->queues_due[i] = cp->queues_polling[i];
        cp->poll_at = cp->now + CP_SIGNAL_POLL;
        return;
    }
    cp_bit_clear(cp->queues_due, queue);
    poll_dependencies(cp, queue);
}

/* A dispatch with scratch has its queue's arena for itself. */
static bool arena_in_use(const struct cp *cp, uint32_t queue)
{
    for (uint32_t k = cp->first_kernel; k != CP_KERNEL_NONE; k = cp->kernels[k].after) {
        if (cp->kernels[k].queue == queue && cp->kernels[k].begin.scratch_wave_bytes)
            return true;
    }
    return false;
}

/* Makes a dispatch active, whose packet is at this address. Returns false if that is not possible before another dispatch ends. */
static bool take_dispatch(struct cp *cp, struct cp_queue *q, uint32_t queue, const struct cp_dispatch_packet *packet,
                          uint64_t address)
{
    struct cp_dispatch dispatch;
    uint32_t error;

    error = cp_packet_check_dispatch(cp, queue, packet, &dispatch);
    if (error) {
#if CP_HOST
        reject_with(cp, queue, error, dispatch.scratch_asked);
#else
        reject_packet(cp, queue, error);
#endif
        return true;
    }
    if (q->kernels >= CP_QUEUE_KERNELS || (CP_SCRATCH && dispatch.begin.scratch_wave_bytes && arena_in_use(cp, queue)))
        return false;
    if (!cp_kernel_available(cp)) {
        cp_bit_set(cp->queues_starved, queue);
        return false;
    }
    dispatch.begin.packet = address;
    dispatch.begin.dispatch_id = q->next;
    cp_dispatch_open(cp, &dispatch);
    cp_count(&cp->counters.packets);
    cp_queue_opened(cp, q);
#if CP_HOST
    cp->requests[queue].granted = false;
#endif
    q->next++;
    cp_trace_queue(cp, queue);
    return true;
}

/* A packet as it was loaded; its header says which. */
union packet {
    struct cp_dispatch_packet dispatch;
    struct cp_barrier_packet barrier;
    struct cp_barrier_value_packet value;
    struct cp_agent_packet agent;
};

#if CP_HOST
static void take_agent(struct cp *cp, uint32_t queue, const struct cp_agent_packet *packet)
{
    uint32_t error = cp_packet_check_agent(cp, queue, packet);

    cp_bit_clear(cp->queues_pending, queue);
    if (error) {
        reject_packet(cp, queue, error);
        return;
    }
    cp_queue_at(cp, queue)->stage = CP_QUEUE_CALLING;
    cp_mark_pending(cp, cp->queues_storing, queue);
}

bool cp_intake_agent_done(struct cp *cp, const struct cp_event *event)
{
    uint32_t queue = event->cu;
    struct cp_queue *q;

    if (queue >= CP_MAX_QUEUES)
        return false;
    q = cp_queue_at(cp, queue);
    if (q->stage != CP_QUEUE_CALLED || event->tag != cp->requests[queue].agent_tag)
        return false;
    if (event->agent_done.status)
        reject_with(cp, queue, CP_QUEUE_AGENT_DISPATCH, event->agent_done.status);
    else
        complete_packet(cp, q, queue);
    cp_wake_request(cp, queue);
    return true;
}
#endif

static void take_barrier(struct cp *cp, uint32_t queue, const union packet *packet)
{
    uint32_t error = CP_ROCM && CP_PACKET_TYPE((uint32_t)packet->barrier.header) == CP_PACKET_VENDOR
                         ? cp_packet_check_vendor(cp, queue, &packet->value)
                         : cp_packet_check_barrier(cp, queue, &packet->barrier);

    cp_bit_clear(cp->queues_pending, queue);
    if (error)
        reject_packet(cp, queue, error);
    else
        poll_dependencies(cp, queue);
}

/* Whether agent dispatch packets are handed to the host. */
#define HAS_AGENT (CP_HOST && CP_BARRIER_PACKETS)

/* No type of a packet. */
#define TYPE_UNREADABLE 0xffu

static bool type_is_known(uint32_t type)
{
    return type == CP_PACKET_KERNEL_DISPATCH ||
           (CP_BARRIER_PACKETS &&
            ((CP_ROCM && type == CP_PACKET_VENDOR) || (HAS_AGENT && type == CP_PACKET_AGENT_DISPATCH) ||
             type == CP_PACKET_BARRIER_AND || type == CP_PACKET_BARRIER_OR));
}

static bool header_is_known(uint32_t header)
{
    return type_is_known(CP_PACKET_TYPE(header)) && CP_PACKET_ACQUIRE(header) <= CP_FENCE_SYSTEM &&
           CP_PACKET_RELEASE(header) <= CP_FENCE_SYSTEM;
}

/* Returns the header of the next packet, at this address, or INVALID if there is none to read now. */
static uint32_t next_header(const struct cp *cp, const struct cp_queue *q, uint64_t address)
{
    uint32_t word;

    if (q->next >= q->written || q->next - q->retired >= q->size)
        return CP_PACKET_INVALID;
    if (!cp_load(cp, &word, address, sizeof(word)))
        return TYPE_UNREADABLE;
    return word & 0xffffu;
}

#if CP_HOST
/*
 * After a restart: passes over a packet that is complete, or finds the oldest one that is not. The queue stops at that if it is to,
 * and was not created since.
 * Returns true if nothing is to be read now.
 */
static bool look_again(struct cp *cp, struct cp_queue *q, uint32_t queue, uint32_t header, uint64_t address)
{
    uint32_t word;

    if (CP_PACKET_TYPE(header) == CP_PACKET_INVALID && q->next < q->written && q->next - q->retired < q->size &&
        cp_load(cp, &word, address, sizeof(word)) && word == cp_queue_complete_word(q, q->next)) {
        q->next++;
        cp_queue_update_complete(cp, q, queue);
        return true;
    }
    cp_bit_clear(cp->restarted, queue);
    if (CP_PACKET_TYPE(header) == CP_PACKET_INVALID || cp->config.restart != CP_RESTART_STOPPED ||
        cp->requests[queue].operation == CP_HOST_CREATE)
        return false;
    cp_queue_stop(cp, queue);
    cp_queue_report(cp, queue, CP_QUEUE_RESET, q->next, 0);
    return true;
}
#endif

static void read_packet(struct cp *cp, uint32_t queue)
{
    union packet packet;
    struct cp_queue *q = cp_queue_at(cp, queue);
    uint64_t address = cp_queue_packet_address(q, q->next);
    uint32_t header = next_header(cp, q, address);

    CP_REQUIRE(cp, INTAKE, q->stage == CP_QUEUE_READING);
#if CP_HOST
    if (cp_bit_test(cp->restarted, queue) && look_again(cp, q, queue, header, address))
        return;
#endif
    if (CP_PACKET_TYPE(header) == CP_PACKET_INVALID || (header & CP_PACKET_BARRIER_BIT && q->complete != q->next)) {
        cp_bit_clear(cp->queues_pending, queue);
        return;
    }
    if (!header_is_known(header) || !cp_load(cp, &packet, address, sizeof(packet))) {
        reject_packet(cp, queue,
                      !HAS_AGENT && CP_PACKET_TYPE(header) == CP_PACKET_AGENT_DISPATCH ? CP_QUEUE_AGENT_DISPATCH
                                                                                       : CP_QUEUE_BAD_PACKET_TYPE);
        return;
    }
    packet.dispatch.header = (uint16_t)header;
#if CP_HOST
    if (CP_PACKET_TYPE(header) == CP_PACKET_AGENT_DISPATCH) {
        take_agent(cp, queue, &packet.agent);
        return;
    }
#endif
    if (CP_BARRIER_PACKETS && CP_PACKET_TYPE(header) != CP_PACKET_KERNEL_DISPATCH)
        take_barrier(cp, queue, &packet);
    else if (!take_dispatch(cp, q, queue, &packet.dispatch, address))
        cp_bit_clear(cp->queues_pending, queue);
}

/* Returns the next queue with packets to read after this one, going round. */
static uint32_t next_pending(const struct cp *cp, uint32_t queue)
{
    return cp_bits_next(cp->queues_pending, CP_QUEUE_WORDS, queue + 1 < CP_MAX_QUEUES ? queue + 1 : 0);
}

void cp_intake_read_step(struct cp *cp)
{
    uint32_t first = next_pending(cp, cp->last_queue);
    uint32_t best = first, queue = first;

    CP_REQUIRE(cp, INTAKE, first != CP_NONE);
    do {
        if (cp->config.queues[queue].priority > cp->config.queues[best].priority)
            best = queue;
        queue = next_pending(cp, queue);
    } while (queue != first);
    cp->last_queue = (uint16_t)best;
    read_packet(cp, best);
}
