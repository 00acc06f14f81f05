/* SPDX-License-Identifier: MIT */
/* fuzz_gpu.c - see fuzz_gpu.h. */
#include "fuzz_gpu_parts.h"

#include "fuzz_host.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void fuzz_fail(const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    fputs("fuzz_firmware: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    abort();
}

/* Memory */

uint64_t fuzz_address(uint32_t tenant, uint32_t offset)
{
    return FUZZ_BASE + tenant * FUZZ_TENANT_BYTES + offset;
}

void *fuzz_at(struct fuzz *f, uint64_t address, uint32_t bytes)
{
    if (address < FUZZ_BASE || bytes > FUZZ_BYTES || address - FUZZ_BASE > FUZZ_BYTES - bytes)
        return NULL;
    return f->memory + (address - FUZZ_BASE);
}

static void fill_queue(struct fuzz *f, uint32_t tenant)
{
    struct cp_queue_memory *queue = fuzz_at(f, fuzz_address(tenant, FUZZ_QUEUE), sizeof(*queue));
    struct cp_kernel_descriptor *descriptor = fuzz_at(f, fuzz_address(tenant, FUZZ_DESCRIPTORS), 4 * 64);
    struct cp_launch_options *options = fuzz_at(f, fuzz_address(tenant, FUZZ_OPTIONS), 4 * 64);

    queue->base_address = fuzz_address(tenant, FUZZ_PACKETS);
    queue->size = FUZZ_PACKET_MASK + 1;
    queue->queue_properties = tenant == 1 ? CP_QUEUE_PROFILING : 0;
    for (uint32_t i = 0; i < 4; i++) {
        descriptor[i].compute_pgm_rsrc1 = i == 2 ? 0x3f : 0;
        descriptor[i].group_segment_fixed_size = i == 1 ? 20000 : 0;
        descriptor[i].private_segment_fixed_size = i == 3 ? 4 : 0;
        options[i].magic = CP_OPTIONS_MAGIC;
        options[i].flags = i == 2 ? CP_LAUNCH_MAXIMAL : i ? CP_LAUNCH_COOPERATIVE : 0;
        options[i].control = i ? fuzz_address(tenant, FUZZ_CONTROLS + (i & 1) * FUZZ_CONTROL) : 0;
        options[i].record_bytes = 64;
        options[i].gather_cycles = i == 0 || i == 3 ? 100 : 0;
    }
    for (uint32_t i = 0; i < 4 && f->config.event_mailboxes; i++) {
        struct cp_signal *signal = fuzz_at(f, fuzz_address(tenant, FUZZ_SIGNALS + i * 64), sizeof(*signal));

        signal->event_mailbox = fuzz_address(tenant, FUZZ_MAILBOXES + i * 8);
        signal->event_id = i + 1;
    }
    for (uint32_t i = 0; i < FUZZ_PACKET_MASK + 1; i++)
        *(uint16_t *)fuzz_at(f, fuzz_address(tenant, FUZZ_PACKETS + i * 64), 2) = CP_PACKET_INVALID;
    for (uint32_t i = 0; i < 2; i++) {
        struct cp_cooperative_control *control =
            fuzz_at(f, fuzz_address(tenant, FUZZ_CONTROLS + i * FUZZ_CONTROL), sizeof(*control));

        control->magic = CP_CONTROL_MAGIC;
        control->record_bytes = 64;
        control->maximum = 8;
    }
}

static void fill_honest(struct fuzz *f)
{
    struct cp_queue_memory *queue = fuzz_at(f, fuzz_address(FUZZ_HONEST, FUZZ_QUEUE), sizeof(*queue));

    for (uint32_t i = 0; i < f->dispatches; i++) {
        struct cp_dispatch_packet *packet = fuzz_at(f, fuzz_address(FUZZ_HONEST, FUZZ_PACKETS + i * 64), 64);

        *packet = (struct cp_dispatch_packet){
            .header = CP_PACKET_HEADER(CP_PACKET_KERNEL_DISPATCH, i & 1, CP_FENCE_AGENT, CP_FENCE_AGENT),
            .setup = 1,
            .workgroup_size = {(uint16_t)(64 << i), 1, 1},
            .grid_size = {(uint32_t)f->groups[i] * (64u << i), 1, 1},
            .kernel_object = fuzz_address(FUZZ_HONEST, FUZZ_DESCRIPTORS),
            .completion_signal = fuzz_address(FUZZ_HONEST, FUZZ_SIGNALS + i * 64)};
        ((struct cp_signal *)fuzz_at(f, packet->completion_signal, 64))->value = 1;
    }
    queue->write_dispatch_id = f->dispatches;
}

