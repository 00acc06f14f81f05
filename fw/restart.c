/* SPDX-License-Identifier: MIT */
/* restart.c - the firmware begins anew beside a GPU that still holds what was before. */
#include "restart.h"

#include "cu_loss.h"
#include "intake.h"
#include "queue.h"

#include "onward/monitor_log.h"

#if CP_HOST

void cp_restart_init(struct cp *cp)
{
    cp->restarting = cp->config.restart ? CP_RESTART_SEND : CP_RESTART_OVER;
}

/* Returns false if the ring is full. */
static bool send_reset(struct cp *cp)
{
    struct cp_command *command = cp_command_begin(cp, CP_COMMAND_RESET, CP_COMMAND_LENGTH(reset));

    if (!command)
        return false;
    cp->nonce = cp->now;
    command->reset.nonce = cp->nonce;
    cp_command_send(cp);
    cp->restarting = CP_RESTART_AWAIT;
    return true;
}

/* The log goes on from what the GPU has claimed so far: all before is of WGs that were dropped. */
static void pass_over_log(struct cp *cp)
{
    uint64_t written = cp->config.log_base + __builtin_offsetof(struct cp_log_control, written);

    if (!cp->config.log_entries || !cp_load(cp, &cp->log.read, written, sizeof(cp->log.read)))
        return;
    cp->log.unstored = 1;
    cp->log.pending = true;
}

/* Of the events of before only those hold that are about compute units. Returns false for the others. */
static bool note_cu(struct cp *cp, const struct cp_event *event)
{
    if (CP_CU_LOSS && event->kind == CP_EVENT_CU_LOST)
        return cp_cu_loss_begin(cp, event->cu, event->cu_lost.deadline);
    return CP_CU_LOSS && event->kind == CP_EVENT_CU_RETURNED && cp_cu_loss_end(cp, event->cu);
}

/* Drops an event, unless it is the answer to RESET. Returns false if there is none. */
static bool drop_event(struct cp *cp)
{
    struct cp_event event;

    if (cp->hal.receive(cp->hal.context, &event) != 1)
        return false;
    cp_count(&cp->counters.events);
    if (note_cu(cp, &event))
        return true;
    if (cp->restarting != CP_RESTART_AWAIT || event.kind != CP_EVENT_RESET || event.reset.nonce != cp->nonce) {
        cp_count(&cp->counters.stale);
        return true;
    }
    cp->restarting = CP_RESTART_OPEN;
    pass_over_log(cp);
    return true;
}

/*
 * What the host was told of an error still holds. The other packets are looked at when they are read, behind CLEAR if the descriptor
 * is bad now.
 */
static void reopen_queue(struct cp *cp, uint32_t queue)
{
    struct cp_queue *q = cp_queue_at(cp, queue);
    uint64_t error[2]; /* reason, packet */

    if (!cp_intake_doorbell(cp, queue))
        return;
    cp_bit_set(cp->restarted, queue);
    if (q->stage != CP_QUEUE_READING ||
        !cp_load(cp, error,
                 cp->config.queues[queue].queue_memory + __builtin_offsetof(struct cp_queue_memory, error_reason),
                 sizeof(error)) ||
        !error[0])
        return;
    q->error = (uint8_t)error[0];
    q->error_packet = error[1];
    cp_queue_stop(cp, queue);
}

uint32_t cp_restart_step(struct cp *cp)
{
    uint32_t queue = cp->restart_queue;

    CP_REQUIRE(cp, RESTART, cp_restart_due(cp) && queue < CP_MAX_QUEUES);
    if (cp->restarting == CP_RESTART_OPEN) {
        reopen_queue(cp, queue);
        cp->restart_queue++;
        if (cp->restart_queue == CP_MAX_QUEUES)
            cp->restarting = CP_RESTART_OVER;
        return 1;
    }
    return (cp->restarting == CP_RESTART_SEND && send_reset(cp)) || drop_event(cp);
}

#endif
