/* dispatcher.c - the table of commands, kernels and memory commands, what compute units report, inputs from outside. */
#include "gpu/dispatcher.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "engine/require.h"
#include "gpu/fault.h"
#include "gpu/grid.h"
#include "gpu/moment.h"
#include "gpu/move.h"
#include "gpu/given.h"
#include "gpu/leaving.h"
#include "gpu/placing.h"
#include "gpu/reset.h"
#include "gpu/shares.h"
#include "gpu/slot.h"
#include "gpu/timing.h"
#include "gpu/waits.h"
#include "onward/aql.h"
#include "onward/context.h"
#include "onward/monitor_log.h"

/* Kernels and memory */

/*
 * The acquire of a kernel's begin. With l1.begin_keeps an L1 is invalidated only if it may hold a line of the kernel's
 * process: if a WG of that was on the CU since the L1 was emptied. The scalar caches are emptied in any case.
 */
static void acquire_for_kernel(struct gpu_dispatcher *dispatcher, uint32_t queue)
{
    struct path_system *system = dispatcher->parts.memory_system;
    uint64_t sharers = gpu_l1_sharers(dispatcher->kernels.queues, queue);

    SIM_REQUIRE(queue < CP_MAX_QUEUES);
    for (uint32_t i = 0; i < dispatcher->slots_used; i++) {
        if (dispatcher->slots[i].workgroup)
            gpu_slot_note_l1_use(&dispatcher->slots[i]);
    }
    for (uint32_t cu = 0; cu < dispatcher->parts.parameters->cus; cu++) {
        if (!dispatcher->parts.parameters->l1_begin_keeps ||
            gpu_l1_may_hold(&dispatcher->l1_use[cu], path_l1_emptied(system, cu), sharers)) {
            path_invalidate_cu(system, cu, MEM_INVALIDATE_KERNEL);
            continue;
        }
        path_invalidate_scalar(system, cu);
        dispatcher->counters.l1s_kept_begin++;
    }
}

_Static_assert(CP_GWS_BYTES == EXECUTE_GWS_BYTES, "the resources of a queue");
_Static_assert(EXECUTE_GWS_BYTES == EXECUTE_GWS_RESOURCES * EXECUTE_GWS_RESOURCE_BYTES, "the same");

/* What the kernel finds in its queue's memory at its begin. */
static void read_queue(struct gpu_dispatcher *dispatcher, uint32_t number)
{
    struct cu_kernel *kernel = gpu_kernel_table_find(&dispatcher->kernels, number);
    uint64_t address = kernel->queue_memory + offsetof(struct cp_queue_memory, gws);

    if (mem_contains(dispatcher->parts.memory, address, sizeof(kernel->apertures.gws)))
        mem_read(dispatcher->parts.memory, address, &kernel->apertures.gws, sizeof(kernel->apertures.gws));
}

static void command_begin(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    enum cp_refusal reason = gpu_kernel_table_begin(&dispatcher->kernels, &command->begin, dispatcher->parts.loader);

    if (reason) {
        gpu_dispatcher_refuse(dispatcher, command, reason, now);
        return;
    }
    read_queue(dispatcher, command->begin.kernel);
    gpu_shares_begin(dispatcher, command->begin.kernel);
    gpu_timing_kernel_begins(dispatcher, gpu_kernel_table_find(&dispatcher->kernels, command->begin.kernel), now);
    if (dispatcher->parts.accesses)
        dispatcher->parts.accesses->kernel_begins(dispatcher->parts.accesses->context);
    if (command->begin.acquire != CP_FENCE_NONE)
        acquire_for_kernel(dispatcher, command->begin.queue);
}

/* No WG of the kernel is left. Before each DONE and SAVED the L1 of its CU was flushed, so the release fence has
 * nothing left to write. */
