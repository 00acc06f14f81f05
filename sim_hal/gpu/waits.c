/* waits.c - work-groups that wait: stall reports and quanta, reports of the SyncMon, waits of saved work-groups. */
#include "gpu/waits.h"

#include "cu/wait.h"
#include "engine/require.h"
#include "gpu/away.h"
#include "gpu/shares.h"
#include "gpu/slot.h"
#include "onward/monitor_log.h"

/* Timers */

static void report_wait(struct gpu_slot *slot, uint64_t cycle)
{
    SIM_REQUIRE(slot->state == GPU_SLOT_RESIDENT);
    SIM_REQUIRE(slot->stalled);
    SIM_REQUIRE(!slot->reported);
    SIM_REQUIRE(slot->dispatcher->reports);
    clock_cancel(slot->dispatcher->parts.clock, &slot->stall_timer);
    slot->dispatcher->reports--;
    slot->reported = true;
    cu_hold(slot->workgroup);
    gpu_slot_post(slot, CP_EVENT_WAITING, cycle);
}

static bool expects_reports(const struct gpu_dispatcher *dispatcher)
{
    return dispatcher->oversubscribed && dispatcher->reports;
}

/* Whether a WG that has stalled long enough is to be reported. */
static bool is_wanted(const struct gpu_slot *slot)
{
    return expects_reports(slot->dispatcher) && !slot->reported;
}

static bool may_be_reported(const struct gpu_slot *slot, uint64_t cycle)
{
    return slot->state == GPU_SLOT_RESIDENT && slot->stalled && is_wanted(slot) &&
           slot->stalled_at + slot->dispatcher->stall_cycles <= cycle;
}

/* Returns the WG on whose line most waiters are, of those that may be reported; of several, the latest to stall.
 * Returns NULL if there is none. */
static struct gpu_slot *best_to_report(const struct gpu_dispatcher *dispatcher, uint64_t cycle)
{
    struct gpu_slot *best = NULL;
    uint32_t most = 0;

    for (uint32_t i = 0; i < dispatcher->slots_used; i++) {
        struct gpu_slot *slot = &dispatcher->slots[i];
        uint32_t waiters;

        if (!may_be_reported(slot, cycle))
            continue;
        waiters = syncmon_waiters_of_line(dispatcher->syncmon, slot->condition.address / MEM_LINE_BYTES);
        if (best && (waiters < most || (waiters == most && slot->stalled_at <= best->stalled_at)))
            continue;
        best = slot;
        most = waiters;
    }
    return best;
}

static void scan_ended(struct clock_event *event, uint64_t cycle);

/* Searches one slot after the other for the next WG that is reported. */
static void start_scan(struct gpu_dispatcher *dispatcher, uint64_t cycle)
{
    SIM_REQUIRE(dispatcher->reports_crowds);
    if (dispatcher->scan.scheduled)
        return;
    dispatcher->scan.fire = scan_ended;
    dispatcher->scan.owner = dispatcher;
    clock_schedule(dispatcher->parts.clock, &dispatcher->scan,
                   cycle + dispatcher->slots_used * dispatcher->parts.parameters->syncmon_scan);
}

static void scan_ended(struct clock_event *event, uint64_t cycle)
{
    struct gpu_dispatcher *dispatcher = event->owner;
    struct gpu_slot *slot = best_to_report(dispatcher, cycle);

    if (!slot)
        return;
    report_wait(slot, cycle);
    if (expects_reports(dispatcher))
        start_scan(dispatcher, cycle);
}

static void stall_timer_fired(struct clock_event *event, uint64_t cycle)
{
    struct gpu_slot *slot = event->owner;
    struct gpu_dispatcher *dispatcher = slot->dispatcher;

    SIM_REQUIRE(slot->state == GPU_SLOT_RESIDENT);
    SIM_REQUIRE(slot->stalled);
    if (!is_wanted(slot))
        return;
    if (dispatcher->reports_crowds)
        start_scan(dispatcher, cycle);
    else
        report_wait(slot, cycle);
}

static void quantum_timer_fired(struct clock_event *event, uint64_t cycle)
{
    struct gpu_slot *slot = event->owner;

    SIM_REQUIRE(slot->state == GPU_SLOT_RESIDENT);
    SIM_REQUIRE(!slot->quantum_reported);
    SIM_REQUIRE(slot->dispatcher->oversubscribed);
    slot->quantum_reported = true;
    gpu_slot_post(slot, CP_EVENT_QUANTUM, cycle);
}

