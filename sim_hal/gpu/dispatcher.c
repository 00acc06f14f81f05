/* dispatcher.c - work-group commands, state of every slot, events to the command processor. */
#include "gpu/dispatcher_internal.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "gpu/context.h"
#include "onward/aql.h"
#include "onward/monitor_log.h"

void gpu_dispatcher_post(struct gpu_dispatcher *dispatcher, const struct cp_event *event)
{
    gpu_event_list_append(&dispatcher->events, event);
    dispatcher->parts.event_ready(dispatcher->parts.context);
}

void gpu_slot_post(struct gpu_slot *slot, enum cp_event_kind kind, uint64_t now)
{
    struct cp_event event = {.kind = (uint8_t)kind,
                             .cu = (uint16_t)slot->cu,
                             .slot = slot->index,
                             .generation = slot->generation,
                             .wait_number = slot->wait_number,
                             .cycle = now};

    if (kind == CP_EVENT_WAITING || (kind == CP_EVENT_SAVED && slot->stalled)) {
        event.tag = slot->first_wait;
        event.condition = slot->condition.condition;
        event.address = slot->condition.address;
        event.mask = slot->condition.mask;
    }
    if (kind == CP_EVENT_WAITING)
        event.value = slot->condition.value;
    if (kind == CP_EVENT_SAVED)
        event.value = slot->stalled ? 0 : 1;
    gpu_dispatcher_post(slot->dispatcher, &event);
}

void gpu_dispatcher_refuse(struct gpu_dispatcher *dispatcher, const struct cp_command *command, enum cp_refusal reason,
                           uint64_t now)
{
    struct cp_event event = {.kind = CP_EVENT_REFUSED,
                             .reason = (uint8_t)reason,
                             .tag = command->tag,
                             .slot = command->place.slot,
                             .generation = command->place.generation,
                             .wait_number = command->place.wait_number,
                             .cycle = now};

    dispatcher->counters.refused++;
    gpu_dispatcher_post(dispatcher, &event);
}

void gpu_slot_observe(const struct gpu_slot *slot, enum gpu_life life, uint64_t now)
{
    const struct gpu_observer *observer = slot->dispatcher->parts.observer;

    if (observer->life)
        observer->life(observer->context, now, life, slot->index, slot->generation, slot->kernel->name, slot->id,
                       slot->cu);
}

void gpu_slot_observe_wait(const struct gpu_slot *slot)
{
    const struct gpu_observer *observer = slot->dispatcher->parts.observer;

    if (observer->wait)
        observer->wait(observer->context, slot->index, &slot->condition);
}

/* Leaving */

static void free_slot(struct gpu_slot *slot)
{
    gpu_slot_disarm_timers(slot);
    gpu_slot_end_waits(slot);
    slot->workgroup = NULL;
    slot->stalled = slot->reported = false;
    slot->kernel = NULL;
    slot->state = GPU_SLOT_FREE;
}

