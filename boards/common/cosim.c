/* SPDX-License-Identifier: MIT */
/*
 * cosim.c - see cosim.h. Waits for requests of the simulated GPU, runs the firmware over the mailbox in shared memory,
 * and counts the instructions of each step. Only cp_step and the functions that it calls are counted.
 */
#include "cosim.h"

#include <stddef.h>

#include "board.h"
#include "copy.h"
#include "onward/cosim.h"
#include "onward/cp_state.h"
#include "onward/mailbox.h"
#include "policies.h"
#include "semihosting.h"

struct server {
    struct cp_cosim *block;
    const unsigned char *window;
    struct cp_mailbox mailbox;
    uint64_t now;
    uint32_t sequence; /* of the request that is being carried out: the block's is the host's once it was answered */
    int32_t requests;
    int32_t answers;
    uint32_t overhead;  /* instructions that counting itself adds */
    uint32_t uncounted; /* instructions of this step that had the host fetch memory, or noted loads */
    uint32_t noting;    /* instructions of noting a load, apart from those that are measured each time */
    int gone;           /* the host has left */
};

static struct server server;
static struct cp cp;

/* Turns */

static int wait_for_request(struct server *s)
{
    uint32_t sequence = 0;

    s->sequence++;
    return semihosting_read(s->requests, &sequence, sizeof(sequence)) == 0 && sequence == s->sequence &&
           s->block->sequence == s->sequence;
}

static int answer(struct server *s, enum cp_cosim_answer kind)
{
    s->block->answer = kind;
    return semihosting_write(s->answers, &s->sequence, sizeof(s->sequence)) == 0;
}

/* Calls of the firmware */

static uint64_t hal_now(void *context)
{
    return ((const struct server *)context)->now;
}

static struct cp_command *hal_reserve(void *context)
{
    return cp_mailbox_reserve(&((struct server *)context)->mailbox);
}

static void hal_commit(void *context)
{
    cp_mailbox_commit(&((struct server *)context)->mailbox);
}

static int hal_receive(void *context, struct cp_event *event)
{
    return cp_mailbox_receive(&((struct server *)context)->mailbox, event);
}

/* Notes a load for the host, and has it take over the list when that is full. */
static __attribute__((noinline)) void note_load(struct server *s, uint64_t address, uint32_t bytes)
{
    struct cp_cosim *block = s->block;
    uint32_t from = board_count();

    if (block->load_count == CP_COSIM_LOADS &&
        (!answer(s, CP_COSIM_LOADS_FULL) || !wait_for_request(s) || block->request != CP_COSIM_LOADED)) {
        s->gone = 1;
        return;
    }
    block->loads[block->load_count].address = address;
    block->loads[block->load_count].bytes = bytes;
    block->load_count++;
    s->uncounted += board_count() - from + s->noting;
}

/* Has the host copy bytes that lie outside the window into the block. */
static int fetch(struct server *s, uint64_t address, uint32_t bytes)
{
    struct cp_cosim *block = s->block;

    block->load_address = address;
    block->load_bytes = bytes;
    if (!answer(s, CP_COSIM_LOAD) || !wait_for_request(s) || block->request != CP_COSIM_LOADED) {
        s->gone = 1;
        return CP_ERROR_ADDRESS;
    }
    return block->load_result;
}

static int hal_load(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    struct server *s = context;
    uint32_t from;
    int result;

    if (bytes <= s->block->window_bytes && address <= s->block->window_bytes - bytes) {
        board_copy(destination, s->window + (uint32_t)address, bytes);
        note_load(s, address, bytes);
        return CP_OK;
    }
    if (bytes > CP_COSIM_LOAD_BYTES || bytes > s->block->memory_bytes || address > s->block->memory_bytes - bytes)
        return CP_ERROR_ADDRESS;
    from = board_count();
    result = fetch(s, address, bytes);
    s->uncounted += board_count() - from;
    if (result != CP_OK)
        return result;
    board_copy(destination, s->block->load_data, bytes);
    note_load(s, address, bytes);
    return CP_OK;
}

/* Requests */

static int32_t hello(struct server *s)
{
    s->block->board = CP_COSIM_LAYOUT;
    s->block->max_wgs = CP_MAX_WGS;
    s->block->max_cus = CP_MAX_CUS;
    board_count_start();
    s->overhead = board_count();
    board_count_start();
    note_load(s, 0, 0);
    s->noting = board_count() - s->overhead - s->uncounted;
    s->block->load_count = 0;
    return CP_OK;
}

static int32_t init(struct server *s)
{
    const struct cp_hal hal = {.context = s,
                               .now = hal_now,
                               .reserve = hal_reserve,
                               .commit = hal_commit,
                               .receive = hal_receive,
                               .load = hal_load};
    unsigned char *base = board_shared;
    struct cp_config config = s->block->config;
    bool bad = s->mailbox.events_bad;
    int32_t result;

    s->window = base + s->block->window_offset;
    result = cp_mailbox_attach(&s->mailbox, base + s->block->mailbox_offset, s->block->mailbox_bytes);
    if (result != CP_OK)
        return result;
    if (bad)
        cp_mailbox_drop_events(&s->mailbox);
    config.policy_bits = 0;
    config.policy = board_policy(s->block->policy, sizeof(s->block->policy));
    result = cp_init(&cp, &config, &hal);
    s->block->refused_field = cp_refused_field(&cp);
    if (result == CP_OK && s->block->trace_bytes)
        result = cp_trace_start(&cp, base + s->block->trace_offset, s->block->trace_bytes);
    return result;
}

static int32_t step(struct server *s)
{
    struct cp_cosim *block = s->block;
    uint32_t spent, uncounted;
    int result;

    s->now = block->cycle;
    s->uncounted = 0;
    board_count_start();
    result = cp_step(&cp, block->budget);
    spent = board_count();
    uncounted = s->overhead + s->uncounted;
    block->instructions = spent > uncounted ? spent - uncounted : 0;
    block->deadline = cp_deadline(&cp);
    block->unlaunched = cp_unlaunched(&cp);
    block->ready = cp_ready(&cp);
    block->wanting = cp_wanting(&cp);
    block->panic = cp_panic(&cp);
    block->counters = *cp_counters_of(&cp);
    return s->mailbox.events_bad ? CP_ERROR_FRAME : result;
}

static enum cp_cosim_answer carry_out(struct server *s)
{
    switch (s->block->request) {
    case CP_COSIM_HELLO:
        s->block->result = hello(s);
        return CP_COSIM_DONE;
    case CP_COSIM_INIT:
        s->block->result = init(s);
        return CP_COSIM_DONE;
    case CP_COSIM_STEP:
        s->block->result = step(s);
        return CP_COSIM_DONE;
    default:
        return CP_COSIM_REFUSED;
    }
}

int cosim_serve(void)
{
    struct server *s = &server;

    s->block = (struct cp_cosim *)(void *)board_shared;
    if (s->block->magic != CP_COSIM_MAGIC) {
        board_print("no simulated GPU shares this board's memory\n");
        return 1;
    }
    s->requests = semihosting_open(CP_COSIM_REQUESTS, 0);
    s->answers = semihosting_open(CP_COSIM_ANSWERS, 1);
    if (s->requests < 0 || s->answers < 0) {
        board_print("the simulated GPU's pipes cannot be opened\n");
        return 1;
    }
    while (wait_for_request(s) && answer(s, carry_out(s)) && !s->gone)
        ;
    return 0;
}
