/* abstract_moves.c - which moves there are, and what they do; what is over, and what is waited for in vain. */
#include "abstract_parts.h"

#include <string.h>

/* Moves of the GPU */

/* An answer that is on its way is in the registers when they are saved. */
static void save_answer(struct ag_gpu *gpu, uint32_t slot)
{
    struct ag_slot *s = &gpu->slots[slot];

    if (!s->answered)
        return;
    if (ag_scenario()->plant != AG_PLANT_UNSAVED_ANSWER || gpu->planted) {
        ag_end_wait(gpu, slot);
        return;
    }
    gpu->planted = true;
    s->answered = false;
    s->told = 0;
}

static void saved(struct ag_gpu *gpu, uint32_t slot)
{
    struct ag_slot *s = &gpu->slots[slot];

    ag_tally.saves++;
    save_answer(gpu, slot);
    s->state = AG_AWAY;
    s->drained = false;
    ag_post_state(gpu, slot, CP_EVENT_SAVED);
    s->reported = s->quantum_reported = false;
    if (ag_is_given(gpu, s->kernel) && !s->stalled)
        ag_can_run(gpu, slot);
    ag_execute_killed(gpu, slot);
}

static void restored(struct ag_gpu *gpu, uint32_t slot)
{
    struct ag_slot *s = &gpu->slots[slot];
    uint8_t copy = gpu->l1[s->cu][s->number];

    if (copy != AG_NOTHING && copy != gpu->own[s->number])
        ag_tally.races[AG_RACE_OLD_COPY]++;
    memset(gpu->l1[s->cu], AG_NOTHING, sizeof(gpu->l1[s->cu]));
    ag_tally.restores++;
    s->state = AG_RESIDENT;
    ag_post_state(gpu, slot, CP_EVENT_RESTORED);
    if (ag_must_leave(gpu, slot))
        ag_evict(gpu, slot);
    ag_execute_killed(gpu, slot);
}

static bool all_residents_stalled(const struct ag_gpu *gpu)
{
    uint32_t stalled = 0;

    for (uint32_t i = 0; i < AG_WGS; i++) {
        if (gpu->slots[i].state == AG_RESIDENT && !gpu->slots[i].stalled)
            return false;
        stalled += gpu->slots[i].state == AG_RESIDENT;
    }
    return stalled != 0;
}

static void lose(struct ag_gpu *gpu, uint32_t cu)
{
    struct ag_event event = {.kind = CP_EVENT_CU_LOST, .cu = (uint8_t)cu};

    ag_tally.races[AG_RACE_ALL_STALLED] += all_residents_stalled(gpu);
    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];

        ag_tally.races[AG_RACE_CU_IN_MOVE] += s->state == AG_RESTORING && s->cu == cu;
        ag_tally.races[AG_RACE_GIVEN_RESTORING] +=
            s->state == AG_RESTORING && s->cu == cu && ag_is_given(gpu, s->kernel);
        ag_tally.races[AG_RACE_CHOSEN_FAILS] += s->state == AG_RESIDENT && s->cu == cu && s->retries;
        ag_tally.races[AG_RACE_LOSS_BEFORE_ANSWER] += s->state == AG_RESIDENT && s->cu == cu && s->answered;
    }
    gpu->lost[cu] = true;
    gpu->losses_left--;
    ag_post(gpu, &event);
    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];

        if (s->state == AG_RESIDENT && s->cu == cu && ag_is_given(gpu, s->kernel))
            ag_evict(gpu, i);
    }
}

static void give_back(struct ag_gpu *gpu, uint32_t cu)
{
    struct ag_event event = {.kind = CP_EVENT_CU_RETURNED, .cu = (uint8_t)cu};

    for (uint32_t i = 0; i < AG_WGS; i++)
        ag_tally.races[AG_RACE_CU_IN_MOVE] += gpu->slots[i].state == AG_SAVING && gpu->slots[i].cu == cu;
    gpu->lost[cu] = false;
    ag_post(gpu, &event);
}

static void dispatch(struct ag_gpu *gpu)
{
    struct ag_event event = {.kind = CP_EVENT_DOORBELL, .slot = (uint8_t)ag_queue_of(ag_kernel_at(gpu->dispatched))};

    ag_tally.races[AG_RACE_ALL_STALLED] += all_residents_stalled(gpu);
    ag_host_dispatched(gpu, ag_kernel_at(gpu->dispatched));
    gpu->dispatched++;
    ag_post(gpu, &event);
}

