/*
 * abstract_host.c - the host: it creates, updates, drains, abandons, clears, suspends and resumes queues, each at any time, and waits
 * for the answer before it commands the same queue again. It gives a few commands only, and resumes what it has suspended.
 *
 * A mask names the last CU. The host takes it back at some time.
 *
 * A queue that it has abandoned, or drained when it had an error, is empty when it creates it again.
 */
#include "abstract_parts.h"

#include "onward/aql.h"

#include <string.h>

uint32_t ag_scratch_of(uint32_t kernel)
{
    return ag_scenario()->scratch >> kernel & 1u ? kernel + 1u : 0;
}

static uint64_t scratch_base(uint32_t queue, uint32_t range)
{
    return range ? AG_SCRATCH + (queue * 8u + range) * AG_SCRATCH_STEP : 0;
}

void ag_take_scratch(struct ag_gpu *gpu, uint32_t kernel, uint64_t base)
{
    uint32_t queue = ag_queue_of(kernel), range = gpu->host.ranges[queue];
    bool old = gpu->host.asked[queue] == CP_HOST_CLEAR && range && base == scratch_base(queue, range - 1u);

    if (!ag_scratch_of(kernel))
        return;
    gpu->host.taken[kernel] = (uint8_t)(range - old);
    if (!old && (base != scratch_base(queue, range) || gpu->host.scratch[queue] < ag_scratch_of(kernel)))
        ag_violation("(j) a dispatch begins with scratch that it does not have");
}

struct cp_queue_config ag_queue_config(const struct ag_gpu *gpu, uint32_t queue, bool changed)
{
    return (struct cp_queue_config){
        .scratch = {scratch_base(queue, gpu->host.ranges[queue]), gpu->host.scratch[queue] * AG_SCRATCH_UNIT},
        .queue_memory = AG_QUEUE + queue * AG_QUEUE_STEP,
        .process = {AG_QUEUE, AG_DATA_END - AG_QUEUE},
        .priority = changed ? CP_PRIORITIES - 1 - queue : queue,
        .wg_limit = changed ? 1 : ag_scenario()->limit};
}

bool ag_is_absent(const struct ag_state *state, uint32_t queue)
{
    return queue < AG_QUEUES && !state->cp.config.queues[queue].queue_memory;
}

bool ag_is_removed(const struct ag_gpu *gpu, uint32_t queue)
{
    return gpu->host.gone[queue] && !gpu->host.asked[queue];
}

/* Its dispatches that have not completed need not complete any more. */
static void drop_queue(struct ag_gpu *gpu, uint32_t queue)
{
    for (uint32_t kernel = 0; kernel < AG_KERNELS; kernel++) {
        if (ag_queue_of(kernel) == queue && ag_is_dispatched(gpu, kernel) && !gpu->signalled[kernel])
            gpu->host.dropped[kernel] = true;
    }
}

void ag_mailbox_store(struct ag_gpu *gpu, const struct ag_command *command)
{
    uint32_t kernel = (uint32_t)(command->address - AG_MAILBOXES) / 8;

    if (kernel >= AG_KERNELS || !gpu->signalled[kernel] || gpu->host.told[kernel] || command->value != kernel + 1) {
        ag_violation("(e) a mailbox is written too early, twice, or with another event");
        return;
    }
    if (ag_is_removed(gpu, ag_queue_of(kernel)))
        ag_violation("(j) a mailbox of a queue that was removed");
    gpu->host.told[kernel] = 1;
}

void ag_notify(struct ag_gpu *gpu, const struct ag_command *command)
{
    uint32_t kernel = (uint32_t)command->value - 1;

    if (kernel >= AG_KERNELS || gpu->host.told[kernel] != 1 || command->kernel != ag_queue_of(kernel)) {
        ag_violation("(e) NOTIFY before the mailbox is written, twice, or of nothing");
        return;
    }
    if (ag_is_removed(gpu, ag_queue_of(kernel)))
        ag_violation("(j) NOTIFY of a queue that was removed");
    gpu->host.told[kernel] = 2;
}

