/*
 * abstract_cooperative.c - cooperative kernels: what commands do to their control block, and what must hold of it
 * (docs/guide/cooperative.md; Sorensen et al., FSE 2017, appendix A).
 */
#include "abstract_parts.h"

#include "onward/cooperative.h"

#include <string.h>

#define FIELD(name) __builtin_offsetof(struct cp_cooperative_control, name)

uint32_t ag_cooperatives(void)
{
    if (!ag_scenario()->cooperative)
        return 0;
    return ag_scenario()->pair ? 2 : 1;
}

bool ag_is_member(uint32_t number)
{
    return number < ag_first_number(ag_cooperatives());
}

uint32_t ag_member_kernel(uint32_t number)
{
    return ag_scenario()->pair && number >= ag_scenario()->groups[0];
}

bool ag_is_hostile(uint32_t kernel)
{
    return ag_scenario()->hostile && !kernel;
}

uint32_t ag_id_of(uint32_t number)
{
    return number - ag_first_number(ag_member_kernel(number));
}

struct ag_control *ag_control_of(struct ag_gpu *gpu, uint32_t number)
{
    return &gpu->control[ag_member_kernel(number)];
}

uint32_t ag_release_word(uint32_t number)
{
    return AG_RELEASE(ag_member_kernel(number));
}

uint32_t ag_answer_word(uint32_t number)
{
    return ag_release_word(number) + 1 + ag_id_of(number);
}

/* Whether it has offered to be killed, and was not answered. */
bool ag_has_offered(const struct ag_thread *t)
{
    return t->asked == CP_MESSAGE_KILL || t->asked == CP_MESSAGE_STAND;
}

/* What the firmware writes */

static bool is_live(const struct ag_gpu *gpu, uint32_t number)
{
    return gpu->threads[number].launched && !gpu->threads[number].done;
}

static bool is_marked(const struct ag_gpu *gpu, uint32_t number)
{
    for (uint32_t i = 0; i < AG_WGS; i++) {
        if (gpu->slots[i].state != AG_FREE && gpu->slots[i].number == number && gpu->slots[i].marked)
            return true;
    }
    return false;
}

/* M becomes smaller: only by WGs that have offered themselves, or at a barrier, where each KILL has come before. */
static void check_shrunk(const struct ag_gpu *gpu, uint32_t kernel, uint32_t active)
{
    const struct ag_control *c = &gpu->control[kernel];
    uint32_t first = ag_first_number(kernel);

    for (uint32_t n = first + active; n < first + c->active && !ag_is_hostile(kernel); n++) {
        if (c->resizing ? is_live(gpu, n) && !is_marked(gpu, n) : !ag_has_offered(&gpu->threads[n]))
            ag_violation(c->resizing ? "(g) M falls at a barrier before a KILL has come"
                                     : "(g) M falls by a WG that has not offered to be killed");
    }
}

static void store_active(struct ag_gpu *gpu, uint32_t kernel, uint32_t managed, uint32_t active)
{
    struct ag_control *c = &gpu->control[kernel];

    if (!active || active > ag_scenario()->groups[kernel])
        ag_violation("(g) M is not between 1 and N");
    if (ag_scenario()->maximal && (c->managed || !ag_scenario()->losses) &&
        active != (c->managed ? c->active : c->places))
        ag_violation(c->managed ? "(g) M of a maximal kernel changes"
                                : "(g) a maximal kernel has not as many WGs as fit");
    c->places = 0;
    if (c->managed && active < c->active)
        check_shrunk(gpu, kernel, active);
    else if (c->managed)
        c->grown = (uint8_t)(c->grown + active - c->active);
    c->managed = (uint8_t)managed;
    c->active = (uint8_t)active;
}

/* The ids that M has grown by come from this WG. */
static void note_forker(struct ag_gpu *gpu, uint32_t kernel, uint32_t id)
{
    struct ag_control *c = &gpu->control[kernel];

    for (uint32_t n = c->active - c->grown; n < c->active && n < AG_MEMBERS; n++) {
        c->forker[n] = (uint8_t)(1 + id);
        c->given[n] = c->transmitted[id];
    }
    c->grown = 0;
}

