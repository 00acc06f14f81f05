/* fake_events.c - see fake_events.h. */
#include "fake_events.h"

#include "test.h"

/* Timers: a binary heap by cycle, then by order of setting */

static bool before(const struct fake_timer *a, const struct fake_timer *b)
{
    return a->cycle < b->cycle || (a->cycle == b->cycle && a->order < b->order);
}

void fake_set_timer(struct fake_gpu *gpu, enum fake_timer_kind kind, uint32_t what, uint32_t stamp, uint64_t cycle)
{
    struct fake_timer timer = {cycle < gpu->now ? gpu->now : cycle, gpu->heap_order++, what, stamp, (uint8_t)kind};
    uint32_t at = gpu->heap_count++;

    CHECK(at < FAKE_HEAP);
    for (; at && before(&timer, &gpu->heap[(at - 1) / 2]); at = (at - 1) / 2)
        gpu->heap[at] = gpu->heap[(at - 1) / 2];
    gpu->heap[at] = timer;
}

struct fake_timer fake_pop_timer(struct fake_gpu *gpu)
{
    struct fake_timer first = gpu->heap[0];
    struct fake_timer last = gpu->heap[--gpu->heap_count];
    uint32_t at = 0, child;

    while ((child = 2 * at + 1) < gpu->heap_count) {
        if (child + 1 < gpu->heap_count && before(&gpu->heap[child + 1], &gpu->heap[child]))
            child++;
        if (before(&last, &gpu->heap[child]))
            break;
        gpu->heap[at] = gpu->heap[child];
        at = child;
    }
    gpu->heap[at] = last;
    return first;
}

/* Events */

void fake_gpu_post(struct fake_gpu *gpu, const struct cp_event *event)
{
    CHECK(gpu->pending_count < FAKE_PENDING);
    if (gpu->pending_count < FAKE_PENDING)
        gpu->pending[gpu->pending_count++] = *event;
}

static bool is_state(uint32_t kind)
{
    return kind >= CP_EVENT_WAITING && kind <= CP_EVENT_FAULT;
}

static void withdraw(struct fake_gpu *gpu, uint32_t index)
{
    gpu->pending_count--;
    __builtin_memmove(&gpu->pending[index], &gpu->pending[index + 1],
                      (gpu->pending_count - index) * sizeof(gpu->pending[0]));
}

void fake_post_state(struct fake_gpu *gpu, uint32_t slot, enum cp_event_kind kind)
{
    const struct fake_slot *s = &gpu->slots[slot];
    struct cp_event event = {.kind = (uint8_t)kind,
                             .cu = (uint16_t)s->cu,
                             .cycle = kind == CP_EVENT_WAITING ? s->stalled_at : gpu->now,
                             .wg = {slot, s->generation, s->wait_number, s->wait_number}};

    if (kind == CP_EVENT_WAITING) {
        event.waiting.address = FAKE_MEMORY_BASE;
        event.waiting.condition = CP_CONDITION_EQ;
    }
    if (kind == CP_EVENT_SAVED)
        event.saved.state = !s->stalled;
    for (uint32_t i = 0; gpu->latch && i < gpu->pending_count; i++) {
        if (is_state(gpu->pending[i].kind) && gpu->pending[i].wg.slot == slot) {
            gpu->waiting.reports += gpu->pending[i].kind == CP_EVENT_WAITING;
            withdraw(gpu, i);
            break;
        }
    }
    fake_gpu_post(gpu, &event);
}

void fake_refuse(struct fake_gpu *gpu, const struct cp_command *command, enum cp_refusal reason)
{
    struct cp_event event = {.kind = CP_EVENT_REFUSED,
                             .reason = (uint8_t)reason,
                             .tag = command->tag,
                             .cycle = gpu->now,
                             .wg = {command->place.slot, command->place.generation, command->place.wait_number, 0}};

    if (command->opcode == CP_COMMAND_KERNEL_BEGIN || command->opcode == CP_COMMAND_KERNEL_END)
        event.kernel.kernel = command->begin.kernel;
    gpu->refusals++;
    fake_gpu_post(gpu, &event);
}

static bool is_cu(uint32_t kind)
{
    return kind == CP_EVENT_CU_LOST || kind == CP_EVENT_CU_RETURNED;
}

void fake_post_level(struct fake_gpu *gpu, const struct cp_event *event)
{
    for (uint32_t i = 0; i < gpu->pending_count; i++) {
        const struct cp_event *other = &gpu->pending[i];
        bool cu = is_cu(event->kind) && is_cu(other->kind) && other->cu == event->cu;

        if (cu || (!is_cu(event->kind) && other->kind == event->kind && other->wg.slot == event->wg.slot)) {
            withdraw(gpu, i);
            break;
        }
    }
    fake_gpu_post(gpu, event);
}

void fake_post_garbage(struct fake_gpu *gpu)
{
    struct cp_event event;
    uint8_t *bytes = (uint8_t *)&event;

    for (uint32_t i = 0; i < sizeof(event); i++)
        bytes[i] = (uint8_t)fake_gpu_random(gpu, 256);
    event.kind = (uint8_t)fake_gpu_random(gpu, 20);
    if (event.kind == CP_EVENT_CU_LOST || event.kind == CP_EVENT_CU_RETURNED)
        event.cu = (uint16_t)(gpu->config.cus + fake_gpu_random(gpu, 1000));
    if (event.kind == CP_EVENT_KERNEL_ENDED)
        event.wg.slot |= 0x100;
    if (fake_gpu_random(gpu, 2) && event.kind != CP_EVENT_KERNEL_ENDED)
        event.wg.slot = fake_gpu_random(gpu, gpu->config.wg_slots);
    if (event.wg.slot < FAKE_SLOTS)
        event.wg.generation = gpu->slots[event.wg.slot].generation + 0x40000000u;
    event.tag |= 0x80000000u;
    fake_gpu_post(gpu, &event);
}
