/* fake_gpu.c - executes commands, runs programs, posts events, watches. */
#include "fake_cooperative.h"
#include "fake_events.h"

#include "onward/kernel_descriptor.h"
#include "test.h"

#define NEVER (1ull << 62) /* cycles */

uint32_t fake_gpu_random(struct fake_gpu *gpu, uint32_t limit)
{
    gpu->random ^= gpu->random << 13;
    gpu->random ^= gpu->random >> 7;
    gpu->random ^= gpu->random << 17;
    return (uint32_t)((gpu->random >> 32) * limit >> 32);
}

/* Resources, counted as a compute unit counts them */

struct need {
    uint32_t waves, vgprs, sgprs, lds;
};

static struct need need_of(const struct cp_kernel_begin *begin)
{
    uint32_t items = (uint32_t)begin->workgroup_size[0] * begin->workgroup_size[1] * begin->workgroup_size[2];
    struct need need = {(items + 63) / 64, CP_RSRC1_VGPRS(begin->rsrc1), CP_RSRC1_SGPRS(begin->rsrc1),
                        (begin->group_segment + 511) / 512 * 512};

    return need;
}

/* Adds (sign 1) or takes away a WG's share; false when a SIMD or the CU then holds more than it has. */
static bool account(struct fake_gpu *gpu, const struct cp_kernel_begin *begin, uint32_t cu, uint32_t simd, bool add)
{
    struct need need = need_of(begin);
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

static void schedule(struct fake_gpu *gpu, uint32_t slot, uint64_t cycles)
{
    struct fake_slot *s = &gpu->slots[slot];

    s->due = gpu->now + cycles;
    s->stamp++;
    if (cycles < NEVER / 2)
        fake_set_timer(gpu, FAKE_TIMER_SLOT, slot, s->stamp, s->due);
}

static uint64_t run_time(struct fake_gpu *gpu, const struct fake_slot *slot)
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

    account(gpu, begin_of(gpu, s), s->cu, s->simd, false);
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

static void report_stall(struct fake_gpu *gpu, uint32_t slot)
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

static struct cp_log_entry *log_place(struct fake_gpu *gpu, uint32_t place)
{
    return fake_gpu_at(gpu, gpu->monitor.log + sizeof(struct cp_log_control) + place * sizeof(struct cp_log_entry),
                       sizeof(struct cp_log_entry));
}

/* Writes a wait into the Monitor Log; its lap follows. False: the log is full. */
static bool spill(struct fake_gpu *gpu, uint32_t slot)
{
    const struct fake_slot *s = &gpu->slots[slot];
    const struct fake_dispatch *dispatch = &gpu->dispatch[s->dispatch];
    struct cp_log_control *control = log_control(gpu);
    uint64_t n = control->written;
    uint32_t place = (uint32_t)n % gpu->monitor.entries, lap = (uint32_t)(1 + n / gpu->monitor.entries);
    bool all = dispatch->kernel.program == FAKE_WAIT_ALL;
    struct cp_event event = {.kind = CP_EVENT_LOG, .cycle = gpu->now, .address = n + 1};

    if (n - control->read >= gpu->monitor.entries) {
        gpu->log_full++;
        return false;
    }
    control->written++;
    *log_place(gpu, place) = (struct cp_log_entry){.address = dispatch->words + (all ? 0 : 4 * (s->number + 2)),
                                                   .mask = UINT32_MAX,
                                                   .value = all ? dispatch->total : 1,
                                                   .since = gpu->now,
                                                   .slot = slot,
                                                   .generation = s->generation,
                                                   .wait_number = s->wait_number,
                                                   .condition = 1,
                                                   .bytes = 4,
                                                   .lap = gpu->fill_time ? lap - 1 : lap};
    if (dispatch->control)
        fake_member_wait(dispatch, s->number, log_place(gpu, place));
    if (gpu->fill_time)
        fake_set_timer(gpu, FAKE_TIMER_LOG, place, lap, gpu->now + fake_gpu_random(gpu, gpu->fill_time));
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
        schedule(gpu, slot, 50);
        return;
    }
    s->stalled = true;
    s->reported = s->held = s->latched = false;
    s->stalled_at = gpu->now;
    schedule(gpu, slot, gpu->waiting.timeout_cycles ? gpu->waiting.timeout_cycles : NEVER);
    report_stall(gpu, slot);
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
        schedule(gpu, slot, run_time(gpu, s));
    } else if (dispatch->kernel.program == FAKE_SPIN_ALL || gpu->waiting.mode == CP_WAIT_IGNORE) {
        schedule(gpu, slot, 1 + fake_gpu_random(gpu, 400));
    } else {
        stall(gpu, slot);
    }
}

