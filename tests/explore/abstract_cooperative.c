/*
 * abstract_cooperative.c - cooperative kernels: their work-groups' (WGs') operations, a part at a time, what commands do to
 * their control block, and what must hold of it (docs/cooperative.md; Sorensen et al., FSE 2017, appendix A).
 */
#include "abstract_parts.h"

#include "onward/cooperative.h"

#include <string.h>

/* Parts of the operations. What is looked at may be stale when the next part comes. */
enum stage {
    STAGE_LOOK,
    STAGE_SEND,   /* the message */
    STAGE_ANSWER, /* wait for it */
    STAGE_ARRIVE,
    STAGE_COUNT,   /* whether all others have arrived */
    STAGE_WATCH,   /* WG 0: whether M has changed, or the barrier has ended */
    STAGE_RELEASE, /* the barrier, by a WG */
    STAGE_WAIT     /* for the barrier's end */
};

#define FIELD(name) __builtin_offsetof(struct cp_cooperative_control, name)

bool ag_is_member(uint32_t number)
{
    return ag_scenario()->cooperative && number < ag_scenario()->groups[0];
}

static uint32_t answer_word(uint32_t id)
{
    return AG_RELEASE + 1 + id;
}

const struct ag_op *ag_member_wait(const struct ag_gpu *gpu, uint32_t number, const struct ag_op *op)
{
    static const struct ag_op answers[AG_MEMBERS] = {{AG_WAIT, AG_RELEASE + 1, 0, 2},
                                                     {AG_WAIT, AG_RELEASE + 2, 0, 2},
                                                     {AG_WAIT, AG_RELEASE + 3, 0, 2},
                                                     {AG_WAIT, AG_RELEASE + 4, 0, 2},
                                                     {AG_WAIT, AG_RELEASE + 5, 0, 2}};
    static const struct ag_op releases[] = {{AG_WAIT, AG_RELEASE, 0, 2},
                                            {AG_WAIT, AG_RELEASE, 1, 2},
                                            {AG_WAIT, AG_RELEASE, 2, 2},
                                            {AG_WAIT, AG_RELEASE, 3, 2}};
    const struct ag_thread *t = &gpu->threads[number];

    if (op->kind < AG_BEGIN)
        return 0;
    if (t->stage == STAGE_ANSWER)
        return &answers[number];
    return t->stage == STAGE_WAIT ? &releases[t->generation % 4] : 0;
}

/* What WGs do */

static void next(struct ag_thread *t)
{
    t->pc++;
    t->stage = STAGE_LOOK;
    t->ticket = 0;
    t->wanted = false;
}

/* A WG that is not active must not do anything but wait for its end. */
static void check_active(const struct ag_gpu *gpu, uint32_t id)
{
    if (id >= gpu->control.active)
        ag_violation("(g) a WG goes on that is not active");
}

/* Whether it has offered to be killed, and was not answered. */
static bool has_offered(const struct ag_thread *t)
{
    return t->asked == CP_MESSAGE_KILL || t->asked == CP_MESSAGE_STAND;
}

static void send(struct ag_gpu *gpu, uint32_t slot, enum cp_message operation)
{
    struct ag_slot *s = &gpu->slots[slot];
    struct ag_thread *t = &gpu->threads[s->number];

    if (operation != CP_MESSAGE_RESIZE)
        ag_write_word(gpu, answer_word(s->number), 0, false);
    t->asked = (uint8_t)operation;
    s->message = AG_MESSAGE(operation, t->ticket);
}

/* What a forking WG transmits: another value each time. */
static void transmit(struct ag_gpu *gpu, uint32_t id)
{
    struct ag_control *c = &gpu->control;

    c->transmitted[id] = (uint8_t)(1 + id + 8 * (gpu->threads[id].generation + 1u) + 64u * (c->tasks & 3u));
}

static void look_for_offer(const struct ag_control *c, struct ag_thread *t)
{
    t->ticket = c->offered ? c->ticket : 0;
    t->wanted = c->wanted || c->offered;
}

/* Enters behind the barriers it has missed. */
static void enter(struct ag_thread *t, const struct ag_op *op)
{
    next(t);
    t->pc = (uint8_t)(1 + op->value * t->generation);
}

