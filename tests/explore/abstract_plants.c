/* abstract_plants.c - bugs planted for cooperative kernels, one a run. */
#include "abstract_parts.h"

#include "core.h"
#include "onward/cooperative.h"

static bool is_plant(const struct ag_gpu *gpu, enum ag_plant plant)
{
    return ag_scenario()->plant == plant && !gpu->planted;
}

/* The command goes to the WG with that number instead. */
static bool redirect(const struct ag_gpu *gpu, struct ag_command *command, uint32_t number)
{
    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];

        if (s->state != AG_RESIDENT || s->number != number || i == command->slot)
            continue;
        command->slot = (uint8_t)i;
        command->generation = s->generation;
        return true;
    }
    return false;
}

static bool is_answer(const struct ag_command *command)
{
    uint64_t records = AG_CONTROL + sizeof(struct cp_cooperative_control);

    return command->opcode == CP_COMMAND_STORE && command->address >= records &&
           (command->address - records) % AG_RECORD == __builtin_offsetof(struct cp_cooperative_record, answer);
}

static bool grows(const struct ag_gpu *gpu, const struct ag_command *command)
{
    return command->opcode == CP_COMMAND_STORE && gpu->control[0].managed &&
           command->address == AG_CONTROL + __builtin_offsetof(struct cp_cooperative_control, managed) &&
           command->value >> 32 > gpu->control[0].active;
}

static bool hold(struct ag_gpu *gpu, const struct ag_command *command)
{
    gpu->held = *command;
    return true;
}

/* What a STORE of demand becomes. */
static bool spoil_demand(const struct ag_gpu *gpu, struct ag_command *command)
{
    uint64_t lone = (uint64_t)1 << 32;

    if (command->opcode != CP_COMMAND_STORE ||
        command->address != AG_CONTROL + __builtin_offsetof(struct cp_cooperative_control, demand))
        return false;
    if (is_plant(gpu, AG_PLANT_FALSE_OFFER) && CP_DEMAND_WANTED(command->value)) {
        command->value = (uint64_t)1 << 48 | lone;
        return true;
    }
    if (is_plant(gpu, AG_PLANT_NO_TICKET) && CP_DEMAND_TICKET(command->value) == 1) {
        command->value &= ~((uint64_t)0xffff << 48);
        return true;
    }
    return false;
}

/* Whether it goes into a control block while two kernels have one. */
static bool has_other_block(const struct ag_gpu *gpu, const struct ag_command *command)
{
    return ag_cooperatives() == 2 && gpu->control[0].managed && gpu->control[AG_COOPERATIVE - 1].managed &&
           command->opcode == CP_COMMAND_STORE && command->address >= AG_CONTROL && command->address < AG_OPTIONS;
}

uint32_t ag_plant_command(struct ag_gpu *gpu, struct ag_command *command)
{
    bool kill = command->opcode == CP_COMMAND_KILL;
    uint32_t arrivals = 1;
    bool changed = spoil_demand(gpu, command);

    if (is_plant(gpu, AG_PLANT_OTHER_BLOCK) && has_other_block(gpu, command)) {
        command->address ^= AG_CONTROL_STEP;
        changed = true;
    } else if (is_plant(gpu, AG_PLANT_KILL_OTHER) && kill) {
        changed = redirect(gpu, command, 1);
    } else if (is_plant(gpu, AG_PLANT_KILL_FIRST) && kill) {
        changed = redirect(gpu, command, 0);
    } else if (is_plant(gpu, AG_PLANT_LATE_ACTIVE) && grows(gpu, command)) {
        changed = hold(gpu, command);
        arrivals = 0;
    } else if (is_plant(gpu, AG_PLANT_EARLY_RELEASE) && kill && gpu->control[0].resizing) {
        changed = hold(gpu, command);
        arrivals = 0;
    } else if (is_plant(gpu, AG_PLANT_WRONG_SOURCE) && command->opcode == CP_COMMAND_COPY) {
        command->value = command->value ^ AG_RECORD;
        changed = true;
    } else if (is_plant(gpu, AG_PLANT_DOUBLE_ANSWER) && is_answer(command)) {
        changed = true;
        arrivals = 2;
    } else if ((is_plant(gpu, AG_PLANT_NO_ANSWER) && is_answer(command) && command->value == 1) ||
               (is_plant(gpu, AG_PLANT_LOST_KILL) && kill)) {
        changed = true;
        arrivals = 0;
    }
    gpu->planted |= changed;
    return arrivals;
}

/* What is held comes behind the command that it should have come before. */
bool ag_plant_let_go(struct ag_gpu *gpu, const struct ag_command *command)
{
    bool store = gpu->held.opcode == CP_COMMAND_STORE;

    return gpu->held.opcode && command->opcode == (store ? CP_COMMAND_LAUNCH : CP_COMMAND_ADD);
}

/* The firmware's record of the first kernel, once it runs; or NULL. */
static struct cp_cooperative *running(struct ag_state *state)
{
    return state->gpu.control[0].managed ? ag_cooperative_of(state, 0) : 0;
}

