/* SPDX-License-Identifier: MIT */
/* workgroup.c - the work-groups' state machine. */
#include "workgroup_internal.h"

#include "compute_unit.h"
#include "context.h"
#include "kernel.h"
#include "policy.h"
#include "spill_table.h"
#include "trace.h"

void cp_workgroup_init(struct cp *cp)
{
    cp_list_clear(&cp->free);
    cp_list_clear(&cp->stalled);
    cp_list_clear(&cp->expired);
    cp_list_clear(&cp->swapped);
    cp->free.count = (uint16_t)cp->config.wg_slots;
    if (CP_DELEGATION)
        cp->take_slot = UINT32_MAX;
}

#if CP_HOST
void cp_workgroup_note_wait(struct cp_workgroup *wg, uint32_t number, uint32_t condition,
                            const struct cp_status_wait *told)
{
    wg->wait.told = *told;
    wg->wait.number = number;
    wg->wait.condition = condition;
}
#endif

/* Returns the list that a launched WG is on by its state, or NULL. */
static inline struct cp_list *list_of(struct cp *cp, const struct cp_workgroup *wg)
{
    struct cp_kernel *k = cp_kernel_at(cp, wg->kernel);

    switch (wg->state) {
    case CP_WG_RUNNING:
        return CP_PREEMPTION && wg->flags & CP_WG_EXPIRED ? &cp->expired : 0;
    case CP_WG_STALLED:
        return &cp->stalled;
    case CP_WG_SWAPPED:
        return &cp->swapped;
    case CP_WG_READY:
        return CP_PREEMPTION && wg->flags & CP_WG_PREEMPTED ? &k->preempted : &k->ready;
    default:
        return 0;
    }
}

/* Counts a WG among those in its state (sign 1), or no longer (sign -1, as an unsigned number). */
static inline void count_state(struct cp *cp, const struct cp_workgroup *wg, uint32_t sign)
{
    CP_REQUIRE(cp, WORKGROUP, sign == 1 || wg->state != CP_WG_READY || cp->ready > 0);
    CP_REQUIRE(cp, WORKGROUP, sign == 1 || wg->state != CP_WG_SAVING || !(wg->flags & CP_WG_SWAP) || cp->swaps > 0);
    if (wg->state == CP_WG_READY) {
        cp->ready += sign;
        if (wg->flags & CP_WG_FRESH)
            cp->fresh = (uint16_t)(cp->fresh + sign);
    }
    if (wg->state == CP_WG_SAVING && wg->flags & CP_WG_SWAP) {
        cp->swaps += sign;
        cp->swap_waves += sign * cp->kernels[wg->kernel].shape.waves;
    }
    if (CP_COOPERATIVE && (wg->state == CP_WG_SAVING || wg->state == CP_WG_SWAPPED))
        cp->cooperative[wg->kernel].away = (uint16_t)(cp->cooperative[wg->kernel].away + sign);
}

static inline void leave_state(struct cp *cp, struct cp_workgroup *wg, uint32_t slot)
{
    struct cp_list *list = list_of(cp, wg);

    if (list)
        cp_list_remove(cp, list, CP_LINK_ORDER, slot);
    count_state(cp, wg, UINT32_MAX);
}

/* Flags that end with the entry into a state. */
static const uint8_t ended_flags[] = {
    [CP_WG_RUNNING] = CP_WG_SWAP | CP_WG_PREEMPTED | CP_WG_MET,
    [CP_WG_STALLED] = CP_WG_SWAP | CP_WG_PREEMPTED | CP_WG_MET,
    [CP_WG_SAVING] = CP_WG_WAITS,
    [CP_WG_SWAPPED] = CP_WG_SWAP | CP_WG_PREEMPTED | CP_WG_EXPIRED | CP_WG_WAITS | CP_WG_MET,
    [CP_WG_READY] = CP_WG_WAITS | CP_WG_SWAP | CP_WG_EXPIRED | CP_WG_PREEMPTED | CP_WG_MET,
    [CP_WG_RESTORING] = CP_WG_PREEMPTED,
    [CP_WG_KILLING] = 0,
    [CP_WG_WATCHED] = 0xff,
};

void cp_workgroup_change(struct cp *cp, uint32_t slot, enum cp_wg_state state, uint32_t set_flags)
{
    struct cp_workgroup *wg = cp_workgroup_at(cp, slot);
    struct cp_list *list;

    CP_REQUIRE(cp, WORKGROUP, wg->state != CP_WG_FREE && state != CP_WG_FREE);
    leave_state(cp, wg, slot);
    wg->state = (uint8_t)state;
    wg->flags = (uint8_t)((wg->flags & ~ended_flags[state]) | set_flags);
    count_state(cp, wg, 1);
    list = list_of(cp, wg);
    if (list)
        cp_list_append(cp, list, CP_LINK_ORDER, slot);
    cp_trace_workgroup(cp, slot, state);
}

