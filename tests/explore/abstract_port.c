/* abstract_port.c - the firmware's HAL over the abstract GPU, the memory it reads, planted bugs, and the first state. */
#include "abstract_parts.h"

#include "core.h"
#include "onward/aql.h"
#include "onward/context.h"
#include "onward/cooperative.h"
#include "onward/kernel_descriptor.h"

#include <string.h>

/* What one unit of the firmware works on. */
struct port {
    struct ag_state *state;
    bool deaf;               /* receive gives nothing */
    struct cp_command frame; /* of the next command */
    bool full;               /* there was no frame for a command */
    bool open;               /* there was one, and it is not yet sent */
    uint32_t units, asked;   /* the budget, and frames that were asked for */
    bool touched;            /* the last unit has asked for a frame, or called load, or received */
};

static struct port port;

static uint64_t port_now(void *context)
{
    return ((const struct port *)context)->state->cp.now;
}

/* Commands */

static struct ag_command compact(const struct cp_command *command)
{
    struct ag_command c = {.opcode = command->opcode, .flags = command->flags, .tag = command->tag};
    const struct cp_place *place = &command->place;

    switch (command->opcode) {
    case CP_COMMAND_KERNEL_BEGIN:
        c.kernel = (uint8_t)command->begin.kernel;
        c.number = (uint8_t)ag_kernel_of(command->begin.queue, (uint32_t)command->begin.dispatch_id);
        c.address = command->begin.scratch_base;
        break;
    case CP_COMMAND_KERNEL_END:
        c.kernel = (uint8_t)command->end.kernel;
        c.slot = c.kernel;
        break;
    case CP_COMMAND_WAITING:
        c.mode = (uint8_t)command->waiting.mode;
        c.watch = command->waiting.watch;
        c.resume = command->waiting.resume;
        c.extensions = (uint8_t)command->waiting.extensions;
        c.oversubscribed = (uint8_t)command->waiting.oversubscribed;
        c.reports = (uint8_t)command->waiting.reports;
        c.timeout = command->waiting.timeout_cycles != 0;
        c.quantum = command->waiting.quantum_cycles != 0;
        break;
    case CP_COMMAND_STORE:
    case CP_COMMAND_ADD:
    case CP_COMMAND_COPY:
        c.address = command->memory.address;
        c.value = command->memory.value;
        break;
    case CP_COMMAND_CU_RELEASE:
        c.cu = (uint8_t)command->release.cu;
        break;
    case CP_COMMAND_GIVE:
        c.kernel = (uint8_t)command->give.kernel;
        c.number = (uint8_t)command->give.next;
        c.value = command->give.end;
        c.limit = (uint8_t)command->give.limit;
        c.mode = (uint8_t)command->give.launched;
        break;
    case CP_COMMAND_DROP:
        c.kernel = (uint8_t)command->end.kernel;
        c.slot = c.kernel;
        break;
    case CP_COMMAND_TAKE:
        break;
    case CP_COMMAND_ANSWER:
        c.kernel = (uint8_t)command->answer.queue;
        c.number = (uint8_t)command->answer.status;
        c.value = command->answer.number;
        break;
    case CP_COMMAND_HALT:
    case CP_COMMAND_GO:
        c.kernel = (uint8_t)command->queue.queue;
        break;
    case CP_COMMAND_NOTIFY:
        c.kernel = (uint8_t)command->notify.queue;
        c.value = command->notify.event_id;
        break;
    case CP_COMMAND_RESET:
        c.value = command->reset.nonce;
        break;
    case CP_COMMAND_AGENT:
        c.kernel = (uint8_t)command->agent.queue;
        c.number = (uint8_t)ag_kernel_of(command->agent.queue, (uint32_t)command->agent.dispatch_id);
        c.mode = (uint8_t)command->agent.type;
        c.value = command->agent.return_address;
        c.address = command->agent.argument[3];
        break;
    case CP_COMMAND_OVERDUE:
        c.kernel = (uint8_t)command->overdue.queue;
        c.number = (uint8_t)ag_kernel_of(command->overdue.queue, (uint32_t)command->overdue.dispatch_id);
        break;
    case CP_COMMAND_MONITOR:
        c.address = command->monitor.log;
        break;
    default:
        c.slot = (uint8_t)place->slot;
        c.generation = (uint8_t)place->generation;
        c.wait_number = (uint16_t)place->wait_number;
        c.kernel = (uint8_t)place->kernel;
        c.cu = (uint8_t)place->cu;
        c.number = (uint8_t)place->workgroup[0];
    }
    return c;
}

