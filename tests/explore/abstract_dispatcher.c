/*
 * abstract_dispatcher.c - a dispatcher that places the work-groups (WGs) of kernels that were given to it
 * (docs/reference/delegation.md).
 *
 * It is as free as the protocol allows. Which WG has which place, and when, is a move. So is which resident is saved while others
 * lack a place.
 */
#include "abstract_parts.h"

static bool plants(struct ag_gpu *gpu, enum ag_plant plant)
{
    if (ag_scenario()->plant != plant || gpu->planted)
        return false;
    gpu->planted = true;
    return true;
}

bool ag_is_given(const struct ag_gpu *gpu, uint32_t kernel)
{
    return gpu->shares[kernel].given;
}

bool ag_gives_any(const struct ag_gpu *gpu)
{
    bool any = false;

    for (uint32_t i = 0; i < AG_KERNELS; i++)
        any |= gpu->shares[i].given;
    return any;
}

static bool is_halted(const struct ag_gpu *gpu, uint32_t kernel)
{
    return ag_is_given(gpu, kernel) && gpu->halted[ag_queue_of(kernel)];
}

bool ag_must_leave(const struct ag_gpu *gpu, uint32_t slot)
{
    const struct ag_slot *s = &gpu->slots[slot];

    return s->state == AG_RESIDENT && ag_is_given(gpu, s->kernel) && (gpu->lost[s->cu] || is_halted(gpu, s->kernel));
}

/* What there is to place */

static uint32_t slot_limit(void)
{
    return ag_scenario()->slots ? ag_scenario()->slots : AG_WGS;
}

static uint32_t first_free(const struct ag_gpu *gpu)
{
    uint32_t slot = 0;

    while (slot < slot_limit() && gpu->slots[slot].state != AG_FREE)
        slot++;
    return slot;
}

static uint32_t count_free(const struct ag_gpu *gpu)
{
    uint32_t count = 0;

    for (uint32_t slot = 0; slot < slot_limit(); slot++)
        count += gpu->slots[slot].state == AG_FREE;
    return count;
}

/* WGs of the queue's given kernels that were launched and have not ended. */
static uint32_t count_alive(const struct ag_gpu *gpu, uint32_t queue)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];

        count += s->state != AG_FREE && ag_is_given(gpu, s->kernel) && ag_queue_of(s->kernel) == queue;
    }
    return count;
}

