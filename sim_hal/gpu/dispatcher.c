/* dispatcher.c - work-group commands, state of every slot, events to the command processor. */
#include "gpu/dispatcher.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "gpu/context.h"
#include "gpu/event_list.h"
#include "gpu/kernel_table.h"
#include "onward/aql.h"

#define MESSAGE_BYTES 512u

struct gpu_dispatcher {
    struct gpu_dispatcher_parts parts;
    struct gpu_dispatcher_counters counters;
    struct gpu_cu_control control;
    struct gpu_cu_callbacks callbacks;
    struct gpu_compute_unit *cus[CP_MAX_CUS];
    bool lost[CP_MAX_CUS];
    uint64_t deadline[CP_MAX_CUS];
    bool doorbell_queued[CP_MAX_QUEUES];
    struct gpu_kernel_table kernels;
    struct gpu_event_list events;
    struct gpu_slot *slots;
    uint32_t slot_limit;
    uint32_t slots_used;
    uint64_t context_base;
    uint64_t context_bytes;
    uint64_t stall_cycles;
    uint64_t quantum_cycles;
    bool oversubscribed;
    uint32_t reports; /* WAITING events that are still wanted */
    char fault[MESSAGE_BYTES];
};

static void post(struct gpu_dispatcher *dispatcher, const struct cp_event *event)
{
    gpu_event_list_append(&dispatcher->events, event);
    dispatcher->parts.event_ready(dispatcher->parts.context);
}

static void post_slot(struct gpu_slot *slot, enum cp_event_kind kind, uint64_t now)
{
    struct cp_event event = {.kind = (uint8_t)kind,
                             .cu = (uint16_t)slot->cu,
                             .slot = slot->index,
                             .generation = slot->generation,
                             .wait_number = slot->wait_number,
                             .cycle = now};

    if (kind == CP_EVENT_WAITING || (kind == CP_EVENT_SAVED && slot->stalled)) {
        event.condition = slot->condition.condition;
        event.address = slot->condition.address;
        event.mask = slot->condition.mask;
    }
    if (kind == CP_EVENT_WAITING)
        event.value = slot->condition.value;
    if (kind == CP_EVENT_SAVED)
        event.value = slot->stalled ? 0 : 1;
    post(slot->dispatcher, &event);
}

static void refuse(struct gpu_dispatcher *dispatcher, const struct cp_command *command, enum cp_refusal reason,
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
    post(dispatcher, &event);
}

static void observe(const struct gpu_slot *slot, enum gpu_life life, uint64_t now)
{
    const struct gpu_observer *observer = slot->dispatcher->parts.observer;

    if (observer->life)
        observer->life(observer->context, now, life, slot->index, slot->generation, slot->kernel->name, slot->id,
                       slot->cu);
}

/* Timers */

static void arm_timer(struct gpu_slot *slot, struct gpu_event *timer, uint64_t cycle)
{
    struct gpu_clock *clock = slot->dispatcher->parts.clock;

    if (!timer->scheduled)
        gpu_clock_schedule(clock, timer, cycle < clock->now ? clock->now : cycle);
}

static void disarm_timers(struct gpu_slot *slot)
{
    gpu_clock_cancel(slot->dispatcher->parts.clock, &slot->stall_timer);
    gpu_clock_cancel(slot->dispatcher->parts.clock, &slot->quantum_timer);
}

static void watch_stall(struct gpu_slot *slot)
{
    const struct gpu_dispatcher *dispatcher = slot->dispatcher;

    if (dispatcher->oversubscribed && dispatcher->reports && slot->stalled && !slot->reported)
        arm_timer(slot, &slot->stall_timer, slot->stalled_at + dispatcher->stall_cycles);
}

static void watch_quantum(struct gpu_slot *slot)
{
    const struct gpu_dispatcher *dispatcher = slot->dispatcher;

    if (dispatcher->oversubscribed && dispatcher->quantum_cycles && !slot->quantum_reported)
        arm_timer(slot, &slot->quantum_timer, slot->workgroup->placed_at + dispatcher->quantum_cycles);
}

