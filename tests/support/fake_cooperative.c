/* fake_cooperative.c - see fake_cooperative.h. */
#include "fake_cooperative.h"

#include "onward/cooperative.h"
#include "test.h"

#define RECORD_BYTES 64u
#define TRANSMITTED  0xabc00000u

/* Steps of FAKE_QUERY, and what it keeps in the words of its own barriers. */
enum step { STEP_WORK, STEP_MET, STEP_STANDS, STEP_LEFT };
enum variant { VARIANT_WANTED, VARIANT_LEFT }; /* WGs that were wanted when all met; whether they meet to go on */

static struct cp_cooperative_control *control_of(struct fake_gpu *gpu, const struct fake_dispatch *dispatch)
{
    return fake_gpu_at(gpu, dispatch->control, sizeof(struct cp_cooperative_control));
}

/* born, answer, two words, then what is transmitted. */
static uint32_t *record_of(struct fake_gpu *gpu, const struct fake_dispatch *dispatch, uint32_t id)
{
    return fake_gpu_at(gpu, dispatch->control + sizeof(struct cp_cooperative_control) + id * RECORD_BYTES,
                       RECORD_BYTES);
}

static uint64_t write_control(struct fake_gpu *gpu, struct fake_dispatch *dispatch)
{
    uint32_t groups = dispatch->kernel.groups[0];
    struct cp_cooperative_control *control;

    CHECK(groups <= FAKE_MEMBERS);
    dispatch->control = fake_gpu_allocate(gpu, (uint32_t)sizeof(struct cp_cooperative_control) + groups * RECORD_BYTES);
    control = control_of(gpu, dispatch);
    control->magic = CP_CONTROL_MAGIC;
    control->maximum = groups;
    dispatch->work = dispatch->kernel.rounds;
    return dispatch->control;
}

uint64_t fake_write_options(struct fake_gpu *gpu, struct fake_dispatch *dispatch)
{
    bool cooperative = FAKE_IS_COOPERATIVE(dispatch->kernel.program);
    struct cp_launch_options *options;
    uint64_t address;

    if (!cooperative && !dispatch->kernel.gather)
        return 0;
    address = fake_gpu_allocate(gpu, sizeof(*options));
    options = fake_gpu_at(gpu, address, sizeof(*options));
    options->magic = CP_OPTIONS_MAGIC;
    options->gather_cycles = dispatch->kernel.gather;
    if (!cooperative)
        return address;
    options->flags = dispatch->kernel.maximal ? CP_LAUNCH_MAXIMAL : CP_LAUNCH_COOPERATIVE;
    options->control = write_control(gpu, dispatch);
    options->record_bytes = RECORD_BYTES;
    return address;
}

void fake_member_born(struct fake_gpu *gpu, struct fake_dispatch *dispatch, uint32_t id)
{
    const struct cp_cooperative_control *control = control_of(gpu, dispatch);
    const uint32_t *record = record_of(gpu, dispatch, id);
    struct fake_member *member = &dispatch->members[id];

    CHECK_EQUAL(control->managed, 1);
    CHECK(id < control->active && control->active <= control->maximum);
    member->turn = (uint32_t)control->release;
    member->step = STEP_WORK;
    if (!record[0])
        return;
    CHECK(!dispatch->kernel.maximal);
    dispatch->forked++;
    if (dispatch->kernel.program == FAKE_HOSTILE)
        return;
    CHECK_EQUAL(record[1], 0);
    CHECK_EQUAL(record[4] & 0xfff00000u, TRANSMITTED);
    CHECK((record[4] & 0xfffffu) < id);
    CHECK_EQUAL(record[RECORD_BYTES / 4 - 1], ~record[4]);
}

bool fake_member_dies(struct fake_gpu *gpu, struct fake_dispatch *dispatch, uint32_t id)
{
    const struct cp_cooperative_control *control;

    if (!dispatch->control)
        return false;
    if (dispatch->kernel.program == FAKE_HOSTILE)
        dispatch->faulted = true;
    control = control_of(gpu, dispatch);
    dispatch->killed++;
    dispatch->launch_count[id]--;
    if (dispatch->faulted)
        return true;
    if (dispatch->kernel.program != FAKE_RESIZE)
        CHECK(id >= control->active); /* M was stored before */
    if (dispatch->kernel.program == FAKE_QUERY)
        CHECK_EQUAL(dispatch->members[id].step, STEP_STANDS);
    return id && !dispatch->kernel.maximal;
}