/* The wait of a WG ends, which tries again; when it cannot now, later. */
static void end_wait(struct fake_gpu *gpu, uint32_t slot)
{
    struct fake_slot *s = &gpu->slots[slot];

    s->watched = false;
    if (s->state == FAKE_SAVING || s->frozen) {
        s->latched = true;
        return;
    }
    wake(gpu, slot);
    schedule(gpu, slot, 1);
}

/* What the SyncMon does when words have changed. */
static void meet_conditions(struct fake_gpu *gpu, uint32_t dispatch)
{
    struct cp_event event = {.kind = CP_EVENT_CONDITION_MET, .cycle = gpu->now};

    for (uint32_t i = 0; i < gpu->config.wg_slots; i++) {
        struct fake_slot *s = &gpu->slots[i];

        if (!s->watched || s->dispatch != dispatch || s->state == FAKE_FREE || s->state == FAKE_KILLING ||
            !condition_holds(gpu, &gpu->dispatch[dispatch], s->number))
            continue;
        if (s->state == FAKE_AWAY) {
            event.slot = i;
            event.generation = s->generation;
            event.wait_number = s->wait_number;
            s->watched = false;
            fake_gpu_post(gpu, &event);
        } else if ((s->state == FAKE_RESIDENT || s->state == FAKE_SAVING) && s->stalled) {
            end_wait(gpu, i);
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
    meet_conditions(gpu, index);
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
        meet_conditions(gpu, s->dispatch);
        try_condition(gpu, slot);
        break;
    default:
        schedule(gpu, slot, run_time(gpu, s));
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

static void watch_quantum(struct fake_gpu *gpu, uint32_t slot)
{
    struct fake_slot *s = &gpu->slots[slot];

    if (!gpu->waiting.oversubscribed || !gpu->waiting.quantum_cycles || s->quantum_reported)
        return;
    fake_set_timer(gpu, FAKE_TIMER_QUANTUM, slot, ++s->quantum_stamp, s->placed_at + gpu->waiting.quantum_cycles);
}

static void freeze(struct fake_gpu *gpu, uint32_t slot)
{
    struct fake_slot *s = &gpu->slots[slot];

    if (s->frozen)
        return;
    s->frozen = true;
    s->remaining = s->due > gpu->now ? s->due - gpu->now : 0;
    s->stamp++;
    s->quantum_stamp++;
}

static void thaw(struct fake_gpu *gpu, uint32_t slot)
{
    struct fake_slot *s = &gpu->slots[slot];

    s->frozen = false;
    schedule(gpu, slot, s->latched && s->stalled ? 1 : s->remaining);
    watch_quantum(gpu, slot);
    report_stall(gpu, slot);
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
        thaw(gpu, slot);
}

static void slot_timer(struct fake_gpu *gpu, uint32_t slot)
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

/* Commands */

static uint64_t context_of(const struct fake_gpu *gpu, uint32_t slot)
{
    return gpu->config.context_base + (uint64_t)slot * gpu->config.context_bytes;
}

static bool place_exists(const struct fake_gpu *gpu, const struct cp_place *place)
{
    bool exists = place->slot < gpu->config.wg_slots && place->kernel < CP_MAX_KERNELS &&
                  gpu->kernel_dispatch[place->kernel] && place->cu < gpu->config.cus && place->simd < gpu->config.simds;

    CHECK(exists);
    CHECK_EQUAL(place->context, context_of(gpu, place->slot));
    return exists;
}

static void check_scratch(struct fake_gpu *gpu, const struct fake_slot *slot, const struct cp_kernel_begin *begin)
{
    uint32_t bytes = begin->scratch_wave_bytes * need_of(begin).waves;
    uint64_t base = gpu->config.queues[begin->queue].scratch.base;

    if (!begin->private_segment) {
        CHECK_EQUAL(slot->scratch, 0);
        return;
    }
    CHECK(begin->scratch_wave_bytes >= begin->private_segment * 64);
    CHECK(slot->scratch >= base && slot->scratch + bytes <= base + FAKE_SCRATCH_BYTES);
    for (uint32_t i = 0; i < gpu->config.wg_slots; i++) {
        const struct fake_slot *other = &gpu->slots[i];

        if (other != slot && other->state != FAKE_FREE && other->scratch)
            CHECK(slot->scratch + bytes <= other->scratch || other->scratch + bytes <= slot->scratch);
    }
}

static uint32_t number_of(const struct fake_kernel *kernel, const uint32_t id[3])
{
    CHECK(id[0] < kernel->groups[0] && id[1] < kernel->groups[1] && id[2] < kernel->groups[2]);
    return id[0] + kernel->groups[0] * (id[1] + kernel->groups[1] * id[2]);
}

static void launch(struct fake_gpu *gpu, const struct cp_command *command)
{
    const struct cp_place *place = &command->place;
    struct fake_slot *s = &gpu->slots[place->slot % FAKE_SLOTS];
    struct fake_dispatch *dispatch;

    if (!place_exists(gpu, place))
        return;
    if (gpu->cus[place->cu].lost) {
        fake_refuse(gpu, command, CP_REFUSED_CU);
        return;
    }
    CHECK_EQUAL(s->state, FAKE_FREE);
    CHECK(!s->used || (int32_t)(place->generation - s->generation) > 0);
    *s = (struct fake_slot){.state = FAKE_RESIDENT,
                            .used = true,
                            .generation = place->generation,
                            .dispatch = gpu->kernel_dispatch[place->kernel] - 1u,
                            .cu = place->cu,
                            .simd = place->simd,
                            .stamp = s->stamp,
                            .quantum_stamp = s->quantum_stamp,
                            .placed_at = gpu->now,
                            .scratch = place->scratch};
    dispatch = &gpu->dispatch[s->dispatch];
    s->number = number_of(&dispatch->kernel, place->workgroup);
    CHECK(account(gpu, &gpu->begins[place->kernel], s->cu, s->simd, true));
    check_scratch(gpu, s, &gpu->begins[place->kernel]);
    if (s->number < FAKE_MAX_GRID)
        CHECK_EQUAL(++dispatch->launch_count[s->number], 1);
    dispatch->first_cu_errors += s->cu != s->number % gpu->config.cus;
    dispatch->launched++;
    if (dispatch->control)
        fake_member_born(gpu, dispatch, s->number);
    schedule(gpu, place->slot, run_time(gpu, s));
    watch_quantum(gpu, place->slot);
}

static void restore(struct fake_gpu *gpu, const struct cp_command *command)
{
    const struct cp_place *place = &command->place;
    struct fake_slot *s = &gpu->slots[place->slot % FAKE_SLOTS];

    if (!place_exists(gpu, place))
        return;
    CHECK_EQUAL(s->state, FAKE_AWAY);
    CHECK_EQUAL(s->generation, place->generation);
    CHECK_EQUAL(s->dispatch + 1, gpu->kernel_dispatch[place->kernel]);
    if (gpu->cus[place->cu].lost) {
        fake_refuse(gpu, command, CP_REFUSED_CU);
        return;
    }
    s->state = FAKE_RESTORING;
    s->cu = place->cu;
    s->simd = place->simd;
    CHECK(account(gpu, &gpu->begins[place->kernel], s->cu, s->simd, true));
    gpu->restores++;
    schedule(gpu, place->slot, 1 + fake_gpu_random(gpu, gpu->delay));
}

static bool is_current(const struct fake_gpu *gpu, const struct cp_place *place)
{
    const struct fake_slot *s = &gpu->slots[place->slot % FAKE_SLOTS];

    CHECK(place->slot < gpu->config.wg_slots);
    return s->state == FAKE_RESIDENT && s->generation == place->generation;
}

static void save(struct fake_gpu *gpu, const struct cp_command *command)
{
    const struct cp_place *place = &command->place;
    struct fake_slot *s = &gpu->slots[place->slot % FAKE_SLOTS];
    bool forced = command->flags & CP_FLAG_FORCED;

    CHECK_EQUAL(place->context, context_of(gpu, place->slot));
    if (!is_current(gpu, place) || (!forced && (!s->stalled || s->wait_number != place->wait_number))) {
        fake_refuse(gpu, command, CP_REFUSED_STALE);
        return;
    }
    freeze(gpu, place->slot);
    s->state = FAKE_SAVING;
    gpu->saves++;
    schedule(gpu, place->slot, 1 + fake_gpu_random(gpu, gpu->delay));
}

static void kill(struct fake_gpu *gpu, const struct cp_command *command)
{
    const struct cp_place *place = &command->place;
    struct fake_slot *s = &gpu->slots[place->slot % FAKE_SLOTS];

    if (!is_current(gpu, place) && (s->state != FAKE_AWAY || s->generation != place->generation)) {
        fake_refuse(gpu, command, CP_REFUSED_STALE);
        return;
    }
    CHECK(gpu->dispatch[s->dispatch].faulted || fake_member_dies(gpu, &gpu->dispatch[s->dispatch], s->number));
    if (s->state == FAKE_AWAY) {
        fake_post_state(gpu, place->slot, CP_EVENT_DONE);
        s->state = FAKE_FREE;
        gpu->kills++;
        return;
    }
    s->state = FAKE_KILLING;
    gpu->kills++;
    schedule(gpu, place->slot, 1 + fake_gpu_random(gpu, gpu->delay));
}

static void resume(struct fake_gpu *gpu, const struct cp_command *command)
{
    const struct cp_place *place = &command->place;
    const struct fake_slot *s = &gpu->slots[place->slot % FAKE_SLOTS];

    if (!is_current(gpu, place) || !s->stalled || s->latched || s->wait_number != place->wait_number) {
        fake_refuse(gpu, command, CP_REFUSED_STALE);
        return;
    }
    gpu->resumes++;
    end_wait(gpu, place->slot);
}

static void monitor(struct fake_gpu *gpu, const struct cp_command *command)
{
    CHECK(!gpu->waiting_known && !gpu->monitor.entries);
    CHECK_EQUAL(command->monitor.log, gpu->config.log_base);
    CHECK_EQUAL(command->monitor.entries, gpu->config.log_entries);
    gpu->monitor = command->monitor;
}

static void read_grid(struct fake_dispatch *dispatch, const struct cp_kernel_begin *begin)
{
    dispatch->total = 1;
    for (uint32_t i = 0; i < 3; i++) {
        uint32_t size = begin->workgroup_size[i], rest = begin->grid_size[i] % size;

        dispatch->kernel.groups[i] = begin->grid_size[i] / size + (rest ? 1 : 0);
        dispatch->total *= dispatch->kernel.groups[i];
    }
}

static void kernel_begin(struct fake_gpu *gpu, const struct cp_command *command)
{
    uint32_t kernel = command->begin.kernel;

    CHECK(kernel < CP_MAX_KERNELS);
    CHECK_EQUAL(gpu->kernel_dispatch[kernel], 0);
    for (uint32_t i = 0; i < gpu->dispatches; i++) {
        struct fake_dispatch *dispatch = &gpu->dispatch[i];

        if (dispatch->packet != command->begin.packet || dispatch->begun)
            continue;
        CHECK_EQUAL(dispatch->dispatch_id, command->begin.dispatch_id);
        if (dispatch->wild)
            read_grid(dispatch, &command->begin);
        dispatch->begun = true;
        gpu->kernel_dispatch[kernel] = (uint16_t)(i + 1);
        gpu->begins[kernel] = command->begin;
        return;
    }
    test_fail(__FILE__, __LINE__, "KERNEL_BEGIN for a packet that nobody dispatched");
}

static void kernel_end(struct fake_gpu *gpu, const struct cp_command *command)
{
    uint32_t kernel = command->end.kernel;
    struct cp_event event = {.kind = CP_EVENT_KERNEL_ENDED, .slot = kernel, .cycle = gpu->now};
    struct fake_dispatch *dispatch;

    CHECK(kernel < CP_MAX_KERNELS && gpu->kernel_dispatch[kernel]);
    dispatch = &gpu->dispatch[gpu->kernel_dispatch[kernel] - 1];
    CHECK(dispatch->faulted ||
          dispatch->done == (dispatch->control ? dispatch->launched - dispatch->killed : dispatch->total));
    for (uint32_t i = 0; i < gpu->config.wg_slots; i++)
        CHECK(gpu->slots[i].state == FAKE_FREE || gpu->slots[i].dispatch + 1 != gpu->kernel_dispatch[kernel]);
    dispatch->ended = true;
    gpu->kernel_dispatch[kernel] = 0;
    fake_gpu_post(gpu, &event);
}

static void waiting(struct fake_gpu *gpu, const struct cp_command *command)
{
    bool same = gpu->waiting_known && !__builtin_memcmp(&gpu->waiting, &command->waiting, sizeof(gpu->waiting));

    CHECK(!same || command->waiting.reports);
    CHECK(command->waiting.mode < CP_WAIT_ATOMIC || gpu->monitor.entries);
    gpu->waiting = command->waiting;
    gpu->waiting_known = true;
    gpu->waiting_commands++;
    for (uint32_t i = 0; i < gpu->config.wg_slots; i++) {
        struct fake_slot *s = &gpu->slots[i];

        if (s->state != FAKE_RESIDENT || s->frozen)
            continue;
        report_stall(gpu, i);
        watch_quantum(gpu, i);
        if (s->held && !gpu->waiting.oversubscribed)
            schedule(gpu, i, 0);
    }
}

static void memory(struct fake_gpu *gpu, const struct cp_command *command)
{
    const struct cp_memory_command *m = &command->memory;
    uint8_t *at = fake_gpu_at(gpu, m->address, m->bytes);
    const void *source;
    uint64_t value = m->value;

    if (command->opcode == CP_COMMAND_ADD)
        value += fake_gpu_read64(gpu, m->address);
    source = command->opcode == CP_COMMAND_COPY ? fake_gpu_at(gpu, m->value, m->bytes) : &value;
    CHECK(at && source && (command->opcode == CP_COMMAND_COPY || m->address % m->bytes == 0));
    if (!at || !source)
        return;
    __builtin_memcpy(at, source, m->bytes);
    for (uint32_t i = 0; i < gpu->dispatches; i++) {
        if (!gpu->dispatch[i].control || !gpu->dispatch[i].begun)
            continue;
        fake_members_meet(gpu, &gpu->dispatch[i]);
        meet_conditions(gpu, i);
    }
}

static void cu_release(struct fake_gpu *gpu, const struct cp_command *command)
{
    CHECK(command->release.cu < gpu->config.cus);
    CHECK_EQUAL(gpu->cus[command->release.cu].residents, 0);
    gpu->cus[command->release.cu].released = true;
    gpu->releases++;
}

static void execute(struct fake_gpu *gpu, const struct cp_command *command)
{
    CHECK(gpu->waiting_known || command->opcode == CP_COMMAND_WAITING || command->opcode == CP_COMMAND_MONITOR);
    switch (command->opcode) {
    case CP_COMMAND_KERNEL_BEGIN:
        kernel_begin(gpu, command);
        break;
    case CP_COMMAND_KERNEL_END:
        kernel_end(gpu, command);
        break;
    case CP_COMMAND_LAUNCH:
        launch(gpu, command);
        break;
    case CP_COMMAND_SAVE:
        save(gpu, command);
        break;
    case CP_COMMAND_RESTORE:
        restore(gpu, command);
        break;
    case CP_COMMAND_KILL:
        kill(gpu, command);
        break;
    case CP_COMMAND_RESUME:
        resume(gpu, command);
        break;
    case CP_COMMAND_MONITOR:
        monitor(gpu, command);
        break;
    case CP_COMMAND_WAITING:
        waiting(gpu, command);
        break;
    case CP_COMMAND_STORE:
    case CP_COMMAND_ADD:
    case CP_COMMAND_COPY:
        memory(gpu, command);
        break;
    case CP_COMMAND_CU_RELEASE:
        cu_release(gpu, command);
        break;
    default:
        test_fail(__FILE__, __LINE__, "unknown command");
    }
}

/* Outside inputs */

static void lose(struct fake_gpu *gpu, uint32_t cu)
{
    struct cp_event event = {
        .kind = CP_EVENT_CU_LOST, .cu = (uint16_t)cu, .address = gpu->now + gpu->delay * 4, .cycle = gpu->now};

    if (gpu->cus[cu].lost)
        return;
    gpu->cus[cu].lost = true;
    gpu->cus[cu].released = false;
    for (uint32_t i = 0; i < gpu->config.wg_slots; i++) {
        if (gpu->slots[i].state == FAKE_RESIDENT && gpu->slots[i].cu == cu)
            freeze(gpu, i);
    }
    fake_post_level(gpu, &event);
}

static void give_back(struct fake_gpu *gpu, uint32_t cu)
{
    struct cp_event event = {.kind = CP_EVENT_CU_RETURNED, .cu = (uint16_t)cu, .cycle = gpu->now};

    if (!gpu->cus[cu].lost)
        return;
    gpu->cus[cu].lost = false;
    for (uint32_t i = 0; i < gpu->config.wg_slots; i++) {
        if (gpu->slots[i].state == FAKE_RESIDENT && gpu->slots[i].cu == cu && gpu->slots[i].frozen)
            thaw(gpu, i);
    }
    fake_post_level(gpu, &event);
}

static void doorbell(struct fake_gpu *gpu, uint32_t queue)
{
    struct cp_event event = {.kind = CP_EVENT_DOORBELL, .slot = queue, .cycle = gpu->now};

    fake_post_level(gpu, &event);
}

void fake_gpu_ring(struct fake_gpu *gpu, uint32_t queue, uint64_t cycle)
{
    fake_set_timer(gpu, FAKE_TIMER_DOORBELL, queue, 0, cycle);
}

void fake_gpu_lose(struct fake_gpu *gpu, uint32_t cu, uint64_t cycle)
{
    fake_set_timer(gpu, FAKE_TIMER_LOSE, cu, 0, cycle);
}

void fake_gpu_return(struct fake_gpu *gpu, uint32_t cu, uint64_t cycle)
{
    fake_set_timer(gpu, FAKE_TIMER_RETURN, cu, 0, cycle);
}

static void quantum_timer(struct fake_gpu *gpu, uint32_t slot)
{
    struct fake_slot *s = &gpu->slots[slot];

    if (s->state != FAKE_RESIDENT || s->frozen || s->quantum_reported || !gpu->waiting.oversubscribed)
        return;
    s->quantum_reported = true;
    fake_post_state(gpu, slot, CP_EVENT_QUANTUM);
}

static void fire(struct fake_gpu *gpu, const struct fake_timer *timer)
{
    switch (timer->kind) {
    case FAKE_TIMER_LOG:
        log_place(gpu, timer->what)->lap = timer->stamp;
        break;
    case FAKE_TIMER_SLOT:
        if (gpu->slots[timer->what].stamp == timer->stamp)
            slot_timer(gpu, timer->what);
        break;
    case FAKE_TIMER_QUANTUM:
        if (gpu->slots[timer->what].quantum_stamp == timer->stamp)
            quantum_timer(gpu, timer->what);
        break;
    case FAKE_TIMER_LOSE:
        lose(gpu, timer->what);
        break;
    case FAKE_TIMER_RETURN:
        give_back(gpu, timer->what);
        break;
    default:
        doorbell(gpu, timer->what);
    }
}

/* Running */

static void take_commands(struct fake_gpu *gpu)
{
    uint32_t count = gpu->commands_a_turn ? gpu->commands_a_turn : fake_gpu_random(gpu, gpu->command_entries + 2);
    struct cp_command command;

    while (count-- && cp_mailbox_take(&gpu->mailbox, &command))
        execute(gpu, &command);
}

static void post_events(struct fake_gpu *gpu)
{
    uint32_t count = 0;

    while (count < gpu->pending_count && cp_mailbox_post(&gpu->mailbox, &gpu->pending[count]) == CP_OK)
        count++;
    gpu->pending_count -= count;
    __builtin_memmove(gpu->pending, &gpu->pending[count], gpu->pending_count * sizeof(gpu->pending[0]));
}

static void fire_due(struct fake_gpu *gpu)
{
    while (gpu->heap_count && gpu->heap[0].cycle <= gpu->now) {
        struct fake_timer timer = fake_pop_timer(gpu);

        fire(gpu, &timer);
    }
}

/* Goes to the next cycle at which anything is to happen; false when there is none. */
static bool pass_time(struct fake_gpu *gpu)
{
    uint64_t next = cp_deadline(gpu->cp);

    if (gpu->pending_count || cp_mailbox_events(&gpu->mailbox) || cp_mailbox_commands(&gpu->mailbox))
        next = gpu->now;
    if (gpu->heap_count && gpu->heap[0].cycle < next)
        next = gpu->heap[0].cycle;
    if (next == UINT64_MAX)
        return false;
    gpu->now = (next > gpu->now ? next : gpu->now) + 1 + fake_gpu_random(gpu, 4);
    return true;
}

bool fake_gpu_turn(struct fake_gpu *gpu)
{
    if (!pass_time(gpu))
        return false;
    if (gpu->garbage && fake_gpu_random(gpu, 1000) < gpu->garbage && gpu->pending_count < FAKE_PENDING / 2)
        fake_post_garbage(gpu);
    fire_due(gpu);
    post_events(gpu);
    gpu->steps++;
    if (cp_step(gpu->cp, gpu->budget ? gpu->budget : 1 + fake_gpu_random(gpu, 8)) < 0) {
        CHECK_EQUAL(cp_panic(gpu->cp), 0);
        return false;
    }
    take_commands(gpu);
    return true;
}

bool fake_gpu_run(struct fake_gpu *gpu, uint64_t limit)
{
    for (uint64_t i = 0; i < limit; i++) {
        if (!fake_gpu_turn(gpu))
            return !cp_panic(gpu->cp);
    }
    return false;
}
