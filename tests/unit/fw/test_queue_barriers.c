/* test_queue_barriers.c - barrier packets of user-mode queues, and the signals that they wait for. */
#include "queue_bench.h"

/* A second queue completes signals for barrier packets of the first. */
static void barrier_packets(uint32_t type, uint32_t count, uint32_t needed)
{
    uint64_t signals[5], own, completed;

    init(2, 8);
    start();
    for (uint32_t i = 0; i < count; i++) {
        uint32_t dispatch =
            fake_gpu_dispatch(&gpu, 1, &(struct fake_kernel){.duration = 3000 * (i + 1), .barrier_bit = true});

        signals[i] = gpu.dispatch[dispatch].signal;
    }
    own = fake_gpu_barrier(&gpu, 0, type, signals, count);
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}});
    fake_gpu_ring(&gpu, 0, 0);
    fake_gpu_ring(&gpu, 1, 500);
    while (!fake_gpu_completed(&gpu, needed - 1))
        CHECK(fake_gpu_turn(&gpu));
    completed = gpu.now;
    while (signal_value(own))
        CHECK(fake_gpu_turn(&gpu));
    CHECK(gpu.now - completed < CP_SIGNAL_POLL / 10); /* a signal of the firmware's own is noticed at once */
    CHECK_EQUAL(gpu.dispatch[count].launched, 0);     /* nothing behind it has started */
    for (uint32_t i = 0; i < count; i++)
        CHECK_EQUAL(fake_gpu_completed(&gpu, i), i < needed);
    run();
    CHECK(fake_gpu_completed(&gpu, count));
    CHECK_EQUAL(memory_of(0)->read_dispatch_id, 2);
}

static void barrier_and_waits_for_all_signals(void)
{
    barrier_packets(CP_PACKET_BARRIER_AND, 5, 5);
    barrier_packets(CP_PACKET_BARRIER_AND, 3, 3);
    barrier_packets(CP_PACKET_BARRIER_AND, 1, 1);
}

static void barrier_or_waits_for_one_signal(void)
{
    barrier_packets(CP_PACKET_BARRIER_OR, 3, 1);
}

static void barrier_without_dependencies_completes_at_once(void)
{
    init(1, 4);
    start();
    for (uint32_t i = 0; i < 2; i++)
        fake_gpu_barrier(&gpu, 0, i ? CP_PACKET_BARRIER_OR : CP_PACKET_BARRIER_AND, 0, 0);
    fake_gpu_packet(&gpu, 0, &(struct cp_barrier_packet){.header = CP_PACKET_BARRIER_AND}); /* no signal */
    fake_gpu_ring(&gpu, 0, 0);
    run();
    CHECK_EQUAL(memory_of(0)->read_dispatch_id, 3);
    CHECK_EQUAL(cp_counters_of(&cp)->packets, 3);
}

static void signal_that_the_host_sets_is_seen(void)
{
    uint64_t signal, own;

    init(1, 4);
    start();
    signal = fake_gpu_signal(&gpu);
    own = fake_gpu_barrier(&gpu, 0, CP_PACKET_BARRIER_AND, &signal, 1);
    fake_gpu_ring(&gpu, 0, 0);
    for (uint32_t i = 0; i < 20 && (cp.queues[0].stage != CP_QUEUE_DEPENDENCIES || cp.work_left); i++)
        fake_gpu_turn(&gpu);
    CHECK(cp_deadline(&cp) > cp.now + CP_SIGNAL_POLL / 2 && cp_deadline(&cp) <= cp.now + CP_SIGNAL_POLL);
    for (uint32_t i = 0; i < 20; i++)
        CHECK(fake_gpu_turn(&gpu)); /* the deadline keeps it looking */
    CHECK(gpu.now > 10 * CP_SIGNAL_POLL);
    CHECK_EQUAL(signal_value(own), 1);
    ((struct cp_signal *)fake_gpu_at(&gpu, signal, sizeof(struct cp_signal)))->value = 0;
    run();
    CHECK_EQUAL(signal_value(own), 0);
}

/* Each of the five places of a barrier packet counts by itself. */
static void signal_counts_wherever_it_stands(void)
{
    static const uint16_t types[] = {CP_PACKET_BARRIER_AND, CP_PACKET_BARRIER_OR};

    for (uint32_t i = 0; i < 10; i++) {
        struct cp_barrier_packet packet = {.header = types[i / 5]};

        init(1, 4);
        start();
        packet.dependency[i % 5] = fake_gpu_signal(&gpu);
        packet.completion_signal = fake_gpu_signal(&gpu);
        fake_gpu_packet(&gpu, 0, &packet);
        fake_gpu_ring(&gpu, 0, 0);
        for (uint32_t turn = 0; turn < 20; turn++)
            CHECK(fake_gpu_turn(&gpu));
        CHECK_EQUAL(signal_value(packet.completion_signal), 1);
        ((struct cp_signal *)fake_gpu_at(&gpu, packet.dependency[i % 5], sizeof(struct cp_signal)))->value = 0;
        run();
        CHECK_EQUAL(signal_value(packet.completion_signal), 0);
    }
}

