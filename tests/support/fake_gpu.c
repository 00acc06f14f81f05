/* fake_gpu.c - executes commands, posts events, watches. */
#include "fake_cooperative.h"
#include "fake_events.h"
#include "fake_parts.h"

#include "onward/kernel_descriptor.h"
#include "random.h"
#include "test.h"

uint32_t fake_gpu_random(struct fake_gpu *gpu, uint32_t limit)
{
    return random_below(&gpu->random, limit);
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
    uint32_t bytes = begin->scratch_wave_bytes * fake_need_of(begin).waves;
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

static void check_mask(const struct fake_gpu *gpu, const struct fake_slot *slot)
{
    uint32_t mask = gpu->masks[gpu->dispatch[slot->dispatch].queue];

    CHECK(!mask || mask >> slot->cu & 1u);
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
    check_mask(gpu, s);
    dispatch = &gpu->dispatch[s->dispatch];
    s->number = number_of(&dispatch->kernel, place->workgroup);
    CHECK(fake_account(gpu, &gpu->begins[place->kernel], s->cu, s->simd, true));
    check_scratch(gpu, s, &gpu->begins[place->kernel]);
    if (s->number < FAKE_MAX_GRID)
        CHECK_EQUAL(++dispatch->launch_count[s->number], 1);
    dispatch->first_cu_errors += s->cu != s->number % gpu->config.cus;
    dispatch->launched++;
    if (dispatch->control)
        fake_member_born(gpu, dispatch, s->number);
    fake_schedule(gpu, place->slot, fake_run_time(gpu, s));
    fake_watch_quantum(gpu, place->slot);
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
    check_mask(gpu, s);
    CHECK(fake_account(gpu, &gpu->begins[place->kernel], s->cu, s->simd, true));
    gpu->restores++;
    fake_schedule(gpu, place->slot, 1 + fake_gpu_random(gpu, gpu->delay));
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
    fake_freeze(gpu, place->slot);
    s->state = FAKE_SAVING;
    gpu->saves++;
    fake_schedule(gpu, place->slot, 1 + fake_gpu_random(gpu, gpu->delay));
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
    fake_schedule(gpu, place->slot, 1 + fake_gpu_random(gpu, gpu->delay));
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
    fake_end_wait(gpu, place->slot);
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
    test_fail(__FILE__, __LINE__, "KERNEL_BEGIN for a packet that was not dispatched");
}

static void kernel_end(struct fake_gpu *gpu, const struct cp_command *command)
{
    uint32_t kernel = command->end.kernel;
    struct cp_event event = {.kind = CP_EVENT_KERNEL_ENDED, .cycle = gpu->now, .kernel = {kernel}};
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
        fake_report_stall(gpu, i);
        fake_watch_quantum(gpu, i);
        if (s->held && !gpu->waiting.oversubscribed)
            fake_schedule(gpu, i, 0);
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
        fake_meet_conditions(gpu, i);
    }
}

static void cu_release(struct fake_gpu *gpu, const struct cp_command *command)
{
    CHECK(command->release.cu < gpu->config.cus);
    CHECK_EQUAL(gpu->cus[command->release.cu].residents, 0);
    gpu->cus[command->release.cu].released = true;
    gpu->releases++;
}

/* What is claimed in the log is filled; of the rest only what comes from outside is still to happen. */
static void settle_timers(struct fake_gpu *gpu)
{
    uint32_t count = gpu->heap_count;

    gpu->heap_count = 0; /* and those that stay are set again, none behind its place */
    for (uint32_t i = 0; i < count; i++) {
        struct fake_timer timer = gpu->heap[i];

        if (timer.kind == FAKE_TIMER_LOG)
            fake_log_place(gpu, timer.what)->wrap_count = timer.stamp;
        else if (timer.kind != FAKE_TIMER_SLOT && timer.kind != FAKE_TIMER_QUANTUM)
            fake_set_timer(gpu, (enum fake_timer_kind)timer.kind, timer.what, timer.stamp, timer.cycle);
    }
}