static enum ag_race declined_race(const struct ag_thread *t)
{
    if (t->asked == CP_MESSAGE_STAND)
        return AG_RACE_STAND_DECLINED;
    return t->asked == CP_MESSAGE_KILL ? AG_RACE_KILL_DECLINED : AG_RACE_FORK_DECLINED;
}

static void store_answer(struct ag_gpu *gpu, uint32_t kernel, uint32_t id, uint32_t answer)
{
    uint32_t number = ag_first_number(kernel) + id;
    struct ag_thread *t = &gpu->threads[number];

    if (!is_live(gpu, number) || (!ag_has_offered(t) && t->asked != CP_MESSAGE_FORK)) {
        ag_violation("(g) an answer to a WG that waits for none");
        return;
    }
    if (!answer || (answer > 1 && (t->asked != CP_MESSAGE_FORK || answer - 1 != gpu->control[kernel].grown)))
        ag_violation("(g) an answer that is not what was done");
    if (answer == 1)
        ag_tally.races[declined_race(t)]++;
    if (answer > 1 && t->stale)
        ag_violation("(g) WGs are forked for an offer that is gone");
    if (answer > 1)
        note_forker(gpu, kernel, id);
    t->stale = false;
    t->asked = 0;
    ag_write_word(gpu, ag_answer_word(number), answer, AG_ALL);
}

static void store_record(struct ag_gpu *gpu, uint32_t kernel, uint32_t offset, uint64_t value)
{
    uint32_t id = offset / AG_RECORD;

    if (id >= ag_scenario()->groups[kernel]) {
        ag_violation("(g) a record beyond N");
    } else if (offset % AG_RECORD == __builtin_offsetof(struct cp_cooperative_record, answer)) {
        store_answer(gpu, kernel, id, (uint32_t)value);
    } else {
        if (offset % AG_RECORD || is_live(gpu, ag_first_number(kernel) + id))
            ag_violation("(g) the record of a WG that lives is written");
        gpu->control[kernel].born[id] = value != 0;
    }
}

uint32_t ag_control_kernel(uint64_t address)
{
    uint32_t kernel = (uint32_t)(address - AG_CONTROL) / AG_CONTROL_STEP;

    return kernel < ag_cooperatives() ? kernel : 0;
}

uint32_t ag_control_offset(uint64_t address)
{
    return (uint32_t)(address - AG_CONTROL) - ag_control_kernel(address) * AG_CONTROL_STEP;
}

void ag_control_store(struct ag_gpu *gpu, const struct ag_command *command)
{
    uint32_t kernel = ag_control_kernel(command->address), offset = ag_control_offset(command->address);
    struct ag_control *c = &gpu->control[kernel];

    if (offset >= sizeof(struct cp_cooperative_control)) {
        store_record(gpu, kernel, offset - (uint32_t)sizeof(struct cp_cooperative_control), command->value);
    } else if (offset == FIELD(managed)) {
        store_active(gpu, kernel, (uint32_t)command->value, (uint32_t)(command->value >> 32));
    } else if (offset == FIELD(demand)) {
        c->wanted = (uint8_t)CP_DEMAND_WANTED(command->value);
        c->offered = (uint8_t)CP_DEMAND_OFFERED(command->value);
        c->ticket = (uint16_t)CP_DEMAND_TICKET(command->value);
    } else if (offset == FIELD(arrived)) {
        c->arrived = 0;
    } else if (offset == FIELD(release)) {
        c->behind = (uint8_t)(command->value >> 32);
        gpu->words[AG_RELEASE(kernel)] = (uint8_t)command->value;
    } else {
        ag_violation("a STORE to where nothing is");
    }
}

static bool has_arrived(const struct ag_thread *t)
{
    return t->stage == STAGE_WAIT || t->stage == STAGE_WATCH || t->stage == STAGE_COUNT;
}

