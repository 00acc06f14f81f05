/* SPDX-License-Identifier: MIT */
/* cooperative.c - starting, growing and shrinking kernels. */
#include "cooperative.h"

#include "compute_unit.h"
#include "control_block.h"
#include "placement.h"
#include "queue.h"
#include "reclaim.h"
#include "workgroup.h"

#include "onward/cooperative.h"

void cp_cooperative_init(struct cp *cp)
{
    cp->growing = CP_KERNEL_NONE;
    cp->reclaiming = CP_KERNEL_NONE;
    cp->check_at = UINT64_MAX;
}

/* Returns the number of a WG in its grid. */
static uint32_t number_of(const struct cp *cp, uint32_t slot)
{
    return cp->workgroups[slot].number;
}

/* Beginning */

void cp_cooperative_open(struct cp *cp, struct cp_kernel *k, const struct cp_dispatch *dispatch)
{
    const struct cp_launch *launch = &dispatch->launch;
    struct cp_cooperative *c = cp_cooperative_of(cp, k);

    k->managed = (uint8_t)launch->managed;
    cp_reclaim_open(cp, k, launch->gather_cycles);
    c->detail = 0;
    if (!launch->managed)
        return;
    cp->managed++;
    *c = (struct cp_cooperative){.poll_at = UINT64_MAX, .slot = CP_NONE};
    c->control = launch->control;
    c->record_bytes = launch->record_bytes;
    c->limit = cp_smaller(k->groups[0], cp->config.wg_slots);
    if (k->begin.scratch_wave_bytes)
        c->limit = cp_smaller(c->limit, dispatch->scratch_slots);
    if (launch->managed & CP_MANAGED_MESSAGES)
        k->unlaunched = 1;
}

/* Begins to count slots for as many new WGs as there can be. The operation continues with the number found. */
static void begin_growing(struct cp *cp, const struct cp_kernel *k, enum cp_operation operation)
{
    struct cp_cooperative *c = cp_cooperative_of(cp, k);

    CP_REQUIRE(cp, COOPERATIVE, cp->growing == CP_KERNEL_NONE || cp->growing == k->number);
    CP_REQUIRE(cp, COOPERATIVE, c->active <= c->limit && (operation == CP_OPERATION_START) == !c->active);
    c->most = (uint16_t)cp_smaller(cp_smaller(c->limit - c->active, cp->free.count), cp_queue_quota_left(cp, k->queue));
    c->found = 0;
    c->cu = 0;
    c->operation = (uint8_t)operation;
    c->stage = CP_STAGE_COUNT;
    c->over = true;
    cp->growing = k->number;
    cp_kernel_mark_pending(cp, k);
}

void cp_cooperative_start(struct cp *cp, struct cp_kernel *k)
{
    CP_REQUIRE(cp, COOPERATIVE, cp_cooperative_unstarted(cp, k));
    begin_growing(cp, k, CP_OPERATION_START);
}

static void fault_kernel(struct cp *cp, const struct cp_kernel *k, enum cp_cooperative_error reason, uint32_t number)
{
    cp_cooperative_of(cp, k)->detail = (uint64_t)reason << 32 | number;
    cp_kernel_fault(cp, k->number, CP_QUEUE_COOPERATIVE);
}

/* Operations, one work item at a time */

static void finish_operation(struct cp *cp, const struct cp_kernel *k, struct cp_cooperative *c)
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

/* Marks the WGs from number M on for kill. */
static void mark_last_for_kill(struct cp *cp, const struct cp_kernel *k, struct cp_cooperative *c, uint32_t count)
{
    CP_REQUIRE(cp, COOPERATIVE, count && count < c->active && count <= CP_DEMAND_WANTED(c->demand));
    CP_REQUIRE(cp, COOPERATIVE, k->workgroups.count >= count + c->dying);
    c->active -= count;
    c->dying += count;
    c->demand -= count;
    c->due |= CP_DUE_DEMAND;
    cp->dying_waves += count * k->shape.waves;
    cp->counters.coop_kills += count;
}

