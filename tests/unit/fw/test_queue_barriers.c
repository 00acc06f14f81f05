/* test_queue_barriers.c - barrier packets of user-mode queues, and the signals that they wait for. */
#include "queue_bench.h"

#define VALUE_HEADER CP_PACKET_HEADER(CP_PACKET_VENDOR, 0, CP_FENCE_SYSTEM, CP_FENCE_SYSTEM)

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

/* A barrier packet begins to wait in the step that sends its signal's decrement: it is looked at in the next cycle. */
static void signal_that_is_under_way_is_noticed_at_once(void)
{
    uint32_t reached = 0;

    for (uint64_t at = 0; at < 100; at++) {
        uint64_t own;

        init(2, 8);
        gpu.budget = 1000;
        start();
        fake_gpu_dispatch(&gpu, 1, &(struct fake_kernel){.groups = {1, 1, 1}});
        own = fake_gpu_barrier(&gpu, 0, CP_PACKET_BARRIER_AND, &gpu.dispatch[0].signal, 1);
        fake_gpu_ring(&gpu, 1, 0);
        for (uint64_t turns = 0; cp.queues[1].retired == 0 && turns < TURNS; turns++) {
            bool waited = cp_bits_any(cp.queues_polling, CP_QUEUE_WORDS);

            if (turns == at)
                fake_gpu_ring(&gpu, 0, gpu.now);
            fake_gpu_turn(&gpu);
            reached += !waited && cp_bits_any(cp.queues_polling, CP_QUEUE_WORDS) && cp.poll_at == cp.now + 1;
        }
        fake_gpu_ring(&gpu, 0, gpu.now);
        run();
        CHECK_EQUAL(signal_value(own), 0);
    }
    CHECK(reached);
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

static void set_signal(uint64_t signal, int64_t value)
{
    ((struct cp_signal *)fake_gpu_at(&gpu, signal, sizeof(struct cp_signal)))->value = value;
}

/* A barrier-value packet on a signal of this value, and a dispatch behind it. Fills signal and completion signal. */
static void enqueue_value(struct cp_barrier_value_packet *packet, int64_t value)
{
    init(1, 4);
    start();
    packet->header = VALUE_HEADER;
    packet->format = CP_VENDOR_BARRIER_VALUE;
    packet->signal = fake_gpu_signal(&gpu);
    packet->completion_signal = fake_gpu_signal(&gpu);
    set_signal(packet->signal, value);
    fake_gpu_packet(&gpu, 0, packet);
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}});
    fake_gpu_ring(&gpu, 0, 0);
}

#define ALL UINT64_MAX