/* fire is called at cycle, or at once if that is over. */
static void arm_timer(struct gpu_slot *slot, struct clock_event *timer, clock_event_function fire, uint64_t cycle)
{
    struct clock *clock = slot->dispatcher->parts.clock;

    if (timer->scheduled)
        return;
    timer->fire = fire;
    timer->owner = slot;
    clock_schedule(clock, timer, cycle < clock->now ? clock->now : cycle);
}

void gpu_slot_disarm_timers(struct gpu_slot *slot)
{
    clock_cancel(slot->dispatcher->parts.clock, &slot->stall_timer);
    clock_cancel(slot->dispatcher->parts.clock, &slot->quantum_timer);
}

void gpu_slot_watch_stall(struct gpu_slot *slot)
{
    const struct gpu_dispatcher *dispatcher = slot->dispatcher;

    SIM_REQUIRE(slot->state == GPU_SLOT_RESIDENT);
    if (gpu_shares_has(dispatcher, slot->kernel))
        dispatcher->placing.review(slot->dispatcher, dispatcher->parts.clock->now);
    else if (slot->stalled && is_wanted(slot))
        arm_timer(slot, &slot->stall_timer, stall_timer_fired, slot->stalled_at + dispatcher->stall_cycles);
}

void gpu_slot_watch_quantum(struct gpu_slot *slot)
{
    const struct gpu_dispatcher *dispatcher = slot->dispatcher;

    SIM_REQUIRE(slot->state == GPU_SLOT_RESIDENT);
    if (gpu_shares_has(dispatcher, slot->kernel))
        return;
    if (dispatcher->oversubscribed && dispatcher->quantum_cycles && !slot->quantum_reported)
        arm_timer(slot, &slot->quantum_timer, quantum_timer_fired,
                  slot->workgroup->placed_at + dispatcher->quantum_cycles);
}

static void note_condition(struct gpu_slot *slot)
{
    const struct cu_workgroup *workgroup = slot->workgroup;

    SIM_REQUIRE(slot->workgroup->waiting);
    slot->condition_valid = false;
    slot->first_wait = slot->wait_number;
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        const struct cu_wave *wave = &workgroup->waves[i];

        if (wave->status != CU_WAVE_WAITING)
            continue;
        if (wave->wait.open && wave->wait.number < slot->first_wait)
            slot->first_wait = wave->wait.number;
        if (!slot->condition_valid)
            slot->condition = wave->wait.condition;
        slot->condition_valid = true;
    }
}

void gpu_slot_keep_waits(struct gpu_slot *slot)
{
    struct cu_workgroup *workgroup = slot->workgroup;

    SIM_REQUIRE(slot->state == GPU_SLOT_SAVING);
    SIM_REQUIRE(workgroup->frozen);
    SIM_REQUIRE(workgroup->wait_number >= slot->wait_number);
    slot->wait_count = workgroup->wait_number;
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        slot->waits[i] = workgroup->waves[i].wait;
        workgroup->waves[i].wait.open = false;
    }
    slot->waits_away = slot->stalled;
}

/* Waits */

/* A report that the firmware has not read is taken back, and may be used for another wait. */
static void report_wait_end(struct gpu_slot *slot, uint64_t now)
{
    struct gpu_dispatcher *dispatcher = slot->dispatcher;

    SIM_REQUIRE(slot->reported);
    if (gpu_event_list_withdraw_waiting(&dispatcher->events, slot->index, slot->wait_number))
        dispatcher->reports++;
    else
        gpu_slot_post(slot, CP_EVENT_WAIT_ENDED, now);
}

static void end_stall(struct gpu_slot *slot, uint64_t now)
{
    if (!slot->stalled)
        return;
    slot->stalled = false;
    SIM_REQUIRE(slot->state == GPU_SLOT_RESIDENT || slot->state == GPU_SLOT_SAVING || slot->state == GPU_SLOT_KILLING);
    slot->workgroup->held = false;
    gpu_slot_observe_wait_end(slot);
    clock_cancel(slot->dispatcher->parts.clock, &slot->stall_timer);
    if (slot->state == GPU_SLOT_RESIDENT)
        gpu_slot_observe(slot, GPU_LIFE_RUNNING, now);
    if (slot->reported)
        report_wait_end(slot, now);
    slot->reported = false;
}

/*
 * The firmware knew, when it gave the kernel, that the WG can run. Nothing is to be done for one that the dispatcher has on its list, or
 * has placed meanwhile.
 */