/*
 * Resizes the barrier after all killed WGs have ended: fewer WGs, or more if the kernel may have more, or as many. A
 * WG that has ended since the message cannot be at the barrier. It must not be counted as dying, because its end does
 * not come again.
 */
static bool drain_dying(struct cp *cp, const struct cp_kernel *k, struct cp_cooperative *c)
{
    uint32_t wanted = CP_DEMAND_WANTED(c->demand);

    if (c->dying)
        return false;
    if (c->ended) {
        fault_kernel(cp, k, CP_COOPERATIVE_ENDED, c->lowest);
    } else if (wanted) {
        c->slot = k->workgroups.tail;
        mark_last_for_kill(cp, k, c, wanted);
        c->stage = CP_STAGE_VICTIMS;
    } else if (CP_DEMAND_OFFERED(c->demand) && c->seen == c->ticket && cp->growing == CP_KERNEL_NONE) {
        begin_growing(cp, k, CP_OPERATION_RESIZE);
    } else {
        c->found = 0;
        enter_words(c);
    }
    return true;
}

/* Kills the next WG, unless a command about it is under way. */
static bool kill_victim(struct cp *cp, const struct cp_kernel *k, struct cp_cooperative *c)
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
    if (!cp_cooperative_drop(cp, k, slot))
        c->slot = (uint16_t)slot;
    return true;
}

/* Ends the count of slots. */
static void take_found(struct cp *cp, struct cp_kernel *k, struct cp_cooperative *c)
{
    if (!c->found && c->operation == CP_OPERATION_START) {
        finish_operation(cp, k, c);
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
    uint32_t places;

    if (cu == CP_NONE) {
        take_found(cp, k, c);
        return;
    }
    places = cp_cu_count(cp, k, cu, (uint32_t)c->most - c->found);
    c->found = (uint16_t)(c->found + places);
    cp->counters.coop_places += places;
    c->cu = (uint16_t)(cu + 1);
}

/*
 * Writes the record of a forked WG: what is transmitted, and that it is forked. The host has cleared those of the
 * first WGs.
 */
static void write_record(struct cp *cp, struct cp_cooperative *c)
{
    if (c->id == c->active) {
        enter_words(c);
    } else if (!c->step) {
        c->step = cp_control_block_send(cp, c, CP_WORD_TRANSMIT, c->id);
    } else if (cp_control_block_send(cp, c, CP_WORD_BORN, c->id)) {
        c->forks++;
        c->step = 0;
        c->id++;
    }
}

/* Stores the words of the control block that an operation changes. */
static void write_word(struct cp *cp, struct cp_cooperative *c)
{
    static const uint8_t words[][6] = {
        [CP_OPERATION_START] = {CP_WORD_RELEASE, CP_WORD_ARRIVED, CP_WORD_DEMAND, CP_WORD_ACTIVE, CP_WORD_END},
        [CP_OPERATION_FORK] = {CP_WORD_ACTIVE, CP_WORD_ANSWER, CP_WORD_END},
        [CP_OPERATION_RESIZE] = {CP_WORD_EMPTY, CP_WORD_ACTIVE, CP_WORD_BARRIER, CP_WORD_END}};
    uint32_t word = words[c->operation][c->step];

    if (word == CP_WORD_END)
        c->stage = CP_STAGE_LAUNCH;
    else if (cp_control_block_send(cp, c, (enum cp_control_word)word, c->source))
        c->step++;
}

/*
 * New WGs are placed before those of other kernels, because their slots were counted. If a slot is lost, its WG has
 * no precedence.
 */
static void launch_found(struct cp *cp, struct cp_kernel *k, struct cp_cooperative *c)
{
    if (cp_kernel_is_held(cp, k) || !cp_kernel_launchable(cp, k) || (!cp_placement_launch(cp, k) && !cp->blocked))
        finish_operation(cp, k, c);
}

/* One work item. Returns false if the answer to a command is awaited. */
static bool step_operation(struct cp *cp, struct cp_kernel *k, struct cp_cooperative *c)
{
    switch (c->stage) {
    case CP_STAGE_DRAIN:
        return drain_dying(cp, k, c);
    case CP_STAGE_VICTIMS:
        return kill_victim(cp, k, c);
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
        launch_found(cp, k, c);
    }
    return true;
}

/* Messages */

/*
 * Handles an offer: kills the last WG, if that is possible. Then the WG before it is the last; its offer may stand.
 */
static void on_kill(struct cp *cp, struct cp_kernel *k, struct cp_cooperative *c, uint32_t slot)
{
    const struct cp_workgroup *wg = cp_workgroup_at(cp, slot);

    if (c->operation || wg->number != c->active - 1 || !CP_DEMAND_WANTED(c->demand)) {
        cp_control_block_answer_nothing(cp, c, slot);
        return;
    }
    c->slot = wg->links[CP_LINK_KERNEL].previous;
    mark_last_for_kill(cp, k, c, 1);
    c->due |= CP_DUE_ACTIVE;
    if (cp_cooperative_must_kill(cp, k, slot))
        cp_kernel_mark_for_kill(cp, k, slot);
}

/*
 * Returns true if the round of offers is over because one of them cannot be taken. Those before it must not wait for
 * it.
 */
static bool is_over(struct cp_cooperative *c)
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
        cp_control_block_answer_nothing(cp, c, slot);
        return;
    }
    wg->flags |= CP_WG_STANDS;
    c->standing++;
    if (wg->number == c->active - 1)
        c->slot = (uint16_t)slot;
    cp_kernel_mark_pending(cp, k);
}

