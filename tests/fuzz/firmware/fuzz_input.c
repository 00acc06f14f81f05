/* SPDX-License-Identifier: MIT */
/* fuzz_input.c - see fuzz_input.h. */
#include "fuzz_input.h"

#include "fuzz_host.h"
#include "onward/context.h"

#include <stdio.h>
#include <string.h>

/* Beginning */

static const struct cp_policy *const policies[] = {&cp_policy_awg,      &cp_policy_onward,    &cp_policy_timeout,
                                                   &cp_policy_baseline, &cp_policy_minresume, &cp_policy_monnr_one,
                                                   &cp_policy_sleep,    &cp_policy_monrs_all};

static void configure_queues(struct cp_config *config, const uint8_t *head)
{
    for (uint32_t i = 0; i < FUZZ_TENANTS; i++) {
        struct cp_queue_config *queue = &config->queues[i];

        queue->queue_memory = fuzz_address(i, FUZZ_QUEUE);
        queue->process = (struct cp_range){fuzz_address(i, 0), FUZZ_TENANT_BYTES};
        queue->scratch = (struct cp_range){0x40000000ull + i * 0x10000000ull, 64 * 4 * (1u + head[8] % 64)};
        queue->priority = head[5 + i] % 3;
    }
    /* WG slots are left for the honest tenant, whatever the others hold. */
    for (uint32_t i = 1; i < FUZZ_TENANTS; i++)
        config->queues[i].wg_limit = (uint16_t)((config->wg_slots - 1) / 2);
}

void fuzz_begin(struct fuzz *f, const uint8_t head[FUZZ_HEAD])
{
    static const uint64_t quanta[] = {1000, 0, 2000, 100000};
    struct cp_config *config = &f->config;
    struct cp_hal hal = fuzz_hal(f);

    *config = (struct cp_config){.policy = policies[head[0] % (sizeof(policies) / sizeof(policies[0]))],
                                 .cus = 1 + head[1] % CP_MAX_CUS,
                                 .simds = 1 + head[2] % 2,
                                 .waves_per_simd = 2 + head[2] / 2 % 4,
                                 .vgprs_per_simd = 256,
                                 .sgprs_per_simd = 800,
                                 .lds_bytes = 65536,
                                 .barriers = 1 + head[3] % 4,
                                 .wg_slots = 6 + head[4] % (CP_MAX_WGS - 5u),
                                 .context_bytes = 0x200000,
                                 .context_base = FUZZ_CONTEXTS,
                                 .log_entries = FUZZ_LOG_ENTRIES,
                                 .log_base = FUZZ_LOG_BASE,
                                 .timeout_interval = 500,
                                 .quantum = quanta[head[9] % 4],
                                 .wait_timeout = head[10] % 2 ? 0 : 3000,
                                 .dispatcher = head[10] >> 1 & 1,
                                 .event_mailboxes = head[10] >> 2 & 1,
                                 .scratch_slots = head[10] >> 5,
                                 .check_interval = 100};
    configure_queues(config, head);
    f->now = 1000;
    f->ring_room = 1 + head[11] % FUZZ_RING;
    f->dispatches = (uint8_t)(1 + head[12] % FUZZ_HONEST_DISPATCHES);
    for (uint32_t i = 0; i < f->dispatches; i++)
        f->groups[i] = (uint8_t)(1 + head[13] / (1 + i) % FUZZ_GROUPS);
    f->life = head[14] % 8;
    f->wait = head[15] % 8;
    f->lies = head[9];
    memset(f->owner, 0xff, sizeof(f->owner));
    fuzz_fill_memory(f);
    if (cp_init(&f->cp, config, &hal) != CP_OK)
        fuzz_fail("cp_init refuses field %u", cp_refused_field(&f->cp));
    for (uint32_t i = 0; i < FUZZ_TENANTS; i++)
        fuzz_post(f, &(struct cp_event){.kind = CP_EVENT_DOORBELL, .doorbell.queue = i});
}

/* Choosing */

static bool is_hostile(const struct fuzz *f, uint32_t slot)
{
    const struct cp_workgroup *wg = &f->cp.workgroups[slot];

    return wg->state != CP_WG_FREE && f->cp.kernels[wg->kernel].queue != FUZZ_HONEST;
}

