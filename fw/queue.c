/* SPDX-License-Identifier: MIT */
/* queue.c - what queues tell the host: read indices, signals of barrier packets, errors. */
#include "queue.h"

#include "policy.h"
#include "trace.h"

void cp_queue_init(struct cp *cp)
{
    cp->poll_at = UINT64_MAX;
}

uint32_t cp_queue_quota_left(const struct cp *cp, uint32_t queue)
{
    uint32_t limit = cp->config.queues[queue].wg_limit, held = cp->queues[queue].held;

    if (!limit)
        return UINT32_MAX;
    return limit > held ? limit - held : 0;
}

void cp_queue_listen(struct cp *cp, const struct cp_queue *q, uint32_t queue)
{
    if (q->stage == CP_QUEUE_READING && !(CP_HOST && cp->requests[queue].quiet))
        cp_bit_set(cp->queues_pending, queue);
}

void cp_queue_stop(struct cp *cp, uint32_t queue)
{
    cp_queue_at(cp, queue)->stage = CP_QUEUE_STOPPED;
    cp_bit_clear(cp->queues_pending, queue);
    cp_bit_clear(cp->queues_starved, queue);
    if (CP_BARRIER_PACKETS) {
        cp_bit_clear(cp->queues_polling, queue);
        cp_bit_clear(cp->queues_due, queue);
    }
}

void cp_queue_report(struct cp *cp, uint32_t queue, uint32_t error, uint64_t dispatch_id, uint64_t detail)
{
    struct cp_queue *q = cp_queue_at(cp, queue);

    CP_REQUIRE(cp, QUEUE, error && q->stage == CP_QUEUE_STOPPED);
    if (q->error && q->error_packet <= dispatch_id)
        return;
    q->error = (uint8_t)error;
    q->error_packet = dispatch_id;
    q->error_detail = detail;
    q->error_stores = 3;
    cp_mark_pending(cp, cp->queues_storing, queue);
}

void cp_queue_update_complete(struct cp *cp, struct cp_queue *q, uint32_t queue)
{
    uint64_t complete = q->next;

    for (uint32_t k = cp->first_kernel; k != CP_KERNEL_NONE; k = cp->kernels[k].after) {
        if (cp->kernels[k].queue == queue) {
            complete = cp->kernels[k].begin.dispatch_id;
            break;
        }
    }
    if (q->error && complete > q->error_packet)
        complete = q->error_packet;
    q->complete = complete;
    if (complete != q->retired)
        cp_mark_pending(cp, cp->queues_storing, queue);
}

/* A dispatch of a queue has come or gone. */
static void note_shared(struct cp *cp)
{
    uint32_t first = cp->first_kernel;
    bool shared = first != CP_KERNEL_NONE && cp->queues[cp->kernels[first].queue].kernels != cp->active;

    if (shared == cp->shared)
        return;
    cp->shared = shared;
    cp->waiting_pending |= cp_is_delegated(cp) && cp_policy_of(cp)->stall_cycles;
}

void cp_queue_opened(struct cp *cp, struct cp_queue *q)
{
    CP_REQUIRE(cp, QUEUE, q->kernels < cp->active);
    q->kernels++;
    if (CP_DELEGATION)
        note_shared(cp);
}

void cp_queue_completed(struct cp *cp, uint32_t queue, uint64_t dispatch_id, uint32_t error, uint64_t detail)
{
    struct cp_queue *q = cp_queue_at(cp, queue);

    CP_REQUIRE(cp, QUEUE, q->kernels);
    if (!--q->kernels)
        q->ready_run = 0;
    if (CP_DELEGATION)
        note_shared(cp);
    if (error)
        cp_queue_report(cp, queue, error, dispatch_id, detail);
    cp_queue_update_complete(cp, q, queue);
    cp_queue_listen(cp, q, queue);
    if (CP_HOST)
        cp_wake_request(cp, queue);
    cp_trace_queue(cp, queue);
    for (uint32_t i = 0; i < CP_QUEUE_WORDS; i++) {
        cp->queues_pending[i] |= cp->queues_starved[i];
        cp->queues_starved[i] = 0;
    }
}

void cp_queue_end_barrier(struct cp *cp, struct cp_queue *q, uint32_t queue)
{
    CP_REQUIRE(cp, QUEUE, q == &cp->queues[queue] && q->stage != CP_QUEUE_NEW && q->stage != CP_QUEUE_STOPPED);
    q->next++;
    q->stage = CP_QUEUE_READING;
    cp_queue_update_complete(cp, q, queue);
    cp_queue_listen(cp, q, queue);
}

/*
 * Sends the next STORE for the host. Headers first, then the read index: once that has moved, the host may write new
 * packets there. Last the words that tell of an error, and of these its reason.
 */
