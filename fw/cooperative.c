/* cooperative.c - starting, growing and shrinking kernels. */
#include "cooperative.h"

#include "compute_unit.h"
#include "gather.h"
#include "queue.h"
#include "schedule.h"
#include "workgroup.h"

#include "onward/cooperative.h"

#define ANSWER_NOTHING 1u /* stay; none forked */
#define FIELD(name)    __builtin_offsetof(struct cp_cooperative_control, name)

void cp_cooperative_init(struct cp *cp)
{
    cp->growing = CP_KERNEL_NONE;
    cp->gathering = CP_KERNEL_NONE;
    cp->attend_at = UINT64_MAX;
}

static CP_ONE_COPY struct cp_cooperative *half_of(struct cp *cp, const struct cp_kernel *k)
{
    return &cp->cooperative[k->number];
}

/* The number of a WG in its grid. */
static CP_ONE_COPY uint32_t number_of(const struct cp *cp, uint32_t slot)
{
    return cp->workgroups[slot].number;
}

static uint32_t smaller(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

/* Beginning */

void cp_cooperative_open(struct cp *cp, struct cp_kernel *k, const struct cp_dispatch *dispatch)
{
    const struct cp_launch *launch = &dispatch->launch;
    struct cp_cooperative *c = half_of(cp, k);

    k->attended = (uint8_t)launch->attended;
    cp_gather_open(cp, k, launch->gather_cycles);
    c->detail = 0;
    if (!launch->attended)
        return;
    cp->attended++;
    *c = (struct cp_cooperative){.poll_at = UINT64_MAX, .slot = CP_NONE};
    c->control = launch->control;
    c->record_bytes = launch->record_bytes;
    c->limit = smaller(k->groups[0], cp->config.wg_slots);
    if (k->scratch_bytes)
        c->limit = smaller(c->limit, dispatch->scratch_slots);
    if (launch->attended & CP_ATTEND_MESSAGES)
        k->unlaunched = 1;
}

static void urge(struct cp *cp, const struct cp_kernel *k)
{
    cp_urge(cp, cp->kernels_pending, k->number);
}

/* WG slots that the quota of the kernel's queue allows yet. */
static CP_ONE_COPY uint32_t quota_left(const struct cp *cp, const struct cp_kernel *k)
{
    uint32_t limit = cp->config.queues[k->queue].wg_limit, held = cp->queues[k->queue].held;

    if (!limit)
        return UINT32_MAX;
    return limit > held ? limit - held : 0;
}

/* Looks for places for as many new WGs as there can be; then all goes on with those that were found. */
static void grow(struct cp *cp, const struct cp_kernel *k, enum cp_operation operation)
{
    struct cp_cooperative *c = half_of(cp, k);

    c->most = (uint16_t)smaller(smaller(c->limit - c->active, cp->free.count), quota_left(cp, k));
    c->found = 0;
    c->cu = 0;
    c->operation = (uint8_t)operation;
    c->stage = CP_STAGE_COUNT;
    c->over = true;
    cp->growing = k->number;
    urge(cp, k);
}

void cp_cooperative_start(struct cp *cp, struct cp_kernel *k)
{
    grow(cp, k, CP_OPERATION_START);
}

/* Faults */

static void fault(struct cp *cp, const struct cp_kernel *k, enum cp_cooperative_error reason, uint32_t number)
{
    half_of(cp, k)->detail = (uint64_t)reason << 32 | number;
    cp_kernel_fault(cp, k->number, CP_QUEUE_COOPERATIVE);
}

/* Memory of the kernel */

enum word {
    WORD_RELEASE,  /* of the first barrier */
    WORD_ARRIVED,  /* and the word behind it */
    WORD_DEMAND,   /* what is wanted and offered */
    WORD_ACTIVE,   /* M, and that the kernel is attended to */
    WORD_EMPTY,    /* nobody has arrived at the next barrier */
    WORD_BARRIER,  /* adds to the release word: the barrier is over */
    WORD_SHAKE,    /* adds to bits of it that mean nothing: another update */
    WORD_ANSWER,   /* to the WG, how many were forked */
    WORD_NOTHING,  /* to the WG, that nothing was done */
    WORD_TRANSMIT, /* copies the source's record to the WG's */
    WORD_BORN,     /* the WG was forked; no answer yet */
    WORD_END       /* of a list of these */
};

/* Sends one word of the control block, or of the record of WG id. */
static bool send_word(struct cp *cp, const struct cp_cooperative *c, enum word word, uint32_t id)
{
    struct cp_command *command = cp_command_begin(cp, CP_COMMAND_STORE, CP_COMMAND_LENGTH(memory));
    struct cp_memory_command *m;
    uint32_t record = (uint32_t)sizeof(struct cp_cooperative_control) + id * c->record_bytes, offset, low = 0, high = 0;

    if (!command)
        return false;
    m = &command->memory;
    m->bytes = 8;
    m->reserved0 = 0;
    switch (word) {
    case WORD_RELEASE:
        offset = FIELD(release);
        high = c->active;
        break;
    case WORD_ARRIVED:
        offset = FIELD(arrived);
        break;
    case WORD_DEMAND:
        offset = FIELD(demand);
        low = (uint32_t)c->demand;
        high = (uint32_t)(c->demand >> 32);
        break;
    case WORD_ACTIVE:
        offset = FIELD(attended);
        low = 1;
        high = c->active;
        break;
    case WORD_EMPTY:
        offset = FIELD(arrived);
        m->bytes = 4;
        break;
    case WORD_BARRIER:
        command->opcode = CP_COMMAND_ADD;
        offset = FIELD(release);
        low = 1;
        high = c->active - c->before;
        break;
    case WORD_SHAKE:
        command->opcode = CP_COMMAND_ADD;
        offset = FIELD(release);
        high = 1u << 16;
        break;
    case WORD_ANSWER:
    case WORD_NOTHING:
        offset = record + (uint32_t) __builtin_offsetof(struct cp_cooperative_record, answer);
        low = ANSWER_NOTHING + (word == WORD_ANSWER ? c->found : 0);
        m->bytes = 4;
        break;
    case WORD_TRANSMIT:
        command->opcode = CP_COMMAND_COPY;
        offset = record + CP_RECORD_HEAD_BYTES;
        m->bytes = c->record_bytes - CP_RECORD_HEAD_BYTES;
        break;
    default:
        offset = record;
        low = c->forks + 1;
    }
    m->address = c->control + offset;
    m->value = (uint64_t)high << 32 | low;
    if (word == WORD_TRANSMIT)
        m->value = m->address - (uint64_t)(id - c->source) * c->record_bytes;
    cp_command_send(cp);
    return true;
}

/* Answers that nothing was done: at once, or when the ring has room. */

static CP_ONE_COPY void answer_nothing(struct cp *cp, const struct cp_cooperative *c, uint32_t slot)
{
    if (send_word(cp, c, WORD_NOTHING, number_of(cp, slot)))
        return;
    cp_bit_set(cp->answers, slot);
    cp_urge(cp, cp->answers_summary, slot >> 5);
}

static void forget_answer(struct cp *cp, uint32_t slot)
{
    cp_bit_clear(cp->answers, slot);
    if (!cp->answers[slot >> 5])
        cp_bit_clear(cp->answers_summary, slot >> 5);
}

void cp_cooperative_answer_step(struct cp *cp)
{
    uint32_t word = cp_bits_next(cp->answers_summary, CP_ANSWER_WORDS, 0);
    uint32_t slot = word << 5 | cp_lowest_bit(cp->answers[word]);
    const struct cp_workgroup *wg = cp_workgroup_at(cp, slot);

    if (send_word(cp, &cp->cooperative[wg->kernel], WORD_NOTHING, wg->number))
        forget_answer(cp, slot);
}

/* Operations, a unit at a time */

static CP_ONE_COPY void finish(struct cp *cp, const struct cp_kernel *k, struct cp_cooperative *c)
{
    c->operation = CP_OPERATION_NONE;
    if (cp->growing == k->number)
        cp->growing = CP_KERNEL_NONE;
    cp->place_pending = true;
}

static void enter_words(struct cp_cooperative *c)
{
    c->stage = CP_STAGE_WORDS;
    c->step = 0;
}

/* So many WGs from the number M on are wanted back. */
static CP_ONE_COPY void doom(struct cp *cp, const struct cp_kernel *k, struct cp_cooperative *c, uint32_t count)
{
    c->active -= count;
    c->dying += count;
    c->demand -= count;
    c->due |= CP_DUE_DEMAND;
    cp->dying_waves += count * k->shape.waves;
    cp->counters.coop_kills += count;
}

/* Nobody is being killed: the barrier's WGs become fewer, or more if they may, or stay as they are. */
static bool drain(struct cp *cp, const struct cp_kernel *k, struct cp_cooperative *c)
{
    uint32_t wanted = CP_DEMAND_WANTED(c->demand);

    if (c->dying)
        return false;
    if (wanted) {
        c->slot = k->workgroups.tail;
        doom(cp, k, c, wanted);
        c->stage = CP_STAGE_VICTIMS;
    } else if (CP_DEMAND_OFFERED(c->demand) && c->seen == c->ticket && cp->growing == CP_KERNEL_NONE) {
        grow(cp, k, CP_OPERATION_RESIZE);
    } else {
        c->found = 0;
        enter_words(c);
    }
    return true;
}

/* Kills the next one, unless a command about it is under way. */
static bool kill_victim(struct cp *cp, struct cp_cooperative *c)
{
    uint32_t slot = c->slot;
    const struct cp_workgroup *wg;

    if (slot == CP_NONE || number_of(cp, slot) < c->active) {
        enter_words(c);
        return true;
    }
    wg = &cp->workgroups[slot];
    if (wg->state == CP_WG_SAVING || wg->state == CP_WG_RESTORING)
        return false;
    c->slot = wg->links[CP_LINK_KERNEL].previous;
    if (!cp_workgroup_drop(cp, slot))
        c->slot = (uint16_t)slot;
    return true;
}

/* The places are counted. */
static void take_found(struct cp *cp, struct cp_kernel *k, struct cp_cooperative *c)
{
    if (!c->found && c->operation == CP_OPERATION_START) {
        finish(cp, k, c);
        return;
    }
    c->id = c->active;
    k->next[0] = c->active;
    k->next[1] = k->next[2] = 0;
    k->unlaunched = c->found;
    c->active += c->found;
    c->step = 0;
    if (c->operation == CP_OPERATION_START) {
        c->stage = CP_STAGE_WORDS;
        return;
    }
    c->stage = CP_STAGE_RECORDS;
    cp->counters.coop_forks += c->found;
}

static void count_places(struct cp *cp, struct cp_kernel *k, struct cp_cooperative *c)
{
    uint32_t cu = c->found < c->most ? cp_cu_next(cp, k, c->cu) : CP_NONE;

    if (cu == CP_NONE) {
        take_found(cp, k, c);
        return;
    }
    c->found = (uint16_t)(c->found + cp_cu_count(cp, k, cu, (uint32_t)c->most - c->found));
    c->cu = (uint16_t)(cu + 1);
}

/* The record of a forked WG: what is transmitted; that it is forked. The host has cleared those of the first WGs. */
static void write_record(struct cp *cp, struct cp_cooperative *c)
{
    if (c->id == c->active) {
        enter_words(c);
    } else if (!c->step) {
        c->step = send_word(cp, c, WORD_TRANSMIT, c->id);
    } else if (send_word(cp, c, WORD_BORN, c->id)) {
        c->forks++;
        c->step = 0;
        c->id++;
    }
}

/*
 * The words of the control block that an operation changes. A monitor that has seen few values come takes the release word
 * for a lock, and wakes one waiter: it sees some more, since of the kernel's WGs the one that would see to it may be killed.
 */
static void write_word(struct cp *cp, struct cp_cooperative *c)
{
    static const uint8_t words[][6] = {
        [CP_OPERATION_START] = {WORD_RELEASE, WORD_ARRIVED, WORD_DEMAND, WORD_ACTIVE, WORD_END},
        [CP_OPERATION_FORK] = {WORD_ACTIVE, WORD_ANSWER, WORD_END},
        [CP_OPERATION_RESIZE] = {WORD_EMPTY, WORD_ACTIVE, WORD_BARRIER, WORD_SHAKE, WORD_SHAKE, WORD_END}};
    uint32_t word = words[c->operation][c->step];

    if (word == WORD_END)
        c->stage = CP_STAGE_LAUNCH;
    else if (send_word(cp, c, (enum word)word, c->source))
        c->step++;
}

/* New WGs go before everybody else's: their places were counted. Those that have lost theirs queue up as others do. */
static void launch(struct cp *cp, struct cp_kernel *k, struct cp_cooperative *c)
{
    if (!cp_kernel_launchable(cp, k) || (!cp_schedule_launch(cp, k) && !cp->blocked))
        finish(cp, k, c);
}

/* One unit. False: the answer to some command is awaited. */
static bool operate(struct cp *cp, struct cp_kernel *k, struct cp_cooperative *c)
{
    switch (c->stage) {
    case CP_STAGE_DRAIN:
        return drain(cp, k, c);
    case CP_STAGE_VICTIMS:
        return kill_victim(cp, c);
    case CP_STAGE_COUNT:
        count_places(cp, k, c);
        break;
    case CP_STAGE_RECORDS:
        write_record(cp, c);
        break;
    case CP_STAGE_WORDS:
        write_word(cp, c);
        break;
    default:
        launch(cp, k, c);
    }
    return true;
}

/* Messages */

/* An offer: kills the last WG, if it may; then it is the turn of the one before it, whose offer may stand. */
static CP_ONE_COPY void on_kill(struct cp *cp, struct cp_kernel *k, struct cp_cooperative *c, uint32_t slot)
{
    const struct cp_workgroup *wg = cp_workgroup_at(cp, slot);

    if (c->operation || wg->number != c->active - 1 || !CP_DEMAND_WANTED(c->demand)) {
        answer_nothing(cp, c, slot);
        return;
    }
    c->slot = wg->links[CP_LINK_KERNEL].previous;
    doom(cp, k, c, 1);
    c->due |= CP_DUE_ACTIVE;
    cp_kernel_condemn(cp, k, slot);
}

/* Whether the round of offers is over, since one of them cannot be taken: those before it must not wait for it. */
static CP_ONE_COPY bool is_over(struct cp_cooperative *c)
{
    if (c->operation || c->ended || !CP_DEMAND_WANTED(c->demand))
        c->over = true;
    return c->over;
}

static void on_stand(struct cp *cp, const struct cp_kernel *k, struct cp_cooperative *c, struct cp_workgroup *wg,
                     uint32_t slot, uint32_t round)
{
    if (round != c->round)
        c->over = false;
    c->round = round;
    if (is_over(c)) {
        answer_nothing(cp, c, slot);
        return;
    }
    wg->stands = true;
    c->standing++;
    if (wg->number == c->active - 1)
        c->slot = (uint16_t)slot;
    urge(cp, k);
}

/* Its offer does not stand any more. */
static CP_ONE_COPY bool withdraw(struct cp_cooperative *c, struct cp_workgroup *wg)
{
    bool stood = wg->stands;

    c->standing = (uint16_t)(c->standing - stood);
    wg->stands = false;
    return stood;
}

/* Looks at one WG whose offer may stand: the last one; or, when the round is over, each of them. False: they wait. */
static bool look_at_offer(struct cp *cp, struct cp_kernel *k, struct cp_cooperative *c)
{
    bool over = is_over(c);
    uint32_t slot = c->slot;
    struct cp_workgroup *wg;

    if (over && slot == CP_NONE)
        slot = k->workgroups.tail;
    if (slot == CP_NONE)
        return false;
    wg = cp_workgroup_at(cp, slot);
    c->slot = over ? wg->links[CP_LINK_KERNEL].previous : CP_NONE;
    if ((over || wg->number == c->active - 1) && withdraw(c, wg))
        on_kill(cp, k, c, slot);
    return true;
}

/* Whether an offer with that ticket was ever made. */
static bool was_issued(const struct cp_cooperative *c, uint32_t ticket)
{
    return ticket && ticket <= c->issued;
}

static void on_fork(struct cp *cp, const struct cp_kernel *k, struct cp_cooperative *c, uint32_t slot, uint32_t ticket)
{
    if (!was_issued(c, ticket)) {
        fault(cp, k, CP_COOPERATIVE_TICKET, number_of(cp, slot));
        return;
    }
    if (c->operation || c->dying || k->unlaunched || cp->growing != CP_KERNEL_NONE || ticket != c->ticket ||
        !CP_DEMAND_OFFERED(c->demand)) {
        answer_nothing(cp, c, slot);
        return;
    }
    c->source = number_of(cp, slot);
    grow(cp, k, CP_OPERATION_FORK);
}

/* Whether so many WGs, have arrived at the running barrier. */
static CP_ONE_COPY bool have_arrived(const struct cp *cp, const struct cp_cooperative *c, uint32_t count)
{
    uint32_t arrived;

    return cp->hal.load(cp->hal.context, c->control + FIELD(arrived), &arrived, sizeof(arrived)) == CP_OK &&
           arrived == count;
}

/* Whether all active WGs can have arrived at a barrier. */
static bool all_arrived(const struct cp *cp, const struct cp_kernel *k, const struct cp_cooperative *c)
{
    return !c->operation && !k->unlaunched && have_arrived(cp, c, c->active);
}

static void on_resize(struct cp *cp, const struct cp_kernel *k, struct cp_cooperative *c, uint32_t slot,
                      uint32_t ticket)
{
    uint32_t number = number_of(cp, slot);

    if (ticket && !was_issued(c, ticket)) {
        fault(cp, k, CP_COOPERATIVE_TICKET, number);
    } else if (c->ended) {
        fault(cp, k, CP_COOPERATIVE_ENDED, c->lowest);
    } else if (!all_arrived(cp, k, c)) {
        fault(cp, k, CP_COOPERATIVE_BARRIER, number);
    } else {
        c->source = 0;
        c->over = true;
        c->before = (uint16_t)c->active;
        c->seen = (uint16_t)ticket;
        c->operation = CP_OPERATION_RESIZE;
        c->stage = CP_STAGE_DRAIN;
        cp_count(&cp->counters.coop_resizes);
        urge(cp, k);
    }
}

static void on_message(struct cp *cp, struct cp_kernel *k, struct cp_workgroup *wg, uint32_t slot, uint32_t word)
{
    struct cp_cooperative *c = half_of(cp, k);
    uint32_t number = wg->number, argument = CP_MESSAGE_ARGUMENT(word);

    if (!(k->attended & CP_ATTEND_MESSAGES)) {
        fault(cp, k, CP_COOPERATIVE_ORDINARY, number);
        return;
    }
    if (number >= c->active)
        return;
    if (cp_bit_test(cp->answers, slot) || wg->stands) {
        fault(cp, k, CP_COOPERATIVE_PENDING, number);
        return;
    }
    switch (CP_MESSAGE_OPERATION(word)) {
    case CP_MESSAGE_KILL:
        on_kill(cp, k, c, slot);
        break;
    case CP_MESSAGE_FORK:
        on_fork(cp, k, c, slot, argument);
        break;
    case CP_MESSAGE_RESIZE:
        on_resize(cp, k, c, slot, argument);
        break;
    case CP_MESSAGE_STAND:
        on_stand(cp, k, c, wg, slot, argument);
        break;
    default:
        fault(cp, k, CP_COOPERATIVE_OPERATION, number);
    }
}

bool cp_cooperative_message(struct cp *cp, const struct cp_event *event)
{
    struct cp_kernel *k;
    struct cp_workgroup *wg;

    if (!cp_workgroup_speaks(cp, event))
        return false;
    cp_count(&cp->counters.messages);
    wg = cp_workgroup_at(cp, event->slot);
    k = cp_kernel_at(cp, wg->kernel);
    if (!k->error)
        on_message(cp, k, wg, event->slot, (uint32_t)event->value);
    return true;
}

/* Ends of WGs */

void cp_cooperative_retire(struct cp *cp, const struct cp_kernel *k, uint32_t slot)
{
    struct cp_cooperative *c = half_of(cp, k);
    struct cp_workgroup *wg = cp_workgroup_at(cp, slot);
    uint32_t number = wg->number;

    if (!(k->attended & CP_ATTEND_MESSAGES))
        return;
    forget_answer(cp, slot);
    withdraw(c, wg);
    if (c->slot == slot)
        c->slot = wg->links[CP_LINK_KERNEL].previous;
    if (number >= c->active) {
        c->dying--;
        cp->dying_waves -= k->shape.waves;
        urge(cp, k);
        return;
    }
    if (c->standing)
        urge(cp, k);
    if (c->ended++) {
        c->lowest = smaller(c->lowest, number);
        return;
    }
    c->lowest = number;
    c->poll_at = cp->now + CP_COOPERATIVE_POLL;
    cp_attend_by(cp, c->poll_at);
}

bool cp_cooperative_condemns(struct cp *cp, const struct cp_kernel *k, uint32_t slot)
{
    const struct cp_cooperative *c = half_of(cp, k);

    if (!(k->attended & CP_ATTEND_MESSAGES) || number_of(cp, slot) < c->active)
        return false;
    urge(cp, k);
    return c->stage != CP_STAGE_VICTIMS;
}

/* Demand and offers */

/* Whether a WG of the kernel could be placed now. */
static CP_ONE_COPY bool has_room(struct cp *cp, struct cp_kernel *k)
{
    return cp_cu_find(cp, k, 0).cu != CP_NONE;
}

/*
 * How many WGs a cooperative kernel gives back: for kernels that go before it, and for its own that have no place. Those
 * that are swapped out in a wait are among these: others would have to make room for them again behind every barrier.
 */
static uint32_t wanted_from(struct cp *cp, struct cp_kernel *k, const struct cp_cooperative *c, uint32_t waves_above)
{
    uint32_t waves = k->shape.waves, own = cp_gather_wanting(cp, k);

    if (c->away && !has_room(cp, k))
        own += c->away;
    return smaller((cp_gather_waves(cp, waves_above + own * waves) + waves - 1u) / waves, c->active - 1);
}

/*
 * How many it may be given, when nobody lacks a place and there is one for it. Places that are free while WGs are swapped
 * out are theirs: they will want them back.
 */
static uint32_t offered_to(struct cp *cp, struct cp_kernel *k, const struct cp_cooperative *c)
{
    if (c->active >= c->limit || c->dying || c->ended || cp->swaps || cp->swapped.count || !cp->free.count ||
        !quota_left(cp, k) || !has_room(cp, k))
        return 0;
    return smaller(c->limit - c->active, 0xffff);
}

static void publish(struct cp *cp, struct cp_kernel *k, struct cp_cooperative *c, uint32_t wanted, uint32_t offered)
{
    uint64_t demand;

    if (offered && !CP_DEMAND_OFFERED(c->demand)) {
        c->ticket = (uint16_t)(c->ticket < 0xffff ? c->ticket + 1u : 1);
        if (c->ticket > c->issued)
            c->issued = c->ticket;
    }
    demand = offered ? (uint64_t)c->ticket << 48 | (uint64_t)offered << 32 : wanted;
    if (demand == c->demand)
        return;
    c->demand = demand;
    c->due |= CP_DUE_DEMAND;
    urge(cp, k);
}

/* What a kernel with launch options is asked for now; waves_above: that kernels of higher priority lack. */
static void review(struct cp *cp, struct cp_kernel *k, uint32_t waves_above, bool anybody)
{
    struct cp_cooperative *c = half_of(cp, k);

    if (k->error || k->stage != CP_KERNEL_ACTIVE)
        return;
    if (k->attended & CP_ATTEND_RESIZES && c->active)
        publish(cp, k, c, wanted_from(cp, k, c, waves_above), anybody ? 0 : offered_to(cp, k, c));
    if (k->attended & CP_ATTEND_GATHERS)
        cp_gather_review(cp, k);
}

void cp_cooperative_review(struct cp *cp)
{
    uint32_t lacking[CP_PRIORITIES] = {0}, above = 0;

    for (const struct cp_kernel *k = cp_kernel_first(cp); k; k = cp_kernel_after(cp, k)) {
        uint32_t count = cp_gather_wanting(cp, k);

        cp_gather_note(cp, k, count);
        lacking[k->priority] += count * k->shape.waves;
    }
    for (uint32_t priority = CP_PRIORITIES; priority--;) {
        uint32_t own = lacking[priority];

        lacking[priority] = above;
        above += own;
    }
    for (struct cp_kernel *k = cp_kernel_first(cp); k; k = cp_kernel_after(cp, k)) {
        if (k->attended)
            review(cp, k, lacking[k->priority], above != 0);
    }
}

/* A kernel's unit */

/* The kernel has faulted, or all its WGs have ended. */
static void abandon(struct cp *cp, const struct cp_kernel *k, struct cp_cooperative *c)
{
    cp_gather_abandon(cp, k);
    c->due = 0;
    c->poll_at = UINT64_MAX;
    if (c->operation)
        finish(cp, k, c);
}

/* Sends a word that is due. */
static CP_ONE_COPY void send_due(struct cp *cp, struct cp_cooperative *c, enum cp_cooperative_due due, enum word word)
{
    if (send_word(cp, c, word, 0))
        c->due &= (uint8_t)~due;
}

bool cp_cooperative_step(struct cp *cp, struct cp_kernel *k)
{
    struct cp_cooperative *c = half_of(cp, k);

    if (k->error || (k->stage != CP_KERNEL_ACTIVE && k->stage != CP_KERNEL_BEGIN)) {
        abandon(cp, k, c);
        return false;
    }
    if (!c->operation && c->standing && look_at_offer(cp, k, c))
        return true;
    if (c->due & CP_DUE_ACTIVE) {
        send_due(cp, c, CP_DUE_ACTIVE, WORD_ACTIVE);
        return true;
    }
    if (c->operation)
        return operate(cp, k, c);
    if (c->due & CP_DUE_DEMAND) {
        send_due(cp, c, CP_DUE_DEMAND, WORD_DEMAND);
        return true;
    }
    if (!cp_gather_pending(cp, k))
        return false;
    cp_gather_step(cp, k);
    return true;
}

/* Time */

static uint64_t earlier(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

/* WGs have ended. When all that live are at a barrier, at two looks, they wait for one that will never come. */
static void look_at_barrier(struct cp *cp, const struct cp_kernel *k, struct cp_cooperative *c)
{
    uint32_t live = c->active - c->ended;
    uint32_t arrived = have_arrived(cp, c, live) ? live : 0;

    c->poll_at = cp->now + CP_COOPERATIVE_POLL;
    if (arrived && c->arrived == arrived)
        fault(cp, k, CP_COOPERATIVE_ENDED, c->lowest);
    c->arrived = (uint16_t)arrived;
}

void cp_cooperative_attend(struct cp *cp)
{
    uint64_t next = UINT64_MAX;

    for (const struct cp_kernel *k = cp_kernel_first(cp); k; k = cp_kernel_after(cp, k)) {
        struct cp_cooperative *c = half_of(cp, k);
        uint64_t at;

        if (!k->attended)
            continue;
        at = cp_gather_attend(cp, k);
        if (c->poll_at <= cp->now) {
            look_at_barrier(cp, k, c);
            return;
        }
        next = earlier(next, earlier(at, c->poll_at));
    }
    cp->attend_at = next;
}

void cp_cooperative_close(struct cp *cp, const struct cp_kernel *k)
{
    if (k->attended && !--cp->attended)
        cp->attend_at = UINT64_MAX;
}
