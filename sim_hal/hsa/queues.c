/* queues.c - queues, their doorbells, and what is called when they stop. */
#include "hsa/queues.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "hsa/clock.h"
#include "hsa/executables.h"
#include "hsa/outputs.h"
#include "hsa/signals.h"
#include "hsa/wait.h"

#define PACKETS_MOST 131072u
#define PRIORITIES   3u /* of HSA: low, normal, high, and of the firmware the lowest */
#define NORMAL       1u
#define MORE_BYTES   400

struct queue {
    struct queue *next;
    struct runtime_queue *queue;
    struct cp_queue_memory *memory;
    struct hsa_handle doorbell;
    hsa_queue_callback callback;
    void *data;
    bool stopped;    /* and was told */
    bool overflowed; /* and is not rung any more */
};

static struct {
    pthread_mutex_t lock;
    struct queue *first;
} queues = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* ---- the life of a queue ---- */

static struct queue *find(const struct cp_queue_memory *memory)
{
    struct queue *queue;

    if (!hsa_is_up())
        return NULL;
    pthread_mutex_lock(&queues.lock);
    for (queue = queues.first; queue && queue->memory != memory; queue = queue->next)
        ;
    pthread_mutex_unlock(&queues.lock);
    return queue;
}

static hsa_code no_queue(void)
{
    return hsa_is_up() ? HSA_INVALID_QUEUE : HSA_NOT_INITIALIZED;
}

static void add(struct queue *queue)
{
    pthread_mutex_lock(&queues.lock);
    queue->next = queues.first;
    queues.first = queue;
    pthread_mutex_unlock(&queues.lock);
}

static void take_out(const struct queue *queue)
{
    struct queue **link = &queues.first;

    pthread_mutex_lock(&queues.lock);
    while (*link && *link != queue)
        link = &(*link)->next;
    if (*link)
        *link = queue->next;
    pthread_mutex_unlock(&queues.lock);
}

static bool make(struct queue *queue, uint32_t packets, uint32_t type)
{
    if (hsa_signal_create(0, 0, NULL, &queue->doorbell) != HSA_SUCCESS)
        return false;
    queue->queue = runtime_create_queue(hsa_front()->runtime, packets, NORMAL);
    if (!queue->queue) {
        hsa_signal_destroy(queue->doorbell);
        return false;
    }
    queue->memory = runtime_host(hsa_front()->runtime, runtime_queue_memory(queue->queue), sizeof(*queue->memory));
    queue->memory->type = type;
    queue->memory->doorbell_signal = queue->doorbell.handle;
    hsa_signal(queue->doorbell)->kind = HSA_SIGNAL_DOORBELL;
    hsa_signal(queue->doorbell)->reserved1[0] = (uintptr_t)queue;
    return true;
}

hsa_code hsa_queue_create(struct hsa_handle agent, uint32_t packets, uint32_t type, hsa_queue_callback callback,
                          void *data, uint32_t private_bytes, uint32_t group_bytes, struct cp_queue_memory **memory)
{
    struct queue *queue;

    (void)private_bytes, (void)group_bytes;
    if (!hsa_is_up())
        return HSA_NOT_INITIALIZED;
    if (agent.handle != HSA_GPU)
        return HSA_INVALID_QUEUE_CREATION;
    if (!packets || packets & (packets - 1) || packets > PACKETS_MOST || !memory)
        return HSA_INVALID_ARGUMENT;
    queue = calloc(1, sizeof(*queue));
    if (!queue)
        return HSA_OUT_OF_RESOURCES;
    queue->callback = callback;
    queue->data = data;
    if (!make(queue, packets, type)) {
        free(queue);
        return HSA_OUT_OF_RESOURCES;
    }
    add(queue);
    *memory = queue->memory;
    return HSA_SUCCESS;
}

hsa_code hsa_queue_destroy(struct cp_queue_memory *memory)
{
    struct queue *queue = find(memory);
    bool done;

    if (!queue)
        return no_queue();
    take_out(queue);
    done = runtime_destroy_queue(queue->queue);
    hsa_signal_destroy(queue->doorbell);
    free(queue);
    return done ? HSA_SUCCESS : HSA_ERROR;
}

void hsa_queues_forget(void)
{
    while (queues.first) {
        struct queue *next = queues.first->next;

        free(queues.first);
        queues.first = next;
    }
}

