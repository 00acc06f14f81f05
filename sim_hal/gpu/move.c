/* move.c - work-groups that come and go: launch, save, restore, kill, end. */
#include "gpu/move.h"

#include <inttypes.h>
#include <string.h>

#include "code/demangle.h"
#include "engine/require.h"
#include "gpu/away.h"
#include "gpu/context.h"
#include "gpu/grid.h"
#include "gpu/shares.h"
#include "gpu/slot.h"
#include "gpu/timing.h"
#include "gpu/waits.h"

static void free_slot(struct gpu_slot *slot, uint64_t now)
{
    const struct cu_kernel *kernel = slot->kernel;

    SIM_REQUIRE(slot->state != GPU_SLOT_FREE);
    SIM_REQUIRE(!slot->workgroup);
    SIM_REQUIRE(!slot->listed);
    SIM_REQUIRE(!slot->flush.waiting);
    SIM_REQUIRE(!slot->transfer.event.scheduled);
    SIM_REQUIRE(!slot->refuses_save || slot->state == GPU_SLOT_ENDING);
    gpu_slot_disarm_timers(slot);
    slot->marked = false;
    gpu_slot_end_waits(slot);
    slot->workgroup = NULL;
    slot->stalled = slot->reported = false;
    slot->kernel = NULL;
    slot->state = GPU_SLOT_FREE;
    if (gpu_shares_has(slot->dispatcher, kernel))
        slot->dispatcher->placing.ended(slot, kernel, now);
    if (slot->dispatcher->reset.wanted && !slot->dispatcher->reset.due.scheduled)
        clock_schedule(slot->dispatcher->parts.clock, &slot->dispatcher->reset.due, now);
}

static void flush_finished(void *owner, uint64_t now)
{
    struct gpu_slot *slot = owner;

    SIM_REQUIRE(slot->workgroup);
    slot->flushed(slot, now);
}

void gpu_slot_flush(struct gpu_slot *slot, void (*flushed)(struct gpu_slot *slot, uint64_t cycle), uint64_t now)
{
    SIM_REQUIRE(slot->workgroup);
    SIM_REQUIRE(slot->cu < slot->dispatcher->parts.parameters->cus);
    if (slot->flush.waiting && slot->flushed == flushed)
        return;
    mem_flush_stop(&slot->flush);
    slot->flushed = flushed;
    slot->flush.owner = slot;
    slot->flush.finished = flush_finished;
    if (!path_flush_start(slot->dispatcher->parts.memory_system, slot->cu, &slot->flush, now))
        flushed(slot, now);
}

void gpu_slot_note_l1_use(const struct gpu_slot *slot)
{
    struct gpu_dispatcher *dispatcher = slot->dispatcher;

    SIM_REQUIRE(slot->workgroup);
    gpu_l1_use_note(&dispatcher->l1_use[slot->cu], path_l1_emptied(dispatcher->parts.memory_system, slot->cu),
                    slot->kernel->queue);
}

static void remove_workgroup(struct gpu_slot *slot, uint64_t now)
{
    SIM_REQUIRE(slot->workgroup->dispatcher_data == slot);
    SIM_REQUIRE(slot->workgroup->cu == slot->cu);
    mem_flush_stop(&slot->flush);
    gpu_slot_note_l1_use(slot);
    cu_remove(slot->dispatcher->cus[slot->cu], slot->workgroup, now);
    slot->workgroup = NULL;
    gpu_shares_left(slot, now);
}

/* The WG leaves its CU: posts its end or SAVED. The firmware need not hear of the end of a WG of which it has no record. */
static void leave_place(struct gpu_slot *slot, enum cp_event_kind kind, enum gpu_life life, uint64_t now)
{
    SIM_REQUIRE(kind == CP_EVENT_SAVED ? slot->state == GPU_SLOT_AWAY : kind == CP_EVENT_DONE);
    SIM_REQUIRE(!slot->listed);
    remove_workgroup(slot, now);
    gpu_slot_observe(slot, life, now);
    if (!gpu_shares_has(slot->dispatcher, slot->kernel))
        gpu_slot_post_left(slot, kind, now);
}

static void end_workgroup(struct gpu_slot *slot, enum gpu_life life, uint64_t now)
{
    SIM_REQUIRE(slot->state == GPU_SLOT_ENDING || slot->state == GPU_SLOT_KILLING);
    gpu_slot_end_waits(slot);
    leave_place(slot, CP_EVENT_DONE, life, now);
    free_slot(slot, now);
}