/* Withdraws the offer of a WG. Returns true if it stood. */
static bool withdraw_offer(struct cp_cooperative *c, struct cp_workgroup *wg)
{
    bool stood = wg->flags & CP_WG_STANDS;

    CP_REQUIRE(NULL, COOPERATIVE, !stood || c->standing);
    c->standing = (uint16_t)(c->standing - stood);
    wg->flags &= (uint8_t)~CP_WG_STANDS;
    return stood;
}

/*
 * Checks one WG whose offer may stand: the last one, or each of them if the round is over. Returns false if the
 * offers wait.
 */
static bool check_offer(struct cp *cp, struct cp_kernel *k, struct cp_cooperative *c)
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
    if ((over || wg->number == c->active - 1) && withdraw_offer(c, wg))
        on_kill(cp, k, c, slot);
    return true;
}

/* Returns true if an offer with this ticket was made. */
static bool was_issued(const struct cp_cooperative *c, uint32_t ticket)
{
    return ticket && ticket <= c->issued;
}

static void on_fork(struct cp *cp, const struct cp_kernel *k, struct cp_cooperative *c, uint32_t slot, uint32_t ticket)
{
    if (!was_issued(c, ticket)) {
        fault_kernel(cp, k, CP_COOPERATIVE_TICKET, number_of(cp, slot));
        return;
    }
    if (c->operation || c->dying || k->unlaunched || cp->growing != CP_KERNEL_NONE || ticket != c->ticket ||
        !CP_DEMAND_OFFERED(c->demand)) {
        cp_control_block_answer_nothing(cp, c, slot);
        return;
    }
    c->source = number_of(cp, slot);
    begin_growing(cp, k, CP_OPERATION_FORK);
}

/* Returns true if all active WGs can have arrived at a barrier. */
static bool all_arrived(const struct cp *cp, const struct cp_kernel *k, const struct cp_cooperative *c)
{
    return !c->operation && !k->unlaunched && cp_control_block_has_arrived(cp, c, c->active);
}

