/*
 * direct_port.c - a HAL without shared memory: the GPU is called directly. It queues commands and events itself, and its memory is
 * read through a window of 8-byte words, so that the model sees each access.
 */
#include "port_kit.h"

#define COMMANDS     6u
#define EVENTS       5u
#define MEMORY_BASE  UINT64_C(0x7fff0000)
#define MEMORY_WORDS (PORT_MEMORY_LEAST / 8u)

static struct port {
    uint64_t clock, step;              /* of the GPU; when the step began */
    struct cp_command frame;           /* that reserve returns */
    struct cp_command queue[COMMANDS]; /* of the GPU */
    uint32_t queued;
    struct cp_event events[EVENTS];
    uint32_t first, posted; /* event n is at n modulo EVENTS */
    uint64_t memory[MEMORY_WORDS];
    void (*access)(void *argument);
    void *argument;
} mine;

/* The GPU */

static void gpu_reset(void *gpu)
{
    struct port *p = gpu;

    p->queued = 0;
    p->first = 0;
    p->posted = 0;
}

static void gpu_set_clock(void *gpu, uint64_t cycle)
{
    ((struct port *)gpu)->clock = cycle;
}

static void gpu_begin_step(void *gpu)
{
    struct port *p = gpu;

    p->step = p->clock;
}

static int gpu_take(void *gpu, struct cp_command *command)
{
    struct port *p = gpu;

    if (!p->queued)
        return 0;
    *command = p->queue[0];
    p->queued--;
    __builtin_memmove(&p->queue[0], &p->queue[1], p->queued * sizeof(p->queue[0]));
    return 1;
}

static int gpu_post(void *gpu, const struct cp_event *event)
{
    struct port *p = gpu;

    if (p->posted - p->first == EVENTS)
        return CP_ERROR_FULL;
    p->events[p->posted++ % EVENTS] = *event;
    return CP_OK;
}

static void gpu_write(void *gpu, uint64_t address, const void *from, uint32_t bytes)
{
    __builtin_memcpy((uint8_t *)((struct port *)gpu)->memory + (address - MEMORY_BASE), from, bytes);
}

static void gpu_read(void *gpu, uint64_t address, void *to, uint32_t bytes)
{
    __builtin_memcpy(to, (const uint8_t *)((struct port *)gpu)->memory + (address - MEMORY_BASE), bytes);
}

static void gpu_watch(void *gpu, void (*access)(void *argument), void *argument)
{
    struct port *p = gpu;

    p->access = access;
    p->argument = argument;
}

static uint64_t gpu_word(struct port *p, uint64_t number)
{
    if (p->access)
        p->access(p->argument);
    return p->memory[number];
}

/* The HAL under test */

static uint64_t port_now(void *port)
{
    return ((const struct port *)port)->step;
}

static struct cp_command *port_reserve(void *port)
{
    struct port *p = port;

    return p->queued < COMMANDS ? &p->frame : 0;
}

static void port_commit(void *port)
{
    struct port *p = port;
    struct cp_command *to = &p->queue[p->queued++];

    *to = (struct cp_command){0};
    __builtin_memcpy(to, &p->frame, cp_command_bytes(&p->frame));
}

static int port_receive(void *port, struct cp_event *event)
{
    struct port *p = port;

    if (p->first == p->posted)
        return 0;
    *event = p->events[p->first++ % EVENTS];
    return 1;
}

static int port_load(void *port, uint64_t address, void *destination, uint32_t bytes)
{
    struct port *p = port;
    uint64_t offset = address - MEMORY_BASE;
    uint8_t *to = destination;

    if (bytes > sizeof(p->memory) || offset > sizeof(p->memory) - bytes)
        return CP_ERROR_ADDRESS;
    while (bytes) {
        uint32_t skip = offset & 7, part = bytes < 8 - skip ? bytes : 8 - skip;
        uint64_t word = gpu_word(p, offset / 8);

        __builtin_memcpy(to, (const uint8_t *)&word + skip, part);
        to += part;
        offset += part;
        bytes -= part;
    }
    return CP_OK;
}

void port_open(struct port_bench *bench)
{
    *bench = (struct port_bench){.name = "direct",
                                 .hal = {&mine, port_now, port_reserve, port_commit, port_receive, port_load},
                                 .gpu = &mine,
                                 .reset = gpu_reset,
                                 .set_clock = gpu_set_clock,
                                 .begin_step = gpu_begin_step,
                                 .take = gpu_take,
                                 .post = gpu_post,
                                 .write = gpu_write,
                                 .read = gpu_read,
                                 .memory_base = MEMORY_BASE,
                                 .memory_bytes = sizeof(mine.memory),
                                 .watch = gpu_watch};
}
