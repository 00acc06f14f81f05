/* abstract_commands.c - what the GPU does with each command, and what the firmware must never ask of it. */
#include "abstract_parts.h"

#include "onward/aql.h"

void ag_refuse(struct ag_gpu *gpu, const struct ag_command *command, enum cp_refusal reason)
{
    struct ag_event event = {.kind = CP_EVENT_REFUSED,
                             .reason = (uint8_t)reason,
                             .tag = command->tag,
                             .slot = command->slot,
                             .generation = command->generation,
                             .wait_number = command->wait_number};

    ag_tally.refusals++;
    ag_post(gpu, &event);
}

uint32_t ag_first_number(uint32_t kernel)
{
    uint32_t number = 0;

    for (uint32_t i = 0; i < kernel; i++)
        number += ag_scenario()->groups[i];
    return number;
}

/* The kernel that a record of the firmware stands for. */
static uint32_t kernel_of(const struct ag_gpu *gpu, const struct ag_command *command)
{
    uint32_t record = command->kernel;

    if (record >= AG_KERNELS || !gpu->record[record]) {
        ag_violation("a command names a kernel that has not begun");
        return 0;
    }
    return gpu->record[record] - 1u;
}

static bool names_slot(const struct ag_command *command)
{
    if (command->slot < AG_WGS && command->cu < ag_scenario()->cus)
        return true;
    ag_violation("a command names no slot or CU");
    return false;
}

static void begin(struct ag_gpu *gpu, const struct ag_command *command)
{
    uint32_t kernel = command->number;

    if (command->kernel >= AG_KERNELS || gpu->record[command->kernel] || !ag_is_dispatched(gpu, kernel) ||
        gpu->begun[kernel] || ag_is_agent(kernel)) {
        ag_violation("KERNEL_BEGIN of a kernel that cannot begin");
        return;
    }
    if (gpu->barred[kernel])
        ag_violation("(k) a queue goes on that is to stop for a restart");
    ag_check_served(gpu, kernel);
    ag_take_scratch(gpu, kernel, command->address);
    gpu->record[command->kernel] = (uint8_t)(kernel + 1);
    gpu->begun[kernel] = true;
}

static bool all_done(const struct ag_gpu *gpu, uint32_t kernel)
{
    uint32_t first = ag_first_number(kernel);

    bool stopped = gpu->faulted[kernel] || gpu->host.dropped[kernel] || ag_is_hostile(kernel);

    if (kernel < ag_cooperatives() && !stopped)
        return ag_members_done(gpu, kernel);
    for (uint32_t i = 0; i < ag_scenario()->groups[kernel]; i++) {
        if (!gpu->threads[first + i].done && !stopped)
            return false;
    }
    for (uint32_t i = 0; i < AG_WGS; i++) {
        if (gpu->slots[i].state != AG_FREE && gpu->slots[i].kernel == kernel)
            return false;
    }
    return true;
}

static void end(struct ag_gpu *gpu, const struct ag_command *command)
{
    struct ag_event event = {.kind = CP_EVENT_KERNEL_ENDED, .slot = command->kernel};
    uint32_t kernel = kernel_of(gpu, command);

    if (!all_done(gpu, kernel) || ag_is_given(gpu, kernel))
        ag_violation("(e) KERNEL_END before its last WG has ended, or of a kernel that was given");
    gpu->ended[kernel] = true;
    gpu->record[command->kernel] = 0;
    ag_post(gpu, &event);
}

/* Whether the CU takes another WG, of that kernel; a lost one refuses. */
static bool takes(struct ag_gpu *gpu, const struct ag_command *command, uint32_t kernel)
{
    if (gpu->lost[command->cu]) {
        ag_refuse(gpu, command, CP_REFUSED_CU);
        return false;
    }
    if (ag_waves_on(gpu, command->cu) + ag_waves_of(kernel) > ag_scenario()->room)
        ag_violation("a WG is placed on a CU that is full");
    return true;
}