/* A value that meets the condition, and one that does not: at once, later, and as long as it stays. */
static void barrier_value_waits_for_its_condition(void)
{
    static const struct {
        const char *name;
        uint32_t condition;
        uint64_t mask;
        int64_t operand, met, unmet;
    } cases[] = {
        {"equal", CP_SIGNAL_EQ, ALL, 5, 5, 4},
        {"equal in the upper half", CP_SIGNAL_EQ, ALL, INT64_C(5) << 32, INT64_C(5) << 32, INT64_C(4) << 32},
        {"equal, lower half differs", CP_SIGNAL_EQ, ALL, 5, 5, INT64_C(1) << 32 | 5},
        {"equal under the mask", CP_SIGNAL_EQ, 0xf0, 0x30, 0x7f35, 0x7f45},
        {"equal and negative", CP_SIGNAL_EQ, ALL, -1, -1, 1},
        {"equal, nothing under the mask", CP_SIGNAL_EQ, 0xff, 0, -256, 255},
        {"not equal", CP_SIGNAL_NE, ALL, 5, 6, 5},
        {"not equal under the mask", CP_SIGNAL_NE, 1, 1, 2, 3},
        {"less, as ROCm waits", CP_SIGNAL_LT, ALL, 1, 0, 1},
        {"less, negative", CP_SIGNAL_LT, ALL, 0, -1, 0},
        {"less, extremes", CP_SIGNAL_LT, ALL, INT64_MAX, INT64_MIN, INT64_MAX},
        {"less, the sign is masked", CP_SIGNAL_LT, INT64_MAX, 2, INT64_MIN + 1, -1},
        {"less, upper half", CP_SIGNAL_LT, ALL, INT64_C(1) << 32, UINT32_MAX, INT64_C(1) << 32},
        {"at least", CP_SIGNAL_GTE, ALL, 7, 7, 6},
        {"at least, negative", CP_SIGNAL_GTE, ALL, -7, -7, -8},
        {"at least, the sign counts", CP_SIGNAL_GTE, ALL, 0, INT64_MAX, INT64_MIN},
        {"at least, under the mask", CP_SIGNAL_GTE, 0xff, 16, 0x110, 0xf0f},
    };

    for (uint32_t i = 0; i < 2 * sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_barrier_value_packet packet = {
            .value = cases[i / 2].operand, .mask = cases[i / 2].mask, .condition = cases[i / 2].condition};

        test_context(cases[i / 2].name);
        enqueue_value(&packet, i & 1 ? cases[i / 2].met : cases[i / 2].unmet);
        if (!(i & 1)) {
            for (uint32_t turn = 0; turn < 20; turn++)
                CHECK(fake_gpu_turn(&gpu)); /* the deadline keeps it looking */
            CHECK(gpu.now > 5 * CP_SIGNAL_POLL);
            CHECK_EQUAL(cp.queues[0].stage, CP_QUEUE_DEPENDENCIES);
            CHECK_EQUAL(signal_value(packet.completion_signal), 1);
            CHECK_EQUAL(gpu.dispatch[0].launched, 0);
            CHECK_EQUAL(memory_of(0)->read_dispatch_id, 0);
            set_signal(packet.signal, cases[i / 2].met);
        }
        run();
        CHECK_EQUAL(signal_value(packet.completion_signal), 0);
        CHECK_EQUAL(signal_value(packet.signal), (uint64_t)cases[i / 2].met);
        CHECK(fake_gpu_completed(&gpu, 0));
        CHECK_EQUAL(memory_of(0)->read_dispatch_id, 2);
        CHECK_EQUAL(header_at(0, 0), CP_PACKET_INVALID);
        CHECK_EQUAL(cp_counters_of(&cp)->packets, 2);
    }
    test_context(0);
}

/* Signal 0 meets any condition; completion signal 0 is none; reserved fields do not count. */
static void barrier_value_without_signals(void)
{
    init(1, 8);
    start();
    for (uint32_t condition = CP_SIGNAL_EQ; condition <= CP_SIGNAL_GTE; condition++) {
        struct cp_barrier_value_packet packet = {.header = VALUE_HEADER,
                                                 .format = CP_VENDOR_BARRIER_VALUE,
                                                 .reserved0 = 1,
                                                 .reserved1 = 1,
                                                 .reserved2 = {1, 1, 1, 1, 1},
                                                 .condition = condition};

        fake_gpu_packet(&gpu, 0, &packet);
    }
    fake_gpu_ring(&gpu, 0, 0);
    run();
    CHECK_EQUAL(memory_of(0)->read_dispatch_id, 4);
    CHECK_EQUAL(memory_of(0)->error_reason, 0);
}

/* A barrier packet of another kind after it, and the other way round, has a rule of its own. */
static void barriers_of_all_kinds_in_a_row(void)
{
    uint64_t signals[2], own;

    init(1, 8);
    start();
    for (uint32_t i = 0; i < 2; i++)
        signals[i] = fake_gpu_signal(&gpu);
    for (uint32_t i = 0; i < 2; i++) {
        fake_gpu_packet(&gpu, 0,
                        &(struct cp_barrier_value_packet){.header = VALUE_HEADER,
                                                          .format = CP_VENDOR_BARRIER_VALUE,
                                                          .signal = signals[0],
                                                          .value = 0,
                                                          .mask = ALL,
                                                          .condition = CP_SIGNAL_GTE});
        own = fake_gpu_barrier(&gpu, 0, i ? CP_PACKET_BARRIER_AND : CP_PACKET_BARRIER_OR, signals, 2);
    }
    fake_gpu_ring(&gpu, 0, 0);
    for (uint32_t i = 0; i < 2; i++) {
        for (uint32_t turn = 0; turn < 20; turn++)
            CHECK(fake_gpu_turn(&gpu));
        CHECK_EQUAL(memory_of(0)->read_dispatch_id, 1 + 2 * i);
        CHECK_EQUAL(signal_value(own), 1);
        set_signal(signals[i], 0);
    }
    run();
    CHECK_EQUAL(signal_value(own), 0);
    CHECK_EQUAL(memory_of(0)->read_dispatch_id, 4);
}

