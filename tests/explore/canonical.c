/* canonical.c - replaces what grows or is history by what is left of its meaning. */
#include "canonical_parts.h"

#include "abstract_parts.h"

#include "compute_unit.h"
#include "kernel.h"

#include <string.h>

#define MOST_RANKED   64u
#define PLACEMENTS    0x10000u
#define MOST_APART    3u
#define BEFORE        UINT32_MAX /* rank of the wait number -1 */
#define NO_GENERATION UINT32_MAX

/* Values that are only compared, signed, and their ranks. */
struct ranks {
    int32_t values[MOST_RANKED];
    uint32_t count;
    bool replace; /* second pass: values become ranks */
    bool
        gaps; /* two numbers between two values stay free: the firmware may count up from one, and down from the other */
};

static void collect(struct ranks *ranks, int32_t value)
{
    uint32_t at = ranks->count;

    for (uint32_t i = 0; i < ranks->count; i++) {
        if (ranks->values[i] == value)
            return;
    }
    for (; at && ranks->values[at - 1] > value; at--)
        ranks->values[at] = ranks->values[at - 1];
    ranks->values[at] = value;
    ranks->count++;
}

/* How far apart two neighbours stay. */
static uint32_t distance_of(const struct ranks *ranks, int32_t value, int32_t next)
{
    uint32_t apart = (uint32_t)next - (uint32_t)value;

    return !ranks->gaps ? 1 : apart < MOST_APART ? apart : MOST_APART;
}

static uint32_t rank_of(const struct ranks *ranks, int32_t value)
{
    uint32_t rank = 0;

    for (uint32_t i = 0; ranks->values[i] != value; i++)
        rank += distance_of(ranks, ranks->values[i], ranks->values[i + 1]);
    return rank;
}

static void rank32(struct ranks *ranks, uint32_t *value, uint32_t first)
{
    if (ranks->replace)
        *value = rank_of(ranks, (int32_t)*value) + first;
    else
        collect(ranks, (int32_t)*value);
}

static void rank16(struct ranks *ranks, uint16_t *value, uint32_t first)
{
    uint32_t wide = (uint32_t)(int16_t)*value;

    rank32(ranks, &wide, first);
    *value = (uint16_t)wide;
}

/* The firmware begins anew */

/* All events are dropped until the answer, and no entry of the log is read, so what they say does not matter. Nor do old tags. */
static void forget_messages(struct ag_state *state)
{
    struct ag_gpu *gpu = &state->gpu;

    for (uint32_t i = 0; i < gpu->command_count; i++)
        gpu->commands[i].tag = 0;
    for (uint32_t i = 0; i < gpu->event_count; i++) {
        gpu->events[i].wait_number = gpu->events[i].second_wait_number = 0;
        if (gpu->events[i].kind == CP_EVENT_REFUSED || gpu->events[i].kind == CP_EVENT_AGENT_DONE)
            gpu->events[i].tag = 0;
    }
    for (uint32_t i = 0; i < AG_LOG; i++)
        memset(&gpu->log[i].wait, 0, sizeof(gpu->log[i].wait));
}

/* Tags */

static void visit_tags(struct ag_state *state, struct ranks *ranks)
{
    struct ag_gpu *gpu = &state->gpu;

    for (uint32_t i = 0; i < gpu->command_count; i++)
        rank32(ranks, &gpu->commands[i].tag, 1);
    for (uint32_t i = 0; i < gpu->event_count; i++) {
        if (gpu->events[i].kind == CP_EVENT_REFUSED || gpu->events[i].kind == CP_EVENT_AGENT_DONE)
            rank32(ranks, &gpu->events[i].tag, 1);
    }
    for (uint32_t i = 0; i < AG_KERNELS; i++) {
        struct ag_service *service = &gpu->host.services[i];

        if (service->tag)
            rank32(ranks, &service->tag, 1);
        if (service->old)
            rank32(ranks, &service->old, 1);
    }
}

static void rename_tag(const struct ranks *ranks, uint32_t *tag)
{
    uint32_t rank = 0;

    while (rank < ranks->count && ranks->values[rank] != (int32_t)*tag)
        rank++;
    *tag = rank < ranks->count ? rank + 1 : 0;
}