/* Survivors are all at the barrier, and none counts for the next one yet. */
static bool may_be_released(const struct ag_gpu *gpu, uint32_t kernel, uint32_t before)
{
    const struct ag_control *c = &gpu->control[kernel];

    for (uint32_t id = 0; id < ag_scenario()->groups[kernel]; id++) {
        uint32_t number = ag_first_number(kernel) + id;
        const struct ag_thread *t = &gpu->threads[number];

        if (is_live(gpu, number) && !is_marked(gpu, number) && (id >= before || id >= c->active || !has_arrived(t)))
            return false;
    }
    return !c->arrived;
}

void ag_control_add(struct ag_gpu *gpu, const struct ag_command *command)
{
    uint32_t kernel = ag_control_kernel(command->address), word = AG_RELEASE(kernel);
    struct ag_control *c = &gpu->control[kernel];
    uint32_t before = c->behind, first = ag_first_number(kernel);
    uint32_t senders = 0;

    for (uint32_t n = first; n < first + ag_scenario()->groups[kernel]; n++) {
        senders += gpu->threads[n].asked == CP_MESSAGE_RESIZE;
        if (gpu->threads[n].asked == CP_MESSAGE_RESIZE)
            gpu->threads[n].asked = 0;
    }
    if (ag_control_offset(command->address) != FIELD(release) || (uint32_t)command->value != 1)
        ag_violation("(g) a barrier is not released by 1");
    if (!ag_is_hostile(kernel) && (!c->resizing || senders > 1 || !may_be_released(gpu, kernel, before)))
        ag_violation("(g) a barrier is released that is not over");
    c->behind = (uint8_t)(before + (uint32_t)(command->value >> 32));
    if (!ag_is_hostile(kernel) && c->behind != c->active)
        ag_violation("(g) the release word does not tell M");
    note_forker(gpu, kernel, 0);
    c->resizing = false;
    ag_write_word(gpu, word, gpu->words[word] + 1u, AG_ALL);
}

void ag_control_copy(struct ag_gpu *gpu, const struct ag_command *command)
{
    const uint32_t records = (uint32_t)sizeof(struct cp_cooperative_control) + CP_RECORD_HEAD_BYTES;
    uint32_t kernel = ag_control_kernel(command->address);
    uint32_t from = (ag_control_offset(command->value) - records) / AG_RECORD;
    uint32_t to = (ag_control_offset(command->address) - records) / AG_RECORD;

    if (ag_control_kernel(command->value) != kernel || from >= AG_MEMBERS || to >= ag_scenario()->groups[kernel] ||
        is_live(gpu, ag_first_number(kernel) + to))
        ag_violation("(g) a COPY that is not from one record to that of a new WG");
    else
        gpu->control[kernel].transmitted[to] = gpu->control[kernel].transmitted[from];
}

void ag_member_launched(const struct ag_gpu *gpu, uint32_t number)
{
    const struct ag_control *c = &gpu->control[ag_member_kernel(number)];

    if (!c->managed || ag_id_of(number) >= c->active)
        ag_violation("(g) a WG is launched before it is active");
}

/* Of the active WGs only the last may be killed; at a barrier M is stored after that. */
static void check_kill(struct ag_gpu *gpu, uint32_t number)
{
    const struct ag_control *c = ag_control_of(gpu, number);
    uint32_t id = ag_id_of(number);

    if (!id)
        ag_violation("(g) WG 0 is killed");
    if (!c->resizing && (id < c->active || !ag_has_offered(&gpu->threads[number])))
        ag_violation("(g) a WG is killed that is active, or has not offered it");
    for (uint32_t n = number + 1; c->resizing && n < number - id + c->active; n++) {
        if (is_live(gpu, n) && !is_marked(gpu, n))
            ag_violation("(g) a WG is killed that is not the last one");
    }
}

void ag_member_killed(struct ag_gpu *gpu, uint32_t slot)
{
    uint32_t number = gpu->slots[slot].number;

    if (!ag_is_hostile(ag_member_kernel(number)))
        check_kill(gpu, number);
    ag_tally.races[AG_RACE_KILL_AWAY] += gpu->slots[slot].state == AG_AWAY;
    ag_tally.races[AG_RACE_STAND_AWAY] +=
        gpu->slots[slot].state == AG_AWAY && gpu->threads[number].asked == CP_MESSAGE_STAND;
    gpu->slots[slot].marked = true;
    gpu->threads[number].asked = 0;
}