/* A hostile WG that lives, if there is one; with the uppermost bit any slot. */
static uint32_t pick_slot(const struct fuzz *f, uint32_t choice)
{
    uint32_t live = 0, n;

    if (choice & 0x80)
        return choice % f->config.wg_slots;
    for (uint32_t slot = 0; slot < f->config.wg_slots; slot++)
        live += is_hostile(f, slot);
    if (!live)
        return choice % f->config.wg_slots;
    n = choice % live;
    for (uint32_t slot = 0;; slot++) {
        if (is_hostile(f, slot) && !n--)
            return slot;
    }
}

/* The WG of a hostile kernel with a control block, counted from the first one, or from the last active one backwards. */
static uint32_t pick_member(const struct fuzz *f, uint32_t choice)
{
    const struct cp_kernel *k = NULL;

    for (uint32_t i = 0; i < CP_MAX_KERNELS; i++) {
        const struct cp_kernel *other = &f->cp.kernels[i];

        if (other->stage == CP_KERNEL_ACTIVE && other->queue != FUZZ_HONEST && other->managed & CP_MANAGED_MESSAGES &&
            (!k || choice & 0x40))
            k = other;
    }
    if (!k || choice & 0x80)
        return pick_slot(f, choice);
    for (uint32_t slot = k->workgroups.head; slot != CP_NONE;
         slot = f->cp.workgroups[slot].links[CP_LINK_KERNEL].next) {
        uint32_t number = choice & 0x20 ? f->cp.cooperative[k->number].active - 1 - (choice & 7) : choice & 7;

        if (f->cp.workgroups[slot].number == number)
            return slot;
    }
    return pick_slot(f, choice);
}

/* A hostile kernel that the dispatcher has; its record is CP_MAX_KERNELS if there is none. */
static uint32_t pick_given(const struct fuzz *f, uint32_t choice)
{
    for (uint32_t i = 0; i < CP_MAX_KERNELS; i++) {
        const struct cp_kernel *k = &f->cp.kernels[(i + choice) % CP_MAX_KERNELS];

        if (k->stage >= CP_KERNEL_GIVING && k->stage <= CP_KERNEL_CLEARED && k->queue != FUZZ_HONEST)
            return k->number;
    }
    return CP_MAX_KERNELS;
}

/* The same; wrong: it may be any kernel, or none. */
static uint32_t pick_kernel(const struct fuzz *f, uint32_t choice, uint32_t wrong)
{
    return wrong & 128 ? choice % (CP_MAX_KERNELS + 1) : pick_given(f, choice);
}

/* What the events of a WG begin with. */
static struct cp_event event_of(const struct fuzz *f, uint32_t slot, enum cp_event_kind kind)
{
    const struct cp_workgroup *wg = &f->cp.workgroups[slot];
    struct cp_event event = {.kind = (uint8_t)kind, .cu = wg->cu};

    event.wg = (struct cp_wg_event){slot, wg->generation, wg->wait_number, wg->wait_number};
    return event;
}

static uint64_t hostile_address(uint32_t tenant, uint32_t choice)
{
    return fuzz_address(1 + (tenant & 1), FUZZ_KERNARG + choice % 8 * 4);
}

static void set_condition(struct cp_waiting_event *waiting, uint32_t choice)
{
    waiting->condition = 1 + choice % 4;
    waiting->address = hostile_address(choice, choice / 4);
    waiting->value = choice / 64;
    waiting->mask = UINT64_MAX;
}

/* Events of the input's own */

static uint32_t any_tag(const struct fuzz *f, uint32_t slot, uint32_t choice)
{
    const struct cp_workgroup *wg = &f->cp.workgroups[slot];
    uint32_t tags[] = {wg->tag, wg->launch_tag, f->cp.kernels[slot % CP_MAX_KERNELS].tag,
                       (uint32_t)f->cp.counters.commands};

    return tags[choice % 4];
}

static uint32_t wrong_number(uint32_t number, uint32_t choice)
{
    static const uint32_t by[] = {0, 1, UINT32_MAX, 0x80000000u};

    return number + by[choice % 4];
}