static uint32_t smaller(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

/* WGs of a given kernel that could be launched if there were places for all of them. */
static uint32_t count_fresh(const struct ag_gpu *gpu, uint32_t kernel)
{
    const struct ag_share *share = &gpu->shares[kernel];
    uint32_t fresh = smaller((uint32_t)share->end - share->next, count_free(gpu));
    uint32_t alive = count_alive(gpu, ag_queue_of(kernel));

    if (!share->limit)
        return fresh;
    return alive < share->limit ? smaller(fresh, share->limit - alive) : 0;
}

static uint32_t count_placeable(const struct ag_gpu *gpu, uint32_t kernel)
{
    uint32_t count = count_fresh(gpu, kernel);

    for (uint32_t i = 0; i < AG_WGS; i++)
        count += gpu->slots[i].state != AG_FREE && gpu->slots[i].kernel == kernel && gpu->slots[i].listed;
    return count;
}

static bool has_room(const struct ag_gpu *gpu, uint32_t kernel, uint32_t cu)
{
    return !gpu->lost[cu] && ag_waves_on(gpu, cu) + ag_waves_of(kernel) <= ag_scenario()->room;
}

/* WGs that could be placed, and fit nowhere. */
static uint32_t count_lacking(const struct ag_gpu *gpu)
{
    uint32_t count = 0;

    for (uint32_t kernel = 0; kernel < AG_KERNELS; kernel++) {
        bool room = false;

        for (uint32_t cu = 0; cu < ag_scenario()->cus; cu++)
            room |= has_room(gpu, kernel, cu);
        if (ag_is_given(gpu, kernel) && !room && !is_halted(gpu, kernel))
            count += count_placeable(gpu, kernel);
    }
    return count;
}

/* Moves */

bool ag_may_leave(const struct ag_gpu *gpu, uint32_t slot)
{
    const struct ag_slot *s = &gpu->slots[slot];
    uint32_t leaving = 0;

    if (s->state != AG_RESIDENT || gpu->lost[s->cu])
        return false;
    for (uint32_t i = 0; i < AG_WGS; i++)
        leaving += gpu->slots[i].state == AG_SAVING;
    return leaving < count_lacking(gpu);
}

uint32_t ag_dispatcher_moves(const struct ag_gpu *gpu, uint16_t *moves)
{
    uint32_t count = 0;

    for (uint32_t kernel = 0; kernel < AG_KERNELS; kernel++) {
        for (uint32_t cu = 0; cu < ag_scenario()->cus && ag_is_given(gpu, kernel) && count_fresh(gpu, kernel); cu++) {
            if (has_room(gpu, kernel, cu) && !is_halted(gpu, kernel))
                moves[count++] = AG_MOVE(AG_MOVE_PLACE, AG_PLACE(kernel, cu));
        }
    }
    for (uint32_t slot = 0; slot < AG_WGS; slot++) {
        for (uint32_t cu = 0; cu < ag_scenario()->cus && gpu->slots[slot].listed; cu++) {
            if (has_room(gpu, gpu->slots[slot].kernel, cu) && !is_halted(gpu, gpu->slots[slot].kernel))
                moves[count++] = AG_MOVE(AG_MOVE_READ_BACK, AG_PLACE(slot, cu));
        }
    }
    return count;
}

void ag_place_next(struct ag_gpu *gpu, uint32_t kernel, uint32_t cu)
{
    uint32_t slot = first_free(gpu), number = ag_first_number(kernel) + gpu->shares[kernel].next++;
    struct ag_slot *s = &gpu->slots[slot];

    if (gpu->threads[number].launched)
        ag_violation("(b) a WG is launched a second time, or over another");
    ag_check_held(gpu, kernel, cu);
    gpu->threads[number].launched = true;
    *s = (struct ag_slot){.state = AG_RESIDENT,
                          .number = (uint8_t)number,
                          .kernel = (uint8_t)kernel,
                          .cu = (uint8_t)cu,
                          .generation = (uint8_t)(s->generation + 1)};
    ag_note_slot(gpu, slot);
}

void ag_read_back(struct ag_gpu *gpu, uint32_t slot, uint32_t cu)
{
    gpu->slots[slot].listed = 0;
    ag_check_held(gpu, gpu->slots[slot].kernel, cu);
    ag_start_restore(gpu, slot, cu);
}

void ag_start_leaving(struct ag_gpu *gpu, uint32_t slot, bool preempted)
{
    gpu->slots[slot].state = AG_SAVING;
    gpu->slots[slot].preempted = preempted;
}

void ag_can_run(struct ag_gpu *gpu, uint32_t slot)
{
    struct ag_slot *s = &gpu->slots[slot];

    if (s->stalled) {
        ag_unregister(gpu, slot);
        s->stalled = s->spilled = false;
        s->retries = true;
    }
    s->met = false;
    s->listed = s->preempted ? 2 : 1;
    s->preempted = false;
}

void ag_evict(struct ag_gpu *gpu, uint32_t slot)
{
    ag_tally.races[AG_RACE_GIVEN_EVICTED]++;
    if (!plants(gpu, AG_PLANT_UNEVICTED))
        ag_start_leaving(gpu, slot, false);
}

void ag_end_if_empty(struct ag_gpu *gpu, uint32_t kernel)
{
    struct ag_share *share = &gpu->shares[kernel];
    struct ag_event event = {.kind = CP_EVENT_KERNEL_ENDED, .slot = (uint8_t)ag_record_of(gpu, kernel)};

    if (!share->given || share->next != share->end)
        return;
    for (uint32_t i = 0; i < AG_WGS; i++) {
        if (gpu->slots[i].state != AG_FREE && gpu->slots[i].kernel == kernel)
            return;
    }
    share->given = false;
    gpu->ended[kernel] = true;
    gpu->record[event.slot] = 0;
    ag_post(gpu, &event);
}

/* GIVE */

/* Its WGs up to next have been launched or are the firmware's to launch again; the others are all still to come. */
static bool is_give_sound(const struct ag_gpu *gpu, const struct ag_command *command, uint32_t kernel)
{
    uint32_t groups = ag_scenario()->groups[kernel];

    if (ag_is_given(gpu, kernel) || command->number > command->value || command->value != groups)
        return false;
    for (uint32_t i = command->number; i < groups; i++) {
        if (gpu->threads[ag_first_number(kernel) + i].launched)
            return false;
    }
    return true;
}

/* Whether a LAUNCH of the kernel was refused. */
static bool was_refused(const struct ag_gpu *gpu, uint32_t kernel, uint32_t next)
{
    for (uint32_t i = 0; i < next; i++) {
        if (!gpu->threads[ag_first_number(kernel) + i].launched)
            return true;
    }
    return false;
}

/* Takes over a WG that the firmware has launched and forgets: an entry of the Log read late may end an old wait again. */
static void take_over(struct ag_gpu *gpu, uint32_t slot)
{
    struct ag_slot *s = &gpu->slots[slot];

    ag_tally.races[AG_RACE_GIVE_RESIDENTS]++;
    ag_tally.races[AG_RACE_GIVE_MOVING] += s->state == AG_SAVING || s->state == AG_RESTORING;
    s->reported = s->quantum_reported = s->preempted = false;
    s->ended = 0;
    if (!ag_must_leave(gpu, slot))
        return;
    ag_tally.races[AG_RACE_GIVE_LOST] += gpu->lost[s->cu];
    ag_evict(gpu, slot);
}

void ag_give(struct ag_gpu *gpu, const struct ag_command *command, uint32_t kernel)
{
    struct ag_event given = {.kind = CP_EVENT_GIVEN, .slot = command->kernel};
    bool launched = false;

    if (!is_give_sound(gpu, command, kernel)) {
        ag_violation("(b) WGs are given to the dispatcher twice, or there are none such");
        return;
    }
    if (was_refused(gpu, kernel, command->number))
        ag_violation("(i) GIVE of a kernel one of whose LAUNCHes was refused");
    gpu->shares[kernel] = (struct ag_share){
        .given = true, .next = command->number, .end = (uint8_t)command->value, .limit = command->limit};
    for (uint32_t i = 0; i < AG_WGS; i++) {
        if (gpu->slots[i].state == AG_FREE || gpu->slots[i].kernel != kernel)
            continue;
        launched = true;
        take_over(gpu, i);
    }
    if (launched && !command->mode)
        ag_violation("(i) GIVE says that no WG was launched, and one lives");
    if (command->mode)
        ag_post(gpu, &given);
    ag_end_if_empty(gpu, kernel);
}

/* DROP */

static void drop_workgroup(struct ag_gpu *gpu, uint32_t slot)
{
    struct ag_slot *s = &gpu->slots[slot];

    switch (s->state) {
    case AG_RESIDENT:
        s->state = AG_KILLING;
        break;
    case AG_AWAY:
        s->listed = 0;
        ag_post_state(gpu, slot, CP_EVENT_DONE);
        ag_leave(gpu, slot);
        break;
    case AG_SAVING:
    case AG_RESTORING:
        ag_tally.races[AG_RACE_DROP_MOVING]++;
        s->killed = true;
        break;
    default:
        break;
    }
}

void ag_drop(struct ag_gpu *gpu, const struct ag_command *command)
{
    uint32_t kernel = gpu->record[command->kernel] - 1u;

    if (!gpu->record[command->kernel] || !ag_is_given(gpu, kernel)) {
        ag_tally.races[AG_RACE_DROP_LATE]++;
        ag_refuse(gpu, command, CP_REFUSED_ARGUMENT);
        return;
    }
    if (!gpu->faulted[kernel] && !gpu->host.dropped[kernel])
        ag_violation("DROP of a sound kernel");
    gpu->shares[kernel].next = gpu->shares[kernel].end;
    for (uint32_t i = 0; i < AG_WGS && ag_is_given(gpu, kernel); i++) {
        if (gpu->slots[i].state != AG_FREE && gpu->slots[i].kernel == kernel)
            drop_workgroup(gpu, i);
    }
    ag_end_if_empty(gpu, kernel);
}

void ag_execute_killed(struct ag_gpu *gpu, uint32_t slot)
{
    if (!gpu->slots[slot].killed)
        return;
    gpu->slots[slot].killed = false;
    drop_workgroup(gpu, slot);
}

/* HALT and GO */

void ag_halt(struct ag_gpu *gpu, const struct ag_command *command)
{
    uint32_t queue = command->kernel;

    if (gpu->halted[queue])
        ag_violation("(i) HALT of a queue that is halted");
    if (plants(gpu, AG_PLANT_LOST_HALT))
        return;
    gpu->halted[queue] = gpu->answers_halt[queue] = true;
    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];
        bool of_queue = s->state != AG_FREE && ag_is_given(gpu, s->kernel) && ag_queue_of(s->kernel) == queue;

        ag_tally.races[AG_RACE_HALT_MOVING] += of_queue && (s->state == AG_SAVING || s->state == AG_RESTORING);
        if (of_queue && ag_must_leave(gpu, i))
            ag_start_leaving(gpu, i, false);
    }
}