static void command_end(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    struct cp_event event = {.kind = CP_EVENT_KERNEL_ENDED, .cycle = now, .kernel = {command->end.kernel}};

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
    if (dispatcher->parts.accesses)
        dispatcher->parts.accesses->kernel_ends(dispatcher->parts.accesses->context, command->end.kernel);
    gpu_dispatcher_post(dispatcher, &event);
}

static bool memory_command_fits(const struct mem *memory, const struct cp_command *command)
{
    const struct cp_memory_command *m = &command->memory;

    if (command->opcode == CP_COMMAND_STORE)
        return (m->bytes == 1 || m->bytes == 2 || m->bytes == 4 || m->bytes == 8) && m->address % m->bytes == 0 &&
               mem_contains(memory, m->address, m->bytes);
    if (command->opcode == CP_COMMAND_ADD)
        return m->address % 8 == 0 && mem_contains(memory, m->address, 8);
    return m->bytes >= 1 && m->bytes <= 4096 && mem_contains(memory, m->address, m->bytes) &&
           mem_contains(memory, m->value, m->bytes);
}

/* That the Monitor Log was read is not progress of the program (deadlock detection). */
static void store_word(struct gpu_dispatcher *dispatcher, const struct cp_memory_command *command, uint64_t now)
{
    struct mem *memory = dispatcher->parts.memory;
    bool of_log = dispatcher->log && command->address - dispatcher->log < sizeof(struct cp_log_control);
    uint64_t last_change = memory->last_change, changes = memory->changes;

    path_cp_store(dispatcher->parts.memory_system, command->address, &command->value, command->bytes, now);
    if (!of_log)
        return;
    memory->last_change = last_change;
    memory->changes = changes;
}

static void command_memory(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    struct path_system *system = dispatcher->parts.memory_system;
    const struct cp_memory_command *memory = &command->memory;
    const struct mem_access_observer *accesses = dispatcher->parts.accesses;

    if (!memory_command_fits(dispatcher->parts.memory, command)) {
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_ADDRESS, now);
        return;
    }
    if (accesses)
        accesses->commanded(accesses->context, memory->address,
                            command->opcode == CP_COMMAND_ADD ? (uint32_t)sizeof(uint64_t) : memory->bytes,
                            command->opcode == CP_COMMAND_ADD);
    if (command->opcode == CP_COMMAND_STORE)
        store_word(dispatcher, memory, now);
    else if (command->opcode == CP_COMMAND_ADD)
        path_cp_add(system, memory->address, memory->value, now);
    else
        path_cp_copy(system, memory->address, memory->value, memory->bytes, now);
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

/* Notes what will end a dispatch that does not end by itself. */
static void note_done(struct gpu_host_queue *host)
{
    switch (host->asked.reason) {
    case CP_HOST_LIMIT:
        host->limited = host->asked.limits.hard != 0;
        break;
    case CP_HOST_SUSPEND:
        host->suspended = true;
        break;
    case CP_HOST_RESUME:
        host->suspended = false;
        break;
    case CP_HOST_DRAIN:
    case CP_HOST_ABANDON:
        host->limited = host->suspended = false;
        break;
    default:
        break;
    }
}

static void command_answer(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    uint32_t queue = command->answer.queue;
    struct gpu_host_queue *host = &dispatcher->host[queue < CP_MAX_QUEUES ? queue : 0];

    if (queue >= CP_MAX_QUEUES || !host->awaits || host->asked.tag != command->answer.number) {
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_ARGUMENT, now);
        return;
    }
    host->awaits = false;
    if (command->answer.status == CP_HOST_DONE)
        note_done(host);
    dispatcher->parts.host_answered(dispatcher->parts.context, &command->answer, now);
}

static void command_overdue(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    if (!dispatcher->parts.host_overdue || command->overdue.queue >= CP_MAX_QUEUES)
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_ARGUMENT, now);
    else
        dispatcher->parts.host_overdue(dispatcher->parts.context, &command->overdue, command->flags & CP_FLAG_LEAVES,
                                       now);
}