static void launch(struct ag_gpu *gpu, const struct ag_command *command)
{
    struct ag_slot *s = &gpu->slots[command->slot];
    uint32_t kernel = kernel_of(gpu, command);
    uint32_t number = ag_first_number(kernel) + command->number;

    if (command->number >= ag_scenario()->groups[kernel] || s->state != AG_FREE || gpu->threads[number].launched) {
        ag_violation("(b) a WG is launched a second time, or over another");
        return;
    }
    if (ag_gives_any(gpu))
        ag_violation("(i) LAUNCH while the dispatcher places");
    if (ag_scenario()->dispatcher && s->generation && command->generation <= s->generation)
        ag_violation("(i) a slot is used again with an old generation");
    if (ag_is_member(number))
        ag_member_launched(gpu, number);
    ag_check_held(gpu, kernel, command->cu);
    if (!takes(gpu, command, kernel)) {
        ag_tally.races[AG_RACE_MEMBER_REFUSED] += ag_is_member(number);
        return;
    }
    gpu->threads[number].launched = true;
    ag_note_slot(gpu, command->slot);
    *s = (struct ag_slot){.state = AG_RESIDENT,
                          .number = (uint8_t)number,
                          .kernel = (uint8_t)kernel,
                          .cu = command->cu,
                          .generation = command->generation};
}

static void save(struct ag_gpu *gpu, const struct ag_command *command)
{
    struct ag_slot *s = &gpu->slots[command->slot];

    if (s->state == AG_FREE || s->generation != command->generation) {
        ag_refuse(gpu, command, CP_REFUSED_STALE);
        return;
    }
    if (s->state != AG_RESIDENT) {
        if (s->state != AG_KILLING || !ag_scenario()->dispatcher)
            ag_violation("(b) SAVE of a WG that is not resident");
        ag_refuse(gpu, command, CP_REFUSED_STALE);
        return;
    }
    if (ag_is_given(gpu, s->kernel))
        ag_violation("(i) SAVE of a WG that is the dispatcher's");
    if (!(command->flags & CP_FLAG_FORCED) && !(s->stalled && s->wait_number == command->wait_number)) {
        ag_tally.races[AG_RACE_SAVE_AFTER_END] += s->wait_number == command->wait_number;
        ag_refuse(gpu, command, CP_REFUSED_STALE);
        return;
    }
    ag_tally.races[AG_RACE_SAVE_BEFORE_ANSWER] += s->answered;
    s->state = AG_SAVING;
}

void ag_end_wait_away(struct ag_gpu *gpu, uint32_t slot)
{
    struct ag_slot *s = &gpu->slots[slot];

    s->met = false;
    if (!s->stalled)
        return;
    s->ended = s->wait_number;
    ag_unregister(gpu, slot);
    s->stalled = s->spilled = false;
    s->retries = true;
}

void ag_start_restore(struct ag_gpu *gpu, uint32_t slot, uint32_t cu)
{
    struct ag_slot *s = &gpu->slots[slot];

    ag_end_wait_away(gpu, slot);
    s->state = AG_RESTORING;
    s->cu = (uint8_t)cu;
}

bool ag_some_fault(const struct ag_gpu *gpu)
{
    bool some = false;

    for (uint32_t i = 0; i < AG_KERNELS; i++)
        some |= gpu->faulted[i];
    return some;
}

void ag_note_slot(struct ag_gpu *gpu, uint32_t slot)
{
    if (slot >= gpu->slots_used)
        gpu->slots_used = (uint8_t)(slot + 1);
}

static void give(struct ag_gpu *gpu, const struct ag_command *command)
{
    ag_give(gpu, command, kernel_of(gpu, command));
}

static void take(struct ag_gpu *gpu, const struct ag_command *command)
{
    (void)command;
    ag_take(gpu);
}

static void restore(struct ag_gpu *gpu, const struct ag_command *command)
{
    struct ag_slot *s = &gpu->slots[command->slot];

    if (s->state != AG_AWAY || s->generation != command->generation || ag_gives_any(gpu)) {
        ag_violation("(b) RESTORE of a WG that is not saved");
        return;
    }
    ag_check_held(gpu, s->kernel, command->cu);
    if (!takes(gpu, command, s->kernel))
        return;
    ag_start_restore(gpu, command->slot, command->cu);
}

/* Whether a wait that lasts can be ended where its WG is. With a dispatcher wherever it is: RESUME may come behind TAKE. */
static bool can_resume(const struct ag_slot *s)
{
    return s->state == AG_RESIDENT ||
           (ag_scenario()->dispatcher && (s->state == AG_SAVING || (s->state == AG_AWAY && !s->met)));
}