/* A SAVE that came while the WG was ending was too late: DONE goes first. */
static void refuse_late_save(struct gpu_slot *slot, uint64_t now)
{
    struct cp_command command = {
        .opcode = CP_COMMAND_SAVE,
        .tag = slot->refused_tag,
        .place = {.slot = slot->index, .generation = slot->generation, .wait_number = slot->refused_wait}};

    SIM_REQUIRE(slot->state == GPU_SLOT_FREE);
    if (!slot->refuses_save)
        return;
    slot->refuses_save = false;
    gpu_dispatcher_refuse(slot->dispatcher, &command, CP_REFUSED_STALE, now);
}

static void finish_flushed(struct gpu_slot *slot, uint64_t now)
{
    SIM_REQUIRE(slot->state == GPU_SLOT_ENDING);
    SIM_REQUIRE(slot->workgroup->ended == slot->workgroup->wave_count);
    slot->dispatcher->counters.finished++;
    end_workgroup(slot, GPU_LIFE_DONE, now);
    refuse_late_save(slot, now);
}

void gpu_slot_finish(struct gpu_slot *slot, uint64_t now)
{
    SIM_REQUIRE(slot->state == GPU_SLOT_RESIDENT);
    gpu_slot_disarm_timers(slot);
    slot->state = GPU_SLOT_ENDING;
    gpu_slot_flush(slot, finish_flushed, now);
}

void gpu_slot_abort(struct gpu_slot *slot, const struct cp_event *event, uint64_t now)
{
    SIM_REQUIRE(event->kind == CP_EVENT_FAULT);
    SIM_REQUIRE(slot->workgroup->frozen);
    SIM_REQUIRE(slot->state == GPU_SLOT_RESIDENT || slot->state == GPU_SLOT_SAVING || slot->state == GPU_SLOT_KILLING);
    path_stream_stop(slot->dispatcher->parts.memory_system, &slot->transfer);
    gpu_slot_end_waits(slot);
    remove_workgroup(slot, now);
    path_write_back_all(slot->dispatcher->parts.memory_system, slot->cu, MEM_WRITE_BACK_FLUSH, now);
    gpu_slot_observe(slot, GPU_LIFE_KILLED, now);
    gpu_dispatcher_post(slot->dispatcher, event);
    free_slot(slot, now);
}

/* Remembers what reports and deadlock detection need while the WG is away. */
static void note_departure(struct gpu_slot *slot)
{
    const struct gpu_dispatcher *dispatcher = slot->dispatcher;
    const struct cu_workgroup *workgroup = slot->workgroup;
    bool stuck = dispatcher->control.observing;

    SIM_REQUIRE(workgroup->drained);
    slot->operation = UINT32_MAX;
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        const struct cu_wave *wave = &workgroup->waves[i];

        if (!cu_wave_stuck(wave, &dispatcher->control, dispatcher->parts.memory))
            stuck = false;
        if (slot->operation == UINT32_MAX && wave->status != CU_WAVE_ENDED)
            slot->operation = wave->state.operation;
    }
    slot->stuck_observation = stuck ? dispatcher->control.observation : 0;
}

static void kill_marked(struct gpu_slot *slot, uint64_t now);

/* Save */

static void start_save(struct gpu_slot *slot, uint64_t now)
{
    SIM_REQUIRE(slot->state == GPU_SLOT_RESIDENT);
    SIM_REQUIRE(!slot->moving);
    gpu_slot_disarm_timers(slot);
    slot->state = GPU_SLOT_SAVING;
    gpu_slot_observe(slot, GPU_LIFE_SAVING, now);
    gpu_slot_freeze(slot, now);
}

void gpu_slot_save(struct gpu_slot *slot, uint64_t now)
{
    SIM_REQUIRE(gpu_shares_has(slot->dispatcher, slot->kernel));
    start_save(slot, now);
}