void fuzz_fill_memory(struct fuzz *f)
{
    for (uint32_t tenant = 0; tenant < FUZZ_TENANTS; tenant++)
        fill_queue(f, tenant);
    fill_honest(f);
}

/* The firmware's calls */

static uint64_t hal_now(void *context)
{
    return ((struct fuzz *)context)->now;
}

static struct cp_command *hal_reserve(void *context)
{
    struct fuzz *f = context;

    if (f->ring_count >= f->ring_room || f->ring_count >= FUZZ_RING)
        return NULL;
    memset(&f->frame, 0xa5, sizeof(f->frame));
    return &f->frame;
}

/* Fails if a command touches memory or a kernel of a queue that was removed. */
static void check_owner(const struct fuzz *f, const struct cp_command *command)
{
    bool names_memory = command->opcode >= CP_COMMAND_STORE && command->opcode <= CP_COMMAND_COPY;
    bool names_kernel = command->opcode == CP_COMMAND_LAUNCH || command->opcode == CP_COMMAND_RESTORE ||
                        command->opcode == CP_COMMAND_GIVE;
    uint32_t kernel = command->opcode == CP_COMMAND_GIVE ? command->give.kernel : command->place.kernel;

    if (names_memory && !fuzz_host_knows(f, command->memory.address))
        fuzz_fail("a command writes memory of a queue that was removed");
    if (names_memory && command->memory.address >= FUZZ_PAGES)
        fuzz_host_check_page(f, &command->memory);
    if (names_kernel && f->cp.kernels[kernel].stage == CP_KERNEL_FREE)
        fuzz_fail("a command is for a kernel that has ended");
    if (command->opcode == CP_COMMAND_LAUNCH || command->opcode == CP_COMMAND_RESTORE)
        fuzz_host_check_place(f, &command->place);
}

static void hal_commit(void *context)
{
    struct fuzz *f = context;
    struct cp_command *command = &f->ring[(f->ring_next + f->ring_count) % FUZZ_RING];
    uint32_t bytes = cp_command_bytes(&f->frame);

    if (f->ring_count >= f->ring_room)
        fuzz_fail("a command was committed to a full ring");
    memset(command, 0, sizeof(*command));
    memcpy(command, &f->frame, bytes);
    f->ring_count++;
    f->commands++;
    if (f->verbose)
        fuzz_print_command(command);
    if (command->opcode == CP_COMMAND_ANSWER)
        fuzz_host_answered(f, &command->answer);
    if (command->opcode == CP_COMMAND_AGENT)
        fuzz_host_called(f, command);
    check_owner(f, command);
}

static bool is_honest_kernel(const struct fuzz *f, uint32_t kernel)
{
    return kernel < CP_MAX_KERNELS && f->cp.kernels[kernel].stage != CP_KERNEL_FREE &&
           f->cp.kernels[kernel].queue == FUZZ_HONEST;
}

/* Whether an answer to TAKE names an honest kernel, or a slot that an honest WG has. */
static bool place_concerns_honest(const struct fuzz *f, const struct cp_event *event)
{
    bool concerns = is_honest_kernel(f, event->tag);

    for (uint32_t i = 0; i < CP_PLACES_MOST && i < event->reason; i++) {
        uint32_t slot = event->places.places[i].slot;

        concerns |= slot < f->config.wg_slots && (f->honest[slot].state != FUZZ_GONE ||
                                                  (f->cp.workgroups[slot].state != CP_WG_FREE &&
                                                   f->cp.kernels[f->cp.workgroups[slot].kernel].queue == FUZZ_HONEST));
    }
    return concerns;
}

