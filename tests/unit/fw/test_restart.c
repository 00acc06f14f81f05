/* test_restart.c - cp_init again, beside a GPU that holds what was before (enum cp_restart). */
/* Large: the memory of the fake GPU twice, because kernels run again. */
#include "compute_unit.h"
#include "core.h"
#include "kernel.h"

#include "host_bench.h"

#define DISPATCHES 5u /* 0 to 2 of queue 0, 3 and 4 of queue 1 */

/* What the host writes for a dispatch before its packet, and that it writes again for a kernel that runs again. */
static struct {
    struct fake_dispatch record;
    uint32_t from, to; /* its memory */
} firsts[DISPATCHES];
static uint8_t first_memory[FAKE_MEMORY_BYTES];

/* Whether a packet is not complete: its header is as the host has written it. */
static bool is_unfinished(const struct fake_gpu *g, const struct fake_dispatch *dispatch)
{
    return dispatch->dispatch_id >= memory_of(dispatch->queue)->read_dispatch_id &&
           (g->memory[dispatch->packet - FAKE_MEMORY_BASE] & 0xff) == CP_PACKET_KERNEL_DISPATCH;
}

static void renew(struct fake_gpu *g)
{
    for (uint32_t i = 0; i < g->dispatches; i++) {
        if (!is_unfinished(g, &g->dispatch[i]))
            continue;
        g->dispatch[i] = firsts[i].record;
        __builtin_memcpy(&g->memory[firsts[i].from], &first_memory[firsts[i].from], firsts[i].to - firsts[i].from);
    }
}

static void dispatch(uint32_t queue, const struct fake_kernel *kernel)
{
    uint32_t from = gpu.allocated, number = fake_gpu_dispatch(&gpu, queue, kernel);

    CHECK(number < DISPATCHES);
    firsts[number].record = gpu.dispatch[number];
    firsts[number].from = from;
    firsts[number].to = gpu.allocated;
}

static const struct {
    const char *name;
    enum fake_program program;
    const struct cp_policy *policy;
    uint32_t spills;
} cases[] = {
    {"plain", FAKE_PLAIN, &cp_policy_timeout, 0},       {"waiting", FAKE_WAIT_ALL, &cp_policy_awg, 0},
    {"spilled", FAKE_WAIT_ALL, &cp_policy_awg, 700},    {"next", FAKE_WAIT_NEXT, &cp_policy_awg, 300},
    {"spinning", FAKE_SPIN_ALL, &cp_policy_timeout, 0}, {"stealing", FAKE_STEAL, &cp_policy_awg, 0},
    {"resizing", FAKE_RESIZE, &cp_policy_awg, 0},       {"faulting", FAKE_FAULT, &cp_policy_timeout, 0},
};
#define CASES (sizeof(cases) / sizeof(cases[0]))

/* Two queues with dispatches, and a third one that is not there. */
static void begin(uint32_t number, uint64_t seed)
{
    struct fake_kernel kernel = {
        .program = cases[number].program, .groups = {30, 1, 1}, .duration = 3000, .rounds = 3, .fault_at = 2};

    start_without_last(3, 8);
    gpu.config.policy = cases[number].policy;
    gpu.config.wait_timeout = 100000;
    gpu.random = seed;
    gpu.spills = cases[number].spills;
    gpu.fill_time = 200;
    gpu.renew = renew;
    gpu.config.restart = CP_RESTART_NONE;
    start();
    gpu.config.queues[2].queue_memory = 0;
    dispatch(0, &kernel);
    kernel.groups[0] = 5;
    dispatch(0, &kernel);
    kernel.barrier_bit = true;
    dispatch(0, &kernel);
    dispatch(1, &(struct fake_kernel){.groups = {4, 1, 1}, .duration = 2000});
    dispatch(1, &(struct fake_kernel){.groups = {3, 1, 1}, .duration = 2000, .barrier_bit = true});
    __builtin_memcpy(first_memory, gpu.memory, sizeof(first_memory));
    fake_gpu_ring(&gpu, 0, 0);
    fake_gpu_ring(&gpu, 1, 0);
}

static void turns(uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        fake_gpu_turn(&gpu);
}

