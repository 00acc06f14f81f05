/* wait.c - waves that wait: for what a failed waiting atomic or the wait instruction named, and how that ends. */
#include "cu/wait.h"

#include <string.h>

#include "cu/counters.h"
#include "cu/fetch.h"
#include "cu/notice.h"
#include "cu/repetition.h"
#include "cu/spin.h"
#include "cu/spin_watch.h"
#include "cu/wave_time.h"
#include "cu/wheel.h"
#include "engine/require.h"
#include "isa/opcodes.h"
#include "path/waiting.h"

#define NOT_KNOWN UINT32_MAX

/* ---- timers ---- */

bool cu_wave_start_timer(struct cu_wave_issue *issue, enum cu_timer_use use, uint64_t cycle)
{
    SIM_REQUIRE(!issue->wave->timer.scheduled);
    SIM_REQUIRE(use <= CU_TIMER_NOTICE);
    issue->timer_use = (uint8_t)use;
    return clock_schedule(issue->simd->cu->clock, &issue->wave->timer, cycle);
}

void cu_wave_wake(struct cu_wave_issue *issue, uint64_t cycle)
{
    SIM_REQUIRE(issue->wave->status >= CU_WAVE_SLEEPING && issue->wave->status <= CU_WAVE_MESSAGE);
    issue->wave->status = CU_WAVE_ACTIVE;
    cu_wave_ready(issue, cycle);
}

/* ---- arming ---- */

static bool is_separate_wait(const struct isa_operation *operation)
{
    return operation->wait_condition != ISA_WAIT_NONE && !(isa_opcodes[operation->opcode].flags & ISA_OP_ATOMIC);
}

bool cu_wait_ignored(const struct cu_control *control, const struct isa_operation *operation)
{
    return is_separate_wait(operation) && control->wait_mode != CP_WAIT_INSTRUCTION;
}

/*
 * A wave at a barrier of all work-groups is held under every policy: GPUs have a queue for such waves. Under the policy of
 * timeouts nothing watches.
 */
static enum mem_arming arming_of(const struct cu_control *control, const struct isa_operation *operation)
{
    if (operation->opcode == ISA_OP_ds_gws_barrier)
        return control->wait_mode == CP_WAIT_TIMEOUT ? MEM_ARMS_NEVER : MEM_ARMS_FAILED;
    if (is_separate_wait(operation))
        return MEM_ARMS_UNSEEN;
    if (operation->wait_condition != ISA_WAIT_NONE && control->wait_mode == CP_WAIT_ATOMIC)
        return MEM_ARMS_FAILED;
    return MEM_ARMS_NEVER;
}

static bool same_condition(const struct mem_condition *a, const struct mem_condition *b)
{
    return a->address == b->address && a->mask == b->mask && a->value == b->value && a->condition == b->condition &&
           a->bytes == b->bytes;
}

/* A wave that tries again for what it waited for before keeps its age. */
static uint64_t age_of_wait(const struct cu_wait *wait, const struct execute_access *access)
{
    struct mem_condition condition;

    if (!wait->since || !access->exec)
        return 0;
    path_lane_condition(access, (uint32_t)__builtin_ctzll(access->exec), &condition);
    return same_condition(&wait->condition, &condition) ? wait->since : 0;
}

/* Whether several work-items wait for something that only one of them can have. Work-items that only read, and are
 * resumed when all their conditions were met, take nothing. */
static bool has_several_takers(const struct execute_access *access)
{
    return (access->exec & (access->exec - 1)) && !(access->wait_all && access->atomic == EXECUTE_ATOMIC_LOAD);
}

/* The registrations of a wait that is over are taken back. */
static void close_wait(struct cu_wave_issue *issue)
{
    const struct cu_workgroup *workgroup = issue->wave->workgroup;
    struct cu_wait *wait = &issue->wave->wait;

    if (wait->open)
        syncmon_end(path_syncmon(issue->simd->cu->memory), workgroup->slot, workgroup->generation, wait->number);
    wait->open = false;
}

void cu_wait_drop_part(struct cu_wave_issue *issue)
{
    if (!issue->spin.part)
        return;
    issue->spin.part = false;
    close_wait(issue);
}