static void save_finished(void *owner, uint64_t now)
{
    struct gpu_slot *slot = owner;
    struct gpu_dispatcher *dispatcher = slot->dispatcher;

    SIM_REQUIRE(slot->state == GPU_SLOT_SAVING);
    SIM_REQUIRE(slot->moving);
    SIM_REQUIRE(slot->workgroup->drained);
    gpu_context_write(dispatcher->parts.memory, slot->context, slot->workgroup, now);
    dispatcher->counters.saved++;
    note_departure(slot);
    gpu_slot_keep_waits(slot);
    slot->moving = false;
    slot->cu_returns = dispatcher->returns[slot->cu];
    slot->state = GPU_SLOT_AWAY;
    leave_place(slot, CP_EVENT_SAVED, slot->stalled ? GPU_LIFE_SWAPPED : GPU_LIFE_READY, now);
    if (gpu_shares_has(dispatcher, slot->kernel))
        gpu_away_saved(slot, now);
    slot->stalled = slot->reported = false;
    kill_marked(slot, now);
}

/* Moves the context between the CU and memory; finished is called at its end. The image has a place for each wave of a whole
 * WG, and each wave moves its own, missing ones as well: they take no time beside the others. The first wave moves the LDS. */
static void start_transfer(struct gpu_slot *slot, bool write, void (*finished)(void *owner, uint64_t cycle),
                           uint64_t now)
{
    const struct gpu_dispatcher *dispatcher = slot->dispatcher;
    const struct parameters *parameters = dispatcher->parts.parameters;
    uint64_t start = now + parameters->context_wave_cycles * slot->workgroup->wave_count;

    SIM_REQUIRE(slot->workgroup->frozen);
    SIM_REQUIRE(!slot->transfer.event.scheduled);
    SIM_REQUIRE(gpu_context_image_bytes(slot->kernel) <= dispatcher->context_bytes);
    slot->transfer.owner = slot;
    slot->transfer.finished = finished;
    slot->transfer.cu = slot->cu;
    slot->transfer.write = write;
    slot->transfer.address = slot->context;
    slot->transfer.alone = slot->context + gpu_context_lds_offset(slot->kernel);
    slot->transfer.waves = slot->kernel->waves;
    slot->transfer.line_cycles = (uint32_t)(write ? parameters->context_save_line : parameters->context_restore_line);
    slot->transfer.end = slot->context + gpu_context_image_bytes(slot->kernel);
    path_stream_start(dispatcher->parts.memory_system, &slot->transfer, start);
}

static void start_writing(struct gpu_slot *slot, uint64_t now)
{
    SIM_REQUIRE(slot->state == GPU_SLOT_SAVING);
    SIM_REQUIRE(slot->moving);
    slot->dispatcher->counters.bytes_saved += gpu_context_image_bytes(slot->kernel);
    start_transfer(slot, true, save_finished, now);
}

static void end_killed(struct gpu_slot *slot, uint64_t now)
{
    SIM_REQUIRE(slot->state == GPU_SLOT_KILLING);
    end_workgroup(slot, GPU_LIFE_KILLED, now);
}

void gpu_slot_drained(struct gpu_slot *slot, uint64_t now)
{
    SIM_REQUIRE(slot->workgroup->frozen);
    SIM_REQUIRE(slot->workgroup->drained);
    if (slot->state == GPU_SLOT_KILLING) {
        gpu_slot_flush(slot, end_killed, now);
    } else if (slot->state == GPU_SLOT_SAVING && !slot->moving) {
        slot->moving = true;
        gpu_slot_flush(slot, start_writing, now);
    }
}

void gpu_slot_freeze(struct gpu_slot *slot, uint64_t now)
{
    SIM_REQUIRE(slot->state == GPU_SLOT_RESIDENT || slot->state == GPU_SLOT_SAVING || slot->state == GPU_SLOT_KILLING);
    if (!slot->workgroup->frozen)
        cu_freeze(slot->dispatcher->cus[slot->cu], slot->workgroup, now);
    else if (slot->workgroup->drained)
        gpu_slot_drained(slot, now);
}

/* Whether the WG has ended and its DONE is to come. */
static bool is_ending(const struct gpu_slot *slot, const struct cp_command *command)
{
    return slot && slot->state == GPU_SLOT_ENDING && slot->generation == command->place.generation;
}

void gpu_command_save(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    struct gpu_slot *slot = gpu_named_slot(dispatcher, &command->place);

    if (is_ending(slot, command)) {
        slot->refuses_save = true;
        slot->refused_tag = command->tag;
        slot->refused_wait = command->place.wait_number;
        return;
    }
    if (!slot || slot->state != GPU_SLOT_RESIDENT || slot->generation != command->place.generation) {
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_STALE, now);
        return;
    }
    if (!(command->flags & CP_FLAG_FORCED) && !(slot->stalled && slot->wait_number == command->place.wait_number)) {
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_STALE, now);
        return;
    }
    if (command->place.context != slot->context) {
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_CONTEXT, now);
        return;
    }
    start_save(slot, now);
}

