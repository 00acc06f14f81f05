/*
 * simulator_port.c - the HAL with which the simulated GPU runs the firmware in its own process (sim_hal/bind/local.c). That HAL is
 * the binding's own, so a policy tells of it: its hook is called with the firmware's state, which has a copy.
 */
#include "port_kit.h"

#include "bind/binding.h"
#include "engine/parameters.h"
#include "mem/memory.h"
#include "onward/cp_state.h"

#include <stdio.h>
#include <stdlib.h>

#define MEMORY_BYTES 1048576u

static struct port {
    struct binding binding;
    struct parameters parameters;
    struct mem memory;
    struct cp_hal hal;
    uint64_t clock;
} mine;

static uint64_t tell_hal(const struct cp *cp, uint32_t slot)
{
    (void)slot;
    mine.hal = cp->hal;
    return 1000;
}

static const struct cp_policy telling = {.name = "telling", .wait_mode = CP_WAIT_TIMEOUT, .wait_limit = tell_hal};

static void step(struct port *p, uint32_t budget)
{
    struct bind_step_record record;
    char error[256];

    if (p->binding.step(p->binding.self, p->clock, budget, &record, error, sizeof(error)))
        return;
    fprintf(stderr, "%s\n", error);
    exit(1);
}

static void gpu_reset(void *gpu)
{
    struct cp_mailbox *mailbox = ((struct port *)gpu)->binding.mailbox;

    cp_mailbox_create(mailbox, mailbox->header, mailbox->command_mask + 1, mailbox->event_mask + 1, false);
}

static void gpu_set_clock(void *gpu, uint64_t cycle)
{
    ((struct port *)gpu)->clock = cycle;
}

/* A step of the binding's own firmware, which has no budget and does nothing: the kit has firmware of its own. */
static void gpu_begin_step(void *gpu)
{
    step(gpu, 0);
}

static int gpu_take(void *gpu, struct cp_command *command)
{
    return cp_mailbox_take(((struct port *)gpu)->binding.mailbox, command);
}

static int gpu_post(void *gpu, const struct cp_event *event)
{
    return cp_mailbox_post(((struct port *)gpu)->binding.mailbox, event);
}

static void gpu_write(void *gpu, uint64_t address, const void *from, uint32_t bytes)
{
    struct port *p = gpu;

    mem_write(&p->memory, address, from, bytes, p->clock);
}

static void gpu_read(void *gpu, uint64_t address, void *to, uint32_t bytes)
{
    mem_read(&((struct port *)gpu)->memory, address, to, bytes);
}

/* Starts the binding as the simulated GPU does, and lets its firmware send its first commands. */
static void start(struct port *p)
{
    struct cp_config config = CP_CONFIG_DEFAULT;
    char error[256] = "no memory";

    config.policy = &telling;
    config.cus = 1;
    config.simds = 1;
    config.waves_per_simd = 1;
    config.vgprs_per_simd = 256;
    config.sgprs_per_simd = 256;
    config.wg_slots = 1;
    config.context_bytes = 64;
    config.log_entries = 0;
    parameters_default(&p->parameters);
    if (!mem_init(&p->memory, MEMORY_BYTES) ||
        !bind_local(&p->binding, &p->parameters, &p->memory, error, sizeof(error)) ||
        !p->binding.start(p->binding.self, &config, error, sizeof(error))) {
        fprintf(stderr, "%s\n", error);
        exit(1);
    }
    step(p, 16);
}

void port_open(struct port_bench *bench)
{
    start(&mine);
    *bench = (struct port_bench){.name = "simulator",
                                 .hal = mine.hal,
                                 .gpu = &mine,
                                 .reset = gpu_reset,
                                 .set_clock = gpu_set_clock,
                                 .begin_step = gpu_begin_step,
                                 .take = gpu_take,
                                 .post = gpu_post,
                                 .write = gpu_write,
                                 .read = gpu_read,
                                 .memory_bytes = MEMORY_BYTES};
}