/* A bug is found in the middle of a step, and the port begins again. */
static void panic_and_restart(enum cp_restart restart)
{
    cp_fail(&cp, CP_MODULE_CP, 1);
    CHECK_EQUAL(cp_step(&cp, 1), CP_ERROR_ASSERT);
    gpu.now++;
    CHECK_EQUAL(fake_gpu_restart(&gpu, restart), CP_OK);
    CHECK_EQUAL(cp_panic(&cp), 0);
    CHECK_EQUAL(cp_restarting(&cp), 1);
}

/* What the firmware or the GPU was doing when the restart came. */
enum seen {
    SEEN_UNREAD,
    SEEN_BEGIN,
    SEEN_RESIDENT,
    SEEN_SAVING,
    SEEN_AWAY,
    SEEN_RESTORING,
    SEEN_KILLING,
    SEEN_SPILLED,
    SEEN_MANAGED,
    SEEN_ENDING,
    SEEN_RETIRING, /* a header is INVALID, and the read index is before it */
    SEEN_FULL,
    SEEN_EVENTS,
    SEEN_STOPPED,
    SEEN_LOST,
    SEEN_KINDS
};
static uint32_t seen[SEEN_KINDS];

static void note_slots(void)
{
    static const uint8_t kinds[] = {
        [FAKE_FREE] = SEEN_KINDS, [FAKE_RESIDENT] = SEEN_RESIDENT,   [FAKE_SAVING] = SEEN_SAVING,
        [FAKE_AWAY] = SEEN_AWAY,  [FAKE_RESTORING] = SEEN_RESTORING, [FAKE_KILLING] = SEEN_KILLING};

    for (uint32_t slot = 0; slot < gpu.config.wg_slots; slot++) {
        if (gpu.slots[slot].state != FAKE_FREE)
            seen[kinds[gpu.slots[slot].state]]++;
    }
}

static void note_state(void)
{
    seen[SEEN_UNREAD] += !cp.active && !memory_of(0)->read_dispatch_id;
    for (const struct cp_kernel *k = cp_kernel_first(&cp); k; k = cp_kernel_after(&cp, k)) {
        seen[SEEN_BEGIN] += k->stage == CP_KERNEL_BEGIN;
        seen[SEEN_ENDING] += k->stage > CP_KERNEL_ACTIVE;
    }
    seen[SEEN_SPILLED] += cp.spill.waits_used != 0;
    seen[SEEN_MANAGED] += cp.managed != 0;
    for (uint32_t queue = 0; queue < 2; queue++) {
        uint32_t read = (uint32_t)memory_of(queue)->read_dispatch_id;

        seen[SEEN_RETIRING] += read < (queue ? 2u : 3u) && (header_at(queue, read) & 0xff) == CP_PACKET_INVALID;
        seen[SEEN_STOPPED] += memory_of(queue)->error_reason != 0;
    }
    seen[SEEN_FULL] += cp_mailbox_commands(&gpu.mailbox) == gpu.command_entries;
    seen[SEEN_EVENTS] += cp_mailbox_events(&gpu.mailbox) != 0;
    seen[SEEN_LOST] += gpu.cus[1].lost;
    note_slots();
}

/* A queue with a packet that faults stops there, and the host lets it go on. */
static void clear_faults(void)
{
    while (memory_of(0)->error_reason == CP_QUEUE_KERNEL_FAULT)
        ask(CP_HOST_CLEAR, 0, NULL, CP_HOST_DONE);
}

static uint64_t log_count(uint32_t offset)
{
    return fake_gpu_read64(&gpu, gpu.config.log_base + offset);
}

static void packets_run_again(void)
{
    for (uint32_t i = 0; i < CASES; i++) {
        test_context(cases[i].name);
        for (uint32_t at = 0; at < 400; at += 1 + at / 40) {
            begin(i, at + 1);
            if (at % 3 == 0)
                fake_gpu_lose(&gpu, 1, 200);
            turns(at);
            note_state();
            panic_and_restart(CP_RESTART_REPLAY);
            while (!gpu.resets_answered || cp_restarting(&cp))
                fake_gpu_turn(&gpu);
            CHECK_EQUAL(cp.log.read, log_count(__builtin_offsetof(struct cp_log_control, written)));
            run();
            clear_faults();
            CHECK_EQUAL(gpu.resets_answered, 1);
            CHECK_EQUAL(cp_restarting(&cp), 0);
            CHECK_EQUAL(cp.log.read, log_count(__builtin_offsetof(struct cp_log_control, read)));
            for (uint32_t k = cases[i].program == FAKE_FAULT ? 3 : 0; k < DISPATCHES; k++)
                CHECK(fake_gpu_completed(&gpu, k));
            CHECK_EQUAL(memory_of(0)->read_dispatch_id, 3);
            CHECK_EQUAL(memory_of(1)->read_dispatch_id, 2);
        }
    }
    test_context(NULL);
    for (uint32_t i = 0; i < SEEN_KINDS; i++) {
        if (!seen[i])
            CHECK_EQUAL(i, SEEN_KINDS); /* the one that never was */
    }
}

