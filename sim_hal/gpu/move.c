/* move.c - work-groups that come and go: launch, save, restore, kill, end. */
#include "gpu/move.h"

#include <inttypes.h>
#include <string.h>

#include "gpu/context.h"
#include "gpu/slot.h"
#include "gpu/waits.h"

static void free_slot(struct gpu_slot *slot)
{
    gpu_slot_disarm_timers(slot);
    gpu_slot_end_waits(slot);
    slot->workgroup = NULL;
    slot->stalled = slot->reported = false;
    slot->kernel = NULL;
    slot->state = GPU_SLOT_FREE;
}

static void flush_finished(void *owner, uint64_t now)
{
    struct gpu_slot *slot = owner;

    slot->flushed(slot, now);
}

void gpu_slot_flush(struct gpu_slot *slot, void (*flushed)(struct gpu_slot *slot, uint64_t cycle), uint64_t now)
{
    if (slot->flush.waiting && slot->flushed == flushed)
        return;
    gpu_flush_stop(&slot->flush);
    slot->flushed = flushed;
    slot->flush.owner = slot;
    slot->flush.finished = flush_finished;
    if (!gpu_flush_start(slot->dispatcher->parts.memory_system, slot->cu, &slot->flush, now))
        flushed(slot, now);
}

void gpu_slot_note_l1_use(const struct gpu_slot *slot)
{
    struct gpu_dispatcher *dispatcher = slot->dispatcher;

    gpu_l1_use_note(&dispatcher->l1_use[slot->cu], gpu_l1_emptied(dispatcher->parts.memory_system, slot->cu),
                    slot->kernel->queue);
}

static void remove_workgroup(struct gpu_slot *slot, uint64_t now)
{
    gpu_flush_stop(&slot->flush);
    gpu_slot_note_l1_use(slot);
    gpu_cu_remove(slot->dispatcher->cus[slot->cu], slot->workgroup, now);
    slot->workgroup = NULL;
}

static void end_workgroup(struct gpu_slot *slot, enum cp_event_kind kind, enum gpu_life life, uint64_t now)
{
    gpu_slot_end_waits(slot);
    remove_workgroup(slot, now);
    gpu_slot_observe(slot, life, now);
    gpu_slot_post(slot, kind, now);
    free_slot(slot);
}

/* A SAVE that came while the WG was ending was too late: DONE goes first. */
static void refuse_late_save(struct gpu_slot *slot, uint64_t now)
{
    struct cp_command command = {
        .opcode = CP_COMMAND_SAVE,
        .tag = slot->refused_tag,
        .place = {.slot = slot->index, .generation = slot->generation, .wait_number = slot->refused_wait}};

    if (!slot->refuses_save)
        return;
    slot->refuses_save = false;
    gpu_dispatcher_refuse(slot->dispatcher, &command, CP_REFUSED_STALE, now);
}

static void finish_flushed(struct gpu_slot *slot, uint64_t now)
{
    slot->dispatcher->counters.finished++;
    end_workgroup(slot, CP_EVENT_DONE, GPU_LIFE_DONE, now);
    refuse_late_save(slot, now);
}

void gpu_slot_finish(struct gpu_slot *slot, uint64_t now)
{
    gpu_slot_disarm_timers(slot);
    slot->state = GPU_SLOT_ENDING;
    gpu_slot_flush(slot, finish_flushed, now);
}

void gpu_slot_abort(struct gpu_slot *slot, const struct cp_event *event, uint64_t now)
{
    gpu_stream_stop(slot->dispatcher->parts.memory_system, &slot->transfer);
    gpu_slot_end_waits(slot);
    remove_workgroup(slot, now);
    gpu_write_back_all(slot->dispatcher->parts.memory_system, slot->cu, GPU_WRITE_BACK_FLUSH, now);
    gpu_slot_observe(slot, GPU_LIFE_KILLED, now);
    gpu_dispatcher_post(slot->dispatcher, event);
    free_slot(slot);
}

/* Remembers what reports and deadlock detection need while the WG is away. */
static void note_departure(struct gpu_slot *slot)
{
    const struct gpu_dispatcher *dispatcher = slot->dispatcher;
    const struct gpu_workgroup *workgroup = slot->workgroup;
    bool stuck = dispatcher->control.observing;

    slot->line = 0;
    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        const struct gpu_wave *wave = &workgroup->waves[i];
        const struct isa_program *program = wave->state.program;

        if (!gpu_wave_stuck(wave, &dispatcher->control, dispatcher->parts.memory))
            stuck = false;
        if (!slot->line && wave->status != GPU_WAVE_ENDED && wave->state.operation < program->operation_count)
            slot->line = program->operations[wave->state.operation].line;
    }
    slot->stuck_observation = stuck ? dispatcher->control.observation : 0;
}