/* No program waits in the simulated host for an interrupt. */
static void command_notify(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    if (command->notify.queue >= CP_MAX_QUEUES)
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_ARGUMENT, now);
}

/* The simulated host has no services. */
static void command_agent(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    struct cp_event event = {.kind = CP_EVENT_AGENT_DONE,
                             .cu = command->agent.queue,
                             .tag = command->tag,
                             .cycle = now,
                             .agent_done = {CP_AGENT_NO_SERVICE}};

    gpu_dispatcher_post(dispatcher, &event);
}

void gpu_dispatcher_command(struct gpu_dispatcher *dispatcher, const struct cp_command *command, uint64_t now)
{
    typedef void (*execute)(struct gpu_dispatcher *, const struct cp_command *, uint64_t);
    static const execute table[] = {
        [CP_COMMAND_KERNEL_BEGIN] = command_begin,  [CP_COMMAND_KERNEL_END] = command_end,
        [CP_COMMAND_LAUNCH] = gpu_command_launch,   [CP_COMMAND_SAVE] = gpu_command_save,
        [CP_COMMAND_RESTORE] = gpu_command_restore, [CP_COMMAND_RESUME] = gpu_command_resume,
        [CP_COMMAND_KILL] = gpu_command_kill,       [CP_COMMAND_WAITING] = gpu_command_waiting,
        [CP_COMMAND_STORE] = command_memory,        [CP_COMMAND_ADD] = command_memory,
        [CP_COMMAND_COPY] = command_memory,         [CP_COMMAND_CU_RELEASE] = command_release,
        [CP_COMMAND_MONITOR] = gpu_command_monitor, [CP_COMMAND_LIST] = gpu_command_list,
        [CP_COMMAND_GIVE] = gpu_command_give,       [CP_COMMAND_DROP] = gpu_command_drop,
        [CP_COMMAND_TAKE] = gpu_command_take,       [CP_COMMAND_ANSWER] = command_answer,
        [CP_COMMAND_OVERDUE] = command_overdue,     [CP_COMMAND_RESET] = gpu_command_reset,
        [CP_COMMAND_HALT] = gpu_command_halt,       [CP_COMMAND_GO] = gpu_command_go,
        [CP_COMMAND_NOTIFY] = command_notify,       [CP_COMMAND_AGENT] = command_agent};

    if (command->tag == dispatcher->last_tag && command->opcode != CP_COMMAND_RESET)
        return;
    dispatcher->last_tag = command->tag;
    if (command->opcode >= sizeof(table) / sizeof(table[0]) || !table[command->opcode])
        gpu_dispatcher_refuse(dispatcher, command, CP_REFUSED_ARGUMENT, now);
    else
        table[command->opcode](dispatcher, command, now);
}

/* Reports of the compute units */

static void cu_done(void *context, struct cu_workgroup *workgroup, uint64_t cycle)
{
    SIM_REQUIRE(workgroup->ended == workgroup->wave_count);
    (void)context;
    gpu_slot_finish(workgroup->dispatcher_data, cycle);
}

static void cu_drained(void *context, struct cu_workgroup *workgroup, uint64_t cycle)
{
    SIM_REQUIRE(workgroup->frozen);
    SIM_REQUIRE(workgroup->drained);
    (void)context;
    gpu_slot_drained(workgroup->dispatcher_data, cycle);
}

/* The WG may have been frozen since: then it sends its message when it goes on. */
static void post_message(struct gpu_slot *slot, uint64_t cycle)
{
    struct gpu_dispatcher *dispatcher = slot->dispatcher;
    struct cu_workgroup *workgroup = slot->workgroup;
    struct cp_event event = {
        .kind = CP_EVENT_MESSAGE,
        .cu = (uint16_t)slot->cu,
        .cycle = cycle,
        .message = {.wg = {.slot = slot->index, .generation = slot->generation}, .word = workgroup->message}};
    const struct mem_access_observer *accesses = dispatcher->parts.accesses;

    if (workgroup->frozen)
        return;
    SIM_REQUIRE(slot->state == GPU_SLOT_RESIDENT);
    SIM_REQUIRE(!slot->message_queued);
    SIM_REQUIRE(workgroup->at_message);
    slot->message_queued = true;
    if (accesses)
        accesses->sent(accesses->context, workgroup);
    gpu_dispatcher_post(dispatcher, &event);
    cu_message_posted(dispatcher->cus[slot->cu], workgroup, cycle);
}

