/* test_agent.c - agent dispatch packets, which the host executes. */
#include "host_bench.h"

#define TYPE 0x8123u

/* Fills in an agent dispatch packet with a completion signal, and writes it to queue 0. */
static uint64_t enqueue(struct cp_agent_packet *packet, bool barrier_bit)
{
    packet->header = CP_PACKET_HEADER(CP_PACKET_AGENT_DISPATCH, barrier_bit, CP_FENCE_SYSTEM, CP_FENCE_SYSTEM);
    packet->type = TYPE;
    packet->completion_signal = fake_gpu_signal(&gpu);
    fake_gpu_packet(&gpu, 0, packet);
    return packet->completion_signal;
}

static void answer(uint32_t queue, uint32_t tag, uint64_t status)
{
    fake_gpu_post(
        &gpu,
        &(struct cp_event){
            .kind = CP_EVENT_AGENT_DONE, .cu = (uint16_t)queue, .tag = tag, .cycle = gpu.now, .agent_done = {status}});
}

/* Runs until the firmware has handed out another packet. */
static void await_call(uint32_t count)
{
    for (uint32_t turns = 0; gpu.agents < count && turns < TURNS; turns++)
        fake_gpu_turn(&gpu);
    CHECK_EQUAL(gpu.agents, count);
}

static void set_up(void)
{
    init(2, 8);
    gpu.config.event_mailboxes = 1;
    start();
}

/* A queue whose only packet so far is with the host, and a dispatch behind it. */
static uint64_t call(void)
{
    struct cp_agent_packet packet = {.argument = {1}};
    uint64_t signal;

    set_up();
    signal = enqueue(&packet, false);
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}});
    fake_gpu_ring(&gpu, 0, 0);
    await_call(1);
    return signal;
}

/* All of the packet reaches the host. Nothing behind it is read until the host has answered. */
static void host_is_asked_and_answers(void)
{
    for (uint32_t i = 0; i < 8; i++) {
        struct cp_agent_packet packet = {
            .reserved0 = UINT32_MAX, .argument = {UINT64_MAX, 2, UINT64_C(3) << 40, i}, .reserved1 = UINT64_MAX};
        uint64_t signal;

        init(2, 8);
        gpu.config.event_mailboxes = 1;
        gpu.command_entries = i & 1 ? 1 : 4;
        ((struct cp_queue_memory *)fake_gpu_at(&gpu, gpu.config.queues[0].queue_memory, sizeof(struct cp_queue_memory)))
            ->queue_properties = i & 2 ? CP_QUEUE_PROFILING : 0;
        start();
        packet.return_address = i & 4 ? 0 : fake_gpu_allocate(&gpu, 8);
        fake_gpu_barrier(&gpu, 0, CP_PACKET_BARRIER_AND, 0, 0);
        signal = enqueue(&packet, i & 1);
        ((struct cp_signal *)fake_gpu_at(&gpu, signal, sizeof(struct cp_signal)))->event_mailbox =
            fake_gpu_allocate(&gpu, 8);
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}});
        fake_gpu_ring(&gpu, 0, 700);
        await_call(1);
        CHECK_EQUAL(gpu.agent.dispatch_id, 1);
        CHECK_EQUAL(gpu.agent.queue, 0);
        CHECK_EQUAL(gpu.agent.type, TYPE);
        CHECK_EQUAL(gpu.agent.return_address, packet.return_address);
        for (uint32_t j = 0; j < 4; j++)
            CHECK_EQUAL(gpu.agent.argument[j], packet.argument[j]);
        run();
        CHECK_EQUAL(signal_value(signal), 1);
        CHECK_EQUAL(gpu.dispatch[0].launched, 0);
        CHECK_EQUAL(memory_of(0)->read_dispatch_id, 1);
        answer(0, gpu.agent_tag, CP_AGENT_SERVED);
        run();
        CHECK_EQUAL(gpu.agents, 1);
        CHECK_EQUAL(signal_value(signal), 0);
        CHECK_EQUAL(gpu.notifies, 1);
        CHECK_EQUAL(fake_gpu_read64(&gpu, signal + __builtin_offsetof(struct cp_signal, end_timestamp)) >= 700,
                    (i & 2) != 0);
        CHECK(fake_gpu_completed(&gpu, 0));
        CHECK_EQUAL(memory_of(0)->read_dispatch_id, 3);
        CHECK_EQUAL(cp_counters_of(&cp)->stale, 0);
        CHECK_EQUAL(cp_counters_of(&cp)->packets, 3);
    }
}