/* Planted bugs between firmware and GPU: how often a command arrives. */
static uint32_t arrivals(struct ag_gpu *gpu, uint32_t opcode)
{
    enum ag_plant plant = ag_scenario()->plant;
    bool twice = (plant == AG_PLANT_DOUBLE_RESUME && opcode == CP_COMMAND_RESUME) ||
                 (plant == AG_PLANT_DOUBLE_RESTORE && opcode == CP_COMMAND_RESTORE);
    bool never = (plant == AG_PLANT_LOST_RESUME && opcode == CP_COMMAND_RESUME) ||
                 (plant == AG_PLANT_LOST_REPLY && opcode == CP_COMMAND_ANSWER) ||
                 (plant == AG_PLANT_LOST_RESET && opcode == CP_COMMAND_RESET) ||
                 (plant == AG_PLANT_LOST_AGENT && opcode == CP_COMMAND_AGENT) ||
                 (plant == AG_PLANT_FORGOTTEN_WG && opcode == CP_COMMAND_RESTORE);

    if (gpu->planted || (!twice && !never) || (twice && gpu->command_count + 2u > AG_COMMANDS))
        return 1;
    gpu->planted = true;
    return twice ? 2 : 0;
}

/* Before every other call. */
static void check_sent(const struct port *p)
{
    if (p->open)
        ag_violation("a frame is asked for and not sent");
}

static struct cp_command *port_reserve(void *context)
{
    struct port *p = context;

    p->touched = true;
    ag_note_page(p->state);
    if (p->full)
        ag_violation("a frame is asked for after the ring was full");
    if (++p->asked > p->units)
        ag_violation("more frames are asked for than the budget has");
    check_sent(p);
    p->full = p->state->gpu.command_count >= ag_scenario()->commands;
    if (p->full)
        return NULL;
    p->open = true;
    memset(&p->frame, 0, sizeof(p->frame));
    return &p->frame;
}

static void commit(struct ag_state *state, struct ag_command c)
{
    struct ag_gpu *gpu = &state->gpu;

    ag_check_page(state, &c);
    ag_note_overdue(state);
    for (uint32_t n = ag_scenario()->cooperative ? ag_plant_command(gpu, &c) : arrivals(gpu, c.opcode); n; n--)
        gpu->commands[gpu->command_count++] = c;
    ag_check_demand(state, &c);
    ag_check_answer(state, &c);
    ag_check_restarting(state, &c);
    if (ag_plant_let_go(gpu, &c)) {
        gpu->commands[gpu->command_count++] = gpu->held;
        memset(&gpu->held, 0, sizeof(gpu->held));
    }
}

static void port_commit(void *context)
{
    struct port *p = context;

    p->open = false;
    commit(p->state, compact(&p->frame));
}

/* Events */

static void expand_places(const struct ag_event *e, struct cp_event *event)
{
    event->reason = e->second ? 2 : 1;
    event->tag = e->kernel;
    event->places.places[0] = (struct cp_wg_place){.slot = e->slot,
                                                   .cu = e->cu,
                                                   .generation = e->generation,
                                                   .number = e->number,
                                                   .state = e->value,
                                                   .scratch = UINT16_MAX,
                                                   .wait_number = e->wait_number};
    event->places.places[1] = (struct cp_wg_place){.slot = e->second_slot,
                                                   .cu = e->second_cu,
                                                   .generation = e->second_generation,
                                                   .number = e->second_number,
                                                   .state = e->second_value,
                                                   .scratch = UINT16_MAX,
                                                   .wait_number = e->second_wait_number};
}