static void store_next(struct cp *cp, struct cp_queue *q, uint64_t memory)
{
    uint64_t value;
    uint32_t offset;

    CP_REQUIRE(cp, QUEUE, q->retired != q->complete || q->published != q->retired || q->error_stores);
    if (q->retired != q->complete) {
        if (cp_send_store(cp, cp_queue_packet_address(q, q->retired),
                          CP_HOST ? cp_queue_complete_word(q, q->retired) : CP_PACKET_INVALID, CP_HOST ? 4 : 2))
            q->retired++;
        return;
    }
    if (q->published != q->retired) {
        offset = (uint32_t) __builtin_offsetof(struct cp_queue_memory, read_dispatch_id);
        value = q->retired;
    } else if (q->error_stores == 3) {
        offset = (uint32_t) __builtin_offsetof(struct cp_queue_memory, error_detail);
        value = q->error_detail;
    } else if (q->error_stores == 2) {
        offset = (uint32_t) __builtin_offsetof(struct cp_queue_memory, error_packet);
        value = q->error_packet;
    } else {
        offset = (uint32_t) __builtin_offsetof(struct cp_queue_memory, error_reason);
        value = q->error;
    }
    if (!cp_send_store(cp, memory + offset, value, 8))
        return;
    if (q->published != q->retired)
        q->published = q->retired;
    else
        q->error_stores--;
}

#if CP_ROCM
bool cp_queue_send_time(struct cp *cp, uint64_t signal, bool end)
{
    uint32_t offset = end ? __builtin_offsetof(struct cp_signal, end_timestamp)
                          : __builtin_offsetof(struct cp_signal, start_timestamp);

    CP_REQUIRE(cp, QUEUE, signal);
    return cp_send_store(cp, signal + offset, cp->now, sizeof(cp->now));
}

/* Sends the next timestamp of the current barrier packet. Returns false if it has none left to send. */
static bool send_stamp(struct cp *cp, struct cp_queue *q)
{
    if (!q->stamps)
        return false;
    if (cp_queue_send_time(cp, q->signal, q->stamps == 1))
        q->stamps--;
    return true;
}
#endif

#if CP_HOST
void cp_queue_notify(struct cp *cp, uint32_t queue, const struct cp_notice *notice)
{
    CP_REQUIRE(cp, QUEUE, !cp->notices_left);
    if (!notice->mailbox)
        return;
    cp->notice = *notice;
    cp->notice_queue = (uint16_t)queue;
    cp->notices_left = 2;
    cp->commands_pending = true;
}

/* Returns false if the ring is full. */
static bool tell_host(struct cp *cp)
{
    struct cp_command *command = cp_command_begin(cp, CP_COMMAND_NOTIFY, CP_COMMAND_LENGTH(notify));

    if (!command)
        return false;
    command->notify = (struct cp_notify){.event_id = cp->notice.event_id, .queue = cp->notice_queue};
    cp_command_send(cp);
    return true;
}

void cp_queue_notice_step(struct cp *cp)
{
    CP_REQUIRE(cp, QUEUE, cp->notices_left && cp->notice.mailbox);
    if (cp->notices_left == 1 ? tell_host(cp) : cp_send_store(cp, cp->notice.mailbox, cp->notice.event_id, 8))
        cp->notices_left--;
}

/* Hands the current agent dispatch packet to the host, unless the ring is full. */
static void call_agent(struct cp *cp, struct cp_queue *q, uint32_t queue)
{
    struct cp_command *command = cp_command_begin(cp, CP_COMMAND_AGENT, CP_COMMAND_LENGTH(agent));

    if (!command)
        return;
    command->agent = (struct cp_agent){.dispatch_id = q->next,
                                       .return_address = q->call.return_address,
                                       .queue = (uint16_t)queue,
                                       .type = cp->requests[queue].agent_type};
    for (uint32_t i = 0; i < 4; i++)
        command->agent.argument[i] = q->call.argument[i];
    cp->requests[queue].agent_tag = cp_command_send(cp);
    q->stage = CP_QUEUE_CALLED;
}
#endif

/* One command for the completion signal of the current barrier or agent packet. */
static void complete_barrier(struct cp *cp, struct cp_queue *q, uint32_t queue)
{
    CP_REQUIRE(cp, QUEUE, q->signal);
#if CP_ROCM
    if (send_stamp(cp, q))
        return;
#endif
    if (!cp_send_signal(cp, q->signal))
        return;
#if CP_HOST
    cp_queue_notify(cp, queue, &cp->requests[queue].notice);
#endif
    cp_queue_end_barrier(cp, q, queue);
}

void cp_queue_store_step(struct cp *cp)
{
    uint32_t queue = cp_bits_first(cp->queues_storing, CP_QUEUE_WORDS);
    struct cp_queue *q = cp_queue_at(cp, queue);

    CP_REQUIRE(cp, QUEUE, q->stage != CP_QUEUE_NEW);
    if (CP_BARRIER_PACKETS && q->stage == CP_QUEUE_COMPLETING) {
        complete_barrier(cp, q, queue);
        return;
    }
#if CP_HOST
    if (q->stage == CP_QUEUE_CALLING) {
        call_agent(cp, q, queue);
        return;
    }
#endif
    if (q->retired != q->complete || q->published != q->retired || q->error_stores)
        store_next(cp, q, cp->config.queues[queue].queue_memory);
    else
        cp_bit_clear(cp->queues_storing, queue);
}