static void remove_workgroup(struct gpu_slot *slot, uint64_t now)
{
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

static void save_finished(struct gpu_slot *slot, uint64_t now)
{
    struct gpu_dispatcher *dispatcher = slot->dispatcher;

    gpu_context_write(dispatcher->parts.memory, slot->context, slot->workgroup, now);
    dispatcher->counters.saved++;
    note_departure(slot);
    gpu_slot_keep_waits(slot);
    remove_workgroup(slot, now);
    slot->moving = false;
    slot->state = GPU_SLOT_AWAY;
    gpu_slot_observe(slot, slot->stalled ? GPU_LIFE_SWAPPED : GPU_LIFE_READY, now);
    gpu_slot_post(slot, CP_EVENT_SAVED, now);
    slot->stalled = slot->reported = false;
}

static uint64_t transfer_end(struct gpu_slot *slot, bool write, uint64_t now)
{
    const struct gpu_dispatcher *dispatcher = slot->dispatcher;
    uint64_t bytes = gpu_context_image_bytes(slot->kernel);
    uint64_t start = now + dispatcher->parts.parameters->context_wave_cycles * slot->workgroup->wave_count;

    return gpu_stream(dispatcher->parts.memory_system, slot->cu, slot->context, bytes, write, start);
}

static void start_writing(struct gpu_slot *slot, uint64_t now)
{
    slot->moving = true;
    slot->dispatcher->counters.bytes_saved += gpu_context_image_bytes(slot->kernel);
    gpu_clock_schedule(slot->dispatcher->parts.clock, &slot->transfer, transfer_end(slot, true, now));
}

/* What comes next for a frozen WG that has nothing outstanding. */
static void continue_drained(struct gpu_slot *slot, uint64_t now)
{
    if (slot->state == GPU_SLOT_KILLING)
        end_workgroup(slot, CP_EVENT_DONE, GPU_LIFE_KILLED, now);
    else if (slot->state == GPU_SLOT_SAVING && !slot->moving)
        start_writing(slot, now);
}

static void freeze(struct gpu_slot *slot, uint64_t now)
{
    if (!slot->workgroup->frozen)
        gpu_cu_freeze(slot->dispatcher->cus[slot->cu], slot->workgroup, now);
    else if (slot->workgroup->drained)
        continue_drained(slot, now);
}

static void transfer_fired(struct gpu_event *event, uint64_t cycle);

static void init_slot(struct gpu_dispatcher *dispatcher, uint32_t index)
{
    struct gpu_slot *slot = &dispatcher->slots[index];

    slot->dispatcher = dispatcher;
    slot->index = index;
    slot->stall_timer = (struct gpu_event){.fire = gpu_stall_timer_fired, .owner = slot};
    slot->quantum_timer = (struct gpu_event){.fire = gpu_quantum_timer_fired, .owner = slot};
    slot->transfer = (struct gpu_event){.fire = transfer_fired, .owner = slot};
}

/* Makes the slots up to one that is named for the first time: the thousands that nobody comes to are never touched. */
static void use_slot(struct gpu_dispatcher *dispatcher, uint32_t index)
{
    for (; dispatcher->slots_used <= index; dispatcher->slots_used++)
        init_slot(dispatcher, dispatcher->slots_used);
}

struct gpu_slot *gpu_named_slot(struct gpu_dispatcher *dispatcher, const struct cp_place *place)
{
    if (place->slot >= dispatcher->slot_limit)
        return NULL;
    use_slot(dispatcher, place->slot);
    return &dispatcher->slots[place->slot];
}

static void command_save(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    struct gpu_slot *slot = gpu_named_slot(dispatcher, &command->place);

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
    freeze(slot, now);
}

static void command_kill(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    struct gpu_slot *slot = gpu_named_slot(dispatcher, &command->place);

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
    freeze(slot, now);
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

static void settle(struct gpu_slot *slot, struct gpu_workgroup *workgroup, uint32_t cu)
{
    slot->workgroup = workgroup;
    slot->cu = cu;
    workgroup->cu = cu;
    workgroup->dispatcher_data = slot;
    workgroup->wait_number = slot->wait_count;
}

static void restore_finished(struct gpu_slot *slot, uint64_t now)
{
    struct gpu_dispatcher *dispatcher = slot->dispatcher;

    if (!gpu_context_read(dispatcher->parts.memory, slot->context, slot->workgroup)) {
        struct cp_event event = {.kind = CP_EVENT_FAULT,
                                 .reason = CP_FAULT_CONTEXT,
                                 .cu = (uint16_t)slot->cu,
                                 .slot = slot->index,
                                 .generation = slot->generation,
                                 .address = slot->context,
                                 .cycle = now};

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
    gpu_invalidate_cu(dispatcher->parts.memory_system, slot->cu);
    dispatcher->counters.restored++;
    slot->state = GPU_SLOT_RESIDENT;
    slot->quantum_reported = false;
    slot->workgroup->placed_at = now;
    gpu_slot_observe(slot, GPU_LIFE_RUNNING, now);
    gpu_slot_post(slot, CP_EVENT_RESTORED, now);
    if (dispatcher->lost[slot->cu])
        return;
    gpu_slot_watch_quantum(slot);
    gpu_cu_thaw(dispatcher->cus[slot->cu], slot->workgroup, now);
}

static void command_restore(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
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
    if (slot->cu != place->cu)
        slot->kernel->moved = true;
    gpu_slot_end_waits(slot);
    for (uint32_t i = 0; i < workgroup->wave_count; i++)
        workgroup->waves[i].wait = slot->waits[i];
    settle(slot, workgroup, place->cu);
    slot->state = GPU_SLOT_RESTORING;
    dispatcher->counters.bytes_restored += gpu_context_image_bytes(slot->kernel);
    gpu_slot_observe(slot, GPU_LIFE_RESTORING, now);
    gpu_clock_schedule(dispatcher->parts.clock, &slot->transfer, transfer_end(slot, false, now));
}

static void transfer_fired(struct gpu_event *event, uint64_t cycle)
{
    struct gpu_slot *slot = event->owner;

    if (slot->state == GPU_SLOT_SAVING)
        save_finished(slot, cycle);
    else
        restore_finished(slot, cycle);
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

static void command_launch(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
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
    settle(slot, workgroup, place->cu);
    dispatcher->counters.launched++;
    gpu_slot_observe(slot, GPU_LIFE_LAUNCHED, now);
    gpu_slot_watch_quantum(slot);
}

/* Kernels and memory */

static void command_begin(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    enum cp_refusal reason = gpu_kernel_table_begin(&dispatcher->kernels, &command->begin, dispatcher->parts.loader);

    if (reason) {
        gpu_dispatcher_refuse(dispatcher, command, reason, now);
        return;
    }
    if (command->begin.acquire == CP_FENCE_NONE)
        return;
    for (uint32_t cu = 0; cu < dispatcher->parts.parameters->cus; cu++)
        gpu_invalidate_cu(dispatcher->parts.memory_system, cu);
}

/* Stores write through to the L2 and DONE comes only after them, so the release fence has nothing left to write. */
static void command_end(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    struct cp_event event = {.kind = CP_EVENT_KERNEL_ENDED, .slot = command->end.kernel, .cycle = now};

    for (uint32_t i = 0; i < dispatcher->slots_used; i++) {
        if (dispatcher->slots[i].kernel && dispatcher->slots[i].kernel->index == command->end.kernel) {
            gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_STALE, now);
            return;
        }
    }
    if (!gpu_kernel_table_end(&dispatcher->kernels, command->end.kernel)) {
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_ARGUMENT, now);
        return;
    }
    gpu_dispatcher_post(dispatcher, &event);
}

static bool memory_command_fits(const struct gpu_memory *memory, const struct cp_command *command)
{
    const struct cp_memory_command *m = &command->memory;

    if (command->opcode == CP_COMMAND_STORE)
        return (m->bytes == 1 || m->bytes == 2 || m->bytes == 4 || m->bytes == 8) && m->address % m->bytes == 0 &&
               gpu_memory_contains(memory, m->address, m->bytes);
    if (command->opcode == CP_COMMAND_ADD)
        return m->address % 8 == 0 && gpu_memory_contains(memory, m->address, 8);
    return m->bytes >= 1 && m->bytes <= 4096 && gpu_memory_contains(memory, m->address, m->bytes) &&
           gpu_memory_contains(memory, m->value, m->bytes);
}

/* That the Monitor Log was read is not progress of the program (deadlock detection). */
static void store(struct gpu_dispatcher *dispatcher, const struct cp_memory_command *command, uint64_t now)
{
    struct gpu_memory *memory = dispatcher->parts.memory;
    bool of_log = dispatcher->log && command->address - dispatcher->log < sizeof(struct cp_log_control);
    uint64_t last_change = memory->last_change, changes = memory->changes;

    gpu_cp_store(dispatcher->parts.memory_system, command->address, &command->value, command->bytes, now);
    if (!of_log)
        return;
    memory->last_change = last_change;
    memory->changes = changes;
}

static void command_memory(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    struct gpu_memory_system *system = dispatcher->parts.memory_system;
    const struct cp_memory_command *memory = &command->memory;

    if (!memory_command_fits(dispatcher->parts.memory, command)) {
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_ADDRESS, now);
        return;
    }
    if (command->opcode == CP_COMMAND_STORE)
        store(dispatcher, memory, now);
    else if (command->opcode == CP_COMMAND_ADD)
        gpu_cp_add(system, memory->address, memory->value, now);
    else
        gpu_cp_copy(system, memory->address, memory->value, memory->bytes, now);
    dispatcher->parts.memory_written(dispatcher->parts.context);
}

static void command_release(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    uint32_t cu = command->release.cu;

    if (cu >= dispatcher->parts.parameters->cus) {
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_CU, now);
        return;
    }
    if (dispatcher->lost[cu] && now > dispatcher->deadline[cu])
        dispatcher->counters.deadlines_missed++;
}