static bool is_resident(const struct cp_workgroup *wg)
{
    return wg->state != CP_WG_FREE && wg->state != CP_WG_READY && wg->state != CP_WG_SWAPPED &&
           wg->state != CP_WG_WATCHED;
}

static void canonical_tags(struct ag_state *state)
{
    struct ranks ranks = {.count = 0};
    struct cp *cp = &state->cp;

    visit_tags(state, &ranks);
    for (uint32_t i = 0; i < AG_WGS; i++) {
        struct cp_workgroup *wg = &cp->workgroups[i];

        if (wg->state != CP_WG_SAVING && wg->state != CP_WG_RESTORING)
            wg->tag = 0; /* no answer is awaited that changes its state */
        rename_tag(&ranks, &wg->tag);
        if (is_resident(wg) && wg->flags & CP_WG_FRESH)
            rename_tag(&ranks, &wg->launch_tag);
        else if (is_resident(wg) && !(wg->flags & CP_WG_MET))
            wg->met_wait = 0;
    }
    for (uint32_t i = 0; i < AG_KERNELS; i++) {
        if (cp->kernels[i].stage <= CP_KERNEL_BEGIN)
            cp->kernels[i].tag = 0;
        rename_tag(&ranks, &cp->kernels[i].tag);
    }
    for (uint32_t i = 0; i < AG_QUEUES; i++) {
        if (cp->queues[i].stage != CP_QUEUE_CALLED)
            cp->requests[i].agent_tag = 0;
        rename_tag(&ranks, &cp->requests[i].agent_tag);
    }
    ranks.replace = true;
    visit_tags(state, &ranks);
    memset(&cp->counters, 0, sizeof(cp->counters));
    cp->counters.commands = ranks.count;
}

/* Spilled waits: a record is free, live, or dead: of a WG whose waits are all forgotten */

/* One bit each. Nothing here changes which are free. */
static uint32_t used_waits(const struct cp *cp)
{
    uint32_t records = ag_scenario()->records ? ag_scenario()->records : CP_MAX_WAITS;
    uint32_t used = (UINT32_C(1) << records) - 1;
    uint32_t i = cp->spill.waits_free;

    _Static_assert(CP_MAX_WAITS < 32, "a bit for each, and one to count down from");
    while (i < CP_MAX_WAITS) {
        used &= ~(UINT32_C(1) << i);
        i = (i + 1 + cp->waits[i].rings[0].next) & CP_NONE;
    }
    return used;
}

static bool is_used(uint32_t used, uint32_t wait)
{
    return used >> wait & 1u;
}

static bool is_live(const struct cp *cp, uint32_t wait)
{
    const struct cp_wait *w = &cp->waits[wait];

    return w->epoch == cp->workgroups[w->slot].epoch;
}

/* Wait numbers */

/* The wait numbers of one generation of a slot. With a dispatcher each one is counted for itself, because it is launched unseen. */
struct generation {
    uint32_t slot, number;
    struct ranks ranks;
};

static bool is_of(const struct generation *g, uint32_t slot, uint32_t number)
{
    return slot == g->slot && number == g->number;
}

/* Messages of another generation are dropped whatever their wait number is. */
static void visit_message(struct generation *g, uint32_t slot, uint32_t number, uint16_t *wait_number)
{
    if (is_of(g, slot, number))
        rank16(&g->ranks, wait_number, BEFORE);
    else if (slot == g->slot && !ag_scenario()->dispatcher)
        *wait_number = 0;
}

static bool carries_wait(const struct ag_command *c)
{
    return c->opcode == CP_COMMAND_SAVE || c->opcode == CP_COMMAND_RESUME || c->opcode == CP_COMMAND_LIST;
}

static bool is_about_slot(const struct ag_event *e)
{
    return (e->kind >= CP_EVENT_WAITING && e->kind <= CP_EVENT_REFUSED) || e->kind == CP_EVENT_CONDITION_MET ||
           e->kind == CP_EVENT_PLACES;
}

static void visit_event(struct generation *g, struct ag_event *event)
{
    if (event->kind == CP_EVENT_REFUSED)
        event->wait_number = 0; /* it is not read */
    else if (is_about_slot(event))
        visit_message(g, event->slot, event->generation, &event->wait_number);
    if (event->second)
        visit_message(g, event->second_slot, event->second_generation, &event->second_wait_number);
}