static void resume(struct ag_gpu *gpu, const struct ag_command *command)
{
    struct ag_slot *s = &gpu->slots[command->slot];
    bool current = s->state != AG_FREE && s->generation == command->generation;
    bool lasts = current && s->stalled && s->wait_number == command->wait_number;

    if (current && s->ended == command->wait_number)
        ag_violation("(a) the firmware ends a wait a second time");
    if (current)
        s->ended = command->wait_number;
    if (lasts && !s->spilled && ag_is_given(gpu, s->kernel))
        ag_violation("(i) RESUME of a wait that the SyncMon has");
    if (!lasts || !can_resume(s)) {
        if (lasts && !s->killed && (s->state != AG_KILLING || !ag_scenario()->dispatcher))
            ag_violation("(a) RESUME of a WG that is being moved");
        ag_refuse(gpu, command, CP_REFUSED_STALE);
        return;
    }
    ag_tally.resumes++;
    ag_tally.races[AG_RACE_RESUME_AWAY] += s->state == AG_AWAY;
    ag_tally.races[AG_RACE_RESUME_SAVING] += s->state == AG_SAVING;
    if (s->state == AG_AWAY)
        ag_wake(gpu, command->slot);
    else
        ag_end_wait(gpu, command->slot);
}

static void kill(struct ag_gpu *gpu, const struct ag_command *command)
{
    struct ag_slot *s = &gpu->slots[command->slot];

    if (s->state == AG_FREE || s->generation != command->generation) {
        ag_refuse(gpu, command, CP_REFUSED_STALE);
        return;
    }
    if (ag_is_given(gpu, s->kernel))
        ag_violation("(i) KILL of a WG that is the dispatcher's");
    if (s->state == AG_KILLING && ag_scenario()->dispatcher) {
        ag_refuse(gpu, command, CP_REFUSED_STALE);
        return;
    }
    if (s->killed)
        return;
    gpu->faulted[s->kernel] |= ag_scenario()->breaks && !s->kernel;
    if ((s->state != AG_RESIDENT && s->state != AG_AWAY) ||
        (!gpu->faulted[s->kernel] && !gpu->host.dropped[s->kernel] && !ag_is_member(s->number)))
        ag_violation("KILL of a WG that is being moved, or of a sound kernel");
    if (!gpu->faulted[s->kernel] && !gpu->host.dropped[s->kernel])
        ag_member_killed(gpu, command->slot);
    ag_tally.races[AG_RACE_CHOSEN_FAILS] += s->retries;
    if (s->state == AG_RESIDENT) {
        s->state = AG_KILLING;
        return;
    }
    ag_post_state(gpu, command->slot, CP_EVENT_DONE);
    ag_leave(gpu, command->slot);
}

static void waiting(struct ag_gpu *gpu, const struct ag_command *command)
{
    gpu->mode = command->mode;
    gpu->watch = command->watch;
    gpu->resume = command->resume;
    gpu->extensions = command->extensions;
    gpu->oversubscribed = command->oversubscribed;
    gpu->reports = command->reports;
    gpu->timeout = command->timeout;
    gpu->quantum = command->quantum;
}

static void add(struct ag_gpu *gpu, const struct ag_command *command)
{
    uint32_t kernel = (uint32_t)(command->address - AG_SIGNALS) / (uint32_t)sizeof(struct cp_signal);

    if (command->address >= AG_CONTROL) {
        ag_control_add(gpu, command);
        return;
    }
    if (kernel < AG_KERNELS && ag_is_removed(gpu, ag_queue_of(kernel)))
        ag_violation("(j) a signal of a queue that was removed");
    if (kernel < AG_KERNELS && ag_is_agent(kernel))
        ag_complete_agent(gpu, kernel);
    if (kernel >= AG_KERNELS || !gpu->ended[kernel] || (!ag_is_agent(kernel) && !all_done(gpu, kernel)) ||
        gpu->faulted[kernel] || gpu->signalled[kernel]) {
        ag_violation("(e) a completion signal too early, twice, or of nothing");
        return;
    }
    gpu->signals[kernel]--;
    gpu->signalled[kernel] = true;
}

static void complete(struct ag_gpu *gpu, uint32_t queue, uint32_t packet, uint64_t word)
{
    if (packet >= 2 || word != cp_packet_complete(packet, 2))
        ag_violation("(k) a packet that is complete cannot be told from a place");
    gpu->invalid[ag_kernel_of(queue, packet)] = true;
}

