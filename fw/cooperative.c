/* cooperative.c - starting, growing and shrinking kernels, and places taken by force. */
#include "cooperative.h"

#include "compute_unit.h"
#include "queue.h"
#include "schedule.h"
#include "workgroup.h"

#include "onward/cooperative.h"

#define ANSWER_NOTHING 1u /* stay; none forked */
#define OFFER_BITS     0xffff00000000ull
#define FIELD(name)    __builtin_offsetof(struct cp_cooperative_control, name)

void cp_cooperative_init(struct cp *cp)
{
    cp->growing = CP_NONE;
    cp->gathering = CP_NONE;
    cp->attend_at = UINT64_MAX;
}

static struct cp_cooperative *half_of(struct cp *cp, const struct cp_kernel *k)
{
    return &cp->cooperative[k->begin.kernel];
}

static uint32_t smaller(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

/* Options */

static bool load(const struct cp *cp, uint32_t queue, uint64_t address, void *destination, uint32_t bytes)
{
    return !(address & (CP_OPTIONS_ALIGN - 1)) && cp_range_holds(&cp->config.queues[queue].process, address, bytes) &&
           cp->hal.load(cp->hal.context, address, destination, bytes) == CP_OK;
}

static bool options_are_sound(const struct cp_launch_options *options)
{
    uint64_t reserved = options->reserved0;

    for (uint32_t i = 0; i < sizeof(options->reserved1) / sizeof(options->reserved1[0]); i++)
        reserved |= options->reserved1[i];
    return options->magic == CP_OPTIONS_MAGIC && !reserved && !(options->gather_cycles >> 62) &&
           !(options->flags & ~(uint32_t)(CP_LAUNCH_COOPERATIVE | CP_LAUNCH_MAXIMAL));
}

/* The control block and the records behind it; the grid is a row of as many WGs as it says. */
static bool control_is_sound(const struct cp *cp, uint32_t queue, const struct cp_launch_options *options,
                             const uint32_t groups[3])
{
    struct cp_cooperative_control control;
    uint32_t bytes = options->record_bytes;

    return bytes >= CP_RECORD_LEAST_BYTES && bytes <= CP_RECORD_MOST_BYTES && !(bytes & (bytes - 1)) &&
           load(cp, queue, options->control, &control, sizeof(control)) && control.magic == CP_CONTROL_MAGIC &&
           control.maximum == groups[0] && groups[1] == 1 && groups[2] == 1 &&
           cp_range_holds(&cp->config.queues[queue].process, options->control,
                          sizeof(control) + (uint64_t)control.maximum * bytes);
}

uint32_t cp_cooperative_check(struct cp *cp, uint32_t queue, uint64_t address, struct cp_dispatch *dispatch)
{
    struct cp_launch *launch = &dispatch->launch;
    struct cp_launch_options options;

    if (!load(cp, queue, address, &options, sizeof(options)) || !options_are_sound(&options) ||
        (options.flags && !control_is_sound(cp, queue, &options, dispatch->groups)))
        return CP_QUEUE_BAD_OPTIONS;
    if (options.flags)
        launch->attended = CP_ATTEND_MESSAGES;
    if (options.flags & CP_LAUNCH_COOPERATIVE)
        launch->attended |= CP_ATTEND_RESIZES;
    if (options.gather_cycles)
        launch->attended |= CP_ATTEND_GATHERS;
    launch->control = options.control;
    launch->record_bytes = options.record_bytes;
    launch->gather_cycles = options.gather_cycles;
    return CP_QUEUE_OK;
}

/* Beginning */

static void attend_by(struct cp *cp, uint64_t cycle)
{
    if (cycle < cp->attend_at)
        cp->attend_at = cycle;
}

void cp_cooperative_open(struct cp *cp, struct cp_kernel *k, const struct cp_dispatch *dispatch)
{
    const struct cp_launch *launch = &dispatch->launch;
    struct cp_cooperative *c = half_of(cp, k);

    k->attended = (uint8_t)launch->attended;
    c->begun = cp->now;
    c->detail = 0;
    c->due = 0;
    if (!launch->attended)
        return;
    *c = (struct cp_cooperative){.control = launch->control,
                                 .begun = cp->now,
                                 .gather_at = launch->gather_cycles ? cp->now + launch->gather_cycles : UINT64_MAX,
                                 .poll_at = UINT64_MAX,
                                 .limit = smaller(k->groups[0], cp->config.wg_slots),
                                 .record_bytes = launch->record_bytes,
                                 .slot = CP_NONE};
    if (k->scratch_bytes)
        c->limit = smaller(c->limit, dispatch->scratch_slots);
    if (launch->attended & CP_ATTEND_MESSAGES)
        k->unlaunched = 1;
    attend_by(cp, c->gather_at);
    cp->attended++;
}

static void urge(struct cp *cp, const struct cp_kernel *k)
{
    cp_urge(cp, cp->kernels_pending, k->begin.kernel);
}

/* Looks for places for at most so many new WGs; then all goes on with those that were found. */
static void grow(struct cp *cp, const struct cp_kernel *k, enum cp_operation operation, uint32_t most)
{
    struct cp_cooperative *c = half_of(cp, k);
    uint32_t quota = cp->config.queues[k->begin.queue].wg_limit, held = cp->queues[k->begin.queue].held;

    if (quota)
        most = smaller(most, quota > held ? quota - held : 0);
    c->most = smaller(most, cp->free.count);
    c->found = 0;
    c->cu = 0;
    c->operation = (uint8_t)operation;
    c->stage = CP_STAGE_COUNT;
    cp->growing = k->begin.kernel;
    urge(cp, k);
}

void cp_cooperative_start(struct cp *cp, struct cp_kernel *k)
{
    grow(cp, k, CP_OPERATION_START, half_of(cp, k)->limit);
}

/* Faults */

static void fault(struct cp *cp, const struct cp_kernel *k, enum cp_cooperative_error reason, uint32_t number)
{
    half_of(cp, k)->detail = (uint64_t)reason << 32 | number;
    cp_kernel_fault(cp, k->begin.kernel, CP_QUEUE_COOPERATIVE);
}

/* Memory of the kernel */

static uint64_t record_of(const struct cp_cooperative *c, uint32_t id)
{
    return c->control + sizeof(struct cp_cooperative_control) + (uint64_t)id * c->record_bytes;
}

static bool store_answer(struct cp *cp, const struct cp_cooperative *c, uint32_t id, uint32_t answer)
{
    return cp_send_store(cp, record_of(c, id) + __builtin_offsetof(struct cp_cooperative_record, answer), answer, 4);
}

static bool store_active(struct cp *cp, const struct cp_cooperative *c)
{
    return cp_send_store(cp, c->control + FIELD(attended), (uint64_t)c->active << 32 | 1, 8);
}

static bool store_demand(struct cp *cp, const struct cp_cooperative *c)
{
    return cp_send_store(cp, c->control + FIELD(demand), c->demand, 8);
}

static bool copy_record(struct cp *cp, const struct cp_cooperative *c, uint32_t id)
{
    struct cp_command command = {.opcode = CP_COMMAND_COPY};

    command.memory.address = record_of(c, id) + CP_RECORD_HEAD_BYTES;
    command.memory.value = record_of(c, c->source) + CP_RECORD_HEAD_BYTES;
    command.memory.bytes = c->record_bytes - CP_RECORD_HEAD_BYTES;
    return cp_send(cp, &command);
}

static bool add_release(struct cp *cp, const struct cp_cooperative *c, uint64_t addend)
{
    struct cp_command command = {.opcode = CP_COMMAND_ADD};

    command.memory.address = c->control + FIELD(release);
    command.memory.value = addend;
    command.memory.bytes = 8;
    return cp_send(cp, &command);
}

/* Answers that nothing was done: at once, or when the ring has room. */

static void answer_nothing(struct cp *cp, const struct cp_kernel *k, uint32_t slot)
{
    if (store_answer(cp, half_of(cp, k), cp->workgroups[slot].number, ANSWER_NOTHING))
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

    if (store_answer(cp, &cp->cooperative[wg->kernel], wg->number, ANSWER_NOTHING))
        forget_answer(cp, slot);
}

/* Operations, a unit at a time */

static void finish(struct cp *cp, const struct cp_kernel *k, struct cp_cooperative *c)
{
    c->operation = CP_OPERATION_NONE;
    if (cp->growing == k->begin.kernel)
        cp->growing = CP_NONE;
    cp->place_pending = true;
}

static void enter_words(struct cp_cooperative *c)
{
    c->stage = CP_STAGE_WORDS;
    c->step = 0;
}

/* So many WGs from the number M on are wanted back. */
static void doom(struct cp *cp, const struct cp_kernel *k, struct cp_cooperative *c, uint32_t count)
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
    uint32_t wanted = smaller(CP_DEMAND_WANTED(c->demand), c->active - 1);
    uint32_t offered = CP_DEMAND_OFFERED(c->demand);

    if (c->dying)
        return false;
    if (wanted) {
        c->slot = k->workgroups.tail;
        doom(cp, k, c, wanted);
        c->stage = CP_STAGE_VICTIMS;
    } else if (offered && c->seen == c->ticket && cp->growing == CP_NONE) {
        grow(cp, k, CP_OPERATION_RESIZE, offered);
    } else {
        c->found = 0;
        enter_words(c);
    }
    return true;
}

