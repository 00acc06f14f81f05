/* fake_programs.c - what resident work-groups (WGs) of the fake GPU do, until they end or leave their CU. */
#include "fake_parts.h"

#include "fake_cooperative.h"
#include "fake_events.h"
#include "onward/kernel_descriptor.h"
#include "test.h"

#define NEVER (1ull << 62) /* cycles */

struct fake_need fake_need_of(const struct cp_kernel_begin *begin)
{
    uint32_t items = (uint32_t)begin->workgroup_size[0] * begin->workgroup_size[1] * begin->workgroup_size[2];
    struct fake_need need = {(items + 63) / 64, CP_RSRC1_VGPRS(begin->rsrc1), CP_RSRC1_SGPRS(begin->rsrc1),
                             (begin->group_segment + 511) / 512 * 512};

    return need;
}

bool fake_account(struct fake_gpu *gpu, const struct cp_kernel_begin *begin, uint32_t cu, uint32_t simd, bool add)
{
    struct fake_need need = fake_need_of(begin);
    struct fake_cu *c = &gpu->cus[cu];
    uint32_t sign = add ? 1u : ~0u;
    bool fits = true;

    for (uint32_t i = 0; i < need.waves; i++) {
        uint32_t at = (simd + i) % gpu->config.simds;

        c->waves[at] += sign;
        c->vgprs[at] += sign * need.vgprs;
        c->sgprs[at] += sign * need.sgprs;
        fits = fits && c->waves[at] <= gpu->config.waves_per_simd && c->vgprs[at] <= gpu->config.vgprs_per_simd &&
               c->sgprs[at] <= gpu->config.sgprs_per_simd;
    }
    c->lds += sign * need.lds;
    c->barriers += sign * (need.waves > 1);
    c->residents += sign;
    gpu->resident += sign;
    if (gpu->resident > gpu->most_resident)
        gpu->most_resident = gpu->resident;
    return fits && c->lds <= gpu->config.lds_bytes && c->barriers <= gpu->config.barriers;
}

static const struct cp_kernel_begin *begin_of(const struct fake_gpu *gpu, const struct fake_slot *slot)
{
    for (uint32_t i = 0; i < CP_MAX_KERNELS; i++) {
        if (gpu->kernel_dispatch[i] == slot->dispatch + 1)
            return &gpu->begins[i];
    }
    test_fail(__FILE__, __LINE__, "a live WG's kernel has ended");
    return &gpu->begins[0];
}

/* Programs */

void fake_schedule(struct fake_gpu *gpu, uint32_t slot, uint64_t cycles)
{
    struct fake_slot *s = &gpu->slots[slot];

    s->due = gpu->now + cycles;
    s->stamp++;
    if (cycles < NEVER / 2)
        fake_set_timer(gpu, FAKE_TIMER_SLOT, slot, s->stamp, s->due);
}

uint64_t fake_run_time(struct fake_gpu *gpu, const struct fake_slot *slot)
{
    uint32_t duration = gpu->dispatch[slot->dispatch].kernel.duration;

    return 1 + duration / 2 + fake_gpu_random(gpu, duration);
}

static bool has_arrived(const struct fake_dispatch *dispatch, uint32_t number)
{
    return dispatch->has_arrived[number >> 3] >> (number & 7) & 1;
}

static bool condition_holds(struct fake_gpu *gpu, const struct fake_dispatch *dispatch, uint32_t number)
{
    switch (dispatch->kernel.program) {
    case FAKE_WAIT_ALL:
    case FAKE_SPIN_ALL:
        return dispatch->arrived == dispatch->total;
    case FAKE_WAIT_NEXT:
        return number + 1 == dispatch->total || has_arrived(dispatch, number + 1);
    case FAKE_STEAL:
    case FAKE_RESIZE:
    case FAKE_QUERY:
    case FAKE_HOSTILE:
        return fake_member_may_go(gpu, dispatch, number);
    default:
        return true;
    }
}