/* A WG has one message in the list of events at most: the next one waits until that is gone. The firmware takes none of a given
 * kernel. */
static void cu_message(void *context, struct cu_workgroup *workgroup, uint64_t cycle)
{
    struct gpu_slot *slot = workgroup->dispatcher_data;

    SIM_REQUIRE(workgroup->at_message == workgroup->wave_count);
    SIM_REQUIRE(!workgroup->frozen);
    (void)context;
    if (gpu_shares_has(slot->dispatcher, slot->kernel))
        cu_message_refuse(workgroup, cycle);
    else if (!slot->message_queued)
        gpu_slot_flush(slot, post_message, cycle);
}

static enum cp_fault_reason fault_reason(enum isa_fault fault)
{
    if (gpu_fault_is_memory(fault))
        return CP_FAULT_MEMORY;
    if (fault == ISA_FAULT_MESSAGE)
        return CP_FAULT_MESSAGE;
    return fault == ISA_FAULT_DIVERGENCE ? CP_FAULT_DIVERGENCE : CP_FAULT_INSTRUCTION;
}

static void describe_fault(struct gpu_dispatcher *dispatcher, const struct cu_fault *fault)
{
    char when[GPU_MOMENT_BYTES];

    if (dispatcher->fault[0])
        return;
    gpu_fault_text(fault, dispatcher->parts.memory->names, gpu_moment(&dispatcher->control, ",", fault->cycle, when),
                   dispatcher->fault, sizeof(dispatcher->fault));
}

static void cu_fault(void *context, const struct cu_fault *fault)
{
    struct gpu_dispatcher *dispatcher = context;
    struct gpu_slot *slot = fault->workgroup->dispatcher_data;
    struct cp_event event = {.kind = CP_EVENT_FAULT,
                             .reason = (uint8_t)fault_reason(fault->fault),
                             .cu = (uint16_t)slot->cu,
                             .cycle = fault->cycle,
                             .fault = {.wg = {.slot = slot->index, .generation = slot->generation},
                                       .kernel = slot->kernel->index,
                                       .address = fault->address,
                                       .line = fault->line}};

    SIM_REQUIRE(slot->workgroup == fault->workgroup);
    SIM_REQUIRE(slot->workgroup->frozen);
    describe_fault(dispatcher, fault);
    gpu_slot_abort(slot, &event, fault->cycle);
}

/* Outside inputs */

void gpu_dispatcher_doorbell(struct gpu_dispatcher *dispatcher, uint32_t queue, uint64_t now)
{
    struct cp_event event = {.kind = CP_EVENT_DOORBELL, .cycle = now, .doorbell = {queue}};

    SIM_REQUIRE(queue < CP_MAX_QUEUES);
    if (dispatcher->doorbell_queued[queue])
        return;
    dispatcher->doorbell_queued[queue] = true;
    gpu_dispatcher_post(dispatcher, &event);
}

/* No two commands of the host are one, as doorbells are. */
void gpu_dispatcher_host(struct gpu_dispatcher *dispatcher, const struct cp_event *event)
{
    SIM_REQUIRE(event->kind == CP_EVENT_HOST && event->cu < CP_MAX_QUEUES);
    SIM_REQUIRE(dispatcher->parts.host_answered);
    SIM_REQUIRE(!dispatcher->host[event->cu].awaits);
    dispatcher->host[event->cu].awaits = true;
    dispatcher->host[event->cu].asked = *event;
    gpu_dispatcher_post(dispatcher, event);
}