/* Whether an event says something of an honest WG or kernel that lives, or ends the hand-over of both. */
static bool concerns_honest(const struct fuzz *f, const struct cp_event *event)
{
    uint32_t slot = event->wg.slot;

    switch (event->kind) {
    case CP_EVENT_DOORBELL:
    case CP_EVENT_LOG:
    case CP_EVENT_CU_LOST:
    case CP_EVENT_CU_RETURNED:
    case CP_EVENT_HOST:
        return false;
    case CP_EVENT_KERNEL_AT:
        return is_honest_kernel(f, event->kernel_at.kernel);
    case CP_EVENT_PLACES:
        return place_concerns_honest(f, event);
    case CP_EVENT_TAKEN:
        return f->cp.take_sent;
    case CP_EVENT_RESET:
        return cp_restarting(&f->cp);
    case CP_EVENT_HALTED:
        return event->cu == FUZZ_HONEST;
    case CP_EVENT_GIVEN:
    case CP_EVENT_KERNEL_ENDED:
        return is_honest_kernel(f, event->kernel.kernel);
    case CP_EVENT_REFUSED:
        if (is_honest_kernel(f, event->kernel.kernel))
            return true;
        break;
    case CP_EVENT_FAULT:
        if (is_honest_kernel(f, event->fault.kernel))
            return true;
        break;
    default:
        break;
    }
    if (slot >= f->config.wg_slots)
        return false;
    return f->cp.workgroups[slot].state != CP_WG_FREE &&
           f->cp.kernels[f->cp.workgroups[slot].kernel].queue == FUZZ_HONEST &&
           f->cp.workgroups[slot].generation == event->wg.generation;
}

/* Takes the oldest event. Returns false if it must not be delivered: the input cannot speak for honest WGs. */
static bool take_event(struct fuzz *f, struct cp_event *event)
{
    bool any = f->any[f->events_next];

    *event = f->events[f->events_next];
    f->events_next = (f->events_next + 1) % FUZZ_EVENTS;
    f->events_count--;
    return !any || !concerns_honest(f, event);
}

static int hal_receive(void *context, struct cp_event *event)
{
    struct fuzz *f = context;
    bool taken = false;

    f->received++;
    while (f->events_count && !taken)
        taken = take_event(f, event);
    if (!taken)
        return 0;
    if (f->verbose)
        fuzz_print_event(event);
    if (event->kind == CP_EVENT_HOST && !cp_restarting(&f->cp))
        fuzz_host_received(f, event);
    if (event->kind == CP_EVENT_AGENT_DONE)
        fuzz_host_served(f, event);
    return 1;
}

static int hal_load(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    struct fuzz *f = context;
    const void *source = fuzz_at(f, address, bytes);

    f->loads++;
    if (!bytes || bytes > 4096)
        fuzz_fail("a load of %u bytes", bytes);
    if (!source)
        return CP_ERROR_ADDRESS;
    if (!fuzz_host_knows(f, address))
        fuzz_fail("a load from memory of a queue that was removed");
    if (f->failing && address >= fuzz_address(1, 0)) {
        f->failing--;
        return CP_ERROR_ADDRESS;
    }
    memcpy(destination, source, bytes);
    return CP_OK;
}

struct cp_hal fuzz_hal(struct fuzz *f)
{
    return (struct cp_hal){f, hal_now, hal_reserve, hal_commit, hal_receive, hal_load};
}

void fuzz_post(struct fuzz *f, const struct cp_event *event)
{
    struct cp_event *end = &f->events[(f->events_next + f->events_count) % FUZZ_EVENTS];

    if (f->events_count == FUZZ_EVENTS)
        return;
    *end = *event;
    end->cycle = end->cycle ? end->cycle : f->now;
    f->any[(f->events_next + f->events_count) % FUZZ_EVENTS] = false;
    f->events_count++;
}

void fuzz_post_any(struct fuzz *f, const struct cp_event *event)
{
    uint32_t end = (f->events_next + f->events_count) % FUZZ_EVENTS;

    fuzz_post(f, event);
    f->any[end] = true;
}

/* Honest WGs */

bool fuzz_is_honest(const struct fuzz *f, uint32_t slot, uint32_t generation)
{
    return slot < CP_MAX_WGS && f->honest[slot].state != FUZZ_GONE && f->honest[slot].generation == generation;
}

