/* given.c - see given.h. */
#include "gpu/given.h"

#include <string.h>

#include "cu/wait.h"
#include "gpu/away.h"
#include "gpu/context.h"
#include "gpu/grid.h"
#include "gpu/leaving.h"
#include "gpu/move.h"
#include "gpu/placing.h"
#include "gpu/shares.h"
#include "gpu/slot.h"
#include "gpu/waits.h"

static bool is_give_sound(const struct gpu_dispatcher *dispatcher, const struct cp_give *give,
                          const struct cu_kernel *kernel)
{
    return kernel && !gpu_shares_has(dispatcher, kernel) && give->next <= give->end &&
           give->end <= gpu_grid_count(kernel) && give->priority < CP_PRIORITIES && give->weight <= CP_WEIGHT_MOST &&
           give->scratch_slots <= CP_MAX_SCRATCH && (give->scratch_slots || !kernel->scratch_wave_bytes) &&
           gpu_context_image_bytes(kernel) <= dispatcher->context_bytes;
}

/* The firmware has placed until now: finds the slots that it has left. */
static void find_free_slots(struct gpu_dispatcher *dispatcher)
{
    struct gpu_placing *placing = &dispatcher->placing;

    placing->free_slots = NULL;
    placing->free_count = 0;
    for (uint32_t i = dispatcher->slots_used; i--;) {
        struct gpu_slot *slot = &dispatcher->slots[i];

        if (slot->state != GPU_SLOT_FREE)
            continue;
        slot->next = placing->free_slots;
        placing->free_slots = slot;
        placing->free_count++;
    }
}

/* Takes over a WG that the firmware has launched. */
static void take_over(struct gpu_share *share, struct gpu_slot *slot, uint64_t now)
{
    uint64_t bytes = share->kernel->scratch_wave_bytes * share->kernel->waves;

    share->alive++;
    slot->dispatcher->placing.queue_alive[share->queue]++;
    if (slot->workgroup)
        gpu_shares_charge(&slot->dispatcher->placing, share, share->kernel->waves, now);
    slot->preempted = false;
    slot->reported = slot->quantum_reported = false;
    gpu_slot_disarm_timers(slot);
    if (slot->workgroup && slot->workgroup->held)
        cu_release(slot->workgroup, now);
    if (bytes) {
        slot->scratch_slot = (uint32_t)((slot->scratch - share->kernel->apertures.scratch_base) / bytes);
        gpu_bit_clear(share->scratch_free, slot->scratch_slot);
    }
    if (slot->state == GPU_SLOT_AWAY && slot->waits_away)
        gpu_away_limit(slot, now);
    if (slot->state == GPU_SLOT_RESIDENT && gpu_shares_must_leave(slot))
        gpu_leaving_evict(slot, now);
}

/* Takes over the kernel's WGs that the firmware has launched. It waits for GIVEN before it forgets them. */
static void take_over_all(struct gpu_dispatcher *dispatcher, struct gpu_share *share, uint64_t now)
{
    struct cp_event event = {.kind = CP_EVENT_GIVEN, .cycle = now, .kernel = {share->kernel->index}};

    for (uint32_t i = 0; i < dispatcher->slots_used; i++) {
        if (dispatcher->slots[i].kernel == share->kernel)
            take_over(share, &dispatcher->slots[i], now);
    }
    gpu_dispatcher_post(dispatcher, &event);
}

/* The kernel's last WG has ended. */
static void end_kernel(struct gpu_dispatcher *dispatcher, struct gpu_share *share, uint64_t now)
{
    struct gpu_placing *placing = &dispatcher->placing;
    struct cp_event event = {.kind = CP_EVENT_KERNEL_ENDED, .cycle = now, .kernel = {share->kernel->index}};
    uint32_t i = gpu_shares_position(placing, share);

    placing->given--;
    memmove(&placing->order[i], &placing->order[i + 1], (placing->given - i) * sizeof(placing->order[0]));
    if (placing->reserved == share)
        placing->reserved = NULL;
    share->given = false;
    gpu_shares_note_given(placing);
    gpu_kernel_table_end(&dispatcher->kernels, share->kernel->index);
    if (dispatcher->parts.accesses)
        dispatcher->parts.accesses->kernel_ends(dispatcher->parts.accesses->context, share->kernel->index);
    gpu_dispatcher_post(dispatcher, &event);
}