static void stall_timer_fired(struct gpu_event *event, uint64_t cycle)
{
    struct gpu_slot *slot = event->owner;

    if (!slot->dispatcher->reports)
        return;
    slot->dispatcher->reports--;
    slot->reported = true;
    gpu_cu_hold(slot->workgroup);
    post_slot(slot, CP_EVENT_WAITING, cycle);
}

static void quantum_timer_fired(struct gpu_event *event, uint64_t cycle)
{
    struct gpu_slot *slot = event->owner;

    slot->quantum_reported = true;
    post_slot(slot, CP_EVENT_QUANTUM, cycle);
}

/* Leaving */

static void free_slot(struct gpu_slot *slot)
{
    disarm_timers(slot);
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
    remove_workgroup(slot, now);
    observe(slot, life, now);
    post_slot(slot, kind, now);
    free_slot(slot);
}

static void note_condition(struct gpu_slot *slot)
{
    const struct gpu_workgroup *workgroup = slot->workgroup;

    for (uint32_t i = 0; i < workgroup->wave_count; i++) {
        if (workgroup->waves[i].status == GPU_WAVE_WAITING) {
            slot->condition = workgroup->waves[i].condition;
            slot->condition_valid = true;
            return;
        }
    }
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
    remove_workgroup(slot, now);
    slot->moving = false;
    slot->state = GPU_SLOT_AWAY;
    observe(slot, GPU_LIFE_SWAPPED, now);
    post_slot(slot, CP_EVENT_SAVED, now);
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

static struct gpu_slot *named_slot(struct gpu_dispatcher *dispatcher, const struct cp_place *place)
{
    if (place->slot >= dispatcher->slot_limit)
        return NULL;
    return &dispatcher->slots[place->slot];
}

static void command_save(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    struct gpu_slot *slot = named_slot(dispatcher, &command->place);

    if (!slot || slot->state != GPU_SLOT_RESIDENT || slot->generation != command->place.generation) {
        refuse(dispatcher, command, CP_REFUSED_STALE, now);
        return;
    }
    if (!(command->flags & CP_FLAG_FORCED) && !(slot->stalled && slot->wait_number == command->place.wait_number)) {
        refuse(dispatcher, command, CP_REFUSED_STALE, now);
        return;
    }
    if (command->place.context != slot->context) {
        refuse(dispatcher, command, CP_REFUSED_CONTEXT, now);
        return;
    }
    disarm_timers(slot);
    slot->state = GPU_SLOT_SAVING;
    observe(slot, GPU_LIFE_SAVING, now);
    freeze(slot, now);
}

static void command_kill(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    struct gpu_slot *slot = named_slot(dispatcher, &command->place);

    if (!slot || slot->generation != command->place.generation ||
        (slot->state != GPU_SLOT_RESIDENT && slot->state != GPU_SLOT_AWAY)) {
        refuse(dispatcher, command, CP_REFUSED_STALE, now);
        return;
    }
    dispatcher->counters.killed++;
    if (slot->state == GPU_SLOT_AWAY) {
        observe(slot, GPU_LIFE_KILLED, now);
        post_slot(slot, CP_EVENT_DONE, now);
        free_slot(slot);
        return;
    }
    disarm_timers(slot);
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
        observe(slot, GPU_LIFE_KILLED, now);
        post(dispatcher, &event);
        free_slot(slot);
        return;
    }
    gpu_invalidate_cu(dispatcher->parts.memory_system, slot->cu);
    dispatcher->counters.restored++;
    slot->state = GPU_SLOT_RESIDENT;
    slot->quantum_reported = false;
    slot->workgroup->placed_at = now;
    observe(slot, GPU_LIFE_RUNNING, now);
    post_slot(slot, CP_EVENT_RESTORED, now);
    if (dispatcher->lost[slot->cu])
        return;
    watch_quantum(slot);
    gpu_cu_thaw(dispatcher->cus[slot->cu], slot->workgroup, now);
}