static void post_state(struct fuzz *f, uint32_t slot, enum cp_event_kind kind)
{
    const struct fuzz_honest *h = &f->honest[slot];
    struct cp_event event = {.kind = (uint8_t)kind, .cu = h->cu};

    if (f->given[h->kernel])
        return;
    event.wg = (struct cp_wg_event){slot, h->generation, h->wait_number, h->wait_number};
    if (kind == CP_EVENT_SAVED)
        event.saved.state = h->wait_left ? CP_SAVED_WAITS : CP_SAVED_RUNNABLE;
    if (kind == CP_EVENT_WAITING) {
        event.waiting.condition = CP_CONDITION_EQ;
        event.waiting.address = fuzz_address(FUZZ_HONEST, FUZZ_KERNARG);
        event.waiting.mask = UINT64_MAX;
    }
    fuzz_post(f, &event);
}

void fuzz_refuse(struct fuzz *f, const struct cp_command *command, enum cp_refusal reason)
{
    struct cp_event event = {.kind = CP_EVENT_REFUSED, .reason = (uint8_t)reason, .tag = command->tag};

    event.wg = (struct cp_wg_event){command->place.slot, command->place.generation, command->place.wait_number, 0};
    fuzz_post(f, &event);
}

void fuzz_place(struct fuzz *f, struct fuzz_honest *h, const struct cp_place *p)
{
    h->state = FUZZ_RUNS;
    h->cu = (uint8_t)p->cu;
    h->simd = (uint8_t)p->simd;
    h->wait_left = 0;
    h->expired = h->reported = false;
    h->listed = 0;
    h->placed = f->now;
}

/* A WG of an honest dispatch gets a slot, once. */
void fuzz_start(struct fuzz *f, const struct cp_place *p)
{
    uint32_t dispatch = f->dispatch_of[p->kernel], group = p->workgroup[0];

    if (group >= f->groups[dispatch] || f->launched[dispatch][group]++)
        fuzz_fail("honest WG %u of dispatch %u launched twice, or there is none", group, dispatch);
    if (p->generation > f->generation)
        f->generation = p->generation;
    f->honest[p->slot] = (struct fuzz_honest){.dispatch = (uint8_t)dispatch,
                                              .group = (uint8_t)group,
                                              .kernel = (uint8_t)p->kernel,
                                              .left = f->life,
                                              .generation = p->generation,
                                              .wait_number = UINT32_MAX};
    fuzz_place(f, &f->honest[p->slot], p);
}

static void launch(struct fuzz *f, const struct cp_command *command)
{
    const struct cp_place *p = &command->place;

    if (f->lost[p->cu]) {
        fuzz_refuse(f, command, CP_REFUSED_CU);
        return;
    }
    if (f->honest[p->slot].state != FUZZ_GONE || f->given[p->kernel])
        fuzz_fail("slot %u: launched while a WG is in it, or of a given kernel", p->slot);
    fuzz_start(f, p);
}

static void save(struct fuzz *f, const struct cp_command *command)
{
    struct fuzz_honest *h = &f->honest[command->place.slot];
    bool waits = h->state == FUZZ_WAITS;

    if (h->state == FUZZ_SAVED)
        fuzz_fail("slot %u: saved twice", command->place.slot);
    if (f->given[h->kernel])
        fuzz_fail("slot %u: saved, and is the dispatcher's", command->place.slot);
    if (!(command->flags & CP_FLAG_FORCED) && !(waits && command->place.wait_number == h->wait_number)) {
        fuzz_refuse(f, command, CP_REFUSED_STALE);
        return;
    }
    h->state = FUZZ_SAVED;
    post_state(f, command->place.slot, CP_EVENT_SAVED);
}

static void restore(struct fuzz *f, const struct cp_command *command)
{
    struct fuzz_honest *h = &f->honest[command->place.slot];

    if (h->state != FUZZ_SAVED || f->given[h->kernel])
        fuzz_fail("slot %u: restored, and was not saved, or is the dispatcher's", command->place.slot);
    if (f->lost[command->place.cu]) {
        fuzz_refuse(f, command, CP_REFUSED_CU);
        return;
    }
    fuzz_place(f, h, &command->place);
    post_state(f, command->place.slot, CP_EVENT_RESTORED);
}