/* Bugs in the number of WGs that a maximal kernel begins with, and in whether it is left alone. */
void ag_plant_maximal(struct ag_state *state)
{
    struct cp_cooperative *c = ag_cooperative_of(state, 0);

    if (!c)
        return;
    if (is_plant(&state->gpu, AG_PLANT_SMALL_MAXIMAL) && c->operation == CP_OPERATION_START &&
        c->stage == CP_STAGE_COUNT && c->most > 1) {
        c->most--;
        state->gpu.planted = true;
    } else if (is_plant(&state->gpu, AG_PLANT_ASKED_MAXIMAL)) {
        state->cp.kernels[c - state->cp.cooperative].managed |= CP_MANAGED_RESIZES;
        state->gpu.planted = true;
    }
}

/* Forgets one of the offers that stand. */
static void forget_offer(struct cp *cp, struct cp_cooperative *c)
{
    for (uint32_t i = 0; i < AG_WGS && c->standing; i++) {
        if (cp->workgroups[i].state == CP_WG_FREE || !(cp->workgroups[i].flags & CP_WG_STANDS))
            continue;
        cp->workgroups[i].flags &= (uint8_t)~CP_WG_STANDS;
        c->standing--;
    }
}

/* Whether a resize waits for WGs that are being killed. */
static bool is_draining(const struct cp_cooperative *c)
{
    return c->operation == CP_OPERATION_RESIZE && c->stage == CP_STAGE_DRAIN && c->dying;
}

/* Slot of the WG whose LAUNCH this unit of the firmware hears to be refused, while it is being saved for another kernel. */
static uint32_t unstarted = AG_NOTHING;

static void note_unstarted(const struct ag_state *state, const struct cp_event *event)
{
    const struct cp_workgroup *wg = &state->cp.workgroups[event->wg.slot];

    if (event->kind != CP_EVENT_REFUSED || event->wg.generation != (uint8_t)wg->generation ||
        event->tag != wg->launch_tag || wg->state != CP_WG_SAVING || !(wg->flags & CP_WG_FRESH) ||
        !(wg->flags & CP_WG_PREEMPTED))
        return;
    ag_tally.races[AG_RACE_SAVED_LAUNCH]++;
    unstarted = event->wg.slot;
}

/* It goes on the list of pre-empted ones, is taken off the other one, and is the first there. */
static void misplace(struct cp *cp, uint32_t slot)
{
    struct cp_workgroup *wg = &cp->workgroups[slot];
    struct cp_kernel *k = &cp->kernels[wg->kernel];

    cp_list_remove(cp, &k->ready, CP_LINK_ORDER, slot);
    wg->flags |= CP_WG_PREEMPTED;
    cp_list_append(cp, &k->preempted, CP_LINK_ORDER, slot);
    cp_list_remove(cp, &k->ready, CP_LINK_ORDER, slot);
    cp_list_prepend(cp, &k->ready, CP_LINK_ORDER, slot);
}

static void plant_unstarted(struct ag_state *state)
{
    uint32_t slot = unstarted;

    unstarted = AG_NOTHING;
    if (slot == AG_NOTHING || !is_plant(&state->gpu, AG_PLANT_SAVED_LAUNCH) ||
        state->cp.workgroups[slot].state != CP_WG_READY)
        return;
    misplace(&state->cp, slot);
    state->gpu.planted = true;
}

void ag_plant_firmware(struct ag_state *state)
{
    struct cp_cooperative *c = running(state);

    plant_unstarted(state);
    if (!c)
        return;
    if (is_plant(&state->gpu, AG_PLANT_FEW_WAVES) && state->cp.dying_waves) {
        state->cp.dying_waves -= ag_waves_of(0) - 1;
        state->gpu.planted = true;
    } else if (is_plant(&state->gpu, AG_PLANT_BEYOND)) {
        c->limit++;
        state->gpu.planted = true;
    } else if (is_plant(&state->gpu, AG_PLANT_LOST_PLACES) && state->cp.dying_waves) {
        state->cp.dying_waves++;
        state->gpu.planted = true;
    } else if (is_plant(&state->gpu, AG_PLANT_FORGOTTEN_OFFER) && c->standing) {
        forget_offer(&state->cp, c);
        state->gpu.planted = true;
    } else if (is_plant(&state->gpu, AG_PLANT_FORGOTTEN_END) && is_draining(c) && c->ended) {
        c->ended = 0;
        state->gpu.planted = true;
    }
}

void ag_plant_event(struct ag_state *state, struct cp_event *event)
{
    struct cp_cooperative *c = running(state);
    uint32_t word = event->message.word;

    note_unstarted(state, event);
    if (c && event->kind == CP_EVENT_DONE && is_draining(c))
        ag_tally.races[AG_RACE_END_IN_DRAIN] += state->cp.workgroups[event->wg.slot].number < c->active;
    if (c && is_plant(&state->gpu, AG_PLANT_OLD_TICKETS) && event->kind == CP_EVENT_MESSAGE &&
        CP_MESSAGE_ARGUMENT(word) > c->ticket) {
        c->issued = c->ticket;
        state->gpu.planted = true;
    }
    if (!c || !is_plant(&state->gpu, AG_PLANT_STALE_TICKET) || event->kind != CP_EVENT_MESSAGE ||
        CP_MESSAGE_OPERATION(word) != CP_MESSAGE_FORK ||
        (CP_MESSAGE_ARGUMENT(word) == c->ticket && CP_DEMAND_OFFERED(c->demand)))
        return;
    event->message.word = CP_MESSAGE(CP_MESSAGE_FORK, c->ticket);
    c->demand = (uint64_t)c->ticket << 48 | (uint64_t)1 << 32;
    state->gpu.planted = true;
}
