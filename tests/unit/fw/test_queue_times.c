/* test_queue_times.c - start and end timestamps in completion signals, which a queue asks for. */
#include "queue_bench.h"

#define LASTS 5000u /* a run takes half of this at least */

static const struct cp_signal *signal_at(uint64_t signal)
{
    return fake_gpu_at(&gpu, signal, sizeof(struct cp_signal));
}

static void set_properties(uint32_t properties)
{
    ((struct cp_queue_memory *)fake_gpu_at(&gpu, gpu.config.queues[0].queue_memory, sizeof(struct cp_queue_memory)))
        ->queue_properties = properties;
}

static void begin(uint32_t properties, uint32_t entries)
{
    init(1, 8);
    gpu.command_entries = entries;
    set_properties(properties);
    start();
}

/* Runs on until the signal is decremented, and sees what is in it before and then. */
static void await(uint64_t signal)
{
    while (signal_value(signal)) {
        CHECK(signal_at(signal)->end_timestamp == 0 || signal_at(signal)->start_timestamp);
        CHECK(fake_gpu_turn(&gpu));
    }
}

static void check_times(uint64_t signal, bool stamped, uint64_t lasts)
{
    const struct cp_signal *s = signal_at(signal);

    CHECK_EQUAL(s->start_timestamp != 0, stamped);
    CHECK_EQUAL(s->end_timestamp != 0, stamped);
    CHECK(s->end_timestamp - s->start_timestamp >= lasts || !stamped);
    CHECK(s->end_timestamp <= gpu.now);
    CHECK(s->start_timestamp >= 700 || !stamped);
}

/* Only bit 3 of the properties counts. A ring of one command delays all. */
static void dispatches_have_times_if_the_queue_says_so(void)
{
    static const struct {
        const char *name;
        uint32_t properties, entries;
        struct fake_kernel kernel;
        bool stamped;
    } cases[] = {
        {"profiling", CP_QUEUE_PROFILING, 4, {.duration = LASTS}, true},
        {"profiling among other bits", UINT32_MAX, 4, {.duration = LASTS}, true},
        {"a ring of one", CP_QUEUE_PROFILING, 1, {.duration = LASTS, .groups = {8, 1, 1}}, true},
        {"more than fits", CP_QUEUE_PROFILING, 4, {.duration = LASTS, .groups = {100, 1, 1}}, true},
        {"reclaim", CP_QUEUE_PROFILING, 4, {.duration = LASTS, .gather = 1000}, true},
        {"cooperative", CP_QUEUE_PROFILING, 4, {.program = FAKE_STEAL, .groups = {8, 1, 1}, .rounds = 9}, true},
        {"resizes", CP_QUEUE_PROFILING, 1, {.program = FAKE_RESIZE, .groups = {8, 1, 1}, .rounds = 3}, true},
        {"no property", 0, 4, {.duration = LASTS}, false},
        {"all others", ~CP_QUEUE_PROFILING, 4, {.duration = LASTS}, false},
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        uint64_t lasts = FAKE_IS_COOPERATIVE(cases[i].kernel.program) ? 1 : LASTS / 2;

        test_context(cases[i].name);
        begin(cases[i].properties, cases[i].entries);
        fake_gpu_dispatch(&gpu, 0, &cases[i].kernel);
        fake_gpu_ring(&gpu, 0, 700);
        await(gpu.dispatch[0].signal);
        check_times(gpu.dispatch[0].signal, cases[i].stamped, lasts);
        run();
        check_times(gpu.dispatch[0].signal, cases[i].stamped, lasts);
    }
    test_context(0);
}

/* Times are those of each dispatch by itself, and come in the order of packets when the barrier bit is set. */
static void dispatches_in_order_have_times_in_order(void)
{
    begin(CP_QUEUE_PROFILING, 4);
    for (uint32_t i = 0; i < 3; i++)
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.duration = LASTS, .barrier_bit = true});
    fake_gpu_ring(&gpu, 0, 700);
    run();
    for (uint32_t i = 0; i < 3; i++) {
        check_times(gpu.dispatch[i].signal, true, LASTS / 2);
        if (i)
            CHECK(signal_at(gpu.dispatch[i].signal)->start_timestamp >=
                  signal_at(gpu.dispatch[i - 1].signal)->end_timestamp);
    }
}