static void take_command(struct ag_gpu *gpu)
{
    struct ag_command command = gpu->commands[0];

    gpu->command_count--;
    memmove(&gpu->commands[0], &gpu->commands[1], gpu->command_count * sizeof(command));
    memset(&gpu->commands[gpu->command_count], 0, sizeof(command));
    ag_execute(gpu, &command);
}

static void fill_place(struct ag_gpu *gpu, uint32_t place)
{
    uint32_t n = gpu->log_read;

    while (n % ag_scenario()->log_entries != place)
        n++;
    gpu->log[place].wraps = 1 + n / ag_scenario()->log_entries;
    gpu->log[place].filled = true;
}

/* Timeouts */

static bool may_run(const struct ag_gpu *gpu, const struct ag_slot *s)
{
    uint32_t kind = ag_op_of(gpu, s->number)->kind;

    if (s->stalled || s->message)
        return false;
    if (s->state == AG_SAVING)
        return !s->drained && kind != AG_END && kind != AG_FAULT;
    return s->state == AG_RESIDENT && !gpu->lost[s->cu];
}

static bool may_be_reported(const struct ag_gpu *gpu, uint32_t slot)
{
    const struct ag_slot *s = &gpu->slots[slot];

    if (s->state != AG_RESIDENT || !s->stalled || s->reported)
        return false;
    return gpu->reports && (ag_is_given(gpu, s->kernel) ? ag_may_leave(gpu, slot) : gpu->oversubscribed);
}

static bool may_expire(const struct ag_gpu *gpu, uint32_t slot)
{
    const struct ag_slot *s = &gpu->slots[slot];

    if (s->state != AG_RESIDENT || s->quantum_reported || !gpu->quantum || gpu->lost[s->cu])
        return false;
    return ag_is_given(gpu, s->kernel) ? ag_may_leave(gpu, slot) : gpu->oversubscribed;
}

/* Whether nothing can happen any more but timers and what comes from outside. */
static bool is_quiet(const struct ag_state *state)
{
    const struct ag_gpu *gpu = &state->gpu;
    uint16_t moves[AG_MOVES];

    if (gpu->command_count || gpu->event_count || gpu->resetting || ag_dispatcher_moves(gpu, moves))
        return false;
    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];

        if (s->message || s->answered)
            return false;
        if (s->state != AG_FREE && s->state != AG_AWAY &&
            (s->state != AG_RESIDENT || may_run(gpu, s) || may_be_reported(gpu, i)))
            return false;
    }
    for (uint32_t n = gpu->log_read; n != gpu->log_written; n++) {
        if (!gpu->log[n % ag_scenario()->log_entries].filled)
            return false;
    }
    for (uint32_t word = 0; word < AG_WORDS; word++) {
        if (ag_grace_is_due(gpu, word))
            return false;
    }
    return ag_firmware_is_idle(state);
}

/* Whether a wait's timeout may fire. Of policies whose waits end by nothing else it may at any time. */
static bool may_time_out(const struct ag_state *state)
{
    return !ag_scenario()->timeouts || state->gpu.early_left || is_quiet(state);
}

/* Whether a swapped wait's timeout would fire if time passed. */
static bool has_swapped_wait(const struct cp *cp)
{
    uint32_t head = cp->swapped.head;

    return head != CP_NONE && cp->workgroups[head].expiry != UINT64_MAX && cp->workgroups[head].expiry > cp->now;
}

/* One that fires although something else can happen. */
static void use_early(struct ag_state *state)
{
    if (ag_scenario()->timeouts && state->gpu.early_left && !is_quiet(state))
        state->gpu.early_left--;
}

static void time_out(struct ag_gpu *gpu, uint32_t slot)
{
    struct ag_wait waiters[AG_WAITERS];
    uint8_t count = gpu->waiter_count;

    if (gpu->slots[slot].state == AG_AWAY) {
        ag_can_run(gpu, slot);
        return;
    }
    memcpy(waiters, gpu->waiters, sizeof(waiters));
    ag_end_wait(gpu, slot);
    if (ag_scenario()->plant != AG_PLANT_STALE_WAITER || gpu->planted || count == gpu->waiter_count)
        return;
    gpu->planted = true;
    memcpy(gpu->waiters, waiters, sizeof(waiters));
    gpu->waiter_count = count;
}

/* Time passes to the firmware's deadline: one cycle, since all intervals are one. */
static void tick(struct ag_state *state)
{
    if (has_swapped_wait(&state->cp))
        use_early(state);
    ag_note_tick(state);
    state->cp.now++;
}

