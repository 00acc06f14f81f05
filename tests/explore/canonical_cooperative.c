/* canonical_cooperative.c - cooperative kernels: tickets, numbers of forks, deadlines, and what is left of operations. */
#include "canonical_parts.h"

#include "abstract_parts.h"

#include "onward/cooperative.h"

#include <stddef.h>
#include <string.h>

/*
 * Tickets: 0 none; any that is stale; that of the last offer. Nothing else of them matters, but, where their count goes round, the
 * two offers before that, the first one after it, and that older tickets were issued all the same.
 */

static uint16_t rename_last(uint32_t last)
{
    if (ag_scenario()->wraps && (last >= 0xfffe || last == 1))
        return (uint16_t)last;
    return 2;
}

static uint16_t rename_ticket(uint32_t last, uint32_t ticket)
{
    if (!ticket)
        return 0;
    if (ticket == last)
        return rename_last(last);
    return rename_last(last) == 1 ? 0xffff : (uint16_t)(rename_last(last) - 1);
}

static uint16_t rename_issued(uint32_t last)
{
    if (ag_scenario()->wraps && last)
        return last == 0xfffe ? 0xfffe : 0xffff;
    return rename_ticket(last, last);
}

/* An offer that stands has the number of its round instead. */
static uint16_t rename_message(uint32_t last, uint16_t message)
{
    if (AG_MESSAGE_OPERATION(message) == CP_MESSAGE_STAND)
        return message;
    return AG_MESSAGE(AG_MESSAGE_OPERATION(message), rename_ticket(last, AG_MESSAGE_TICKET(message)));
}

static uint64_t rename_demand(uint32_t last, uint64_t demand)
{
    return (demand & ~(0xffffull << 48)) | (uint64_t)rename_ticket(last, CP_DEMAND_TICKET(demand)) << 48;
}

/* A STORE into a control block or its records. */
static void rename_store(struct ag_command *c, uint32_t last)
{
    uint32_t offset = ag_control_offset(c->address);

    if (offset == __builtin_offsetof(struct cp_cooperative_control, demand))
        c->value = rename_demand(last, c->value);
    if (offset >= sizeof(struct cp_cooperative_control) && !(offset % AG_RECORD))
        c->value = 1; /* which fork it was */
}

/* The kernel of a message event. The message of a WG that is gone is dropped, so any kernel will do. */
static uint32_t kernel_of_event(const struct ag_gpu *gpu, const struct ag_event *event)
{
    uint32_t kernel = event->slot < AG_WGS ? gpu->slots[event->slot].kernel : 0;

    return kernel < ag_cooperatives() ? kernel : 0;
}

static void canonical_tickets(struct ag_state *state, uint32_t kernel)
{
    struct ag_gpu *gpu = &state->gpu;
    struct cp_cooperative *c = ag_cooperative_of(state, kernel);
    uint32_t last = c ? c->ticket : 0;

    for (uint32_t i = 0; i < AG_WGS; i++) {
        if (gpu->slots[i].kernel == kernel)
            gpu->slots[i].message = rename_message(last, gpu->slots[i].message);
    }
    for (uint32_t i = 0; i < AG_THREADS; i++) {
        if (ag_is_member(i) && ag_member_kernel(i) == kernel)
            gpu->threads[i].ticket = rename_ticket(last, gpu->threads[i].ticket);
    }
    for (uint32_t i = 0; i < gpu->event_count; i++) {
        if (kernel_of_event(gpu, &gpu->events[i]) == kernel)
            gpu->events[i].message = rename_message(last, gpu->events[i].message);
    }
    for (uint32_t i = 0; i < gpu->command_count; i++) {
        struct ag_command *command = &gpu->commands[i];

        if (command->opcode == CP_COMMAND_STORE && command->address >= AG_CONTROL && command->address < AG_OPTIONS &&
            ag_control_kernel(command->address) == kernel)
            rename_store(command, last);
    }
    gpu->control[kernel].ticket = rename_ticket(last, gpu->control[kernel].ticket);
    if (!c)
        return;
    c->demand = rename_demand(last, c->demand);
    c->seen = rename_ticket(last, c->seen);
    c->ticket = rename_ticket(last, last);
    c->issued = rename_issued(last);
}

/* Operations */

/* The bytes of c that belong to no field; a field that is moved beside them is caught here. */
static void clear_padding(struct cp_cooperative *c)
{
    const size_t end = offsetof(struct cp_cooperative, over) + sizeof(c->over);
    const size_t next = offsetof(struct cp_cooperative, limit);
    const size_t last = offsetof(struct cp_cooperative, detail) + sizeof(c->detail);

    _Static_assert(offsetof(struct cp_cooperative, limit) - offsetof(struct cp_cooperative, over) <= 4,
                   "over is before limit");
    _Static_assert(sizeof(struct cp_cooperative) - offsetof(struct cp_cooperative, detail) <= 12, "detail is the last");
    memset((uint8_t *)c + end, 0, next - end);
    memset((uint8_t *)c + last, 0, sizeof(*c) - last);
}

static void forget_operation(struct cp_cooperative *c)
{
    clear_padding(c);
    c->forks = 0;
    if (c->operation != CP_OPERATION_RESIZE)
        c->before = c->seen = 0;
    if (!c->round)
        c->over = false;
    if (!c->standing && c->stage != CP_STAGE_VICTIMS)
        c->slot = CP_NONE;
    if (!c->operation) {
        c->source = 0;
        c->stage = CP_STAGE_DRAIN;
    }
    if (c->stage != CP_STAGE_COUNT) {
        c->most = 0;
        c->cu = 0;
    }
    if (c->stage != CP_STAGE_COUNT && c->operation != CP_OPERATION_FORK)
        c->found = 0;
    if (c->stage != CP_STAGE_RECORDS)
        c->id = 0;
    if (c->stage != CP_STAGE_RECORDS && c->stage != CP_STAGE_WORDS)
        c->step = 0;
}

static void canonical_gather(const struct ag_state *state, struct cp_reclaim *g)
{
    const size_t end = offsetof(struct cp_reclaim, waited) + sizeof(g->waited);

    _Static_assert(sizeof(struct cp_reclaim) - offsetof(struct cp_reclaim, waited) <= 8, "waited is the last");
    memset((uint8_t *)g + end, 0, sizeof(*g) - end);
    g->begun = 0;
    g->waited = false;
    g->check_at = canonical_deadline(state, g->check_at);
    if (!g->due && g->check_at == UINT64_MAX)
        g->put_off = false; /* no round follows */
    if (g->round)
        return;
    g->waves_left = 0;
    g->cu = g->cus_left = 0;
    g->saved_any = false;
}

void canonical_cooperative(struct ag_state *state)
{
    struct cp *cp = &state->cp;

    cp->check_at = canonical_deadline(state, cp->check_at);
    for (uint32_t i = 0; i < AG_KERNELS; i++) {
        struct cp_cooperative *c = &cp->cooperative[i];

        if (cp->kernels[i].stage == CP_KERNEL_FREE) {
            memset(c, 0, sizeof(*c));
            memset(&cp->reclaims[i], 0, sizeof(cp->reclaims[i]));
            continue;
        }
        canonical_gather(state, &cp->reclaims[i]);
        if (!cp->kernels[i].managed) {
            memset(c, 0, sizeof(*c)); /* of a kernel before it */
            continue;
        }
        c->poll_at = canonical_deadline(state, c->poll_at);
        forget_operation(c);
    }
    for (uint32_t kernel = 0; kernel < ag_cooperatives(); kernel++)
        canonical_tickets(state, kernel);
}