static void visit_messages(struct ag_gpu *gpu, struct generation *g)
{
    for (uint32_t i = 0; i < gpu->command_count; i++) {
        struct ag_command *c = &gpu->commands[i];

        if (carries_wait(c))
            visit_message(g, c->slot, c->generation, &c->wait_number);
    }
    for (uint32_t i = 0; i < gpu->event_count; i++)
        visit_event(g, &gpu->events[i]);
    for (uint32_t n = gpu->log_read; n != gpu->log_written; n++) {
        struct ag_wait *w = &gpu->log[n % ag_scenario()->log_entries].wait;

        visit_message(g, w->slot, w->generation, &w->wait_number);
    }
}

static void visit_slot(struct ag_gpu *gpu, struct generation *g)
{
    struct ag_slot *s = &gpu->slots[g->slot];

    if (ag_scenario()->dispatcher && s->generation != g->number)
        return;
    rank16(&g->ranks, &s->wait_number, BEFORE);
    rank16(&g->ranks, &s->ended, BEFORE);
    for (uint32_t i = 0; i < gpu->waiter_count; i++) {
        if (gpu->waiters[i].slot == g->slot)
            rank16(&g->ranks, &gpu->waiters[i].wait_number, BEFORE);
    }
}

static void visit_record(struct cp *cp, uint32_t used, struct generation *g)
{
    struct cp_workgroup *wg = &cp->workgroups[g->slot];

    if ((uint8_t)wg->generation != g->number)
        return;
    if (wg->state != CP_WG_FREE) {
        rank32(&g->ranks, &wg->wait_number, BEFORE);
        rank32(&g->ranks, &wg->first_wait, BEFORE);
    }
    if (wg->flags & CP_WG_MET)
        rank32(&g->ranks, &wg->met_wait, BEFORE);
    for (uint32_t left = used; left; left &= left - 1) {
        struct cp_wait *w = &cp->waits[__builtin_ctz(left)];

        if (w->slot == g->slot && w->epoch == wg->epoch)
            rank32(&g->ranks, &w->wait_number, BEFORE);
    }
}

static void visit_generation(struct ag_state *state, uint32_t used, struct generation *g)
{
    visit_slot(&state->gpu, g);
    visit_record(&state->cp, used, g);
    visit_messages(&state->gpu, g);
}

/* -1, which is before the first wait, and 0, which is no wait, stay what they are. */
static void canonical_generation(struct ag_state *state, uint32_t slot, uint32_t number, uint32_t used)
{
    struct generation g = {
        slot, number, {.gaps = ag_scenario()->dispatcher}}; /* with it the GPU may be ahead by a wait */

    collect(&g.ranks, -1);
    collect(&g.ranks, 0);
    visit_generation(state, used, &g);
    g.ranks.replace = true;
    visit_generation(state, used, &g);
}

/* Generation of a slot that wait numbers are looked at for. The commands of before a restart are the GPU's to execute. */
static uint32_t known_generation(const struct ag_state *state, uint32_t slot)
{
    const struct ag_slot *s = &state->gpu.slots[slot];

    if (!cp_restarting(&state->cp))
        return (uint8_t)state->cp.workgroups[slot].generation;
    return s->state == AG_FREE ? NO_GENERATION : s->generation;
}

static void canonical_wait_numbers(struct ag_state *state, uint32_t slot, uint32_t used)
{
    uint32_t record = known_generation(state, slot), last = state->gpu.slots[slot].generation;

    canonical_generation(state, slot, record, used);
    for (uint32_t number = 0; ag_scenario()->dispatcher && number <= last; number++) {
        if (number != record)
            canonical_generation(state, slot, number, used);
    }
}

/* Ages of waits */

static void visit_ages(struct ag_state *state, struct ranks *ranks)
{
    struct ag_gpu *gpu = &state->gpu;

    for (uint32_t i = 0; i < AG_WGS; i++)
        rank16(ranks, &gpu->slots[i].since, 0);
    for (uint32_t i = 0; i < gpu->waiter_count; i++)
        rank16(ranks, &gpu->waiters[i].since, 0);
    for (uint32_t n = gpu->log_read; n != gpu->log_written; n++)
        rank16(ranks, &gpu->log[n % ag_scenario()->log_entries].wait.since, 0);
}