void gpu_dispatcher_lose_cu(struct gpu_dispatcher *dispatcher, uint32_t cu, uint64_t now)
{
    uint64_t deadline = now + dispatcher->parts.parameters->loss_deadline;
    struct cp_event event = {.kind = CP_EVENT_CU_LOST, .cu = (uint16_t)cu, .cycle = now, .cu_lost = {deadline}};

    SIM_REQUIRE(cu < dispatcher->parts.parameters->cus);
    if (dispatcher->lost[cu])
        return;
    dispatcher->lost[cu] = true;
    dispatcher->deadline[cu] = deadline;
    for (uint32_t i = 0; i < dispatcher->slots_used; i++) {
        struct gpu_slot *slot = &dispatcher->slots[i];

        if (slot->state == GPU_SLOT_RESIDENT && slot->cu == cu) {
            gpu_slot_disarm_timers(slot);
            gpu_slot_freeze(slot, now);
        }
    }
    gpu_shares_note_room(dispatcher, cu, now);
    path_lose_cu(dispatcher->parts.memory_system, cu);
    if (dispatcher->parts.observer->cu)
        dispatcher->parts.observer->cu(dispatcher->parts.observer->context, now, cu, false);
    gpu_dispatcher_post(dispatcher, &event);
    gpu_leaving_evict_all(dispatcher, now);
}