/* Returns the oldest dispatch of the queue that is not complete, DISPATCHES if all are. */
static uint32_t oldest_unfinished(uint32_t queue)
{
    for (uint32_t i = 0; i < DISPATCHES; i++) {
        if (gpu.dispatch[i].queue == queue && is_unfinished(&gpu, &gpu.dispatch[i]))
            return i;
    }
    return DISPATCHES;
}

static void check_stopped_at(uint32_t queue, uint32_t number)
{
    if (number == DISPATCHES) {
        CHECK_EQUAL(memory_of(queue)->error_reason, 0);
        return;
    }
    check_stopped(queue, CP_QUEUE_RESET, gpu.dispatch[number].dispatch_id);
    ask(CP_HOST_CLEAR, queue, NULL, CP_HOST_DONE);
    CHECK_EQUAL(memory_of(queue)->error_reason, 0);
    CHECK(!fake_gpu_completed(&gpu, number));
}

/* Each queue stops at its oldest packet that is not complete; it is passed over, and the others run. */
static void queues_stop(void)
{
    for (uint32_t i = 0; i < CASES - 1; i++) { /* none that faults */
        test_context(cases[i].name);
        for (uint32_t at = 0; at < 400; at += 1 + at / 40) {
            uint32_t oldest[2];

            begin(i, at + 1);
            turns(at);
            panic_and_restart(CP_RESTART_STOPPED);
            while (!gpu.resets)
                fake_gpu_turn(&gpu);
            oldest[0] = oldest_unfinished(0);
            oldest[1] = oldest_unfinished(1);
            run();
            check_stopped_at(0, oldest[0]);
            check_stopped_at(1, oldest[1]);
            for (uint32_t k = 0; k < DISPATCHES; k++)
                CHECK_EQUAL(fake_gpu_completed(&gpu, k), k != oldest[0] && k != oldest[1]);
            CHECK_EQUAL(memory_of(0)->read_dispatch_id, 3);
            CHECK_EQUAL(memory_of(1)->read_dispatch_id, 2);
        }
    }
    test_context(NULL);
}

/* The host's command for queue 0 comes before the restart: it is never answered, unless it was. The host sends it again. */
static void commands_of_the_host(void)
{
    static const uint32_t operations[] = {CP_HOST_SUSPEND, CP_HOST_DRAIN, CP_HOST_LIMIT, CP_HOST_UPDATE};

    for (uint32_t i = 0; i < sizeof(operations) / sizeof(operations[0]); i++) {
        for (uint32_t at = 0; at < 60; at++) {
            uint32_t answers;

            begin(1, at + 1);
            turns(at);
            tell(operations[i], 0, &(struct cp_queue_config){.priority = 1});
            turns(at % 20);
            answers = gpu.answers;
            panic_and_restart(CP_RESTART_REPLAY);
            while (!gpu.resets_answered)
                fake_gpu_turn(&gpu);
            CHECK(gpu.answers >= answers);
            ask(CP_HOST_UPDATE, 0, &(struct cp_queue_config){.priority = 3}, CP_HOST_DONE);
            CHECK_EQUAL(cp.suspended, 0);
            CHECK_EQUAL(cp.config.queues[0].priority, 3);
            for (uint32_t k = 0; k < DISPATCHES; k++)
                CHECK(fake_gpu_completed(&gpu, k));
        }
    }
}

/* Queue 0 is left out of the restart, and created when the rest has ended: it does not stop, and no packet that is complete runs. */
static void a_queue_is_created_later(void)
{
    for (uint32_t at = 0; at < 400; at += 1 + at / 40) {
        struct cp_queue_config left_out;

        begin(1, at + 1);
        left_out = gpu.config.queues[0];
        turns(at);
        gpu.config.queues[0].queue_memory = 0;
        panic_and_restart(at % 2 ? CP_RESTART_STOPPED : CP_RESTART_REPLAY);
        gpu.config.queues[0] = left_out;
        run();
        ask(CP_HOST_CREATE, 0, &left_out, CP_HOST_DONE);
        for (uint32_t k = 0; k < 3; k++)
            CHECK(fake_gpu_completed(&gpu, k));
        CHECK_EQUAL(memory_of(0)->read_dispatch_id, 3);
        CHECK_EQUAL(memory_of(0)->error_reason, 0);
    }
}