static void report_wait(struct ag_gpu *gpu, uint32_t slot)
{
    if (ag_is_given(gpu, gpu->slots[slot].kernel)) {
        ag_start_leaving(gpu, slot, false);
        return;
    }
    gpu->reports--;
    gpu->slots[slot].reported = true;
    ag_post_state(gpu, slot, CP_EVENT_WAITING);
}

static void report_quantum(struct ag_gpu *gpu, uint32_t slot)
{
    if (ag_is_given(gpu, gpu->slots[slot].kernel)) {
        ag_start_leaving(gpu, slot, true);
        return;
    }
    gpu->slots[slot].quantum_reported = true;
    ag_post_state(gpu, slot, CP_EVENT_QUANTUM);
}

/* The port takes note of nothing that the firmware has. */
static void restart(struct ag_state *state)
{
    ag_note_restart(state);
    state->gpu.restarts_left--;
    if (!ag_begin_firmware(state, ag_scenario()->restart))
        ag_violation("cp_init refuses a configuration that it has had before");
}

static void gpu_move(struct ag_state *state, uint32_t kind, uint32_t what)
{
    struct ag_gpu *gpu = &state->gpu;

    switch (kind) {
    case AG_MOVE_COMMAND:
        take_command(gpu);
        break;
    case AG_MOVE_OP:
        ag_run_op(gpu, what, gpu->resume == CP_RESUME_ONE ? AG_ONE : AG_ALL);
        break;
    case AG_MOVE_OP_ONE:
        ag_run_op(gpu, what, AG_ONE);
        break;
    case AG_MOVE_OP_LAST:
        ag_run_op(gpu, what, AG_ONE_LAST);
        break;
    case AG_MOVE_OP_BARGE:
        ag_run_op(gpu, what, AG_ONE_BARGE);
        break;
    case AG_MOVE_SAVED:
        saved(gpu, what);
        break;
    case AG_MOVE_RESTORED:
        restored(gpu, what);
        break;
    case AG_MOVE_KILLED:
        ag_finish(gpu, what, CP_EVENT_DONE);
        break;
    case AG_MOVE_TIMEOUT:
        use_early(state);
        time_out(gpu, what);
        break;
    case AG_MOVE_REPORT:
        report_wait(gpu, what);
        break;
    case AG_MOVE_QUANTUM:
        report_quantum(gpu, what);
        break;
    case AG_MOVE_PLACE:
        ag_place_next(gpu, AG_PLACE_WHAT(what), AG_PLACE_CU(what));
        break;
    case AG_MOVE_READ_BACK:
        ag_read_back(gpu, AG_PLACE_WHAT(what), AG_PLACE_CU(what));
        break;
    case AG_MOVE_MESSAGE:
        ag_post_message(gpu, what);
        break;
    case AG_MOVE_FILL:
        fill_place(gpu, what);
        break;
    case AG_MOVE_HEAR:
        ag_end_wait(gpu, what);
        break;
    case AG_MOVE_GRACE:
        ag_end_grace(gpu, what);
        break;
    case AG_MOVE_TICK:
        tick(state);
        break;
    case AG_MOVE_LOSE:
        lose(gpu, what);
        break;
    case AG_MOVE_RETURN:
        give_back(gpu, what);
        break;
    case AG_MOVE_ANSWER:
        ag_answer_reset(state);
        break;
    case AG_MOVE_RESTART:
        restart(state);
        break;
    case AG_MOVE_HOST:
        ag_host_commands(gpu, what);
        break;
    case AG_MOVE_SERVE:
        ag_answer_service(gpu, what);
        break;
    default:
        dispatch(gpu);
    }
}

static void count_full(const struct ag_gpu *gpu)
{
    if (gpu->command_count < ag_scenario()->commands || gpu->posted < ag_scenario()->events ||
        !ag_scenario()->log_entries || gpu->log_written - gpu->log_read < ag_scenario()->log_entries)
        return;
    for (uint32_t i = gpu->posted; i < gpu->event_count; i++)
        ag_tally.races[AG_RACE_ALL_FULL] += gpu->events[i].kind == CP_EVENT_DONE;
}

const char *ag_apply(struct ag_state *state, uint16_t move, bool *idle)
{
    ag_take_violation();
    *idle = false;
    if (AG_MOVE_KIND(move) == AG_MOVE_FIRMWARE)
        *idle = !ag_step_firmware(state, 1 + AG_MOVE_WHAT(move));
    else
        gpu_move(state, AG_MOVE_KIND(move), AG_MOVE_WHAT(move));
    if (*idle)
        ag_check_limits(state);
    ag_review_halts(&state->gpu);
    ag_fill_ring(&state->gpu);
    count_full(&state->gpu);
    ag_check_members(state);
    ag_check_books(state);
    ag_check_losses(state);
    return ag_take_violation();
}