/* The WG before one in the kernel's list, if it is to be killed too. */
static uint32_t victim_before(struct cp *cp, const struct cp_cooperative *c, uint32_t slot)
{
    uint32_t before = cp->workgroups[slot].links[CP_LINK_KERNEL].previous;

    return before != CP_NONE && cp->workgroups[before].number >= c->active ? before : CP_NONE;
}

/* Kills the next one, unless a command about it is under way. */
static bool kill_victim(struct cp *cp, struct cp_cooperative *c)
{
    uint32_t slot = c->slot;
    const struct cp_workgroup *wg = &cp->workgroups[slot];

    if (slot == CP_NONE) {
        enter_words(c);
        return true;
    }
    if (wg->state == CP_WG_SAVING || wg->state == CP_WG_RESTORING)
        return false;
    c->slot = (uint16_t)victim_before(cp, c, slot);
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
    c->stage = CP_STAGE_RECORDS;
    c->step = 0;
    if (c->operation != CP_OPERATION_START)
        cp->counters.coop_forks += c->found;
}

static bool count_places(struct cp *cp, struct cp_kernel *k, struct cp_cooperative *c)
{
    uint32_t cu = c->found < c->most ? cp_cu_next(cp, k, c->cu) : CP_NONE;

    if (cu == CP_NONE) {
        take_found(cp, k, c);
        return true;
    }
    c->found += cp_cu_count(cp, k, cu, c->most - c->found);
    c->cu = (uint16_t)(cu + 1);
    return true;
}