void hsa_queues_stop(void)
{
    pthread_mutex_lock(&queues.lock);
    for (const struct queue *queue = queues.first; queue; queue = queue->next)
        if (queue->memory->read_dispatch_id != queue->memory->write_dispatch_id)
            runtime_stop_queue(queue->queue);
    pthread_mutex_unlock(&queues.lock);
}

/* ---- errors ---- */

static const struct {
    const char *text;
    hsa_code status;
} errors[] = {
    [CP_QUEUE_OK] = {"it was asked to", HSA_ERROR},
    [CP_QUEUE_BAD_DESCRIPTOR] = {"its own memory is damaged", HSA_INVALID_QUEUE},
    [CP_QUEUE_BAD_PACKET_TYPE] = {"a packet of an unknown type", HSA_INVALID_PACKET},
    [CP_QUEUE_BAD_DIMENSIONS] = {"a grid or work-group of impossible size", HSA_INVALID_PACKET},
    [CP_QUEUE_BAD_KERNEL_OBJECT] = {"no kernel at the packet's kernel_object", HSA_INVALID_CODE_OBJECT},
    [CP_QUEUE_BAD_KERNARG] = {"kernel arguments outside GPU memory", HSA_INVALID_ALLOCATION},
    [CP_QUEUE_BAD_SIGNAL] = {"a signal outside GPU memory", HSA_INVALID_SIGNAL},
    [CP_QUEUE_RESOURCES] = {"a work-group needs more than a compute unit has", HSA_OUT_OF_RESOURCES},
    [CP_QUEUE_KERNEL_FAULT] = {"a kernel faulted", HSA_EXCEPTION},
    [CP_QUEUE_BAD_OPTIONS] = {"launch options that do not fit", HSA_INVALID_PACKET},
    [CP_QUEUE_COOPERATIVE] = {"a cooperative kernel broke its protocol", HSA_EXCEPTION},
    [CP_QUEUE_BAD_FORMAT] = {"a vendor packet of an unknown format", HSA_INVALID_PACKET},
    [CP_QUEUE_BAD_CONDITION] = {"a barrier-value packet with an unknown condition", HSA_INVALID_PACKET},
    [CP_QUEUE_AGENT_DISPATCH] = {"an agent dispatch packet", HSA_INVALID_PACKET},
    [CP_QUEUE_ABANDONED] = {"its kernels hang", HSA_ERROR},
};

/* What there is to say beside the error: what has faulted, or the kernel of the packet that was rejected. */
static void describe(const struct queue *queue, uint64_t reason, char *text, size_t text_bytes)
{
    const struct cp_dispatch_packet *ring = hsa_pointer(queue->memory->base_address), *packet;

    packet = &ring[queue->memory->error_packet & (queue->memory->size - 1)];
    *text = '\0';
    if (reason == CP_QUEUE_KERNEL_FAULT)
        snprintf(text, text_bytes, ": %s", gpu_fault_message(runtime_gpu(hsa_front()->runtime)));
    else if (CP_PACKET_TYPE((uint32_t)packet->header) == CP_PACKET_KERNEL_DISPATCH)
        hsa_describe_kernel(packet->kernel_object, text, text_bytes);
}

static void tell(const struct queue *queue, uint64_t reason)
{
    bool known = reason < sizeof(errors) / sizeof(errors[0]);
    char more[MORE_BYTES];

    describe(queue, reason, more, sizeof(more));
    hsa_say("a queue has stopped at packet %" PRIu64 ": %s%s", queue->memory->error_packet,
            known ? errors[reason].text : "error of the firmware", more);
    if (reason != CP_QUEUE_ABANDONED)
        hsa_outputs_end("fault", known ? errors[reason].text : "error of the firmware");
    if (queue->callback)
        queue->callback(known ? errors[reason].status : HSA_ERROR, queue->memory, queue->data);
}

/* The next queue that has stopped and was not told. */
static struct queue *take_stopped(uint64_t *reason)
{
    struct queue *queue;

    pthread_mutex_lock(&queues.lock);
    for (queue = queues.first; queue; queue = queue->next) {
        *reason = __atomic_load_n(&queue->memory->error_reason, __ATOMIC_ACQUIRE);
        if (*reason && !queue->stopped)
            break;
    }
    if (queue)
        queue->stopped = true;
    pthread_mutex_unlock(&queues.lock);
    return queue;
}

void hsa_queues_check(void)
{
    uint64_t reason;

    for (struct queue *queue = take_stopped(&reason); queue; queue = take_stopped(&reason))
        tell(queue, reason);
}