/* Drops a WG that is AWAY. */
static void kill_away(struct gpu_slot *slot, uint64_t now)
{
    bool given = gpu_shares_has(slot->dispatcher, slot->kernel);

    if (given)
        gpu_away_forget(slot);
    gpu_slot_observe(slot, GPU_LIFE_KILLED, now);
    if (!given)
        gpu_slot_post(slot, CP_EVENT_DONE, now);
    free_slot(slot, now);
}

/* Drops a WG that is neither coming nor going. */
static void kill_settled(struct gpu_slot *slot, uint64_t now)
{
    SIM_REQUIRE(slot->state == GPU_SLOT_AWAY || slot->state == GPU_SLOT_RESIDENT);
    slot->dispatcher->counters.killed++;
    if (slot->state == GPU_SLOT_AWAY) {
        kill_away(slot, now);
        return;
    }
    gpu_slot_disarm_timers(slot);
    slot->state = GPU_SLOT_KILLING;
    gpu_slot_freeze(slot, now);
}

/* The WG has come or gone, and may have been killed meanwhile. */
static void kill_marked(struct gpu_slot *slot, uint64_t now)
{
    if (!slot->marked)
        return;
    slot->marked = false;
    gpu_slot_kill(slot, now);
}

void gpu_slot_kill(struct gpu_slot *slot, uint64_t now)
{
    if (slot->marked || slot->state == GPU_SLOT_ENDING || slot->state == GPU_SLOT_KILLING)
        return;
    slot->marked = slot->state == GPU_SLOT_SAVING || slot->state == GPU_SLOT_RESTORING;
    if (!slot->marked)
        kill_settled(slot, now);
}

void gpu_command_kill(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    struct gpu_slot *slot = gpu_named_slot(dispatcher, &command->place);

    if (is_ending(slot, command))
        return;
    if (!slot || slot->generation != command->place.generation || slot->state == GPU_SLOT_FREE ||
        slot->state == GPU_SLOT_KILLING) {
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_STALE, now);
        return;
    }
    gpu_slot_kill(slot, now);
}

/* Restore and launch */

/* Checks place and resources of a WG that is to come; 0 when it can. */
static enum cp_refusal cannot_place(const struct gpu_dispatcher *dispatcher, const struct cu_kernel *kernel,
                                    const struct cp_place *place)
{
    if (place->cu >= dispatcher->parts.parameters->cus || dispatcher->lost[place->cu])
        return CP_REFUSED_CU;
    if (!kernel || place->simd >= dispatcher->parts.parameters->simds)
        return CP_REFUSED_ARGUMENT;
    if (!cu_fits(dispatcher->cus[place->cu], kernel, place->simd))
        return CP_REFUSED_NO_ROOM;
    return 0;
}

static void settle_workgroup(struct gpu_slot *slot, struct cu_workgroup *workgroup, uint32_t cu)
{
    SIM_REQUIRE(workgroup->slot == slot->index);
    SIM_REQUIRE(workgroup->generation == slot->generation);
    SIM_REQUIRE(workgroup->kernel == slot->kernel);
    slot->workgroup = workgroup;
    slot->cu = cu;
    workgroup->cu = cu;
    workgroup->dispatcher_data = slot;
    workgroup->wait_number = slot->wait_count;
}

/*
 * A WG that is back on the CU that it left finds the L1 in a state that it could also have found without a save, had its
 * waves only stood still: its own stores and invalidations went through this L1, and so did those of the WGs that
 * stayed. What a lost CU keeps is not defined.
 */
static void invalidate_for_restore(const struct gpu_slot *slot)
{
    struct gpu_dispatcher *dispatcher = slot->dispatcher;

    SIM_REQUIRE(slot->state == GPU_SLOT_RESTORING);
    dispatcher->counters.restored_same += slot->same_cu;
    if (!dispatcher->parts.parameters->l1_restore_keeps || !slot->same_cu ||
        slot->cu_returns != dispatcher->returns[slot->cu]) {
        path_invalidate_cu(dispatcher->parts.memory_system, slot->cu, MEM_INVALIDATE_RESTORE);
        return;
    }
    path_invalidate_scalar(dispatcher->parts.memory_system, slot->cu);
    dispatcher->counters.l1s_kept_restore++;
}