/* Save */

static void save_finished(void *owner, uint64_t now)
{
    struct gpu_slot *slot = owner;
    struct gpu_dispatcher *dispatcher = slot->dispatcher;

    gpu_context_write(dispatcher->parts.memory, slot->context, slot->workgroup, now);
    dispatcher->counters.saved++;
    note_departure(slot);
    gpu_slot_keep_waits(slot);
    remove_workgroup(slot, now);
    slot->moving = false;
    slot->cu_returns = dispatcher->returns[slot->cu];
    slot->state = GPU_SLOT_AWAY;
    gpu_slot_observe(slot, slot->stalled ? GPU_LIFE_SWAPPED : GPU_LIFE_READY, now);
    gpu_slot_post(slot, CP_EVENT_SAVED, now);
    slot->stalled = slot->reported = false;
}

/* Moves the context between the CU and memory; finished is called at its end. */
static void start_transfer(struct gpu_slot *slot, bool write, void (*finished)(void *owner, uint64_t cycle),
                           uint64_t now)
{
    const struct gpu_dispatcher *dispatcher = slot->dispatcher;
    uint64_t start = now + dispatcher->parts.parameters->context_wave_cycles * slot->workgroup->wave_count;

    slot->transfer.owner = slot;
    slot->transfer.finished = finished;
    slot->transfer.cu = slot->cu;
    slot->transfer.write = write;
    slot->transfer.address = slot->context;
    slot->transfer.end = slot->context + gpu_context_image_bytes(slot->kernel);
    gpu_stream_start(dispatcher->parts.memory_system, &slot->transfer, start);
}

static void start_writing(struct gpu_slot *slot, uint64_t now)
{
    slot->dispatcher->counters.bytes_saved += gpu_context_image_bytes(slot->kernel);
    start_transfer(slot, true, save_finished, now);
}

static void end_killed(struct gpu_slot *slot, uint64_t now)
{
    end_workgroup(slot, CP_EVENT_DONE, GPU_LIFE_KILLED, now);
}

void gpu_slot_drained(struct gpu_slot *slot, uint64_t now)
{
    if (slot->state == GPU_SLOT_KILLING) {
        gpu_slot_flush(slot, end_killed, now);
    } else if (slot->state == GPU_SLOT_SAVING && !slot->moving) {
        slot->moving = true;
        gpu_slot_flush(slot, start_writing, now);
    }
}

void gpu_slot_freeze(struct gpu_slot *slot, uint64_t now)
{
    if (!slot->workgroup->frozen)
        gpu_cu_freeze(slot->dispatcher->cus[slot->cu], slot->workgroup, now);
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
    gpu_slot_disarm_timers(slot);
    slot->state = GPU_SLOT_SAVING;
    gpu_slot_observe(slot, GPU_LIFE_SAVING, now);
    gpu_slot_freeze(slot, now);
}

void gpu_command_kill(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    struct gpu_slot *slot = gpu_named_slot(dispatcher, &command->place);

    if (is_ending(slot, command)) /* its DONE answers the KILL too */
        return;
    if (!slot || slot->generation != command->place.generation ||
        (slot->state != GPU_SLOT_RESIDENT && slot->state != GPU_SLOT_AWAY)) {
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_STALE, now);
        return;
    }
    dispatcher->counters.killed++;
    if (slot->state == GPU_SLOT_AWAY) {
        gpu_slot_observe(slot, GPU_LIFE_KILLED, now);
        gpu_slot_post(slot, CP_EVENT_DONE, now);
        free_slot(slot);
        return;
    }
    gpu_slot_disarm_timers(slot);
    slot->state = GPU_SLOT_KILLING;
    gpu_slot_freeze(slot, now);
}

/* Restore and launch */

/* Checks place and resources of a WG that is to come; 0 when it can. */
static enum cp_refusal cannot_place(const struct gpu_dispatcher *dispatcher, const struct gpu_kernel *kernel,
                                    const struct cp_place *place)
{
    if (place->cu >= dispatcher->parts.parameters->cus || dispatcher->lost[place->cu])
        return CP_REFUSED_CU;
    if (!kernel || place->simd >= dispatcher->parts.parameters->simds)
        return CP_REFUSED_ARGUMENT;
    if (!gpu_cu_fits(dispatcher->cus[place->cu], kernel, place->simd))
        return CP_REFUSED_NO_ROOM;
    return 0;
}