void gpu_command_list(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    struct gpu_slot *slot = gpu_named_slot(dispatcher, &command->place);

    if (!slot || !slot->kernel || !gpu_shares_has(dispatcher, slot->kernel)) {
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_ARGUMENT, now);
        return;
    }
    if (slot->state != GPU_SLOT_AWAY || slot->generation != command->place.generation || slot->listed ||
        slot->wait_number != command->place.wait_number)
        return;
    slot->preempted = command->flags & CP_FLAG_PREEMPTED;
    gpu_away_can_run(slot, now);
}

/* Reports of the SyncMon */

/* The WG, which is AWAY, waits no more. */
static void end_wait_away(struct gpu_slot *slot, uint64_t cycle)
{
    SIM_REQUIRE(slot->state == GPU_SLOT_AWAY);
    SIM_REQUIRE(slot->waits_away);
    slot->waits_away = false;
    gpu_slot_observe_wait_end(slot);
    gpu_slot_observe(slot, GPU_LIFE_READY, cycle);
    if (gpu_shares_has(slot->dispatcher, slot->kernel)) {
        gpu_away_can_run(slot, cycle);
        return;
    }
    slot->dispatcher->counters.conditions_met++;
    gpu_slot_post(slot, CP_EVENT_CONDITION_MET, cycle);
}

/* One condition of a wave's wait is met. Returns false if no wave of the WG is in a wait of that number. */
static bool away_met(struct gpu_slot *slot, uint32_t wait_number, uint64_t cycle)
{
    for (uint32_t i = 0; i < CU_MAX_WAVES; i++) {
        struct cu_wait *wait = &slot->waits[i];

        if (!wait->open || wait->number != wait_number)
            continue;
        SIM_REQUIRE(wait->met < wait->needed);
        SIM_REQUIRE(wait->number <= slot->wait_count);
        if (++wait->met >= wait->needed)
            end_wait_away(slot, cycle);
        return true;
    }
    return false;
}

/* The wait of that number among the WG's waves, or NULL. */
static const struct cu_wait *numbered_wait(const struct gpu_slot *slot, uint32_t number)
{
    const struct cu_workgroup *workgroup = slot->workgroup;
    uint32_t count = workgroup ? workgroup->wave_count : CU_MAX_WAVES;

    for (uint32_t i = 0; i < count; i++) {
        const struct cu_wait *wait = workgroup ? &workgroup->waves[i].wait : &slot->waits[i];

        if (wait->open && wait->number == number)
            return wait;
    }
    return NULL;
}

/* The monitor reports from inside the access that meets the condition, so this is the last change of the word. */
static void show_met(const struct gpu_slot *slot, uint32_t number)
{
    const struct cu_wait *wait = slot->dispatcher->parts.observer->changed ? numbered_wait(slot, number) : NULL;

    if (wait)
        gpu_slot_observe_change(slot, &wait->condition);
}

static void tell_met(void *context, const struct mem_waiter *waiter, uint64_t cycle)
{
    struct gpu_dispatcher *dispatcher = context;
    struct gpu_slot *slot = &dispatcher->slots[waiter->slot];

    SIM_REQUIRE(waiter->slot < dispatcher->slots_used);
    if (slot->generation != waiter->generation)
        return;
    show_met(slot, waiter->wait_number);
    if (slot->workgroup && slot->state != GPU_SLOT_RESTORING)
        cu_condition_met(dispatcher->cus[slot->cu], slot->workgroup, waiter->wait_number, cycle);
    else if (slot->state == GPU_SLOT_AWAY && slot->waits_away)
        away_met(slot, waiter->wait_number, cycle);
}

/* Ends the named wait of a WG that is AWAY. Returns false if it is in no such wait. */
static bool resume_away(struct gpu_slot *slot, uint32_t wait_number, uint64_t now)
{
    if (!slot->waits_away)
        return false;
    if (slot->wait_number != wait_number)
        return away_met(slot, wait_number, now);
    end_wait_away(slot, now);
    return true;
}

/* Ends the named wait of a WG that is on a CU, frozen or not. Returns false if it is in no such wait. */
static bool resume_on_cu(struct gpu_slot *slot, uint32_t wait_number, uint64_t now)
{
    struct cu_compute_unit *cu = slot->dispatcher->cus[slot->cu];

    SIM_REQUIRE(slot->workgroup);
    if (!slot->stalled || slot->wait_number != wait_number)
        return cu_condition_met(cu, slot->workgroup, wait_number, now);
    cu_resume(cu, slot->workgroup, now);
    end_stall(slot, now);
    return true;
}