bool ag_is_told(const struct ag_gpu *gpu, uint32_t kernel)
{
    return gpu->signalled[kernel] && (!ag_scenario()->mailboxes || gpu->host.told[kernel] == 2);
}

void ag_host_dispatched(struct ag_gpu *gpu, uint32_t kernel)
{
    if (gpu->host.asked[ag_queue_of(kernel)] == CP_HOST_ABANDON)
        gpu->host.dropped[kernel] = true;
}

static bool leaves_suspended(uint32_t operation)
{
    return operation == CP_HOST_UPDATE || operation == CP_HOST_LIMIT || operation == CP_HOST_STATUS ||
           operation == CP_HOST_MASK;
}

/* One page is written at a time. */
static bool writes_page(const struct ag_gpu *gpu)
{
    bool writes = false;

    for (uint32_t queue = 0; queue < AG_QUEUES; queue++)
        writes |= gpu->host.asked[queue] == CP_HOST_STATUS;
    return writes;
}

static bool makes_sense(const struct ag_gpu *gpu, uint32_t queue, uint32_t operation)
{
    if (operation >= CP_HOST_MASK)
        return !gpu->host.gone[queue] && gpu->host.masks[queue] == (operation == AG_HOST_UNMASK);
    if (operation == CP_HOST_CREATE || gpu->host.gone[queue])
        return gpu->host.gone[queue] && operation == CP_HOST_CREATE;
    if (gpu->host.suspended[queue])
        return operation == CP_HOST_RESUME || operation == CP_HOST_ABANDON || leaves_suspended(operation);
    return operation != CP_HOST_RESUME && (operation != CP_HOST_CLEAR || gpu->error_reason[queue]);
}

/* Whether the host gives the command now: those that take something back are none of those that are counted. */
static bool may_give(const struct ag_gpu *gpu, uint32_t queue, uint32_t operation)
{
    if (gpu->host.asked[queue] || !makes_sense(gpu, queue, operation) ||
        (operation == CP_HOST_STATUS && writes_page(gpu)))
        return false;
    return operation == CP_HOST_RESUME || operation == AG_HOST_UNMASK ||
           (gpu->host.left && ag_scenario()->host[queue] >> operation & 1u);
}

uint32_t ag_host_moves(const struct ag_gpu *gpu, uint16_t *moves)
{
    uint32_t count = 0;

    for (uint32_t queue = 0; queue < AG_QUEUES; queue++) {
        for (uint32_t operation = CP_HOST_CREATE; operation <= AG_HOST_UNMASK; operation++) {
            if (may_give(gpu, queue, operation))
                moves[count++] = AG_MOVE(AG_MOVE_HOST, AG_HOST(operation, queue));
        }
    }
    return count + ag_service_moves(gpu, &moves[count]);
}