static void restore_finished(void *owner, uint64_t now)
{
    struct gpu_slot *slot = owner;
    struct gpu_dispatcher *dispatcher = slot->dispatcher;

    SIM_REQUIRE(slot->state == GPU_SLOT_RESTORING);
    SIM_REQUIRE(slot->workgroup->frozen);
    SIM_REQUIRE(!slot->stalled);
    if (!gpu_context_read(dispatcher->parts.memory, slot->context, slot->workgroup)) {
        struct cp_event event = {.kind = CP_EVENT_FAULT,
                                 .reason = CP_FAULT_CONTEXT,
                                 .cu = (uint16_t)slot->cu,
                                 .cycle = now,
                                 .fault = {.wg = {.slot = slot->index, .generation = slot->generation},
                                           .kernel = slot->kernel->index,
                                           .address = slot->context}};

        char shown[CODE_SHOWN_BYTES];

        if (!dispatcher->fault[0])
            snprintf(dispatcher->fault, sizeof(dispatcher->fault),
                     "kernel %s, work-group (%" PRIu32 ",%" PRIu32 ",%" PRIu32 "): its saved context is damaged",
                     code_shown_name(slot->kernel->name, shown), slot->id[0], slot->id[1], slot->id[2]);
        remove_workgroup(slot, now);
        gpu_slot_observe(slot, GPU_LIFE_KILLED, now);
        gpu_dispatcher_post(dispatcher, &event);
        free_slot(slot, now);
        return;
    }
    invalidate_for_restore(slot);
    dispatcher->counters.restored++;
    slot->state = GPU_SLOT_RESIDENT;
    slot->quantum_reported = false;
    cu_restored(slot->workgroup, now);
    gpu_slot_observe(slot, GPU_LIFE_RUNNING, now);
    if (!gpu_shares_has(dispatcher, slot->kernel))
        gpu_slot_post(slot, CP_EVENT_RESTORED, now);
    if (!gpu_shares_must_leave(slot)) {
        gpu_slot_watch_quantum(slot);
        cu_thaw(dispatcher->cus[slot->cu], slot->workgroup, now);
        if (gpu_shares_has(dispatcher, slot->kernel))
            dispatcher->placing.review(dispatcher, now); /* its quantum has begun */
    } else if (gpu_shares_has(dispatcher, slot->kernel)) {
        dispatcher->placing.evict(slot, now);
    }
    kill_marked(slot, now);
}

/* Reads the context of a WG that is AWAY back. Returns false if it does not fit in the place. */
static bool start_restore(struct gpu_slot *slot, const struct cp_place *place, uint64_t now)
{
    struct gpu_dispatcher *dispatcher = slot->dispatcher;
    struct cu_workgroup *workgroup = cu_install(dispatcher->cus[place->cu], slot->kernel, slot->id, slot->index,
                                                slot->generation, place->simd, slot->scratch, now);

    SIM_REQUIRE(slot->state == GPU_SLOT_AWAY);
    SIM_REQUIRE(!slot->workgroup);
    SIM_REQUIRE(!dispatcher->lost[place->cu]);
    if (!workgroup)
        return false;
    slot->same_cu = slot->cu == place->cu;
    if (!slot->same_cu)
        slot->kernel->moved = true;
    gpu_slot_end_waits(slot);
    for (uint32_t i = 0; i < workgroup->wave_count; i++)
        workgroup->waves[i].wait = slot->waits[i];
    settle_workgroup(slot, workgroup, place->cu);
    slot->state = GPU_SLOT_RESTORING;
    dispatcher->counters.bytes_restored += gpu_context_image_bytes(slot->kernel);
    gpu_slot_observe(slot, GPU_LIFE_RESTORING, now);
    start_transfer(slot, false, restore_finished, now);
    return true;
}

void gpu_slot_restore(struct gpu_slot *slot, const struct cp_place *place, uint64_t now)
{
    bool started;

    SIM_REQUIRE(cu_fits(slot->dispatcher->cus[place->cu], slot->kernel, place->simd));
    started = start_restore(slot, place, now);
    SIM_REQUIRE(started);
    (void)started;
}