static void end_wait(struct fuzz *f, uint32_t slot)
{
    struct fuzz_honest *h = &f->honest[slot];

    h->state = FUZZ_RUNS;
    h->wait_left = 0;
    if (h->reported)
        post_state(f, slot, CP_EVENT_WAIT_ENDED);
    h->reported = false;
}

static void resume(struct fuzz *f, const struct cp_command *command)
{
    struct fuzz_honest *h = &f->honest[command->place.slot];
    bool current = command->place.wait_number == h->wait_number;

    if (current && h->state == FUZZ_WAITS)
        end_wait(f, command->place.slot);
    else if (current && h->state == FUZZ_SAVED && f->given[h->kernel] && !h->listed)
        fuzz_make_listed(h, false);
    else
        fuzz_refuse(f, command, CP_REFUSED_STALE);
}

static void execute_place(struct fuzz *f, const struct cp_command *command)
{
    const struct cp_place *p = &command->place;

    if (p->slot >= f->config.wg_slots)
        fuzz_fail("a command about slot %u", p->slot);
    if (command->opcode == CP_COMMAND_LAUNCH) {
        if (p->kernel >= CP_MAX_KERNELS || p->cu >= f->config.cus || p->simd >= f->config.simds)
            fuzz_fail("LAUNCH of kernel %u on CU %u, SIMD %u", p->kernel, p->cu, p->simd);
        if (f->owner[p->kernel] == FUZZ_HONEST)
            launch(f, command);
        return;
    }
    if (!fuzz_is_honest(f, p->slot, p->generation)) {
        if (command->opcode == CP_COMMAND_RESUME)
            fuzz_refuse(f, command, CP_REFUSED_STALE);
        return;
    }
    if (command->opcode == CP_COMMAND_SAVE)
        save(f, command);
    else if (command->opcode == CP_COMMAND_RESTORE)
        restore(f, command);
    else if (command->opcode == CP_COMMAND_RESUME)
        resume(f, command);
    else if (command->opcode == CP_COMMAND_LIST)
        fuzz_list(f, command);
    else
        fuzz_fail("slot %u: an honest WG was killed", p->slot);
}

/* Which tenant's memory a command writes. The log is written at one place only. */
static uint32_t tenant_of(const struct cp_memory_command *m)
{
    uint64_t offset = m->address - FUZZ_BASE;

    if (m->address == FUZZ_LOG_BASE + offsetof(struct cp_log_control, read) && m->bytes == 8)
        return FUZZ_TENANTS;
    if (m->address >= FUZZ_PAGES && m->bytes == 8)
        return FUZZ_TENANTS;
    if (offset >= FUZZ_TENANTS * FUZZ_TENANT_BYTES || m->bytes > FUZZ_TENANT_BYTES - offset % FUZZ_TENANT_BYTES)
        fuzz_fail("a command writes %u bytes at 0x%llx", m->bytes, (unsigned long long)m->address);
    return (uint32_t)(offset / FUZZ_TENANT_BYTES);
}

/* Honest memory is written where the host expects it: headers, read index, signals. */
static void check_honest(const struct cp_command *command)
{
    const struct cp_memory_command *m = &command->memory;
    uint64_t offset = m->address - FUZZ_BASE;
    bool header = offset >= FUZZ_PACKETS && offset < FUZZ_PACKETS + FUZZ_HONEST_DISPATCHES * 64 && !(offset & 63);
    bool signal = offset >= FUZZ_SIGNALS && offset < FUZZ_SIGNALS + FUZZ_HONEST_DISPATCHES * 64;
    bool mailbox = offset >= FUZZ_MAILBOXES && offset < FUZZ_MAILBOXES + FUZZ_HONEST_DISPATCHES * 8 && m->bytes == 8;
    bool index = offset == FUZZ_QUEUE + offsetof(struct cp_queue_memory, read_dispatch_id);

    if (command->opcode == CP_COMMAND_STORE ? !(header && m->bytes == 4) && !index && !mailbox
                                            : command->opcode != CP_COMMAND_ADD || !signal)
        fuzz_fail("opcode %u writes the honest tenant's memory at 0x%llx", command->opcode, (unsigned long long)offset);
}