static void expand(const struct ag_state *state, const struct ag_event *e, struct cp_event *event)
{
    *event = (struct cp_event){.kind = e->kind,
                               .reason = e->reason,
                               .cu = e->cu,
                               .tag = e->tag,
                               .cycle = state->cp.now,
                               .wg = {e->slot, e->generation, e->wait_number, 0}};
    if (e->kind == CP_EVENT_FAULT)
        event->fault.kernel = e->kernel;
    if (e->kind == CP_EVENT_KERNEL_AT)
        event->kernel_at = (struct cp_kernel_at_event){e->kernel, e->number};
    if (e->kind == CP_EVENT_TAKEN)
        event->taken = (struct cp_taken_event){e->generation, e->slot};
    if (e->kind == CP_EVENT_PLACES)
        expand_places(e, event);
    if (e->kind == CP_EVENT_CU_LOST)
        event->cu_lost.deadline = state->cp.now + 1;
    if (e->kind == CP_EVENT_WAITING || e->kind == CP_EVENT_SAVED)
        event->wg.first_wait = e->wait_number;
    if (e->kind == CP_EVENT_SAVED)
        event->saved.state = e->value;
    if (e->kind == CP_EVENT_MESSAGE)
        event->message.word = CP_MESSAGE(AG_MESSAGE_OPERATION(e->message), AG_MESSAGE_TICKET(e->message));
    if (e->kind == CP_EVENT_HOST && e->reason == CP_HOST_STATUS)
        event->page = ag_page_of(e->cu);
    else if (e->kind == CP_EVENT_HOST && e->reason == CP_HOST_LIMIT)
        event->limits = ag_limits();
    else if (e->kind == CP_EVENT_HOST)
        event->host = ag_queue_config(&state->gpu, e->cu, e->value);
    if (e->kind == CP_EVENT_HOST && e->reason == CP_HOST_CLEAR && !e->number)
        event->host.scratch.bytes = 0;
    if (e->kind == CP_EVENT_HOST && e->reason == CP_HOST_MASK)
        event->mask = (struct cp_range){AG_MASK, e->value ? 4 : 0};
    if (e->kind == CP_EVENT_RESET)
        event->reset.nonce = e->tag;
    if (e->kind == CP_EVENT_AGENT_DONE)
        event->agent_done.status = e->value;
    if (e->kind == CP_EVENT_LOG)
        event->log.written = state->gpu.log_written;
}

static bool is_swallowed(struct ag_gpu *gpu, const struct ag_event *event)
{
    if (gpu->planted || ag_scenario()->plant != AG_PLANT_LOST_MET || event->kind != CP_EVENT_CONDITION_MET)
        return false;
    gpu->planted = true;
    return true;
}

static struct ag_event take(struct ag_gpu *gpu)
{
    struct ag_event first = gpu->events[0];

    gpu->event_count--;
    gpu->posted--;
    memmove(&gpu->events[0], &gpu->events[1], gpu->event_count * sizeof(first));
    memset(&gpu->events[gpu->event_count], 0, sizeof(first));
    return first;
}

static int port_receive(void *context, struct cp_event *event)
{
    struct port *p = context;
    struct ag_gpu *gpu = &p->state->gpu;
    struct ag_event first;

    check_sent(p);
    ag_note_page(p->state);
    if (p->deaf || !gpu->posted)
        return 0;
    p->touched = true;
    first = take(gpu);
    expand(p->state, &first, event);
    if (is_swallowed(gpu, &first))
        event->kind = CP_EVENT_NONE;
    ag_note_heard(p->state, &first);
    ag_plant_nonce(p->state, &first);
    ag_plant_event(p->state, event);
    ag_plant_service(p->state, event);
    return 1;
}

/* Memory */

static void queue_memory(const struct ag_gpu *gpu, uint32_t queue, struct cp_queue_memory *memory)
{
    *memory = (struct cp_queue_memory){.base_address = AG_PACKETS + queue * AG_QUEUE_STEP,
                                       .size = 2,
                                       .write_dispatch_id = ag_dispatched(gpu, queue),
                                       .read_dispatch_id = gpu->read_id[queue],
                                       .error_reason = gpu->error_reason[queue],
                                       .error_packet = gpu->error_packet[queue]};
}

/* A cooperative kernel's and a gathering one's. */
static bool has_options(uint32_t i)
{
    return i < ag_cooperatives() || (ag_scenario()->cooperative && ag_scenario()->gathers);
}

static void options(uint32_t i, struct cp_launch_options *o)
{
    *o = (struct cp_launch_options){.magic = CP_OPTIONS_MAGIC, .gather_cycles = i < ag_cooperatives() ? 0 : 1};
    if (i >= ag_cooperatives())
        return;
    o->flags = ag_scenario()->maximal ? CP_LAUNCH_MAXIMAL : CP_LAUNCH_COOPERATIVE;
    o->control = AG_CONTROL + i * AG_CONTROL_STEP;
    o->record_bytes = AG_RECORD;
}