static void settle_workgroup(struct gpu_slot *slot, struct gpu_workgroup *workgroup, uint32_t cu)
{
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

    dispatcher->counters.restored_same += slot->same_cu;
    if (!dispatcher->parts.parameters->l1_restore_keeps || !slot->same_cu ||
        slot->cu_returns != dispatcher->returns[slot->cu]) {
        gpu_invalidate_cu(dispatcher->parts.memory_system, slot->cu, GPU_INVALIDATE_RESTORE);
        return;
    }
    gpu_invalidate_scalar(dispatcher->parts.memory_system, slot->cu);
    dispatcher->counters.l1s_kept_restore++;
}

static void restore_finished(void *owner, uint64_t now)
{
    struct gpu_slot *slot = owner;
    struct gpu_dispatcher *dispatcher = slot->dispatcher;

    if (!gpu_context_read(dispatcher->parts.memory, slot->context, slot->workgroup)) {
        struct cp_event event = {
            .kind = CP_EVENT_FAULT,
            .reason = CP_FAULT_CONTEXT,
            .cu = (uint16_t)slot->cu,
            .cycle = now,
            .fault = {.wg = {.slot = slot->index, .generation = slot->generation}, .address = slot->context}};

        if (!dispatcher->fault[0])
            snprintf(dispatcher->fault, sizeof(dispatcher->fault),
                     "kernel %s, work-group (%" PRIu32 ",%" PRIu32 ",%" PRIu32 "): its saved context is damaged",
                     slot->kernel->name, slot->id[0], slot->id[1], slot->id[2]);
        remove_workgroup(slot, now);
        gpu_slot_observe(slot, GPU_LIFE_KILLED, now);
        gpu_dispatcher_post(dispatcher, &event);
        free_slot(slot);
        return;
    }
    invalidate_for_restore(slot);
    dispatcher->counters.restored++;
    slot->state = GPU_SLOT_RESIDENT;
    slot->quantum_reported = false;
    gpu_cu_restored(slot->workgroup, now);
    gpu_slot_observe(slot, GPU_LIFE_RUNNING, now);
    gpu_slot_post(slot, CP_EVENT_RESTORED, now);
    if (dispatcher->lost[slot->cu])
        return;
    gpu_slot_watch_quantum(slot);
    gpu_cu_thaw(dispatcher->cus[slot->cu], slot->workgroup, now);
}

void gpu_command_restore(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    const struct cp_place *place = &command->place;
    struct gpu_slot *slot = gpu_named_slot(dispatcher, place);
    struct gpu_workgroup *workgroup;
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
    workgroup = gpu_cu_install(dispatcher->cus[place->cu], slot->kernel, slot->id, slot->index, slot->generation,
                               place->simd, slot->scratch, now);
    if (!workgroup) {
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_NO_ROOM, now);
        return;
    }
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
}

static bool id_in_grid(const struct gpu_kernel *kernel, const uint32_t id[3])
{
    for (uint32_t i = 0; i < 3; i++) {
        if ((uint64_t)id[i] * kernel->workgroup_size[i] >= kernel->grid_size[i])
            return false;
    }
    return true;
}

static enum cp_refusal cannot_launch(struct gpu_dispatcher *dispatcher, const struct gpu_slot *slot,
                                     const struct gpu_kernel *kernel, const struct cp_place *place)
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
                    !gpu_memory_contains(dispatcher->parts.memory, place->scratch, scratch)))
        return CP_REFUSED_ADDRESS;
    return 0;
}

void gpu_command_launch(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    const struct cp_place *place = &command->place;
    struct gpu_slot *slot = gpu_named_slot(dispatcher, place);
    struct gpu_kernel *kernel = gpu_kernel_table_find(&dispatcher->kernels, place->kernel);
    enum cp_refusal reason = cannot_launch(dispatcher, slot, kernel, place);
    struct gpu_workgroup *workgroup = NULL;

    if (!reason) {
        workgroup = gpu_cu_launch(dispatcher->cus[place->cu], kernel, place->workgroup, place->slot, place->generation,
                                  place->simd, place->scratch, now);
        if (!workgroup)
            reason = CP_REFUSED_NO_ROOM;
    }
    if (reason) {
        gpu_dispatcher_refuse(dispatcher, command, reason, now);
        return;
    }
    slot->state = GPU_SLOT_RESIDENT;
    slot->quantum_reported = false;
    slot->kernel = kernel;
    slot->generation = place->generation;
    slot->wait_number = slot->wait_count = 0;
    slot->condition_valid = false;
    slot->context = place->context;
    slot->scratch = place->scratch;
    memcpy(slot->id, place->workgroup, sizeof(slot->id));
    settle_workgroup(slot, workgroup, place->cu);
    dispatcher->counters.launched++;
    gpu_slot_observe(slot, GPU_LIFE_LAUNCHED, now);
    gpu_slot_watch_quantum(slot);
}