static void begin(struct ag_gpu *gpu, uint32_t id, const struct ag_op *op)
{
    const struct ag_control *c = &gpu->control;
    struct ag_thread *t = &gpu->threads[id];

    if (!c->attended)
        ag_violation("(g) a WG begins before the control block is written");
    if (!c->born[id] != !c->forker[id] || (c->born[id] && c->transmitted[id] != c->given[id]))
        ag_violation("(g) a forked WG does not get what its forker transmitted");
    t->generation = gpu->words[AG_RELEASE];
    t->members = c->active;
    if (c->born[id] && c->inside == t->generation + 1)
        t->stage = STAGE_WAIT;
    else
        enter(t, op);
}

static void offer(struct ag_gpu *gpu, uint32_t slot)
{
    uint32_t id = gpu->slots[slot].number;
    const struct ag_control *c = &gpu->control;
    struct ag_thread *t = &gpu->threads[id];

    if (t->stage == STAGE_SEND) {
        t->stage = STAGE_ANSWER;
        send(gpu, slot, CP_MESSAGE_KILL);
    } else if (c->wanted && c->active > 1 && id == c->active - 1u) {
        t->stage = STAGE_SEND;
    } else {
        next(t);
    }
}

static void request(struct ag_gpu *gpu, uint32_t slot)
{
    uint32_t id = gpu->slots[slot].number;
    struct ag_thread *t = &gpu->threads[id];

    if (t->stage == STAGE_SEND) {
        t->stage = STAGE_ANSWER;
        transmit(gpu, id);
        send(gpu, slot, CP_MESSAGE_FORK);
        return;
    }
    look_for_offer(&gpu->control, t);
    if (t->ticket)
        t->stage = STAGE_SEND;
    else
        next(t);
}

static void take(struct ag_gpu *gpu, struct ag_thread *t, const struct ag_op *op)
{
    if (!gpu->control.tasks) {
        next(t);
        return;
    }
    gpu->control.tasks--;
    t->pc = op->value;
}

static void release(struct ag_gpu *gpu, struct ag_thread *t)
{
    gpu->control.arrived = 0;
    gpu->control.behind = t->members;
    ag_write_word(gpu, AG_RELEASE, t->generation + 1u, false);
}

/* All seem to have arrived: the first to find it so ends the barrier. */
static void try_to_end(struct ag_gpu *gpu, uint32_t id)
{
    struct ag_control *c = &gpu->control;
    struct ag_thread *t = &gpu->threads[id];

    t->stage = id ? STAGE_WAIT : STAGE_WATCH;
    if (c->arrived != t->members || c->ended != t->generation)
        return;
    c->ended++;
    t->stage = t->wanted ? STAGE_SEND : STAGE_RELEASE;
}

static void watch(struct ag_gpu *gpu)
{
    const struct ag_control *c = &gpu->control;
    struct ag_thread *t = &gpu->threads[0];

    if (gpu->words[AG_RELEASE] != t->generation) {
        t->stage = STAGE_WAIT;
    } else if (t->members != c->active) {
        t->members = c->active;
        look_for_offer(c, t);
        try_to_end(gpu, 0);
    }
}

/*
 * Whether those that have arrived are all there are. WG 0 looks at those that have arrived by now: others, who came after it,
 * may have seen an older and larger M.
 */
static void count(struct ag_gpu *gpu, uint32_t id)
{
    const struct ag_control *c = &gpu->control;
    struct ag_thread *t = &gpu->threads[id];
    bool now = !id && ag_scenario()->plant != AG_PLANT_BLIND_MASTER;

    t->members = c->active;
    t->stage = id ? STAGE_WAIT : STAGE_WATCH;
    if ((now ? c->arrived : t->turn) == t->members)
        try_to_end(gpu, id);
    t->turn = 0;
}

