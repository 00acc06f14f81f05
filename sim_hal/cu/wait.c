/* wait.c - waves that wait: for what a failed waiting atomic or the wait instruction named, and how that ends. */
#include "cu/wait.h"

#include "cu/counters.h"
#include "cu/notice.h"
#include "cu/repetition.h"
#include "cu/spin.h"
#include "cu/wave_time.h"
#include "cu/wheel.h"
#include "isa/opcodes.h"
#include "path/waiting.h"

#define NOT_KNOWN UINT32_MAX

/* ---- timers ---- */

bool gpu_wave_start_timer(struct gpu_wave_issue *issue, enum gpu_timer_use use, uint64_t cycle)
{
    issue->timer_use = (uint8_t)use;
    return gpu_clock_schedule(issue->simd->cu->clock, &issue->wave->timer, cycle);
}

void gpu_wave_wake(struct gpu_wave_issue *issue, uint64_t cycle)
{
    issue->wave->status = GPU_WAVE_ACTIVE;
    gpu_wave_ready(issue, cycle);
}

/* ---- arming ---- */

static bool is_separate_wait(const struct isa_operation *operation)
{
    return operation->wait_condition != ISA_WAIT_NONE && !(isa_opcodes[operation->opcode].flags & ISA_OP_ATOMIC);
}

bool gpu_wait_ignored(const struct gpu_cu_control *control, const struct isa_operation *operation)
{
    return is_separate_wait(operation) && control->wait_mode != CP_WAIT_INSTRUCTION;
}

static enum gpu_arming arming_of(const struct gpu_cu_control *control, const struct isa_operation *operation)
{
    if (is_separate_wait(operation))
        return GPU_ARMS_UNSEEN;
    if (operation->wait_condition != ISA_WAIT_NONE && control->wait_mode == CP_WAIT_ATOMIC)
        return GPU_ARMS_FAILED;
    return GPU_ARMS_NEVER;
}

static bool same_condition(const struct gpu_condition *a, const struct gpu_condition *b)
{
    return a->address == b->address && a->mask == b->mask && a->value == b->value && a->condition == b->condition &&
           a->bytes == b->bytes;
}

/* A wave that tries again for what it waited for before keeps its age. */
static uint64_t age_of_wait(const struct gpu_wait *wait, const struct isa_access *access)
{
    struct gpu_condition condition;

    if (!wait->since || !access->exec)
        return 0;
    gpu_lane_condition(access, (uint32_t)__builtin_ctzll(access->exec), &condition);
    return same_condition(&wait->condition, &condition) ? wait->since : 0;
}

/* Whether several work-items wait for something that only one of them can have. Work-items that only read, and are
 * resumed when all their conditions were met, take nothing. */
static bool has_several_takers(const struct isa_access *access)
{
    return (access->exec & (access->exec - 1)) && !(access->wait_all && access->atomic == ISA_ATOMIC_LOAD);
}

void gpu_wait_prepare(struct gpu_wave_issue *issue, const struct isa_operation *operation, struct gpu_request *request)
{
    struct gpu_wave *wave = issue->wave;
    struct gpu_workgroup *workgroup = wave->workgroup;
    struct gpu_wait *wait = &wave->wait;

    request->arms = (uint8_t)arming_of(issue->simd->cu->control, operation);
    request->wait_answer = GPU_WAIT_MET;
    if (request->arms == GPU_ARMS_NEVER)
        return;
    wait->number = ++workgroup->wait_number;
    wait->met = 0;
    wait->needed = NOT_KNOWN;
    wait->open = true;
    wait->logged = false;
    wait->late = false;
    wait->wide |= has_several_takers(&request->access);
    wait->bytes = request->access.bytes;
    wait->destination = request->access.destination;
    request->waiter = (struct gpu_waiter){.slot = workgroup->slot,
                                          .generation = workgroup->generation,
                                          .wait_number = wait->number,
                                          .since = age_of_wait(wait, &request->access),
                                          .late = !wait->wide};
}

/* ---- the answer ---- */

/* Whether a failed condition makes the wave wait at all. */
static bool must_wait(const struct gpu_cu_control *control, const struct gpu_request *request)
{
    return request->arms != GPU_ARMS_NEVER || control->wait_mode == CP_WAIT_TIMEOUT;
}