/* The access begins a wait. since: the cycle at which the wave has begun to wait for the same, or 0. late: the L2 may execute the
 * atomic later. */
static void open_wait(struct cu_wave_issue *issue, struct mem_request *request, uint64_t since, bool late)
{
    struct cu_workgroup *workgroup = issue->wave->workgroup;
    struct cu_wait *wait = &issue->wave->wait;

    SIM_REQUIRE(!wait->open);
    wait->number = ++workgroup->wait_number;
    wait->met = 0;
    wait->needed = NOT_KNOWN;
    wait->open = true;
    wait->logged = false;
    wait->late = false;
    wait->bytes = request->access.bytes;
    wait->destination = request->access.destination;
    request->waiter = (struct mem_waiter){.slot = workgroup->slot,
                                          .kernel = workgroup->kernel->index,
                                          .generation = workgroup->generation,
                                          .wait_number = wait->number,
                                          .since = since,
                                          .late = late,
                                          .gate = issue->gate};
}

/* The access adds to the wait that another one has begun. Nothing is executed later for it: it could be executed twice. */
static void continue_wait(struct cu_wave_issue *issue, struct mem_request *request)
{
    const struct cu_workgroup *workgroup = issue->wave->workgroup;
    const struct cu_wait *wait = &issue->wave->wait;

    SIM_REQUIRE(wait->open);
    request->waiter = (struct mem_waiter){.slot = workgroup->slot,
                                          .kernel = workgroup->kernel->index,
                                          .generation = workgroup->generation,
                                          .wait_number = wait->number};
}

void cu_wait_prepare(struct cu_wave_issue *issue, const struct isa_operation *operation, struct mem_request *request)
{
    struct cu_wait *wait = &issue->wave->wait;

    request->arms = (uint8_t)arming_of(issue->simd->cu->control, operation);
    request->wait_answer = MEM_WAIT_MET;
    request->spins = false;
    if (request->access.wait_condition != ISA_WAIT_NONE)
        cu_wait_drop_part(issue);
    if (request->arms == MEM_ARMS_NEVER)
        return;
    wait->wide |= has_several_takers(&request->access);
    open_wait(issue, request, age_of_wait(wait, &request->access), !wait->wide);
    wait->looks = request->access.atomic == EXECUTE_ATOMIC_LOAD && isa_is_one_lane(request->access.exec);
}

/* Makes the access one that waits for its own words to change. */
static void make_waiting(struct execute_access *access)
{
    SIM_REQUIRE(access->exec && access->destination);
    SIM_REQUIRE(access->wait_condition == ISA_WAIT_NONE);
    SIM_REQUIRE(access->bytes == 4 || access->bytes == 8);
    if (access->kind == EXECUTE_ACCESS_LOAD) {
        access->kind = EXECUTE_ACCESS_ATOMIC;
        access->atomic = EXECUTE_ATOMIC_LOAD;
        memset(access->data, 0, sizeof(access->data));
    }
    access->wait_condition = ISA_WAIT_NE;
    access->wait_all = false;
    memset(access->wait_mask, 0xff, sizeof(access->wait_mask));
}

/* The cycle at which the wave has begun to wait for the word, which it waits for again; 0: it waits for another one. */
static uint64_t age_of_spin(const struct cu_wait *wait, const struct execute_access *access)
{
    return wait->condition.address == access->address[__builtin_ctzll(access->exec)] ? wait->since : 0;
}

void cu_wait_for_change(struct cu_wave_issue *issue, struct mem_request *request, bool first)
{
    struct cu_wait *wait = &issue->wave->wait;
    bool alone = !first && !issue->spin.part && isa_is_one_lane(request->access.exec) && !wait->wide;

    make_waiting(&request->access);
    request->spins = true;
    request->first = first;
    if (issue->simd->cu->control->wait_mode != CP_WAIT_ATOMIC)
        return;
    request->arms = MEM_ARMS_FAILED;
    wait->looks = false;
    if (issue->spin.part && !first)
        continue_wait(issue, request);
    else
        open_wait(issue, request, age_of_spin(wait, &request->access), alone);
}

/* ---- the answer ---- */

/* Whether a failed condition makes the wave wait at all. */
static bool must_wait(const struct cu_control *control, const struct mem_request *request)
{
    return request->arms != MEM_ARMS_NEVER || control->wait_mode == CP_WAIT_TIMEOUT;
}