/* Restarts at any time of a restart, one behind the other: answers to an earlier RESET are no answers. */
static void restarts_in_a_row(void)
{
    for (uint32_t at = 0; at < 30; at++) {
        begin(2, at + 1);
        turns(at * 5);
        for (uint32_t i = 0; i < 4; i++) {
            uint64_t nonce = gpu.nonce;
            uint32_t resets = gpu.resets;

            panic_and_restart(CP_RESTART_REPLAY);
            turns((at + i) % 7);
            CHECK(gpu.resets == resets || gpu.nonce != nonce);
        }
        run();
        CHECK_EQUAL(gpu.resets_answered, gpu.resets);
        for (uint32_t k = 0; k < DISPATCHES; k++)
            CHECK(fake_gpu_completed(&gpu, k));
    }
}

/* With RESET in the ring nothing else is sent, whatever is posted; and an answer with another nonce is none. */
static void nothing_precedes_the_answer(void)
{
    struct cp_event old = {.kind = CP_EVENT_RESET}, no_cu = {.cu = UINT16_MAX};
    struct cp_command command;
    uint64_t stale;

    begin(0, 1);
    turns(20);
    while (cp_mailbox_reserve(&gpu.mailbox))
        cp_mailbox_commit(&gpu.mailbox); /* what is in the ring is not executed here */
    panic_and_restart(CP_RESTART_REPLAY);
    while (cp_mailbox_post(&gpu.mailbox, &old) == CP_OK)
        ;
    CHECK_EQUAL(cp_step(&cp, 100), 1); /* to be called again: the ring is full */
    CHECK_EQUAL(cp.counters.commands, 0);
    CHECK_EQUAL(cp_mailbox_events(&gpu.mailbox), 0);
    CHECK_EQUAL(cp_restarting(&cp), 1);
    while (cp_mailbox_commands(&gpu.mailbox))
        cp_mailbox_take(&gpu.mailbox, &command);
    gpu.now++;
    CHECK_EQUAL(cp_step(&cp, 100), 0);
    CHECK_EQUAL(cp.counters.commands, 1);
    stale = cp.counters.stale;
    for (uint32_t i = 0; i < 50; i++) {
        no_cu.kind = i % 2 ? CP_EVENT_CU_LOST : CP_EVENT_CU_RETURNED;
        CHECK_EQUAL(cp_mailbox_post(&gpu.mailbox, &no_cu), CP_OK);
        old.reset.nonce = i ? cp.nonce - i : cp.nonce + 1;
        cp_mailbox_post(&gpu.mailbox, &old);
        fake_gpu_post(&gpu, &(struct cp_event){.kind = CP_EVENT_DOORBELL, .doorbell = {0}});
        gpu.now++;
        CHECK(cp_step(&cp, 100) >= 0);
        CHECK(cp.counters.commands <= 1);
        CHECK_EQUAL(cp_restarting(&cp), 1);
    }
    CHECK_EQUAL(cp.counters.stale, stale + 100);
    run();
    CHECK_EQUAL(cp_restarting(&cp), 0);
}

/* CUs are lost and return at any time: in the end all are used. */
static void cus_return_meanwhile(void)
{
    uint32_t both = 0; /* were told while the firmware waited for its answer */

    for (uint32_t at = 0; at < 100; at++) {
        begin(0, at + 1);
        turns(at);
        for (uint32_t cu = 0; cu < gpu.config.cus; cu++) {
            fake_gpu_lose(&gpu, cu, gpu.now);
            fake_gpu_return(&gpu, cu, gpu.now + (cu + 1) * at);
        }
        panic_and_restart(CP_RESTART_REPLAY);
        while (cp_restarting(&cp))
            fake_gpu_turn(&gpu);
        both += cp_counters_of(&cp)->cus_returned != 0;
        run();
        for (uint32_t cu = 0; cu < gpu.config.cus; cu++)
            CHECK(cp_cu_usable(&cp, cu));
        for (uint32_t k = 0; k < DISPATCHES; k++)
            CHECK(fake_gpu_completed(&gpu, k));
    }
    CHECK(both);
}