/* Whether the wave spins from now on. The wait instruction is no try: it changes nothing. */
static void note_try(struct gpu_wave_issue *issue, const struct gpu_request *request)
{
    bool late = request->arms != GPU_ARMS_NEVER && issue->wave->wait.late;

    if (request->access.exec && request->arms != GPU_ARMS_UNSEEN)
        gpu_spin_note(issue, request->wait_answer != GPU_WAIT_MET && !late);
}

void gpu_wait_answered(struct gpu_wave_issue *issue, const struct gpu_request *request)
{
    const struct isa_access *access = &request->access;
    struct gpu_wait *wait = &issue->wave->wait;
    uint64_t since = age_of_wait(wait, access);

    note_try(issue, request);
    issue->wait_failed = access->exec && request->wait_answer == GPU_WAIT_FAILED;
    if (!issue->wait_failed) {
        wait->open = false;
        if (!request->no_space && request->arms != GPU_ARMS_UNSEEN)
            wait->since = 0;
        return;
    }
    gpu_lane_condition(access, request->wait_lane, &wait->condition);
    wait->since = since ? since : issue->simd->cu->clock->now;
    if (wait->late)
        wait->since = 0;
    wait->needed = access->wait_all ? request->armed : 1;
    wait->logged = request->logged;
    if (request->arms == GPU_ARMS_NEVER)
        wait->needed = NOT_KNOWN;
    if (!must_wait(issue->simd->cu->control, request))
        issue->wait_failed = false;
}

static bool wait_is_over(const struct gpu_wait *wait)
{
    return wait->met >= wait->needed;
}

/* ---- waiting ---- */

void gpu_resident_check_stall(struct gpu_resident *resident)
{
    struct gpu_workgroup *workgroup = &resident->workgroup;

    if (workgroup->stalled || workgroup->frozen || !workgroup->waiting ||
        workgroup->waiting + workgroup->ended + workgroup->at_barrier != workgroup->wave_count)
        return;
    workgroup->stalled = true;
    gpu_resident_notify(resident, GPU_NOTICE_STALLED);
}

void gpu_wave_start_timeout(struct gpu_wave_issue *issue, uint64_t now)
{
    uint64_t cycles = issue->simd->cu->control->timeout_cycles;

    issue->wave->wait_started = now;
    if (cycles && !gpu_wave_start_timer(issue, GPU_TIMER_TIMEOUT, now + cycles)) {
        gpu_wave_stop_waiting(issue, now);
        gpu_wave_ready(issue, now);
    }
}

static void enter_wait(struct gpu_wave_issue *issue, uint64_t now)
{
    issue->wait_failed = false;
    issue->wave->status = GPU_WAVE_WAITING;
    issue->wave->wait_started = now;
    issue->wave->workgroup->waiting++;
    issue->simd->cu->counters.waits++;
}

/* The registrations of a wait that is over are taken back. */
static void close_wait(struct gpu_wave_issue *issue)
{
    const struct gpu_workgroup *workgroup = issue->wave->workgroup;
    struct gpu_wait *wait = &issue->wave->wait;

    if (wait->open)
        gpu_syncmon_end(gpu_memory_syncmon(issue->simd->cu->memory), workgroup->slot, workgroup->generation,
                        wait->number);
    wait->open = false;
}

static void start_waiting(struct gpu_wave_issue *issue, uint64_t now)
{
    if (wait_is_over(&issue->wave->wait)) {
        issue->wait_failed = false;
        close_wait(issue);
        gpu_wave_ready(issue, now);
        return;
    }
    enter_wait(issue, now);
    gpu_time_enter(issue, GPU_CLASS_WAITING);
    gpu_wave_start_timeout(issue, now);
    gpu_resident_check_stall(issue->resident);
}

/* The wave is frozen: it waits from now on, unless that is over. */
static void freeze_waiting(struct gpu_wave_issue *issue, uint64_t now)
{
    if (!wait_is_over(&issue->wave->wait)) {
        enter_wait(issue, now);
        return;
    }
    issue->wait_failed = false;
    close_wait(issue);
}