static void execute_memory(struct fuzz *f, const struct cp_command *command)
{
    const struct cp_memory_command *m = &command->memory;
    uint32_t tenant = tenant_of(m);
    uint8_t *to = fuzz_at(f, m->address, m->bytes);
    uint64_t word;

    if (tenant == FUZZ_HONEST)
        check_honest(command);
    if (command->opcode == CP_COMMAND_COPY) {
        const void *from = fuzz_at(f, m->value, m->bytes);

        if (!from || (m->value - FUZZ_BASE) / FUZZ_TENANT_BYTES != tenant)
            fuzz_fail("COPY from 0x%llx into another tenant's memory", (unsigned long long)m->value);
        memmove(to, from, m->bytes);
    } else if (command->opcode == CP_COMMAND_ADD) {
        memcpy(&word, to, 8);
        word += m->value;
        memcpy(to, &word, 8);
    } else {
        memcpy(to, &m->value, m->bytes);
    }
}

/* If the packet of an honest dispatch is not complete, the host prepares it for another run. */
static void renew(struct fuzz *f, uint32_t dispatch)
{
    const uint8_t *header = fuzz_at(f, fuzz_address(FUZZ_HONEST, FUZZ_PACKETS + dispatch * 64), 2);
    struct cp_signal *signal = fuzz_at(f, fuzz_address(FUZZ_HONEST, FUZZ_SIGNALS + dispatch * 64), sizeof(*signal));

    if (*header == CP_PACKET_INVALID)
        return;
    memset(f->launched[dispatch], 0, sizeof(f->launched[dispatch]));
    f->done[dispatch] = 0;
    signal->value = 1;
}

/* All WGs and kernels are gone, and events of before. */
static void reset(struct fuzz *f, const struct cp_command *command)
{
    memset(f->honest, 0, sizeof(f->honest));
    memset(f->given, 0, sizeof(f->given));
    memset(f->owner, 0xff, sizeof(f->owner));
    memset(&f->waiting, 0, sizeof(f->waiting));
    f->generation = 0;
    memset(f->services, 0, sizeof(f->services));
    f->honest_asked = f->halted = false;
    f->events_count = 0;
    for (uint32_t i = 0; i < f->dispatches; i++)
        renew(f, i);
    for (uint32_t cu = 0; cu < f->config.cus; cu++) { /* its return may have been among the events of before */
        uint8_t kind = f->lost[cu] ? CP_EVENT_CU_LOST : CP_EVENT_CU_RETURNED;

        fuzz_post(f, &(struct cp_event){.kind = kind, .cu = (uint16_t)cu});
    }
    fuzz_post(f, &(struct cp_event){.kind = CP_EVENT_RESET, .reset = command->reset});
}

void fuzz_restart(struct fuzz *f, bool stops)
{
    struct cp_config config = f->cp.config;
    struct cp_hal hal = fuzz_hal(f);

    config.restart = stops && fuzz_honest_complete(f) ? CP_RESTART_STOPPED : CP_RESTART_REPLAY;
    f->now++;
    f->accepted = 0;
    memset(f->masks, 0, sizeof(f->masks));
    for (uint32_t i = 0; i < CP_MAX_QUEUES; i++)
        f->requests[i].asked = f->services[i].awaited = false;
    if (cp_init(&f->cp, &config, &hal) != CP_OK)
        fuzz_fail("cp_init refuses field %u at a restart", cp_refused_field(&f->cp));
}