/* The record of a new WG: what is transmitted, if it is forked; whether it was. */
static bool write_record(struct cp *cp, struct cp_cooperative *c)
{
    bool forked = c->operation != CP_OPERATION_START;

    if (c->id == c->active) {
        enter_words(c);
        return true;
    }
    if (forked && !c->step) {
        c->step = copy_record(cp, c, c->id);
        return true;
    }
    if (!cp_send_store(cp, record_of(c, c->id), forked ? c->forks + 1 : 0, 8))
        return true;
    c->forks += forked;
    c->step = 0;
    c->id++;
    return true;
}

static bool send_start_word(struct cp *cp, const struct cp_cooperative *c)
{
    if (c->step == 0)
        return cp_send_store(cp, c->control + FIELD(release), (uint64_t)c->active << 32, 8);
    if (c->step == 1)
        return cp_send_store(cp, c->control + FIELD(arrived), 0, 8);
    return c->step == 2 ? store_demand(cp, c) : store_active(cp, c);
}

static bool send_fork_word(struct cp *cp, const struct cp_cooperative *c)
{
    return c->step == 0 ? store_active(cp, c) : store_answer(cp, c, c->source, 1 + c->found);
}

static bool send_resize_word(struct cp *cp, const struct cp_cooperative *c)
{
    if (c->step == 0)
        return cp_send_store(cp, c->control + FIELD(arrived), 0, 4);
    if (c->step == 1)
        return store_active(cp, c);
    return add_release(cp, c, 1 + ((uint64_t)(c->active - c->before) << 32));
}

