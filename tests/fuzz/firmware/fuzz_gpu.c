/* SPDX-License-Identifier: MIT */
/* fuzz_gpu.c - see fuzz_gpu.h. */
#include "fuzz_gpu.h"

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
}

static bool is_honest_kernel(const struct fuzz *f, uint32_t kernel)
{
    return kernel < CP_MAX_KERNELS && f->cp.kernels[kernel].stage != CP_KERNEL_FREE &&
           f->cp.kernels[kernel].queue == FUZZ_HONEST;
}

/* Whether an event says something of an honest WG or kernel that lives. */
static bool concerns_honest(const struct fuzz *f, const struct cp_event *event)
{
    uint32_t slot = event->wg.slot;

    if (event->kind == CP_EVENT_GRID || event->kind == CP_EVENT_GRID_ENDED || event->kind == CP_EVENT_ENDS)
        return is_honest_kernel(f, event->grid.kernel);
    if (event->kind == CP_EVENT_DOORBELL || event->kind == CP_EVENT_LOG || event->kind == CP_EVENT_CU_LOST ||
        event->kind == CP_EVENT_CU_RETURNED || event->kind > CP_EVENT_MESSAGE)
        return false;
    if (event->kind != CP_EVENT_KERNEL_ENDED && slot < f->config.wg_slots) {
        const struct cp_workgroup *wg = &f->cp.workgroups[slot];

        if (wg->state != CP_WG_FREE && f->cp.kernels[wg->kernel].queue == FUZZ_HONEST &&
            wg->generation == event->wg.generation)
            return true;
    }
    return (event->kind == CP_EVENT_KERNEL_ENDED || event->kind == CP_EVENT_REFUSED) &&
           is_honest_kernel(f, event->kernel.kernel);
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

static void post_left(struct fuzz *f, uint32_t slot, enum cp_event_kind kind, uint32_t state, uint32_t successor)
{
    const struct fuzz_honest *h = &f->honest[slot];
    struct cp_event event = {.kind = (uint8_t)kind, .cu = h->cu, .tag = successor};

    event.wg = (struct cp_wg_event){slot, h->generation, h->wait_number, h->wait_number};
    if (kind == CP_EVENT_SAVED)
        event.saved.state = state;
    if (kind == CP_EVENT_WAITING) {
        event.waiting.condition = CP_CONDITION_EQ;
        event.waiting.address = fuzz_address(FUZZ_HONEST, FUZZ_KERNARG);
        event.waiting.mask = UINT64_MAX;
    }
    fuzz_post(f, &event);
}

static void post_state(struct fuzz *f, uint32_t slot, enum cp_event_kind kind)
{
    post_left(f, slot, kind, 0, 0);
}

static void refuse(struct fuzz *f, const struct cp_command *command, enum cp_refusal reason)
{
    struct cp_event event = {.kind = CP_EVENT_REFUSED, .reason = (uint8_t)reason, .tag = command->tag};

    event.wg = (struct cp_wg_event){command->place.slot, command->place.generation, command->place.wait_number, 0};
    fuzz_post(f, &event);
}

static void place(struct fuzz *f, struct fuzz_honest *h, const struct cp_place *p)
{
    h->state = FUZZ_RUNS;
    h->cu = (uint8_t)p->cu;
    h->wait_left = 0;
    h->expired = h->reported = false;
    h->listed = 0;
    h->placed = f->now;
}

/* Run lists. The GPU gives places away; it saves no honest WG by itself. */

static bool has_lists(const struct fuzz *f)
{
    return f->waiting.extensions & CP_EXTENSION_RUN_LISTS;
}

static void enter_list(struct fuzz *f, struct fuzz_honest *h)
{
    h->wait_left = 0;
    h->listed = ++f->lists;
}

/* A place is free: the first one of the kernel's list has it. Returns its slot + 1, or 0. */
static uint32_t give_place(struct fuzz *f, uint32_t kernel, uint32_t cu)
{
    struct fuzz_honest *first = NULL;
    uint32_t successor = 0;

    for (uint32_t slot = 0; slot < f->config.wg_slots && !f->lost[cu]; slot++) {
        struct fuzz_honest *h = &f->honest[slot];

        if (!h->listed || h->kernel != kernel || (first && first->listed < h->listed))
            continue;
        first = h;
        successor = slot + 1;
    }
    if (first)
        place(f, first, &(struct cp_place){.cu = (uint16_t)cu});
    return successor;
}

static void list(struct fuzz *f, const struct cp_command *command)
{
    struct fuzz_honest *h = &f->honest[command->place.slot];

    if (h->state == FUZZ_SAVED && !h->listed && h->wait_number == command->place.wait_number)
        enter_list(f, h);
}

/* Those on a run list are announced when there is none any more. */
static void end_lists(struct fuzz *f)
{
    for (uint32_t slot = 0; slot < f->config.wg_slots && !has_lists(f); slot++) {
        if (!f->honest[slot].listed)
            continue;
        f->honest[slot].listed = 0;
        post_state(f, slot, CP_EVENT_CONDITION_MET);
    }
}

/* A WG of an honest dispatch gets a slot, once. */
static void start(struct fuzz *f, const struct cp_place *p)
{
    uint32_t dispatch = f->dispatch_of[p->kernel], group = p->workgroup[0];

    if (group >= f->groups[dispatch] || f->launched[dispatch][group]++)
        fuzz_fail("honest WG %u of dispatch %u launched twice, or there is none", group, dispatch);
    f->honest[p->slot] = (struct fuzz_honest){.dispatch = (uint8_t)dispatch,
                                              .group = (uint8_t)group,
                                              .kernel = (uint8_t)p->kernel,
                                              .left = f->life,
                                              .generation = p->generation,
                                              .wait_number = UINT32_MAX};
    place(f, &f->honest[p->slot], p);
}

static void launch(struct fuzz *f, const struct cp_command *command)
{
    const struct cp_place *p = &command->place;

    if (f->lost[p->cu]) {
        refuse(f, command, CP_REFUSED_CU);
        return;
    }
    if (f->honest[p->slot].state != FUZZ_GONE)
        fuzz_fail("slot %u: launched while a WG is in it", p->slot);
    start(f, p);
}

static void save(struct fuzz *f, const struct cp_command *command)
{
    struct fuzz_honest *h = &f->honest[command->place.slot];
    bool waits = h->state == FUZZ_WAITS;
    uint32_t successor;

    if (h->state == FUZZ_SAVED)
        fuzz_fail("slot %u: saved twice", command->place.slot);
    if (!(command->flags & CP_FLAG_FORCED) && !(waits && command->place.wait_number == h->wait_number)) {
        refuse(f, command, CP_REFUSED_STALE);
        return;
    }
    successor = give_place(f, h->kernel, h->cu);
    h->state = FUZZ_SAVED;
    if (!waits && has_lists(f))
        enter_list(f, h);
    post_left(f, command->place.slot, CP_EVENT_SAVED,
              waits          ? CP_SAVED_WAITS
              : has_lists(f) ? CP_SAVED_LISTED
                             : CP_SAVED_RUNNABLE,
              successor);
}

static void restore(struct fuzz *f, const struct cp_command *command)
{
    struct fuzz_honest *h = &f->honest[command->place.slot];

    if (h->state != FUZZ_SAVED && !f->lists)
        fuzz_fail("slot %u: restored, and was not saved", command->place.slot);
    if (h->state != FUZZ_SAVED || (f->lists && command->place.wait_number != h->wait_number)) {
        refuse(f, command, CP_REFUSED_STALE);
        return;
    }
    if (f->lost[command->place.cu]) {
        refuse(f, command, CP_REFUSED_CU);
        return;
    }
    place(f, h, &command->place);
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
    const struct fuzz_honest *h = &f->honest[command->place.slot];

    if (h->state == FUZZ_WAITS && command->place.wait_number == h->wait_number)
        end_wait(f, command->place.slot);
    else
        refuse(f, command, CP_REFUSED_STALE);
}

/* The GPU takes WGs of an honest kernel, or gives back what it has not launched. */
static void take_grid(struct fuzz *f, const struct cp_command *command)
{
    uint32_t kernel = command->grid.kernel;
    struct cp_event event = {.kind = CP_EVENT_GRID_ENDED, .grid.kernel = command->grid.kernel};

    if (kernel >= CP_MAX_KERNELS || command->grid.next > command->grid.end)
        fuzz_fail("GRID of kernel %u, WGs %u to %u", kernel, command->grid.next, command->grid.end);
    if (f->owner[kernel] != FUZZ_HONEST)
        return;
    if (command->grid.end > f->groups[f->dispatch_of[kernel]])
        fuzz_fail("GRID of WGs up to %u of an honest kernel of %u", command->grid.end,
                  f->groups[f->dispatch_of[kernel]]);
    if (f->grid_next[kernel] == f->grid_end[kernel])
        f->grid_next[kernel] = command->grid.next;
    else if (command->grid.next != f->grid_end[kernel])
        fuzz_fail("GRID from WG %u on, where the GPU has those up to %u", command->grid.next, f->grid_end[kernel]);
    f->grid_end[kernel] = command->grid.end;
    if (command->grid.next != command->grid.end)
        return;
    f->grid_end[kernel] = event.grid.next = f->grid_next[kernel];
    fuzz_post(f, &event);
}

/* A command that names an honest WG which has ended: the GPU has launched the next one in its slot. */
static bool is_overtaken(const struct fuzz *f, const struct cp_place *p)
{
    const struct fuzz_honest *h = &f->honest[p->slot];

    return h->state != FUZZ_GONE && h->generation - p->generation - 1 < f->groups[h->dispatch];
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
    if (command->opcode == CP_COMMAND_LIST && !has_lists(f))
        fuzz_fail("slot %u: LIST while run lists are off", p->slot);
    if (!fuzz_is_honest(f, p->slot, p->generation)) {
        if (command->opcode != CP_COMMAND_LIST && is_overtaken(f, p))
            refuse(f, command, CP_REFUSED_STALE);
        return;
    }
    if (command->opcode == CP_COMMAND_SAVE)
        save(f, command);
    else if (command->opcode == CP_COMMAND_RESTORE)
        restore(f, command);
    else if (command->opcode == CP_COMMAND_RESUME)
        resume(f, command);
    else if (command->opcode == CP_COMMAND_LIST)
        list(f, command);
    else
        fuzz_fail("slot %u: an honest WG was killed", p->slot);
}

/* Each WG of the frame is launched, or refused, by itself. */
static void execute_launches(struct fuzz *f, const struct cp_command *command)
{
    const struct cp_launches *l = &command->launches;

    if (!l->count || l->count > CP_LAUNCHES_MOST || command->length != 4u + l->count || l->reserved0)
        fuzz_fail("LAUNCHES of %u WGs in %u parts", l->count, command->length);
    if (l->contexts != f->config.context_base || l->context_bytes != f->config.context_bytes)
        fuzz_fail("LAUNCHES with contexts at 0x%llx", (unsigned long long)l->contexts);
    for (uint32_t i = 0; i < l->count; i++) {
        struct cp_command single = {.opcode = CP_COMMAND_LAUNCH,
                                    .tag = command->tag,
                                    .place = {.slot = l->launches[i].slot,
                                              .generation = l->launches[i].generation,
                                              .kernel = l->kernel,
                                              .cu = (uint16_t)CP_LAUNCH_CU(l->launches[i].spot),
                                              .simd = (uint16_t)CP_LAUNCH_SIMD(l->launches[i].spot),
                                              .workgroup = {l->first + i}}};

        execute_place(f, &single);
    }
}

/* Which tenant's memory a command writes. The log is written at one place only. */
static uint32_t tenant_of(const struct cp_memory_command *m)
{
    uint64_t offset = m->address - FUZZ_BASE;

    if (m->address == FUZZ_LOG_BASE + offsetof(struct cp_log_control, read) && m->bytes == 8)
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
    bool index = offset == FUZZ_QUEUE + offsetof(struct cp_queue_memory, read_dispatch_id);

    if (command->opcode == CP_COMMAND_STORE ? !(header && m->bytes == 2) && !index
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

static void execute(struct fuzz *f, const struct cp_command *command)
{
    struct cp_event ended = {.kind = CP_EVENT_KERNEL_ENDED};

    switch (command->opcode) {
    case CP_COMMAND_KERNEL_BEGIN:
        f->owner[command->begin.kernel] = (uint8_t)command->begin.queue;
        f->dispatch_of[command->begin.kernel] = (uint8_t)command->begin.dispatch_id;
        f->grid_next[command->begin.kernel] = f->grid_end[command->begin.kernel] = 0;
        break;
    case CP_COMMAND_GRID:
        take_grid(f, command);
        break;
    case CP_COMMAND_LAUNCHES:
        execute_launches(f, command);
        break;
    case CP_COMMAND_KERNEL_END:
        if (f->owner[command->end.kernel] != FUZZ_HONEST)
            break;
        if (f->done[f->dispatch_of[command->end.kernel]] != f->groups[f->dispatch_of[command->end.kernel]])
            fuzz_fail("an honest kernel ended with WGs left");
        ended.kernel.kernel = command->end.kernel;
        fuzz_post(f, &ended);
        break;
    case CP_COMMAND_WAITING:
        f->waiting = command->waiting;
        end_lists(f);
        break;
    case CP_COMMAND_STORE:
    case CP_COMMAND_ADD:
    case CP_COMMAND_COPY:
        execute_memory(f, command);
        break;
    case CP_COMMAND_CU_RELEASE:
    case CP_COMMAND_MONITOR:
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

bool fuzz_has_ends(const struct fuzz *f)
{
    return f->waiting.extensions & CP_EXTENSION_BULK;
}

/* The last event, if the end of an honest WG may be told in it; or NULL. */
static struct cp_event *open_ends(struct fuzz *f, const struct fuzz_honest *h)
{
    uint32_t last = (f->events_next + f->events_count + FUZZ_EVENTS - 1) % FUZZ_EVENTS;
    struct cp_event *event = &f->events[last];

    return f->events_count && !f->any[last] && event->kind == CP_EVENT_ENDS && event->grid.kernel == h->kernel &&
                   event->grid.count < CP_GRID_ENDS && f->joins >> h->group % 6 & 1
               ? event
               : NULL;
}

/* An honest WG has ended, and has no successor of its grid. */
static void post_end(struct fuzz *f, uint32_t slot, uint32_t successor)
{
    const struct fuzz_honest *h = &f->honest[slot];
    struct cp_grid_end end = {(uint16_t)slot, (uint16_t)h->generation};
    struct cp_event event = {.kind = CP_EVENT_ENDS, .grid = {.kernel = h->kernel, .count = 1, .ends = {end}}};
    struct cp_event *open = open_ends(f, h);

    if (successor || !fuzz_has_ends(f))
        post_left(f, slot, CP_EVENT_DONE, 0, successor);
    else if (open)
        open->grid.ends[open->grid.count++] = end;
    else
        fuzz_post(f, &event);
}

/* An honest WG ends. Its place is a listed one's, or its slot is the next one's that the GPU was given, if there is one. */
static void end_honest(struct fuzz *f, uint32_t slot)
{
    struct fuzz_honest *h = &f->honest[slot];
    uint32_t kernel = h->kernel, successor = give_place(f, kernel, h->cu);
    struct cp_event event = {.kind = CP_EVENT_GRID, .grid = {.kernel = (uint16_t)kernel, .count = 1}};

    f->done[h->dispatch]++;
    if (successor || f->grid_next[kernel] == f->grid_end[kernel]) {
        post_end(f, slot, successor);
        h->state = FUZZ_GONE;
        return;
    }
    event.grid.next = f->grid_next[kernel]++;
    event.grid.ends[0] = (struct cp_grid_end){(uint16_t)slot, (uint16_t)h->generation};
    start(f, &(struct cp_place){.slot = slot,
                                .kernel = (uint16_t)kernel,
                                .cu = h->cu,
                                .generation = h->generation + 1,
                                .workgroup = {event.grid.next}});
    fuzz_post(f, &event);
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
    if (f->waiting.oversubscribed && f->waiting.quantum_cycles && !h->expired &&
        f->now - h->placed >= f->waiting.quantum_cycles) {
        h->expired = true;
        post_state(f, slot, CP_EVENT_QUANTUM);
    }
    return true;
}

static bool turn_waiting(struct fuzz *f, uint32_t slot)
{
    struct fuzz_honest *h = &f->honest[slot];

    if (!--h->wait_left) {
        end_wait(f, slot);
    } else if (!h->reported && f->waiting.oversubscribed && f->waiting.reports) {
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

    if (!h->wait_left || --h->wait_left)
        return h->wait_left;
    if (f->waiting.mode != CP_WAIT_ATOMIC && f->waiting.mode != CP_WAIT_INSTRUCTION)
        return true;
    if (has_lists(f))
        enter_list(f, h);
    else
        post_state(f, slot, CP_EVENT_CONDITION_MET);
    return true;
}

bool fuzz_turn(struct fuzz *f)
{
    bool did = false;

    if (f->events_count > FUZZ_EVENTS / 2)
        return true;
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
    static const char *const names[] = {"?",          "KERNEL_BEGIN", "KERNEL_END", "LAUNCH",   "SAVE", "RESTORE",
                                        "RESUME",     "KILL",         "WAITING",    "STORE",    "ADD",  "COPY",
                                        "CU_RELEASE", "MONITOR",      "GRID",       "LAUNCHES", "LIST"};
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
    else if (command->opcode == CP_COMMAND_LAUNCHES)
        printf(" kernel %u WGs from %u on, %u", command->launches.kernel, command->launches.first,
               command->launches.count);
    else
        printf(" %u", command->begin.kernel);
    putchar('\n');
}

void fuzz_print_event(const struct cp_event *event)
{
    static const char *const names[] = {"NONE",         "DOORBELL",     "WAITING",     "WAIT_ENDED",    "QUANTUM",
                                        "SAVED",        "RESTORED",     "DONE",        "FAULT",         "REFUSED",
                                        "KERNEL_ENDED", "CU_LOST",      "CU_RETURNED", "CONDITION_MET", "LOG",
                                        "MESSAGE",      "LIST_OVERDUE", "GRID",        "GRID_ENDED",    "ENDS"};

    printf("    < %s slot/queue/kernel %u generation %u wait %u first %u word %08llx cu %u reason %u tag %u\n",
           event->kind < sizeof(names) / sizeof(names[0]) ? names[event->kind] : "?", event->wg.slot,
           event->wg.generation, event->wg.wait_number, event->wg.first_wait, (unsigned long long)event->words[2],
           event->cu, event->reason, event->tag);
}
