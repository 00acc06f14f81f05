/*
 * mailbox_port.c - the HAL over the mailbox (hal/mailbox.c), as boards bind it, and a model of the GPU at its other end. Copy this
 * file to try a port of your own.
 */
#include "port_kit.h"

#include "onward/mailbox.h"

#ifndef PORT_RING
#define PORT_RING 4u /* entries of each ring: a power of two */
#endif
#ifndef PORT_CHECKED
#define PORT_CHECKED false /* true: frames have check values */
#endif
#define MEMORY_BASE 0x10000u

static struct port {
    struct cp_mailbox firmware, gpu; /* each side's view of the same block */
    uint64_t clock;                  /* of the GPU */
    uint8_t block[CP_MAILBOX_BYTES(PORT_RING, PORT_RING)] __attribute__((aligned(64)));
    uint8_t memory[PORT_MEMORY_LEAST] __attribute__((aligned(64)));
} mine;

/* The HAL under test */

static uint64_t port_now(void *port)
{
    return ((struct port *)port)->firmware.header->now;
}

static struct cp_command *port_reserve(void *port)
{
    return cp_mailbox_reserve(&((struct port *)port)->firmware);
}

static void port_commit(void *port)
{
    cp_mailbox_commit(&((struct port *)port)->firmware);
}

static int port_receive(void *port, struct cp_event *event)
{
    return cp_mailbox_receive(&((struct port *)port)->firmware, event);
}

static int port_load(void *port, uint64_t address, void *destination, uint32_t bytes)
{
    struct port *p = port;

    if (address < MEMORY_BASE || bytes > sizeof(p->memory) || address - MEMORY_BASE > sizeof(p->memory) - bytes)
        return CP_ERROR_ADDRESS;
    __builtin_memcpy(destination, &p->memory[address - MEMORY_BASE], bytes);
    return CP_OK;
}

/* The model of the GPU */

static void gpu_reset(void *gpu)
{
    struct port *p = gpu;

    cp_mailbox_create(&p->gpu, p->block, PORT_RING, PORT_RING, PORT_CHECKED);
    cp_mailbox_attach(&p->firmware, p->block, sizeof(p->block));
}

static void gpu_set_clock(void *gpu, uint64_t cycle)
{
    ((struct port *)gpu)->clock = cycle;
}

/* The GPU's side says in the mailbox when the step begins. */
static void gpu_begin_step(void *gpu)
{
    struct port *p = gpu;

    p->gpu.header->now = p->clock;
}

static int gpu_take(void *gpu, struct cp_command *command)
{
    return cp_mailbox_take(&((struct port *)gpu)->gpu, command);
}

static int gpu_post(void *gpu, const struct cp_event *event)
{
    return cp_mailbox_post(&((struct port *)gpu)->gpu, event);
}

static void gpu_write(void *gpu, uint64_t address, const void *from, uint32_t bytes)
{
    __builtin_memcpy(&((struct port *)gpu)->memory[address - MEMORY_BASE], from, bytes);
}

static void gpu_read(void *gpu, uint64_t address, void *to, uint32_t bytes)
{
    __builtin_memcpy(to, &((struct port *)gpu)->memory[address - MEMORY_BASE], bytes);
}

void port_open(struct port_bench *bench)
{
    *bench = (struct port_bench){.name = "mailbox",
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
                                 .memory_bytes = sizeof(mine.memory)};
}