/* ---- doorbells ---- */

/* Says that a packet lies where one is that was not read, and has the queue read no more. */
static void stop_overflow(struct queue *queue, uint64_t index, uint64_t read)
{
    pthread_mutex_lock(&queues.lock);
    queue->stopped = queue->overflowed = true;
    pthread_mutex_unlock(&queues.lock);
    hsa_say("a queue of %" PRIu32 " packets was given packet %" PRIu64 " before packet %" PRIu64 " was read",
            queue->memory->size, index, read);
    hsa_outputs_end("fault", "a packet before its place was free");
    if (queue->callback)
        queue->callback(HSA_INVALID_QUEUE, queue->memory, queue->data);
}

void hsa_queue_ring(const struct cp_signal *doorbell, uint64_t index)
{
    struct queue *queue = hsa_pointer(doorbell->reserved1[0]);
    uint64_t read = __atomic_load_n(&queue->memory->read_dispatch_id, __ATOMIC_SEQ_CST);

    if (queue->overflowed)
        return;
    if ((int64_t)(index - read) >= (int64_t)queue->memory->size) {
        stop_overflow(queue, index, read);
        return;
    }
    if (hsa_clock_is_late())
        hsa_clock_catch_up(runtime_cycles(hsa_front()->runtime));
    if (!runtime_ring(queue->queue)) {
        hsa_say("out of memory");
        abort();
    }
}

/* ---- indices ---- */

struct place {
    const struct cp_queue_memory *queue;
    uint64_t seen;
};

static bool has_moved(void *context)
{
    const struct place *place = context;

    return __atomic_load_n(&place->queue->read_dispatch_id, __ATOMIC_SEQ_CST) != place->seen;
}

/* Programs look until a full ring has a free place, so looking at one advances the GPU. */
uint64_t hsa_queue_load_read_index_scacquire(const struct cp_queue_memory *queue)
{
    struct place place = {queue, __atomic_load_n(&queue->read_dispatch_id, __ATOMIC_SEQ_CST)};

    if (hsa_queue_load_write_index_relaxed(queue) - place.seen < queue->size)
        return place.seen;
    hsa_wait(has_moved, &place, 1000);
    return __atomic_load_n(&queue->read_dispatch_id, __ATOMIC_SEQ_CST);
}

uint64_t hsa_queue_load_read_index_relaxed(const struct cp_queue_memory *queue)
{
    return hsa_queue_load_read_index_scacquire(queue);
}

uint64_t hsa_queue_load_write_index_relaxed(const struct cp_queue_memory *queue)
{
    return __atomic_load_n(&queue->write_dispatch_id, __ATOMIC_SEQ_CST);
}

uint64_t hsa_queue_add_write_index_screlease(struct cp_queue_memory *queue, uint64_t value)
{
    return __atomic_fetch_add(&queue->write_dispatch_id, value, __ATOMIC_SEQ_CST);
}

uint64_t hsa_queue_add_write_index_relaxed(struct cp_queue_memory *queue, uint64_t value)
{
    return hsa_queue_add_write_index_screlease(queue, value);
}

/* ---- properties ---- */

hsa_code hsa_amd_queue_set_priority(struct cp_queue_memory *queue, uint32_t priority)
{
    const struct queue *found = find(queue);

    if (!found)
        return no_queue();
    if (priority >= PRIORITIES)
        return HSA_INVALID_ARGUMENT;
    if (runtime_set_priority(found->queue, priority))
        return HSA_SUCCESS;
    hsa_say("hsa_amd_queue_set_priority: the queue has packets that do not end by themselves");
    return HSA_ERROR;
}

hsa_code hsa_amd_queue_cu_set_mask(const struct cp_queue_memory *queue, uint32_t bits, const uint32_t *mask)
{
    const struct queue *found = find(queue);

    if (!found)
        return no_queue();
    if (bits % 32 || (bits && !mask))
        return HSA_INVALID_ARGUMENT;
    if (runtime_mask_queue(found->queue, mask, bits / 32))
        return HSA_SUCCESS;
    hsa_say("hsa_amd_queue_cu_set_mask: no compute unit of the GPU is in the mask");
    return HSA_INVALID_ARGUMENT;
}

hsa_code hsa_amd_profiling_set_profiler_enabled(struct cp_queue_memory *queue, int enable)
{
    (void)enable; /* times are always taken */
    return find(queue) ? HSA_SUCCESS : no_queue();
}