static void leave(struct fake_gpu *gpu, uint32_t slot)
{
    struct fake_slot *s = &gpu->slots[slot];

    fake_account(gpu, begin_of(gpu, s), s->cu, s->simd, false);
    s->stamp++;
    s->quantum_stamp++;
}

static void finish(struct fake_gpu *gpu, uint32_t slot, enum cp_event_kind kind)
{
    struct fake_slot *s = &gpu->slots[slot];
    struct fake_dispatch *dispatch = &gpu->dispatch[s->dispatch];

    leave(gpu, slot);
    fake_post_state(gpu, slot, kind);
    if (kind == CP_EVENT_FAULT)
        dispatch->faulted = true;
    else
        dispatch->done++;
    s->state = FAKE_FREE;
}

void fake_report_stall(struct fake_gpu *gpu, uint32_t slot)
{
    struct fake_slot *s = &gpu->slots[slot];

    if (!gpu->waiting.oversubscribed || !s->stalled || s->reported || s->state != FAKE_RESIDENT)
        return;
    if (!gpu->waiting.reports)
        return;
    gpu->waiting.reports--;
    s->reported = true;
    fake_post_state(gpu, slot, CP_EVENT_WAITING);
}

static struct cp_log_control *log_control(struct fake_gpu *gpu)
{
    return fake_gpu_at(gpu, gpu->monitor.log, sizeof(struct cp_log_control));
}

struct cp_log_entry *fake_log_place(struct fake_gpu *gpu, uint32_t place)
{
    return fake_gpu_at(gpu, gpu->monitor.log + sizeof(struct cp_log_control) + place * sizeof(struct cp_log_entry),
                       sizeof(struct cp_log_entry));
}

/* Writes a wait into the Monitor Log; its wrap count follows. Returns false if the log is full. */
static bool spill(struct fake_gpu *gpu, uint32_t slot)
{
    const struct fake_slot *s = &gpu->slots[slot];
    const struct fake_dispatch *dispatch = &gpu->dispatch[s->dispatch];
    struct cp_log_control *control = log_control(gpu);
    uint64_t n = control->written;
    uint32_t place = (uint32_t)n % gpu->monitor.entries, wrap_count = (uint32_t)(1 + n / gpu->monitor.entries);
    bool all = dispatch->kernel.program == FAKE_WAIT_ALL;
    struct cp_event event = {.kind = CP_EVENT_LOG, .cycle = gpu->now, .log = {n + 1}};

    if (n - control->read >= gpu->monitor.entries) {
        gpu->log_full++;
        return false;
    }
    control->written++;
    *fake_log_place(gpu, place) = (struct cp_log_entry){.address = dispatch->words + (all ? 0 : 4 * (s->number + 2)),
                                                        .mask = UINT32_MAX,
                                                        .value = all ? dispatch->total : 1,
                                                        .since = gpu->now,
                                                        .slot = slot,
                                                        .generation = s->generation,
                                                        .wait_number = s->wait_number,
                                                        .condition = 1,
                                                        .bytes = 4,
                                                        .wrap_count = gpu->fill_time ? wrap_count - 1 : wrap_count};
    if (dispatch->control)
        fake_member_wait(dispatch, s->number, fake_log_place(gpu, place));
    if (gpu->fill_time)
        fake_set_timer(gpu, FAKE_TIMER_LOG, place, wrap_count, gpu->now + fake_gpu_random(gpu, gpu->fill_time));
    fake_post_level(gpu, &event);
    return true;
}