void ag_go(struct ag_gpu *gpu, const struct ag_command *command)
{
    if (!gpu->halted[command->kernel])
        ag_violation("(i) GO of a queue that is not halted");
    if (plants(gpu, AG_PLANT_LOST_GO))
        return;
    gpu->halted[command->kernel] = gpu->answers_halt[command->kernel] = false;
}

static bool is_on_cu(const struct ag_slot *s)
{
    return s->state != AG_FREE && s->state != AG_AWAY;
}

void ag_review_halts(struct ag_gpu *gpu)
{
    for (uint32_t queue = 0; queue < AG_QUEUES; queue++) {
        struct ag_event event = {.kind = CP_EVENT_HALTED, .cu = (uint8_t)queue};
        bool any = !gpu->answers_halt[queue];

        for (uint32_t i = 0; i < AG_WGS; i++) {
            const struct ag_slot *s = &gpu->slots[i];

            any |= is_on_cu(s) && is_halted(gpu, s->kernel) && ag_queue_of(s->kernel) == queue;
        }
        if (any && !(gpu->answers_halt[queue] && plants(gpu, AG_PLANT_EARLY_HALTED)))
            continue;
        gpu->answers_halt[queue] = false;
        ag_post(gpu, &event);
    }
}

/* LIST */

void ag_list(struct ag_gpu *gpu, const struct ag_command *command)
{
    struct ag_slot *s = &gpu->slots[command->slot];

    if (command->kernel || command->cu || command->number)
        ag_violation("LIST names more than a WG");
    if (s->state == AG_FREE || !ag_is_given(gpu, s->kernel)) {
        ag_refuse(gpu, command, CP_REFUSED_ARGUMENT);
        return;
    }
    if (s->state != AG_AWAY || s->generation != command->generation || s->listed ||
        s->wait_number != command->wait_number)
        return;
    if (plants(gpu, AG_PLANT_LOST_LIST))
        return;
    s->preempted = command->flags & CP_FLAG_PREEMPTED;
    ag_can_run(gpu, command->slot);
}