/* Hostile events leave space for answers about honest WGs. */
static void post(struct fuzz *f, const struct cp_event *event)
{
    if (f->events_count < FUZZ_EVENTS / 2)
        fuzz_post_any(f, event);
}

static void change_cu(struct fuzz *f, uint32_t cu, bool lost, uint64_t deadline)
{
    struct cp_event event = {.kind = lost ? CP_EVENT_CU_LOST : CP_EVENT_CU_RETURNED, .cu = (uint16_t)cu};

    if (f->events_count >= FUZZ_EVENTS / 2)
        return;
    if (lost)
        event.cu_lost.deadline = deadline;
    if (cu < f->config.cus)
        f->lost[cu] = lost;
    fuzz_post(f, &event);
    if (lost && cu < f->config.cus)
        fuzz_evict(f, cu);
}

/* Answers to GIVE and TAKE, whether they were sent or not. */
static void make_place(const struct fuzz *f, struct cp_event *event, uint32_t choice, uint32_t wrong)
{
    uint32_t kernel = pick_kernel(f, choice, wrong);

    if (event->kind == CP_EVENT_GIVEN) {
        event->kernel.kernel = kernel;
    } else if (event->kind == CP_EVENT_KERNEL_AT) {
        event->kernel_at = (struct cp_kernel_at_event){kernel, wrong % 32};
    } else if (event->kind == CP_EVENT_TAKEN) {
        event->taken = (struct cp_taken_event){wrong * 0x1010101u, choice};
    } else {
        event->tag = kernel;
        event->reason = wrong & 7;
        for (uint32_t i = 0; i < CP_PLACES_MOST; i++)
            event->places.places[i] =
                (struct cp_wg_place){.slot = (uint16_t)(choice % 64 + i),
                                     .cu = wrong & 3,
                                     .generation = wrong,
                                     .number = choice,
                                     .simd = wrong >> 6 & 1,
                                     .state = (uint8_t)(wrong >> 3 & 7),
                                     .scratch = (uint16_t)(wrong & 32 ? choice * wrong : UINT16_MAX)};
    }
}

static void any_event(struct fuzz *f, uint32_t kind, uint32_t choice, uint32_t wrong)
{
    uint32_t slot = pick_slot(f, choice);
    struct cp_event event = event_of(f, slot, (enum cp_event_kind)(kind % (CP_EVENT_GIVEN + 1u)));

    if (event.kind == CP_EVENT_NONE && (wrong & 6) == 4) {
        fuzz_host_misserve(f, choice, wrong >> 3);
        return;
    }
    if (event.kind == CP_EVENT_CU_LOST || event.kind == CP_EVENT_CU_RETURNED) {
        change_cu(f, choice % (CP_MAX_CUS + 1), event.kind == CP_EVENT_CU_LOST, f->now + wrong);
        return;
    }
    if (event.kind == CP_EVENT_NONE && wrong & 2) {
        event.kind = CP_EVENT_HALTED;
        event.cu = (uint16_t)(choice % (CP_MAX_QUEUES + 1));
    }
    if (event.kind == CP_EVENT_REFUSED && event.cu < CP_MAX_CUS)
        f->refused[event.cu] = true;
    event.wg.generation -= wrong & 1;
    event.wg.wait_number = wrong_number(event.wg.wait_number, wrong >> 1);
    event.wg.first_wait = wrong_number(event.wg.first_wait, wrong >> 3);
    event.tag = any_tag(f, slot, wrong >> 5);
    event.reason = (uint8_t)(1 + (wrong >> 3) % 7);
    event.words[2] = wrong >> 4 & 1;
    if (event.kind == CP_EVENT_WAITING)
        set_condition(&event.waiting, wrong);
    if (event.kind == CP_EVENT_DOORBELL)
        event.doorbell.queue = choice % (CP_MAX_QUEUES + 1);
    if (event.kind == CP_EVENT_KERNEL_ENDED || (event.kind == CP_EVENT_REFUSED && wrong & 1)) {
        event.kernel.kernel = choice % (CP_MAX_KERNELS + 1);
        event.tag = f->cp.kernels[choice % CP_MAX_KERNELS].tag;
    }
    if (event.kind == CP_EVENT_FAULT)
        event.fault.kernel = pick_kernel(f, choice, wrong);
    if (event.kind >= CP_EVENT_KERNEL_AT && event.kind <= CP_EVENT_GIVEN)
        make_place(f, &event, choice, wrong);
    post(f, &event);
}