static void stall(struct fake_gpu *gpu, uint32_t slot)
{
    struct fake_slot *s = &gpu->slots[slot];
    bool watches = gpu->waiting.mode >= CP_WAIT_ATOMIC;

    s->wait_number++;
    s->watched = watches && fake_gpu_random(gpu, 1000) >= gpu->spills;
    if (watches && !s->watched && !spill(gpu, slot)) {
        fake_schedule(gpu, slot, 50);
        return;
    }
    s->stalled = true;
    s->reported = s->held = s->latched = false;
    s->stalled_at = gpu->now;
    fake_schedule(gpu, slot, gpu->waiting.timeout_cycles ? gpu->waiting.timeout_cycles : NEVER);
    fake_report_stall(gpu, slot);
}

static void wake(struct fake_gpu *gpu, uint32_t slot)
{
    struct fake_slot *s = &gpu->slots[slot];

    if (s->stalled && s->reported)
        fake_post_state(gpu, slot, CP_EVENT_WAIT_ENDED);
    s->stalled = s->reported = false;
}

static void try_condition(struct fake_gpu *gpu, uint32_t slot)
{
    struct fake_slot *s = &gpu->slots[slot];
    const struct fake_dispatch *dispatch = &gpu->dispatch[s->dispatch];

    if (condition_holds(gpu, dispatch, s->number)) {
        s->phase = 2;
        fake_schedule(gpu, slot, fake_run_time(gpu, s));
    } else if (dispatch->kernel.program == FAKE_SPIN_ALL || gpu->waiting.mode == CP_WAIT_IGNORE) {
        fake_schedule(gpu, slot, 1 + fake_gpu_random(gpu, 400));
    } else {
        stall(gpu, slot);
    }
}

void fake_end_wait(struct fake_gpu *gpu, uint32_t slot)
{
    struct fake_slot *s = &gpu->slots[slot];

    s->watched = false;
    if (s->state == FAKE_SAVING || s->frozen) {
        s->latched = true;
        return;
    }
    wake(gpu, slot);
    fake_schedule(gpu, slot, 1);
}

void fake_meet_conditions(struct fake_gpu *gpu, uint32_t dispatch)
{
    struct cp_event event = {.kind = CP_EVENT_CONDITION_MET, .cycle = gpu->now};

    for (uint32_t i = 0; i < gpu->config.wg_slots; i++) {
        struct fake_slot *s = &gpu->slots[i];

        if (!s->watched || s->dispatch != dispatch || s->state == FAKE_FREE || s->state == FAKE_KILLING ||
            !condition_holds(gpu, &gpu->dispatch[dispatch], s->number))
            continue;
        if (s->state == FAKE_AWAY) {
            event.wg.slot = i;
            event.wg.generation = s->generation;
            event.wg.wait_number = s->wait_number;
            s->watched = false;
            fake_gpu_post(gpu, &event);
        } else if ((s->state == FAKE_RESIDENT || s->state == FAKE_SAVING) && s->stalled) {
            fake_end_wait(gpu, i);
        }
    }
}

static void arrive(struct fake_gpu *gpu, uint32_t index, uint32_t number)
{
    struct fake_dispatch *dispatch = &gpu->dispatch[index];
    uint32_t *words = fake_gpu_at(gpu, dispatch->words, 4 * (dispatch->total + 1));

    CHECK(!has_arrived(dispatch, number));
    dispatch->has_arrived[number >> 3] |= (uint8_t)(1u << (number & 7));
    dispatch->arrived++;
    words[0] = dispatch->arrived;
    words[1 + number] = 1;
    fake_meet_conditions(gpu, index);
}

/* A piece of work of a cooperative kernel's WG is done. */
static void member_goes_on(struct fake_gpu *gpu, uint32_t slot)
{
    struct fake_slot *s = &gpu->slots[slot];

    switch (fake_member_next(gpu, slot)) {
    case FAKE_MEMBER_ENDS:
        finish(gpu, slot, CP_EVENT_DONE);
        break;
    case FAKE_MEMBER_WAITS:
        s->phase = 1;
        fake_meet_conditions(gpu, s->dispatch);
        try_condition(gpu, slot);
        break;
    default:
        fake_schedule(gpu, slot, fake_run_time(gpu, s));
    }
}

