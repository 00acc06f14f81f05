/* canonical_cooperative.c - cooperative kernels: tickets, numbers of forks, deadlines, and what is left of operations. */
#include "canonical_parts.h"

#include "abstract_parts.h"

#include "onward/cooperative.h"

#include <stddef.h>
#include <string.h>

/* Tickets: 0 none; 1 any that is stale; 2 that of the last offer. Nothing else of them matters. */

static uint16_t rename_ticket(uint32_t last, uint32_t ticket)
{
    if (!ticket)
        return 0;
    return ticket == last ? 2 : 1;
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

static void rename_commands(struct ag_gpu *gpu, uint32_t last)
{
    for (uint32_t i = 0; i < gpu->command_count; i++) {
        struct ag_command *c = &gpu->commands[i];

        if (c->opcode == CP_COMMAND_STORE &&
            c->address == AG_CONTROL + __builtin_offsetof(struct cp_cooperative_control, demand))
            c->value = rename_demand(last, c->value);
        if (c->opcode == CP_COMMAND_STORE && c->address >= AG_CONTROL + sizeof(struct cp_cooperative_control) &&
            c->address < AG_OPTIONS && !(c->address % AG_RECORD))
            c->value = 1; /* which fork it was */
    }
}

static void canonical_tickets(struct ag_state *state, struct cp_cooperative *c)
{
    struct ag_gpu *gpu = &state->gpu;
    uint32_t last = c ? c->ticket : 0;

    for (uint32_t i = 0; i < AG_WGS; i++)
        gpu->slots[i].message = rename_message(last, gpu->slots[i].message);
    for (uint32_t i = 0; i < AG_THREADS; i++)
        gpu->threads[i].ticket = rename_ticket(last, gpu->threads[i].ticket);
    for (uint32_t i = 0; i < gpu->event_count; i++)
        gpu->events[i].message = rename_message(last, gpu->events[i].message);
    rename_commands(gpu, last);
    gpu->control.ticket = rename_ticket(last, gpu->control.ticket);
    if (!c)
        return;
    c->demand = rename_demand(last, c->demand);
    c->seen = rename_ticket(last, c->seen);
    c->ticket = c->issued = rename_ticket(last, last);
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

static void canonical_gather(const struct ag_state *state, struct cp_gather *g)
{
    const size_t end = offsetof(struct cp_gather, waited) + sizeof(g->waited);

    _Static_assert(sizeof(struct cp_gather) - offsetof(struct cp_gather, waited) <= 8, "waited is the last");
    memset((uint8_t *)g + end, 0, sizeof(*g) - end);
    g->begun = 0;
    g->waited = false;
    g->look_at = canonical_deadline(state, g->look_at);
    if (g->round)
        return;
    g->lacking = 0;
    g->cu = g->cus_left = 0;
    g->taken = false;
}

void canonical_cooperative(struct ag_state *state)
{
    struct cp *cp = &state->cp;
    struct cp_cooperative *member = 0;

    cp->attend_at = canonical_deadline(state, cp->attend_at);
    for (uint32_t i = 0; i < AG_KERNELS; i++) {
        struct cp_cooperative *c = &cp->cooperative[i];

        if (cp->kernels[i].stage == CP_KERNEL_FREE) {
            memset(c, 0, sizeof(*c));
            memset(&cp->gathers[i], 0, sizeof(cp->gathers[i]));
            continue;
        }
        canonical_gather(state, &cp->gathers[i]);
        if (!cp->kernels[i].attended) {
            memset(c, 0, sizeof(*c)); /* of a kernel before it */
            continue;
        }
        c->poll_at = canonical_deadline(state, c->poll_at);
        forget_operation(c);
        if (cp->kernels[i].attended & CP_ATTEND_MESSAGES)
            member = c;
    }
    if (ag_scenario()->cooperative)
        canonical_tickets(state, member);
}
