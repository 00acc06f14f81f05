/*
 * abstract_demand.c - what the firmware tells a cooperative kernel: how many work-groups (WGs) it wants back or offers, and, of a
 * maximal one, how many it begins with. Compared with what is on the GPU, counted in waves.
 */
#include "abstract_parts.h"

#include "onward/cooperative.h"

/* Whether a WG, by its number, is on a CU. */
static bool has_place(const struct ag_gpu *gpu, uint32_t number)
{
    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];

        if (s->state != AG_FREE && s->number == number)
            return s->state != AG_AWAY && s->state != AG_SAVING;
    }
    return false;
}

/* Of one that was on a lost CU the firmware may not have heard that it has ended. */
static bool may_lack(const struct ag_gpu *gpu, uint32_t number)
{
    return (!gpu->threads[number].done || ag_scenario()->losses) && !has_place(gpu, number);
}

static bool is_live(const struct ag_gpu *gpu, uint32_t number)
{
    return gpu->threads[number].launched && !gpu->threads[number].done;
}

/*
 * Waves that lack a place: of WGs of the ordinary kernels, and of the active ones of this. Those being killed give theirs, if they
 * have one: a WG may be killed that is saved.
 */
static uint32_t waves_lacking(const struct ag_state *state, uint32_t own)
{
    const struct ag_scenario *s = ag_scenario();
    const struct ag_gpu *gpu = &state->gpu;
    uint32_t lacking = 0, given = 0, number = ag_first_number(ag_cooperatives());

    for (uint32_t kernel = 0; kernel < ag_cooperatives(); kernel++) {
        uint32_t record = ag_record_of(gpu, kernel), first = ag_first_number(kernel);
        uint32_t active = record < AG_KERNELS ? state->cp.cooperative[record].active : 0;

        for (uint32_t id = 0; id < s->groups[kernel]; id++) {
            if (id >= active)
                given += is_live(gpu, first + id) && has_place(gpu, first + id) ? ag_waves_of(kernel) : 0;
            else if (kernel == own && may_lack(gpu, first + id))
                lacking += ag_waves_of(kernel);
        }
    }
    for (uint32_t kernel = ag_cooperatives(); kernel < AG_KERNELS; kernel++) {
        for (uint32_t i = 0; i < s->groups[kernel]; i++, number++)
            lacking += ag_is_dispatched(gpu, kernel) && may_lack(gpu, number);
    }
    return lacking > given ? lacking - given : 0;
}

static bool fits_anywhere(const struct ag_gpu *gpu)
{
    for (uint32_t cu = 0; cu < ag_scenario()->cus; cu++) {
        if (ag_waves_on(gpu, cu) + ag_waves_of(0) <= ag_scenario()->room)
            return true;
    }
    return false;
}

static void check_offer(const struct ag_gpu *gpu, uint64_t demand, uint32_t active, uint32_t most)
{
    if (!CP_DEMAND_TICKET(demand))
        ag_violation("(g) an offer has no ticket");
    if (!fits_anywhere(gpu) || CP_DEMAND_OFFERED(demand) + active > most)
        ag_violation("(g) a WG is offered that there is no place for");
}

void ag_check_demand(const struct ag_state *state, const struct ag_command *command)
{
    const struct ag_gpu *gpu = &state->gpu;
    uint32_t kernel = ag_control_kernel(command->address), waves = ag_waves_of(0), record, active;

    if (!ag_cooperatives() || command->opcode != CP_COMMAND_STORE ||
        ag_control_offset(command->address) != __builtin_offsetof(struct cp_cooperative_control, demand))
        return;
    record = ag_record_of(gpu, kernel);
    if (record == AG_KERNELS || !gpu->control[kernel].managed)
        return;
    active = state->cp.cooperative[record].active;
    if (command->value && ag_scenario()->maximal)
        ag_violation("(g) a maximal kernel is asked for WGs, or offered some");
    if (CP_DEMAND_WANTED(command->value) * waves >= waves_lacking(state, kernel) + waves)
        ag_violation("(g) more WGs are wanted than places are lacking");
    if (CP_DEMAND_OFFERED(command->value))
        check_offer(gpu, command->value, active, ag_scenario()->groups[kernel]);
}

/* Waves of WGs on the CU that the firmware knows of: those that it has not heard the end of, and those under way. */
static uint32_t waves_known(const struct ag_gpu *gpu, uint32_t cu)
{
    uint32_t waves = ag_waves_on(gpu, cu);

    for (uint32_t i = 0; i < gpu->event_count; i++)
        waves += gpu->events[i].kind == CP_EVENT_DONE && gpu->events[i].cu == cu;
    for (uint32_t i = 0; i < gpu->command_count; i++)
        waves += gpu->commands[i].opcode == CP_COMMAND_LAUNCH && gpu->commands[i].cu == cu;
    return waves;
}

struct cp_cooperative *ag_cooperative_of(struct ag_state *state, uint32_t kernel)
{
    for (uint32_t i = 0; i < AG_KERNELS; i++) {
        const struct cp_kernel *k = &state->cp.kernels[i];

        if (k->stage != CP_KERNEL_FREE && k->managed & CP_MANAGED_MESSAGES &&
            state->cp.cooperative[i].control == AG_CONTROL + kernel * AG_CONTROL_STEP)
            return &state->cp.cooperative[i];
    }
    return 0;
}

/* Places for WGs of a maximal kernel, counted on the GPU when the firmware begins to count them. */
static void note_places(struct ag_gpu *gpu)
{
    uint32_t places = 0;

    for (uint32_t cu = 0; cu < ag_scenario()->cus; cu++)
        places += (ag_scenario()->room - waves_known(gpu, cu)) / ag_waves_of(0);
    gpu->control[0].places = (uint8_t)(places < ag_scenario()->groups[0] ? places : ag_scenario()->groups[0]);
}

void ag_note_unit(struct ag_state *state)
{
    struct cp_cooperative *c = ag_cooperative_of(state, 0);

    if (!c)
        return;
    if (ag_scenario()->maximal && c->operation == CP_OPERATION_START && c->stage == CP_STAGE_COUNT && !c->cu)
        note_places(&state->gpu);
    if (ag_scenario()->wraps && !c->ticket)
        c->ticket = c->issued = 0xfffe;
    ag_plant_maximal(state);
}