/* Whether the wave spins from now on. The wait instruction is no try: it changes nothing. */
static void note_try(struct cu_wave_issue *issue, const struct mem_request *request)
{
    bool late = request->arms != MEM_ARMS_NEVER && issue->wave->wait.late;

    if (request->access.exec && request->arms != MEM_ARMS_UNSEEN)
        cu_spin_note(issue, request->wait_answer != MEM_WAIT_MET && !late);
}

/* The wave has looked at a word, and what it has seen lets it go on. */
static void note_gate(struct cu_wave_issue *issue, const struct mem_request *request)
{
    const struct execute_access *access = &request->access;

    if (request->arms == MEM_ARMS_FAILED && issue->wave->wait.looks && request->wait_answer == MEM_WAIT_MET)
        path_lane_condition(access, (uint32_t)__builtin_ctzll(access->exec), &issue->gate);
}

void cu_wait_answered(struct cu_wave_issue *issue, const struct mem_request *request)
{
    const struct execute_access *access = &request->access;
    struct cu_wait *wait = &issue->wave->wait;
    uint64_t since = age_of_wait(wait, access);

    SIM_REQUIRE(request->wait_lane < ISA_LANES);
    note_try(issue, request);
    issue->wait_failed = access->exec && request->wait_answer == MEM_WAIT_FAILED;
    if (!issue->wait_failed) {
        wait->open = false;
        note_gate(issue, request);
        if (!request->no_space && request->arms != MEM_ARMS_UNSEEN)
            wait->since = 0;
        return;
    }
    path_lane_condition(access, request->wait_lane, &wait->condition);
    wait->since = since ? since : issue->simd->cu->clock->now;
    if (wait->late)
        wait->since = 0;
    wait->needed = access->wait_all ? request->armed : 1;
    wait->logged = request->logged;
    if (request->arms == MEM_ARMS_NEVER)
        wait->needed = NOT_KNOWN;
    if (!must_wait(issue->simd->cu->control, request))
        issue->wait_failed = false;
}

void cu_wait_note_arrival(struct cu_wave_issue *issue, const struct mem_request *request)
{
    struct isa_wave *state = &issue->wave->state;

    state->arrived = request->wait_answer != MEM_WAIT_MET;
    if (!state->arrived)
        return;
    state->generation = request->access.wait_value[1][request->wait_lane];
    state->operation = request->wave_epoch;
    issue->watch.moved = true;
    cu_fetch_restart(issue);
}

void cu_wait_unchanged(struct cu_wave_issue *issue, const struct mem_request *request, bool same)
{
    struct cu_wait *wait = &issue->wave->wait;
    bool stopped = request->first && issue->wave->workgroup->frozen;
    bool failed = same && !stopped && request->wait_answer == MEM_WAIT_FAILED;

    SIM_REQUIRE(request->spins);
    SIM_REQUIRE(request->wait_lane < ISA_LANES);
    issue->spin.part = failed && request->first;
    issue->wait_failed = failed && !request->first;
    if (!failed) {
        if (request->wait_answer == MEM_WAIT_MET)
            wait->since = 0;
        close_wait(issue);
    }
    if (request->wait_answer == MEM_WAIT_UNWATCHED)
        cu_spin_watch_forget(issue);
    if (!issue->wait_failed)
        return;
    path_lane_condition(&request->access, request->wait_lane, &wait->condition);
    if (!wait->late)
        wait->since = request->waiter.since ? request->waiter.since : issue->simd->cu->clock->now;
    wait->needed = request->arms == MEM_ARMS_NEVER ? NOT_KNOWN : 1;
    wait->logged |= request->logged;
    issue->simd->cu->counters.spin_waits++;
}

static bool wait_is_over(const struct cu_wait *wait)
{
    return wait->met >= wait->needed;
}

/* ---- waiting ---- */

void cu_resident_check_stall(struct cu_resident *resident)
{
    struct cu_workgroup *workgroup = &resident->workgroup;

    SIM_REQUIRE(workgroup->waiting + workgroup->ended + workgroup->at_barrier + workgroup->at_message <=
                workgroup->wave_count);
    if (workgroup->stalled || workgroup->frozen || !workgroup->waiting ||
        workgroup->waiting + workgroup->ended + workgroup->at_barrier != workgroup->wave_count)
        return;
    workgroup->stalled = true;
    cu_resident_notify(resident, CU_NOTICE_STALLED);
}

