/* placing.c - see placing.h. */
#include "gpu/placing.h"

#include "gpu/away.h"
#include "gpu/grid.h"
#include "gpu/leaving.h"
#include "gpu/move.h"
#include "gpu/shares.h"
#include "gpu/slot.h"

static struct gpu_slot *take_free_slot(struct gpu_dispatcher *dispatcher)
{
    struct gpu_slot *slot = dispatcher->placing.free_slots;

    if (!slot)
        return gpu_named_slot(dispatcher, &(struct cp_place){.slot = dispatcher->slots_used});
    dispatcher->placing.free_slots = slot->next;
    dispatcher->placing.free_count--;
    slot->next = NULL;
    SIM_REQUIRE(slot->state == GPU_SLOT_FREE);
    return slot;
}

/* Whether the reserved CU is closed to the kernel: to other priorities, to its own queue, and to all once it was passed over. */
static bool is_kept_out(const struct gpu_placing *placing, const struct gpu_share *share, uint32_t cu)
{
    const struct gpu_share *reserved = placing->reserved;

    return reserved && reserved != share && cu == placing->reserved_cu &&
           (reserved->priority != share->priority || reserved->queue == share->queue ||
            gpu_shares_is_passed_over(placing, reserved));
}

/* Returns a CU where a WG of the kernel fits, and the SIMD of wave 0. Full ones are struck from those that may fit. cu is GPU_NONE if
 * there is no such CU. */
static struct cp_place find_place(struct gpu_dispatcher *dispatcher, struct gpu_share *share, uint32_t start)
{
    uint32_t cus = (uint32_t)dispatcher->parts.parameters->cus;

    for (uint32_t i = 0; i < 2; i++) {
        uint32_t end = i ? start : cus;

        for (uint32_t cu = gpu_bit_next(share->may_fit, i ? 0 : start, end); cu != GPU_NONE;
             cu = gpu_bit_next(share->may_fit, cu + 1, end)) {
            uint32_t simd;

            if (is_kept_out(&dispatcher->placing, share, cu))
                continue;
            simd = cu_choose_simd(dispatcher->cus[cu], share->kernel);
            if (simd != GPU_NONE)
                return (struct cp_place){.cu = (uint16_t)cu, .simd = (uint16_t)simd};
            gpu_bit_clear(share->may_fit, cu);
        }
    }
    return (struct cp_place){.cu = UINT16_MAX};
}

static uint32_t first_cu(const struct gpu_dispatcher *dispatcher, const struct gpu_candidate *candidate)
{
    if (candidate->source == GPU_SOURCE_NEW)
        return candidate->share->next_cu;
    return dispatcher->parts.parameters->cp_restore_same ? candidate->slot->cu : dispatcher->placing.restore_cu;
}

static uint32_t after(const struct gpu_dispatcher *dispatcher, uint32_t cu)
{
    return cu + 1 < dispatcher->parts.parameters->cus ? cu + 1 : 0;
}

static void launch_next(struct gpu_dispatcher *dispatcher, struct gpu_share *share, struct cp_place place, uint64_t now)
{
    struct gpu_slot *slot = take_free_slot(dispatcher);

    gpu_grid_id(share->kernel, share->next++, place.workgroup);
    place.slot = slot->index;
    place.generation = slot->generation + 1;
    place.context = dispatcher->context_base + slot->index * dispatcher->context_bytes;
    if (share->kernel->scratch_wave_bytes) {
        slot->scratch_slot = gpu_bit_next(share->scratch_free, 0, CP_MAX_SCRATCH);
        gpu_bit_clear(share->scratch_free, slot->scratch_slot);
        place.scratch = share->kernel->apertures.scratch_base +
                        slot->scratch_slot * share->kernel->scratch_wave_bytes * share->kernel->waves;
    }
    share->alive++;
    share->next_cu = after(dispatcher, place.cu);
    dispatcher->placing.queue_alive[share->queue]++;
    gpu_slot_launch(slot, share->kernel, &place, now);
}