/* Loads of an address fail. */
static struct {
    uint64_t address;
    int (*load)(void *context, uint64_t address, void *destination, uint32_t bytes);
} broken;

static int load_broken(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    if (address == broken.address)
        return CP_ERROR_ADDRESS;
    return broken.load(context, address, destination, bytes);
}

static void break_loads(uint64_t address)
{
    broken.load = cp.hal.load;
    broken.address = address;
    cp.hal.load = load_broken;
}

static void await_answer(void)
{
    while (!gpu.resets_answered)
        fake_gpu_turn(&gpu);
}

static void check_all_ran(void)
{
    for (uint32_t k = 0; k < DISPATCHES; k++)
        CHECK(fake_gpu_completed(&gpu, k));
}

/* Without a log, or with one that cannot be read, there is nothing to pass over, and the rest goes on. */
static void no_log_to_pass_over(void)
{
    for (uint32_t unreadable = 0; unreadable < 2; unreadable++) {
        begin(0, 1);
        gpu.config.log_entries = unreadable ? gpu.config.log_entries : 0;
        turns(50);
        panic_and_restart(CP_RESTART_REPLAY);
        if (unreadable)
            break_loads(gpu.config.log_base + __builtin_offsetof(struct cp_log_control, written));
        await_answer();
        while (cp_restarting(&cp))
            fake_gpu_turn(&gpu);
        CHECK_EQUAL(cp.log.unstored, 0);
        CHECK_EQUAL(cp.log.pending, 0);
        if (unreadable)
            cp.hal.load = broken.load;
        run();
        check_all_ran();
    }
}

/* What was told of an error cannot be read: the queue goes on as one without. */
static void an_error_that_cannot_be_read(void)
{
    begin(7, 1);
    run();
    check_stopped(0, CP_QUEUE_KERNEL_FAULT, 0);
    panic_and_restart(CP_RESTART_REPLAY);
    break_loads(gpu.config.queues[0].queue_memory + __builtin_offsetof(struct cp_queue_memory, error_reason));
    await_answer();
    while (cp_restarting(&cp))
        fake_gpu_turn(&gpu);
    CHECK_EQUAL(cp.queues[0].error, 0);
    CHECK_EQUAL(cp.queues[0].stage, CP_QUEUE_READING);
    CHECK(cp_bit_test(cp.restarted, 0));
    cp.hal.load = broken.load;
}

/*
 * A queue has a bad descriptor as the firmware begins anew. Once it is good again and the host says so, the queue goes on: what is
 * complete is passed over, and with CP_RESTART_STOPPED it stops at the oldest packet that is not.
 */
static void a_descriptor_is_bad_meanwhile(void)
{
    for (uint32_t restart = CP_RESTART_STOPPED; restart <= CP_RESTART_REPLAY; restart++) {
        for (uint32_t at = 0; at < 400; at += 1 + at / 40) {
            struct cp_queue_memory *memory;
            uint32_t size, oldest;

            begin(0, at + 1);
            turns(at);
            memory = fake_gpu_at(&gpu, gpu.config.queues[0].queue_memory, sizeof(*memory));
            size = memory->size;
            memory->size = 3;
            panic_and_restart((enum cp_restart)restart);
            run();
            CHECK_EQUAL(memory->error_reason, CP_QUEUE_BAD_DESCRIPTOR);
            memory->size = size;
            oldest = oldest_unfinished(0);
            ask(CP_HOST_CLEAR, 0, NULL, CP_HOST_DONE);
            if (restart == CP_RESTART_STOPPED && oldest < DISPATCHES) {
                check_stopped(0, CP_QUEUE_RESET, gpu.dispatch[oldest].dispatch_id);
                ask(CP_HOST_CLEAR, 0, NULL, CP_HOST_DONE);
            }
            CHECK_EQUAL(memory->error_reason, 0);
            CHECK_EQUAL(memory->read_dispatch_id, 3);
        }
    }
}