/* The wave has its answer and does not wait. A spinner may have to sleep before it tries again. */
static void go_on(struct gpu_wave_issue *issue)
{
    uint64_t next_try = gpu_spin_next_try(issue);

    if (next_try > issue->atomic_done && gpu_wave_start_timer(issue, GPU_TIMER_SLEEP, next_try)) {
        issue->wave->status = GPU_WAVE_SLEEPING;
        gpu_time_enter(issue, GPU_CLASS_SLEEP);
        return;
    }
    gpu_wave_ready(issue, issue->atomic_done);
}

void gpu_wave_answered(struct gpu_wave_issue *issue)
{
    bool frozen = issue->wave->workgroup->frozen;

    issue->in_atomic = false;
    if (frozen && issue->wait_failed)
        freeze_waiting(issue, issue->atomic_done);
    else if (issue->wait_failed && !gpu_wave_start_timer(issue, GPU_TIMER_ARRIVAL, issue->atomic_done))
        start_waiting(issue, issue->atomic_done);
    else if (!frozen && !issue->wait_failed)
        go_on(issue);
}

static void count_waiting(struct gpu_wave_issue *issue, uint64_t now)
{
    if (now > issue->wave->wait_started)
        issue->simd->cu->counters.wave_cycles_waiting += now - issue->wave->wait_started;
    issue->wave->wait_started = now;
}

void gpu_wave_stop_waiting(struct gpu_wave_issue *issue, uint64_t now)
{
    struct gpu_wave *wave = issue->wave;

    gpu_clock_cancel(issue->simd->cu->clock, &wave->timer);
    count_waiting(issue, now);
    close_wait(issue);
    wave->status = GPU_WAVE_ACTIVE;
    wave->workgroup->waiting--;
}

static void end_wait(struct gpu_wave_issue *issue, uint64_t now)
{
    gpu_wave_stop_waiting(issue, now);
    gpu_resident_unstall(issue->resident);
    if (!issue->wave->workgroup->frozen)
        gpu_wave_ready(issue, now);
}

static void time_out_wait(struct gpu_wave_issue *issue, uint64_t now)
{
    issue->simd->cu->counters.wait_timeouts++;
    end_wait(issue, now);
}

void gpu_wave_halt(struct gpu_wave_issue *issue, uint64_t now)
{
    gpu_wave_stop(issue);
    gpu_clock_cancel(issue->simd->cu->clock, &issue->wave->timer);
    if (issue->wait_failed && !issue->in_atomic)
        freeze_waiting(issue, now);
    else if (issue->wave->status == GPU_WAVE_WAITING && wait_is_over(&issue->wave->wait) && !issue->resident->removed)
        end_wait(issue, now);
    else if (issue->wave->status == GPU_WAVE_WAITING)
        count_waiting(issue, now);
}

void gpu_wave_timer(struct gpu_event *event, uint64_t cycle)
{
    struct gpu_wave_issue *issue = event->owner;

    switch (issue->timer_use) {
    case GPU_TIMER_SLEEP:
        gpu_wave_wake(issue, cycle);
        return;
    case GPU_TIMER_ARRIVAL:
        start_waiting(issue, cycle);
        return;
    case GPU_TIMER_NOTICE:
        end_wait(issue, cycle);
        return;
    default:
        if (!issue->wave->workgroup->held)
            time_out_wait(issue, cycle);
        return;
    }
}

/* ---- conditions that are met ---- */

static struct gpu_wave *wave_of_wait(struct gpu_workgroup *workgroup, uint32_t number)
{
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        if (workgroup->waves[i].wait.open && workgroup->waves[i].wait.number == number)
            return &workgroup->waves[i];
    }
    return NULL;
}

bool gpu_cu_condition_met(struct gpu_compute_unit *cu, struct gpu_workgroup *workgroup, uint32_t wait_number,
                          uint64_t now)
{
    struct gpu_wave *wave = wave_of_wait(workgroup, wait_number);
    uint64_t heard = now + cu->parameters->syncmon_notify;

    if (!wave)
        return false;
    wave->wait.met++;
    if (wave->wait.met != wave->wait.needed || wave->status != GPU_WAVE_WAITING)
        return true;
    if (workgroup->frozen) {
        end_wait(wave->issue, now);
        return true;
    }
    gpu_clock_cancel(cu->clock, &wave->timer);
    if (!gpu_wave_start_timer(wave->issue, GPU_TIMER_NOTICE, heard))
        end_wait(wave->issue, now);
    return true;
}