static void command_restore(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    const struct cp_place *place = &command->place;
    struct gpu_slot *slot = named_slot(dispatcher, place);
    struct gpu_workgroup *workgroup;
    enum cp_refusal reason;

    if (!slot || slot->state != GPU_SLOT_AWAY || slot->generation != place->generation) {
        refuse(dispatcher, command, CP_REFUSED_STALE, now);
        return;
    }
    reason = cannot_place(dispatcher, slot->kernel, place);
    if (!reason && place->context != slot->context)
        reason = CP_REFUSED_CONTEXT;
    if (reason) {
        refuse(dispatcher, command, reason, now);
        return;
    }
    workgroup = gpu_cu_install(dispatcher->cus[place->cu], slot->kernel, slot->id, slot->index, slot->generation,
                               place->simd, slot->scratch, now);
    if (!workgroup) {
        refuse(dispatcher, command, CP_REFUSED_NO_ROOM, now);
        return;
    }
    if (slot->cu != place->cu)
        slot->kernel->moved = true;
    settle(slot, workgroup, place->cu);
    slot->state = GPU_SLOT_RESTORING;
    dispatcher->counters.bytes_restored += gpu_context_image_bytes(slot->kernel);
    observe(slot, GPU_LIFE_RESTORING, now);
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
    struct gpu_slot *slot = named_slot(dispatcher, place);
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
        refuse(dispatcher, command, reason, now);
        return;
    }
    slot->state = GPU_SLOT_RESIDENT;
    slot->quantum_reported = false;
    slot->kernel = kernel;
    slot->generation = place->generation;
    slot->wait_number = 0;
    slot->condition_valid = false;
    slot->context = place->context;
    slot->scratch = place->scratch;
    memcpy(slot->id, place->workgroup, sizeof(slot->id));
    settle(slot, workgroup, place->cu);
    if (place->slot >= dispatcher->slots_used)
        dispatcher->slots_used = place->slot + 1;
    dispatcher->counters.launched++;
    observe(slot, GPU_LIFE_LAUNCHED, now);
    watch_quantum(slot);
}

/* Waits */

/* A report that nobody has read is taken back, and may be used for another wait. */
static void report_end(struct gpu_slot *slot, uint64_t now)
{
    struct gpu_dispatcher *dispatcher = slot->dispatcher;

    if (gpu_event_list_withdraw_waiting(&dispatcher->events, slot->index, slot->wait_number))
        dispatcher->reports++;
    else
        post_slot(slot, CP_EVENT_WAIT_ENDED, now);
}

static void wait_over(struct gpu_slot *slot, uint64_t now)
{
    if (!slot->stalled)
        return;
    slot->stalled = false;
    slot->workgroup->held = false;
    gpu_clock_cancel(slot->dispatcher->parts.clock, &slot->stall_timer);
    observe(slot, GPU_LIFE_RUNNING, now);
    if (slot->reported)
        report_end(slot, now);
    slot->reported = false;
}

static void command_resume(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    struct gpu_slot *slot = named_slot(dispatcher, &command->place);

    if (!slot || slot->state != GPU_SLOT_RESIDENT || slot->generation != command->place.generation || !slot->stalled ||
        slot->wait_number != command->place.wait_number) {
        refuse(dispatcher, command, CP_REFUSED_STALE, now);
        return;
    }
    gpu_cu_resume(dispatcher->cus[slot->cu], slot->workgroup, now);
    wait_over(slot, now);
}

static void watch_all(struct gpu_dispatcher *dispatcher)
{
    for (uint32_t i = 0; i < dispatcher->slots_used; i++) {
        struct gpu_slot *slot = &dispatcher->slots[i];

        if (slot->state != GPU_SLOT_RESIDENT)
            continue;
        watch_stall(slot);
        watch_quantum(slot);
    }
}

static void unwatch_all(struct gpu_dispatcher *dispatcher)
{
    for (uint32_t i = 0; i < dispatcher->slots_used; i++)
        disarm_timers(&dispatcher->slots[i]);
}

/* Nobody will save those whose waits were reported. */
static void let_all_go(struct gpu_dispatcher *dispatcher, uint64_t now)
{
    for (uint32_t i = 0; i < dispatcher->slots_used; i++) {
        const struct gpu_slot *slot = &dispatcher->slots[i];

        if (slot->state == GPU_SLOT_RESIDENT && slot->workgroup->held)
            gpu_cu_let_go(slot->workgroup, now);
    }
}