void ag_host_commands(struct ag_gpu *gpu, uint32_t what)
{
    bool unmasks = AG_HOST_OPERATION(what) == AG_HOST_UNMASK;
    uint32_t operation = unmasks ? CP_HOST_MASK : AG_HOST_OPERATION(what), queue = AG_HOST_QUEUE(what);
    struct ag_event event = {
        .kind = CP_EVENT_HOST, .reason = (uint8_t)operation, .cu = (uint8_t)queue, .tag = operation};

    if (operation != CP_HOST_RESUME && !unmasks)
        gpu->host.left--;
    gpu->host.suspended[queue] &= leaves_suspended(operation);
    gpu->host.whole[queue] = false;
    gpu->host.limits[queue] = (uint8_t)(gpu->host.limits[queue] + (operation == CP_HOST_LIMIT));
    ag_note_move(gpu, queue, operation);
    gpu->host.masks[queue] ^= operation == CP_HOST_MASK;
    gpu->host.masked[queue] &= gpu->host.masks[queue];
    gpu->host.asked[queue] = (uint8_t)operation;
    gpu->host.changed[queue] ^= operation == CP_HOST_UPDATE;
    if (operation == CP_HOST_CLEAR && gpu->host.lacks[queue]) {
        gpu->host.scratch[queue] = gpu->host.lacks[queue];
        gpu->host.ranges[queue]++;
        event.number = 1;
    }
    gpu->host.lacks[queue] &= (uint8_t)(operation == CP_HOST_CLEAR ? 0 : UINT8_MAX);
    event.value = operation == CP_HOST_MASK ? gpu->host.masks[queue] : gpu->host.changed[queue];
    gpu->host.created[queue] |= operation == CP_HOST_CREATE && ag_scenario()->restarts;
    if (operation == CP_HOST_ABANDON)
        drop_queue(gpu, queue);
    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];
        bool abandons = operation == CP_HOST_ABANDON && s->state != AG_FREE && ag_queue_of(s->kernel) == queue;

        ag_tally.races[AG_RACE_ABANDON_MOVING] += abandons && (s->state == AG_SAVING || s->state == AG_RESTORING);
        ag_tally.races[AG_RACE_ABANDON_GIVEN] += abandons && ag_is_given(gpu, s->kernel);
    }
    ag_post(gpu, &event);
}

/* The firmware sends an ANSWER: what it has of the queue then. */
void ag_check_answer(const struct ag_state *state, const struct ag_command *command)
{
    static const struct cp_queue nothing;
    const struct cp *cp = &state->cp;
    uint32_t queue = command->kernel;
    struct cp_queue_config config = ag_queue_config(&state->gpu, queue, state->gpu.host.changed[queue]);
    bool removes = state->gpu.host.asked[queue] == CP_HOST_DRAIN || state->gpu.host.asked[queue] == CP_HOST_ABANDON;

    if (command->opcode != CP_COMMAND_ANSWER)
        return;
    for (uint32_t i = 0; i < AG_KERNELS && removes; i++) {
        if (cp->kernels[i].stage != CP_KERNEL_FREE && cp->kernels[i].queue == queue)
            ag_violation("(j) a queue is removed, and a dispatch of it is active");
    }
    if (removes && (!ag_is_absent(state, queue) || memcmp(&cp->queues[queue], &nothing, sizeof(nothing))))
        ag_violation("(j) a queue is removed, and its record has something");
    if (!removes && memcmp(&cp->config.queues[queue], &config, sizeof(config)))
        ag_violation("(j) a queue is not what the host has made it");
}

/* The host takes a queue's memory back. */
static void take_back(struct ag_gpu *gpu, uint32_t queue, bool abandoned)
{
    uint32_t passed = 0; /* packets: of dispatches, or left out at an earlier removal */
    bool sound = !abandoned && !gpu->error_reason[queue];

    if (sound)
        ag_check_drained(gpu, queue);
    for (uint32_t kernel = 0; kernel < AG_KERNELS; kernel++) {
        bool dropped = gpu->host.dropped[kernel];

        if (ag_queue_of(kernel) != queue || !(gpu->begun[kernel] || dropped))
            continue;
        passed++;
        if (gpu->begun[kernel] &&
            (!gpu->ended[kernel] || (sound && !gpu->faulted[kernel] && !dropped && !gpu->signalled[kernel])))
            ag_violation("(j) ANSWER before the end of a dispatch");
    }
    if (sound && gpu->read_id[queue] != passed)
        ag_violation("(j) ANSWER before the STORE of the read index");
    gpu->host.gone[queue] = true;
    gpu->host.limits[queue] = gpu->host.moved[queue] = 0;
    gpu->host.masks[queue] = gpu->host.masked[queue] = false;
    gpu->host.lacks[queue] = 0;
    if (!abandoned && !gpu->error_reason[queue])
        return;
    drop_queue(gpu, queue);
    gpu->read_id[queue] = ag_dispatched(gpu, queue);
    gpu->error_reason[queue] = 0;
}