/* Which moves there are */

/* Whether the firmware would give up a place of the log that is claimed if time passed before it is filled. */
static bool is_filling_late(const struct ag_state *state)
{
    const struct ag_gpu *gpu = &state->gpu;
    uint32_t n = (uint32_t)state->cp.log.read;

    return state->cp.log.tries + 1u >= CP_LOG_TRIES && n != gpu->log_written &&
           !gpu->log[n % ag_scenario()->log_entries].filled;
}

static uint32_t time_moves(const struct ag_state *state, uint16_t *moves)
{
    uint64_t deadline = cp_deadline(&state->cp);

    if (deadline == UINT64_MAX || deadline <= state->cp.now || is_filling_late(state) ||
        (has_swapped_wait(&state->cp) && !may_time_out(state)))
        return 0;
    moves[0] = AG_MOVE(AG_MOVE_TICK, 0);
    return 1;
}

/* Away, a wait of a given kernel's WG ends by itself, too. */
static bool has_timer(const struct ag_gpu *gpu, const struct ag_slot *s)
{
    return s->stalled && !s->answered && gpu->timeout &&
           (s->state == AG_RESIDENT || (s->state == AG_AWAY && !s->met && ag_is_given(gpu, s->kernel)));
}

static uint32_t slot_moves(const struct ag_state *state, uint32_t slot, uint16_t *moves)
{
    const struct ag_gpu *gpu = &state->gpu;
    const struct ag_slot *s = &gpu->slots[slot];
    uint32_t count = 0;

    if (s->state == AG_FREE)
        return 0;
    if (may_run(gpu, s)) {
        moves[count++] = AG_MOVE(AG_MOVE_OP, slot);
        if (gpu->resume == CP_RESUME_PREDICT && gpu->waiter_count > 1)
            moves[count++] = AG_MOVE(AG_MOVE_OP_ONE, slot);
        if (gpu->extensions & CP_EXTENSION_DEFERRED && gpu->waiter_count > 1)
            moves[count++] = AG_MOVE(AG_MOVE_OP_LAST, slot);
        if (ag_scenario()->barges && gpu->waiter_count)
            moves[count++] = AG_MOVE(AG_MOVE_OP_BARGE, slot);
    }
    if (s->message)
        moves[count++] = AG_MOVE(AG_MOVE_MESSAGE, slot);
    if (s->state == AG_SAVING)
        moves[count++] = AG_MOVE(AG_MOVE_SAVED, slot);
    if (s->state == AG_RESTORING)
        moves[count++] = AG_MOVE(AG_MOVE_RESTORED, slot);
    if (s->state == AG_KILLING)
        moves[count++] = AG_MOVE(AG_MOVE_KILLED, slot);
    if (has_timer(gpu, s) && may_time_out(state))
        moves[count++] = AG_MOVE(AG_MOVE_TIMEOUT, slot);
    if (s->answered && (s->state == AG_RESIDENT || s->state == AG_SAVING))
        moves[count++] = AG_MOVE(AG_MOVE_HEAR, slot);
    if (may_be_reported(gpu, slot))
        moves[count++] = AG_MOVE(AG_MOVE_REPORT, slot);
    if (may_expire(gpu, slot))
        moves[count++] = AG_MOVE(AG_MOVE_QUANTUM, slot);
    return count;
}

static uint32_t outside_moves(const struct ag_gpu *gpu, uint16_t *moves)
{
    uint32_t count = 0;

    for (uint32_t cu = 0; cu < ag_scenario()->cus; cu++) {
        if (gpu->lost[cu])
            moves[count++] = AG_MOVE(AG_MOVE_RETURN, cu);
        else if (gpu->losses_left)
            moves[count++] = AG_MOVE(AG_MOVE_LOSE, cu);
    }
    if (gpu->dispatched < AG_KERNELS && ag_scenario()->groups[ag_kernel_at(gpu->dispatched)])
        moves[count++] = AG_MOVE(AG_MOVE_DISPATCH, 0);
    if (ag_may_restart(gpu))
        moves[count++] = AG_MOVE(AG_MOVE_RESTART, 0);
    return count + ag_host_moves(gpu, &moves[count]);
}