static void control(const struct ag_gpu *gpu, uint32_t kernel, struct cp_cooperative_control *c)
{
    *c = (struct cp_cooperative_control){
        .magic = CP_CONTROL_MAGIC, .maximum = ag_scenario()->groups[kernel], .arrived = gpu->control[kernel].arrived};
}

static void packet(const struct ag_gpu *gpu, uint32_t i, struct cp_dispatch_packet *p)
{
    uint32_t type = ag_is_dispatched(gpu, i) ? CP_PACKET_KERNEL_DISPATCH : CP_PACKET_INVALID, word;

    *p = (struct cp_dispatch_packet){
        .header = CP_PACKET_HEADER(type, 0, CP_FENCE_SYSTEM, CP_FENCE_SYSTEM),
        .setup = 1,
        .private_segment_size = 4u * ag_scratch_of(i),
        .workgroup_size = {(uint16_t)(64u * ag_waves_of(i)), 1, 1},
        .grid_size = {64u * ag_waves_of(i) * ag_scenario()->groups[i], 1, 1},
        .kernel_object = AG_DESCRIPTOR,
        .completion_signal = AG_SIGNALS + i * sizeof(struct cp_signal),
        .options = has_options(i) ? AG_OPTIONS + i * sizeof(struct cp_launch_options) : 0,
    };
    if (!gpu->invalid[i])
        return;
    word = cp_packet_complete(i - ag_kernel_of(ag_queue_of(i), 0), 2);
    p->header = (uint16_t)word;
    p->setup = (uint16_t)(word >> 16);
}

static void agent_packet(const struct ag_gpu *gpu, uint32_t i, struct cp_agent_packet *p)
{
    uint32_t type = ag_is_dispatched(gpu, i) ? CP_PACKET_AGENT_DISPATCH : CP_PACKET_INVALID, word;

    *p = (struct cp_agent_packet){.header = CP_PACKET_HEADER(type, 0, CP_FENCE_SYSTEM, CP_FENCE_SYSTEM),
                                  .type = (uint16_t)(i + 1),
                                  .return_address = AG_DATA,
                                  .argument = {[3] = i + 5},
                                  .completion_signal = AG_SIGNALS + i * sizeof(struct cp_signal)};
    if (!gpu->invalid[i])
        return;
    word = cp_packet_complete(i - ag_kernel_of(ag_queue_of(i), 0), 2);
    p->header = (uint16_t)word;
    p->type = (uint16_t)(word >> 16);
}

static void signal(const struct ag_gpu *gpu, uint32_t i, struct cp_signal *s)
{
    *s = (struct cp_signal){.value = i < AG_KERNELS ? (int64_t)gpu->signals[i] : 0,
                            .event_mailbox = ag_scenario()->mailboxes ? AG_MAILBOXES + 8 * i : 0,
                            .event_id = i + 1};
}

static void log_control(const struct ag_gpu *gpu, struct cp_log_control *control)
{
    *control = (struct cp_log_control){.written = gpu->log_written, .read = gpu->log_read};
}

static void count_stale_entry(const struct ag_state *state, const struct ag_wait *w)
{
    const struct ag_gpu *gpu = &state->gpu;
    const struct ag_slot *s = &gpu->slots[w->slot];
    const struct cp_workgroup *wg = &state->cp.workgroups[w->slot];

    ag_tally.races[AG_RACE_GIVEN_LOG] += s->state != AG_FREE && s->generation == w->generation && s->stalled &&
                                         ag_is_given(gpu, s->kernel) && wg->state == CP_WG_FREE;
    ag_tally.races[AG_RACE_STALE_LOG] +=
        s->generation != w->generation || s->wait_number != w->wait_number || s->state == AG_FREE || !s->stalled;
}

/* The firmware reads an entry. What RESET has made void has no condition. */
static void note_entry(const struct ag_state *state, const struct ag_log_place *place)
{
    if (!place->filled)
        return;
    if (!place->wait.condition)
        ag_violation("(k) an entry of the log of before RESET is read");
    else
        count_stale_entry(state, &place->wait);
}