/* TAKE */

static enum cp_place_state place_state(const struct ag_slot *s)
{
    if (s->listed)
        return s->listed > 1 ? CP_PLACE_PREEMPTED : CP_PLACE_LISTED;
    switch (s->state) {
    case AG_AWAY:
        return CP_PLACE_WAITS;
    case AG_SAVING:
        return CP_PLACE_SAVING;
    case AG_RESTORING:
        return CP_PLACE_RESTORING;
    default:
        return CP_PLACE_RESIDENT;
    }
}

/* Two places are in one event. */
static void post_place(struct ag_gpu *gpu, const struct ag_event *place)
{
    struct ag_event *last = &gpu->events[gpu->event_count - 1];

    if (last->kind != CP_EVENT_PLACES || last->second || last->kernel != place->kernel ||
        gpu->event_count <= gpu->posted) {
        ag_post(gpu, place);
        return;
    }
    last->second = true;
    last->second_slot = place->slot;
    last->second_cu = place->cu;
    last->second_generation = place->generation;
    last->second_value = place->value;
    last->second_number = place->number;
    last->second_wait_number = place->wait_number;
}

static void count_take(const struct ag_gpu *gpu, const struct ag_slot *s)
{
    ag_tally.races[AG_RACE_TAKE_RESTORING] += s->state == AG_RESTORING;
    ag_tally.races[AG_RACE_TAKE_SAVING] += s->state == AG_SAVING;
    ag_tally.races[AG_RACE_TAKE_AWAY] += s->state == AG_AWAY && !s->listed;
    ag_tally.races[AG_RACE_TAKE_LISTED] += s->listed != 0;
    ag_tally.races[AG_RACE_TAKE_LOST] += (s->state == AG_SAVING || s->state == AG_RESTORING) && gpu->lost[s->cu];
    ag_tally.races[AG_RACE_TAKE_KILLING] += s->state == AG_KILLING || s->killed;
}

