/* test_queue_notices.c - event mailboxes of completion signals, and what the host is told. */
#include "host_bench.h"

#define EVENT  0xfffffffeu /* all of its 32 bits count, and no more */
#define UNSEEN UINT64_MAX  /* what the host leaves in a mailbox */

static uint64_t mailbox;

/* A GPU with two queues, whose signals may have mailboxes. */
static void set_up(uint32_t packets)
{
    init(2, packets);
    gpu.config.event_mailboxes = 1;
}

static struct cp_signal *signal_at(uint64_t signal)
{
    return fake_gpu_at(&gpu, signal, sizeof(struct cp_signal));
}

/* Gives the signal a mailbox. */
static void watch(uint64_t signal, uint32_t event_id)
{
    mailbox = fake_gpu_allocate(&gpu, 24) + 8;
    for (uint32_t i = 0; i < 3; i++)
        *(uint64_t *)fake_gpu_at(&gpu, mailbox - 8 + 8 * i, 8) = UNSEEN;
    signal_at(signal)->event_mailbox = mailbox;
    signal_at(signal)->event_id = event_id;
    signal_at(signal)->reserved0 = UINT32_MAX;
}

static void check_told(uint32_t count, uint32_t queue, uint32_t event_id)
{
    CHECK_EQUAL(gpu.notifies, count);
    CHECK_EQUAL(gpu.notify.queue, queue);
    CHECK_EQUAL(gpu.notify.event_id, event_id);
    CHECK_EQUAL(gpu.notify.reserved0, 0);
    CHECK_EQUAL(fake_gpu_read64(&gpu, mailbox), event_id);
    CHECK_EQUAL(fake_gpu_read64(&gpu, mailbox - 8), UNSEEN);
    CHECK_EQUAL(fake_gpu_read64(&gpu, mailbox + 8), UNSEEN);
}

/* Writes a packet of this type to queue 1, with a completion signal, which is returned. */
static uint64_t enqueue(uint32_t type, enum fake_program program)
{
    struct cp_barrier_value_packet packet = {.header = (uint16_t)type, .format = CP_VENDOR_BARRIER_VALUE};

    if (type == CP_PACKET_KERNEL_DISPATCH)
        return gpu
            .dispatch[fake_gpu_dispatch(
                &gpu, 1, &(struct fake_kernel){.program = program, .groups = {8, 1, 1}, .duration = 2000, .rounds = 2})]
            .signal;
    packet.completion_signal = fake_gpu_signal(&gpu);
    fake_gpu_packet(&gpu, 1, &packet);
    return packet.completion_signal;
}

static const struct {
    const char *name;
    uint32_t type;
    enum fake_program program;
} packets[] = {
    {"dispatch", CP_PACKET_KERNEL_DISPATCH, FAKE_PLAIN}, {"cooperative", CP_PACKET_KERNEL_DISPATCH, FAKE_RESIZE},
    {"barrier-AND", CP_PACKET_BARRIER_AND, FAKE_PLAIN},  {"barrier-OR", CP_PACKET_BARRIER_OR, FAKE_PLAIN},
    {"barrier-value", CP_PACKET_VENDOR, FAKE_PLAIN},
};
#define PACKETS (sizeof(packets) / sizeof(packets[0]))

