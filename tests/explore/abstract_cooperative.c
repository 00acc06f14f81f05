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

static uint32_t id_of(uint32_t number)
{
    return number - ag_first_number(ag_member_kernel(number));
}

static struct ag_control *control_of(struct ag_gpu *gpu, uint32_t number)
{
    return &gpu->control[ag_member_kernel(number)];
}

static uint32_t release_word(uint32_t number)
{
    return AG_RELEASE(ag_member_kernel(number));
}

static uint32_t answer_word(uint32_t number)
{
    return release_word(number) + 1 + id_of(number);
}

const struct ag_op *ag_member_wait(const struct ag_gpu *gpu, uint32_t number, const struct ag_op *op)
{
#define ANSWER(kernel, id)                                                                                             \
    {                                                                                                                  \
        AG_WAIT, AG_RELEASE(kernel) + 1 + id, 0, 2                                                                     \
    }
#define ANSWERS(kernel)                                                                                                \
    {                                                                                                                  \
        ANSWER(kernel, 0), ANSWER(kernel, 1), ANSWER(kernel, 2), ANSWER(kernel, 3), ANSWER(kernel, 4)                  \
    }
#define RELEASED(kernel, instance)                                                                                     \
    {                                                                                                                  \
        AG_WAIT, AG_RELEASE(kernel), instance, 2                                                                       \
    }
#define RELEASES(kernel)                                                                                               \
    {                                                                                                                  \
        RELEASED(kernel, 0), RELEASED(kernel, 1), RELEASED(kernel, 2), RELEASED(kernel, 3)                             \
    }
    static const struct ag_op answers[][AG_MEMBERS] = {ANSWERS(0), ANSWERS(1)};
    static const struct ag_op releases[][4] = {RELEASES(0), RELEASES(1)};
    const struct ag_thread *t = &gpu->threads[number];
    uint32_t kernel = ag_member_kernel(number);

    if (op->kind < AG_BEGIN)
        return 0;
    if (t->stage == STAGE_ANSWER)
        return &answers[kernel][id_of(number)];
    return t->stage == STAGE_WAIT ? &releases[kernel][t->generation % 4] : 0;
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
static void check_active(struct ag_gpu *gpu, uint32_t number)
{
    if (id_of(number) >= control_of(gpu, number)->active)
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
        ag_write_word(gpu, answer_word(s->number), 0, AG_ALL);
    t->asked = (uint8_t)operation;
    s->message = AG_MESSAGE(operation, t->ticket);
}

/* What a forking WG transmits: another value each time. */
static void transmit(struct ag_gpu *gpu, uint32_t number)
{
    struct ag_control *c = control_of(gpu, number);
    uint32_t id = id_of(number);

    c->transmitted[id] = (uint8_t)(1 + id + 8 * (gpu->threads[number].generation + 1u) + 64u * (c->tasks & 3u));
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

static void begin(struct ag_gpu *gpu, uint32_t number, const struct ag_op *op)
{
    const struct ag_control *c = control_of(gpu, number);
    struct ag_thread *t = &gpu->threads[number];
    uint32_t id = id_of(number);

    if (!c->attended)
        ag_violation("(g) a WG begins before the control block is written");
    if (!c->born[id] != !c->forker[id] || (c->born[id] && c->transmitted[id] != c->given[id]))
        ag_violation("(g) a forked WG does not get what its forker transmitted");
    t->generation = gpu->words[release_word(number)];
    t->members = c->active;
    if (c->born[id] && c->inside == t->generation + 1)
        t->stage = STAGE_WAIT;
    else
        enter(t, op);
}

static void offer(struct ag_gpu *gpu, uint32_t slot, bool insists)
{
    uint32_t number = gpu->slots[slot].number, id = id_of(number);
    const struct ag_control *c = control_of(gpu, number);
    struct ag_thread *t = &gpu->threads[number];

    if (t->stage == STAGE_SEND) {
        t->stage = STAGE_ANSWER;
        send(gpu, slot, CP_MESSAGE_KILL);
    } else if ((c->wanted || insists) && c->active > 1 && id == c->active - 1u) {
        t->stage = STAGE_SEND;
    } else {
        next(t);
    }
}

static void request(struct ag_gpu *gpu, uint32_t slot)
{
    uint32_t number = gpu->slots[slot].number;
    struct ag_thread *t = &gpu->threads[number];

    if (t->stage == STAGE_SEND) {
        t->stage = STAGE_ANSWER;
        transmit(gpu, number);
        send(gpu, slot, CP_MESSAGE_FORK);
        return;
    }
    look_for_offer(control_of(gpu, number), t);
    if (t->ticket)
        t->stage = STAGE_SEND;
    else
        next(t);
}

static void take(struct ag_gpu *gpu, uint32_t number, const struct ag_op *op)
{
    struct ag_control *c = control_of(gpu, number);
    struct ag_thread *t = &gpu->threads[number];

    if (!c->tasks) {
        next(t);
        return;
    }
    c->tasks--;
    t->pc = op->value;
}

static void release(struct ag_gpu *gpu, uint32_t number)
{
    struct ag_control *c = control_of(gpu, number);
    const struct ag_thread *t = &gpu->threads[number];

    c->arrived = 0;
    c->behind = t->members;
    ag_write_word(gpu, release_word(number), t->generation + 1u, AG_ALL);
}

/* All seem to have arrived: the first to find it so ends the barrier. */
static void try_to_end(struct ag_gpu *gpu, uint32_t number)
{
    struct ag_control *c = control_of(gpu, number);
    struct ag_thread *t = &gpu->threads[number];

    t->stage = id_of(number) ? STAGE_WAIT : STAGE_WATCH;
    if (c->arrived != t->members || c->ended != t->generation)
        return;
    c->ended++;
    t->stage = t->wanted ? STAGE_SEND : STAGE_RELEASE;
}

static void watch(struct ag_gpu *gpu, uint32_t number)
{
    const struct ag_control *c = control_of(gpu, number);
    struct ag_thread *t = &gpu->threads[number];

    if (gpu->words[release_word(number)] != t->generation) {
        t->stage = STAGE_WAIT;
    } else if (t->members != c->active) {
        t->members = c->active;
        look_for_offer(c, t);
        try_to_end(gpu, number);
    }
}

/*
 * Whether those that have arrived are all there are. WG 0 looks at those that have arrived by now: others, who came after it,
 * may have seen an older and larger M.
 */
static void count(struct ag_gpu *gpu, uint32_t number)
{
    const struct ag_control *c = control_of(gpu, number);
    struct ag_thread *t = &gpu->threads[number];
    uint32_t id = id_of(number);
    bool now = !id && ag_scenario()->plant != AG_PLANT_BLIND_MASTER;

    t->members = c->active;
    t->stage = id ? STAGE_WAIT : STAGE_WATCH;
    if ((now ? c->arrived : t->turn) == t->members)
        try_to_end(gpu, number);
    t->turn = 0;
}

/* Where M changes at these barriers only, the last to arrive transmits for all, and nobody looks at M. */
static void resize(struct ag_gpu *gpu, uint32_t slot, bool changes)
{
    uint32_t number = gpu->slots[slot].number, id = id_of(number);
    struct ag_control *c = control_of(gpu, number);
    struct ag_thread *t = &gpu->threads[number];

    switch (t->stage) {
    case STAGE_LOOK:
        look_for_offer(c, t);
        if (!id && changes)
            transmit(gpu, number);
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
        count(gpu, number);
        break;
    case STAGE_WATCH:
        watch(gpu, number);
        break;
    case STAGE_SEND:
        t->stage = STAGE_WAIT;
        c->behind = t->members;
        c->inside = (uint8_t)(t->generation + 1);
        c->resizing = true;
        if (!changes)
            transmit(gpu, number - id);
        send(gpu, slot, CP_MESSAGE_RESIZE);
        break;
    default:
        t->stage = STAGE_WAIT;
        release(gpu, number);
    }
}

/* The master: waits for the others, asks for WGs, releases all. */
static void lead(struct ag_gpu *gpu, uint32_t slot, uint32_t meeting)
{
    uint32_t number = gpu->slots[slot].number;
    struct ag_control *c = control_of(gpu, number);
    struct ag_thread *t = &gpu->threads[number];

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
        transmit(gpu, number);
        send(gpu, slot, CP_MESSAGE_FORK);
        break;
    default:
        c->queried = meeting == AG_MEET_QUERY && !t->forked ? c->wanted : 0;
        t->forked = false;
        release(gpu, number);
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
    uint32_t number = gpu->slots[slot].number;

    if (!id_of(number)) {
        lead(gpu, slot, meeting);
        return;
    }
    control_of(gpu, number)->arrived++;
    gpu->threads[number].stage = STAGE_WAIT;
}

void ag_run_member(struct ag_gpu *gpu, uint32_t slot, const struct ag_op *op)
{
    uint32_t number = gpu->slots[slot].number;

    check_active(gpu, number);
    switch (op->kind) {
    case AG_BEGIN:
        begin(gpu, number, op);
        break;
    case AG_OFFER:
        offer(gpu, slot, op->value);
        break;
    case AG_REQUEST:
        request(gpu, slot);
        break;
    case AG_TAKE:
        take(gpu, number, op);
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
static void pass(struct ag_gpu *gpu, uint32_t number, bool stable)
{
    const struct ag_control *c = control_of(gpu, number);
    struct ag_thread *t = &gpu->threads[number];

    if (gpu->words[release_word(number)] != t->generation + 1)
        ag_violation("(g) a WG passes another barrier than the one it was at");
    if (id_of(number) >= c->behind || (stable && c->behind != c->active))
        ag_violation("(g) behind a barrier M is not what a WG is told");
    t->generation++;
    t->members = c->behind;
}

void ag_member_goes_on(struct ag_gpu *gpu, uint32_t slot)
{
    uint32_t number = gpu->slots[slot].number;
    const struct ag_control *c = control_of(gpu, number);
    struct ag_thread *t = &gpu->threads[number];
    const struct ag_op *op;
    bool answered = t->stage == STAGE_ANSWER;

    check_active(gpu, number);
    t->stage = STAGE_LOOK;
    op = ag_op_of(gpu, number);
    if (answered && op->kind == AG_MEET) {
        t->members = c->active;
        t->forked = gpu->words[answer_word(number)] > 1;
        t->ticket = 0;
        t->stage = STAGE_RELEASE;
        return;
    }
    if (!answered)
        pass(gpu, number, op->kind == AG_RESIZE && !op->value);
    if (op->kind == AG_BEGIN)
        enter(t, op);
    else
        next(t);
    t->wanted = op->kind == AG_MEET && id_of(number) && id_of(number) + c->queried >= t->members;
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

static void note_request(struct ag_state *state, const struct ag_event *event, const struct cp_cooperative *c)
{
    state->gpu.threads[state->gpu.slots[event->slot].number].stale =
        AG_MESSAGE_TICKET(event->message) != c->ticket || !CP_DEMAND_OFFERED(c->demand);
    ag_tally.races[AG_RACE_OLD_ROUND] += AG_MESSAGE_TICKET(event->message) > c->ticket;
}

void ag_note_heard(struct ag_state *state, const struct ag_event *event)
{
    const struct ag_slot *s = &state->gpu.slots[event->slot];
    const struct cp_cooperative *c = &state->cp.cooperative[state->cp.workgroups[event->slot].kernel];

    if (event->kind != CP_EVENT_MESSAGE || s->generation != event->generation)
        return;
    if (AG_MESSAGE_OPERATION(event->message) == CP_MESSAGE_FORK)
        note_request(state, event, c);
    if (AG_MESSAGE_OPERATION(event->message) == CP_MESSAGE_STAND)
        ag_tally.races[AG_RACE_STAND_EARLY] += CP_DEMAND_WANTED(c->demand) && id_of(s->number) + 1u < c->active;
}

/* What the firmware writes */

static bool is_live(const struct ag_gpu *gpu, uint32_t number)
{
    return gpu->threads[number].launched && !gpu->threads[number].done;
}

static bool is_doomed(const struct ag_gpu *gpu, uint32_t number)
{
    for (uint32_t i = 0; i < AG_WGS; i++) {
        if (gpu->slots[i].state != AG_FREE && gpu->slots[i].number == number && gpu->slots[i].doomed)
            return true;
    }
    return false;
}

/* M becomes smaller: only by WGs that have offered themselves, or at a barrier, where each KILL has come before. */
static void check_shrunk(const struct ag_gpu *gpu, uint32_t kernel, uint32_t active)
{
    const struct ag_control *c = &gpu->control[kernel];
    uint32_t first = ag_first_number(kernel);

    for (uint32_t n = first + active; n < first + c->active; n++) {
        if (c->resizing ? is_live(gpu, n) && !is_doomed(gpu, n) : !has_offered(&gpu->threads[n]))
            ag_violation(c->resizing ? "(g) M falls at a barrier before a KILL has come"
                                     : "(g) M falls by a WG that has not offered to be killed");
    }
}

static void store_active(struct ag_gpu *gpu, uint32_t kernel, uint32_t attended, uint32_t active)
{
    struct ag_control *c = &gpu->control[kernel];

    if (!active || active > ag_scenario()->groups[kernel])
        ag_violation("(g) M is not between 1 and N");
    if (ag_scenario()->maximal && (c->attended || !ag_scenario()->losses) &&
        active != (c->attended ? c->active : c->places))
        ag_violation(c->attended ? "(g) M of a maximal kernel changes"
                                 : "(g) a maximal kernel has not as many WGs as fit");
    c->places = 0;
    if (c->attended && active < c->active)
        check_shrunk(gpu, kernel, active);
    else if (c->attended)
        c->grown = (uint8_t)(c->grown + active - c->active);
    c->attended = (uint8_t)attended;
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

    if (!is_live(gpu, number) || (!has_offered(t) && t->asked != CP_MESSAGE_FORK)) {
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
    ag_write_word(gpu, answer_word(number), answer, AG_ALL);
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
    } else if (offset == FIELD(attended)) {
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

/* Survivors are all at the barrier, and nobody counts for the next one yet. */
static bool may_be_released(const struct ag_gpu *gpu, uint32_t kernel, uint32_t before)
{
    const struct ag_control *c = &gpu->control[kernel];

    for (uint32_t id = 0; id < ag_scenario()->groups[kernel]; id++) {
        uint32_t number = ag_first_number(kernel) + id;
        const struct ag_thread *t = &gpu->threads[number];

        if (is_live(gpu, number) && !is_doomed(gpu, number) && (id >= before || id >= c->active || !has_arrived(t)))
            return false;
    }
    return !c->arrived;
}

/* More updates of a released barrier's word, in bits that mean nothing. */
static bool is_shake(const struct ag_command *command)
{
    return ag_control_offset(command->address) == FIELD(release) && command->value && !(command->value << 16);
}

void ag_control_add(struct ag_gpu *gpu, const struct ag_command *command)
{
    uint32_t kernel = ag_control_kernel(command->address), word = AG_RELEASE(kernel);
    struct ag_control *c = &gpu->control[kernel];
    uint32_t before = c->behind, first = ag_first_number(kernel);
    uint32_t senders = 0;

    if (is_shake(command)) {
        ag_write_word(gpu, word, gpu->words[word], AG_ALL);
        return;
    }
    for (uint32_t n = first; n < first + ag_scenario()->groups[kernel]; n++) {
        senders += gpu->threads[n].asked == CP_MESSAGE_RESIZE;
        if (gpu->threads[n].asked == CP_MESSAGE_RESIZE)
            gpu->threads[n].asked = 0;
    }
    if (ag_control_offset(command->address) != FIELD(release) || (uint32_t)command->value != 1)
        ag_violation("(g) a barrier is not released by 1");
    if (!c->resizing || senders > 1 || !may_be_released(gpu, kernel, before))
        ag_violation("(g) a barrier is released that is not over");
    c->behind = (uint8_t)(before + (uint32_t)(command->value >> 32));
    if (c->behind != c->active)
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

    if (!c->attended || id_of(number) >= c->active)
        ag_violation("(g) a WG is launched before it is active");
}

/* Of the active WGs only the last may be killed; at a barrier M is stored after that. */
void ag_member_killed(struct ag_gpu *gpu, uint32_t slot)
{
    uint32_t number = gpu->slots[slot].number, id = id_of(number);
    const struct ag_control *c = control_of(gpu, number);

    if (!id)
        ag_violation("(g) WG 0 is killed");
    if (!c->resizing && (id < c->active || !has_offered(&gpu->threads[number])))
        ag_violation("(g) a WG is killed that is active, or has not offered it");
    for (uint32_t n = number + 1; c->resizing && n < number - id + c->active; n++) {
        if (is_live(gpu, n) && !is_doomed(gpu, n))
            ag_violation("(g) a WG is killed that is not the last one");
    }
    ag_tally.races[AG_RACE_KILL_AWAY] += gpu->slots[slot].state == AG_AWAY;
    ag_tally.races[AG_RACE_STAND_AWAY] +=
        gpu->slots[slot].state == AG_AWAY && gpu->threads[id].asked == CP_MESSAGE_STAND;
    gpu->slots[slot].doomed = true;
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
        bool stands = wg->state != CP_WG_FREE && wg->kernel == record && wg->stands;

        standing += stands;
        if (stands && wg->number + 1 >= c->active)
            return "(g) the last WG's offer stands, and it lives";
    }
    if (standing != c->standing || (standing && !CP_DEMAND_WANTED(c->demand)))
        return "(g) an offer stands while nobody is wanted";
    return c->active == state->gpu.control[kernel].active ? 0 : "(g) M in memory is not the firmware's";
}

static void check_members(const struct ag_state *state, uint32_t kernel)
{
    const struct ag_gpu *gpu = &state->gpu;
    const struct ag_control *c = &gpu->control[kernel];
    uint32_t record = ag_record_of(gpu, kernel);
    const char *wrong;

    if (!c->attended || record == AG_KERNELS || gpu->faulted[kernel] || state->cp.kernels[record].error)
        return;
    wrong = unsettled(state, kernel, record);
    if (wrong && !gpu->command_count && !gpu->held.opcode && ag_firmware_is_idle(state))
        ag_violation(wrong);
    for (uint32_t id = 0; id < ag_scenario()->groups[kernel]; id++) {
        uint32_t number = ag_first_number(kernel) + id;

        if (id < c->active && !gpu->threads[number].launched && !c->resizing && !is_coming(state, record, id))
            ag_violation("(g) an active WG is not there");
        if (id >= c->active && is_live(gpu, number) && !is_doomed(gpu, number) && !c->resizing &&
            !has_offered(&gpu->threads[number]))
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