static void stop_with(struct ag_gpu *gpu, uint32_t queue, uint64_t reason)
{
    gpu->error_reason[queue] = reason;
    ag_note_error(gpu, queue, reason);
    if (reason == CP_QUEUE_RESET)
        ag_stopped_by_restart(gpu, queue);
}

static void store(struct ag_gpu *gpu, const struct ag_command *command)
{
    uint64_t offset = command->address - (command->address < AG_PACKETS ? AG_QUEUE : AG_PACKETS);
    uint32_t queue = (uint32_t)offset / AG_QUEUE_STEP;

    if (command->address >= AG_PAGES) {
        ag_page_store(gpu, command);
        return;
    }
    offset %= AG_QUEUE_STEP;
    if (command->address < AG_DESCRIPTOR && queue < AG_QUEUES && ag_is_removed(gpu, queue))
        ag_violation("(j) a STORE for a queue that was removed");
    if (command->address == AG_LOG_READ)
        gpu->log_read = (uint32_t)command->value;
    else if (command->address >= AG_CONTROL && command->address < AG_OPTIONS)
        ag_control_store(gpu, command);
    else if (command->address >= AG_MAILBOXES && command->address < AG_DATA)
        ag_mailbox_store(gpu, command);
    else if (queue >= AG_QUEUES)
        ag_violation("a STORE to where nothing is");
    else if (command->address >= AG_PACKETS)
        complete(gpu, queue, (uint32_t)offset / CP_PACKET_BYTES, command->value);
    else if (offset == __builtin_offsetof(struct cp_queue_memory, read_dispatch_id))
        gpu->read_id[queue] = command->value;
    else if (offset == __builtin_offsetof(struct cp_queue_memory, error_reason))
        stop_with(gpu, queue, command->value);
    else if (offset == __builtin_offsetof(struct cp_queue_memory, error_packet))
        gpu->error_packet[queue] = ag_scenario()->restarts ? command->value : 0;
    else if (offset == __builtin_offsetof(struct cp_queue_memory, error_detail))
        gpu->host.lacks[queue] = (uint8_t)(ag_scenario()->scratch ? command->value / AG_SCRATCH_UNIT : 0);
    else
        ag_violation("a STORE to where nothing is");
}

static void release(struct ag_gpu *gpu, const struct ag_command *command)
{
    if (gpu->lost[command->cu] && ag_waves_on(gpu, command->cu))
        ag_violation("CU_RELEASE while WGs are there");
}

void ag_execute(struct ag_gpu *gpu, const struct ag_command *command)
{
    typedef void (*handler)(struct ag_gpu *, const struct ag_command *);
    static const handler of_slot[] = {
        [CP_COMMAND_LAUNCH] = launch, [CP_COMMAND_SAVE] = save, [CP_COMMAND_RESTORE] = restore,
        [CP_COMMAND_RESUME] = resume, [CP_COMMAND_KILL] = kill, [CP_COMMAND_CU_RELEASE] = release,
        [CP_COMMAND_LIST] = ag_list};
    static const handler others[] = {
        [CP_COMMAND_KERNEL_BEGIN] = begin, [CP_COMMAND_KERNEL_END] = end, [CP_COMMAND_WAITING] = waiting,
        [CP_COMMAND_STORE] = store,        [CP_COMMAND_ADD] = add,        [CP_COMMAND_COPY] = ag_control_copy,
        [CP_COMMAND_GIVE] = give,          [CP_COMMAND_DROP] = ag_drop,   [CP_COMMAND_TAKE] = take,
        [CP_COMMAND_ANSWER] = ag_answer,   [CP_COMMAND_HALT] = ag_halt,   [CP_COMMAND_GO] = ag_go,
        [CP_COMMAND_NOTIFY] = ag_notify,   [CP_COMMAND_RESET] = ag_reset, [CP_COMMAND_AGENT] = ag_serve,
        [CP_COMMAND_OVERDUE] = ag_overdue};
    uint32_t opcode = command->opcode;

    ag_check_resetting(gpu, command);

    if (opcode < sizeof(of_slot) / sizeof(of_slot[0]) && of_slot[opcode]) {
        if (names_slot(command))
            of_slot[opcode](gpu, command);
    } else if (opcode < sizeof(others) / sizeof(others[0]) && others[opcode]) {
        others[opcode](gpu, command);
    } else if (opcode == CP_COMMAND_MONITOR) {
        gpu->monitor = true;
    } else {
        ag_violation("an unknown command");
    }
}