static void command_waiting(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    const struct cp_waiting *waiting = &command->waiting;

    if (waiting->mode > CP_WAIT_INSTRUCTION || waiting->oversubscribed > 1) {
        refuse(dispatcher, command, CP_REFUSED_ARGUMENT, now);
        return;
    }
    dispatcher->control.wait_mode = waiting->mode;
    dispatcher->control.timeout_cycles = waiting->timeout_cycles;
    dispatcher->stall_cycles = waiting->stall_cycles;
    dispatcher->quantum_cycles = waiting->quantum_cycles;
    unwatch_all(dispatcher);
    dispatcher->oversubscribed = waiting->oversubscribed;
    dispatcher->reports = waiting->reports;
    if (dispatcher->oversubscribed)
        watch_all(dispatcher);
    else
        let_all_go(dispatcher, now);
}

/* Kernels and memory */

static void command_begin(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    enum cp_refusal reason = gpu_kernel_table_begin(&dispatcher->kernels, &command->begin, dispatcher->parts.loader);

    if (reason) {
        refuse(dispatcher, command, reason, now);
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
            refuse(dispatcher, command, CP_REFUSED_STALE, now);
            return;
        }
    }
    if (!gpu_kernel_table_end(&dispatcher->kernels, command->end.kernel)) {
        refuse(dispatcher, command, CP_REFUSED_ARGUMENT, now);
        return;
    }
    post(dispatcher, &event);
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

static void command_memory(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    struct gpu_memory_system *system = dispatcher->parts.memory_system;
    const struct cp_memory_command *memory = &command->memory;

    if (!memory_command_fits(dispatcher->parts.memory, command)) {
        refuse(dispatcher, command, CP_REFUSED_ADDRESS, now);
        return;
    }
    if (command->opcode == CP_COMMAND_STORE)
        gpu_cp_store(system, memory->address, &memory->value, memory->bytes, now);
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
        refuse(dispatcher, command, CP_REFUSED_CU, now);
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
        [CP_COMMAND_RESTORE] = command_restore,    [CP_COMMAND_RESUME] = command_resume,
        [CP_COMMAND_KILL] = command_kill,          [CP_COMMAND_WAITING] = command_waiting,
        [CP_COMMAND_STORE] = command_memory,       [CP_COMMAND_ADD] = command_memory,
        [CP_COMMAND_COPY] = command_memory,        [CP_COMMAND_CU_RELEASE] = command_release};

    if (command->opcode >= sizeof(table) / sizeof(table[0]) || !table[command->opcode])
        refuse(dispatcher, command, CP_REFUSED_ARGUMENT, now);
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

static void cu_stalled(void *context, struct gpu_workgroup *workgroup, uint64_t cycle)
{
    struct gpu_slot *slot = workgroup->dispatcher_data;

    (void)context;
    slot->wait_number++;
    slot->stalled = true;
    slot->reported = false;
    slot->stalled_at = cycle;
    note_condition(slot);
    if (slot->state != GPU_SLOT_RESIDENT)
        return;
    observe(slot, GPU_LIFE_STALLED, cycle);
    watch_stall(slot);
}

static void cu_woken(void *context, struct gpu_workgroup *workgroup, uint64_t cycle)
{
    (void)context;
    wait_over(workgroup->dispatcher_data, cycle);
}

static void cu_drained(void *context, struct gpu_workgroup *workgroup, uint64_t cycle)
{
    (void)context;
    continue_drained(workgroup->dispatcher_data, cycle);
}

static const char *fault_text(enum isa_fault fault)
{
    static const char *const texts[ISA_FAULT_COUNT] = {[ISA_FAULT_NONE] = "no fault",
                                                       [ISA_FAULT_REGISTER] = "register beyond the kernel's allocation",
                                                       [ISA_FAULT_MISALIGNED] = "misaligned access",
                                                       [ISA_FAULT_OUT_OF_BOUNDS] = "access out of bounds",
                                                       [ISA_FAULT_READ_ONLY] = "store to read-only memory",
                                                       [ISA_FAULT_PC] = "jump to where no instruction starts",
                                                       [ISA_FAULT_TRAP] = "trap"};

    return texts[fault];
}