static void execute(struct fuzz *f, const struct cp_command *command)
{
    struct cp_event ended = {.kind = CP_EVENT_KERNEL_ENDED};

    switch (command->opcode) {
    case CP_COMMAND_KERNEL_BEGIN:
        f->owner[command->begin.kernel] = (uint8_t)command->begin.queue;
        f->dispatch_of[command->begin.kernel] = (uint8_t)command->begin.dispatch_id;
        f->given[command->begin.kernel] = false;
        break;
    case CP_COMMAND_GIVE:
        fuzz_give(f, command);
        break;
    case CP_COMMAND_DROP:
        fuzz_drop(f, command);
        break;
    case CP_COMMAND_TAKE:
        fuzz_take(f);
        break;
    case CP_COMMAND_HALT:
        fuzz_halt(f, command);
        break;
    case CP_COMMAND_GO:
        fuzz_go(f, command);
        break;
    case CP_COMMAND_KERNEL_END:
        if (f->owner[command->end.kernel] != FUZZ_HONEST)
            break;
        if (f->done[f->dispatch_of[command->end.kernel]] != f->groups[f->dispatch_of[command->end.kernel]])
            fuzz_fail("an honest kernel ended with WGs left");
        if (f->given[command->end.kernel])
            fuzz_fail("KERNEL_END of an honest kernel that was given");
        ended.kernel.kernel = command->end.kernel;
        fuzz_post(f, &ended);
        break;
    case CP_COMMAND_WAITING:
        f->waiting = command->waiting;
        break;
    case CP_COMMAND_STORE:
    case CP_COMMAND_ADD:
    case CP_COMMAND_COPY:
        execute_memory(f, command);
        break;
    case CP_COMMAND_CU_RELEASE:
    case CP_COMMAND_MONITOR:
    case CP_COMMAND_NOTIFY:
    case CP_COMMAND_AGENT:
        break;
    case CP_COMMAND_OVERDUE:
        if (command->overdue.queue == FUZZ_HONEST)
            fuzz_fail("OVERDUE of the honest queue, which has no limits");
        break;
    case CP_COMMAND_RESET:
        reset(f, command);
        break;
    case CP_COMMAND_ANSWER:
        f->honest_asked &= command->answer.queue != FUZZ_HONEST;
        break;
    default:
        execute_place(f, command);
    }
}

void fuzz_execute(struct fuzz *f, uint32_t count)
{
    for (; count && f->ring_count && f->events_count < FUZZ_EVENTS - 64; count--) {
        execute(f, &f->ring[f->ring_next]);
        f->ring_next = (f->ring_next + 1) % FUZZ_RING;
        f->ring_count--;
    }
}

static void begin_wait(struct fuzz *f, struct fuzz_honest *h)
{
    if (!f->wait || f->waiting.mode == CP_WAIT_IGNORE || h->left % 3 != 1)
        return;
    h->state = FUZZ_WAITS;
    h->wait_number++;
    h->wait_left = f->wait;
    h->reported = false;
}

/* An honest WG ends. */
static void end_honest(struct fuzz *f, uint32_t slot)
{
    struct fuzz_honest *h = &f->honest[slot];

    f->done[h->dispatch]++;
    post_state(f, slot, CP_EVENT_DONE);
    h->state = FUZZ_GONE;
    fuzz_end_if_empty(f, h->kernel);
}

/* The firmware, or the dispatcher, may save the WG for others. */
static bool may_leave(const struct fuzz *f, const struct fuzz_honest *h)
{
    return f->given[h->kernel] ? fuzz_count_lacking(f) != 0 : f->waiting.oversubscribed;
}

static bool turn_running(struct fuzz *f, uint32_t slot)
{
    struct fuzz_honest *h = &f->honest[slot];

    if (h->left) {
        h->left--;
        begin_wait(f, h);
    } else {
        end_honest(f, slot);
        return true;
    }
    if (f->waiting.quantum_cycles && !h->expired && f->now - h->placed >= f->waiting.quantum_cycles &&
        may_leave(f, h)) {
        h->expired = true;
        post_state(f, slot, CP_EVENT_QUANTUM);
        if (f->given[h->kernel])
            fuzz_leave(h, true);
    }
    return true;
}

static bool turn_waiting(struct fuzz *f, uint32_t slot)
{
    struct fuzz_honest *h = &f->honest[slot];

    if (!--h->wait_left) {
        end_wait(f, slot);
    } else if (f->given[h->kernel]) {
        if (f->waiting.reports && may_leave(f, h))
            fuzz_leave(h, false);
    } else if (!h->reported && f->waiting.reports && may_leave(f, h)) {
        f->waiting.reports--;
        h->reported = true;
        post_state(f, slot, CP_EVENT_WAITING);
    }
    return true;
}

/* A WG that was saved in a wait: the condition is met some time later. */
static bool turn_saved(struct fuzz *f, uint32_t slot)
{
    struct fuzz_honest *h = &f->honest[slot];

    if (h->listed || !h->wait_left || --h->wait_left)
        return h->wait_left;
    if (f->given[h->kernel]) {
        fuzz_make_listed(h, false);
        return true;
    }
    if (f->waiting.mode != CP_WAIT_ATOMIC && f->waiting.mode != CP_WAIT_INSTRUCTION)
        return true;
    post_state(f, slot, CP_EVENT_CONDITION_MET);
    return true;
}