/* Where M changes at these barriers only, the last to arrive transmits for all, and nobody looks at M. */
static void resize(struct ag_gpu *gpu, uint32_t slot, bool changes)
{
    uint32_t id = gpu->slots[slot].number;
    struct ag_control *c = &gpu->control;
    struct ag_thread *t = &gpu->threads[id];

    switch (t->stage) {
    case STAGE_LOOK:
        look_for_offer(c, t);
        if (!id && changes)
            transmit(gpu, id);
        t->stage = STAGE_ARRIVE;
        break;
    case STAGE_ARRIVE:
        c->arrived++;
        t->turn = changes ? c->arrived : 0;
        t->stage = changes ? STAGE_COUNT : STAGE_WAIT;
        if (!changes && c->arrived == t->members)
            t->stage = t->wanted ? STAGE_SEND : STAGE_RELEASE;
        break;
    case STAGE_COUNT:
        count(gpu, id);
        break;
    case STAGE_WATCH:
        watch(gpu);
        break;
    case STAGE_SEND:
        t->stage = STAGE_WAIT;
        c->behind = t->members;
        c->inside = (uint8_t)(t->generation + 1);
        c->resizing = true;
        if (!changes)
            transmit(gpu, 0);
        send(gpu, slot, CP_MESSAGE_RESIZE);
        break;
    default:
        t->stage = STAGE_WAIT;
        release(gpu, t);
    }
}

/* The master: waits for the others, asks for WGs, releases all. */
static void lead(struct ag_gpu *gpu, uint32_t slot, uint32_t meeting)
{
    struct ag_control *c = &gpu->control;
    struct ag_thread *t = &gpu->threads[gpu->slots[slot].number];

    switch (t->stage) {
    case STAGE_LOOK:
        t->members = c->active;
        t->stage = STAGE_COUNT;
        break;
    case STAGE_COUNT:
        t->stage = c->arrived + 1u == t->members ? STAGE_ARRIVE : STAGE_LOOK;
        break;
    case STAGE_ARRIVE:
        c->inside = (uint8_t)(t->generation + 1);
        if (meeting != AG_MEET_ONLY)
            look_for_offer(c, t);
        t->members = c->active;
        t->stage = t->ticket ? STAGE_SEND : STAGE_RELEASE;
        break;
    case STAGE_SEND:
        t->stage = STAGE_ANSWER;
        transmit(gpu, 0);
        send(gpu, slot, CP_MESSAGE_FORK);
        break;
    default:
        c->queried = meeting == AG_MEET_QUERY && !t->forked ? c->wanted : 0;
        t->forked = false;
        release(gpu, t);
        t->stage = STAGE_WAIT;
    }
}

/* Those that are wanted offer themselves, and the offer stands. */
static void doom(struct ag_gpu *gpu, uint32_t slot)
{
    struct ag_thread *t = &gpu->threads[gpu->slots[slot].number];

    if (t->stage == STAGE_SEND) {
        t->stage = STAGE_ANSWER;
        t->ticket = t->generation;
        send(gpu, slot, CP_MESSAGE_STAND);
        t->ticket = 0;
    } else if (t->wanted) {
        t->stage = STAGE_SEND;
    } else {
        next(t);
    }
}

static void meet(struct ag_gpu *gpu, uint32_t slot, uint32_t meeting)
{
    uint32_t id = gpu->slots[slot].number;

    if (!id) {
        lead(gpu, slot, meeting);
        return;
    }
    gpu->control.arrived++;
    gpu->threads[id].stage = STAGE_WAIT;
}

void ag_run_member(struct ag_gpu *gpu, uint32_t slot, const struct ag_op *op)
{
    uint32_t id = gpu->slots[slot].number;

    check_active(gpu, id);
    switch (op->kind) {
    case AG_BEGIN:
        begin(gpu, id, op);
        break;
    case AG_OFFER:
        offer(gpu, slot);
        break;
    case AG_REQUEST:
        request(gpu, slot);
        break;
    case AG_TAKE:
        take(gpu, &gpu->threads[id], op);
        break;
    case AG_RESIZE:
        resize(gpu, slot, op->value);
        break;
    case AG_DOOM:
        doom(gpu, slot);
        break;
    default:
        meet(gpu, slot, op->value);
    }
}

/* A barrier is behind it: this one, and M is what it was told. */
static void pass(const struct ag_gpu *gpu, uint32_t id, struct ag_thread *t, bool stable)
{
    const struct ag_control *c = &gpu->control;

    if (gpu->words[AG_RELEASE] != t->generation + 1)
        ag_violation("(g) a WG passes another barrier than the one it was at");
    if (id >= c->behind || (stable && c->behind != c->active))
        ag_violation("(g) behind a barrier M is not what a WG is told");
    t->generation++;
    t->members = c->behind;
}