static bool send_word(struct cp *cp, struct cp_cooperative *c)
{
    static const uint8_t words[] = {[CP_OPERATION_START] = 4, [CP_OPERATION_FORK] = 2, [CP_OPERATION_RESIZE] = 3};
    bool sent;

    if (c->operation == CP_OPERATION_START)
        sent = send_start_word(cp, c);
    else if (c->operation == CP_OPERATION_FORK)
        sent = send_fork_word(cp, c);
    else
        sent = send_resize_word(cp, c);
    c->step = (uint8_t)(c->step + sent);
    if (c->step == words[c->operation])
        c->stage = CP_STAGE_LAUNCH;
    return true;
}

/* New WGs go before everybody else's: their places were counted. Those that have lost theirs queue up as others do. */
static bool launch(struct cp *cp, struct cp_kernel *k, struct cp_cooperative *c)
{
    if (cp_kernel_launchable(cp, k) && (cp_schedule_launch(cp, k) || cp->blocked))
        return true;
    finish(cp, k, c);
    return true;
}

static bool operate(struct cp *cp, struct cp_kernel *k, struct cp_cooperative *c)
{
    switch (c->stage) {
    case CP_STAGE_DRAIN:
        return drain(cp, k, c);
    case CP_STAGE_VICTIMS:
        return kill_victim(cp, c);
    case CP_STAGE_COUNT:
        return count_places(cp, k, c);
    case CP_STAGE_RECORDS:
        return write_record(cp, c);
    case CP_STAGE_WORDS:
        return send_word(cp, c);
    default:
        return launch(cp, k, c);
    }
}

/* Messages */

static void on_kill(struct cp *cp, const struct cp_kernel *k, struct cp_cooperative *c, uint32_t slot)
{
    if (c->operation || c->active < 2 || cp->workgroups[slot].number != c->active - 1 || !CP_DEMAND_WANTED(c->demand)) {
        answer_nothing(cp, k, slot);
        return;
    }
    doom(cp, k, c, 1);
    c->due |= CP_DUE_ACTIVE;
    cp_kernel_condemn(cp, slot);
}

/* Whether an offer with that ticket was ever made. */
static bool was_issued(const struct cp_cooperative *c, uint32_t ticket)
{
    return ticket && ticket <= (c->wrapped ? 0xffffu : c->ticket);
}

static void on_fork(struct cp *cp, const struct cp_kernel *k, struct cp_cooperative *c, uint32_t slot, uint32_t ticket)
{
    uint32_t offered = CP_DEMAND_OFFERED(c->demand);

    if (!was_issued(c, ticket)) {
        fault(cp, k, CP_COOPERATIVE_TICKET, cp->workgroups[slot].number);
        return;
    }
    if (c->operation || c->dying || cp->growing != CP_NONE || ticket != c->ticket || !offered) {
        answer_nothing(cp, k, slot);
        return;
    }
    c->source = cp->workgroups[slot].number;
    grow(cp, k, CP_OPERATION_FORK, offered);
}

