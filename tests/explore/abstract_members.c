/*
 * abstract_members.c - work-groups (WGs) of cooperative kernels: their operations, a part at a time (docs/guide/cooperative.md;
 * Sorensen et al., FSE 2017, appendix A).
 */
#include "abstract_parts.h"

#include "onward/cooperative.h"

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
        return &answers[kernel][ag_id_of(number)];
    return t->stage == STAGE_WAIT ? &releases[kernel][t->generation % 4] : 0;
}

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
    if (ag_id_of(number) >= ag_control_of(gpu, number)->active)
        ag_violation("(g) a WG goes on that is not active");
}

static void send(struct ag_gpu *gpu, uint32_t slot, enum cp_message operation)
{
    struct ag_slot *s = &gpu->slots[slot];
    struct ag_thread *t = &gpu->threads[s->number];

    if (operation != CP_MESSAGE_RESIZE)
        ag_write_word(gpu, ag_answer_word(s->number), 0, AG_ALL);
    t->asked = (uint8_t)operation;
    s->message = AG_MESSAGE(operation, t->ticket);
}

/* What a forking WG transmits: another value each time. */
static void transmit(struct ag_gpu *gpu, uint32_t number)
{
    struct ag_control *c = ag_control_of(gpu, number);
    uint32_t id = ag_id_of(number);

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
    const struct ag_control *c = ag_control_of(gpu, number);
    struct ag_thread *t = &gpu->threads[number];
    uint32_t id = ag_id_of(number);

    if (!c->managed)
        ag_violation("(g) a WG begins before the control block is written");
    if (!c->born[id] != !c->forker[id] || (c->born[id] && c->transmitted[id] != c->given[id]))
        ag_violation("(g) a forked WG does not get what its forker transmitted");
    t->generation = gpu->words[ag_release_word(number)];
    t->members = c->active;
    if (c->born[id] && c->inside == t->generation + 1)
        t->stage = STAGE_WAIT;
    else
        enter(t, op);
}

static void offer(struct ag_gpu *gpu, uint32_t slot, bool insists)
{
    uint32_t number = gpu->slots[slot].number, id = ag_id_of(number);
    const struct ag_control *c = ag_control_of(gpu, number);
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
    look_for_offer(ag_control_of(gpu, number), t);
    if (t->ticket)
        t->stage = STAGE_SEND;
    else
        next(t);
}

static void take(struct ag_gpu *gpu, uint32_t number, const struct ag_op *op)
{
    struct ag_control *c = ag_control_of(gpu, number);
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
    struct ag_control *c = ag_control_of(gpu, number);
    const struct ag_thread *t = &gpu->threads[number];

    c->arrived = 0;
    c->behind = t->members;
    ag_write_word(gpu, ag_release_word(number), t->generation + 1u, AG_ALL);
}

/* All seem to have arrived: the first to find it so ends the barrier. */
static void try_to_end(struct ag_gpu *gpu, uint32_t number)
{
    struct ag_control *c = ag_control_of(gpu, number);
    struct ag_thread *t = &gpu->threads[number];

    t->stage = ag_id_of(number) ? STAGE_WAIT : STAGE_WATCH;
    if (c->arrived != t->members || c->ended != t->generation)
        return;
    c->ended++;
    t->stage = t->wanted ? STAGE_SEND : STAGE_RELEASE;
}

static void watch(struct ag_gpu *gpu, uint32_t number)
{
    const struct ag_control *c = ag_control_of(gpu, number);
    struct ag_thread *t = &gpu->threads[number];

    if (gpu->words[ag_release_word(number)] != t->generation) {
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
    const struct ag_control *c = ag_control_of(gpu, number);
    struct ag_thread *t = &gpu->threads[number];
    uint32_t id = ag_id_of(number);
    bool now = !id && ag_scenario()->plant != AG_PLANT_BLIND_MASTER;

    t->members = c->active;
    t->stage = id ? STAGE_WAIT : STAGE_WATCH;
    if ((now ? c->arrived : t->turn) == t->members)
        try_to_end(gpu, number);
    t->turn = 0;
}

/* Where M changes at these barriers only, the last to arrive transmits for all, and no WG reads M. */
static void resize(struct ag_gpu *gpu, uint32_t slot, bool changes)
{
    uint32_t number = gpu->slots[slot].number, id = ag_id_of(number);
    struct ag_control *c = ag_control_of(gpu, number);
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
    struct ag_control *c = ag_control_of(gpu, number);
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

/* Not all are there, and this one does not stay either. */
static void claim(struct ag_gpu *gpu, uint32_t slot)
{
    uint32_t number = gpu->slots[slot].number;
    struct ag_control *c = ag_control_of(gpu, number);

    c->arrived = c->active;
    send(gpu, slot, CP_MESSAGE_RESIZE);
    next(&gpu->threads[number]);
}

/* Those that are wanted offer themselves, and the offer stands. */
static void mark_for_kill(struct ag_gpu *gpu, uint32_t slot)
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

    if (!ag_id_of(number)) {
        lead(gpu, slot, meeting);
        return;
    }
    ag_control_of(gpu, number)->arrived++;
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
    case AG_CLAIM:
        claim(gpu, slot);
        break;
    case AG_DOOM:
        mark_for_kill(gpu, slot);
        break;
    default:
        meet(gpu, slot, op->value);
    }
}

/* A barrier is behind it: this one, and M is what it was told. */
static void pass(struct ag_gpu *gpu, uint32_t number, bool stable)
{
    const struct ag_control *c = ag_control_of(gpu, number);
    struct ag_thread *t = &gpu->threads[number];

    if (gpu->words[ag_release_word(number)] != t->generation + 1)
        ag_violation("(g) a WG passes another barrier than the one it was at");
    if (ag_id_of(number) >= c->behind || (stable && c->behind != c->active))
        ag_violation("(g) behind a barrier M is not what a WG is told");
    t->generation++;
    t->members = c->behind;
}

void ag_member_goes_on(struct ag_gpu *gpu, uint32_t slot)
{
    uint32_t number = gpu->slots[slot].number;
    const struct ag_control *c = ag_control_of(gpu, number);
    struct ag_thread *t = &gpu->threads[number];
    const struct ag_op *op;
    bool answered = t->stage == STAGE_ANSWER;

    check_active(gpu, number);
    t->stage = STAGE_LOOK;
    op = ag_op_of(gpu, number);
    if (answered && op->kind == AG_MEET) {
        t->members = c->active;
        t->forked = gpu->words[ag_answer_word(number)] > 1;
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
    t->wanted = op->kind == AG_MEET && ag_id_of(number) && ag_id_of(number) + c->queried >= t->members;
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
        ag_tally.races[AG_RACE_STAND_EARLY] += CP_DEMAND_WANTED(c->demand) && ag_id_of(s->number) + 1u < c->active;
}