void cp_workgroup_become_ready(struct cp *cp, uint32_t slot, uint32_t set_flags)
{
    struct cp_workgroup *wg = cp_workgroup_at(cp, slot);

    CP_REQUIRE(cp, WORKGROUP, wg->state != CP_WG_READY);
    wg->since = cp->placements;
    wg->first_wait = wg->wait_number + 1;
    cp_spill_forget(cp, wg);
    cp_workgroup_change(cp, slot, CP_WG_READY, set_flags);
}

/* The WG is gone: its record is free, and messages about it are stale. */
static inline void free_record(struct cp *cp, struct cp_workgroup *wg, uint32_t slot)
{
    cp_trace_workgroup(cp, slot, CP_WG_FREE);
    wg->state = CP_WG_FREE;
    wg->generation++;
    cp->free.count++;
    if (cp_is_delegated(cp) || (CP_DELEGATION && slot >= cp->take_slot))
        return; /* found when the firmware has the books */
    wg->links[CP_LINK_ORDER].next = cp->free.head;
    cp->free.head = (uint16_t)slot;
}

void cp_workgroup_release(struct cp *cp, struct cp_workgroup *wg, uint32_t slot)
{
    CP_REQUIRE(cp, WORKGROUP, wg->state != CP_WG_FREE && wg == &cp->workgroups[slot]);
    cp_spill_forget(cp, wg);
    leave_state(cp, wg, slot);
    free_record(cp, wg, slot);
    cp_kernel_retire(cp, cp_kernel_at(cp, wg->kernel), wg, slot);
}

/* Returns a frame about the WG, to be completed and sent, or NULL if the ring is full. */
static inline struct cp_command *begin_command(struct cp *cp, const struct cp_workgroup *wg, uint32_t slot,
                                               enum cp_command_opcode opcode)
{
    struct cp_command *command = cp_command_begin(cp, opcode, CP_COMMAND_LENGTH(place));

    if (!command)
        return 0;
    command->place = (struct cp_place){.slot = slot, .generation = wg->generation};
    if (opcode == CP_COMMAND_LAUNCH || opcode == CP_COMMAND_RESTORE) {
        command->place.kernel = wg->kernel;
        command->place.cu = wg->cu;
        command->place.simd = wg->simd;
    }
    if (opcode != CP_COMMAND_KILL)
        command->place.context = cp_context_address(cp, slot);
    return command;
}

/* Sends the frame of begin_command. */
static inline void send_command(struct cp *cp, struct cp_workgroup *wg, uint64_t *counter)
{
    wg->tag = cp_command_send(cp);
    cp_count(counter);
}

static inline bool send_launch(struct cp *cp, struct cp_workgroup *wg, uint32_t slot, const uint32_t id[3])
{
    struct cp_command *command = begin_command(cp, wg, slot, CP_COMMAND_LAUNCH);

    if (!command)
        return false;
    command->place.workgroup[0] = id[0];
    command->place.workgroup[1] = id[1];
    command->place.workgroup[2] = id[2];
    if (CP_SCRATCH && wg->scratch != CP_NONE)
        command->place.scratch = cp_kernel_scratch(cp_kernel_at(cp, wg->kernel), wg->scratch);
    send_command(cp, wg, &cp->counters.launches);
    wg->launch_tag = wg->tag;
    return true;
}

static bool send_restore(struct cp *cp, struct cp_workgroup *wg, uint32_t slot)
{
    struct cp_command *command = begin_command(cp, wg, slot, CP_COMMAND_RESTORE);

    if (!command)
        return false;
    send_command(cp, wg, &cp->counters.restores);
    return true;
}

/* Returns the free record that is used next. Call only while cp->free.count is not 0. */
static inline uint32_t first_free(const struct cp *cp)
{
    return cp->free.head != CP_NONE ? cp->free.head : cp->unused;
}

/* The first free record is in use now. */
static inline void use_free(struct cp *cp, uint32_t slot)
{
    struct cp_workgroup *wg = cp->workgroups + slot;

    if (slot == cp->unused)
        cp->unused++;
    else
        cp->free.head = wg->links[CP_LINK_ORDER].next;
    cp->free.count--;
}