static void visit_spilled_ages(struct cp *cp, uint32_t used, struct ranks *ranks)
{
    for (uint32_t i = 0; i < CP_MAX_WAITS; i++) {
        uint32_t since = (uint32_t)cp->waits[i].since;

        if (!is_used(used, i))
            continue;
        rank32(ranks, &since, 0);
        cp->waits[i].since = since;
    }
}

static void canonical_ages(struct ag_state *state, uint32_t used)
{
    struct ranks ranks = {.count = 0};

    collect(&ranks, 0);
    visit_ages(state, &ranks);
    visit_spilled_ages(&state->cp, used, &ranks);
    ranks.replace = true;
    visit_ages(state, &ranks);
    visit_spilled_ages(&state->cp, used, &ranks);
    state->gpu.clock = (uint16_t)(ranks.count - 1);
}

/* Time */

uint64_t canonical_deadline(const struct ag_state *state, uint64_t time)
{
    if (time == UINT64_MAX)
        return time;
    return time > state->cp.now ? time - state->cp.now + AG_NOW : AG_NOW;
}

/* Whether the firmware has yet to read that the WG was saved in this wait. */
static bool was_saved_in(const struct ag_gpu *gpu, uint32_t slot, const struct cp_workgroup *wg)
{
    for (uint32_t i = 0; i < gpu->event_count; i++) {
        const struct ag_event *e = &gpu->events[i];

        if (e->kind == CP_EVENT_SAVED && e->slot == slot && e->generation == (uint8_t)wg->generation &&
            e->value == CP_SAVED_WAITS && e->wait_number == wg->wait_number)
            return true;
    }
    return false;
}

/* Whether the begin of a WG's wait, as reported, may still become the begin of its time as a swapped one. */
static bool may_be_swapped(const struct ag_state *state, uint32_t slot)
{
    const struct cp_workgroup *wg = &state->cp.workgroups[slot];
    const struct ag_slot *s = &state->gpu.slots[slot];

    if (wg->state != CP_WG_STALLED && wg->state != CP_WG_SAVING)
        return false;
    if (ag_scenario()->dispatcher && was_saved_in(&state->gpu, slot, wg))
        return true;
    return s->stalled && s->generation == (uint8_t)wg->generation && s->wait_number == wg->wait_number;
}

#define MOST_TICKS 3u /* beyond this each limit is reached */

static uint64_t fewer_ticks(uint64_t ticks)
{
    return ticks < MOST_TICKS ? ticks : MOST_TICKS;
}

/* What the time of each dispatch is, without that in which its queue is suspended, and that of the queue's WGs to leave. */
static void canonical_limits(struct ag_state *state)
{
    struct cp *cp = &state->cp;
    uint64_t suspended[AG_QUEUES];

    for (uint32_t i = 0; i < AG_QUEUES; i++) {
        struct cp_request *request = &cp->requests[i];
        bool leaves = ag_has_limits() && cp_bit_test(cp->suspending, i);

        suspended[i] = request->suspended_at;
        request->suspended_at = request->suspended ? AG_NOW - (leaves ? fewer_ticks(cp->now - suspended[i]) : 0) : 0;
    }
    for (uint32_t i = 0; i < CP_MAX_KERNELS; i++) {
        const struct cp_kernel *k = &cp->kernels[i];
        bool counts = ag_has_limits() && k->stage != CP_KERNEL_FREE, held = counts && cp_kernel_is_held(cp, k);
        uint64_t end = held ? suspended[k->queue] : cp->now;
        uint64_t ticks = counts ? end - cp->opened[i] : 0;

        cp->opened[i] = (held ? cp->requests[k->queue].suspended_at : AG_NOW) - fewer_ticks(ticks);
        if (!counts || !cp->requests[k->queue].limited)
            cp->overdue[0] &= ~(1u << i);
    }
    cp->limit_at = canonical_deadline(state, cp->limit_at);
}