static void post_refusal(struct fuzz *f, uint32_t slot, uint32_t details)
{
    struct cp_event event = event_of(f, slot, CP_EVENT_REFUSED);
    const struct cp_workgroup *wg = &f->cp.workgroups[slot];
    static const uint8_t reasons[] = {CP_REFUSED_CU, CP_REFUSED_NO_ROOM, CP_REFUSED_STALE, CP_REFUSED_CONTEXT};

    event.tag = wg->flags & CP_WG_FRESH && details & 1 ? wg->launch_tag : wg->tag;
    event.reason = reasons[details / 2 % 4];
    if (wg->cu < CP_MAX_CUS)
        f->refused[wg->cu] = true;
    post(f, &event);
}

static uint32_t saved_state(uint32_t details)
{
    return details & 1 ? CP_SAVED_RUNNABLE : CP_SAVED_WAITS;
}

/* What may happen to a WG that runs. */
static void post_life(struct fuzz *f, uint32_t slot, uint32_t what, uint32_t details)
{
    static const uint8_t kinds[] = {CP_EVENT_DONE,  CP_EVENT_WAITING, CP_EVENT_QUANTUM, CP_EVENT_WAIT_ENDED,
                                    CP_EVENT_FAULT, CP_EVENT_SAVED,   CP_EVENT_REFUSED, CP_EVENT_RESTORED};
    struct cp_event event = event_of(f, slot, (enum cp_event_kind)kinds[what % sizeof(kinds)]);

    if (event.kind == CP_EVENT_REFUSED) {
        post_refusal(f, slot, details);
        return;
    }
    if (event.kind == CP_EVENT_WAITING) {
        event.wg.wait_number++;
        event.wg.first_wait = event.wg.wait_number - details % 3;
        set_condition(&event.waiting, details);
    }
    if (event.kind == CP_EVENT_SAVED)
        event.saved.state = saved_state(details);
    post(f, &event);
}

static void answer(struct fuzz *f, uint32_t slot, uint32_t what, uint32_t details)
{
    struct cp_event event = event_of(f, slot, CP_EVENT_DONE);
    const struct cp_workgroup *wg = &f->cp.workgroups[slot];

    if (wg->state == CP_WG_SAVING && what < 128) {
        event.kind = CP_EVENT_SAVED;
        event.saved.state = saved_state(details);
        event.wg.wait_number += details >> 1 & 1;
    } else if (wg->state == CP_WG_RESTORING && what < 128) {
        event.kind = CP_EVENT_RESTORED;
    } else if (wg->state == CP_WG_SWAPPED) {
        event.kind = CP_EVENT_CONDITION_MET;
    } else if (wg->state != CP_WG_KILLING || what >= 128) {
        post_life(f, slot, what, details);
        return;
    }
    post(f, &event);
}

bool fuzz_answer_commands(struct fuzz *f, uint32_t mask)
{
    uint32_t before = f->events_count;

    for (uint32_t slot = 0; slot < f->config.wg_slots; slot++) {
        uint32_t state = f->cp.workgroups[slot].state;

        if (is_hostile(f, slot) && ((state == CP_WG_SAVING && mask & 1) || (state == CP_WG_RESTORING && mask & 2) ||
                                    (state == CP_WG_KILLING && mask & 4)))
            answer(f, slot, 0, 1);
    }
    for (uint32_t k = 0; k < CP_MAX_KERNELS && mask & 8; k++) {
        if (f->cp.kernels[k].stage == CP_KERNEL_ENDING ||
            (f->given[k] && f->owner[k] != FUZZ_HONEST && f->cp.kernels[k].error))
            post(f, &(struct cp_event){.kind = CP_EVENT_KERNEL_ENDED, .kernel.kernel = k});
    }
    for (uint32_t queue = 0; queue < CP_MAX_QUEUES && mask & 16; queue++)
        fuzz_host_serve(f, queue, mask >> 6 & 1);
    return f->events_count != before;
}