static void tell_place(struct ag_gpu *gpu, uint32_t slot, uint32_t record)
{
    struct ag_slot *s = &gpu->slots[slot];
    struct ag_event event = {.kind = CP_EVENT_PLACES,
                             .cu = s->cu,
                             .slot = (uint8_t)slot,
                             .generation = s->generation,
                             .wait_number = (uint16_t)(s->wait_number - (s->stalled && s->state != AG_AWAY)),
                             .value = (uint8_t)place_state(s),
                             .kernel = (uint8_t)record,
                             .number = (uint8_t)(s->number - ag_first_number(s->kernel))};

    count_take(gpu, s);
    if (s->state == AG_AWAY && !s->listed && (!s->stalled || s->met))
        ag_violation("(i) a WG is lost: it can run, and the dispatcher does not know");
    if (event.number && plants(gpu, AG_PLANT_WRONG_NUMBER))
        event.number--;
    if (!plants(gpu, AG_PLANT_LOST_PLACE))
        post_place(gpu, &event);
    if (plants(gpu, AG_PLANT_DOUBLE_PLACE))
        post_place(gpu, &event);
    s->listed = 0;
    s->preempted = false;
}

static void take_kernel(struct ag_gpu *gpu, uint32_t kernel)
{
    struct ag_share *share = &gpu->shares[kernel];
    uint32_t record = ag_record_of(gpu, kernel);
    struct ag_event event = {.kind = CP_EVENT_KERNEL_AT, .kernel = (uint8_t)record, .number = share->next};

    if (share->next && share->next != share->end && plants(gpu, AG_PLANT_TAKEN_TWICE))
        event.number--;
    else if (share->next != share->end && plants(gpu, AG_PLANT_TAKEN_SHORT))
        event.number++;
    ag_post(gpu, &event);
    for (uint32_t i = 0; i < AG_WGS; i++) {
        if (gpu->slots[i].state != AG_FREE && gpu->slots[i].kernel == kernel)
            tell_place(gpu, i, record);
    }
    *share = (struct ag_share){.given = false};
}

void ag_take(struct ag_gpu *gpu)
{
    struct ag_event event = {.kind = CP_EVENT_TAKEN, .slot = gpu->slots_used};
    uint32_t given = 0;

    for (uint32_t kernel = 0; kernel < AG_KERNELS; kernel++) {
        if (!ag_is_given(gpu, kernel))
            continue;
        take_kernel(gpu, kernel);
        given++;
    }
    for (uint32_t queue = 0; queue < AG_QUEUES; queue++) {
        ag_tally.races[AG_RACE_TAKE_HALTED] += gpu->halted[queue];
        gpu->halted[queue] = gpu->answers_halt[queue] = false;
    }
    ag_tally.races[AG_RACE_TAKE_TWO] += given > 1;
    for (uint32_t i = 0; i < AG_WGS; i++)
        event.generation = gpu->slots[i].generation > event.generation ? gpu->slots[i].generation : event.generation;
    if (event.generation && plants(gpu, AG_PLANT_OLD_GENERATION))
        event.generation = 0;
    ag_post(gpu, &event);
}

/* The books of both, when nothing is under way */

static bool is_settled(const struct ag_state *state)
{
    const struct ag_gpu *gpu = &state->gpu;

    if (gpu->command_count || gpu->event_count || state->cp.taking)
        return false;
    for (uint32_t i = 0; i < AG_WGS; i++) {
        const struct ag_slot *s = &gpu->slots[i];

        if (s->state == AG_SAVING || s->state == AG_RESTORING || s->state == AG_KILLING)
            return false;
    }
    return ag_firmware_is_idle(state);
}