/* The dispatcher may have used the slot since. */
static inline void raise_generation(const struct cp *cp, struct cp_workgroup *wg)
{
    if (CP_DELEGATION && (int32_t)(cp->generation_floor - wg->generation) > 0)
        wg->generation = cp->generation_floor;
}

/* Starts the next WG of the kernel in this record, whose cu and simd are set. Returns false if the ring is full. */
static inline bool start_next(struct cp *cp, const struct cp_kernel *kernel, struct cp_workgroup *wg, uint32_t slot)
{
    CP_REQUIRE(cp, WORKGROUP, kernel->unlaunched && !wg->waits);
    cp_kernel_peek(kernel, wg);
    if (!send_launch(cp, wg, slot, kernel->next))
        return false;
    wg->state = CP_WG_RUNNING;
    wg->flags = CP_WG_FRESH;
    wg->wait_number = UINT32_MAX;
    wg->first_wait = 0;
    cp_workgroup_clear_wait(wg);
    return true;
}

/* Launches the next WG of the kernel in the first free record. Returns false if the ring is full. */
static inline bool launch_next(struct cp *cp, struct cp_kernel *kernel, struct cp_spot spot)
{
    uint32_t slot = first_free(cp);
    struct cp_workgroup *wg = cp->workgroups + slot;

    CP_REQUIRE(cp, WORKGROUP, cp->free.count && slot < cp->config.wg_slots && wg->state == CP_WG_FREE);
    wg->cu = (uint16_t)spot.cu;
    wg->simd = (uint8_t)spot.simd;
    raise_generation(cp, wg);
    if (!start_next(cp, kernel, wg, slot))
        return false;
    use_free(cp, slot);
    cp_kernel_take(cp, kernel, wg, slot);
    cp_cu_enter(cp, kernel, spot, slot);
    cp_trace_workgroup(cp, slot, CP_WG_RUNNING);
    return true;
}

uint32_t cp_workgroup_launch(struct cp *cp, struct cp_kernel *kernel, struct cp_spot spot, uint32_t most)
{
    bool limited = CP_BATCHES && cp_kernel_limited(cp, kernel);
    uint32_t launched = 0;

    CP_REQUIRE(cp, WORKGROUP, most && cp_kernel_launchable(cp, kernel));
    CP_REQUIRE(cp, WORKGROUP, !CP_BATCHES || most <= cp_kernel_launchable(cp, kernel));
    while (spot.simd != CP_NONE && launch_next(cp, kernel, spot)) {
        if (++launched == most || !CP_BATCHES || cp->panic || (limited && !cp_kernel_launchable(cp, kernel)))
            break;
        spot.cu = kernel->next_cu;
        spot.simd = cp_cu_try(cp, kernel, spot.cu);
    }
    return launched;
}

bool cp_workgroup_hand_over(struct cp *cp, struct cp_kernel *kernel, struct cp_workgroup *wg, uint32_t slot)
{
    if (!cp_cu_hand_over(cp, kernel, wg, slot))
        return false;
    cp_spill_forget(cp, wg);
    cp_trace_workgroup(cp, slot, CP_WG_FREE);
    wg->generation++;
    if (!start_next(cp, kernel, wg, slot))
        return false;
    cp_kernel_advance(cp, kernel);
    cp_trace_workgroup(cp, slot, CP_WG_RUNNING);
    return true;
}

bool cp_workgroup_restore(struct cp *cp, uint32_t slot, struct cp_spot spot)
{
    struct cp_workgroup *wg = cp_workgroup_at(cp, slot);
    bool fresh = wg->flags & CP_WG_FRESH;
    uint16_t left = wg->cu;
    uint32_t id[3];
    bool sent;

    CP_REQUIRE(cp, WORKGROUP, wg->state == CP_WG_READY);
    wg->cu = (uint16_t)spot.cu;
    wg->simd = (uint8_t)spot.simd;
    if (fresh) {
        cp_kernel_workgroup_id(cp, slot, id);
        sent = send_launch(cp, wg, slot, id);
    } else {
        sent = send_restore(cp, wg, slot);
    }
    if (!sent) {
        wg->cu = left; /* cp_placement_place may prefer it */
        return false;
    }
    cp_cu_enter(cp, cp_kernel_at(cp, wg->kernel), spot, slot);
    cp_workgroup_change(cp, slot, fresh ? CP_WG_RUNNING : CP_WG_RESTORING, 0);
    return true;
}