static void on_resize(struct cp *cp, const struct cp_kernel *k, struct cp_cooperative *c, uint32_t slot,
                      uint32_t ticket)
{
    uint32_t number = number_of(cp, slot);

    if (ticket && !was_issued(c, ticket)) {
        fault_kernel(cp, k, CP_COOPERATIVE_TICKET, number);
    } else if (c->ended) {
        fault_kernel(cp, k, CP_COOPERATIVE_ENDED, c->lowest);
    } else if (!all_arrived(cp, k, c)) {
        fault_kernel(cp, k, CP_COOPERATIVE_BARRIER, number);
    } else {
        c->source = 0;
        c->over = true;
        c->before = (uint16_t)c->active;
        c->seen = (uint16_t)ticket;
        c->operation = CP_OPERATION_RESIZE;
        c->stage = CP_STAGE_DRAIN;
        cp_count(&cp->counters.coop_resizes);
        cp_kernel_mark_pending(cp, k);
    }
}

void cp_cooperative_message(struct cp *cp, struct cp_kernel *k, uint32_t slot, uint32_t word)
{
    struct cp_cooperative *c = cp_cooperative_of(cp, k);
    struct cp_workgroup *wg = cp_workgroup_at(cp, slot);
    uint32_t number = wg->number, argument = CP_MESSAGE_ARGUMENT(word);

    CP_REQUIRE(cp, COOPERATIVE, !k->error && wg->kernel == k->number && k->stage == CP_KERNEL_ACTIVE);
    if (!(k->managed & CP_MANAGED_MESSAGES)) {
        fault_kernel(cp, k, CP_COOPERATIVE_ORDINARY, number);
        return;
    }
    if (number >= c->active)
        return;
    if (cp_bit_test(cp->answers, slot) || wg->flags & CP_WG_STANDS) {
        fault_kernel(cp, k, CP_COOPERATIVE_PENDING, number);
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
        fault_kernel(cp, k, CP_COOPERATIVE_OPERATION, number);
    }
}

/* Ends of WGs */

void cp_cooperative_retire(struct cp *cp, const struct cp_kernel *k, uint32_t slot)
{
    struct cp_cooperative *c = cp_cooperative_of(cp, k);
    struct cp_workgroup *wg = cp_workgroup_at(cp, slot);
    uint32_t number = wg->number;

    CP_REQUIRE(cp, COOPERATIVE, k->managed && wg->kernel == k->number);
    if (!(k->managed & CP_MANAGED_MESSAGES))
        return;
    cp_control_block_forget_answer(cp, slot);
    withdraw_offer(c, wg);
    if (c->slot == slot)
        c->slot = wg->links[CP_LINK_KERNEL].previous;
    CP_REQUIRE(cp, COOPERATIVE,
               number >= c->active ? c->dying && cp->dying_waves >= k->shape.waves : c->ended < c->active);
    if (number >= c->active) {
        c->dying--;
        cp->dying_waves -= k->shape.waves;
        cp_kernel_mark_pending(cp, k);
        return;
    }
    if (c->standing)
        cp_kernel_mark_pending(cp, k);
    if (c->ended++) {
        c->lowest = cp_smaller(c->lowest, number);
        return;
    }
    c->lowest = number;
    c->poll_at = cp->now + CP_COOPERATIVE_POLL;
    cp_reclaim_check_by(cp, c->poll_at);
}

bool cp_cooperative_drop(struct cp *cp, const struct cp_kernel *k, uint32_t slot)
{
    if (k->managed && cp_workgroup_never_ran(cp_workgroup_at(cp, slot)))
        cp_cooperative_retire(cp, k, slot);
    return cp_workgroup_drop(cp, slot);
}

bool cp_cooperative_must_kill(struct cp *cp, const struct cp_kernel *k, uint32_t slot)
{
    const struct cp_cooperative *c = cp_cooperative_of(cp, k);

    CP_REQUIRE(cp, COOPERATIVE, k->managed && cp->workgroups[slot].kernel == k->number);
    if (!(k->managed & CP_MANAGED_MESSAGES) || number_of(cp, slot) < c->active)
        return false;
    cp_kernel_mark_pending(cp, k);
    return c->stage != CP_STAGE_VICTIMS;
}