void gpu_dispatcher_return_cu(struct gpu_dispatcher *dispatcher, uint32_t cu, uint64_t now)
{
    struct cp_event event = {.kind = CP_EVENT_CU_RETURNED, .cu = (uint16_t)cu, .cycle = now};

    SIM_REQUIRE(cu < dispatcher->parts.parameters->cus);
    if (!dispatcher->lost[cu])
        return;
    dispatcher->lost[cu] = false;
    dispatcher->returns[cu]++;
    path_return_cu(dispatcher->parts.memory_system, cu);
    gpu_shares_note_room(dispatcher, cu, now);
    for (uint32_t i = 0; i < dispatcher->slots_used; i++) {
        struct gpu_slot *slot = &dispatcher->slots[i];

        if (slot->state != GPU_SLOT_RESIDENT || slot->cu != cu || !slot->workgroup->frozen)
            continue;
        SIM_REQUIRE(!slot->marked);
        cu_thaw(dispatcher->cus[cu], slot->workgroup, now);
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
    SIM_REQUIRE(slot->message_queued);
    slot->message_queued = false;
    if (slot->state == GPU_SLOT_RESIDENT && !slot->workgroup->frozen)
        cu_message_retry(slot->workgroup);
}

void gpu_dispatcher_event_taken(struct gpu_dispatcher *dispatcher)
{
    const struct cp_event *event = gpu_event_list_first(&dispatcher->events);

    SIM_REQUIRE(event);
    SIM_REQUIRE(event->kind != CP_EVENT_DOORBELL || dispatcher->doorbell_queued[event->doorbell.queue]);
    SIM_REQUIRE(event->kind != CP_EVENT_LOG || dispatcher->log_queued);
    if (event->kind == CP_EVENT_DOORBELL)
        dispatcher->doorbell_queued[event->doorbell.queue] = false;
    if (event->kind == CP_EVENT_LOG)
        dispatcher->log_queued = false;
    if (event->kind == CP_EVENT_MESSAGE)
        message_taken(&dispatcher->slots[event->wg.slot]);
    gpu_event_list_remove_first(&dispatcher->events);
}

bool gpu_dispatcher_will_stop(const struct gpu_dispatcher *dispatcher)
{
    for (uint32_t i = 0; i < CP_MAX_KERNELS; i++) {
        const struct gpu_host_queue *host = &dispatcher->host[dispatcher->kernels.kernels[i].queue];

        if (dispatcher->kernels.active[i] && host->limited && !host->suspended)
            return true;
    }
    return false;
}

/* Making and taking apart */

static bool create_cus(struct gpu_dispatcher *dispatcher)
{
    const struct gpu_dispatcher_parts *parts = &dispatcher->parts;

    dispatcher->callbacks = (struct cu_callbacks){.context = dispatcher,
                                                  .done = cu_done,
                                                  .stalled = gpu_cu_reports_stalled,
                                                  .woken = gpu_cu_reports_woken,
                                                  .drained = cu_drained,
                                                  .message = cu_message,
                                                  .fault = cu_fault};
    for (uint32_t i = 0; i < parts->parameters->cus; i++) {
        dispatcher->cus[i] = cu_create(i, parts->parameters, parts->memory_system, parts->clock, &dispatcher->control,
                                       &dispatcher->callbacks);
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

    SIM_REQUIRE(slots >= 1 && slots <= PARAMETERS_SLOTS_MOST);
    SIM_REQUIRE(parts->parameters->cus >= 1 && parts->parameters->cus <= PARAMETERS_CUS_MOST);
    SIM_REQUIRE(context_base % CP_CONTEXT_ALIGN == 0);
    if (!dispatcher)
        return NULL;
    dispatcher->parts = *parts;
    dispatcher->control.accesses = parts->accesses;
    dispatcher->control.waves = parts->waves;
    dispatcher->control.steps = parts->steps;
    dispatcher->control.functional = parts->timing && parts->timing->off;
    gpu_dispatcher_listen(dispatcher);
    dispatcher->placing.wake = gpu_placing_wake;
    dispatcher->placing.review = gpu_leaving_review;
    dispatcher->placing.evict = gpu_leaving_evict;
    dispatcher->placing.ended = gpu_given_ended;
    dispatcher->slot_limit = slots;
    dispatcher->context_base = context_base;
    dispatcher->context_bytes = context_bytes;
    dispatcher->slots = calloc(slots, sizeof(*dispatcher->slots));
    gpu_kernel_table_init(&dispatcher->kernels, queues, parts->parameters->vmem_unaligned,
                          parts->parameters->queue_priority);
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
    for (uint32_t i = 0; i < PARAMETERS_CUS_MOST; i++) {
        if (dispatcher->cus[i])
            cu_free(dispatcher->cus[i]);
    }
    gpu_event_list_free(&dispatcher->events);
    cu_spin_notes_free(dispatcher->control.spins);
    free(dispatcher->slots);
    free(dispatcher);
}

const struct gpu_slot *gpu_dispatcher_slot(const struct gpu_dispatcher *dispatcher, uint32_t slot)
{
    SIM_REQUIRE(slot < dispatcher->slot_limit);
    return &dispatcher->slots[slot];
}

uint32_t gpu_dispatcher_slots(const struct gpu_dispatcher *dispatcher)
{
    return dispatcher->slots_used;
}

bool gpu_dispatcher_cu_available(const struct gpu_dispatcher *dispatcher, uint32_t cu)
{
    SIM_REQUIRE(cu < dispatcher->parts.parameters->cus);
    return !dispatcher->lost[cu];
}

struct cu_control *gpu_dispatcher_control(struct gpu_dispatcher *dispatcher)
{
    return &dispatcher->control;
}

struct cu_compute_unit *gpu_dispatcher_cu(const struct gpu_dispatcher *dispatcher, uint32_t cu)
{
    SIM_REQUIRE(cu < dispatcher->parts.parameters->cus);
    return dispatcher->cus[cu];
}

bool gpu_dispatcher_close_times(const struct gpu_dispatcher *dispatcher)
{
    bool good = true;

    if (dispatcher->control.functional)
        return true;
    for (uint32_t i = 0; i < dispatcher->parts.parameters->cus; i++)
        good &= cu_close_times(dispatcher->cus[i]);
    return good;
}

const struct gpu_dispatcher_counters *gpu_dispatcher_counters(const struct gpu_dispatcher *dispatcher)
{
    return &dispatcher->counters;
}

const char *gpu_dispatcher_fault(const struct gpu_dispatcher *dispatcher)
{
    return dispatcher->fault;
}