void ag_member_goes_on(struct ag_gpu *gpu, uint32_t slot)
{
    uint32_t id = gpu->slots[slot].number;
    struct ag_thread *t = &gpu->threads[id];
    const struct ag_op *op;
    bool answered = t->stage == STAGE_ANSWER;

    check_active(gpu, id);
    t->stage = STAGE_LOOK;
    op = ag_op_of(gpu, id);
    if (answered && op->kind == AG_MEET) {
        t->members = gpu->control.active;
        t->forked = gpu->words[answer_word(id)] > 1;
        t->ticket = 0;
        t->stage = STAGE_RELEASE;
        return;
    }
    if (!answered)
        pass(gpu, id, t, op->kind == AG_RESIZE && !op->value);
    if (op->kind == AG_BEGIN)
        enter(t, op);
    else
        next(t);
    t->wanted = op->kind == AG_MEET && id && id + gpu->control.queried >= t->members;
}

void ag_post_message(struct ag_gpu *gpu, uint32_t slot)
{
    struct ag_slot *s = &gpu->slots[slot];
    struct ag_event event = {.kind = CP_EVENT_MESSAGE,
                             .message = s->message,
                             .cu = s->cu,
                             .slot = (uint8_t)slot,
                             .generation = s->generation};

    ag_tally.races[AG_RACE_MESSAGE_AWAY] += s->state == AG_AWAY;
    s->message = 0;
    ag_post(gpu, &event);
}

void ag_note_heard(struct ag_state *state, const struct ag_event *event)
{
    const struct ag_slot *s = &state->gpu.slots[event->slot];
    const struct cp_cooperative *c = &state->cp.cooperative[state->cp.workgroups[event->slot].kernel];

    if (event->kind != CP_EVENT_MESSAGE || s->generation != event->generation)
        return;
    if (AG_MESSAGE_OPERATION(event->message) == CP_MESSAGE_FORK)
        state->gpu.threads[s->number].stale =
            AG_MESSAGE_TICKET(event->message) != c->ticket || !CP_DEMAND_OFFERED(c->demand);
    if (AG_MESSAGE_OPERATION(event->message) == CP_MESSAGE_STAND)
        ag_tally.races[AG_RACE_STAND_EARLY] += CP_DEMAND_WANTED(c->demand) && s->number + 1u < c->active;
}

/* What the firmware writes */

static bool is_live(const struct ag_gpu *gpu, uint32_t id)
{
    return gpu->threads[id].launched && !gpu->threads[id].done;
}

static bool is_doomed(const struct ag_gpu *gpu, uint32_t id)
{
    for (uint32_t i = 0; i < AG_WGS; i++) {
        if (gpu->slots[i].state != AG_FREE && gpu->slots[i].number == id && gpu->slots[i].doomed)
            return true;
    }
    return false;
}

/* M becomes smaller: only by WGs that have offered themselves, or at a barrier, where each KILL has come before. */
static void check_shrunk(const struct ag_gpu *gpu, uint32_t active)
{
    const struct ag_control *c = &gpu->control;

    for (uint32_t id = active; id < c->active; id++) {
        if (c->resizing ? is_live(gpu, id) && !is_doomed(gpu, id) : !has_offered(&gpu->threads[id]))
            ag_violation(c->resizing ? "(g) M falls at a barrier before a KILL has come"
                                     : "(g) M falls by a WG that has not offered to be killed");
    }
}

static void store_active(struct ag_gpu *gpu, uint32_t attended, uint32_t active)
{
    struct ag_control *c = &gpu->control;

    if (!active || active > ag_scenario()->groups[0])
        ag_violation("(g) M is not between 1 and N");
    if (c->attended && active < c->active)
        check_shrunk(gpu, active);
    else if (c->attended)
        c->grown = (uint8_t)(c->grown + active - c->active);
    c->attended = (uint8_t)attended;
    c->active = (uint8_t)active;
}