/* Policy timeout has an interval of its own. */
bool cu_waits_are_retried(const struct cu_control *control, const struct parameters *parameters)
{
    uint64_t retry = parameters->wait_retry, timeout = control->timeout_cycles;

    return control->wait_mode >= CP_WAIT_ATOMIC && retry && (!timeout || retry < timeout);
}

/* Cycles after which a wait ends by itself; 0: never. */
static uint64_t wait_limit(const struct cu_compute_unit *cu)
{
    return cu_waits_are_retried(cu->control, cu->parameters) ? cu->parameters->wait_retry : cu->control->timeout_cycles;
}

void cu_wave_start_timeout(struct cu_wave_issue *issue, uint64_t now)
{
    uint64_t cycles = wait_limit(issue->simd->cu);

    SIM_REQUIRE(issue->wave->status == CU_WAVE_WAITING);
    issue->wave->wait_started = now;
    if (cycles && !cu_wave_start_timer(issue, CU_TIMER_TIMEOUT, now + cycles)) {
        cu_wave_stop_waiting(issue, now);
        cu_wave_ready(issue, now);
    }
}

static void enter_wait(struct cu_wave_issue *issue, uint64_t now)
{
    SIM_REQUIRE(issue->wait_failed);
    SIM_REQUIRE(issue->wave->status == CU_WAVE_ACTIVE);
    SIM_REQUIRE(issue->wave->workgroup->waiting < issue->wave->workgroup->wave_count);
    issue->wait_failed = false;
    issue->wave->status = CU_WAVE_WAITING;
    issue->wave->wait_started = now;
    issue->wave->workgroup->waiting++;
    issue->simd->cu->counters.waits++;
}

static void start_waiting(struct cu_wave_issue *issue, uint64_t now)
{
    if (wait_is_over(&issue->wave->wait)) {
        issue->wait_failed = false;
        close_wait(issue);
        cu_wave_ready(issue, now);
        return;
    }
    enter_wait(issue, now);
    cu_time_enter(issue, CU_CLASS_WAITING);
    cu_wave_start_timeout(issue, now);
    cu_resident_check_stall(issue->resident);
}

/* The wave is frozen: it waits from now on, unless that is over. */
static void freeze_waiting(struct cu_wave_issue *issue, uint64_t now)
{
    if (!wait_is_over(&issue->wave->wait)) {
        enter_wait(issue, now);
        return;
    }
    issue->wait_failed = false;
    close_wait(issue);
}

/* The wave has its answer and does not wait. A spinner may have to sleep before it tries again. */
static void go_on(struct cu_wave_issue *issue)
{
    uint64_t next_try = cu_spin_next_try(issue);

    SIM_REQUIRE(!issue->in_atomic);
    if (next_try > issue->atomic_done && cu_wave_start_timer(issue, CU_TIMER_SLEEP, next_try)) {
        issue->wave->status = CU_WAVE_SLEEPING;
        cu_time_enter(issue, CU_CLASS_SLEEP);
        return;
    }
    cu_wave_ready(issue, issue->atomic_done);
}

void cu_wave_answered(struct cu_wave_issue *issue)
{
    bool frozen = issue->wave->workgroup->frozen;

    SIM_REQUIRE(issue->in_atomic);
    SIM_REQUIRE(issue->atomic_done != CLOCK_NEVER);
    issue->in_atomic = false;
    if (frozen && issue->wait_failed)
        freeze_waiting(issue, issue->atomic_done);
    else if (issue->wait_failed && !cu_wave_start_timer(issue, CU_TIMER_ARRIVAL, issue->atomic_done))
        start_waiting(issue, issue->atomic_done);
    else if (!frozen && !issue->wait_failed)
        go_on(issue);
}

static void count_waiting(struct cu_wave_issue *issue, uint64_t now)
{
    if (now > issue->wave->wait_started)
        issue->simd->cu->counters.wave_cycles_waiting += now - issue->wave->wait_started;
    issue->wave->wait_started = now;
}