static void canonical_time(struct ag_state *state)
{
    struct cp *cp = &state->cp;

    for (uint32_t i = 0; i < AG_WGS; i++) {
        struct cp_workgroup *wg = &cp->workgroups[i];

        if (wg->state == CP_WG_SWAPPED)
            wg->expiry = canonical_deadline(state, wg->expiry);
        else if (may_be_swapped(state, i))
            wg->expiry = wg->expiry < cp->now ? AG_NOW - 1 : AG_NOW;
        else
            wg->expiry = 0;
    }
    for (uint32_t i = 0; i < AG_CUS; i++)
        cp->cus[i].deadline = 0;
    canonical_limits(state);
    cp->poll_at = UINT64_MAX;
    cp->stall_at = canonical_deadline(state, cp->stall_at);
    cp->log.retry_at = canonical_deadline(state, cp->log.retry_at);
    cp->spill.round_at = canonical_deadline(state, cp->spill.round_at);
    cp->now = AG_NOW;
}

/* Nonces: only whether one is that which the firmware awaits. A new one is the cycle of its time, which is behind all of them. */

static uint32_t rename_nonce(const struct cp *cp, uint32_t nonce)
{
    return cp->restarting == CP_RESTART_AWAIT && nonce == (uint32_t)cp->nonce ? AG_NOW : AG_NOW - 1;
}

static void canonical_nonces(struct ag_state *state)
{
    struct ag_gpu *gpu = &state->gpu;
    struct cp *cp = &state->cp;

    for (uint32_t i = 0; i < gpu->command_count; i++) {
        if (gpu->commands[i].opcode == CP_COMMAND_RESET)
            gpu->commands[i].value = rename_nonce(cp, (uint32_t)gpu->commands[i].value);
    }
    for (uint32_t i = 0; i < gpu->event_count; i++) {
        if (gpu->events[i].kind == CP_EVENT_RESET)
            gpu->events[i].tag = rename_nonce(cp, gpu->events[i].tag);
    }
    gpu->nonce = gpu->resetting ? rename_nonce(cp, gpu->nonce) : 0;
    cp->nonce = cp->restarting == CP_RESTART_AWAIT ? AG_NOW : 0;
}

/* Placements */

static uint32_t distance(const struct cp *cp, uint32_t placement, uint32_t most)
{
    uint32_t d = cp->placements - placement;

    return d < most ? d : most;
}

/* Beyond the bound the order of the waits still counts, between kernels. */
static void visit_since(struct cp *cp, struct ranks *ranks)
{
    for (uint32_t i = 0; i < AG_WGS; i++) {
        struct cp_workgroup *wg = &cp->workgroups[i];
        uint32_t d = cp->placements - wg->since;

        if (wg->state != CP_WG_READY || d <= CP_ORDER_PREEMPTED)
            continue;
        rank32(ranks, &d, CP_ORDER_PREEMPTED + 1);
        if (ranks->replace)
            wg->since = cp->placements - d;
    }
}

static void canonical_placements(struct cp *cp)
{
    struct ranks ranks = {.count = 0};

    visit_since(cp, &ranks);
    ranks.replace = true;
    visit_since(cp, &ranks);
    for (uint32_t i = 0; i < AG_WGS; i++) {
        struct cp_workgroup *wg = &cp->workgroups[i];

        if (wg->state == CP_WG_READY)
            wg->since = PLACEMENTS - (cp->placements - wg->since);
        else if (wg->state == CP_WG_SWAPPED || wg->state == CP_WG_WATCHED)
            wg->since = 0;
    }
    for (uint32_t i = 0; i < AG_KERNELS; i++) {
        struct cp_kernel *k = &cp->kernels[i];

        if (k->stage != CP_KERNEL_FREE)
            k->turn = PLACEMENTS - distance(cp, k->turn, CP_ORDER_TURN);
    }
    cp->reviewed = PLACEMENTS - distance(cp, cp->reviewed, CP_ORDER_TURN);
    cp->placements = PLACEMENTS;
}

/* Records */

static bool is_on_order_list(const struct cp_workgroup *wg)
{
    switch (wg->state) {
    case CP_WG_FREE:
    case CP_WG_STALLED:
    case CP_WG_SWAPPED:
    case CP_WG_READY:
        return true;
    default:
        return wg->state == CP_WG_RUNNING && wg->flags & CP_WG_EXPIRED;
    }
}

/* Whether the free record is linked. While the dispatcher places none are, and those that were never used are not. */
static bool is_on_free_list(const struct cp *cp, uint32_t slot)
{
    return !cp->delegated && slot < cp->unused && slot < cp->take_slot;
}