static void packets_without_a_signal(void)
{
    struct cp_agent_packet packet = {.header = CP_PACKET_AGENT_DISPATCH};

    set_up();
    fake_gpu_packet(&gpu, 0, &packet);
    fake_gpu_packet(&gpu, 0, &packet);
    fake_gpu_ring(&gpu, 0, 0);
    for (uint32_t i = 1; i <= 2; i++) {
        await_call(i);
        CHECK_EQUAL(gpu.agent.dispatch_id, i - 1);
        answer(0, gpu.agent_tag, CP_AGENT_SERVED);
    }
    run();
    CHECK_EQUAL(memory_of(0)->read_dispatch_id, 2);
}

/* With the barrier bit the host is asked when all before is complete, without it at once. */
static void barrier_bit_of_an_agent_dispatch(void)
{
    for (uint32_t bit = 0; bit < 2; bit++) {
        struct cp_agent_packet packet = {0};

        set_up();
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.duration = 5000});
        enqueue(&packet, bit);
        fake_gpu_ring(&gpu, 0, 0);
        await_call(1);
        CHECK_EQUAL(fake_gpu_completed(&gpu, 0), bit);
        answer(0, gpu.agent_tag, CP_AGENT_SERVED);
        run();
        CHECK_EQUAL(memory_of(0)->read_dispatch_id, 2);
    }
}

/* The host's number is told to the process. Behind the packet the queue goes on, when the host says so. */
static void host_refuses(void)
{
    uint64_t signal = call();

    answer(0, gpu.agent_tag, UINT64_C(0x123456789));
    run();
    CHECK_EQUAL(memory_of(0)->error_reason, CP_QUEUE_AGENT_DISPATCH);
    CHECK_EQUAL(memory_of(0)->error_packet, 0);
    CHECK_EQUAL(memory_of(0)->error_detail, UINT64_C(0x123456789));
    CHECK_EQUAL(signal_value(signal), 1);
    CHECK(!fake_gpu_completed(&gpu, 0));
    CHECK_EQUAL(cp_counters_of(&cp)->rejected_packets, 1);
    ask(CP_HOST_CLEAR, 0, NULL, CP_HOST_DONE);
    CHECK_EQUAL(gpu.agents, 1);
    CHECK_EQUAL(signal_value(signal), 1);
    CHECK(fake_gpu_completed(&gpu, 0));
    CHECK_EQUAL(memory_of(0)->read_dispatch_id, 2);
}

#define MEMORY_END (FAKE_MEMORY_BASE + FAKE_MEMORY_BYTES)

/* The host is not asked. */
static void bad_agent_packets(void)
{
    static const struct {
        const char *name;
        uint64_t return_address, signal;
        enum cp_queue_error error;
    } cases[] = {
        {"returns below", FAKE_MEMORY_BASE - 8, 0, CP_QUEUE_BAD_RETURN},
        {"returns behind", MEMORY_END, 0, CP_QUEUE_BAD_RETURN},
        {"returns over the end", MEMORY_END - 7, 0, CP_QUEUE_BAD_RETURN},
        {"returns to the last word there is", UINT64_MAX - 7, 0, CP_QUEUE_BAD_RETURN},
        {"signal misaligned", 0, FAKE_MEMORY_BASE + 4, CP_QUEUE_BAD_SIGNAL},
        {"signal over the end", 0, MEMORY_END - 56, CP_QUEUE_BAD_SIGNAL},
        {"good", MEMORY_END - 8, 0, CP_QUEUE_OK},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_agent_packet packet = {.header = CP_PACKET_AGENT_DISPATCH,
                                         .return_address = cases[i].return_address,
                                         .completion_signal = cases[i].signal};

        test_context(cases[i].name);
        set_up();
        fake_gpu_packet(&gpu, 0, &packet);
        fake_gpu_ring(&gpu, 0, 0);
        run();
        CHECK_EQUAL(gpu.agents, !cases[i].error);
        check_stopped(0, cases[i].error, 0);
    }
    test_context(0);
}

