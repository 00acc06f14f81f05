/* host_queues.c - see host_queues.h. */
#include "gpu/host_queues.h"

#include "onward/aql.h"

/* What the memory of a queue says: its read index, and whether it is stopped by an error. */
static struct gpu_queue_counts read_counts(const struct mem *memory, const struct cp_queue_config *queue)
{
    struct cp_queue_memory words;

    if (!queue->queue_memory || !mem_contains(memory, queue->queue_memory, sizeof(words)))
        return (struct gpu_queue_counts){0};
    mem_read(memory, queue->queue_memory, &words, sizeof(words));
    return (struct gpu_queue_counts){words.read_dispatch_id, words.error_reason != CP_QUEUE_OK};
}

static void fill_queue(struct cp_event *event, struct cp_queue_config *queue, const struct gpu_host_command *command)
{
    if (command->operation == CP_HOST_CLEAR && command->page.bytes)
        queue->scratch = event->host.scratch = command->page;
    if (command->operation == CP_HOST_CREATE)
        event->host = *queue;
    event->host.priority = command->priority;
    event->host.wg_limit = command->limit;
    event->host.weight = command->weight;
}

struct cp_event gpu_host_queues_ask(struct gpu_host_queues *host, const struct mem *memory,
                                    struct cp_queue_config *queue, const struct gpu_host_command *command,
                                    uint64_t cycle)
{
    struct cp_event event = {.kind = CP_EVENT_HOST,
                             .reason = (uint8_t)command->operation,
                             .cu = (uint16_t)command->queue,
                             .tag = command->number,
                             .cycle = cycle};

    if (command->operation == CP_HOST_LIMIT)
        event.limits = command->limits;
    else if (command->operation == CP_HOST_STATUS)
        event.page = command->page;
    else if (command->operation == CP_HOST_MASK)
        event.mask = command->page;
    else
        fill_queue(&event, queue, command);
    host->asked[command->queue] = *command;
    host->then[command->queue] = read_counts(memory, queue);
    return event;
}

/* Keeps the counts of a number right beside the memory of its queue, which comes, goes, and forgets an error. A queue that leaves
 * has an error from that, which does not count; one that comes may begin with another index than 0. */
static void keep_counts(struct gpu_host_queues *host, const struct mem *memory, const struct cp_queue_config *queue,
                        uint32_t number)
{
    enum cp_host_operation operation = host->asked[number].operation;
    const struct gpu_queue_counts *then = &host->then[number];
    struct gpu_queue_counts *past = &host->past[number];

    if (operation == CP_HOST_DRAIN || operation == CP_HOST_ABANDON) {
        past->packets += read_counts(memory, queue).packets;
        past->errors += then->errors;
    } else if (operation == CP_HOST_CREATE) {
        past->packets -= then->packets;
        past->errors -= then->errors;
    } else if (operation == CP_HOST_CLEAR) {
        past->errors += then->errors;
    }
}

void gpu_host_queues_done(struct gpu_host_queues *host, const struct mem *memory, struct cp_queue_config *queue,
                          uint32_t number)
{
    const struct gpu_host_command *command = &host->asked[number];

    keep_counts(host, memory, queue, number);
    if (command->operation == CP_HOST_DRAIN || command->operation == CP_HOST_ABANDON)
        host->absent[number] = host->removed[number] = true;
    if (command->operation == CP_HOST_CREATE)
        host->absent[number] = host->removed[number] = false;
    if (command->operation != CP_HOST_CREATE && command->operation != CP_HOST_UPDATE)
        return;
    queue->priority = command->priority;
    queue->wg_limit = command->limit;
    queue->weight = command->weight;
}

void gpu_host_queues_drop_absent(const struct gpu_host_queues *host, struct cp_queue_config *queues)
{
    for (uint32_t i = 0; i < CP_MAX_QUEUES; i++)
        if (host->absent[i])
            queues[i] = (struct cp_queue_config){.queue_memory = 0};
}

struct gpu_queue_counts gpu_host_queues_counts(const struct gpu_host_queues *host, const struct mem *memory,
                                               const struct cp_queue_config *queue, uint32_t number)
{
    struct gpu_queue_counts counts = host->past[number], now = read_counts(memory, queue);

    if (host->absent[number])
        return counts;
    return (struct gpu_queue_counts){counts.packets + now.packets, counts.errors + now.errors};
}