static void restore_next(struct gpu_dispatcher *dispatcher, struct gpu_slot *slot, struct cp_place place, uint64_t now)
{
    gpu_away_forget(slot);
    dispatcher->placing.restore_cu = after(dispatcher, place.cu);
    gpu_slot_restore(slot, &place, now);
}

/* Places the WG if it fits anywhere. Returns whether it did. */
static bool place_candidate(struct gpu_dispatcher *dispatcher, const struct gpu_candidate *candidate, uint64_t now)
{
    struct gpu_share *share = candidate->share;
    struct cp_place place = find_place(dispatcher, share, first_cu(dispatcher, candidate));

    if (place.cu == UINT16_MAX)
        return false;
    gpu_shares_note_turn(&dispatcher->placing, share, candidate->source);
    gpu_shares_charge(&dispatcher->placing, share, share->kernel->waves, now);
    dispatcher->placing.busy_until = now + share->kernel->waves * dispatcher->parts.parameters->dispatcher_wave_cycles;
    if (candidate->source == GPU_SOURCE_NEW)
        launch_next(dispatcher, share, place, now);
    else
        restore_next(dispatcher, candidate->slot, place, now);
    return true;
}

/* Keeps a CU free for the kernel that is first in order and fits nowhere; NULL: none is kept. Returns whether one was kept for another
 * kernel until now: then those that it was closed to may fit. */
static bool reserve(struct gpu_dispatcher *dispatcher, struct gpu_share *first)
{
    struct gpu_placing *placing = &dispatcher->placing;
    bool opens = placing->reserved && placing->reserved != first;
    uint32_t cu;

    if (first == placing->reserved && (!first || !dispatcher->lost[placing->reserved_cu]))
        return false;
    placing->reserved = NULL;
    if (!first)
        return opens;
    cu = first->next_cu;
    for (uint32_t i = 0; i < dispatcher->parts.parameters->cus && dispatcher->lost[cu]; i++)
        cu = after(dispatcher, cu);
    placing->reserved = dispatcher->lost[cu] ? NULL : first;
    placing->reserved_cu = cu;
    return opens;
}

/* Places the first WG in order that fits somewhere. Returns whether there was one; if not, placing->lacking is how many lack a
 * place. */
static bool place_next(struct gpu_dispatcher *dispatcher, uint64_t now)
{
    struct gpu_placing *placing = &dispatcher->placing;
    uint64_t tried[(CP_MAX_KERNELS + 63) / 64] = {0};
    struct gpu_candidate candidate;
    uint32_t lacking = 0;

    while ((candidate = gpu_shares_first(dispatcher, tried, now)).share) {
        if (place_candidate(dispatcher, &candidate, now))
            return true;
        if (!lacking && reserve(dispatcher, placing->given > 1 ? candidate.share : NULL))
            continue;
        lacking += gpu_shares_count(dispatcher, candidate.share);
        gpu_bit_set(tried, gpu_shares_position(placing, candidate.share));
    }
    if (!lacking)
        reserve(dispatcher, NULL);
    placing->lacking = lacking;
    return false;
}

static void next_fired(struct clock_event *event, uint64_t cycle)
{
    struct gpu_dispatcher *dispatcher = event->owner;

    if (place_next(dispatcher, cycle))
        gpu_placing_wake(dispatcher, cycle);
    else
        gpu_leaving_review(dispatcher, cycle);
    if (dispatcher->parts.placed)
        dispatcher->parts.placed(dispatcher->parts.context);
}

void gpu_placing_wake(struct gpu_dispatcher *dispatcher, uint64_t now)
{
    struct gpu_placing *placing = &dispatcher->placing;

    if (!placing->given || placing->next.scheduled)
        return;
    placing->next.fire = next_fired;
    placing->next.owner = dispatcher;
    clock_schedule(dispatcher->parts.clock, &placing->next, placing->busy_until < now ? now : placing->busy_until);
}