void ag_check_held(const struct ag_gpu *gpu, uint32_t kernel, uint32_t cu)
{
    if (gpu->host.suspended[ag_queue_of(kernel)])
        ag_violation("(j) a WG of a suspended queue is placed");
    if (gpu->host.masked[ag_queue_of(kernel)] && cu + 1u != ag_scenario()->cus)
        ag_violation("(j) a WG is placed where the mask of its queue bars it");
}

/* From the ANSWER to SUSPEND on no WG of the queue is on a CU. */
static void check_away(const struct ag_gpu *gpu, uint32_t queue)
{
    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];

        if (s->state != AG_FREE && s->state != AG_AWAY && ag_queue_of(s->kernel) == queue)
            ag_violation("(j) ANSWER to SUSPEND while a WG is on a CU");
    }
}

/* A queue that goes on may have stopped again before the ANSWER: for a service that is refused, or for a restart. */
static bool stopped_again(const struct ag_gpu *gpu, uint32_t queue)
{
    return gpu->error_reason[queue] == CP_QUEUE_AGENT_DISPATCH || gpu->error_reason[queue] == CP_QUEUE_RESET ||
           gpu->host.lacks[queue];
}

/* The host takes the scratch back that the queue had before. */
static void check_cleared(const struct ag_gpu *gpu, uint32_t queue)
{
    for (uint32_t kernel = 0; kernel < AG_KERNELS; kernel++) {
        if (ag_queue_of(kernel) == queue && gpu->begun[kernel] && !gpu->ended[kernel] && ag_scratch_of(kernel) &&
            gpu->host.taken[kernel] != gpu->host.ranges[queue])
            ag_violation("(j) a dispatch has scratch that the host has taken back");
    }
    if (gpu->error_reason[queue] && !stopped_again(gpu, queue))
        ag_violation("(j) ANSWER to CLEAR before the STORE of the error");
}

void ag_answer(struct ag_gpu *gpu, const struct ag_command *command)
{
    uint32_t queue = command->kernel, operation = gpu->host.asked[queue];

    if (!operation || command->value != operation) {
        ag_violation("(j) ANSWER to no command");
        return;
    }
    if (command->number != CP_HOST_DONE)
        ag_violation("(j) a sound command of the host has failed");
    gpu->host.asked[queue] = 0;
    if (operation == CP_HOST_DRAIN || operation == CP_HOST_ABANDON)
        take_back(gpu, queue, operation == CP_HOST_ABANDON);
    else if (operation == CP_HOST_CREATE)
        gpu->host.gone[queue] = false;
    else if (operation == CP_HOST_SUSPEND)
        check_away(gpu, queue);
    else if (operation == CP_HOST_STATUS && !gpu->host.whole[queue])
        ag_violation("(m) ANSWER before the page is whole");
    else if (operation == CP_HOST_CLEAR)
        check_cleared(gpu, queue);
    gpu->host.cleared[queue] |= operation == CP_HOST_CLEAR && !ag_scenario()->scratch;
    gpu->host.suspended[queue] |= operation == CP_HOST_SUSPEND;
    gpu->host.masked[queue] = gpu->host.masks[queue];
}

bool ag_is_left_out(const struct ag_gpu *gpu, uint32_t kernel)
{
    uint32_t queue = ag_queue_of(kernel);

    if (gpu->host.dropped[kernel])
        return !gpu->begun[kernel] || gpu->ended[kernel];
    return !gpu->begun[kernel] &&
           (gpu->host.gone[queue] || ((ag_host_is_there() || ag_scenario()->restarts) && gpu->error_reason[queue]));
}

bool ag_host_is_there(void)
{
    bool any = false;

    for (uint32_t queue = 0; queue < AG_QUEUES; queue++)
        any |= ag_scenario()->host[queue] != 0;
    return any;
}

bool ag_host_waits(const struct ag_gpu *gpu)
{
    bool waits = false;

    for (uint32_t queue = 0; queue < AG_QUEUES; queue++)
        waits |= gpu->host.asked[queue] != 0;
    return waits;
}