static void bad_signals_of_barriers(void)
{
    static const uint64_t signals[] = {
        4, 0x10, FAKE_MEMORY_BASE - 8, FAKE_MEMORY_BASE + FAKE_MEMORY_BYTES - 56, UINT64_MAX - 7, FAKE_MEMORY_BASE + 1};

    for (uint32_t i = 0; i < sizeof(signals) / sizeof(signals[0]); i++) {
        struct cp_barrier_packet packet = {.header = CP_PACKET_BARRIER_AND};

        init(1, 4);
        start();
        packet.dependency[i % 5] = signals[i];
        fake_gpu_packet(&gpu, 0, &packet);
        fake_gpu_ring(&gpu, 0, 0);
        run();
        check_stopped(0, CP_QUEUE_BAD_SIGNAL, 0);
        init(1, 4);
        start();
        packet.dependency[i % 5] = 0;
        packet.completion_signal = signals[i];
        fake_gpu_packet(&gpu, 0, &packet);
        fake_gpu_ring(&gpu, 0, 0);
        run();
        check_stopped(0, CP_QUEUE_BAD_SIGNAL, 0);
    }
}

static void dependency_that_cannot_be_read(void)
{
    uint64_t signal = FAKE_MEMORY_BASE + FAKE_MEMORY_BYTES + 64;

    init(1, 4);
    gpu.config.queues[0].process.bytes *= 2; /* more than there is */
    start();
    fake_gpu_barrier(&gpu, 0, CP_PACKET_BARRIER_AND, &signal, 1);
    fake_gpu_ring(&gpu, 0, 0);
    run();
    check_stopped(0, CP_QUEUE_BAD_SIGNAL, 0);
    CHECK_EQUAL(cp_counters_of(&cp)->rejected_packets, 1);
}

/* One signal goes out of reach while its barrier packet waits. */
static void stopped_queue_is_not_polled(void)
{
    uint64_t signals[2];

    init(2, 4);
    start();
    for (uint32_t i = 0; i < 2; i++) {
        signals[i] = fake_gpu_signal(&gpu);
        fake_gpu_barrier(&gpu, i, CP_PACKET_BARRIER_AND, &signals[i], 1);
        fake_gpu_ring(&gpu, i, 0);
    }
    for (uint32_t i = 0; i < 10; i++)
        CHECK(fake_gpu_turn(&gpu));
    cp.queues[0].dependency[0] = FAKE_MEMORY_BASE + FAKE_MEMORY_BYTES;
    for (uint32_t i = 0; i < 20; i++)
        CHECK(fake_gpu_turn(&gpu));
    check_stopped(0, CP_QUEUE_BAD_SIGNAL, 0);
    CHECK_EQUAL(cp_counters_of(&cp)->rejected_packets, 1);
    CHECK_EQUAL(memory_of(1)->error_reason, 0);
}

/* A kernel before the barrier packet faults when the packet's poll is due already, and then its signal is there. */
static void stopped_queue_forgets_a_due_poll(void)
{
    uint64_t signal, own;

    init(1, 4);
    gpu.budget = 1;
    start();
    signal = fake_gpu_signal(&gpu);
    own = fake_gpu_barrier(&gpu, 0, CP_PACKET_BARRIER_AND, &signal, 1);
    fake_gpu_ring(&gpu, 0, 0);
    for (uint32_t i = 0; i < 50 && !cp_bits_any(cp.queues_due, CP_QUEUE_WORDS); i++)
        CHECK(fake_gpu_turn(&gpu));
    CHECK(cp_bits_any(cp.queues_due, CP_QUEUE_WORDS));
    cp_queue_stop(&cp, 0);
    ((struct cp_signal *)fake_gpu_at(&gpu, signal, sizeof(struct cp_signal)))->value = 0;
    run();
    CHECK_EQUAL(cp.queues[0].stage, CP_QUEUE_STOPPED);
    CHECK_EQUAL(signal_value(own), 1);
    CHECK_EQUAL(memory_of(0)->read_dispatch_id, 0);
}

TEST_MAIN()
{
    return test_run("queue_barriers", (const struct test_case[]){TEST(barrier_and_waits_for_all_signals),
                                                                 TEST(barrier_or_waits_for_one_signal),
                                                                 TEST(barrier_without_dependencies_completes_at_once),
                                                                 TEST(signal_that_the_host_sets_is_seen),
                                                                 TEST(signal_counts_wherever_it_stands),
                                                                 TEST(bad_signals_of_barriers),
                                                                 TEST(dependency_that_cannot_be_read),
                                                                 TEST(stopped_queue_is_not_polled),
                                                                 TEST(stopped_queue_forgets_a_due_poll),
                                                                 {0}});
}