static void bad_barrier_values(void)
{
    static const struct {
        const char *name;
        uint32_t offset, bytes;
        uint64_t value;
        enum cp_queue_error error;
    } cases[] = {
#define FIELD(field, bytes, value, error)                                                                              \
    {#field " " #value, __builtin_offsetof(struct cp_barrier_value_packet, field), bytes, value, error}
        FIELD(header, 2, CP_PACKET_VENDOR | 3u << 9, CP_QUEUE_BAD_PACKET_TYPE),
        FIELD(header, 2, CP_PACKET_VENDOR | 3u << 11, CP_QUEUE_BAD_PACKET_TYPE),
        FIELD(format, 1, 0, CP_QUEUE_BAD_FORMAT),
        FIELD(format, 1, 1, CP_QUEUE_BAD_FORMAT),
        FIELD(format, 1, 3, CP_QUEUE_BAD_FORMAT),
        FIELD(format, 1, 0x82, CP_QUEUE_BAD_FORMAT),
        FIELD(condition, 4, 4, CP_QUEUE_BAD_CONDITION),
        FIELD(condition, 4, 0x80000000u, CP_QUEUE_BAD_CONDITION),
        FIELD(condition, 4, 0x100, CP_QUEUE_BAD_CONDITION),
        FIELD(condition, 4, UINT32_MAX, CP_QUEUE_BAD_CONDITION),
        FIELD(condition, 4, UINT32_MAX - 1, CP_QUEUE_BAD_CONDITION),
        FIELD(signal, 8, 8, CP_QUEUE_BAD_SIGNAL),
        FIELD(signal, 8, FAKE_MEMORY_BASE + 4, CP_QUEUE_BAD_SIGNAL),
        FIELD(signal, 8, FAKE_MEMORY_BASE - 8, CP_QUEUE_BAD_SIGNAL),
        FIELD(signal, 8, FAKE_MEMORY_BASE + FAKE_MEMORY_BYTES - 56, CP_QUEUE_BAD_SIGNAL),
        FIELD(signal, 8, FAKE_MEMORY_BASE + FAKE_MEMORY_BYTES, CP_QUEUE_BAD_SIGNAL),
        FIELD(signal, 8, UINT64_MAX - 7, CP_QUEUE_BAD_SIGNAL),
        FIELD(completion_signal, 8, 8, CP_QUEUE_BAD_SIGNAL),
        FIELD(completion_signal, 8, FAKE_MEMORY_BASE + 1, CP_QUEUE_BAD_SIGNAL),
        FIELD(completion_signal, 8, FAKE_MEMORY_BASE + FAKE_MEMORY_BYTES - 56, CP_QUEUE_BAD_SIGNAL),
        FIELD(completion_signal, 8, UINT64_MAX - 7, CP_QUEUE_BAD_SIGNAL),
#undef FIELD
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct cp_barrier_value_packet packet = {.header = VALUE_HEADER, .format = CP_VENDOR_BARRIER_VALUE};
        uint64_t behind;

        test_context(cases[i].name);
        init(1, 4);
        start();
        packet.signal = fake_gpu_signal(&gpu);
        packet.completion_signal = fake_gpu_signal(&gpu);
        packet.condition = CP_SIGNAL_GTE; /* is met */
        __builtin_memcpy((uint8_t *)&packet + cases[i].offset, &cases[i].value, cases[i].bytes);
        fake_gpu_barrier(&gpu, 0, CP_PACKET_BARRIER_AND, 0, 0);
        fake_gpu_packet(&gpu, 0, &packet);
        behind = fake_gpu_barrier(&gpu, 0, CP_PACKET_BARRIER_AND, 0, 0);
        fake_gpu_ring(&gpu, 0, 0);
        run();
        check_stopped(0, cases[i].error, 1);
        CHECK_EQUAL(signal_value(behind), 1);
        CHECK_EQUAL(cp_counters_of(&cp)->rejected_packets, 1);
        CHECK_EQUAL(cp_counters_of(&cp)->packets, 1);
    }
    test_context(0);
}

/* The signal goes out of reach while the packet waits; another time the queue stops, and then the condition is met. */
static void barrier_value_of_a_stopped_queue(void)
{
    for (uint32_t stops = 0; stops < 2; stops++) {
        struct cp_barrier_value_packet packet = {.value = 3, .mask = ALL};

        enqueue_value(&packet, 2);
        for (uint32_t i = 0; i < 10; i++)
            CHECK(fake_gpu_turn(&gpu));
        CHECK_EQUAL(cp.queues[0].stage, CP_QUEUE_DEPENDENCIES);
        if (stops)
            cp_queue_stop(&cp, 0);
        else
            cp.queues[0].test.signal = FAKE_MEMORY_BASE + FAKE_MEMORY_BYTES;
        set_signal(packet.signal, 3);
        run();
        CHECK_EQUAL(cp.queues[0].stage, CP_QUEUE_STOPPED);
        CHECK_EQUAL(signal_value(packet.completion_signal), 1);
        CHECK_EQUAL(gpu.dispatch[0].launched, 0);
        CHECK_EQUAL(memory_of(0)->read_dispatch_id, 0);
        CHECK_EQUAL(memory_of(0)->error_reason, stops ? CP_QUEUE_OK : CP_QUEUE_BAD_SIGNAL);
    }
}

/* The barrier bit holds a barrier-value packet back until the kernel before it is complete. */
static void barrier_bit_of_a_barrier_value(void)
{
    for (uint32_t bit = 0; bit < 2; bit++) {
        struct cp_barrier_value_packet packet = {.format = CP_VENDOR_BARRIER_VALUE};

        init(1, 4);
        start();
        packet.header = CP_PACKET_HEADER(CP_PACKET_VENDOR, bit, 0, 0);
        packet.completion_signal = fake_gpu_signal(&gpu);
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.duration = 5000});
        fake_gpu_packet(&gpu, 0, &packet);
        fake_gpu_ring(&gpu, 0, 0);
        while (signal_value(packet.completion_signal))
            CHECK(fake_gpu_turn(&gpu));
        CHECK_EQUAL(fake_gpu_completed(&gpu, 0), bit);
        run();
    }
}

TEST_MAIN()
{
    return test_run("queue_barriers", (const struct test_case[]){TEST(barrier_and_waits_for_all_signals),
                                                                 TEST(barrier_or_waits_for_one_signal),
                                                                 TEST(signal_that_is_under_way_is_noticed_at_once),
                                                                 TEST(barrier_without_dependencies_completes_at_once),
                                                                 TEST(signal_that_the_host_sets_is_seen),
                                                                 TEST(signal_counts_wherever_it_stands),
                                                                 TEST(bad_signals_of_barriers),
                                                                 TEST(dependency_that_cannot_be_read),
                                                                 TEST(stopped_queue_is_not_polled),
                                                                 TEST(stopped_queue_forgets_a_due_poll),
                                                                 TEST(barrier_value_waits_for_its_condition),
                                                                 TEST(barrier_value_without_signals),
                                                                 TEST(barriers_of_all_kinds_in_a_row),
                                                                 TEST(bad_barrier_values),
                                                                 TEST(barrier_value_of_a_stopped_queue),
                                                                 TEST(barrier_bit_of_a_barrier_value),
                                                                 {0}});
}