/* The value, the mailbox, the host, one command after the other. With times the signal has them before. */
static void value_then_mailbox_then_host(void)
{
    for (uint32_t i = 0; i < 4 * PACKETS; i++) {
        uint32_t only_value = 0, only_mailbox = 0;
        uint64_t signal;

        test_context(packets[i / 4].name);
        set_up(4);
        gpu.command_entries = i & 1 ? 1 : 4;
        gpu.budget = 1;
        gpu.commands_a_turn = 1;
        ((struct cp_queue_memory *)fake_gpu_at(&gpu, gpu.config.queues[1].queue_memory, sizeof(struct cp_queue_memory)))
            ->queue_properties = i & 2 ? CP_QUEUE_PROFILING : 0;
        start();
        signal = enqueue(packets[i / 4].type, packets[i / 4].program);
        watch(signal, EVENT);
        fake_gpu_ring(&gpu, 1, 700);
        while (!gpu.notifies && fake_gpu_turn(&gpu)) {
            bool told = fake_gpu_read64(&gpu, mailbox) != UNSEEN;

            CHECK(!told || !signal_value(signal));
            CHECK(!gpu.notifies || told);
            CHECK(signal_value(signal) || !(i & 2) || signal_at(signal)->end_timestamp);
            only_value += !signal_value(signal) && !told;
            only_mailbox += told && !gpu.notifies;
        }
        CHECK(only_value && only_mailbox);
        check_told(1, 1, EVENT);
        run();
        check_told(1, 1, EVENT);
        CHECK_EQUAL(memory_of(1)->read_dispatch_id, 1);
    }
    test_context(0);
}

/* Of many, each is told of once. Those without a mailbox tell the host nothing, whatever else is in them. */
static void each_signal_tells_once(void)
{
    uint64_t boxes[12];

    for (uint32_t entries = 1; entries <= 4; entries += 3) {
        set_up(16);
        gpu.command_entries = entries;
        start();
        for (uint32_t i = 0; i < 12; i++) {
            uint64_t signal = enqueue(packets[i % PACKETS].type, packets[i % PACKETS].program);

            watch(signal, i);
            boxes[i] = mailbox;
            if (i % 3 == 2)
                signal_at(signal)->event_mailbox = 0;
        }
        fake_gpu_ring(&gpu, 1, 0);
        run();
        CHECK_EQUAL(gpu.notifies, 8);
        CHECK_EQUAL(memory_of(1)->read_dispatch_id, 12);
        for (uint32_t i = 0; i < 12; i++)
            CHECK_EQUAL(fake_gpu_read64(&gpu, boxes[i]), i % 3 == 2 ? UNSEEN : i);
    }
}

#define MEMORY_END (FAKE_MEMORY_BASE + FAKE_MEMORY_BYTES)

/* A bad mailbox stops the queue before the packet does anything. */
static void bad_mailboxes(void)
{
    static const struct {
        const char *name;
        uint64_t mailbox;
        bool good;
    } cases[] = {
        {"misaligned", FAKE_MEMORY_BASE + 4, false},
        {"below", FAKE_MEMORY_BASE - 8, false},
        {"small", 8, false},
        {"behind", MEMORY_END, false},
        {"over the end", MEMORY_END - 4, false},
        {"the last there is", UINT64_MAX - 7, false},
        {"the first word", FAKE_MEMORY_BASE, true},
        {"the last word", MEMORY_END - 8, true},
    };

    for (uint32_t i = 0; i < PACKETS * sizeof(cases) / sizeof(cases[0]); i++) {
        uint64_t signal;

        test_context(cases[i / PACKETS].name);
        set_up(4);
        start();
        signal = enqueue(packets[i % PACKETS].type, packets[i % PACKETS].program);
        watch(signal, 5);
        signal_at(signal)->event_mailbox = cases[i / PACKETS].mailbox;
        fake_gpu_ring(&gpu, 1, 0);
        run();
        CHECK_EQUAL(signal_value(signal), !cases[i / PACKETS].good);
        CHECK_EQUAL(gpu.notifies, cases[i / PACKETS].good);
        if (!cases[i / PACKETS].good)
            check_stopped(1, CP_QUEUE_BAD_SIGNAL, 0);
    }
    test_context(0);
}

/* Without a word of the configuration mailboxes are not looked at, however bad. */
static void mailboxes_are_not_looked_at(void)
{
    for (uint32_t i = 0; i < PACKETS; i++) {
        uint64_t signal;

        set_up(4);
        gpu.config.event_mailboxes = 0;
        start();
        signal = enqueue(packets[i].type, packets[i].program);
        signal_at(signal)->event_mailbox = 4;
        fake_gpu_ring(&gpu, 1, 0);
        run();
        CHECK_EQUAL(signal_value(signal), 0);
        CHECK_EQUAL(gpu.notifies, 0);
    }
}