bool fuzz_turn(struct fuzz *f)
{
    bool did = false;

    if (f->events_count > FUZZ_EVENTS / 2)
        return true;
    did = fuzz_place_given(f);
    for (uint32_t slot = 0; slot < f->config.wg_slots; slot++) {
        const struct fuzz_honest *h = &f->honest[slot];

        if (h->state == FUZZ_SAVED)
            did |= turn_saved(f, slot);
        else if (h->state != FUZZ_GONE && !f->lost[h->cu])
            did |= h->state == FUZZ_RUNS ? turn_running(f, slot) : turn_waiting(f, slot);
    }
    return did;
}

bool fuzz_honest_complete(struct fuzz *f)
{
    const struct cp_queue_memory *queue = fuzz_at(f, fuzz_address(FUZZ_HONEST, FUZZ_QUEUE), sizeof(*queue));

    for (uint32_t i = 0; i < f->dispatches; i++) {
        const struct cp_signal *signal = fuzz_at(f, fuzz_address(FUZZ_HONEST, FUZZ_SIGNALS + i * 64), sizeof(*signal));

        if (signal->value)
            return false;
    }
    return queue->read_dispatch_id == f->dispatches;
}

/* Printing */

void fuzz_print_command(const struct cp_command *command)
{
    static const char *const names[] = {"?",          "KERNEL_BEGIN", "KERNEL_END", "LAUNCH", "SAVE", "RESTORE",
                                        "RESUME",     "KILL",         "WAITING",    "STORE",  "ADD",  "COPY",
                                        "CU_RELEASE", "MONITOR",      "LIST",       "GIVE",   "TAKE", "DROP",
                                        "ANSWER",     "OVERDUE",      "NOTIFY",     "AGENT"};
    const struct cp_place *p = &command->place;
    const char *name = command->opcode < sizeof(names) / sizeof(names[0]) ? names[command->opcode] : "?";

    printf("    > %s tag %u", name, command->tag);
    if ((command->opcode >= CP_COMMAND_LAUNCH && command->opcode <= CP_COMMAND_KILL) ||
        command->opcode == CP_COMMAND_LIST)
        printf(" slot %u.%u kernel %u CU %u wait %u WG %u flags %u", p->slot, p->generation, p->kernel, p->cu,
               p->wait_number, p->workgroup[0], command->flags);
    else if (command->opcode >= CP_COMMAND_STORE && command->opcode <= CP_COMMAND_COPY)
        printf(" 0x%llx value 0x%llx bytes %u", (unsigned long long)command->memory.address,
               (unsigned long long)command->memory.value, command->memory.bytes);
    else if (command->opcode == CP_COMMAND_WAITING)
        printf(" oversubscribed %u reports %u", command->waiting.oversubscribed, command->waiting.reports);
    else if (command->opcode == CP_COMMAND_ANSWER)
        printf(" number %u queue %u status %u", command->answer.number, command->answer.queue, command->answer.status);
    else
        printf(" %u", command->begin.kernel);
    putchar('\n');
}

void fuzz_print_event(const struct cp_event *event)
{
    static const char *const names[] = {
        "NONE",      "DOORBELL", "WAITING",      "WAIT_ENDED", "QUANTUM",     "SAVED",         "RESTORED",  "DONE",
        "FAULT",     "REFUSED",  "KERNEL_ENDED", "CU_LOST",    "CU_RETURNED", "CONDITION_MET", "LOG",       "MESSAGE",
        "KERNEL_AT", "PLACES",   "TAKEN",        "GIVEN",      "HOST",        "RESET",         "AGENT_DONE"};

    printf("    < %s slot/queue/kernel %u generation %u wait %u first %u word %08llx cu %u reason %u tag %u\n",
           event->kind < sizeof(names) / sizeof(names[0]) ? names[event->kind] : "?", event->wg.slot,
           event->wg.generation, event->wg.wait_number, event->wg.first_wait, (unsigned long long)event->words[2],
           event->cu, event->reason, event->tag);
}