static void log_entry(const struct ag_gpu *gpu, uint32_t i, struct cp_log_entry *entry)
{
    const struct ag_log_place *place = &gpu->log[i];
    const struct ag_wait *w = &place->wait;

    *entry = (struct cp_log_entry){.wrap_count = place->wraps};
    if (!place->filled)
        return;
    entry->address = AG_DATA + 4u * w->word;
    entry->mask = UINT32_MAX;
    entry->value = w->value;
    entry->since = w->since;
    entry->slot = w->slot;
    entry->kernel = w->kernel;
    entry->generation = w->generation;
    entry->wait_number = w->wait_number;
    entry->condition = w->condition;
    entry->bytes = 4;
}

/* A region of the abstract memory as bytes: its address and what is there. */
struct region {
    uint64_t base;
    uint32_t bytes;
    union {
        struct cp_queue_memory queue;
        struct cp_dispatch_packet packet;
        struct cp_agent_packet agent;
        struct cp_kernel_descriptor descriptor;
        struct cp_signal signal;
        struct cp_log_control control;
        struct cp_log_entry entry;
        struct cp_launch_options options;
        struct cp_cooperative_control cooperative;
        uint32_t words[AG_WORDS];
    } at;
};

static bool is_log(uint64_t address)
{
    return address >= AG_LOG_BASE && address < AG_LOG_BASE + cp_log_bytes(AG_LOG);
}

static void find_log_region(const struct ag_gpu *gpu, uint64_t address, struct region *region)
{
    uint32_t place =
        (uint32_t)(address - AG_LOG_BASE - sizeof(region->at.control)) / (uint32_t)sizeof(region->at.entry);

    if (address < AG_LOG_BASE + sizeof(region->at.control)) {
        region->base = AG_LOG_BASE;
        region->bytes = sizeof(region->at.control);
        log_control(gpu, &region->at.control);
        return;
    }
    region->base = AG_LOG_BASE + sizeof(region->at.control) + place * sizeof(region->at.entry);
    region->bytes = sizeof(region->at.entry);
    log_entry(gpu, place, &region->at.entry);
}

/* Of cooperative kernels. */
static void find_options_region(const struct ag_gpu *gpu, uint64_t address, struct region *region)
{
    uint32_t i = (uint32_t)(address - AG_OPTIONS) / (uint32_t)sizeof(region->at.options);
    uint32_t kernel = (uint32_t)(address - AG_CONTROL) / AG_CONTROL_STEP;

    if (address < AG_OPTIONS) {
        kernel = kernel < AG_COOPERATIVE ? kernel : 0;
        region->base = AG_CONTROL + kernel * AG_CONTROL_STEP;
        region->bytes = sizeof(region->at.cooperative);
        control(gpu, kernel, &region->at.cooperative);
        return;
    }
    region->base = AG_OPTIONS + i * sizeof(region->at.options);
    region->bytes = sizeof(region->at.options);
    options(i, &region->at.options);
}

static void find_region(const struct ag_gpu *gpu, uint64_t address, struct region *region)
{
    uint32_t base = AG_PACKETS, i = 0;
    uint32_t queue = (uint32_t)(address - AG_QUEUE) % AG_PACKETS / AG_QUEUE_STEP;

    if (address >= AG_PACKETS && address < AG_DESCRIPTOR) {
        queue = (uint32_t)(address - AG_PACKETS) / AG_QUEUE_STEP;
        base = AG_PACKETS + queue * AG_QUEUE_STEP;
        i = (uint32_t)(address - base) / CP_PACKET_BYTES;
    }
    if (address >= AG_PAGES) {
        region->base = AG_PAGES;
        region->bytes = AG_QUEUES * AG_QUEUE_STEP;
        return;
    }
    if (address == AG_MASK) {
        region->base = AG_MASK;
        region->bytes = 4;
        region->at.words[0] = 1u << (ag_scenario()->cus - 1u);
    } else if (is_log(address)) {
        find_log_region(gpu, address, region);
    } else if (address >= AG_CONTROL) {
        find_options_region(gpu, address, region);
    } else if (address >= AG_DATA) {
        region->base = AG_DATA;
        region->bytes = sizeof(region->at.words);
        for (uint32_t w = 0; w < AG_WORDS; w++)
            region->at.words[w] = gpu->words[w];
    } else if (address >= AG_SIGNALS) {
        i = (uint32_t)(address - AG_SIGNALS) / (uint32_t)sizeof(region->at.signal);
        region->base = AG_SIGNALS + i * sizeof(region->at.signal);
        region->bytes = sizeof(region->at.signal);
        signal(gpu, i, &region->at.signal);
    } else if (address >= AG_DESCRIPTOR) {
        region->base = AG_DESCRIPTOR;
        region->bytes = sizeof(region->at.descriptor);
        region->at.descriptor = (struct cp_kernel_descriptor){.kernel_code_entry_byte_offset = 256};
    } else if (address >= AG_PACKETS) {
        region->base = base + i * CP_PACKET_BYTES;
        region->bytes = CP_PACKET_BYTES;
        i = ag_kernel_of(queue, i);
        if (i < AG_KERNELS && ag_is_agent(i))
            agent_packet(gpu, i, &region->at.agent);
        else
            packet(gpu, i, &region->at.packet);
    } else {
        region->base = AG_QUEUE + queue * AG_QUEUE_STEP;
        region->bytes = sizeof(region->at.queue);
        queue_memory(gpu, queue, &region->at.queue);
    }
}