/* The ids that M has grown by come from this WG. */
static void note_forker(struct ag_gpu *gpu, uint32_t id)
{
    struct ag_control *c = &gpu->control;

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

static void store_answer(struct ag_gpu *gpu, uint32_t id, uint32_t answer)
{
    struct ag_thread *t = &gpu->threads[id];

    if (!is_live(gpu, id) || (!has_offered(t) && t->asked != CP_MESSAGE_FORK)) {
        ag_violation("(g) an answer to a WG that waits for none");
        return;
    }
    if (!answer || (answer > 1 && (t->asked != CP_MESSAGE_FORK || answer - 1 != gpu->control.grown)))
        ag_violation("(g) an answer that is not what was done");
    if (answer == 1)
        ag_tally.races[declined_race(t)]++;
    if (answer > 1 && t->stale)
        ag_violation("(g) WGs are forked for an offer that is gone");
    if (answer > 1)
        note_forker(gpu, id);
    t->stale = false;
    t->asked = 0;
    ag_write_word(gpu, answer_word(id), answer, false);
}

static void store_record(struct ag_gpu *gpu, uint32_t offset, uint64_t value)
{
    uint32_t id = offset / AG_RECORD;

    if (id >= ag_scenario()->groups[0]) {
        ag_violation("(g) a record beyond N");
    } else if (offset % AG_RECORD == __builtin_offsetof(struct cp_cooperative_record, answer)) {
        store_answer(gpu, id, (uint32_t)value);
    } else {
        if (offset % AG_RECORD || is_live(gpu, id))
            ag_violation("(g) the record of a WG that lives is written");
        gpu->control.born[id] = value != 0;
    }
}

void ag_control_store(struct ag_gpu *gpu, const struct ag_command *command)
{
    struct ag_control *c = &gpu->control;
    uint32_t offset = (uint32_t)(command->address - AG_CONTROL);

    if (offset >= sizeof(struct cp_cooperative_control)) {
        store_record(gpu, offset - (uint32_t)sizeof(struct cp_cooperative_control), command->value);
    } else if (offset == FIELD(attended)) {
        store_active(gpu, (uint32_t)command->value, (uint32_t)(command->value >> 32));
    } else if (offset == FIELD(demand)) {
        c->wanted = (uint8_t)CP_DEMAND_WANTED(command->value);
        c->offered = (uint8_t)CP_DEMAND_OFFERED(command->value);
        c->ticket = (uint16_t)CP_DEMAND_TICKET(command->value);
    } else if (offset == FIELD(arrived)) {
        c->arrived = 0;
    } else if (offset == FIELD(release)) {
        c->behind = (uint8_t)(command->value >> 32);
        gpu->words[AG_RELEASE] = (uint8_t)command->value;
    } else {
        ag_violation("a STORE to where nothing is");
    }
}

static bool has_arrived(const struct ag_thread *t)
{
    return t->stage == STAGE_WAIT || t->stage == STAGE_WATCH || t->stage == STAGE_COUNT;
}

/* Survivors are all at the barrier, and nobody counts for the next one yet. */
static bool may_be_released(const struct ag_gpu *gpu, uint32_t before)
{
    const struct ag_control *c = &gpu->control;

    for (uint32_t id = 0; id < ag_scenario()->groups[0]; id++) {
        const struct ag_thread *t = &gpu->threads[id];

        if (is_live(gpu, id) && !is_doomed(gpu, id) && (id >= before || id >= c->active || !has_arrived(t)))
            return false;
    }
    return !c->arrived;
}

/* More updates of a released barrier's word, in bits that mean nothing. */
static bool is_shake(const struct ag_command *command)
{
    return command->address == AG_CONTROL + FIELD(release) && command->value && !(command->value << 16);
}

void ag_control_add(struct ag_gpu *gpu, const struct ag_command *command)
{
    struct ag_control *c = &gpu->control;
    uint32_t before = c->behind;
    uint32_t senders = 0;

    if (is_shake(command)) {
        ag_write_word(gpu, AG_RELEASE, gpu->words[AG_RELEASE], false);
        return;
    }
    for (uint32_t id = 0; id < ag_scenario()->groups[0]; id++) {
        senders += gpu->threads[id].asked == CP_MESSAGE_RESIZE;
        if (gpu->threads[id].asked == CP_MESSAGE_RESIZE)
            gpu->threads[id].asked = 0;
    }
    if (command->address != AG_CONTROL + FIELD(release) || (uint32_t)command->value != 1)
        ag_violation("(g) a barrier is not released by 1");
    if (!c->resizing || senders > 1 || !may_be_released(gpu, before))
        ag_violation("(g) a barrier is released that is not over");
    c->behind = (uint8_t)(before + (uint32_t)(command->value >> 32));
    if (c->behind != c->active)
        ag_violation("(g) the release word does not tell M");
    note_forker(gpu, 0);
    c->resizing = false;
    ag_write_word(gpu, AG_RELEASE, gpu->words[AG_RELEASE] + 1u, false);
}

void ag_control_copy(struct ag_gpu *gpu, const struct ag_command *command)
{
    const uint32_t records = AG_CONTROL + (uint32_t)sizeof(struct cp_cooperative_control) + CP_RECORD_HEAD_BYTES;
    uint32_t from = (uint32_t)(command->value - records) / AG_RECORD;
    uint32_t to = (uint32_t)(command->address - records) / AG_RECORD;

    if (from >= AG_MEMBERS || to >= ag_scenario()->groups[0] || is_live(gpu, to))
        ag_violation("(g) a COPY that is not from one record to that of a new WG");
    else
        gpu->control.transmitted[to] = gpu->control.transmitted[from];
}

void ag_member_launched(struct ag_gpu *gpu, uint32_t id)
{
    if (!gpu->control.attended || id >= gpu->control.active)
        ag_violation("(g) a WG is launched before it is active");
}

/* Of the active WGs only the last may be killed; at a barrier M is stored after that. */
void ag_member_killed(struct ag_gpu *gpu, uint32_t slot)
{
    uint32_t id = gpu->slots[slot].number;

    if (!id)
        ag_violation("(g) WG 0 is killed");
    if (!gpu->control.resizing && (id < gpu->control.active || !has_offered(&gpu->threads[id])))
        ag_violation("(g) a WG is killed that is active, or has not offered it");
    for (uint32_t n = id + 1; gpu->control.resizing && n < gpu->control.active; n++) {
        if (is_live(gpu, n) && !is_doomed(gpu, n))
            ag_violation("(g) a WG is killed that is not the last one");
    }
    ag_tally.races[AG_RACE_KILL_AWAY] += gpu->slots[slot].state == AG_AWAY;
    ag_tally.races[AG_RACE_STAND_AWAY] +=
        gpu->slots[slot].state == AG_AWAY && gpu->threads[id].asked == CP_MESSAGE_STAND;
    gpu->slots[slot].doomed = true;
    gpu->threads[id].asked = 0;
}

bool ag_members_done(const struct ag_gpu *gpu)
{
    for (uint32_t id = 0; id < ag_scenario()->groups[0]; id++) {
        if (gpu->threads[id].done != (id < gpu->control.active) || is_live(gpu, id))
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

/* The record of the firmware that stands for the cooperative kernel, or AG_KERNELS. */
static uint32_t record_of(const struct ag_gpu *gpu)
{
    uint32_t record = 0;

    while (record < AG_KERNELS && gpu->record[record] != 1)
        record++;
    return record;
}

/* What may be so for a while only, until the firmware has sent what it has decided; or NULL. */
static const char *unsettled(const struct ag_state *state, uint32_t record)
{
    const struct cp_cooperative *c = &state->cp.cooperative[record];
    uint32_t standing = 0;

    if (c->operation)
        return 0;
    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct cp_workgroup *wg = &state->cp.workgroups[i];
        bool stands = wg->state != CP_WG_FREE && wg->kernel == record && wg->stands;

        standing += stands;
        if (stands && wg->number + 1 >= c->active)
            return "(g) the last WG's offer stands, and it lives";
    }
    if (standing != c->standing || (standing && !CP_DEMAND_WANTED(c->demand)))
        return "(g) an offer stands while nobody is wanted";
    return c->active == state->gpu.control.active ? 0 : "(g) M in memory is not the firmware's";
}

void ag_check_members(const struct ag_state *state)
{
    const struct ag_gpu *gpu = &state->gpu;
    const struct ag_control *c = &gpu->control;
    uint32_t record = record_of(gpu);
    const char *wrong;

    if (!ag_scenario()->cooperative || !c->attended || record == AG_KERNELS || gpu->faulted[0] ||
        state->cp.kernels[record].error)
        return;
    wrong = unsettled(state, record);
    if (wrong && !gpu->command_count && !gpu->held.opcode && ag_firmware_is_idle(state))
        ag_violation(wrong);
    for (uint32_t id = 0; id < ag_scenario()->groups[0]; id++) {
        if (id < c->active && !gpu->threads[id].launched && !c->resizing && !is_coming(state, record, id))
            ag_violation("(g) an active WG is not there");
        if (id >= c->active && is_live(gpu, id) && !is_doomed(gpu, id) && !c->resizing &&
            !has_offered(&gpu->threads[id]))
            ag_violation("(g) a WG lives that is not active");
    }
}