static void canonical_workgroup(struct cp *cp, uint32_t slot)
{
    struct cp_workgroup *wg = &cp->workgroups[slot];
    struct cp_link order = wg->links[CP_LINK_ORDER];
    bool away = wg->state == CP_WG_KILLING && wg->flags & CP_WG_AWAY;

    if (wg->state == CP_WG_FREE) {
        struct cp_workgroup empty = {.generation = wg->generation, .epoch = wg->epoch, .waits = wg->waits};

        *wg = empty;
        wg->links[CP_LINK_ORDER].next = is_on_free_list(cp, slot) ? order.next : 0;
        return;
    }
    if (!is_on_order_list(wg))
        memset(&wg->links[CP_LINK_ORDER], 0, sizeof(order));
    if (!is_resident(wg) || away) {
        memset(&wg->links[CP_LINK_CU], 0, sizeof(order));
        wg->cu = 0;
    }
    memset(&wg->wait, 0, sizeof(wg->wait)); /* only a status page asks for it */
}

/* Waits, and old CUs: as in a WG's own record. */
static void canonical_record(struct cp_status_workgroup *w)
{
    w->cu = w->condition = 0;
    w->wait_number = 0;
    memset(&w->wait, 0, sizeof(w->wait));
}

/* Words that were sent, cycles, and what the firmware does not need: the record is checked when it is made. */
static void canonical_words(struct cp_page *p)
{
    if (p->target == p->base)
        p->header.cycle = 0;
    else if (p->dispatch.kind == CP_STATUS_DISPATCH)
        p->dispatch.opened = 0;
    else
        canonical_record(&p->workgroup);
    for (uint32_t i = p->left; i < CP_STATUS_RECORD / 8; i++)
        p->words[i] = 0;
}

static void canonical_page(struct ag_state *state)
{
    struct cp_page *p = &state->cp.page, checked = *p;
    struct ag_page *page = &state->gpu.page;

    if (!p->busy) {
        memset(p, 0, sizeof(*p));
        memset(page, 0, sizeof(*page));
        return;
    }
    memcpy(checked.words, page->words, sizeof(checked.words));
    canonical_words(&checked);
    memcpy(page->words, checked.words, sizeof(checked.words));
    canonical_words(p);
    if (!p->left)
        p->target = 0;
}

static void canonical_delegation(struct cp *cp)
{
    if (cp->delegated)
        cp->free.head = CP_NONE;
}

static void canonical_kernels(struct cp *cp)
{
    for (uint32_t i = 0; i < AG_QUEUES; i++) {
        struct cp_request *request = &cp->requests[i];

        if (!request->asked)
            request->number = 0;
        if (!request->asked && !(cp->restarted[i / 32] >> i % 32 & 1u)) /* it tells a queue that was created since */
            request->operation = 0;
        if (request->operation != CP_HOST_UPDATE)
            request->limit = request->weight = request->priority = 0;
    }
    for (uint32_t i = 0; i < AG_KERNELS; i++) {
        if (cp->kernels[i].stage != CP_KERNEL_FREE)
            continue;
        memset(&cp->kernels[i], 0, sizeof(cp->kernels[i]));
        memset(&cp->notices[i], 0, sizeof(cp->notices[i]));
    }
    if (!cp->notices_left) {
        memset(&cp->notice, 0, sizeof(cp->notice));
        cp->notice_queue = 0;
    }
    if (cp->reserved_kernel == CP_KERNEL_NONE)
        cp->reserved_cu = 0;
    cp->blocked = false;
    cp->drained = false;
    cp->work_left = false;
    if (!cp->log.pending && !cp->config.log_entries && !ag_has_pages())
        cp->events_first = cp->log_first = false; /* whose turn it is among those that have nothing to do */
}

/* Spilled conditions */

/* Live waits carry their WG's epoch, which becomes 1; dead ones any other, which becomes 0. */
static void canonical_epochs(struct cp *cp, uint32_t used)
{
    for (uint32_t i = 0; i < CP_MAX_WAITS; i++) {
        struct cp_wait *w = &cp->waits[i];
        bool live = is_live(cp, i);

        if (!is_used(used, i)) {
            uint16_t next = w->rings[0].next;

            memset(w, 0, sizeof(*w));
            w->rings[0].next = next;
            continue;
        }
        if (!live)
            w->wait_number = 0;
        w->epoch = live;
    }
    for (uint32_t i = 0; i < AG_WGS; i++)
        cp->workgroups[i].epoch = 1;
}