static int port_load(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    struct port *p = context;
    struct region region = {0, 0, {{0}}};

    p->touched = true;
    check_sent(p);
    if (address < AG_DESCRIPTOR && ag_is_absent(p->state, (uint32_t)(address % 0x1000u) / AG_QUEUE_STEP))
        ag_violation("(j) a load from a queue that was removed");
    find_region(&p->state->gpu, address, &region);
    if (address < region.base || address - region.base + bytes > region.bytes) {
        ag_violation("a load of what is not there");
        return CP_ERROR_ADDRESS;
    }
    memcpy(destination, (const uint8_t *)&region.at + (address - region.base), bytes);
    if (is_log(address) && bytes == sizeof(struct cp_log_entry))
        note_entry(p->state, &p->state->gpu.log[(region.base - AG_LOG_BASE) / 64 - 2]);
    return CP_OK;
}

/* Planted bugs in the firmware's memory */

static void unlink_head(struct cp *cp, struct cp_list *list)
{
    uint32_t slot = list->head;
    struct cp_link *link = &cp->workgroups[slot].links[CP_LINK_ORDER];

    list->head = link->next;
    list->count--;
    if (link->next == CP_NONE)
        list->tail = CP_NONE;
    else
        cp->workgroups[link->next].links[CP_LINK_ORDER].previous = CP_NONE;
}

static void plant(struct ag_state *state)
{
    struct cp *cp = &state->cp;
    struct cp_list *ready = &cp->kernels[0].ready;
    enum ag_plant bug = ag_scenario()->plant;

    ag_plant_page(state);
    ag_plant_limits(state);
    if (state->gpu.planted)
        return;
    if (bug == AG_PLANT_LOST_WAKEUP && cp->swapped.count) {
        cp->workgroups[cp->swapped.head].expiry = UINT64_MAX;
    } else if (bug == AG_PLANT_FORGOTTEN_READY && cp->kernels[0].stage == CP_KERNEL_ACTIVE && ready->count) {
        unlink_head(cp, ready);
        cp->ready--;
    } else if (bug == AG_PLANT_LOST_REQUEST && cp->requests[0].asked == 1 && cp->requests_due[0] & 1 &&
               !cp->queues[0].kernels) {
        cp->requests_due[0] &= ~1u;
    } else if (bug == AG_PLANT_KEPT_WATCH && cp->kernels[0].stage == CP_KERNEL_CLEARED &&
               cp->kernels[0].workgroups.count) {
        cp_list_remove(cp, &cp->kernels[0].workgroups, CP_LINK_KERNEL, cp->kernels[0].workgroups.head);
    } else if (bug == AG_PLANT_LEAKED_SLOT && cp->kernels[0].stage == CP_KERNEL_ACTIVE &&
               cp->free.count + cp->kernels[0].workgroups.count == cp->config.wg_slots && cp->free.head != CP_NONE &&
               cp->workgroups[cp->free.head].generation) {
        unlink_head(cp, &cp->free);
    } else {
        return;
    }
    state->gpu.planted = true;
}