/* Answers for other queues, other packets, twice, and too late or too early change nothing. */
static void wrong_answers_are_stale(void)
{
    uint64_t signal = call();
    uint32_t tag = gpu.agent_tag;

    answer(1, tag, 0);
    answer(CP_MAX_QUEUES, tag, 0);
    answer(UINT16_MAX, tag, 7);
    answer(0, tag + 1, 0);
    answer(0, tag - 1, 7);
    run();
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 5);
    CHECK_EQUAL(signal_value(signal), 1);
    answer(0, tag, 0);
    answer(0, tag, 0);
    run();
    answer(0, tag, 7);
    run();
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 7);
    CHECK_EQUAL(signal_value(signal), 0);
    CHECK_EQUAL(memory_of(0)->error_reason, 0);
    CHECK_EQUAL(memory_of(0)->read_dispatch_id, 2);
}

/* A queue can be suspended while the host has its packet, which may end then. */
static void suspended_while_the_host_has_it(void)
{
    for (uint32_t early = 0; early < 2; early++) {
        uint64_t signal = call();

        ask(CP_HOST_SUSPEND, 0, NULL, CP_HOST_DONE);
        if (early) {
            answer(0, gpu.agent_tag, 0);
            run();
            CHECK_EQUAL(signal_value(signal), 0);
            CHECK_EQUAL(gpu.dispatch[0].launched, 0);
        }
        ask(CP_HOST_RESUME, 0, NULL, CP_HOST_DONE);
        CHECK_EQUAL(fake_gpu_completed(&gpu, 0), early);
        if (!early)
            answer(0, gpu.agent_tag, 0);
        run();
        CHECK_EQUAL(gpu.agents, 1);
        CHECK_EQUAL(signal_value(signal), 0);
        CHECK(fake_gpu_completed(&gpu, 0));
    }
}

/* DRAIN waits for the host, whatever it says. */
static void drained_when_the_host_has_answered(void)
{
    for (uint32_t status = 0; status < 2; status++) {
        uint64_t signal = call();

        tell(CP_HOST_DRAIN, 0, NULL);
        run();
        CHECK_EQUAL(gpu.answers, 0);
        answer(0, gpu.agent_tag, status);
        run();
        check_answer(0, CP_HOST_DONE);
        CHECK_EQUAL(signal_value(signal), status);
        CHECK_EQUAL(memory_of(0)->read_dispatch_id, 1 - status);
        CHECK_EQUAL(memory_of(0)->error_reason, status ? CP_QUEUE_AGENT_DISPATCH : CP_QUEUE_OK);
        CHECK_EQUAL(gpu.dispatch[0].launched, 0);
        CHECK_EQUAL(cp.config.queues[0].queue_memory, 0);
    }
}

static int load_nothing(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    (void)context;
    (void)address;
    (void)destination;
    (void)bytes;
    return CP_ERROR_ADDRESS;
}

/* DRAIN waits for the host no more when the queue stops: a doorbell rings, and its memory cannot be read. */
static void drained_when_the_queue_stops(void)
{
    uint64_t signal = call();
    struct cp_hal hal = cp.hal;

    tell(CP_HOST_DRAIN, 0, NULL);
    run();
    CHECK_EQUAL(gpu.answers, 0);
    cp.hal.load = load_nothing;
    fake_gpu_ring(&gpu, 0, 0);
    while (cp.queues[0].stage != CP_QUEUE_STOPPED && fake_gpu_turn(&gpu))
        ;
    cp.hal = hal;
    run();
    check_answer(0, CP_HOST_DONE);
    CHECK_EQUAL(memory_of(0)->error_reason, CP_QUEUE_BAD_DESCRIPTOR);
    CHECK_EQUAL(signal_value(signal), 1);
}

/* ABANDON does not wait. The answer comes too late, also for the queue that has the number then. */
static void abandoned_while_the_host_has_it(void)
{
    uint64_t signal = call();
    uint32_t tag = gpu.agent_tag;

    ask(CP_HOST_ABANDON, 0, NULL, CP_HOST_DONE);
    check_stopped(0, CP_QUEUE_ABANDONED, 0);
    answer(0, tag, 0);
    run();
    ((struct cp_queue_memory *)fake_gpu_at(&gpu, gpu.config.queues[0].queue_memory, sizeof(struct cp_queue_memory)))
        ->error_reason = 0;
    ask(CP_HOST_CREATE, 0, &gpu.config.queues[0], CP_HOST_DONE); /* executes the packet once more */
    CHECK_EQUAL(gpu.agents, 2);
    CHECK_EQUAL(gpu.agent.dispatch_id, 0);
    answer(0, tag, 0);
    run();
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 2);
    CHECK_EQUAL(signal_value(signal), 1);
    answer(0, gpu.agent_tag, 0);
    run();
    CHECK_EQUAL(signal_value(signal), 0);
    CHECK(fake_gpu_completed(&gpu, 0));
}