/* The queue had stopped at a packet, and its descriptor is bad now: that is what the host is told. */
static void a_descriptor_is_bad_after_an_error(void)
{
    struct cp_queue_memory *memory;

    begin(7, 1);
    run();
    check_stopped(0, CP_QUEUE_KERNEL_FAULT, 0);
    memory = fake_gpu_at(&gpu, gpu.config.queues[0].queue_memory, sizeof(*memory));
    memory->size = 3;
    panic_and_restart(CP_RESTART_REPLAY);
    run();
    CHECK_EQUAL(memory->error_reason, CP_QUEUE_BAD_DESCRIPTOR);
    CHECK_EQUAL(cp.queues[0].error, CP_QUEUE_BAD_DESCRIPTOR);
}

static void set_complete(uint32_t queue, uint64_t dispatch_id, uint32_t size)
{
    uint32_t word = cp_packet_complete(dispatch_id, size);

    __builtin_memcpy(fake_gpu_at(&gpu, memory_of(queue)->base_address + dispatch_id % size * CP_PACKET_BYTES, 4), &word,
                     sizeof(word));
}

/*
 * A write index beyond the ring, when all packets are complete and no command can be sent: none is passed over twice, whatever the
 * place says then.
 */
static void a_write_index_beyond_the_ring(void)
{
    static const uint32_t size = 4;

    init(1, size);
    gpu.budget = 1;
    start();
    for (uint32_t i = 0; i < size; i++)
        set_complete(0, i, size);
    ((struct cp_queue_memory *)fake_gpu_at(&gpu, gpu.config.queues[0].queue_memory, sizeof(struct cp_queue_memory)))
        ->write_dispatch_id = size + 2;
    panic_and_restart(CP_RESTART_REPLAY);
    while (cp.restarting != CP_RESTART_OPEN)
        fake_gpu_turn(&gpu);
    while (cp_mailbox_reserve(&gpu.mailbox))
        cp_mailbox_commit(&gpu.mailbox); /* what is in the ring is not executed here */
    for (uint32_t i = 0; i < 2 * CP_MAX_QUEUES && cp.queues[0].next < size; i++)
        cp_step(&cp, 2); /* the first work item finds that the ring is full */
    CHECK_EQUAL(cp.queues[0].next, size);
    CHECK_EQUAL(cp.queues[0].retired, 0);
    CHECK(cp_bit_test(cp.restarted, 0));
    set_complete(0, size, size);
    cp_step(&cp, 100);
    CHECK_EQUAL(cp.queues[0].next, size);
    CHECK_EQUAL(cp_panic(&cp), 0);
}

/* A packet's first word can be read once, and then not: it is not taken for complete. */
static uint32_t loads_left;

static int load_some(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    if (address == broken.address && !loads_left)
        return CP_ERROR_ADDRESS;
    loads_left -= address == broken.address;
    return broken.load(context, address, destination, bytes);
}

static void a_packet_that_is_lost_between_two_loads(void)
{
    init(1, 4);
    gpu.budget = 1;
    start();
    set_complete(0, 0, 4);
    ((struct cp_queue_memory *)fake_gpu_at(&gpu, gpu.config.queues[0].queue_memory, sizeof(struct cp_queue_memory)))
        ->write_dispatch_id = 1;
    panic_and_restart(CP_RESTART_REPLAY);
    break_loads(memory_of(0)->base_address);
    cp.hal.load = load_some;
    loads_left = 1;
    while (cp_restarting(&cp))
        fake_gpu_turn(&gpu);
    for (uint32_t i = 0; i < 100; i++)
        fake_gpu_turn(&gpu);
    CHECK_EQUAL(loads_left, 0);
    CHECK_EQUAL(cp.queues[0].next, 0);
    CHECK_EQUAL(cp_panic(&cp), 0);
}

/* A frame that was written in part and never committed is no command. */
static void a_frame_half_written(void)
{
    struct cp_command *frame;

    begin(0, 1);
    turns(30);
    while (!(frame = cp_mailbox_reserve(&gpu.mailbox)))
        fake_gpu_turn(&gpu);
    __builtin_memset(frame, 0xee, sizeof(*frame));
    panic_and_restart(CP_RESTART_REPLAY);
    run();
    for (uint32_t k = 0; k < DISPATCHES; k++)
        CHECK(fake_gpu_completed(&gpu, k));
}

