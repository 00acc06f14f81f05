/* host_queues.c - see host_queues.h. */
#include "gpu/host_queues.h"

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

struct cp_event gpu_host_queues_ask(struct gpu_host_queues *host, struct cp_queue_config *queue,
                                    const struct gpu_host_command *command, uint64_t cycle)
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
    return event;
}

void gpu_host_queues_done(struct gpu_host_queues *host, struct cp_queue_config *queue, uint32_t number)
{
    const struct gpu_host_command *command = &host->asked[number];

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