/* A hostile WG that runs, or waits, while all are honest. */
static void live(struct fuzz *f, uint32_t slot, bool ends)
{
    const struct cp_workgroup *wg = &f->cp.workgroups[slot];
    struct cp_event event = event_of(f, slot, CP_EVENT_QUANTUM);

    if (ends)
        post_life(f, slot, 0, 0);
    else if (f->waiting.oversubscribed && f->waiting.quantum_cycles && !(wg->flags & CP_WG_EXPIRED))
        post(f, &event);
}

/* The hostile kernels that the dispatcher has end. */
static void end_given(struct fuzz *f)
{
    for (uint32_t k = 0; k < CP_MAX_KERNELS; k++) {
        uint32_t stage = f->cp.kernels[k].stage;

        if (stage >= CP_KERNEL_GIVING && stage <= CP_KERNEL_DROPPED && f->cp.kernels[k].queue != FUZZ_HONEST)
            post(f, &(struct cp_event){.kind = CP_EVENT_KERNEL_ENDED, .kernel.kernel = k});
    }
}

bool fuzz_answer_all(struct fuzz *f, bool ends)
{
    uint32_t before = f->events_count;

    if (before)
        return true;
    fuzz_answer_commands(f, 31);
    if (ends)
        end_given(f);
    for (uint32_t cu = 0; cu < f->config.cus; cu++) {
        if (!(f->cp.cus_usable.words[0] >> cu & 1) || f->refused[cu])
            change_cu(f, cu, false, 0);
        f->refused[cu] = false;
    }
    for (uint32_t slot = 0; slot < f->config.wg_slots; slot++) {
        uint32_t state = f->cp.workgroups[slot].state;

        if (!is_hostile(f, slot))
            continue;
        if (state == CP_WG_RUNNING || state == CP_WG_STALLED)
            live(f, slot, ends);
        else if (state == CP_WG_SWAPPED)
            answer(f, slot, 0, 0);
    }
    return f->events_count != before;
}

/* Messages and packets */

static void message(struct fuzz *f, uint32_t operation, uint32_t choice, uint32_t argument)
{
    static const uint8_t operations[] = {CP_MESSAGE_KILL, CP_MESSAGE_FORK, CP_MESSAGE_RESIZE, CP_MESSAGE_STAND};
    uint32_t slot = pick_member(f, choice);
    struct cp_event event = event_of(f, slot, CP_EVENT_MESSAGE);
    const struct cp_cooperative *c = &f->cp.cooperative[f->cp.workgroups[slot].kernel];
    uint32_t code = operation < 0xf0 ? operations[operation % 4] : operation;
    uint32_t word = argument % 4 == 1 ? c->ticket : argument % 4 == 2 ? argument : 0;
    struct cp_cooperative_control *control = fuzz_at(f, c->control, sizeof(*control));

    if (code == CP_MESSAGE_RESIZE && control && c->control >= fuzz_address(1, 0) && argument < 192)
        control->arrived = c->active;
    event.message.word = CP_MESSAGE(code, word);
    post(f, &event);
}

static void fill_dispatch(struct fuzz *f, struct cp_dispatch_packet *packet, uint32_t tenant, uint32_t kernel,
                          uint32_t sizes, uint32_t options)
{
    uint32_t groups = 1 + sizes % FUZZ_GROUPS, group = 64 * (1 + sizes / FUZZ_GROUPS % 4);
    uint32_t launch = options % 8;

    *packet =
        (struct cp_dispatch_packet){.setup = 1,
                                    .workgroup_size = {(uint16_t)group, 1, 1},
                                    .grid_size = {groups * group, 1, 1},
                                    .kernel_object = fuzz_address(tenant, FUZZ_DESCRIPTORS + kernel % 4 * 64),
                                    .completion_signal = fuzz_address(tenant, FUZZ_SIGNALS + options / 8 % 4 * 64)};
    if (launch < 4) {
        struct cp_launch_options *o = fuzz_at(f, fuzz_address(tenant, FUZZ_OPTIONS + launch * 64), sizeof(*o));
        struct cp_cooperative_control *control = fuzz_at(f, o->control, sizeof(*control));

        packet->options = fuzz_address(tenant, FUZZ_OPTIONS + launch * 64);
        if (control && o->control >= fuzz_address(1, 0) && !(o->control & 7))
            control->maximum = groups;
    }
}