/* Whether a record says of its WG what the GPU does. */
static bool agrees(const struct ag_gpu *gpu, const struct cp_workgroup *wg, uint32_t slot)
{
    const struct ag_slot *s = &gpu->slots[slot];

    if (s->state == AG_FREE || (uint8_t)wg->generation != s->generation ||
        wg->number + ag_first_number(s->kernel) != s->number || gpu->record[wg->kernel] != s->kernel + 1u)
        return false;
    if (wg->state == CP_WG_SWAPPED)
        return s->state == AG_AWAY && !s->listed && (uint16_t)wg->wait_number == s->wait_number;
    if (wg->state == CP_WG_STALLED && (!s->stalled || (uint16_t)wg->wait_number != s->wait_number))
        return false;
    return s->state == AG_RESIDENT && (wg->state == CP_WG_RUNNING || wg->state == CP_WG_STALLED) && wg->cu == s->cu;
}

static bool is_unstarted(const struct cp_workgroup *wg)
{
    return wg->state == CP_WG_READY && wg->flags & CP_WG_FRESH;
}

/* While the dispatcher places, other records are only of WGs whose waits are watched. Some of those may be over. */
static void check_given(const struct ag_gpu *gpu, const struct cp_workgroup *wg, uint32_t slot)
{
    const struct ag_slot *s = &gpu->slots[slot];

    if (wg->state != CP_WG_FREE && (wg->state != CP_WG_WATCHED || !wg->waits || !ag_is_given(gpu, s->kernel)) &&
        !(wg->state == CP_WG_WATCHED && wg->waits && s->state == AG_FREE))
        ag_violation("(i) the firmware has a record of a WG that is the dispatcher's, and does not watch it");
    if (s->state == AG_FREE)
        return;
    if (!ag_is_given(gpu, s->kernel))
        ag_violation("(i) a WG is lost: its kernel was not given");
    if (s->state == AG_AWAY && !s->listed && (!s->stalled || s->met))
        ag_violation("(i) a WG is lost: it can run, and the dispatcher does not know");
    if (ag_must_leave(gpu, slot))
        ag_violation("(i) a WG stays on a lost CU, or in a halted queue");
}

static void check_own(const struct ag_gpu *gpu, const struct cp_workgroup *wg, uint32_t slot)
{
    const struct ag_slot *s = &gpu->slots[slot];
    bool ready = wg->state == CP_WG_READY;

    if (s->state == AG_FREE ? wg->state != CP_WG_FREE && !is_unstarted(wg)
                            : (ready ? s->state != AG_AWAY : !agrees(gpu, wg, slot)))
        ag_violation("(i) the firmware's record of a WG is not what the GPU has");
    if (s->state == AG_RESIDENT && gpu->lost[s->cu])
        ag_violation("(i) a WG stays on a lost CU");
}

static void check_cu(const struct ag_state *state, uint32_t cu)
{
    const struct cp_compute_unit *c = &state->cp.cus[cu];

    if (CP_PAIR_UPPER(c->simds[0].waves) + ag_waves_on(&state->gpu, cu) != ag_scenario()->room)
        ag_violation("(i) what is free on a CU is not what the firmware takes for free");
}

/* While the dispatcher places, the firmware has WGs of a suspended queue that it has taken back. They are saved. */
static bool is_kept(const struct ag_gpu *gpu, const struct cp_workgroup *wg, uint32_t slot)
{
    const struct ag_slot *s = &gpu->slots[slot];
    bool kept = (wg->state == CP_WG_SWAPPED || wg->state == CP_WG_READY) && s->state == AG_AWAY &&
                !ag_is_given(gpu, s->kernel) && gpu->host.suspended[ag_queue_of(s->kernel)];

    ag_tally.races[AG_RACE_KEPT_SUSPENDED] += kept;
    return kept;
}

void ag_check_books(const struct ag_state *state)
{
    const struct cp *cp = &state->cp;
    uint32_t records = 0, held = 0;

    if (!ag_scenario()->dispatcher || !is_settled(state))
        return;
    for (uint32_t i = 0; i < AG_WGS; i++) {
        records += cp->workgroups[i].state != CP_WG_FREE;
        if (cp->delegated && !is_kept(&state->gpu, &cp->workgroups[i], i))
            check_given(&state->gpu, &cp->workgroups[i], i);
        else
            check_own(&state->gpu, &cp->workgroups[i], i);
    }
    for (uint32_t queue = 0; queue < AG_QUEUES; queue++)
        held += cp->queues[queue].held;
    if (held != records || cp->free.count + records != cp->config.wg_slots)
        ag_violation("(i) records are lost");
    for (uint32_t cu = 0; cu < ag_scenario()->cus && !cp->delegated; cu++)
        check_cu(state, cu);
}