bool ag_members_done(const struct ag_gpu *gpu, uint32_t kernel)
{
    uint32_t first = ag_first_number(kernel);

    for (uint32_t id = 0; id < ag_scenario()->groups[kernel]; id++) {
        if (gpu->threads[first + id].done != (id < gpu->control[kernel].active) || is_live(gpu, first + id))
            return false;
    }
    return true;
}

/* In every state */

/* Whether the launch of a WG is under way, by the firmware's records. */
static bool is_coming(const struct ag_state *state, uint32_t record, uint32_t id)
{
    const struct cp_kernel *k = &state->cp.kernels[record];

    if (k->unlaunched && id >= k->next[0] && id < k->next[0] + k->unlaunched)
        return true;
    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct cp_workgroup *wg = &state->cp.workgroups[i];

        if (wg->state != CP_WG_FREE && wg->kernel == record && wg->number == id)
            return true;
    }
    return false;
}

uint32_t ag_record_of(const struct ag_gpu *gpu, uint32_t kernel)
{
    uint32_t record = 0;

    while (record < AG_KERNELS && gpu->record[record] != kernel + 1)
        record++;
    return record;
}

/* What may be so for a while only, until the firmware has sent what it has decided; or NULL. */
static const char *unsettled(const struct ag_state *state, uint32_t kernel, uint32_t record)
{
    const struct cp_cooperative *c = &state->cp.cooperative[record];
    uint32_t standing = 0;

    if (c->operation)
        return 0;
    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct cp_workgroup *wg = &state->cp.workgroups[i];
        bool stands = wg->state != CP_WG_FREE && wg->kernel == record && wg->flags & CP_WG_STANDS;

        standing += stands;
        if (stands && wg->number + 1 >= c->active)
            return "(g) the last WG's offer stands, and it lives";
    }
    if (standing != c->standing || (standing && !CP_DEMAND_WANTED(c->demand)))
        return "(g) an offer stands while no WG is wanted";
    return c->active == state->gpu.control[kernel].active ? 0 : "(g) M in memory is not the firmware's";
}

static void check_members(const struct ag_state *state, uint32_t kernel)
{
    const struct ag_gpu *gpu = &state->gpu;
    const struct ag_control *c = &gpu->control[kernel];
    uint32_t record = ag_record_of(gpu, kernel);
    const char *wrong;

    if (ag_is_hostile(kernel) || !c->managed || record == AG_KERNELS || gpu->faulted[kernel] ||
        state->cp.kernels[record].error)
        return;
    wrong = unsettled(state, kernel, record);
    if (wrong && !gpu->command_count && !gpu->held.opcode && ag_firmware_is_idle(state))
        ag_violation(wrong);
    for (uint32_t id = 0; id < ag_scenario()->groups[kernel]; id++) {
        uint32_t number = ag_first_number(kernel) + id;

        if (id < c->active && !gpu->threads[number].launched && !c->resizing && !is_coming(state, record, id))
            ag_violation("(g) an active WG is not there");
        if (id >= c->active && is_live(gpu, number) && !is_marked(gpu, number) && !c->resizing &&
            !ag_has_offered(&gpu->threads[number]))
            ag_violation("(g) a WG lives that is not active");
    }
}

static bool is_resident(const struct ag_gpu *gpu, uint32_t kernel)
{
    for (uint32_t i = 0; i < AG_WGS; i++) {
        if (gpu->slots[i].state == AG_RESIDENT && gpu->slots[i].kernel == kernel)
            return true;
    }
    return false;
}

static void tally_pair(const struct ag_gpu *gpu)
{
    ag_tally.races[AG_RACE_PAIR_RUNS] += is_resident(gpu, 0) && is_resident(gpu, 1);
    ag_tally.races[AG_RACE_PAIR_WANTED] += gpu->control[0].wanted && gpu->control[AG_COOPERATIVE - 1].wanted;
}

void ag_check_members(const struct ag_state *state)
{
    if (ag_scenario()->pair)
        tally_pair(&state->gpu);
    for (uint32_t kernel = 0; kernel < ag_cooperatives(); kernel++)
        check_members(state, kernel);
}
