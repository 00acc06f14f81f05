/* SPDX-License-Identifier: MIT */
/* fuzz_host.c - see fuzz_host.h. */
#include "fuzz_host.h"

#include <string.h>

/* What cp_init would take, but for memory. Nothing that is created here has a range that wraps and no other fault. */
static bool fields_fit(const struct cp_queue_config *queue)
{
    return queue->priority < CP_PRIORITIES && queue->weight <= CP_WEIGHT_MOST;
}

static bool can_be_created(const struct cp_queue_config *queue)
{
    return fields_fit(queue) && queue->queue_memory && !(queue->queue_memory & 7) &&
           queue->process.base + queue->process.bytes >= queue->process.base;
}

static bool is_for_suspended(uint32_t operation)
{
    return operation == CP_HOST_UPDATE || operation == CP_HOST_ABANDON || operation == CP_HOST_RESUME ||
           operation == CP_HOST_LIMIT || operation == CP_HOST_STATUS || operation == CP_HOST_MASK;
}

/* Pages lie where they are allowed to, or nowhere. */
static enum cp_host_status expect_page(const struct fuzz *f, const struct cp_range *page)
{
    if (f->cp.page.busy)
        return CP_HOST_BAD_STATE;
    if (page->base % 64 || page->bytes % 64 || !page->bytes)
        return CP_HOST_BAD_FIELD;
    return page->base >= FUZZ_PAGES && page->base + page->bytes <= FUZZ_PAGES + FUZZ_PAGE_BYTES ? CP_HOST_DONE
                                                                                                : CP_HOST_BAD_MEMORY;
}

/* The same for masks. mask: the CUs that it names, of those that there are and others; 0: all. */
static enum cp_host_status expect_mask(struct fuzz *f, const struct cp_range *range, uint32_t *mask)
{
    uint32_t bytes = range->bytes < sizeof(*mask) ? (uint32_t)range->bytes : (uint32_t)sizeof(*mask);

    if (bytes && !fuzz_at(f, range->base, bytes))
        return CP_HOST_BAD_MEMORY;
    if (bytes)
        memcpy(mask, fuzz_at(f, range->base, bytes), bytes);
    return !*mask || *mask & ((1u << f->config.cus) - 1u) ? CP_HOST_DONE : CP_HOST_BAD_FIELD;
}

/* How the command will end, if memory can be read. */
static enum cp_host_status expect(struct fuzz *f, const struct cp_event *event, uint32_t *mask)
{
    bool exists = f->cp.config.queues[event->cu].queue_memory != 0;
    bool stopped = f->cp.queues[event->cu].stage == CP_QUEUE_STOPPED;

    if (event->reason < CP_HOST_CREATE || event->reason > CP_HOST_MASK)
        return CP_HOST_NO_OPERATION;
    if (exists == (event->reason == CP_HOST_CREATE) || (event->reason == CP_HOST_CLEAR && !stopped))
        return CP_HOST_BAD_STATE;
    if (f->cp.requests[event->cu].suspended ? !is_for_suspended(event->reason) : event->reason == CP_HOST_RESUME)
        return CP_HOST_BAD_STATE;
    if (event->reason == CP_HOST_STATUS)
        return expect_page(f, &event->page);
    if (event->reason == CP_HOST_CLEAR)
        return event->host.scratch.bytes + event->host.scratch.base < event->host.scratch.base ? CP_HOST_BAD_FIELD
                                                                                               : CP_HOST_DONE;
    if (event->reason == CP_HOST_MASK)
        return expect_mask(f, &event->mask, mask);
    if (event->reason == CP_HOST_CREATE)
        return can_be_created(&event->host) ? CP_HOST_DONE : CP_HOST_BAD_FIELD;
    return event->reason != CP_HOST_UPDATE || fields_fit(&event->host) ? CP_HOST_DONE : CP_HOST_BAD_FIELD;
}

void fuzz_host_received(struct fuzz *f, const struct cp_event *event)
{
    struct fuzz_request *request = &f->requests[event->cu < CP_MAX_QUEUES ? event->cu : 0];

    if (event->cu >= CP_MAX_QUEUES || request->asked)
        return;
    f->accepted++;
    if (f->cp.queues[event->cu].stage != CP_QUEUE_CALLED)
        f->services[event->cu].awaited = false;
    *request = (struct fuzz_request){.asked = true, .asked_for = *event};
    request->expected = expect(f, event, &request->mask);
}