/* It lies in the process, where there is no memory. */
static void signal_that_cannot_be_read(void)
{
    struct cp_barrier_packet packet = {.header = CP_PACKET_BARRIER_AND, .completion_signal = MEMORY_END};

    set_up(4);
    gpu.config.queues[1].process.bytes = 2 * FAKE_MEMORY_BYTES;
    start();
    fake_gpu_packet(&gpu, 1, &packet);
    fake_gpu_ring(&gpu, 1, 0);
    run();
    check_stopped(1, CP_QUEUE_BAD_SIGNAL, 0);
}

/* The words are read with the packet. What the process writes there later is not believed. */
static void mailbox_is_read_with_the_packet(void)
{
    uint64_t signal;

    set_up(4);
    start();
    signal = enqueue(CP_PACKET_KERNEL_DISPATCH, FAKE_PLAIN);
    watch(signal, 7);
    fake_gpu_ring(&gpu, 1, 0);
    turn_until(&gpu.dispatch[0].launched);
    signal_at(signal)->event_mailbox = 8;
    signal_at(signal)->event_id = 8;
    run();
    check_told(1, 1, 7);
}

static void kernel_that_faults_tells_nothing(void)
{
    uint64_t signal;

    set_up(4);
    start();
    signal = enqueue(CP_PACKET_KERNEL_DISPATCH, FAKE_FAULT);
    watch(signal, 7);
    fake_gpu_ring(&gpu, 1, 0);
    run();
    check_stopped(1, CP_QUEUE_KERNEL_FAULT, 0);
    CHECK_EQUAL(gpu.notifies, 0);
    CHECK_EQUAL(fake_gpu_read64(&gpu, mailbox), UNSEEN);
}

/* When the host is told that a queue is gone, all that the queue had to tell was told. */
static void removed_queue_tells_nothing(void)
{
    static const uint32_t operations[] = {CP_HOST_ABANDON, CP_HOST_DRAIN};
    uint32_t reached = 0;

    for (uint32_t i = 0; i < 2 * 80 * PACKETS; i++) {
        uint64_t signal;

        test_context(packets[i / 2 % PACKETS].name);
        set_up(4);
        gpu.random = i + 1;
        gpu.budget = 1;
        gpu.command_entries = 1;
        start();
        signal = enqueue(packets[i / 2 % PACKETS].type, packets[i / 2 % PACKETS].program);
        watch(signal, 7);
        fake_gpu_ring(&gpu, 1, 0);
        for (uint32_t turn = 0; turn < i / 2 / PACKETS; turn++)
            fake_gpu_turn(&gpu);
        gpu.dispatch[0].faulted = i % 2 == 0;
        tell(operations[i % 2], 1, NULL);
        while (!gpu.answers && fake_gpu_turn(&gpu))
            reached += cp.notices_left && cp.requests[1].asked;
        CHECK_EQUAL(gpu.notifies, !signal_value(signal));
        run();
        CHECK_EQUAL(gpu.notifies, !signal_value(signal));
    }
    test_context(0);
    CHECK(reached);
}

TEST_MAIN()
{
    return test_run("queue_notices", (const struct test_case[]){TEST(value_then_mailbox_then_host),
                                                                TEST(each_signal_tells_once),
                                                                TEST(bad_mailboxes),
                                                                TEST(mailboxes_are_not_looked_at),
                                                                TEST(signal_that_cannot_be_read),
                                                                TEST(mailbox_is_read_with_the_packet),
                                                                TEST(kernel_that_faults_tells_nothing),
                                                                TEST(removed_queue_tells_nothing),
                                                                {0}});
}