/* Values of signals are 0..3 (set_word). Two choices in 16 have a format or a condition that does not exist. */
static void fill_value(struct cp_barrier_value_packet *packet, uint32_t tenant, uint32_t choice, uint32_t sizes)
{
    *packet = (struct cp_barrier_value_packet){
        .format = choice == 14 ? 1 : CP_VENDOR_BARRIER_VALUE,
        .signal = choice & 4 ? fuzz_address(tenant, FUZZ_SIGNALS + (sizes & 3) * 64) : 0,
        .value = (int64_t)(sizes >> 2 & 3) - (choice & 8 ? 1 : 0),
        .mask = sizes & 16 ? UINT64_MAX : 1,
        .condition = choice == 15 ? sizes : choice & 3,
        .completion_signal = sizes & 32 ? fuzz_address(tenant, FUZZ_SIGNALS) : 0};
}

/* One return address is the honest tenant's, and one goes beyond the end of the tenant's own memory. */
static void fill_agent(struct cp_agent_packet *packet, uint32_t tenant, uint32_t choice, uint32_t sizes)
{
    uint64_t addresses[] = {0, fuzz_address(tenant, FUZZ_KERNARG), fuzz_address(tenant, FUZZ_TENANT_BYTES - 4),
                            fuzz_address(FUZZ_HONEST, FUZZ_KERNARG)};

    *packet = (struct cp_agent_packet){.type = (uint16_t)sizes,
                                       .return_address = addresses[choice < 12 ? choice & 1 : choice & 3],
                                       .argument = {sizes, choice, 0, UINT64_MAX},
                                       .completion_signal =
                                           sizes & 32 ? fuzz_address(tenant, FUZZ_SIGNALS + (sizes & 3) * 64) : 0};
}

static void packet(struct fuzz *f, uint32_t choice, uint32_t sizes, uint32_t options)
{
    uint32_t tenant = 1 + (choice & 1), type = choice >> 1 & 7;
    struct cp_queue_memory *queue = fuzz_at(f, fuzz_address(tenant, FUZZ_QUEUE), sizeof(*queue));
    uint32_t place = (uint32_t)queue->write_dispatch_id & FUZZ_PACKET_MASK;
    struct cp_dispatch_packet *at = fuzz_at(f, fuzz_address(tenant, FUZZ_PACKETS + place * 64), 64);
    struct cp_barrier_packet *barrier = (struct cp_barrier_packet *)(void *)at;
    static const uint16_t types[] = {CP_PACKET_BARRIER_AND,     CP_PACKET_BARRIER_OR,      CP_PACKET_VENDOR,
                                     CP_PACKET_KERNEL_DISPATCH, CP_PACKET_KERNEL_DISPATCH, CP_PACKET_KERNEL_DISPATCH,
                                     CP_PACKET_KERNEL_DISPATCH, CP_PACKET_AGENT_DISPATCH};

    if (type < 2) {
        *barrier = (struct cp_barrier_packet){0};
        for (uint32_t i = 0; i < 4; i++)
            barrier->dependency[i] = sizes >> i & 1 ? fuzz_address(tenant, FUZZ_SIGNALS + i * 64) : 0;
        barrier->completion_signal = sizes & 16 ? fuzz_address(tenant, FUZZ_SIGNALS) : 0;
    } else if (type == 2) {
        fill_value((struct cp_barrier_value_packet *)(void *)at, tenant, choice >> 4, sizes);
    } else if (type == 7) {
        fill_agent((struct cp_agent_packet *)(void *)at, tenant, choice >> 4, sizes);
    } else {
        fill_dispatch(f, at, tenant, choice >> 4, sizes, options);
    }
    at->header = CP_PACKET_HEADER(types[type], options >> 5 & 1, CP_FENCE_AGENT, CP_FENCE_AGENT);
    queue->write_dispatch_id++;
    post(f, &(struct cp_event){.kind = CP_EVENT_DOORBELL, .doorbell.queue = tenant});
}