void gpu_command_restore(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    const struct cp_place *place = &command->place;
    struct gpu_slot *slot = gpu_named_slot(dispatcher, place);
    enum cp_refusal reason;

    if (!slot || slot->state != GPU_SLOT_AWAY || slot->generation != place->generation) {
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_STALE, now);
        return;
    }
    reason = cannot_place(dispatcher, slot->kernel, place);
    if (!reason && place->context != slot->context)
        reason = CP_REFUSED_CONTEXT;
    if (reason) {
        gpu_dispatcher_refuse(dispatcher, command, reason, now);
        return;
    }
    if (!start_restore(slot, place, now))
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_NO_ROOM, now);
}

static bool id_in_grid(const struct cu_kernel *kernel, const uint32_t id[3])
{
    for (uint32_t i = 0; i < 3; i++) {
        if ((uint64_t)id[i] * kernel->workgroup_size[i] >= kernel->grid_size[i])
            return false;
    }
    return true;
}

static enum cp_refusal cannot_launch(struct gpu_dispatcher *dispatcher, const struct gpu_slot *slot,
                                     const struct cu_kernel *kernel, const struct cp_place *place)
{
    uint64_t scratch = kernel ? kernel->scratch_wave_bytes * kernel->waves : 0;
    enum cp_refusal reason = cannot_place(dispatcher, kernel, place);

    if (reason)
        return reason;
    if (!slot || slot->state != GPU_SLOT_FREE)
        return CP_REFUSED_STALE;
    if (!id_in_grid(kernel, place->workgroup))
        return CP_REFUSED_ARGUMENT;
    if (place->context != dispatcher->context_base + slot->index * dispatcher->context_bytes ||
        gpu_context_image_bytes(kernel) > dispatcher->context_bytes)
        return CP_REFUSED_CONTEXT;
    if (scratch && (place->scratch < kernel->apertures.scratch_base ||
                    !mem_contains(dispatcher->parts.memory, place->scratch, scratch)))
        return CP_REFUSED_ADDRESS;
    return 0;
}

/* A WG that was launched has the slot. */
static void begin_workgroup(struct gpu_slot *slot, struct cu_workgroup *workgroup, const struct cp_place *place,
                            uint64_t now)
{
    SIM_REQUIRE(slot->state == GPU_SLOT_FREE);
    SIM_REQUIRE(!slot->marked);
    slot->state = GPU_SLOT_RESIDENT;
    slot->quantum_reported = false;
    slot->kernel = workgroup->kernel;
    slot->generation = place->generation;
    slot->wait_number = slot->wait_count = 0;
    slot->condition_valid = false;
    slot->context = place->context;
    slot->scratch = place->scratch;
    memcpy(slot->id, place->workgroup, sizeof(slot->id));
    settle_workgroup(slot, workgroup, place->cu);
    slot->dispatcher->counters.launched++;
    gpu_slot_observe(slot, GPU_LIFE_LAUNCHED, now);
    gpu_slot_watch_quantum(slot);
}

void gpu_slot_launch(struct gpu_slot *slot, struct cu_kernel *kernel, const struct cp_place *place, uint64_t now)
{
    struct gpu_dispatcher *dispatcher = slot->dispatcher;
    struct cu_workgroup *workgroup;

    gpu_timing_launches(dispatcher, kernel, place->workgroup, now);
    workgroup = cu_launch(dispatcher->cus[place->cu], kernel, place->workgroup, slot->index, place->generation,
                          place->simd, place->scratch, now);
    SIM_REQUIRE(workgroup);
    begin_workgroup(slot, workgroup, place, now);
}

void gpu_command_launch(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    const struct cp_place *place = &command->place;
    struct gpu_slot *slot = gpu_named_slot(dispatcher, place);
    struct cu_kernel *kernel = gpu_kernel_table_find(&dispatcher->kernels, place->kernel);
    enum cp_refusal reason = cannot_launch(dispatcher, slot, kernel, place);
    struct cu_workgroup *workgroup = NULL;

    if (!reason) {
        gpu_timing_launches(dispatcher, kernel, place->workgroup, now);
        workgroup = cu_launch(dispatcher->cus[place->cu], kernel, place->workgroup, place->slot, place->generation,
                              place->simd, place->scratch, now);
        if (!workgroup)
            reason = CP_REFUSED_NO_ROOM;
    }
    if (reason) {
        gpu_dispatcher_refuse(dispatcher, command, reason, now);
        return;
    }
    begin_workgroup(slot, workgroup, place, now);
}