static bool is_memory_fault(enum isa_fault fault)
{
    return fault == ISA_FAULT_MISALIGNED || fault == ISA_FAULT_OUT_OF_BOUNDS || fault == ISA_FAULT_READ_ONLY;
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
                             .reason = is_memory_fault(fault->fault) ? CP_FAULT_MEMORY : CP_FAULT_INSTRUCTION,
                             .cu = (uint16_t)slot->cu,
                             .slot = slot->index,
                             .generation = slot->generation,
                             .address = fault->address,
                             .value = fault->line,
                             .cycle = fault->cycle};

    describe_fault(dispatcher, fault);
    disarm_timers(slot);
    gpu_clock_cancel(dispatcher->parts.clock, &slot->transfer);
    remove_workgroup(slot, fault->cycle);
    observe(slot, GPU_LIFE_KILLED, fault->cycle);
    post(dispatcher, &event);
    free_slot(slot);
}

/* Outside inputs */

void gpu_dispatcher_doorbell(struct gpu_dispatcher *dispatcher, uint32_t queue, uint64_t now)
{
    struct cp_event event = {.kind = CP_EVENT_DOORBELL, .slot = queue, .cycle = now};

    if (dispatcher->doorbell_queued[queue])
        return;
    dispatcher->doorbell_queued[queue] = true;
    post(dispatcher, &event);
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
            disarm_timers(slot);
            freeze(slot, now);
        }
    }
    if (dispatcher->parts.observer->cu)
        dispatcher->parts.observer->cu(dispatcher->parts.observer->context, now, cu, false);
    post(dispatcher, &event);
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
        watch_stall(slot);
        watch_quantum(slot);
    }
    if (dispatcher->parts.observer->cu)
        dispatcher->parts.observer->cu(dispatcher->parts.observer->context, now, cu, true);
    post(dispatcher, &event);
}

const struct cp_event *gpu_dispatcher_event(struct gpu_dispatcher *dispatcher)
{
    return gpu_event_list_first(&dispatcher->events);
}

void gpu_dispatcher_event_taken(struct gpu_dispatcher *dispatcher)
{
    const struct cp_event *event = gpu_event_list_first(&dispatcher->events);

    if (event->kind == CP_EVENT_DOORBELL)
        dispatcher->doorbell_queued[event->slot] = false;
    gpu_event_list_remove_first(&dispatcher->events);
}

/* Making and taking apart */

static void init_slot(struct gpu_dispatcher *dispatcher, uint32_t index)
{
    struct gpu_slot *slot = &dispatcher->slots[index];

    slot->dispatcher = dispatcher;
    slot->index = index;
    slot->stall_timer = (struct gpu_event){.fire = stall_timer_fired, .owner = slot};
    slot->quantum_timer = (struct gpu_event){.fire = quantum_timer_fired, .owner = slot};
    slot->transfer = (struct gpu_event){.fire = transfer_fired, .owner = slot};
}

static bool create_cus(struct gpu_dispatcher *dispatcher)
{
    const struct gpu_dispatcher_parts *parts = &dispatcher->parts;

    dispatcher->callbacks = (struct gpu_cu_callbacks){.context = dispatcher,
                                                      .done = cu_done,
                                                      .stalled = cu_stalled,
                                                      .woken = cu_woken,
                                                      .drained = cu_drained,
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
    dispatcher->slot_limit = slots;
    dispatcher->context_base = context_base;
    dispatcher->context_bytes = context_bytes;
    dispatcher->slots = calloc(slots, sizeof(*dispatcher->slots));
    gpu_kernel_table_init(&dispatcher->kernels, queues);
    if (!dispatcher->slots || !gpu_event_list_init(&dispatcher->events, slots) || !create_cus(dispatcher)) {
        gpu_dispatcher_free(dispatcher);
        return NULL;
    }
    for (uint32_t i = 0; i < slots; i++)
        init_slot(dispatcher, i);
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