/* Whether the values that a word has had decide how many waiters are resumed. */
static bool counts_values(const struct cp_policy *policy)
{
    return policy->resume_count || policy->resume == CP_RESUME_PREDICT;
}

static void canonical_conditions(struct cp *cp)
{
    struct cp_spill *s = &cp->spill;

    for (uint32_t i = 0; i < CP_MAX_CONDITIONS; i++) {
        struct cp_spilled_condition *c = &cp->conditions[i];
        uint16_t chain = c->chain;

        if (s->used[i >> 5] >> (i & 31u) & 1u) {
            if (!counts_values(ag_scenario()->policy))
                c->seen.word = 0;
            continue;
        }
        memset(c, 0, sizeof(*c));
        c->chain = chain;
    }
}

static void canonical_spill(struct cp *cp, uint32_t used)
{
    struct cp_spill *s = &cp->spill;

    canonical_epochs(cp, used);
    canonical_conditions(cp);
    memset(&s->met_times, 0, sizeof(s->met_times)); /* predictions are all the same: CP_STALL_MIN is CP_STALL_MAX */
    s->word = s->cells = 0;
    if (!s->met_untried)
        s->met_next = s->met_left = 0;
    if (!s->filing)
        s->filing_before = 0;
    else
        memset(&cp->waits[s->filing - 1].rings[CP_RING_AGE], 0, sizeof(struct cp_link));
    if (!s->waits_used)
        s->round_at = 0;
}

/* The Monitor Log */

static void lower(uint32_t base, uint64_t *count)
{
    *count -= base;
}

static void canonical_counts(struct ag_state *state, uint32_t base)
{
    struct ag_gpu *gpu = &state->gpu;

    gpu->log_read -= base;
    gpu->log_written -= base;
    if (state->cp.restarting != CP_RESTART_SEND && state->cp.restarting != CP_RESTART_AWAIT)
        lower(base, &state->cp.log.read); /* until the answer to RESET it is 0 */
    for (uint32_t i = 0; i < gpu->command_count; i++) {
        if (gpu->commands[i].opcode == CP_COMMAND_STORE && gpu->commands[i].address == AG_LOG_READ)
            lower(base, &gpu->commands[i].value);
    }
}

static void canonical_log(struct ag_state *state)
{
    struct ag_gpu *gpu = &state->gpu;
    uint32_t entries = ag_scenario()->log_entries;
    uint32_t rounds = entries ? gpu->log_read / entries : 0;

    canonical_counts(state, rounds * entries);
    for (uint32_t i = 0; i < entries; i++) {
        struct ag_log_place *place = &gpu->log[i];
        uint32_t n = gpu->log_read;

        while (n != gpu->log_written && n % entries != i)
            n++;
        if (n == gpu->log_written)
            memset(place, 0, sizeof(*place));
        else
            place->wraps = place->filled ? place->wraps - rounds : 0;
    }
}

/* A grace period at whose end no waiter is resumed. */
static void canonical_grace(struct ag_gpu *gpu)
{
    for (uint32_t word = 0; word < AG_WORDS; word++) {
        if (!ag_grace_is_due(gpu, word))
            gpu->grace &= (uint16_t) ~(1u << word);
    }
}

void canonical(struct ag_state *state)
{
    uint32_t used = used_waits(&state->cp);

    if (cp_restarting(&state->cp))
        forget_messages(state);
    canonical_grace(&state->gpu);
    canonical_spill(&state->cp, used);
    for (uint32_t i = 0; i < AG_WGS; i++) {
        canonical_workgroup(&state->cp, i);
        canonical_wait_numbers(state, i, used);
    }
    canonical_log(state);
    canonical_ages(state, used);
    canonical_tags(state);
    canonical_cooperative(state);
    canonical_nonces(state);
    canonical_time(state);
    canonical_page(state);
    canonical_placements(&state->cp);
    canonical_delegation(&state->cp);
    canonical_kernels(&state->cp);
}
