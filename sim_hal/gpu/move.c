/* move.c - work-groups that come and go: launch, save, restore, kill, end. */
#include "gpu/move.h"

#include <inttypes.h>
#include <string.h>

#include "engine/require.h"
#include "gpu/context.h"
#include "gpu/ends.h"
#include "gpu/grid.h"
#include "gpu/run_list.h"
#include "gpu/slot.h"
#include "gpu/timing.h"
#include "gpu/waits.h"

static void free_slot(struct gpu_slot *slot)
{
    SIM_REQUIRE(slot->state != GPU_SLOT_FREE);
    SIM_REQUIRE(!slot->workgroup);
    SIM_REQUIRE(!slot->listed);
    SIM_REQUIRE(!slot->flush.waiting);
    SIM_REQUIRE(!slot->transfer.event.scheduled);
    SIM_REQUIRE(!slot->refuses_save || slot->state == GPU_SLOT_ENDING);
    gpu_slot_disarm_timers(slot);
    gpu_run_list_note_left(slot);
    slot->takes_over = slot->had_place = slot->killed = false;
    slot->held.opcode = 0;
    gpu_slot_end_waits(slot);
    slot->workgroup = NULL;
    slot->stalled = slot->reported = false;
    slot->kernel = NULL;
    slot->state = GPU_SLOT_FREE;
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
}

static struct gpu_slot *give_place(struct gpu_dispatcher *dispatcher, uint32_t kernel, struct cp_place place,
                                   uint64_t now);

/* The place of the WG, for the head of its kernel's run list. */
static struct cp_place place_of(const struct gpu_slot *slot)
{
    return (struct cp_place){.cu = (uint16_t)slot->cu, .simd = (uint16_t)slot->workgroup->waves[0].simd};
}

/* The WG leaves its CU: posts its end or SAVED, with the successor that takes the place. */
static void leave_place(struct gpu_slot *slot, enum cp_event_kind kind, enum gpu_life life, uint64_t now)
{
    struct cp_place place = place_of(slot);
    const struct gpu_slot *successor;

    SIM_REQUIRE(kind == CP_EVENT_SAVED ? slot->state == GPU_SLOT_AWAY : kind == CP_EVENT_DONE);
    SIM_REQUIRE(!slot->listed);
    remove_workgroup(slot, now);
    gpu_slot_observe(slot, life, now);
    successor = give_place(slot->dispatcher, slot->kernel->index, place, now);
    if (kind == CP_EVENT_DONE && slot->dispatcher->bulk && !successor)
        gpu_ends_post(slot, CP_EVENT_ENDS, 0, slot->generation, now);
    else
        gpu_slot_post_left(slot, kind, successor, now);
}