/* An error of before stands, and CLEAR goes on behind it. */
static void an_error_of_before_stands(void)
{
    for (uint32_t restart = CP_RESTART_STOPPED; restart <= CP_RESTART_REPLAY; restart++) {
        begin(7, 1);
        run();
        check_stopped(0, CP_QUEUE_KERNEL_FAULT, 0);
        ask(CP_HOST_CLEAR, 0, NULL, CP_HOST_DONE);
        check_stopped(0, CP_QUEUE_KERNEL_FAULT, 2);
        panic_and_restart((enum cp_restart)restart);
        run();
        check_stopped(0, CP_QUEUE_KERNEL_FAULT, 2);
        CHECK_EQUAL(cp.queues[0].stage, CP_QUEUE_STOPPED);
        CHECK(!gpu.dispatch[2].begun);
        ask(CP_HOST_CLEAR, 0, NULL, CP_HOST_DONE);
        CHECK_EQUAL(memory_of(0)->read_dispatch_id, 3);
        CHECK(!gpu.dispatch[2].begun);
    }
}

/* A place that a host has claimed and not written yet is no complete packet, in the first round of the ring and later. */
static void a_claimed_place_is_awaited(void)
{
    for (uint32_t before = 0; before < 12; before++) {
        struct cp_queue_memory *memory;
        struct cp_dispatch_packet packet;
        uint32_t *word;
        uint64_t signal;

        init(1, 4);
        start();
        for (uint32_t i = 0; i < before; i++) {
            fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {1, 1, 1}});
            fake_gpu_ring(&gpu, 0, 0);
            run();
        }
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {1, 1, 1}});
        memory = fake_gpu_at(&gpu, gpu.config.queues[0].queue_memory, sizeof(*memory));
        word = fake_gpu_at(&gpu, memory->base_address + before % 4 * 64, 64);
        __builtin_memcpy(&packet, word, sizeof(packet));
        signal = packet.completion_signal;
        __builtin_memcpy(word, &(uint32_t){before < 4 ? CP_PACKET_INVALID : cp_packet_complete(before - 4, 4)}, 4);
        panic_and_restart(before % 2 ? CP_RESTART_STOPPED : CP_RESTART_REPLAY);
        run();
        CHECK_EQUAL(memory->read_dispatch_id, before);
        CHECK_EQUAL(memory->error_reason, 0);
        __builtin_memcpy(word, &packet, sizeof(packet));
        fake_gpu_ring(&gpu, 0, 0);
        run();
        CHECK_EQUAL(memory->read_dispatch_id, before + 1);
        CHECK_EQUAL(signal_value(signal), 0);
    }
}

static uint32_t told;

void cp_panicked(uint32_t panic)
{
    told = panic;
}

/* The port's function is called at once, and for the first panic only. */
static void the_port_is_told(void)
{
    begin(0, 1);
    told = 0;
    cp_fail(&cp, CP_MODULE_QUEUE, 3);
    CHECK_EQUAL(told, (uint32_t)CP_MODULE_QUEUE << 16 | 3u);
    CHECK_EQUAL(told, cp_panic(&cp));
    told = 0;
    cp_fail(&cp, CP_MODULE_CP, 4);
    CHECK_EQUAL(told, 0);
}

static void the_field_is_checked(void)
{
    init(1, 4);
    gpu.config.restart = CP_RESTART_REPLAY + 1;
    CHECK_EQUAL(fake_gpu_start(&gpu), CP_ERROR_CONFIG);
    CHECK_EQUAL(cp_refused_field(&cp), CP_FIELD_RESTART);
}

TEST_MAIN()
{
    return test_run("restart", (const struct test_case[]){TEST(packets_run_again),
                                                          TEST(queues_stop),
                                                          TEST(commands_of_the_host),
                                                          TEST(a_queue_is_created_later),
                                                          TEST(restarts_in_a_row),
                                                          TEST(nothing_precedes_the_answer),
                                                          TEST(cus_return_meanwhile),
                                                          TEST(no_log_to_pass_over),
                                                          TEST(an_error_that_cannot_be_read),
                                                          TEST(a_descriptor_is_bad_meanwhile),
                                                          TEST(a_descriptor_is_bad_after_an_error),
                                                          TEST(a_write_index_beyond_the_ring),
                                                          TEST(a_packet_that_is_lost_between_two_loads),
                                                          TEST(a_frame_half_written),
                                                          TEST(an_error_of_before_stands),
                                                          TEST(a_claimed_place_is_awaited),
                                                          TEST(the_port_is_told),
                                                          TEST(the_field_is_checked),
                                                          {0}});
}