uint32_t ag_moves(const struct ag_state *state, uint16_t *moves)
{
    const struct ag_gpu *gpu = &state->gpu;
    uint32_t count = 0;

    moves[count++] = AG_MOVE(AG_MOVE_FIRMWARE, 0);
    if (ag_host_is_there() && gpu->command_count >= ag_scenario()->commands && gpu->posted)
        moves[count++] = AG_MOVE(AG_MOVE_FIRMWARE, 1);
    if (gpu->command_count)
        moves[count++] = AG_MOVE(AG_MOVE_COMMAND, 0);
    for (uint32_t i = 0; i < AG_WGS; i++)
        count += slot_moves(state, i, &moves[count]);
    for (uint32_t n = gpu->log_read; n != gpu->log_written; n++) {
        if (!gpu->log[n % ag_scenario()->log_entries].filled)
            moves[count++] = AG_MOVE(AG_MOVE_FILL, n % ag_scenario()->log_entries);
    }
    for (uint32_t word = 0; word < AG_WORDS; word++) {
        if (ag_grace_is_due(gpu, word))
            moves[count++] = AG_MOVE(AG_MOVE_GRACE, word);
    }
    count += ag_dispatcher_moves(gpu, &moves[count]);
    if (ag_may_answer_reset(gpu))
        moves[count++] = AG_MOVE(AG_MOVE_ANSWER, 0);
    count += time_moves(state, &moves[count]);
    return count + outside_moves(gpu, &moves[count]);
}

bool ag_move_is_outside(uint16_t move)
{
    return AG_MOVE_KIND(move) >= AG_MOVE_LOSE;
}

bool ag_move_is_program(uint16_t move)
{
    return AG_MOVE_KIND(move) >= AG_MOVE_OP && AG_MOVE_KIND(move) <= AG_MOVE_OP_BARGE;
}

/* Ends */

/* Whether a kernel's queue has stopped with an error. */
static bool is_stopped(const struct ag_gpu *gpu, uint32_t kernel)
{
    return gpu->error_reason[ag_queue_of(kernel)] != 0;
}

/* Whether a kernel has ended as it is to: with its signal, or with an error. */
static bool is_over(const struct ag_gpu *gpu, uint32_t kernel)
{
    bool completed = ag_is_told(gpu, kernel);

    if (ag_is_left_out(gpu, kernel))
        return true;
    if (!gpu->ended[kernel])
        return false;
    if (ag_is_hostile(kernel))
        return completed || is_stopped(gpu, kernel);
    if (!gpu->faulted[kernel])
        return completed;
    return is_stopped(gpu, kernel) || gpu->host.cleared[ag_queue_of(kernel)] || gpu->invalid[kernel];
}

bool ag_final(const struct ag_state *state)
{
    const struct ag_gpu *gpu = &state->gpu;
    bool faulted = false;

    if (ag_host_waits(gpu) || gpu->resetting || cp_restarting(&state->cp) || gpu->command_count || gpu->event_count ||
        gpu->log_read != gpu->log_written)
        return false;
    for (uint32_t i = 0; i < AG_KERNELS; i++) {
        if (ag_scenario()->groups[i] && !is_over(gpu, i))
            return false;
        faulted |= gpu->faulted[i] || gpu->host.dropped[i] || (ag_is_hostile(i) && is_stopped(gpu, i));
    }
    for (uint32_t q = 0; q < AG_QUEUES; q++) {
        if (gpu->read_id[q] != ag_dispatched(gpu, q) && !faulted && !gpu->host.gone[q] && !gpu->host.lacks[q])
            return false;
    }
    return ag_firmware_is_idle(state);
}

/* What has been done about the wait of a saved WG: it is ready, or on its way. */
static bool is_taken_care_of(const struct ag_state *state, uint32_t slot)
{
    uint32_t known = state->cp.workgroups[slot].state;

    return state->gpu.slots[slot].listed || known == CP_WG_READY || known == CP_WG_RESTORING || known == CP_WG_KILLING;
}

static bool another_tries(const struct ag_gpu *gpu, uint32_t word)
{
    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];

        if (s->state != AG_FREE && s->retries && ag_op_of(gpu, s->number)->word == word)
            return true;
    }
    return false;
}

uint32_t ag_met_waiters(const struct ag_state *state)
{
    const struct ag_gpu *gpu = &state->gpu;
    uint32_t threads = 0;

    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];
        struct ag_op op;

        if (s->state == AG_FREE || !s->stalled || (s->state == AG_AWAY && is_taken_care_of(state, i)))
            continue;
        op = ag_wait_of(gpu, i);
        if (!ag_holds(op.condition, op.value, gpu->words[op.word]))
            continue;
        if (gpu->resume == CP_RESUME_EXACT && another_tries(gpu, op.word))
            continue;
        threads |= 1u << s->number;
    }
    return threads;
}