bool gpu_cu_deferred_answer(struct gpu_workgroup *workgroup, uint32_t wait_number, uint32_t lane, uint64_t old)
{
    struct gpu_wave *wave = wave_of_wait(workgroup, wait_number);
    struct gpu_wait *wait;

    if (!wave || workgroup->frozen)
        return false;
    wait = &wave->wait;
    if (wait->destination) {
        wait->destination[0][lane] = (uint32_t)old;
        if (wait->bytes == 8)
            wait->destination[1][lane] = (uint32_t)(old >> 32);
    }
    wait->late = true;
    wait->since = 0;
    gpu_spin_note(wave->issue, false);
    return true;
}

/* ---- waits that were reported to the command processor ---- */

void gpu_cu_hold(struct gpu_workgroup *workgroup)
{
    workgroup->held = true;
}

void gpu_cu_release(struct gpu_workgroup *workgroup, uint64_t now)
{
    workgroup->held = false;
    for (uint32_t i = 0; i < workgroup->wave_count && !workgroup->frozen; i++) {
        const struct gpu_wave *wave = &workgroup->waves[i];

        if (wave->status == GPU_WAVE_WAITING && !wave->timer.scheduled &&
            wave->issue->simd->cu->control->timeout_cycles)
            time_out_wait(wave->issue, now);
    }
}

/* ---- deadlock detection ---- */

/* A false condition keeps the wave for ever unless the word changes. A true one does if nothing will resume the wait. */
static bool wait_stuck(const struct gpu_wave *wave, const struct gpu_memory *memory)
{
    const struct gpu_condition *condition = &wave->wait.condition;
    uint64_t value = 0;

    if (wait_is_over(&wave->wait))
        return false;
    if (!gpu_memory_contains(memory, condition->address, condition->bytes))
        return true;
    gpu_memory_read(memory, condition->address, &value, condition->bytes);
    if (!isa_wait_satisfied((enum isa_wait_condition)condition->condition, value, condition->mask, condition->value))
        return true;
    return !wave->timer.scheduled && !wave->wait.logged && !wave->workgroup->held;
}

uint64_t gpu_wave_starved(const struct gpu_wave *wave)
{
    const struct gpu_simd *simd = wave->issue->simd;
    const struct gpu_compute_unit *cu = simd->cu;
    uint64_t ready;

    if ((cu->patience && !(simd->spinners & wave->issue->bit)) || !(simd->ready & wave->issue->bit))
        return 0;
    ready = cu->clock->now - gpu_turn_cycle(simd, wave->issue->wake_turn);
    return ready >= cu->parameters->deadlock_window ? ready : 0;
}

uint64_t gpu_wave_unfetched(const struct gpu_wave *wave)
{
    const struct gpu_wave_issue *issue = wave->issue;
    const struct gpu_compute_unit *cu = issue->simd->cu;
    uint64_t now = cu->clock->now;

    if (!issue->queue.waits || now < issue->time.since + cu->parameters->deadlock_window)
        return 0;
    return now - issue->time.since;
}

bool gpu_wave_awaits_memory(const struct gpu_wave *wave)
{
    const struct gpu_wave_issue *issue = wave->issue;
    struct gpu_wave_counters counters = issue->counters;
    uint64_t now = issue->simd->cu->clock->now;
    uint32_t vm, lgkm;

    gpu_counters_demand(&issue->operations[wave->state.operation], &vm, &lgkm);
    return issue->in_atomic || gpu_counters_reach(&counters, vm, lgkm, now) > now;
}

bool gpu_wave_stuck(const struct gpu_wave *wave, const struct gpu_cu_control *control, const struct gpu_memory *memory)
{
    switch (wave->status) {
    case GPU_WAVE_ENDED:
    case GPU_WAVE_MESSAGE:
        return true;
    case GPU_WAVE_BARRIER:
        /* A barrier that opens again and again keeps no wave that counts its turns. */
        return wave->workgroup->met != control->observation || gpu_wave_repeats(wave, control);
    case GPU_WAVE_WAITING:
        return wait_stuck(wave, memory);
    default:
        return gpu_wave_repeats(wave, control) || gpu_wave_starved(wave) || gpu_wave_unfetched(wave);
    }
}