void gpu_dispatcher_command(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    typedef void (*execute)(struct gpu_dispatcher *, const struct cp_command *, uint64_t);
    static const execute table[] = {
        [CP_COMMAND_KERNEL_BEGIN] = command_begin, [CP_COMMAND_KERNEL_END] = command_end,
        [CP_COMMAND_LAUNCH] = command_launch,      [CP_COMMAND_SAVE] = command_save,
        [CP_COMMAND_RESTORE] = command_restore,    [CP_COMMAND_RESUME] = gpu_command_resume,
        [CP_COMMAND_KILL] = command_kill,          [CP_COMMAND_WAITING] = gpu_command_waiting,
        [CP_COMMAND_STORE] = command_memory,       [CP_COMMAND_ADD] = command_memory,
        [CP_COMMAND_COPY] = command_memory,        [CP_COMMAND_CU_RELEASE] = command_release,
        [CP_COMMAND_MONITOR] = gpu_command_monitor};

    if (command->opcode >= sizeof(table) / sizeof(table[0]) || !table[command->opcode])
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_ARGUMENT, now);
    else
        table[command->opcode](dispatcher, command, now);
}

/* What the compute units report */

static void cu_done(void *context, struct gpu_workgroup *workgroup, uint64_t cycle)
{
    struct gpu_dispatcher *dispatcher = context;
    struct gpu_slot *slot = workgroup->dispatcher_data;

    dispatcher->counters.finished++;
    end_workgroup(slot, CP_EVENT_DONE, GPU_LIFE_DONE, cycle);
}