/* Whether all active WGs can have arrived at a barrier. */
static bool all_arrived(const struct cp *cp, const struct cp_kernel *k, const struct cp_cooperative *c)
{
    uint32_t arrived;

    return !c->operation && !k->unlaunched &&
           cp->hal.load(cp->hal.context, c->control + FIELD(arrived), &arrived, sizeof(arrived)) == CP_OK &&
           arrived == c->active;
}

static void on_resize(struct cp *cp, const struct cp_kernel *k, struct cp_cooperative *c, uint32_t slot,
                      uint32_t ticket)
{
    uint32_t number = cp->workgroups[slot].number;

    if (ticket && !was_issued(c, ticket)) {
        fault(cp, k, CP_COOPERATIVE_TICKET, number);
    } else if (c->ended) {
        fault(cp, k, CP_COOPERATIVE_ENDED, c->lowest);
    } else if (!all_arrived(cp, k, c)) {
        fault(cp, k, CP_COOPERATIVE_BARRIER, number);
    } else {
        c->source = 0;
        c->before = c->active;
        c->seen = (uint16_t)ticket;
        c->operation = CP_OPERATION_RESIZE;
        c->stage = CP_STAGE_DRAIN;
        cp->counters.coop_resizes++;
        urge(cp, k);
    }
}

static void on_message(struct cp *cp, const struct cp_kernel *k, uint32_t slot, uint32_t word)
{
    struct cp_cooperative *c = half_of(cp, k);
    uint32_t number = cp->workgroups[slot].number, argument = CP_MESSAGE_ARGUMENT(word);

    if (!(k->attended & CP_ATTEND_MESSAGES)) {
        fault(cp, k, CP_COOPERATIVE_ORDINARY, number);
        return;
    }
    if (number >= c->active)
        return;
    if (cp_bit_test(cp->answers, slot)) {
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
    default:
        fault(cp, k, CP_COOPERATIVE_OPERATION, number);
    }
}

bool cp_cooperative_message(struct cp *cp, const struct cp_event *event)
{
    const struct cp_kernel *k;

    if (!cp_workgroup_speaks(cp, event))
        return false;
    cp->counters.messages++;
    k = cp_kernel_at(cp, cp_workgroup_at(cp, event->slot)->kernel);
    if (!k->error)
        on_message(cp, k, event->slot, (uint32_t)event->value);
    return true;
}

/* Ends of WGs */

void cp_cooperative_retire(struct cp *cp, const struct cp_kernel *k, uint32_t slot)
{
    struct cp_cooperative *c = half_of(cp, k);
    uint32_t number = cp->workgroups[slot].number;

    if (!(k->attended & CP_ATTEND_MESSAGES))
        return;
    forget_answer(cp, slot);
    if (c->slot == slot)
        c->slot = (uint16_t)victim_before(cp, c, slot);
    if (number >= c->active) {
        c->dying--;
        cp->dying_waves -= k->shape.waves;
        urge(cp, k);
        return;
    }
    if (!c->ended++ || number < c->lowest)
        c->lowest = number;
    if (c->poll_at == UINT64_MAX) {
        c->poll_at = cp->now + CP_COOPERATIVE_POLL;
        c->arrived = 0;
        attend_by(cp, c->poll_at);
    }
}

bool cp_cooperative_condemns(struct cp *cp, const struct cp_kernel *k, uint32_t slot)
{
    const struct cp_cooperative *c = half_of(cp, k);

    if (!(k->attended & CP_ATTEND_MESSAGES) || cp->workgroups[slot].number < c->active)
        return false;
    urge(cp, k);
    return c->operation != CP_OPERATION_RESIZE || c->stage != CP_STAGE_VICTIMS;
}

/* Demand, offers, places taken by force */

/* WGs of a kernel that want a place. */
static uint32_t wanting(const struct cp *cp, const struct cp_kernel *k)
{
    return k->ready.count + k->preempted.count + cp_kernel_launchable(cp, k);
}