void gpu_command_give(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    struct gpu_placing *placing = &dispatcher->placing;
    const struct cp_give *give = &command->give;
    struct cu_kernel *kernel = gpu_kernel_table_find(&dispatcher->kernels, give->kernel);
    struct gpu_share *share;

    if (!is_give_sound(dispatcher, give, kernel)) {
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_ARGUMENT, now);
        return;
    }
    share = gpu_share_of(dispatcher, kernel);
    *share = (struct gpu_share){.given = true,
                                .priority = give->priority,
                                .limit = give->limit,
                                .weight = give->weight ? give->weight : 1,
                                .queue = (uint16_t)kernel->queue,
                                .next = give->next,
                                .end = give->end,
                                .turn = placing->placements,
                                .kernel = kernel};
    gpu_bits_fill(share->scratch_free, give->scratch_slots);
    for (uint32_t cu = 0; cu < dispatcher->parts.parameters->cus; cu++) {
        if (!dispatcher->lost[cu])
            gpu_bit_set(share->may_fit, cu);
    }
    if (!placing->given)
        find_free_slots(dispatcher);
    placing->order[placing->given++] = give->kernel;
    placing->slot_cycles = dispatcher->parts.parameters->dispatcher_slot_cycles;
    gpu_shares_charge(placing, share, 0, now);
    gpu_shares_note_given(placing);
    if (give->launched)
        take_over_all(dispatcher, share, now);
    if (!share->alive && share->next == share->end)
        end_kernel(dispatcher, share, now);
    gpu_placing_wake(dispatcher, now);
}

void gpu_command_drop(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    struct cu_kernel *kernel = gpu_kernel_table_find(&dispatcher->kernels, command->end.kernel);
    struct gpu_share *share;

    if (!kernel || !gpu_shares_has(dispatcher, kernel)) {
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_ARGUMENT, now);
        return;
    }
    share = gpu_share_of(dispatcher, kernel);
    share->next = share->end;
    for (uint32_t i = 0; i < dispatcher->slots_used; i++) {
        struct gpu_slot *slot = &dispatcher->slots[i];

        if (slot->kernel == kernel)
            gpu_slot_kill(slot, now);
    }
    if (!share->given || share->alive)
        return;
    end_kernel(dispatcher, share, now);
    gpu_placing_wake(dispatcher, now); /* a CU may have been kept free for it */
}

void gpu_given_ended(struct gpu_slot *slot, const struct cu_kernel *kernel, uint64_t now)
{
    struct gpu_dispatcher *dispatcher = slot->dispatcher;
    struct gpu_placing *placing = &dispatcher->placing;
    struct gpu_share *share = gpu_share_of(dispatcher, kernel);

    SIM_REQUIRE(share->given && share->alive);
    SIM_REQUIRE(slot->state == GPU_SLOT_FREE);
    slot->next = placing->free_slots;
    placing->free_slots = slot;
    placing->free_count++;
    if (kernel->scratch_wave_bytes)
        gpu_bit_set(share->scratch_free, slot->scratch_slot);
    placing->queue_alive[share->queue]--;
    if (!--share->alive && share->next == share->end)
        end_kernel(dispatcher, share, now);
    gpu_placing_wake(dispatcher, now);
}

static bool names_queue(const struct cp_command *command)
{
    return command->queue.queue < CP_MAX_QUEUES;
}

void gpu_command_halt(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    if (!names_queue(command)) {
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_ARGUMENT, now);
        return;
    }
    gpu_shares_halt(dispatcher, command->queue.queue, now);
    gpu_leaving_evict_all(dispatcher, now);
    gpu_placing_wake(dispatcher, now); /* fewer lack a place */
}

void gpu_command_go(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    if (names_queue(command))
        gpu_shares_go(dispatcher, command->queue.queue, now);
    else
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_ARGUMENT, now);
}

static enum cp_place_state place_state(const struct gpu_slot *slot)
{
    if (slot->listed)
        return slot->preempted ? CP_PLACE_PREEMPTED : CP_PLACE_LISTED;
    switch (slot->state) {
    case GPU_SLOT_AWAY:
        return CP_PLACE_WAITS;
    case GPU_SLOT_SAVING:
        return CP_PLACE_SAVING;
    case GPU_SLOT_RESTORING:
        return CP_PLACE_RESTORING;
    default:
        return CP_PLACE_RESIDENT;
    }
}