static void end_workgroup(struct gpu_slot *slot, enum gpu_life life, uint64_t now)
{
    SIM_REQUIRE(slot->state == GPU_SLOT_ENDING || slot->state == GPU_SLOT_KILLING);
    gpu_slot_end_waits(slot);
    leave_place(slot, CP_EVENT_DONE, life, now);
    free_slot(slot);
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

static bool launch_successor(struct gpu_slot *slot, uint64_t now);

static void finish_flushed(struct gpu_slot *slot, uint64_t now)
{
    SIM_REQUIRE(slot->state == GPU_SLOT_ENDING);
    SIM_REQUIRE(slot->workgroup->ended == slot->workgroup->wave_count);
    slot->dispatcher->counters.finished++;
    if (launch_successor(slot, now))
        return;
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
    free_slot(slot);
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

/* Executes the command that came while the dispatcher moved the WG by itself. */
static void execute_held(struct gpu_slot *slot, uint64_t now)
{
    struct cp_command command = slot->held;

    if (!command.opcode)
        return;
    SIM_REQUIRE(command.opcode == CP_COMMAND_SAVE || command.opcode == CP_COMMAND_KILL);
    slot->held.opcode = 0;
    if (command.opcode == CP_COMMAND_SAVE)
        gpu_command_save(slot->dispatcher, &command, now);
    else
        gpu_command_kill(slot->dispatcher, &command, now);
}

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

void gpu_slot_leave_for_list(struct gpu_slot *slot, uint64_t now)
{
    SIM_REQUIRE(slot->state == GPU_SLOT_RESIDENT);
    SIM_REQUIRE(slot->stalled);
    SIM_REQUIRE(gpu_run_list_wants(slot));
    gpu_run_list_note_leaving(slot);
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
    gpu_run_list_note_left(slot);
    slot->moving = false;
    slot->cu_returns = dispatcher->returns[slot->cu];
    slot->state = GPU_SLOT_AWAY;
    leave_place(slot, CP_EVENT_SAVED, slot->stalled ? GPU_LIFE_SWAPPED : GPU_LIFE_READY, now);
    if (!slot->stalled && dispatcher->run_lists)
        gpu_slot_list(slot, now);
    slot->stalled = slot->reported = false;
    gpu_slot_watch_kernel(slot);
    execute_held(slot, now);
}

/* Moves the context between the CU and memory; finished is called at its end. */
static void start_transfer(struct gpu_slot *slot, bool write, void (*finished)(void *owner, uint64_t cycle),
                           uint64_t now)
{
    const struct gpu_dispatcher *dispatcher = slot->dispatcher;
    uint64_t start = now + dispatcher->parts.parameters->context_wave_cycles * slot->workgroup->wave_count;

    SIM_REQUIRE(slot->workgroup->frozen);
    SIM_REQUIRE(!slot->transfer.event.scheduled);
    SIM_REQUIRE(gpu_context_image_bytes(slot->kernel) <= dispatcher->context_bytes);
    slot->transfer.owner = slot;
    slot->transfer.finished = finished;
    slot->transfer.cu = slot->cu;
    slot->transfer.write = write;
    slot->transfer.address = slot->context;
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

/* Whether a SAVE or KILL of the WG waits for the end of a move: a SAVE only for a move by the dispatcher. */
static bool waits_for_move(const struct gpu_slot *slot, const struct cp_command *command)
{
    if (command->opcode == CP_COMMAND_KILL && (slot->state == GPU_SLOT_SAVING || slot->state == GPU_SLOT_RESTORING))
        return true;
    return slot->leaves || slot->takes_over;
}

/*
 * Holds a SAVE or KILL of a WG until it has come or gone. A SAVE of one that is being saved anyway is answered by its
 * SAVED. Returns false if the command need not wait.
 */
static bool hold_command(struct gpu_slot *slot, const struct cp_command *command)
{
    SIM_REQUIRE(command->opcode == CP_COMMAND_SAVE || command->opcode == CP_COMMAND_KILL);
    if (!slot || slot->generation != command->place.generation || !waits_for_move(slot, command))
        return false;
    if (command->opcode == CP_COMMAND_KILL || (!slot->leaves && slot->held.opcode != CP_COMMAND_KILL))
        slot->held = *command;
    return true;
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
    if (hold_command(slot, command))
        return;
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

void gpu_command_kill(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    struct gpu_slot *slot = gpu_named_slot(dispatcher, &command->place);

    if (is_ending(slot, command)) {
        slot->killed = true;
        return;
    }
    if (hold_command(slot, command))
        return;
    if (!slot || slot->generation != command->place.generation ||
        (slot->state != GPU_SLOT_RESIDENT && slot->state != GPU_SLOT_AWAY)) {
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_STALE, now);
        return;
    }
    dispatcher->counters.killed++;
    if (slot->state == GPU_SLOT_AWAY) {
        gpu_run_list_remove(slot);
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
    cu_restored(slot->workgroup, now);
    gpu_slot_observe(slot, GPU_LIFE_RUNNING, now);
    if (!slot->takes_over)
        gpu_slot_post(slot, CP_EVENT_RESTORED, now);
    slot->takes_over = false;
    if (!dispatcher->lost[slot->cu]) {
        gpu_slot_watch_quantum(slot);
        cu_thaw(dispatcher->cus[slot->cu], slot->workgroup, now);
    }
    execute_held(slot, now);
}

/* Whether the firmware sent RESTORE before it knew that the dispatcher has restored the WG, and saved it again. */
static bool was_overtaken(const struct gpu_slot *slot, const struct cp_place *place)
{
    return slot->had_place && place->wait_number != slot->wait_number;
}

/* Reads the context of a WG that is AWAY back in a place. Returns false if it does not fit there. */
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
    gpu_run_list_remove(slot);
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

/*
 * Gives the place that a WG of the kernel has left to the head of the kernel's run list. Returns that WG, or NULL if the list is
 * empty or the CU is lost.
 */
static struct gpu_slot *give_place(struct gpu_dispatcher *dispatcher, uint32_t kernel, struct cp_place place,
                                   uint64_t now)
{
    struct gpu_slot *successor = gpu_run_list_head(dispatcher, kernel);

    if (!successor || dispatcher->lost[place.cu] || !start_restore(successor, &place, now))
        return NULL;
    SIM_REQUIRE(successor->kernel->index == kernel);
    SIM_REQUIRE(!successor->listed);
    successor->takes_over = successor->had_place = true;
    dispatcher->counters.listed_starts++;
    return successor;
}

void gpu_command_restore(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    const struct cp_place *place = &command->place;
    struct gpu_slot *slot = gpu_named_slot(dispatcher, place);
    enum cp_refusal reason;

    if (!slot || slot->state != GPU_SLOT_AWAY || slot->generation != place->generation || was_overtaken(slot, place)) {
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
    SIM_REQUIRE(!slot->held.opcode);
    SIM_REQUIRE(!slot->leaves && !slot->takes_over);
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

/*
 * Gives slot, place and scratch of a WG that has ended to the next WG of the grid. Returns false if the dispatcher has none, if a
 * saved WG goes first, or if the firmware has other plans for the place.
 */
static bool launch_successor(struct gpu_slot *slot, uint64_t now)
{
    struct gpu_dispatcher *dispatcher = slot->dispatcher;
    struct cu_kernel *kernel = slot->kernel;
    struct cp_place place = place_of(slot);
    struct cu_workgroup *workgroup;

    SIM_REQUIRE(slot->state == GPU_SLOT_ENDING);
    if (slot->refuses_save || slot->killed || dispatcher->lost[slot->cu] ||
        gpu_run_list_head(dispatcher, kernel->index) || !gpu_grid_peek(dispatcher, kernel, place.workgroup))
        return false;
    place.generation = slot->generation + 1;
    place.context = slot->context;
    place.scratch = slot->scratch;
    gpu_slot_end_waits(slot);
    remove_workgroup(slot, now);
    gpu_slot_observe(slot, GPU_LIFE_DONE, now);
    free_slot(slot);
    gpu_timing_launches(dispatcher, kernel, place.workgroup, now);
    workgroup = cu_launch(dispatcher->cus[place.cu], kernel, place.workgroup, slot->index, place.generation, place.simd,
                          place.scratch, now);
    SIM_REQUIRE(workgroup);
    begin_workgroup(slot, workgroup, &place, now);
    gpu_grid_take(slot, place.generation - 1, now);
    return true;
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