/* What the firmware has just taken back fits nowhere. */
static void plant_fit(struct ag_state *state, bool took)
{
    if (!took || state->cp.taking || ag_scenario()->plant != AG_PLANT_STALE_FIT || state->gpu.planted)
        return;
    for (uint32_t i = 0; i < AG_KERNELS; i++)
        memset(&state->cp.kernels[i].may_fit, 0, sizeof(state->cp.kernels[i].may_fit));
    state->gpu.planted = true;
}

/* Steps */

/* A step of one unit, or more. False: there was nothing to do. */
static bool step(struct ag_state *state, uint32_t units, bool deaf)
{
    int result;

    port = (struct port){.state = state, .deaf = deaf, .units = units};
    state->cp.hal.context = &port;
    result = cp_step(&state->cp, units);
    check_sent(&port);
    ag_note_page(state);
    ag_note_overdue(state);
    if (result < 0)
        ag_violation("the firmware has stopped: an assertion of its own failed");
    return result > 0;
}

/* When the firmware says that it has nothing to do, it must not find something all the same before its deadline. */
static void check_idle(const struct ag_state *state)
{
    struct ag_state copy = *state;
    uint64_t deadline;

    copy.cp.work_left = false;
    deadline = cp_deadline(&copy.cp);
    if (deadline <= copy.cp.now)
        return;
    copy.cp.now = deadline == UINT64_MAX ? copy.cp.now + 1000 : deadline - 1;
    step(&copy, 1, true);
    if (copy.gpu.command_count != state->gpu.command_count || copy.cp.work_left)
        ag_violation("the firmware finds work after it said that there was none");
}

bool ag_firmware_is_idle(const struct ag_state *state)
{
    struct ag_state copy = *state;

    return !step(&copy, 1, true) && !port.touched;
}

bool ag_step_firmware(struct ag_state *state, uint32_t units)
{
    struct ag_state next;
    uint32_t quiet = 0;
    bool took = state->cp.taking, busy = step(state, units, false);
    bool worked = busy || port.touched;

    plant(state);
    ag_plant_firmware(state);
    ag_plant_early(state);
    ag_note_unit(state);
    ag_check_lists(&state->cp);
    while (busy) {
        if (++quiet > AG_UNITS) {
            ag_violation("the firmware is busy for ever, and does nothing");
            break;
        }
        next = *state;
        busy = step(&next, 1, true);
        if (port.touched || !busy)
            break;
        *state = next;
        ag_note_unit(state);
        ag_check_lists(&state->cp);
    }
    plant_fit(state, took);
    if (!busy && !state->gpu.posted)
        check_idle(state);
    state->cp.work_left = false;
    return worked;
}

/* Leaves the firmware this number of records of spilled waits. */
static void keep_records(struct cp *cp, uint32_t count)
{
    uint32_t i = cp->spill.waits_free;

    while (--count)
        i = (i + 1 + cp->waits[i].rings[0].next) & CP_NONE;
    cp->waits[i].rings[0].next = (uint16_t)(CP_MAX_WAITS - 1 - i);
}

bool ag_begin_firmware(struct ag_state *state, uint32_t restart)
{
    const struct ag_scenario *s = ag_scenario();
    struct cp_hal hal = {&port, port_now, port_reserve, port_commit, port_receive, port_load};
    struct cp_config config = {
        .policy = s->policy,
        .cus = s->cus,
        .simds = 1,
        .waves_per_simd = s->room,
        .vgprs_per_simd = 4096,
        .sgprs_per_simd = 4096,
        .barriers = s->room,
        .wg_slots = s->slots ? s->slots : AG_WGS,
        .context_bytes = (cp_context_bytes(ag_waves_of(0), 4, 16, 0) + 63u) & ~63u,
        .context_base = AG_CONTEXTS,
        .timeout_interval = 1,
        .quantum = s->quantum,
        .wait_timeout = s->timeouts != 0,
        .check_interval = 1,
        .log_base = AG_LOG_BASE,
        .log_entries = s->log_entries,
        .dispatcher = s->dispatcher,
        .event_mailboxes = s->mailboxes,
        .restart = restart,
    };
    uint64_t now = state->cp.now;

    for (uint32_t q = 0; q < AG_QUEUES; q++) {
        if (!state->gpu.host.gone[q] && !state->gpu.host.suspended[q])
            config.queues[q] = ag_queue_config(&state->gpu, q, state->gpu.host.changed[q]);
    }
    for (uint32_t i = 0; i < s->policy->parameter_count; i++)
        config.policy_parameters[i] = s->policy->parameters[i].least; /* cycles: one tick */
    if (cp_init(&state->cp, &config, &hal) != CP_OK)
        return false;
    if (s->records)
        keep_records(&state->cp, s->records);
    state->cp.now = now + 1;
    return true;
}