void cu_wave_stop_waiting(struct cu_wave_issue *issue, uint64_t now)
{
    struct cu_wave *wave = issue->wave;

    SIM_REQUIRE(wave->status == CU_WAVE_WAITING);
    SIM_REQUIRE(wave->workgroup->waiting > 0);
    clock_cancel(issue->simd->cu->clock, &wave->timer);
    count_waiting(issue, now);
    close_wait(issue);
    wave->status = CU_WAVE_ACTIVE;
    wave->workgroup->waiting--;
}

static void end_wait(struct cu_wave_issue *issue, uint64_t now)
{
    cu_wave_stop_waiting(issue, now);
    cu_resident_unstall(issue->resident);
    if (!issue->wave->workgroup->frozen)
        cu_wave_ready(issue, now);
}

static void time_out_wait(struct cu_wave_issue *issue, uint64_t now)
{
    struct cu_compute_unit *cu = issue->simd->cu;

    if (cu_waits_are_retried(cu->control, cu->parameters))
        cu->counters.wait_retries++;
    else
        cu->counters.wait_timeouts++;
    end_wait(issue, now);
}

void cu_wave_halt(struct cu_wave_issue *issue, uint64_t now)
{
    if (!issue->in_atomic)
        cu_wait_drop_part(issue);
    cu_wave_stop(issue);
    clock_cancel(issue->simd->cu->clock, &issue->wave->timer);
    if (issue->wait_failed && !issue->in_atomic)
        freeze_waiting(issue, now);
    else if (issue->wave->status == CU_WAVE_WAITING && wait_is_over(&issue->wave->wait) && !issue->resident->removed)
        end_wait(issue, now);
    else if (issue->wave->status == CU_WAVE_WAITING)
        count_waiting(issue, now);
}

void cu_wave_timer(struct clock_event *event, uint64_t cycle)
{
    struct cu_wave_issue *issue = event->owner;

    SIM_REQUIRE(issue->timer_use <= CU_TIMER_NOTICE);
    SIM_REQUIRE(issue->timer_use != CU_TIMER_SLEEP || issue->wave->status == CU_WAVE_SLEEPING);
    SIM_REQUIRE(issue->timer_use != CU_TIMER_ARRIVAL || (issue->wait_failed && issue->wave->status == CU_WAVE_ACTIVE));
    SIM_REQUIRE(issue->timer_use < CU_TIMER_TIMEOUT || issue->wave->status == CU_WAVE_WAITING);
    SIM_REQUIRE(!issue->wave->workgroup->frozen);
    switch (issue->timer_use) {
    case CU_TIMER_SLEEP:
        cu_wave_wake(issue, cycle);
        return;
    case CU_TIMER_ARRIVAL:
        start_waiting(issue, cycle);
        return;
    case CU_TIMER_NOTICE:
        end_wait(issue, cycle);
        return;
    default:
        if (!issue->wave->workgroup->held)
            time_out_wait(issue, cycle);
        return;
    }
}

/* ---- conditions that are met ---- */

static struct cu_wave *wave_of_wait(struct cu_workgroup *workgroup, uint32_t number)
{
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        if (workgroup->waves[i].wait.open && workgroup->waves[i].wait.number == number)
            return &workgroup->waves[i];
    }
    return NULL;
}

bool cu_condition_met(struct cu_compute_unit *cu, struct cu_workgroup *workgroup, uint32_t wait_number, uint64_t now)
{
    struct cu_wave *wave = wave_of_wait(workgroup, wait_number);
    uint64_t heard = now + cu->parameters->syncmon_notify;

    SIM_REQUIRE(workgroup->cu == cu->index);
    if (!wave)
        return false;
    wave->wait.met++;
    if (wave->wait.met != wave->wait.needed || wave->status != CU_WAVE_WAITING)
        return true;
    if (workgroup->frozen) {
        end_wait(wave->issue, now);
        return true;
    }
    clock_cancel(cu->clock, &wave->timer);
    if (!cu_wave_start_timer(wave->issue, CU_TIMER_NOTICE, heard))
        end_wait(wave->issue, now);
    return true;
}