/* Notes when an ordinary kernel lacks places for WGs never launched, and when it has got them all. */
static void note_places(struct cp *cp, const struct cp_kernel *k, uint32_t lacking)
{
    struct cp_cooperative *c = half_of(cp, k);
    uint64_t cycles = cp->now - c->begun;

    if (k->attended & CP_ATTEND_MESSAGES || k->error)
        return;
    if (lacking && k->unlaunched) {
        c->due |= CP_DUE_PLACES;
    } else if (c->due & CP_DUE_PLACES && !k->unlaunched) {
        c->due &= (uint8_t)~CP_DUE_PLACES;
        cp->counters.gathers++;
        cp->counters.gather_cycles += cycles;
        if (cycles > cp->counters.gather_most)
            cp->counters.gather_most = cycles;
    }
}

/* Waves that kernels lack places for, and will not get from saves and kills under way. */
static uint32_t waves_lacking(const struct cp *cp, uint32_t waves)
{
    uint32_t coming = cp->swap_waves + cp->dying_waves;

    return waves > coming ? waves - coming : 0;
}

/* How many WGs a cooperative kernel gives back: for kernels that go before it, and for its own that lack a place. */
static uint32_t wanted_from(const struct cp *cp, const struct cp_kernel *k, uint32_t waves_above)
{
    const struct cp_cooperative *c = &cp->cooperative[k->begin.kernel];
    uint32_t waves = waves_lacking(cp, waves_above);

    if (!waves_above && !k->ready.count && !k->preempted.count && !k->unlaunched)
        return 0;
    waves = waves / k->shape.waves + (waves % k->shape.waves != 0);
    return smaller(waves + wanting(cp, k), c->active - 1);
}

/* How many it may be given, when nobody lacks a place and there is one for it. */
static uint32_t offered_to(struct cp *cp, struct cp_kernel *k)
{
    const struct cp_cooperative *c = half_of(cp, k);

    if (c->active >= c->limit || c->dying || c->ended || !cp->free.count || !cp_queue_may_hold(cp, k->begin.queue) ||
        cp_cu_find(cp, k, 0).cu == CP_NONE)
        return 0;
    return smaller(c->limit - c->active, 0xffff);
}

static void publish(struct cp *cp, struct cp_kernel *k, uint32_t wanted, uint32_t offered)
{
    struct cp_cooperative *c = half_of(cp, k);
    uint64_t demand;

    if (offered && !CP_DEMAND_OFFERED(c->demand) && !++c->ticket) {
        c->ticket = 1;
        c->wrapped = true;
    }
    demand = offered ? (uint64_t)c->ticket << 48 | (uint64_t)offered << 32 : wanted;
    if (demand == c->demand)
        return;
    c->demand = demand;
    c->due |= CP_DUE_DEMAND;
    urge(cp, k);
}

/* A round over all CUs begins, in which residents of lower priority are saved. */
static void begin_round(struct cp *cp, struct cp_kernel *k, uint32_t waves)
{
    struct cp_cooperative *c = half_of(cp, k);

    c->lacking = waves;
    c->cus_left = (uint16_t)cp->config.cus;
    c->cu = k->next_cu;
    cp->cus[c->cu].cursor = cp->cus[c->cu].residents.tail;
    c->taken = false;
    c->due |= CP_DUE_GATHER;
    cp->gathering = k->begin.kernel;
    urge(cp, k);
}

static void look_again(struct cp *cp, struct cp_cooperative *c)
{
    c->gather_at = cp->now + CP_COOPERATIVE_POLL;
    attend_by(cp, c->gather_at);
}

/* The kernel has its places, or nobody is left to take them from. */
static void end_gathering(struct cp *cp, const struct cp_kernel *k)
{
    if (cp->gathering != k->begin.kernel)
        return;
    cp->gathering = CP_NONE;
    cp->place_pending = true;
}