bool ag_start(struct ag_state *state)
{
    const struct ag_scenario *s = ag_scenario();
    struct ag_gpu *gpu = &state->gpu;

    memset(state, 0, sizeof(*state));
    memset(gpu->l1, AG_NOTHING, sizeof(gpu->l1));
    for (uint32_t i = 0; i < AG_KERNELS; i++)
        gpu->signals[i] = 1;
    gpu->losses_left = s->losses;
    gpu->restarts_left = s->restarts;
    gpu->host.left = s->orders;
    gpu->host.answers_left = s->answers;
    gpu->early_left = s->timeouts;
    for (uint32_t i = 0; i < AG_COOPERATIVE; i++)
        gpu->control[i].tasks = s->tasks;
    gpu->dispatched = 1;
    gpu->events[0] = (struct ag_event){.kind = CP_EVENT_DOORBELL, .slot = (uint8_t)ag_queue_of(ag_kernel_at(0))};
    gpu->event_count = gpu->posted = 1;
    state->cp.now = AG_NOW - 1;
    return ag_begin_firmware(state, CP_RESTART_NONE);
}

/* Ends */

static bool owes_answers(const struct cp *cp)
{
    uint32_t bits = 0;

    for (uint32_t i = 0; i < CP_WG_WORDS; i++)
        bits |= cp->answers[i];
    for (uint32_t i = 0; i < CP_ANSWER_WORDS; i++)
        bits |= cp->answers_summary[i];
    for (uint32_t i = 0; i < CP_ANSWER_TOPS; i++)
        bits |= cp->answers_top[i];
    return bits != 0;
}

static bool holds_any(const struct cp *cp)
{
    bool any = false;

    for (uint32_t i = 0; i < AG_QUEUES; i++)
        any |= cp->queues[i].held != 0;
    return any;
}

static const char *unbalanced_firmware(const struct ag_state *state)
{
    const struct cp *cp = &state->cp;

    if (cp->free.count != cp->config.wg_slots)
        return "(f) slots of the WG table are lost";
    if (cp->stalled.count || cp->expired.count || cp->swapped.count || cp->ready || cp->swaps || holds_any(cp) ||
        cp->swap_waves || cp->dying_waves || owes_answers(cp))
        return "(f) the firmware counts WGs that are gone";
    for (uint32_t i = 0; i < CP_QUEUE_WORDS; i++) {
        if (cp->requests_due[i])
            return "(f) a command of the host is left";
    }
    if (cp->managed || cp->growing != CP_KERNEL_NONE || cp->reclaiming != CP_KERNEL_NONE || cp->check_at != UINT64_MAX)
        return "(f) the firmware manages kernels that are gone";
    if (cp->spill.waits_used || cp->spill.conditions_used || cp->spill.removing || cp->log.unread)
        return "(f) spilled waits are left";
    for (uint32_t i = 0; i < cp->config.cus && !cp->delegated; i++) {
        const struct cp_compute_unit *cu = &cp->cus[i];

        if (cu->residents.count || CP_PAIR_UPPER(cu->simds[0].waves) != cp->config.waves_per_simd ||
            CP_PAIR_LOWER(cu->simds[0].waves) != cp->config.vgprs_per_simd ||
            CP_PAIR_LOWER(cu->simds[0].sgprs) != cp->config.sgprs_per_simd ||
            CP_PAIR_UPPER(cu->rest) != cp->config.barriers)
            return "(f) resources of a CU are lost";
    }
    return 0;
}

const char *ag_unbalanced(const struct ag_state *state)
{
    const struct ag_gpu *gpu = &state->gpu;

    for (uint32_t i = 0; i < AG_WGS; i++) {
        if (gpu->slots[i].state != AG_FREE)
            return "(f) a WG is left on the GPU";
    }
    if (gpu->waiter_count)
        return "(f) the SyncMon holds waiters that are gone";
    return unbalanced_firmware(state);
}