static void cu_drained(void *context, struct gpu_workgroup *workgroup, uint64_t cycle)
{
    (void)context;
    continue_drained(workgroup->dispatcher_data, cycle);
}

/* A WG has one message in the list of events at most: the next one waits until that is gone. */
static void cu_message(void *context, struct gpu_workgroup *workgroup, uint64_t cycle)
{
    struct gpu_dispatcher *dispatcher = context;
    struct gpu_slot *slot = workgroup->dispatcher_data;
    struct cp_event event = {.kind = CP_EVENT_MESSAGE,
                             .cu = (uint16_t)slot->cu,
                             .slot = slot->index,
                             .generation = slot->generation,
                             .value = workgroup->message,
                             .cycle = cycle};

    if (slot->message_queued)
        return;
    slot->message_queued = true;
    gpu_dispatcher_post(dispatcher, &event);
    gpu_cu_message_posted(dispatcher->cus[slot->cu], workgroup, cycle);
}

static const char *fault_text(enum isa_fault fault)
{
    static const char *const texts[ISA_FAULT_COUNT] = {[ISA_FAULT_NONE] = "no fault",
                                                       [ISA_FAULT_REGISTER] = "register beyond the kernel's allocation",
                                                       [ISA_FAULT_MISALIGNED] = "misaligned access",
                                                       [ISA_FAULT_OUT_OF_BOUNDS] = "access out of bounds",
                                                       [ISA_FAULT_READ_ONLY] = "store to read-only memory",
                                                       [ISA_FAULT_PC] = "jump to where no instruction starts",
                                                       [ISA_FAULT_TRAP] = "trap",
                                                       [ISA_FAULT_DIVERGENCE] = "message sent by part of a work-group"};

    return texts[fault];
}

static bool is_memory_fault(enum isa_fault fault)
{
    return fault == ISA_FAULT_MISALIGNED || fault == ISA_FAULT_OUT_OF_BOUNDS || fault == ISA_FAULT_READ_ONLY;
}

static enum cp_fault_reason fault_reason(enum isa_fault fault)
{
    if (is_memory_fault(fault))
        return CP_FAULT_MEMORY;
    return fault == ISA_FAULT_DIVERGENCE ? CP_FAULT_DIVERGENCE : CP_FAULT_INSTRUCTION;
}