static void log_entry(struct fuzz *f, uint32_t choice, uint32_t wrong, uint32_t condition)
{
    struct cp_log_control *control = fuzz_at(f, FUZZ_LOG_BASE, sizeof(*control));
    struct cp_log_entry *entries = (struct cp_log_entry *)(void *)(control + 1);
    uint64_t n = control->written++;
    uint32_t slot = pick_slot(f, choice);
    const struct cp_workgroup *wg = &f->cp.workgroups[slot];

    entries[n % FUZZ_LOG_ENTRIES] =
        (struct cp_log_entry){.wrap_count = (uint32_t)(1 + n / FUZZ_LOG_ENTRIES) + (wrong >> 7),
                              .slot = slot,
                              .address = hostile_address(f->cp.kernels[wg->kernel].queue + 1u, condition / 4) & ~3ull,
                              .mask = wrong & 8 ? 0xff : UINT64_MAX,
                              .value = condition / 64,
                              .since = f->now - (wrong & 0x70),
                              .generation = wg->generation,
                              .wait_number = wg->wait_number + 1 + (wrong & 3),
                              .condition = (uint8_t)(1 + condition % 4),
                              .bytes = wrong & 4 ? 8 : 4};
    post(f, &(struct cp_event){.kind = CP_EVENT_LOG, .log.written = n});
}

/* Other operations */

static void poke(struct fuzz *f, uint32_t where, uint8_t value)
{
    f->memory[FUZZ_TENANT_BYTES + where % (FUZZ_BYTES - FUZZ_TENANT_BYTES)] = value;
}

static void set_word(struct fuzz *f, uint32_t choice, uint32_t what, uint32_t value)
{
    uint32_t tenant = 1 + (choice & 1);

    if (what & 1) {
        struct cp_cooperative_control *control =
            fuzz_at(f, fuzz_address(tenant, FUZZ_CONTROLS + (what >> 1 & 1) * FUZZ_CONTROL), sizeof(*control));
        control->arrived = value % 32;
    } else {
        struct cp_signal *signal = fuzz_at(f, fuzz_address(tenant, FUZZ_SIGNALS + what / 2 % 4 * 64), sizeof(*signal));
        signal->value = value % 4;
    }
}

static void advance(struct fuzz *f, uint32_t by, uint32_t to_deadline)
{
    uint64_t deadline = cp_deadline(&f->cp);

    if (to_deadline & 1 && deadline != UINT64_MAX && deadline > f->now)
        f->now = deadline;
    else
        f->now += 1ull << by % 34;
}

uint32_t fuzz_operate(struct fuzz *f, const uint8_t operation[FUZZ_OPERATION])
{
    uint32_t a = operation[1], b = operation[2], c = operation[3];

    switch (operation[0] % FUZZ_OPERATIONS) {
    case FUZZ_STEP:
        return 1;
    case FUZZ_SETTLE:
        fuzz_answer_commands(f, a);
        return 4 + b % 32;
    case FUZZ_EVENT:
        any_event(f, a, b, c);
        break;
    case FUZZ_ANSWER:
        answer(f, pick_slot(f, a), b, c);
        break;
    case FUZZ_MESSAGE:
        message(f, a, b, c);
        break;
    case FUZZ_PACKET:
        packet(f, a, b, c);
        break;
    case FUZZ_POKE:
        poke(f, a << 8 | b, (uint8_t)c);
        break;
    case FUZZ_CU:
        change_cu(f, a % (CP_MAX_CUS + 1), b & 1, f->now + c);
        break;
    case FUZZ_ROOM:
        f->ring_room = a % (FUZZ_RING + 1);
        break;
    case FUZZ_CLOCK:
        advance(f, a, b);
        break;
    case FUZZ_FAIL:
        f->failing = a % 16;
        break;
    case FUZZ_LOG:
        log_entry(f, a, b, c);
        break;
    case FUZZ_HOST:
        fuzz_host_ask(f, a, b, c);
        break;
    default:
        set_word(f, a, b, c);
    }
    return 0;
}