/* The WAITING or SAVED of a WG that stalls is still to come, and is news only with a higher number. */
static struct cp_wg_place place_of(const struct gpu_slot *slot)
{
    struct cp_wg_place place = {.slot = (uint16_t)slot->index,
                                .cu = (uint16_t)slot->cu,
                                .generation = slot->generation,
                                .number = gpu_grid_number(slot->kernel, slot->id),
                                .wait_number = slot->wait_number - slot->stalled,
                                .state = (uint8_t)place_state(slot),
                                .scratch = UINT16_MAX};

    if (slot->kernel->scratch_wave_bytes)
        place.scratch = (uint16_t)slot->scratch_slot;
    if (slot->workgroup)
        place.simd = (uint8_t)slot->workgroup->waves[0].simd;
    return place;
}

/* Whether the WG is saved, and has waited. */
static bool has_waited(const struct gpu_slot *slot)
{
    return slot->state == GPU_SLOT_AWAY && slot->condition_valid;
}

/* Tells of a saved WG and what it waits for, or has waited for last. */
static void tell_wait(const struct gpu_slot *slot, uint64_t now)
{
    struct cp_event event = {.kind = CP_EVENT_PLACES,
                             .reason = 1,
                             .cu = slot->condition.condition,
                             .tag = slot->kernel->index,
                             .cycle = now,
                             .place_waits = {.place = place_of(slot),
                                             .address = slot->condition.address,
                                             .value = slot->condition.value,
                                             .mask = slot->condition.mask}};

    SIM_REQUIRE(has_waited(slot));
    gpu_dispatcher_post(slot->dispatcher, &event);
}

/* Tells the firmware of all live WGs of the kernel. From now on it hears of what they do. */
static void tell_places(struct gpu_dispatcher *dispatcher, const struct gpu_share *share, bool waits, uint64_t now)
{
    struct cp_event event = {.kind = CP_EVENT_PLACES, .cycle = now, .tag = share->kernel->index};

    for (uint32_t i = 0; i < dispatcher->slots_used; i++) {
        struct gpu_slot *slot = &dispatcher->slots[i];

        if (slot->kernel != share->kernel)
            continue;
        if (waits && has_waited(slot))
            tell_wait(slot, now);
        else
            event.places.places[event.reason++] = place_of(slot);
        gpu_away_forget(slot);
        gpu_shares_end_leaving(slot);
        if (event.reason < CP_PLACES_MOST)
            continue;
        gpu_dispatcher_post(dispatcher, &event);
        event.reason = 0;
    }
    if (event.reason)
        gpu_dispatcher_post(dispatcher, &event);
}

static void take_kernel(struct gpu_dispatcher *dispatcher, struct gpu_share *share, bool waits, uint64_t now)
{
    struct cp_event event = {
        .kind = CP_EVENT_KERNEL_AT, .cycle = now, .kernel_at = {share->kernel->index, share->next}};

    gpu_dispatcher_post(dispatcher, &event);
    tell_places(dispatcher, share, waits, now);
    dispatcher->placing.queue_alive[share->queue] -= share->alive;
    share->given = false;
}

void gpu_command_take(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    struct gpu_placing *placing = &dispatcher->placing;
    struct cp_event event = {.kind = CP_EVENT_TAKEN, .cycle = now, .taken = {0, dispatcher->slots_used}};

    for (uint32_t i = 0; i < placing->given; i++)
        take_kernel(dispatcher, &placing->shares[placing->order[i]], command->flags & CP_FLAG_WAITS, now);
    placing->given = placing->lacking = 0;
    placing->mixed = false;
    for (uint32_t i = 0; i < CP_MAX_QUEUES; i++) {
        placing->times[i].load = 0;
        placing->halted[i] = placing->answers_halt[i] = false;
    }
    placing->reserved = NULL;
    clock_cancel(dispatcher->parts.clock, &placing->next);
    clock_cancel(dispatcher->parts.clock, &placing->due);
    clock_cancel(dispatcher->parts.clock, &placing->limit);
    for (uint32_t i = 0; i < dispatcher->slots_used; i++) {
        if (dispatcher->slots[i].generation > event.taken.generation)
            event.taken.generation = dispatcher->slots[i].generation;
    }
    gpu_dispatcher_post(dispatcher, &event);
}