/* The start is written when the kernel begins, not when it ends. Until then the kernel has not given up its reclaim. */
static void start_is_there_while_the_kernel_runs(void)
{
    begin(CP_QUEUE_PROFILING, 4);
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.duration = LASTS, .gather = 1000000});
    fake_gpu_ring(&gpu, 0, 700);
    while (!gpu.dispatch[0].launched) {
        CHECK(fake_gpu_turn(&gpu));
        CHECK(!gpu.dispatch[0].begun || cp.reclaims[0].check_at > 1000000);
        CHECK(!gpu.dispatch[0].begun || cp.reclaims[0].check_at < UINT64_MAX);
        CHECK(!gpu.dispatch[0].begun || signal_at(gpu.dispatch[0].signal)->start_timestamp);
    }
    CHECK(signal_at(gpu.dispatch[0].signal)->start_timestamp <= gpu.now);
    CHECK_EQUAL(signal_at(gpu.dispatch[0].signal)->end_timestamp, 0);
    run();
}

/* The property is read at the first doorbell with the rest of the queue's memory. */
static void property_is_read_once(void)
{
    for (uint32_t first = 0; first < 2; first++) {
        begin(first ? CP_QUEUE_PROFILING : 0, 4);
        fake_gpu_ring(&gpu, 0, 0);
        run();
        set_properties(first ? 0 : CP_QUEUE_PROFILING);
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.duration = LASTS});
        fake_gpu_ring(&gpu, 0, 700);
        run();
        check_times(gpu.dispatch[0].signal, first, LASTS / 2);
    }
}

/* No signal, no store: the fake GPU would refuse one. */
static void dispatch_without_a_signal(void)
{
    struct cp_dispatch_packet *packet;

    begin(CP_QUEUE_PROFILING, 4);
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.duration = LASTS});
    packet = fake_gpu_at(&gpu, gpu.dispatch[0].packet, sizeof(*packet));
    packet->completion_signal = 0;
    fake_gpu_ring(&gpu, 0, 700);
    run();
    CHECK_EQUAL(memory_of(0)->read_dispatch_id, 1);
    check_times(gpu.dispatch[0].signal, false, 0);
}

static void kernel_that_faults_has_no_end(void)
{
    begin(CP_QUEUE_PROFILING, 4);
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.program = FAKE_FAULT, .groups = {4, 1, 1}});
    fake_gpu_ring(&gpu, 0, 700);
    run();
    check_stopped(0, CP_QUEUE_KERNEL_FAULT, 0);
    CHECK(signal_at(gpu.dispatch[0].signal)->start_timestamp >= 700);
    CHECK_EQUAL(signal_at(gpu.dispatch[0].signal)->end_timestamp, 0);
    CHECK_EQUAL(signal_value(gpu.dispatch[0].signal), 1);
}

/* Both times of a barrier packet are those of its completion. */
static void barrier_packets_have_times_of_their_completion(void)
{
    static const uint16_t types[] = {CP_PACKET_BARRIER_AND, CP_PACKET_BARRIER_OR, CP_PACKET_VENDOR};

    for (uint32_t i = 0; i < 12; i++) {
        struct cp_barrier_value_packet packet = {.header = types[i / 4], .format = CP_VENDOR_BARRIER_VALUE};
        bool stamped = i & 1;

        begin(stamped ? CP_QUEUE_PROFILING : 0, i & 2 ? 1 : 4);
        packet.signal = fake_gpu_signal(&gpu);
        packet.completion_signal = fake_gpu_signal(&gpu);
        packet.mask = types[i / 4] == CP_PACKET_VENDOR; /* EQ 0; of the others this is a place for a signal */
        fake_gpu_packet(&gpu, 0, &packet);
        fake_gpu_ring(&gpu, 0, 700);
        for (uint32_t turn = 0; turn < 20; turn++)
            CHECK(fake_gpu_turn(&gpu));
        check_times(packet.completion_signal, false, 0);
        ((struct cp_signal *)fake_gpu_at(&gpu, packet.signal, sizeof(struct cp_signal)))->value = 0;
        await(packet.completion_signal);
        check_times(packet.completion_signal, stamped, 0);
        CHECK(!stamped || signal_at(packet.completion_signal)->start_timestamp > 10 * CP_SIGNAL_POLL);
        run();
        CHECK_EQUAL(memory_of(0)->read_dispatch_id, 1);
    }
}

TEST_MAIN()
{
    return test_run("queue_times", (const struct test_case[]){TEST(dispatches_have_times_if_the_queue_says_so),
                                                              TEST(dispatches_in_order_have_times_in_order),
                                                              TEST(start_is_there_while_the_kernel_runs),
                                                              TEST(property_is_read_once),
                                                              TEST(dispatch_without_a_signal),
                                                              TEST(kernel_that_faults_has_no_end),
                                                              TEST(barrier_packets_have_times_of_their_completion),
                                                              {0}});
}