/*
 * Either the WG's wait is named, then all its waves' waits end; or one wave's, then one condition of it is met. With run
 * lists the WG may be being saved, or have been, before the firmware could know.
 */
void gpu_command_resume(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    struct gpu_slot *slot = gpu_named_slot(dispatcher, &command->place);
    uint32_t number = command->place.wait_number;
    bool ended = false;

    if (slot && slot->generation == command->place.generation) {
        if (slot->state == GPU_SLOT_RESIDENT || slot->state == GPU_SLOT_SAVING)
            ended = resume_on_cu(slot, number, now);
        else if (slot->state == GPU_SLOT_AWAY)
            ended = resume_away(slot, number, now);
    }
    if (!ended)
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_STALE, now);
}

static bool execute_deferred(void *context, const struct mem_waiter *waiter, const struct mem_condition *condition,
                             uint64_t old, bool takes)
{
    struct gpu_dispatcher *dispatcher = context;
    const struct gpu_dispatcher_parts *parts = &dispatcher->parts;
    struct gpu_slot *slot = &dispatcher->slots[waiter->slot];

    SIM_REQUIRE(waiter->slot < dispatcher->slots_used);
    if (slot->generation != waiter->generation || !slot->workgroup || slot->state != GPU_SLOT_RESIDENT ||
        !cu_deferred_answer(slot->workgroup, waiter->wait_number, waiter->lane, old, takes))
        return false;
    gpu_slot_observe_change(slot, condition); /* not the change that the monitor makes for the waiter */
    SIM_REQUIRE(syncmon_waiters_of_word(dispatcher->syncmon, condition->address));
    cu_inherit(slot->workgroup, condition->address,
               syncmon_waiters_of_word(dispatcher->syncmon, condition->address) - 1,
               parts->clock->now + parts->parameters->syncmon_notify);
    return true;
}

static void tell_logged(void *context, uint64_t written, uint64_t cycle)
{
    struct gpu_dispatcher *dispatcher = context;
    struct cp_event event = {.kind = CP_EVENT_LOG, .cycle = cycle, .log = {written}};

    SIM_REQUIRE(dispatcher->log);
    if (dispatcher->log_queued)
        return;
    dispatcher->log_queued = true;
    gpu_dispatcher_post(dispatcher, &event);
}

/* Of kernels that were not given. */
static void watch_all(struct gpu_dispatcher *dispatcher)
{
    for (uint32_t i = 0; i < dispatcher->slots_used; i++) {
        struct gpu_slot *slot = &dispatcher->slots[i];

        if (slot->state != GPU_SLOT_RESIDENT || gpu_shares_has(dispatcher, slot->kernel))
            continue;
        gpu_slot_watch_stall(slot);
        gpu_slot_watch_quantum(slot);
    }
}

static void unwatch_all(struct gpu_dispatcher *dispatcher)
{
    clock_cancel(dispatcher->parts.clock, &dispatcher->scan);
    for (uint32_t i = 0; i < dispatcher->slots_used; i++)
        gpu_slot_disarm_timers(&dispatcher->slots[i]);
}

/* The firmware will not save the WGs whose waits were reported. */
static void release_all(struct gpu_dispatcher *dispatcher, uint64_t now)
{
    for (uint32_t i = 0; i < dispatcher->slots_used; i++) {
        const struct gpu_slot *slot = &dispatcher->slots[i];

        if (slot->state == GPU_SLOT_RESIDENT && slot->workgroup->held)
            cu_release(slot->workgroup, now);
    }
}

static bool is_waiting_sound(const struct cp_waiting *waiting)
{
    const uint32_t predicted = CP_EXTENSION_DEFERRED | CP_EXTENSION_GRACE | CP_EXTENSION_BARGING | CP_EXTENSION_GATES;

    return waiting->mode <= CP_WAIT_INSTRUCTION && waiting->oversubscribed <= 1 && waiting->watch <= CP_WATCH_ACCESS &&
           waiting->resume <= CP_RESUME_EXACT && !(waiting->extensions & ~(uint32_t)CP_EXTENSION_ALL) &&
           (waiting->resume == CP_RESUME_PREDICT || !(waiting->extensions & predicted));
}