static void describe_fault(struct gpu_dispatcher *dispatcher, const struct gpu_fault *fault)
{
    const struct gpu_slot *slot = fault->workgroup->dispatcher_data;
    char where[64] = "";

    if (dispatcher->fault[0])
        return;
    if (is_memory_fault(fault->fault))
        snprintf(where, sizeof(where), " at address 0x%" PRIx64, fault->address);
    snprintf(dispatcher->fault, sizeof(dispatcher->fault),
             "%.200s:%" PRIu32 ": %s%s (kernel %.100s, work-group (%" PRIu32 ",%" PRIu32 ",%" PRIu32 "), wave %" PRIu32
             ", cycle %" PRIu64 ")",
             slot->kernel->program->path, fault->line, fault_text(fault->fault), where, slot->kernel->name, slot->id[0],
             slot->id[1], slot->id[2], fault->wave, fault->cycle);
}

static void cu_fault(void *context, const struct gpu_fault *fault)
{
    struct gpu_dispatcher *dispatcher = context;
    struct gpu_slot *slot = fault->workgroup->dispatcher_data;
    struct cp_event event = {.kind = CP_EVENT_FAULT,
                             .reason = (uint8_t)fault_reason(fault->fault),
                             .cu = (uint16_t)slot->cu,
                             .slot = slot->index,
                             .generation = slot->generation,
                             .address = fault->address,
                             .value = fault->line,
                             .cycle = fault->cycle};

    describe_fault(dispatcher, fault);
    gpu_slot_disarm_timers(slot);
    gpu_clock_cancel(dispatcher->parts.clock, &slot->transfer);
    gpu_slot_end_waits(slot);
    remove_workgroup(slot, fault->cycle);
    gpu_slot_observe(slot, GPU_LIFE_KILLED, fault->cycle);
    gpu_dispatcher_post(dispatcher, &event);
    free_slot(slot);
}

/* Outside inputs */

void gpu_dispatcher_doorbell(struct gpu_dispatcher *dispatcher, uint32_t queue, uint64_t now)
{
    struct cp_event event = {.kind = CP_EVENT_DOORBELL, .slot = queue, .cycle = now};

    if (dispatcher->doorbell_queued[queue])
        return;
    dispatcher->doorbell_queued[queue] = true;
    gpu_dispatcher_post(dispatcher, &event);
}

void gpu_dispatcher_lose_cu(struct gpu_dispatcher *dispatcher, uint32_t cu, uint64_t now)
{
    uint64_t deadline = now + dispatcher->parts.parameters->loss_deadline;
    struct cp_event event = {.kind = CP_EVENT_CU_LOST, .cu = (uint16_t)cu, .address = deadline, .cycle = now};

    if (dispatcher->lost[cu])
        return;
    dispatcher->lost[cu] = true;
    dispatcher->deadline[cu] = deadline;
    for (uint32_t i = 0; i < dispatcher->slots_used; i++) {
        struct gpu_slot *slot = &dispatcher->slots[i];

        if (slot->state == GPU_SLOT_RESIDENT && slot->cu == cu) {
            gpu_slot_disarm_timers(slot);
            freeze(slot, now);
        }
    }
    if (dispatcher->parts.observer->cu)
        dispatcher->parts.observer->cu(dispatcher->parts.observer->context, now, cu, false);
    gpu_dispatcher_post(dispatcher, &event);
}

void gpu_dispatcher_return_cu(struct gpu_dispatcher *dispatcher, uint32_t cu, uint64_t now)
{
    struct cp_event event = {.kind = CP_EVENT_CU_RETURNED, .cu = (uint16_t)cu, .cycle = now};

    if (!dispatcher->lost[cu])
        return;
    dispatcher->lost[cu] = false;
    for (uint32_t i = 0; i < dispatcher->slots_used; i++) {
        struct gpu_slot *slot = &dispatcher->slots[i];

        if (slot->state != GPU_SLOT_RESIDENT || slot->cu != cu || !slot->workgroup->frozen)
            continue;
        gpu_cu_thaw(dispatcher->cus[cu], slot->workgroup, now);
        gpu_slot_watch_stall(slot);
        gpu_slot_watch_quantum(slot);
    }
    if (dispatcher->parts.observer->cu)
        dispatcher->parts.observer->cu(dispatcher->parts.observer->context, now, cu, true);
    gpu_dispatcher_post(dispatcher, &event);
}

const struct cp_event *gpu_dispatcher_event(struct gpu_dispatcher *dispatcher)
{
    return gpu_event_list_first(&dispatcher->events);
}