bool fake_member_may_go(struct fake_gpu *gpu, const struct fake_dispatch *dispatch, uint32_t id)
{
    const struct fake_member *member = &dispatch->members[id];
    uint64_t release = control_of(gpu, dispatch)->release;

    if (member->asks)
        return record_of(gpu, dispatch, id)[1] != 0;
    if ((uint32_t)release + 1 == member->turn)
        return false;
    CHECK_EQUAL((uint32_t)release, member->turn); /* no member misses a barrier */
    return id < (uint16_t)(release >> 32);        /* if not, it is being killed */
}

void fake_member_wait(const struct fake_dispatch *dispatch, uint32_t id, struct cp_log_entry *entry)
{
    const struct fake_member *member = &dispatch->members[id];
    uint64_t answer = dispatch->control + sizeof(struct cp_cooperative_control) + id * RECORD_BYTES +
                      __builtin_offsetof(struct cp_cooperative_record, answer);

    entry->address =
        member->asks ? answer : dispatch->control + __builtin_offsetof(struct cp_cooperative_control, release);
    entry->value = member->asks ? 0 : member->turn;
    entry->condition = member->asks ? 2 : 1;
}

static void send(struct fake_gpu *gpu, uint32_t slot, uint32_t word)
{
    const struct fake_slot *s = &gpu->slots[slot];
    struct cp_event event = {.kind = CP_EVENT_MESSAGE,
                             .cycle = gpu->now,
                             .message = {.wg = {.slot = slot, .generation = s->generation}, .word = word}};

    fake_gpu_post(gpu, &event);
}

static void transmit(struct fake_gpu *gpu, const struct fake_dispatch *dispatch, uint32_t id)
{
    uint32_t *record = record_of(gpu, dispatch, id);

    record[4] = TRANSMITTED | id;
    record[RECORD_BYTES / 4 - 1] = ~record[4];
}

/* Sends a message, and waits for its answer. */
static enum fake_member_action ask(struct fake_gpu *gpu, struct fake_dispatch *dispatch, uint32_t slot, uint32_t word)
{
    uint32_t id = gpu->slots[slot].number;

    record_of(gpu, dispatch, id)[1] = 0;
    dispatch->members[id].asks = true;
    send(gpu, slot, word);
    return FAKE_MEMBER_WAITS;
}

static enum fake_member_action steal(struct fake_gpu *gpu, struct fake_dispatch *dispatch, uint32_t slot, uint32_t id)
{
    const struct cp_cooperative_control *control = control_of(gpu, dispatch);
    uint64_t demand = control->demand;
    uint32_t word = CP_MESSAGE(CP_MESSAGE_KILL, 0);

    if (!dispatch->work)
        return FAKE_MEMBER_ENDS;
    dispatch->work--;
    if (CP_DEMAND_OFFERED(demand) && fake_gpu_random(gpu, 2)) {
        transmit(gpu, dispatch, id);
        word = CP_MESSAGE(CP_MESSAGE_FORK, CP_DEMAND_TICKET(demand));
    } else if (!CP_DEMAND_WANTED(demand) && fake_gpu_random(gpu, 20)) {
        return FAKE_MEMBER_RUNS;
    }
    return ask(gpu, dispatch, slot, word);
}

static enum fake_member_action resize(struct fake_gpu *gpu, struct fake_dispatch *dispatch, uint32_t slot, uint32_t id)
{
    struct cp_cooperative_control *control = control_of(gpu, dispatch);
    struct fake_member *member = &dispatch->members[id];

    if (member->turn == dispatch->kernel.rounds)
        return FAKE_MEMBER_ENDS;
    CHECK_EQUAL((uint32_t)control->release, member->turn);
    if (id == 0)
        transmit(gpu, dispatch, id);
    member->turn++;
    if (++control->arrived < control->active)
        return FAKE_MEMBER_WAITS;
    if (control->demand) {
        send(gpu, slot, CP_MESSAGE(CP_MESSAGE_RESIZE, CP_DEMAND_TICKET(control->demand)));
    } else {
        control->arrived = 0;
        control->release++;
    }
    return FAKE_MEMBER_WAITS;
}