/* Nothing of the queue is left in the firmware. */
static void check_removed(const struct fuzz *f, uint32_t queue)
{
    static const struct cp_queue nothing;
    const struct cp *cp = &f->cp;

    for (uint32_t k = 0; k < CP_MAX_KERNELS; k++) {
        if (cp->kernels[k].stage != CP_KERNEL_FREE && cp->kernels[k].queue == queue)
            fuzz_fail("queue %u is removed, and kernel %u is active", queue, k);
    }
    if (cp->config.queues[queue].queue_memory || memcmp(&cp->queues[queue], &nothing, sizeof(nothing)))
        fuzz_fail("queue %u is removed, and its record has something", queue);
}

static bool is_away(const struct fuzz *f)
{
    for (uint32_t slot = 0; slot < f->config.wg_slots; slot++) {
        if (f->honest[slot].state == FUZZ_RUNS || f->honest[slot].state == FUZZ_WAITS)
            return false;
    }
    return true;
}

/* DONE: what was asked for is so. */
static void check_done(const struct fuzz *f, uint32_t queue, const struct cp_event *asked)
{
    const struct cp_queue_config *now = &f->cp.config.queues[queue];

    if (asked->reason == CP_HOST_DRAIN || asked->reason == CP_HOST_ABANDON)
        check_removed(f, queue);
    else if (asked->reason == CP_HOST_UPDATE &&
             (now->priority != asked->host.priority || now->wg_limit != asked->host.wg_limit ||
              now->weight != asked->host.weight))
        fuzz_fail("queue %u is updated, and does not have what was asked for", queue);
    else if (asked->reason == CP_HOST_CLEAR && asked->host.scratch.bytes &&
             memcmp(&now->scratch, &asked->host.scratch, sizeof(now->scratch)))
        fuzz_fail("queue %u is given scratch, and does not have it", queue);
    else if (asked->reason == CP_HOST_CREATE && memcmp(now, &asked->host, sizeof(*now)))
        fuzz_fail("queue %u is created, and does not have what was asked for", queue);
    else if (asked->reason == CP_HOST_SUSPEND && (f->cp.queues[queue].load || (queue == FUZZ_HONEST && !is_away(f))))
        fuzz_fail("queue %u is suspended, and has WGs on CUs", queue);
    else if (asked->reason == CP_HOST_STATUS && f->cp.page.busy && f->cp.page.queue == queue)
        fuzz_fail("the page of queue %u is answered, and is being written", queue);
}

void fuzz_host_check_page(const struct fuzz *f, const struct cp_memory_command *command)
{
    const struct fuzz_request *request = &f->requests[f->cp.page.queue];
    const struct cp_range *page = &request->asked_for.page;

    if (!f->cp.page.busy || !request->asked || request->asked_for.reason != CP_HOST_STATUS)
        fuzz_fail("a command writes to a page, and none was asked for");
    if (command->address < page->base || command->address + command->bytes > page->base + page->bytes)
        fuzz_fail("a command writes outside its page at 0x%llx", (unsigned long long)command->address);
}

void fuzz_host_check_place(const struct fuzz *f, const struct cp_place *place)
{
    uint32_t mask = f->masks[f->cp.kernels[place->kernel].queue];

    if (mask && !(mask >> place->cu & 1))
        fuzz_fail("a WG of kernel %u is placed on CU %u, which the mask of its queue bars", place->kernel, place->cu);
}

/* A load may fail, but for memory of the honest tenant. */
static bool may_lack_memory(uint32_t queue, uint32_t operation)
{
    return operation == CP_HOST_STATUS || operation == CP_HOST_MASK ||
           (queue != FUZZ_HONEST && (operation == CP_HOST_CREATE || operation == CP_HOST_CLEAR));
}

void fuzz_host_answered(struct fuzz *f, const struct cp_answer *answer)
{
    struct fuzz_request *request = &f->requests[answer->queue < CP_MAX_QUEUES ? answer->queue : 0];
    uint32_t operation = request->asked_for.reason;

    if (answer->queue >= CP_MAX_QUEUES || !request->asked || request->asked_for.tag != answer->number)
        fuzz_fail("ANSWER for queue %u, number %u: nothing like that was asked", answer->queue, answer->number);
    if (answer->status != request->expected &&
        !((request->expected == CP_HOST_DONE || operation == CP_HOST_MASK) && answer->status == CP_HOST_BAD_MEMORY &&
          may_lack_memory(answer->queue, operation)))
        fuzz_fail("ANSWER for queue %u, operation %u: status %u instead of %u", answer->queue, operation,
                  answer->status, (uint32_t)request->expected);
    if (f->cp.queues_storing[answer->queue >> 5] >> (answer->queue & 31) & 1)
        fuzz_fail("ANSWER for queue %u before its stores", answer->queue);
    if (answer->status == CP_HOST_DONE)
        check_done(f, answer->queue, &request->asked_for);
    if (answer->status == CP_HOST_DONE && (operation == CP_HOST_MASK || operation == CP_HOST_CREATE))
        f->masks[answer->queue] = request->mask;
    request->asked = false;
}