/* The run, wait or pause of a resident WG is over. */
static void go_on(struct fake_gpu *gpu, uint32_t slot)
{
    struct fake_slot *s = &gpu->slots[slot];
    struct fake_dispatch *dispatch = &gpu->dispatch[s->dispatch];

    s->held = gpu->holds && gpu->waiting.oversubscribed && s->stalled && s->reported;
    if (s->held)
        return;
    wake(gpu, slot);
    if (FAKE_IS_COOPERATIVE(dispatch->kernel.program) && s->phase != 1) {
        member_goes_on(gpu, slot);
        return;
    }
    if (s->phase == 0 && dispatch->words) {
        arrive(gpu, s->dispatch, s->number);
        s->phase = 1;
    }
    if (s->phase == 1)
        try_condition(gpu, slot);
    else if (dispatch->kernel.program == FAKE_FAULT && s->number == dispatch->kernel.fault_at)
        finish(gpu, slot, CP_EVENT_FAULT);
    else
        finish(gpu, slot, CP_EVENT_DONE);
}

void fake_watch_quantum(struct fake_gpu *gpu, uint32_t slot)
{
    struct fake_slot *s = &gpu->slots[slot];

    if (!gpu->waiting.oversubscribed || !gpu->waiting.quantum_cycles || s->quantum_reported)
        return;
    fake_set_timer(gpu, FAKE_TIMER_QUANTUM, slot, ++s->quantum_stamp, s->placed_at + gpu->waiting.quantum_cycles);
}

void fake_freeze(struct fake_gpu *gpu, uint32_t slot)
{
    struct fake_slot *s = &gpu->slots[slot];

    if (s->frozen)
        return;
    s->frozen = true;
    s->remaining = s->due > gpu->now ? s->due - gpu->now : 0;
    s->stamp++;
    s->quantum_stamp++;
}

void fake_thaw(struct fake_gpu *gpu, uint32_t slot)
{
    struct fake_slot *s = &gpu->slots[slot];

    s->frozen = false;
    fake_schedule(gpu, slot, s->latched && s->stalled ? 1 : s->remaining);
    fake_watch_quantum(gpu, slot);
    fake_report_stall(gpu, slot);
}

static void saved(struct fake_gpu *gpu, uint32_t slot)
{
    struct fake_slot *s = &gpu->slots[slot];

    leave(gpu, slot);
    s->state = FAKE_AWAY;
    if (s->stalled)
        s->remaining = 0;
    if (s->latched || (gpu->short_waits && fake_gpu_random(gpu, 4) == 0))
        s->stalled = false;
    s->latched = false;
    s->watched = s->watched && s->stalled;
    fake_post_state(gpu, slot, CP_EVENT_SAVED);
    s->stalled = s->reported = false;
}

static void restored(struct fake_gpu *gpu, uint32_t slot)
{
    struct fake_slot *s = &gpu->slots[slot];

    s->state = FAKE_RESIDENT;
    s->watched = s->latched = false;
    s->placed_at = gpu->now;
    s->quantum_reported = false;
    s->frozen = true;
    s->due = gpu->now + s->remaining;
    fake_post_state(gpu, slot, CP_EVENT_RESTORED);
    if (!gpu->cus[s->cu].lost)
        fake_thaw(gpu, slot);
}

void fake_slot_timer(struct fake_gpu *gpu, uint32_t slot)
{
    switch (gpu->slots[slot].state) {
    case FAKE_RESIDENT:
        go_on(gpu, slot);
        break;
    case FAKE_SAVING:
        saved(gpu, slot);
        break;
    case FAKE_RESTORING:
        restored(gpu, slot);
        break;
    default:
        finish(gpu, slot, CP_EVENT_DONE);
        gpu->dispatch[gpu->slots[slot].dispatch].done--;
    }
}