void fake_members_meet(struct fake_gpu *gpu, struct fake_dispatch *dispatch)
{
    struct cp_cooperative_control *control = control_of(gpu, dispatch);
    bool left = control->variant[VARIANT_LEFT];

    if (dispatch->kernel.program != FAKE_QUERY || !control->arrived || control->arrived != control->active)
        return;
    control->variant[VARIANT_WANTED] = left ? 0 : CP_DEMAND_WANTED(control->demand);
    control->variant[VARIANT_LEFT] = control->variant[VARIANT_WANTED] != 0;
    control->arrived = 0;
    control->release = (uint64_t)control->active << 32 | (uint32_t)(control->release + 1);
}

static enum fake_member_action arrive(struct fake_gpu *gpu, struct fake_dispatch *dispatch, uint32_t id, enum step next)
{
    struct fake_member *member = &dispatch->members[id];

    member->turn++;
    member->step = (uint8_t)next;
    control_of(gpu, dispatch)->arrived++;
    fake_members_meet(gpu, dispatch);
    return FAKE_MEMBER_WAITS;
}

static enum fake_member_action work(struct fake_gpu *gpu, struct fake_dispatch *dispatch, uint32_t slot, uint32_t id)
{
    const struct cp_cooperative_control *control = control_of(gpu, dispatch);

    if (dispatch->members[id].turn >= dispatch->kernel.rounds)
        return FAKE_MEMBER_ENDS;
    CHECK_EQUAL((uint32_t)control->release, dispatch->members[id].turn);
    if (!CP_DEMAND_OFFERED(control->demand) || fake_gpu_random(gpu, 2))
        return arrive(gpu, dispatch, id, STEP_MET);
    transmit(gpu, dispatch, id);
    return ask(gpu, dispatch, slot, CP_MESSAGE(CP_MESSAGE_FORK, CP_DEMAND_TICKET(control->demand)));
}

static enum fake_member_action query(struct fake_gpu *gpu, struct fake_dispatch *dispatch, uint32_t slot, uint32_t id)
{
    const struct cp_cooperative_control *control = control_of(gpu, dispatch);
    struct fake_member *member = &dispatch->members[id];
    uint32_t wanted = control->variant[VARIANT_WANTED];

    if (member->step == STEP_MET && !wanted)
        member->step = STEP_WORK;
    switch (member->step) {
    case STEP_MET:
        if (!id || id + wanted < control->release >> 32)
            return arrive(gpu, dispatch, id, STEP_LEFT);
        member->step = STEP_STANDS;
        return ask(gpu, dispatch, slot, CP_MESSAGE(CP_MESSAGE_STAND, member->turn));
    case STEP_STANDS:
        return arrive(gpu, dispatch, id, STEP_LEFT);
    default:
        member->step = STEP_WORK;
        return work(gpu, dispatch, slot, id);
    }
}

enum fake_member_action fake_member_next(struct fake_gpu *gpu, uint32_t slot)
{
    const struct fake_slot *s = &gpu->slots[slot];
    struct fake_dispatch *dispatch = &gpu->dispatch[s->dispatch];

    dispatch->members[s->number].asks = false;
    switch (dispatch->kernel.program) {
    case FAKE_STEAL:
        return steal(gpu, dispatch, slot, s->number);
    case FAKE_RESIZE:
        return resize(gpu, dispatch, slot, s->number);
    case FAKE_QUERY:
        return query(gpu, dispatch, slot, s->number);
    default:
        if (fake_gpu_random(gpu, 4))
            control_of(gpu, dispatch)->arrived = fake_gpu_random(gpu, control_of(gpu, dispatch)->active + 1);
        send(gpu, slot, CP_MESSAGE(fake_gpu_random(gpu, 6), fake_gpu_random(gpu, 3)));
        return fake_gpu_random(gpu, 10) ? FAKE_MEMBER_RUNS : FAKE_MEMBER_ENDS;
    }
}