/* The WG may be at its next message already. */
static void message_taken(struct gpu_slot *slot)
{
    slot->message_queued = false;
    if (slot->state == GPU_SLOT_RESIDENT && !slot->workgroup->frozen)
        gpu_cu_message_retry(slot->workgroup);
}

void gpu_dispatcher_event_taken(struct gpu_dispatcher *dispatcher)
{
    const struct cp_event *event = gpu_event_list_first(&dispatcher->events);

    if (event->kind == CP_EVENT_DOORBELL)
        dispatcher->doorbell_queued[event->slot] = false;
    if (event->kind == CP_EVENT_LOG)
        dispatcher->log_queued = false;
    if (event->kind == CP_EVENT_MESSAGE)
        message_taken(&dispatcher->slots[event->slot]);
    gpu_event_list_remove_first(&dispatcher->events);
}

/* Making and taking apart */

static bool create_cus(struct gpu_dispatcher *dispatcher)
{
    const struct gpu_dispatcher_parts *parts = &dispatcher->parts;

    dispatcher->callbacks = (struct gpu_cu_callbacks){.context = dispatcher,
                                                      .done = cu_done,
                                                      .stalled = gpu_cu_reports_stalled,
                                                      .woken = gpu_cu_reports_woken,
                                                      .drained = cu_drained,
                                                      .message = cu_message,
                                                      .fault = cu_fault};
    for (uint32_t i = 0; i < parts->parameters->cus; i++) {
        dispatcher->cus[i] = gpu_cu_create(i, parts->parameters, parts->memory_system, parts->clock,
                                           &dispatcher->control, &dispatcher->callbacks);
        if (!dispatcher->cus[i])
            return false;
    }
    return true;
}

struct gpu_dispatcher *gpu_dispatcher_create(const struct gpu_dispatcher_parts *parts,
                                             const struct cp_queue_config *queues, uint32_t slots,
                                             uint64_t context_base, uint64_t context_bytes)
{
    struct gpu_dispatcher *dispatcher = calloc(1, sizeof(*dispatcher));

    if (!dispatcher)
        return NULL;
    dispatcher->parts = *parts;
    gpu_dispatcher_listen(dispatcher);
    dispatcher->slot_limit = slots;
    dispatcher->context_base = context_base;
    dispatcher->context_bytes = context_bytes;
    dispatcher->slots = calloc(slots, sizeof(*dispatcher->slots));
    gpu_kernel_table_init(&dispatcher->kernels, queues);
    if (!dispatcher->slots || !gpu_event_list_init(&dispatcher->events, slots) || !create_cus(dispatcher)) {
        gpu_dispatcher_free(dispatcher);
        return NULL;
    }
    return dispatcher;
}

void gpu_dispatcher_free(struct gpu_dispatcher *dispatcher)
{
    if (!dispatcher)
        return;
    for (uint32_t i = 0; i < CP_MAX_CUS; i++) {
        if (dispatcher->cus[i])
            gpu_cu_free(dispatcher->cus[i]);
    }
    gpu_event_list_free(&dispatcher->events);
    free(dispatcher->slots);
    free(dispatcher);
}

const struct gpu_slot *gpu_dispatcher_slot(const struct gpu_dispatcher *dispatcher, uint32_t slot)
{
    return &dispatcher->slots[slot];
}

uint32_t gpu_dispatcher_slots(const struct gpu_dispatcher *dispatcher)
{
    return dispatcher->slots_used;
}

bool gpu_dispatcher_cu_available(const struct gpu_dispatcher *dispatcher, uint32_t cu)
{
    return !dispatcher->lost[cu];
}

struct gpu_cu_control *gpu_dispatcher_control(struct gpu_dispatcher *dispatcher)
{
    return &dispatcher->control;
}

struct gpu_compute_unit *gpu_dispatcher_cu(const struct gpu_dispatcher *dispatcher, uint32_t cu)
{
    return dispatcher->cus[cu];
}

const struct gpu_dispatcher_counters *gpu_dispatcher_counters(const struct gpu_dispatcher *dispatcher)
{
    return &dispatcher->counters;
}

const char *gpu_dispatcher_fault(const struct gpu_dispatcher *dispatcher)
{
    return dispatcher->fault;
}