bool cp_workgroup_may_be_saved(struct cp *cp, uint32_t slot)
{
    const struct cp_workgroup *wg = cp_workgroup_at(cp, slot);

    return (wg->state == CP_WG_RUNNING || wg->state == CP_WG_STALLED) && !cp_kernel_at(cp, wg->kernel)->error;
}

bool cp_workgroup_save(struct cp *cp, uint32_t slot, uint32_t command_flags, uint32_t wg_flags)
{
    struct cp_workgroup *wg = cp_workgroup_at(cp, slot);
    struct cp_command *command = begin_command(cp, wg, slot, CP_COMMAND_SAVE);

    CP_REQUIRE(cp, WORKGROUP, cp_workgroup_may_be_saved(cp, slot));
    CP_REQUIRE(cp, WORKGROUP,
               !(wg_flags & ~(uint32_t)(CP_WG_SWAP | CP_WG_PREEMPTED)) && !(command_flags & ~(uint32_t)CP_FLAG_FORCED));
    if (!command)
        return false;
    command->flags = (uint8_t)command_flags;
    command->place.wait_number = wg->wait_number;
    send_command(cp, wg, &cp->counters.saves);
    cp_workgroup_change(cp, slot, CP_WG_SAVING, wg_flags);
    return true;
}

bool cp_workgroup_drop(struct cp *cp, uint32_t slot)
{
    struct cp_workgroup *wg = cp_workgroup_at(cp, slot);
    bool away = cp_workgroup_is_in(wg, CP_WG_NOT_RESIDENT);

    if (cp_workgroup_never_ran(wg) || (CP_DELEGATION && wg->state == CP_WG_WATCHED)) {
        cp_workgroup_release(cp, wg, slot);
        cp->place_pending = true;
        return true;
    }
    if (!away && wg->state != CP_WG_RUNNING && wg->state != CP_WG_STALLED)
        return true;
    if (!begin_command(cp, wg, slot, CP_COMMAND_KILL))
        return false;
    wg->tag = cp_command_send(cp);
    cp_workgroup_change(cp, slot, CP_WG_KILLING, away ? CP_WG_AWAY : 0);
    return true;
}

void cp_workgroup_expire(struct cp *cp)
{
    CP_REQUIRE(cp, WORKGROUP, cp->swapped.count && cp_workgroup_expiry_due(cp));
    if (cp_policy_of(cp)->watches)
        cp_count(&cp->counters.fallbacks);
    else
        cp_count(&cp->counters.timeouts);
    cp_workgroup_become_ready(cp, cp->swapped.head, 0);
}

/* SAVING: notes that a wait's condition is met. */
static enum cp_end latch_met(struct cp_workgroup *wg, uint32_t wait_number)
{
    CP_REQUIRE(NULL, WORKGROUP, wg->state == CP_WG_SAVING);
    if (wg->flags & (CP_WG_FRESH | CP_WG_MET))
        return CP_END_LATER;
    wg->flags |= CP_WG_MET;
    wg->met_wait = wait_number;
    return CP_END_LATCHED;
}

enum cp_end cp_workgroup_resume(struct cp *cp, uint32_t slot, uint32_t generation, uint32_t wait_number)
{
    struct cp_command *command = cp_command_begin(cp, CP_COMMAND_RESUME, CP_COMMAND_LENGTH(place.workgroup[0]));

    if (!command)
        return CP_END_BLOCKED;
    command->place.slot = slot;
    command->place.generation = generation;
    command->place.wait_number = wait_number;
    command->place.kernel = command->place.cu = command->place.simd = command->place.reserved0 = 0;
    command->place.workgroup[0] = 0;
    cp_command_send(cp);
    cp_count(&cp->counters.resumes);
    return CP_END_RESUMED;
}

void cp_workgroup_end_watch(struct cp *cp, struct cp_workgroup *wg, uint32_t slot)
{
    if (CP_DELEGATION && wg->state == CP_WG_WATCHED && !wg->waits)
        cp_workgroup_release(cp, wg, slot);
}

enum cp_end cp_workgroup_end_wait(struct cp *cp, struct cp_workgroup *wg, uint32_t slot, uint32_t wait_number)
{
    CP_REQUIRE(cp, WORKGROUP, wg == &cp->workgroups[slot]);
    if (!cp_workgroup_may_wait(wg, wait_number))
        return CP_END_STALE;
    if (wg->state == CP_WG_SAVING)
        return latch_met(wg, wait_number);
    if (wg->state == CP_WG_SWAPPED) {
        cp_workgroup_become_ready(cp, slot, 0);
        return CP_END_READY;
    }
    return cp_workgroup_resume(cp, slot, wg->generation, wait_number);
}