bool fuzz_host_knows(const struct fuzz *f, uint64_t address)
{
    uint64_t tenant = (address - FUZZ_BASE) / FUZZ_TENANT_BYTES;

    return address < FUZZ_BASE || tenant >= FUZZ_TENANTS || f->cp.config.queues[tenant].queue_memory;
}

void fuzz_host_called(struct fuzz *f, const struct cp_command *command)
{
    const struct cp_agent *agent = &command->agent;
    const struct cp_range *process;

    if (agent->queue >= CP_MAX_QUEUES || agent->queue == FUZZ_HONEST || !f->cp.config.queues[agent->queue].queue_memory)
        fuzz_fail("AGENT of queue %u, which is honest, or does not exist", agent->queue);
    process = &f->cp.config.queues[agent->queue].process;
    if (agent->return_address &&
        (agent->return_address < process->base || agent->return_address - process->base > process->bytes - 8))
        fuzz_fail("AGENT has the service store what it returns at 0x%llx", (unsigned long long)agent->return_address);
    f->services[agent->queue] = (struct fuzz_service){true, true, command->tag};
}

void fuzz_host_served(struct fuzz *f, const struct cp_event *event)
{
    if (event->cu < CP_MAX_QUEUES && event->tag == f->services[event->cu].tag)
        f->services[event->cu].awaited = false;
}

static void post_served(struct fuzz *f, uint32_t queue, uint32_t tag, uint32_t status)
{
    fuzz_post(f, &(struct cp_event){
                     .kind = CP_EVENT_AGENT_DONE, .cu = (uint16_t)queue, .tag = tag, .agent_done.status = status});
}

bool fuzz_host_serve(struct fuzz *f, uint32_t queue, uint32_t status)
{
    if (!f->services[queue].owed || f->events_count >= FUZZ_EVENTS / 2)
        return false;
    f->services[queue].owed = false;
    post_served(f, queue, f->services[queue].tag, status);
    return true;
}

void fuzz_host_misserve(struct fuzz *f, uint32_t which, uint32_t wrong)
{
    uint32_t queue = which % (CP_MAX_QUEUES + 1), known = queue % CP_MAX_QUEUES;
    uint32_t tags[] = {f->services[known].tag, f->cp.requests[known].agent_tag, f->services[known].tag - 1,
                       (uint32_t)f->cp.counters.commands};

    if (queue == FUZZ_HONEST || f->events_count >= FUZZ_EVENTS / 2)
        return;
    post_served(f, queue, tags[wrong & 3], wrong >> 4);
}

/* What waits for the host does so until it has answered, or the queue stops. */
static void check_service(const struct fuzz *f, uint32_t queue)
{
    const struct cp_queue *q = &f->cp.queues[queue];
    const struct fuzz_service *service = &f->services[queue];

    if (q->stage == CP_QUEUE_CALLED && (!service->awaited || service->tag != f->cp.requests[queue].agent_tag))
        fuzz_fail("queue %u waits for a service that it was answered for, or has not asked for", queue);
    if (service->awaited && q->stage != CP_QUEUE_CALLED && q->stage != CP_QUEUE_STOPPED && q->stage != CP_QUEUE_NEW)
        fuzz_fail("queue %u goes on, and the host has not answered", queue);
}

void fuzz_host_check(const struct fuzz *f)
{
    if (f->cp.counters.host_commands != f->accepted)
        fuzz_fail("%llu commands of the host are counted, not %u", (unsigned long long)f->cp.counters.host_commands,
                  f->accepted);
    for (uint32_t i = 0; i < CP_MAX_QUEUES; i++) {
        if (f->requests[i].asked != (f->cp.requests[i].asked != 0))
            fuzz_fail("queue %u: a command of the host was forgotten, or answered unseen", i);
        check_service(f, i);
    }
}

bool fuzz_host_is_answered(const struct fuzz *f)
{
    for (uint32_t i = 0; i < CP_MAX_QUEUES; i++) {
        if (f->requests[i].asked)
            return false;
    }
    return true;
}

static void post(struct fuzz *f, uint32_t operation, uint32_t queue, const struct cp_queue_config *config)
{
    f->honest_asked |= queue == FUZZ_HONEST;
    fuzz_post(f, &(struct cp_event){.kind = CP_EVENT_HOST,
                                    .reason = (uint8_t)operation,
                                    .cu = (uint16_t)queue,
                                    .tag = ++f->host_number,
                                    .host = *config});
}

