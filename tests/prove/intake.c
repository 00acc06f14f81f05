/*
 * intake.c - packets from hostile memory: doorbells, one packet, one check of the signals of a barrier packet, and the stores for
 * the host, each in any state.
 *
 * Assumed: state.h. The work that an item needs is there, as its header says. Whether a
 * kernel record is free is any answer. The checks of packets answer anything, and fill in any bytes: packet.c has them. What becomes
 * of a checked dispatch (cp_dispatch_open) is not looked at.
 */
#include "dispatch.h"
#include "intake.h"
#include "kernel.h"
#include "packet.h"
#include "queue.h"
#include "state.h"

bool cp_kernel_available(const struct cp *unused)
{
    (void)unused;
    return any_bool();
}

void cp_dispatch_open(struct cp *unused, const struct cp_dispatch *dispatch)
{
    (void)unused;
    (void)dispatch;
}

static uint32_t any_error(void)
{
    return any_bool() ? CP_QUEUE_OK : (uint32_t)any_between(1, 255);
}

uint32_t cp_packet_check_queue(struct cp *state, uint32_t queue)
{
    struct cp_queue *q = cp_queue_at(state, queue);

    q->ring = any_word;
    q->size = 1u << any_between(0, 24);
    q->next = any_word;
    q->complete = q->retired = q->published = q->next;
    return any_error();
}

uint32_t cp_packet_check_dispatch(struct cp *state, uint32_t queue, const struct cp_dispatch_packet *packet,
                                  struct cp_dispatch *dispatch)
{
    (void)state;
    (void)queue;
    (void)packet;
    any_bytes(dispatch, sizeof(*dispatch));
    return any_error();
}

uint32_t cp_packet_check_barrier(struct cp *state, uint32_t queue, const struct cp_barrier_packet *packet)
{
    struct cp_queue *q = cp_queue_at(state, queue);

    (void)packet;
    for (uint32_t i = 0; i < 5; i++)
        q->dependency[i] = any_word;
    q->rule = any_bool() ? CP_RULE_ANY : CP_RULE_ALL;
    q->signal = any_word;
    return any_error();
}

uint32_t cp_packet_check_vendor(struct cp *state, uint32_t queue, const struct cp_barrier_value_packet *packet)
{
    struct cp_queue *q = cp_queue_at(state, queue);

    (void)packet;
    q->test.signal = any_word;
    q->test.value = (int64_t)any_word;
    q->test.mask = any_word;
    q->rule = (uint8_t)(CP_RULE_VALUE + any_between(0, CP_SIGNAL_GTE));
    q->signal = any_word;
    return any_error();
}

/* Work items, with each set of queues that have such work. */
static void step(uint32_t queues)
{
    any_state();
    cp.queues_pending[0] = queues;
    cp_intake_read_step(&cp);
    any_state();
    cp.queues_storing[0] = queues;
    cp_queue_store_step(&cp);
    any_state();
    cp.queues_due[0] = queues;
    cp_intake_poll_step(&cp);
}

void prove(void)
{
    any_state();
    cp_intake_doorbell(&cp, (uint32_t)any_word);
    any_state();
    cp.queues_due[0] = 0;
    cp_intake_poll_step(&cp);
    any_state();
    cp_queue_completed(&cp, (uint32_t)any_between(0, CP_MAX_QUEUES - 1), any_word, (uint32_t)any_between(0, 255),
                       any_word);
    for (uint32_t queues = 1; queues < 1u << CP_MAX_QUEUES; queues++)
        step(queues);
}