bool cu_deferred_answer(struct cu_workgroup *workgroup, uint32_t wait_number, uint32_t lane, uint64_t old, bool takes)
{
    struct cu_wave *wave = wave_of_wait(workgroup, wait_number);
    struct cu_wait *wait;

    SIM_REQUIRE(lane < ISA_LANES);
    if (!wave || workgroup->frozen)
        return false;
    wait = &wave->wait;
    SIM_REQUIRE(wait->bytes == 4 || wait->bytes == 8);
    if (wait->destination) {
        wait->destination[0][lane] = (uint32_t)old;
        if (wait->bytes == 8)
            wait->destination[1][lane] = (uint32_t)(old >> 32);
    }
    wait->late = true;
    wait->since = 0;
    wave->issue->took_word |= takes;
    if (wait->looks)
        wave->issue->gate = wait->condition;
    cu_spin_note(wave->issue, false);
    return true;
}

/* ---- waits that were reported to the command processor ---- */

void cu_hold(struct cu_workgroup *workgroup)
{
    workgroup->held = true;
}

void cu_release(struct cu_workgroup *workgroup, uint64_t now)
{
    workgroup->held = false;
    for (uint32_t i = 0; i < workgroup->wave_count && !workgroup->frozen; i++) {
        const struct cu_wave *wave = &workgroup->waves[i];

        if (wave->status == CU_WAVE_WAITING && !wave->timer.scheduled && wait_limit(wave->issue->simd->cu))
            time_out_wait(wave->issue, now);
    }
}

/* ---- deadlock detection ---- */

/* A false condition keeps the wave for ever unless the word changes. A true one does if nothing will resume the wait. */
static bool wait_stuck(const struct cu_wave *wave, const struct mem *memory)
{
    const struct mem_condition *condition = &wave->wait.condition;
    uint64_t value = 0;

    if (wait_is_over(&wave->wait))
        return false;
    if (!mem_contains(memory, condition->address, condition->bytes))
        return true;
    mem_read(memory, condition->address, &value, condition->bytes);
    if (!execute_wait_satisfied((enum isa_wait_condition)condition->condition, value, condition->mask,
                                condition->value))
        return true;
    return !wave->timer.scheduled && !wave->wait.logged && !wave->workgroup->held;
}

uint64_t cu_wave_starved(const struct cu_wave *wave)
{
    const struct cu_simd *simd = wave->issue->simd;
    const struct cu_compute_unit *cu = simd->cu;
    uint64_t ready;

    if ((cu->patience && !(simd->spinners & wave->issue->bit)) || !(simd->ready & wave->issue->bit))
        return 0;
    ready = cu->clock->now - cu_turn_cycle(simd, wave->issue->wake_turn);
    return ready >= cu->parameters->deadlock_window ? ready : 0;
}

uint64_t cu_wave_unfetched(const struct cu_wave *wave)
{
    const struct cu_wave_issue *issue = wave->issue;
    const struct cu_compute_unit *cu = issue->simd->cu;
    uint64_t now = cu->clock->now;

    if (!issue->queue.waits || now < issue->time.since + cu->parameters->deadlock_window)
        return 0;
    return now - issue->time.since;
}

bool cu_wave_awaits_memory(const struct cu_wave *wave)
{
    const struct cu_wave_issue *issue = wave->issue;
    struct cu_wave_counters counters = issue->counters;
    uint64_t now = issue->simd->cu->clock->now;
    uint32_t vm, lgkm;

    cu_counters_demand(&issue->operations[wave->state.operation], &vm, &lgkm);
    return issue->in_atomic || cu_counters_reach(&counters, vm, lgkm, now) > now;
}

bool cu_wave_stuck(const struct cu_wave *wave, const struct cu_control *control, const struct mem *memory)
{
    SIM_REQUIRE(wave->status <= CU_WAVE_ENDED);
    switch (wave->status) {
    case CU_WAVE_ENDED:
    case CU_WAVE_MESSAGE:
        return true;
    case CU_WAVE_BARRIER:
        /* A barrier that opens again and again keeps no wave that counts its turns. */
        return wave->workgroup->met != control->observation || cu_wave_repeats(wave, control);
    case CU_WAVE_WAITING:
        return wait_stuck(wave, memory);
    default:
        return cu_wave_repeats(wave, control) || cu_wave_starved(wave) || cu_wave_unfetched(wave);
    }
}