/* One field of a queue that is out of range; from 6 on its memory cannot be used. */
static void spoil(struct cp_queue_config *config, uint32_t what)
{
    switch (what) {
    case 0:
        config->queue_memory = 0;
        break;
    case 1:
        config->queue_memory += 4;
        break;
    case 2:
        config->priority = CP_PRIORITIES + what;
        break;
    case 3:
        config->weight = CP_WEIGHT_MOST + 1;
        break;
    case 4:
        config->process.bytes = UINT64_MAX;
        break;
    case 5:
        config->priority = UINT32_MAX;
        break;
    case 6:
        config->queue_memory = UINT64_MAX - 7;
        break;
    default:
        config->process.bytes = 8;
    }
}

/* The same bytes of the event: a page of 0 to 15 records, or one that is misaligned or nowhere. */
static void set_page(struct cp_queue_config *config, uint32_t fields, uint32_t wrong)
{
    config->queue_memory = FUZZ_PAGES;
    config->process.base = 64 * (fields & 15);
    if (wrong % 4 == 1)
        config->queue_memory += fields >> 4;
    if (wrong % 4 == 2)
        config->queue_memory = fields & 16 ? 64 : FUZZ_PAGES + FUZZ_PAGE_BYTES - 64 * (fields >> 5);
    if (wrong % 4 == 3)
        config->process.base += fields >> 4;
}

/* Scratch elsewhere: none, up to 15 slots of a wave, or beyond the last address. */
static void set_scratch(struct cp_queue_config *config, uint32_t fields, uint32_t wrong)
{
    config->scratch.base += 0x1000000;
    config->scratch.bytes = wrong & 16 ? 64 * 4 * (fields & 15) : 0;
    if (wrong % 4 == 2)
        config->scratch.bytes = UINT64_MAX - fields;
}

/* A mask of 0 to 15 bytes, where a page is. */
static void set_mask(struct fuzz *f, struct cp_queue_config *config, uint32_t fields, uint32_t wrong)
{
    config->queue_memory = wrong % 4 == 2 ? FUZZ_PAGES + FUZZ_PAGE_BYTES - (fields & 7) : FUZZ_PAGES;
    config->process.base = wrong % 4 == 1 ? UINT64_MAX : wrong >> 4 & 15;
    f->memory[FUZZ_PAGES - FUZZ_BASE] = (uint8_t)fields;
    memset(&f->memory[FUZZ_PAGES - FUZZ_BASE + 1], wrong % 4 == 3 ? (int)fields : 0, 3);
}

/* The hostile tenants leave WG slots for the honest one. For that one the host waits for each answer, and its memory is good. */
void fuzz_host_ask(struct fuzz *f, uint32_t which, uint32_t fields, uint32_t wrong)
{
    uint32_t queue = (which & 7) < 7 ? (which & 7) % FUZZ_TENANTS : which >> 3;
    uint32_t operation = which >> 3 & 7, most = (f->config.wg_slots - 1) / 2;
    struct cp_queue_config config = f->config.queues[queue % FUZZ_TENANTS];
    bool is_honest = queue == FUZZ_HONEST;

    if (f->events_count >= FUZZ_EVENTS / 2 || (is_honest && f->honest_asked))
        return;
    if (!operation)
        operation = wrong & 4 ? which : wrong & 8 ? fields & 64 ? CP_HOST_MASK : CP_HOST_STATUS : CP_HOST_LIMIT;
    if (operation == CP_HOST_ABANDON && is_honest)
        operation = CP_HOST_DRAIN;
    if (operation == CP_HOST_LIMIT && is_honest)
        operation = CP_HOST_UPDATE;
    config.priority = fields % CP_PRIORITIES;
    config.weight = (uint16_t)(fields & 0x80 ? CP_WEIGHT_MOST : fields >> 3);
    config.wg_limit = (uint16_t)(fields % (is_honest ? 6 : most) + !is_honest);
    if (wrong % 4 == 3)
        spoil(&config, (wrong >> 2) % (is_honest ? 6 : 8));
    if (operation == CP_HOST_CLEAR)
        set_scratch(&config, fields, wrong);
    if (operation == CP_HOST_STATUS)
        set_page(&config, fields, wrong);
    if (operation == CP_HOST_MASK)
        set_mask(f, &config, fields, wrong);
    post(f, operation, queue, &config);
}

bool fuzz_host_be_honest(struct fuzz *f)
{
    bool exists = f->cp.config.queues[FUZZ_HONEST].queue_memory;

    if (f->events_count || f->honest_asked || (exists && !f->cp.requests[FUZZ_HONEST].suspended))
        return false;
    post(f, exists ? CP_HOST_RESUME : CP_HOST_CREATE, FUZZ_HONEST, &f->config.queues[FUZZ_HONEST]);
    return true;
}