/* The places that were freed may not do for large WGs: it is looked at again, unless nobody was left to be saved. */
static void end_round(struct cp *cp, const struct cp_kernel *k, struct cp_cooperative *c)
{
    if (cp_cu_usable(cp, c->cu))
        cp->cus[c->cu].cursor = CP_NONE;
    c->due &= (uint8_t)~CP_DUE_GATHER;
    if (!c->taken) {
        end_gathering(cp, k);
        return;
    }
    look_again(cp, c);
}

static void next_cu(struct cp *cp, struct cp_cooperative *c)
{
    if (cp_cu_usable(cp, c->cu))
        cp->cus[c->cu].cursor = CP_NONE;
    c->cu = (uint16_t)(c->cu + 1u < cp->config.cus ? c->cu + 1u : 0);
    if (cp_cu_usable(cp, c->cu))
        cp->cus[c->cu].cursor = cp->cus[c->cu].residents.tail;
    c->cus_left--;
}

/* Saves the resident at the cursor, if its kernel is of lower priority. The cursor goes from the latest placed back. */
static void gather_from(struct cp *cp, const struct cp_kernel *k, struct cp_cooperative *c, uint32_t slot)
{
    const struct cp_workgroup *wg = &cp->workgroups[slot];
    const struct cp_kernel *other = &cp->kernels[wg->kernel];

    if (cp_kernel_priority(cp, other) < cp_kernel_priority(cp, k) && cp_workgroup_may_be_saved(cp, slot)) {
        if (!cp_workgroup_save(cp, slot, CP_FLAG_FORCED, CP_WG_SWAP | CP_WG_PREEMPTED))
            return;
        cp->counters.gather_saves++;
        c->taken = true;
        c->lacking -= smaller(c->lacking, other->shape.waves);
    }
    cp->cus[c->cu].cursor = wg->links[CP_LINK_CU].previous;
}

static bool gather(struct cp *cp, const struct cp_kernel *k, struct cp_cooperative *c)
{
    uint32_t slot;

    if (!c->lacking || !c->cus_left) {
        end_round(cp, k, c);
        return true;
    }
    slot = cp_cu_usable(cp, c->cu) ? cp->cus[c->cu].cursor : CP_NONE;
    if (slot == CP_NONE)
        next_cu(cp, c);
    else
        gather_from(cp, k, c, slot);
    return true;
}

/* Begins a round when the time has come; one kernel at a time. */
static void review_gathering(struct cp *cp, struct cp_kernel *k, struct cp_cooperative *c)
{
    uint32_t lacking = wanting(cp, k), waves = waves_lacking(cp, lacking * k->shape.waves);

    if (!lacking)
        end_gathering(cp, k);
    if (!(c->due & CP_DUE_FORCED) || (cp->gathering != CP_NONE && cp->gathering != k->begin.kernel))
        return;
    c->due &= (uint8_t)~CP_DUE_FORCED;
    if (waves)
        begin_round(cp, k, waves);
    else if (lacking)
        look_again(cp, c);
}

/* What a kernel with launch options is asked for now; waves_above: that kernels of higher priority lack. */
static void review(struct cp *cp, struct cp_kernel *k, uint32_t waves_above, bool anybody)
{
    struct cp_cooperative *c = half_of(cp, k);

    if (k->error || k->stage != CP_KERNEL_ACTIVE)
        return;
    if (k->attended & CP_ATTEND_RESIZES && c->active)
        publish(cp, k, wanted_from(cp, k, waves_above), anybody ? 0 : offered_to(cp, k));
    if (k->attended & CP_ATTEND_GATHERS)
        review_gathering(cp, k, c);
}