/* Whatever the host does when the firmware is about to ask, it is asked once, or not if the queue is removed before. */
static void commands_at_any_time(void)
{
    static const uint32_t operations[] = {CP_HOST_UPDATE, CP_HOST_SUSPEND, CP_HOST_DRAIN, CP_HOST_ABANDON};
    struct cp_queue_config changed = {.priority = 1};
    uint32_t calling = 0, called = 0;

    for (uint32_t i = 0; i < 4 * 150; i++) {
        struct cp_agent_packet packet = {0};
        uint32_t operation = operations[i % 4];
        uint64_t signal;

        init(2, 8);
        gpu.random = i + 1;
        gpu.command_entries = 1;
        gpu.budget = 3;
        start();
        signal = enqueue(&packet, false);
        fake_gpu_dispatch(&gpu, 1, &(struct fake_kernel){.groups = {20, 1, 1}}); /* fills the ring */
        fake_gpu_ring(&gpu, 1, 0);
        fake_gpu_ring(&gpu, 0, 10 * (i % 40));
        for (uint32_t turn = 0; turn < i / 8; turn++)
            fake_gpu_turn(&gpu);
        tell(operation, 0, &changed);
        while (!gpu.answers && fake_gpu_turn(&gpu)) {
            calling += cp.requests[0].asked == 1 && cp.queues[0].stage == CP_QUEUE_CALLING;
            called += cp.requests[0].asked == 1 && cp.queues[0].stage == CP_QUEUE_CALLED;
            if (cp.queues[0].stage == CP_QUEUE_CALLED && operation == CP_HOST_DRAIN && gpu.agents)
                answer(0, gpu.agent_tag, 0);
        }
        check_answer(0, CP_HOST_DONE);
        if (operation == CP_HOST_SUSPEND)
            ask(CP_HOST_RESUME, 0, NULL, CP_HOST_DONE);
        if (operation == CP_HOST_DRAIN || operation == CP_HOST_ABANDON) {
            CHECK_EQUAL(gpu.agents && operation == CP_HOST_DRAIN, !signal_value(signal));
            continue;
        }
        run();
        CHECK_EQUAL(gpu.agents, 1);
        answer(0, gpu.agent_tag, 0);
        run();
        CHECK_EQUAL(signal_value(signal), 0);
    }
    CHECK(calling && called);
}

/* The kernel before it faults: the packet is handed over again, with its dispatch id, when the queue goes on. */
static void queue_stops_while_the_host_has_it(void)
{
    struct cp_agent_packet packet = {0};
    uint32_t tag;
    uint64_t signal, stale;

    set_up();
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.program = FAKE_FAULT, .groups = {4, 1, 1}});
    signal = enqueue(&packet, false);
    fake_gpu_ring(&gpu, 0, 0);
    await_call(1);
    tag = gpu.agent_tag;
    run();
    check_stopped(0, CP_QUEUE_KERNEL_FAULT, 0);
    stale = cp_counters_of(&cp)->stale;
    answer(0, tag, 0);
    run();
    CHECK_EQUAL(signal_value(signal), 1);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, stale + 1);
    ask(CP_HOST_CLEAR, 0, NULL, CP_HOST_DONE);
    CHECK_EQUAL(gpu.agents, 2);
    CHECK_EQUAL(gpu.agent.dispatch_id, 1);
    CHECK(gpu.agent_tag != tag);
    answer(0, gpu.agent_tag, 0);
    run();
    CHECK_EQUAL(signal_value(signal), 0);
    CHECK_EQUAL(memory_of(0)->read_dispatch_id, 2);
}

TEST_MAIN()
{
    return test_run("agent", (const struct test_case[]){TEST(host_is_asked_and_answers),
                                                        TEST(packets_without_a_signal),
                                                        TEST(barrier_bit_of_an_agent_dispatch),
                                                        TEST(host_refuses),
                                                        TEST(bad_agent_packets),
                                                        TEST(wrong_answers_are_stale),
                                                        TEST(suspended_while_the_host_has_it),
                                                        TEST(drained_when_the_host_has_answered),
                                                        TEST(drained_when_the_queue_stops),
                                                        TEST(abandoned_while_the_host_has_it),
                                                        TEST(commands_at_any_time),
                                                        TEST(queue_stops_while_the_host_has_it),
                                                        {0}});
}
