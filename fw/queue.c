/* queue.c - from packets in memory to active dispatches, and back to read indices and errors. */
#include "queue.h"

#include "kernel.h"
#include "packet.h"
#include "trace.h"

void cp_queue_init(struct cp *cp)
{
    cp->poll_at = UINT64_MAX;
    cp->last_queue = 0;
}

static CP_ONE_COPY void listen(struct cp *cp, const struct cp_queue *q, uint32_t queue)
{
    if (q->stage == CP_QUEUE_READING)
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

/* Tells the host what stopped the queue; of several packets, the oldest. */
static void report(struct cp *cp, uint32_t queue, uint32_t error, uint64_t dispatch_id, uint64_t detail)
{
    struct cp_queue *q = cp_queue_at(cp, queue);

    if (q->error && q->error_packet <= dispatch_id)
        return;
    q->error = (uint8_t)error;
    q->error_packet = dispatch_id;
    q->error_detail = detail;
    q->error_stores = 3;
    cp_urge(cp, cp->queues_storing, queue);
}

static void reject(struct cp *cp, uint32_t queue, uint32_t error)
{
    cp_count(&cp->counters.rejected_packets);
    cp_queue_stop(cp, queue);
    report(cp, queue, error, cp_queue_at(cp, queue)->next, 0);
}

bool cp_queue_doorbell(struct cp *cp, uint32_t queue)
{
    struct cp_queue *q;
    uint64_t memory;
    uint32_t error;

    if (queue >= CP_MAX_QUEUES)
        return false;
    memory = cp->config.queues[queue].queue_memory;
    if (!memory)
        return false;
    cp_count(&cp->counters.doorbells);
    q = cp_queue_at(cp, queue);
    if (q->stage == CP_QUEUE_STOPPED)
        return true;
    if (q->stage == CP_QUEUE_NEW) {
        error = cp_packet_check_queue(cp, queue);
        if (error) {
            reject(cp, queue, error);
            return true;
        }
        q->stage = CP_QUEUE_READING;
    }
    if (cp->hal.load(cp->hal.context, memory + __builtin_offsetof(struct cp_queue_memory, write_dispatch_id),
                     &q->written, sizeof(q->written)) != CP_OK)
        reject(cp, queue, CP_QUEUE_BAD_DESCRIPTOR);
    listen(cp, q, queue);
    cp_trace_queue(cp, queue);
    return true;
}

/* Packets up to the oldest active dispatch, the packet at hand, or the one that stopped the queue are complete. */
static void update_complete(struct cp *cp, struct cp_queue *q, uint32_t queue)
{
    uint64_t complete = q->next;

    for (uint32_t k = cp->first_kernel; k != CP_KERNEL_NONE; k = cp->kernels[k].after) {
        if (cp->kernels[k].begin.queue == queue) {
            complete = cp->kernels[k].begin.dispatch_id;
            break;
        }
    }
    if (q->error && complete > q->error_packet)
        complete = q->error_packet;
    q->complete = complete;
    if (complete != q->retired)
        cp_urge(cp, cp->queues_storing, queue);
}

void cp_queue_completed(struct cp *cp, uint32_t queue, uint64_t dispatch_id, uint32_t error, uint64_t detail)
{
    struct cp_queue *q = cp_queue_at(cp, queue);

    q->kernels--;
    if (error)
        report(cp, queue, error, dispatch_id, detail);
    update_complete(cp, q, queue);
    listen(cp, q, queue);
    cp_trace_queue(cp, queue);
    for (uint32_t i = 0; i < CP_QUEUE_WORDS; i++) {
        cp->queues_pending[i] |= cp->queues_starved[i];
        cp->queues_starved[i] = 0;
    }
}

static CP_ONE_COPY void barrier_complete(struct cp *cp, struct cp_queue *q, uint32_t queue)
{
    q->next++;
    q->stage = CP_QUEUE_READING;
    update_complete(cp, q, queue);
    listen(cp, q, queue);
}

/* Whether the barrier packet's dependencies hold: 1, 0, or negative when one cannot be read. */
static int dependencies_hold(const struct cp *cp, const struct cp_queue *q)
{
    bool zero = false, other = false;

    for (uint32_t i = 0; i < 5; i++) {
        uint64_t value;

        if (!q->dependency[i])
            continue;
        if (cp->hal.load(cp->hal.context, q->dependency[i] + __builtin_offsetof(struct cp_signal, value), &value,
                         sizeof(value)) != CP_OK)
            return CP_ERROR_ADDRESS;
        if (value)
            other = true;
        else
            zero = true;
    }
    return !other || (q->any && zero);
}

static void poll(struct cp *cp, uint32_t queue)
{
    struct cp_queue *q = cp_queue_at(cp, queue);
    int hold = dependencies_hold(cp, q);

    if (hold < 0) {
        reject(cp, queue, CP_QUEUE_BAD_SIGNAL);
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
    cp_count(&cp->counters.packets);
    if (!q->signal) {
        barrier_complete(cp, q, queue);
        return;
    }
    q->stage = CP_QUEUE_COMPLETING;
    cp_urge(cp, cp->queues_storing, queue);
}

void cp_queue_poll_step(struct cp *cp)
{
    uint32_t queue = cp_bits_next(cp->queues_due, CP_QUEUE_WORDS, 0);

    if (queue == CP_NONE) {
        for (uint32_t i = 0; i < CP_QUEUE_WORDS; i++)
            cp->queues_due[i] = cp->queues_polling[i];
        cp->poll_at = cp->now + CP_SIGNAL_POLL;
        return;
    }
    cp_bit_clear(cp->queues_due, queue);
    poll(cp, queue);
}

static CP_ONE_COPY uint64_t packet_address(const struct cp_queue *q, uint64_t dispatch_id)
{
    return q->ring + (uint64_t)((uint32_t)dispatch_id & (q->size - 1)) * CP_PACKET_BYTES;
}

/* A dispatch with scratch has its queue's arena for itself. */
static bool arena_in_use(const struct cp *cp, uint32_t queue)
{
    for (uint32_t k = cp->first_kernel; k != CP_KERNEL_NONE; k = cp->kernels[k].after) {
        if (cp->kernels[k].begin.queue == queue && cp->kernels[k].scratch_bytes)
            return true;
    }
    return false;
}

/* Makes a dispatch active. False: not now; the end of another one will tell. */
static bool dispatch(struct cp *cp, struct cp_queue *q, uint32_t queue, const struct cp_dispatch_packet *packet)
{
    struct cp_dispatch dispatch;
    uint32_t error;

    error = cp_packet_check_dispatch(cp, queue, packet, &dispatch);
    if (error) {
        reject(cp, queue, error);
        return true;
    }
    if (q->kernels >= CP_QUEUE_KERNELS || (CP_SCRATCH && dispatch.scratch_bytes && arena_in_use(cp, queue)))
        return false;
    if (!cp_kernel_available(cp)) {
        cp_bit_set(cp->queues_starved, queue);
        return false;
    }
    dispatch.begin.packet = packet_address(q, q->next);
    dispatch.begin.dispatch_id = q->next;
    cp_kernel_open(cp, &dispatch);
    cp_count(&cp->counters.packets);
    q->kernels++;
    q->next++;
    cp_trace_queue(cp, queue);
    return true;
}

static void barrier(struct cp *cp, uint32_t queue, const struct cp_barrier_packet *packet)
{
    uint32_t error = cp_packet_check_barrier(cp, queue, packet);

    cp_bit_clear(cp->queues_pending, queue);
    if (error)
        reject(cp, queue, error);
    else
        poll(cp, queue);
}

static bool header_is_known(uint32_t header)
{
    uint32_t type = CP_PACKET_TYPE(header);

    return (type == CP_PACKET_KERNEL_DISPATCH ||
            (CP_BARRIER_PACKETS && (type == CP_PACKET_BARRIER_AND || type == CP_PACKET_BARRIER_OR))) &&
           CP_PACKET_ACQUIRE(header) <= CP_FENCE_SYSTEM && CP_PACKET_RELEASE(header) <= CP_FENCE_SYSTEM;
}

/* The next packet's header, INVALID when there is none to be read now. */
static uint32_t next_header(const struct cp *cp, const struct cp_queue *q)
{
    uint32_t word;

    if (q->next >= q->written || q->next - q->retired >= q->size)
        return CP_PACKET_INVALID;
    if (cp->hal.load(cp->hal.context, packet_address(q, q->next), &word, sizeof(word)) != CP_OK)
        return CP_PACKET_VENDOR;
    return word & 0xffffu;
}

static void read_packet(struct cp *cp, uint32_t queue)
{
    union {
        struct cp_dispatch_packet dispatch;
        struct cp_barrier_packet barrier;
    } packet;
    struct cp_queue *q = cp_queue_at(cp, queue);
    uint32_t header = next_header(cp, q);

    if (CP_PACKET_TYPE(header) == CP_PACKET_INVALID || (header & CP_PACKET_BARRIER_BIT && q->complete != q->next)) {
        cp_bit_clear(cp->queues_pending, queue);
        return;
    }
    if (!header_is_known(header) ||
        cp->hal.load(cp->hal.context, packet_address(q, q->next), &packet, sizeof(packet)) != CP_OK) {
        reject(cp, queue, CP_QUEUE_BAD_PACKET_TYPE);
        return;
    }
    packet.dispatch.header = (uint16_t)header;
    if (CP_BARRIER_PACKETS && CP_PACKET_TYPE(header) != CP_PACKET_KERNEL_DISPATCH)
        barrier(cp, queue, &packet.barrier);
    else if (!dispatch(cp, q, queue, &packet.dispatch))
        cp_bit_clear(cp->queues_pending, queue);
}

/* The next queue with packets to read after that one, going round. */
static CP_ONE_COPY uint32_t next_pending(const struct cp *cp, uint32_t queue)
{
    return cp_bits_next(cp->queues_pending, CP_QUEUE_WORDS, queue + 1 < CP_MAX_QUEUES ? queue + 1 : 0);
}

void cp_queue_read_step(struct cp *cp)
{
    uint32_t first = next_pending(cp, cp->last_queue);
    uint32_t best = first, queue = first;

    do {
        if (cp->config.queues[queue].priority > cp->config.queues[best].priority)
            best = queue;
        queue = next_pending(cp, queue);
    } while (queue != first);
    cp->last_queue = (uint16_t)best;
    read_packet(cp, best);
}

/*
 * Sends the next STORE for the host. Headers first, then the read index: once that has moved, the host may write new
 * packets there. Last the words that tell of an error, and of these its reason.
 */
static void store_next(struct cp *cp, struct cp_queue *q, uint64_t memory)
{
    uint64_t value;
    uint32_t offset;

    if (q->retired != q->complete) {
        if (cp_send_store(cp, packet_address(q, q->retired), CP_PACKET_INVALID, 2))
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

void cp_queue_store_step(struct cp *cp)
{
    uint32_t queue = cp_bits_next(cp->queues_storing, CP_QUEUE_WORDS, 0);
    struct cp_queue *q = cp_queue_at(cp, queue);

    if (CP_BARRIER_PACKETS && q->stage == CP_QUEUE_COMPLETING) {
        if (!q->signal || cp_send_signal(cp, q->signal))
            barrier_complete(cp, q, queue);
        return;
    }
    if (q->retired != q->complete || q->published != q->retired || q->error_stores)
        store_next(cp, q, cp->config.queues[queue].queue_memory);
    else
        cp_bit_clear(cp->queues_storing, queue);
}