/* A kernel's work item */

/* Ends all operations: the kernel has faulted, or all its WGs have ended. */
static void abandon_kernel(struct cp *cp, const struct cp_kernel *k, struct cp_cooperative *c)
{
    cp_reclaim_abandon(cp, k);
    c->due = 0;
    c->poll_at = UINT64_MAX;
    if (c->operation)
        finish_operation(cp, k, c);
}

/* Sends a word that is due. */
static void send_due(struct cp *cp, struct cp_cooperative *c, enum cp_cooperative_due due, enum cp_control_word word)
{
    if (cp_control_block_send(cp, c, word, 0))
        c->due &= (uint8_t)~due;
}

bool cp_cooperative_step(struct cp *cp, struct cp_kernel *k)
{
    struct cp_cooperative *c = cp_cooperative_of(cp, k);

    CP_REQUIRE(cp, COOPERATIVE, k->managed && k->stage != CP_KERNEL_FREE);
    if (k->error || k->stage > CP_KERNEL_ACTIVE) {
        abandon_kernel(cp, k, c);
        return false;
    }
    if (!c->operation && c->standing && check_offer(cp, k, c))
        return true;
    if (c->due & CP_DUE_ACTIVE) {
        send_due(cp, c, CP_DUE_ACTIVE, CP_WORD_ACTIVE);
        return true;
    }
    if (c->operation)
        return step_operation(cp, k, c);
    if (c->due & CP_DUE_DEMAND) {
        send_due(cp, c, CP_DUE_DEMAND, CP_WORD_DEMAND);
        return true;
    }
    if (!cp_reclaim_pending(cp, k))
        return false;
    cp_reclaim_step(cp, k);
    return true;
}

/* Time */

static uint64_t earlier_of(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

/*
 * Checks a kernel of which WGs have ended. If two checks find all live WGs at a barrier, they wait for WGs that have
 * ended.
 */
static void check_barrier(struct cp *cp, const struct cp_kernel *k, struct cp_cooperative *c)
{
    uint32_t live = c->active - c->ended;
    uint32_t arrived = cp_control_block_has_arrived(cp, c, live) ? live : 0;

    c->poll_at = cp->now + CP_COOPERATIVE_POLL;
    if (arrived && c->arrived == arrived)
        fault_kernel(cp, k, CP_COOPERATIVE_ENDED, c->lowest);
    c->arrived = (uint16_t)arrived;
}

void cp_cooperative_check(struct cp *cp)
{
    uint64_t next = UINT64_MAX;

    CP_REQUIRE(cp, COOPERATIVE, cp->managed && cp->check_at <= cp->now);
    for (const struct cp_kernel *k = cp_kernel_first(cp); k; k = cp_kernel_after(cp, k)) {
        struct cp_cooperative *c = cp_cooperative_of(cp, k);
        uint64_t at;

        if (!k->managed)
            continue;
        at = cp_reclaim_check(cp, k);
        if (c->poll_at <= cp->now) {
            check_barrier(cp, k, c);
            return;
        }
        next = earlier_of(next, earlier_of(at, c->poll_at));
    }
    cp->check_at = next;
}

void cp_cooperative_close(struct cp *cp, const struct cp_kernel *k)
{
    CP_REQUIRE(cp, COOPERATIVE,
               !k->managed || (cp->managed && cp->growing != k->number && cp->reclaiming != k->number));
    CP_REQUIRE(cp, COOPERATIVE, !(k->managed & CP_MANAGED_MESSAGES) || !cp_cooperative_of(cp, k)->dying);
    if (k->managed && !--cp->managed)
        cp->check_at = UINT64_MAX;
}