void cp_cooperative_review(struct cp *cp)
{
    uint32_t lacking[CP_PRIORITIES] = {0}, above = 0;

    for (uint32_t i = cp->first_kernel; i != CP_KERNEL_NONE; i = cp->kernels[i].after) {
        const struct cp_kernel *k = &cp->kernels[i];
        uint32_t count = wanting(cp, k);

        note_places(cp, k, count);
        lacking[cp_kernel_priority(cp, k)] += count * k->shape.waves;
    }
    for (uint32_t priority = CP_PRIORITIES; priority--;) {
        uint32_t own = lacking[priority];

        lacking[priority] = above;
        above += own;
    }
    for (uint32_t i = cp->first_kernel; i != CP_KERNEL_NONE; i = cp->kernels[i].after) {
        struct cp_kernel *k = &cp->kernels[i];

        if (k->attended)
            review(cp, k, lacking[cp_kernel_priority(cp, k)], above != 0);
    }
}

/* A kernel's unit */

/* The kernel has faulted, or all its WGs have ended. */
static void abandon(struct cp *cp, const struct cp_kernel *k, struct cp_cooperative *c)
{
    if (c->due & CP_DUE_GATHER && cp_cu_usable(cp, c->cu))
        cp->cus[c->cu].cursor = CP_NONE;
    c->due = 0;
    c->gather_at = UINT64_MAX;
    c->poll_at = UINT64_MAX;
    end_gathering(cp, k);
    if (c->operation)
        finish(cp, k, c);
}

bool cp_cooperative_step(struct cp *cp, struct cp_kernel *k)
{
    struct cp_cooperative *c = half_of(cp, k);

    if (k->error || (k->stage != CP_KERNEL_ACTIVE && k->stage != CP_KERNEL_BEGIN)) {
        abandon(cp, k, c);
        return false;
    }
    if (c->due & CP_DUE_ACTIVE) {
        if (store_active(cp, c))
            c->due &= (uint8_t)~CP_DUE_ACTIVE;
        return true;
    }
    if (c->operation)
        return operate(cp, k, c);
    if (c->due & CP_DUE_DEMAND) {
        if (store_demand(cp, c))
            c->due &= (uint8_t)~CP_DUE_DEMAND;
        return true;
    }
    return c->due & CP_DUE_GATHER && gather(cp, k, c);
}

/* Time */

/* WGs have ended. When all that live are at a barrier, at two looks, they wait for one that will never come. */
static void look_at_barrier(struct cp *cp, const struct cp_kernel *k, struct cp_cooperative *c)
{
    uint32_t live = c->active - c->ended, arrived = 0;

    c->poll_at = cp->now + CP_COOPERATIVE_POLL;
    if (cp->hal.load(cp->hal.context, c->control + FIELD(arrived), &arrived, sizeof(arrived)) != CP_OK ||
        arrived != live)
        arrived = 0;
    if (arrived && c->arrived == arrived)
        fault(cp, k, CP_COOPERATIVE_ENDED, c->lowest);
    c->arrived = arrived;
}

void cp_cooperative_attend(struct cp *cp)
{
    uint64_t next = UINT64_MAX;

    for (uint32_t i = cp->first_kernel; i != CP_KERNEL_NONE; i = cp->kernels[i].after) {
        const struct cp_kernel *k = &cp->kernels[i];
        struct cp_cooperative *c = &cp->cooperative[i];

        if (!k->attended)
            continue;
        if (c->gather_at <= cp->now) {
            c->gather_at = UINT64_MAX;
            c->due |= CP_DUE_FORCED;
            cp->place_pending = true;
        }
        if (c->poll_at <= cp->now) {
            look_at_barrier(cp, k, c);
            return;
        }
        if (c->gather_at < next)
            next = c->gather_at;
        if (c->poll_at < next)
            next = c->poll_at;
    }
    cp->attend_at = next;
}

void cp_cooperative_close(struct cp *cp, const struct cp_kernel *k)
{
    if (k->attended && !--cp->attended)
        cp->attend_at = UINT64_MAX;
}