/* The answer comes later. */
static void reset(struct fake_gpu *gpu, const struct cp_command *command)
{
    settle_timers(gpu);
    __builtin_memset(gpu->slots, 0, sizeof(gpu->slots));
    __builtin_memset(gpu->kernel_dispatch, 0, sizeof(gpu->kernel_dispatch));
    for (uint32_t i = 0; i < gpu->config.cus; i++)
        gpu->cus[i] = (struct fake_cu){.lost = gpu->cus[i].lost};
    gpu->resident = 0;
    gpu->waiting = (struct cp_waiting){.mode = CP_WAIT_IGNORE};
    gpu->waiting_known = false;
    gpu->monitor = (struct cp_monitor){.entries = 0};
    gpu->nonce = command->reset.nonce;
    gpu->resets++;
    if (gpu->renew)
        gpu->renew(gpu);
    fake_set_timer(gpu, FAKE_TIMER_RESET, gpu->resets, 0, gpu->now + fake_gpu_random(gpu, gpu->delay));
}

/* Events that were not posted yet are of before. Of these only the returns of CUs are posted. */
static void drop_pending(struct fake_gpu *gpu)
{
    uint32_t count = gpu->pending_count;

    gpu->pending_count = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (gpu->pending[i].kind == CP_EVENT_CU_RETURNED)
            gpu->pending[gpu->pending_count++] = gpu->pending[i];
    }
}

static void answer_reset(struct fake_gpu *gpu, uint32_t number)
{
    struct cp_event event;

    if (number != gpu->resets)
        return;
    gpu->resets_answered = gpu->resets;
    drop_pending(gpu);
    for (uint32_t i = 0; i < gpu->config.cus; i++) {
        event = (struct cp_event){.kind = CP_EVENT_CU_LOST, .cu = (uint16_t)i, .cycle = gpu->now};
        if (gpu->cus[i].lost)
            fake_gpu_post(gpu, &event);
    }
    event = (struct cp_event){.kind = CP_EVENT_RESET, .cycle = gpu->now, .reset = {gpu->nonce}};
    fake_gpu_post(gpu, &event);
}

static void execute(struct fake_gpu *gpu, const struct cp_command *command)
{
    CHECK(gpu->waiting_known || command->opcode == CP_COMMAND_WAITING || command->opcode == CP_COMMAND_MONITOR ||
          command->opcode == CP_COMMAND_RESET);
    CHECK(gpu->resets == gpu->resets_answered || command->opcode == CP_COMMAND_RESET);
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
    case CP_COMMAND_RESET:
        reset(gpu, command);
        break;
    case CP_COMMAND_ANSWER:
        gpu->answer = command->answer;
        gpu->answers++;
        break;
    case CP_COMMAND_OVERDUE:
        gpu->overdue = command->overdue;
        gpu->overdue_flags = command->flags;
        gpu->overdues++;
        break;
    case CP_COMMAND_NOTIFY:
        gpu->notify = command->notify;
        gpu->notifies++;
        break;
    case CP_COMMAND_AGENT:
        gpu->agent = command->agent;
        gpu->agent_tag = command->tag;
        gpu->agents++;
        break;
    default:
        test_fail(__FILE__, __LINE__, "unknown command");
    }
}

/* Outside inputs */

static void lose(struct fake_gpu *gpu, uint32_t cu)
{
    struct cp_event event = {
        .kind = CP_EVENT_CU_LOST, .cu = (uint16_t)cu, .cycle = gpu->now, .cu_lost = {gpu->now + gpu->delay * 4}};

    if (gpu->cus[cu].lost)
        return;
    gpu->cus[cu].lost = true;
    gpu->cus[cu].released = false;
    for (uint32_t i = 0; i < gpu->config.wg_slots; i++) {
        if (gpu->slots[i].state == FAKE_RESIDENT && gpu->slots[i].cu == cu)
            fake_freeze(gpu, i);
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
            fake_thaw(gpu, i);
    }
    fake_post_level(gpu, &event);
}

static void doorbell(struct fake_gpu *gpu, uint32_t queue)
{
    struct cp_event event = {.kind = CP_EVENT_DOORBELL, .cycle = gpu->now, .doorbell = {queue}};

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
        fake_log_place(gpu, timer->what)->wrap_count = timer->stamp;
        break;
    case FAKE_TIMER_SLOT:
        if (gpu->slots[timer->what].stamp == timer->stamp)
            fake_slot_timer(gpu, timer->what);
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
    case FAKE_TIMER_RESET:
        answer_reset(gpu, timer->what);
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