/* A wave that spins may be stopped where a failed waiting atomic stops it, and never for longer than the timeout. */
static bool watches_spins(const struct cp_waiting *waiting)
{
    return waiting->extensions & CP_EXTENSION_SPINS && waiting->timeout_cycles &&
           (waiting->mode == CP_WAIT_ATOMIC || waiting->mode == CP_WAIT_TIMEOUT);
}

void gpu_command_waiting(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    const struct cp_waiting *waiting = &command->waiting;

    if (!is_waiting_sound(waiting)) {
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_ARGUMENT, now);
        return;
    }
    syncmon_set_mode(dispatcher->syncmon, (enum cp_watch)waiting->watch, (enum cp_resume)waiting->resume);
    syncmon_set_extensions(dispatcher->syncmon, waiting->extensions);
    dispatcher->reports_crowds = waiting->extensions & CP_EXTENSION_CROWD;
    dispatcher->quiesces = waiting->extensions & CP_EXTENSION_QUIESCENCE && waiting->quantum_cycles;
    dispatcher->control.wait_mode = waiting->mode;
    dispatcher->control.timeout_cycles = waiting->timeout_cycles;
    dispatcher->control.watches_spins = watches_spins(waiting);
    dispatcher->stall_cycles = waiting->stall_cycles;
    dispatcher->quantum_cycles = waiting->quantum_cycles;
    unwatch_all(dispatcher);
    dispatcher->oversubscribed = waiting->oversubscribed;
    dispatcher->reports = waiting->reports;
    watch_all(dispatcher);
    dispatcher->placing.review(dispatcher, now);
    if (!dispatcher->oversubscribed)
        release_all(dispatcher, now);
}

void gpu_command_monitor(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    const struct cp_monitor *monitor = &command->monitor;
    bool sized = monitor->entries >= 2 && monitor->entries <= CP_LOG_MAX_ENTRIES &&
                 (monitor->entries & (monitor->entries - 1)) == 0;

    if (!sized || monitor->log % sizeof(struct cp_log_entry)) {
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_ARGUMENT, now);
        return;
    }
    if (!mem_contains(dispatcher->parts.memory, monitor->log, cp_log_bytes(monitor->entries))) {
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_ADDRESS, now);
        return;
    }
    dispatcher->log = monitor->log;
    syncmon_set_log(dispatcher->syncmon, monitor->log, monitor->entries);
}

/* Reports of the compute units */

/* Cycle since which all waves of the stalled WG wait. A retry (wait.retry) does not end that; a save and a restore do. */
static uint64_t stalled_since(const struct gpu_slot *slot, uint64_t now)
{
    const struct cu_workgroup *workgroup = slot->workgroup;
    uint64_t latest = workgroup->placed_at;

    SIM_REQUIRE(workgroup->waiting);
    if (!cu_waits_are_retried(&slot->dispatcher->control, slot->dispatcher->parts.parameters))
        return now;
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        const struct cu_wave *wave = &workgroup->waves[i];
        uint64_t since = wave->wait.since ? wave->wait.since : now;

        if (wave->status == CU_WAVE_WAITING && since > latest)
            latest = since;
    }
    return latest;
}

void gpu_cu_reports_stalled(void *context, struct cu_workgroup *workgroup, uint64_t cycle)
{
    struct gpu_slot *slot = workgroup->dispatcher_data;

    SIM_REQUIRE(slot->workgroup == workgroup);
    SIM_REQUIRE(workgroup->stalled);
    (void)context;
    slot->wait_number = ++workgroup->wait_number;
    slot->stalled = true;
    slot->reported = false;
    slot->stalled_at = stalled_since(slot, cycle);
    note_condition(slot);
    if (slot->state != GPU_SLOT_RESIDENT)
        return;
    if (slot->condition_valid)
        gpu_slot_observe_wait(slot);
    gpu_slot_observe(slot, GPU_LIFE_STALLED, cycle);
    gpu_slot_watch_stall(slot);
}

void gpu_cu_reports_woken(void *context, struct cu_workgroup *workgroup, uint64_t cycle)
{
    (void)context;
    end_stall(workgroup->dispatcher_data, cycle);
}

void gpu_dispatcher_listen(struct gpu_dispatcher *dispatcher)
{
    const struct syncmon_callbacks callbacks = {
        .context = dispatcher, .met = tell_met, .execute = execute_deferred, .logged = tell_logged};

    dispatcher->syncmon = path_syncmon(dispatcher->parts.memory_system);
    syncmon_listen(dispatcher->syncmon, &callbacks);
}
