/* test_queue.c - user-mode queues: order, errors, and packets of nonsense. */
/* Large: 128 dispatches. */
#include "intake.h"
#include "queue_bench.h"

static void ring_goes_round(void)
{
    init(1, 4);
    start();
    for (uint32_t i = 0; i < 25; i++) {
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {3, 1, 1}, .barrier_bit = i & 1});
        if (i % 4 == 3) {
            fake_gpu_ring(&gpu, 0, gpu.now);
            run();
        }
    }
    fake_gpu_ring(&gpu, 0, gpu.now);
    run();
    CHECK_EQUAL(memory_of(0)->read_dispatch_id, 25);
    for (uint32_t i = 0; i < 4; i++)
        CHECK_EQUAL(header_at(0, i), CP_PACKET_INVALID);
    for (uint32_t i = 0; i < 25; i++)
        CHECK(fake_gpu_completed(&gpu, i));
    CHECK_EQUAL(cp_counters_of(&cp)->packets, 25);
}

static void doorbell_without_packets(void)
{
    init(1, 4);
    start();
    fake_gpu_ring(&gpu, 0, 0);
    run();
    CHECK_EQUAL(cp_counters_of(&cp)->doorbells, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->packets, 0);
    fake_gpu_ring(&gpu, 1, gpu.now); /* not set up */
    fake_gpu_ring(&gpu, 4000000000u, gpu.now);
    run();
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 2);
}

static void invalid_header_waits_for_the_next_doorbell(void)
{
    uint16_t *header;

    init(1, 4);
    start();
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {1, 1, 1}});
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {1, 1, 1}});
    header = fake_gpu_at(&gpu, gpu.dispatch[0].packet, 2);
    *header = CP_PACKET_INVALID;
    fake_gpu_ring(&gpu, 0, 0);
    run();
    CHECK_EQUAL(cp_counters_of(&cp)->packets, 0);
    *header = CP_PACKET_KERNEL_DISPATCH;
    fake_gpu_ring(&gpu, 0, gpu.now);
    run();
    CHECK_EQUAL(cp_counters_of(&cp)->packets, 2);
}

static void packets_overlap_without_barrier_bit(void)
{
    init(1, 4);
    start();
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}, .duration = 5000});
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}});
    fake_gpu_ring(&gpu, 0, 0);
    while (gpu.dispatch[1].done < 2)
        CHECK(fake_gpu_turn(&gpu));
    CHECK_EQUAL(gpu.dispatch[0].done, 0);
    while (!fake_gpu_completed(&gpu, 1))
        CHECK(fake_gpu_turn(&gpu));
    CHECK_EQUAL(memory_of(0)->read_dispatch_id, 0); /* the first packet is still there for its kernel */
    CHECK(header_at(0, 0) != CP_PACKET_INVALID);
    CHECK(header_at(0, 1) != CP_PACKET_INVALID);
    run();
    CHECK_EQUAL(memory_of(0)->read_dispatch_id, 2);
}

static void barrier_bit_waits_for_all_before(void)
{
    init(1, 4);
    start();
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}, .duration = 5000});
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}, .barrier_bit = true});
    fake_gpu_ring(&gpu, 0, 0);
    while (!gpu.dispatch[1].launched)
        CHECK(fake_gpu_turn(&gpu));
    CHECK(fake_gpu_completed(&gpu, 0));
    run();
}

static void many_queues_share_the_kernel_records(void)
{
    init(6, 16);
    start();
    for (uint32_t i = 0; i < 60; i++)
        fake_gpu_dispatch(&gpu, i % 6, &(struct fake_kernel){.groups = {1 + i % 3, 1, 1}, .duration = 1000});
    for (uint32_t i = 0; i < 6; i++)
        fake_gpu_ring(&gpu, i, 0);
    for (uint32_t i = 0; i < TURNS && fake_gpu_turn(&gpu); i++) {
        for (uint32_t q = 0; q < 6; q++)
            CHECK(cp.queues[q].kernels <= CP_QUEUE_KERNELS);
    }
    for (uint32_t i = 0; i < 60; i++)
        CHECK(fake_gpu_completed(&gpu, i));
    for (uint32_t i = 0; i < CP_QUEUE_WORDS; i++)
        CHECK_EQUAL(cp.queues_starved[i], 0); /* a queue that was starved is read again once, not for ever */
    fake_gpu_check_idle(&gpu);
}

static void quota_bounds_slots_of_a_queue(void)
{
    init(2, 4);
    gpu.config.queues[0].wg_limit = 3;
    start();
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {20, 1, 1}});
    fake_gpu_dispatch(&gpu, 1, &(struct fake_kernel){.groups = {20, 1, 1}});
    fake_gpu_ring(&gpu, 0, 0);
    fake_gpu_ring(&gpu, 1, 0);
    for (uint32_t i = 0; i < TURNS && fake_gpu_turn(&gpu); i++)
        CHECK(cp.queues[0].held <= 3);
    CHECK(fake_gpu_completed(&gpu, 0) && fake_gpu_completed(&gpu, 1));
}

static struct cp_dispatch_packet *packet_of(uint32_t dispatch)
{
    return fake_gpu_at(&gpu, gpu.dispatch[dispatch].packet, CP_PACKET_BYTES);
}

static void bad_packet_stops_its_queue_only(void)
{
    uint32_t bad, behind, other;

    init(2, 8);
    start();
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}, .duration = 4000});
    bad = fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}});
    behind = fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}});
    other = fake_gpu_dispatch(&gpu, 1, &(struct fake_kernel){.groups = {2, 1, 1}});
    packet_of(bad)->workgroup_size[0] = 0;
    fake_gpu_ring(&gpu, 0, 0);
    fake_gpu_ring(&gpu, 1, 0);
    run();
    CHECK(fake_gpu_completed(&gpu, 0)); /* what was before it completes */
    CHECK(!fake_gpu_completed(&gpu, bad));
    CHECK(!fake_gpu_completed(&gpu, behind));
    CHECK(fake_gpu_completed(&gpu, other));
    check_stopped(0, CP_QUEUE_BAD_DIMENSIONS, 1);
    CHECK_EQUAL(memory_of(1)->error_reason, 0);
    CHECK_EQUAL(cp_counters_of(&cp)->rejected_packets, 1);
    packet_of(bad)->workgroup_size[0] = 64;
    fake_gpu_ring(&gpu, 0, gpu.now); /* it stays stopped */
    run();
    CHECK(!fake_gpu_completed(&gpu, bad));
}

/* Both run at the same time. The one that faults later is told of if its packet came first. */
static void first_packet_of_two_faults_is_reported(void)
{
    static const uint32_t durations[][2] = {{100, 3000}, {3000, 100}, {500, 500}};

    for (uint32_t i = 0; i < sizeof(durations) / sizeof(durations[0]); i++) {
        init(1, 8);
        start();
        for (uint32_t n = 0; n < 2; n++)
            fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.program = FAKE_FAULT, .duration = durations[i][n]});
        fake_gpu_ring(&gpu, 0, 0);
        run();
        check_stopped(0, CP_QUEUE_KERNEL_FAULT, 0);
    }
}

static void oldest_error_is_the_one_reported(void)
{
    init(1, 8);
    start();
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.program = FAKE_FAULT, .duration = 3000});
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {1, 1, 1}});
    packet_of(1)->setup = 0;
    fake_gpu_ring(&gpu, 0, 0);
    run();
    check_stopped(0, CP_QUEUE_KERNEL_FAULT, 0);
}

static int (*plain_load)(void *context, uint64_t address, void *destination, uint32_t bytes);

static void bad_types_and_scopes(void)
{
    static const struct {
        const char *name;
        uint16_t header;
        enum cp_queue_error error;
    } cases[] = {{"vendor", CP_PACKET_VENDOR, CP_QUEUE_BAD_FORMAT},
                 {"agent dispatch, scope 3", CP_PACKET_AGENT_DISPATCH | 3u << 9,
                  CP_HOST ? CP_QUEUE_BAD_PACKET_TYPE : CP_QUEUE_AGENT_DISPATCH},
                 {"type 6", 6, CP_QUEUE_BAD_PACKET_TYPE},
                 {"type 255", 255, CP_QUEUE_BAD_PACKET_TYPE},
                 {"acquire scope 3", CP_PACKET_KERNEL_DISPATCH | 3u << 9, CP_QUEUE_BAD_PACKET_TYPE},
                 {"release scope 3", CP_PACKET_BARRIER_AND | 3u << 11, CP_QUEUE_BAD_PACKET_TYPE}};

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init(1, 4);
        start();
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {1, 1, 1}});
        packet_of(0)->header = cases[i].header;
        fake_gpu_ring(&gpu, 0, 0);
        run();
        check_stopped(0, cases[i].error, 0);
        CHECK_EQUAL(gpu.dispatch[0].launched, 0);
    }
    test_context(0);
}

/* The header, or the packet behind it. */
static uint32_t refused_bytes;

static int refuse_packet(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    if (address == gpu.dispatch[0].packet && bytes == refused_bytes)
        return CP_ERROR_ADDRESS;
    return plain_load(context, address, destination, bytes);
}

static void packet_that_cannot_be_read(void)
{
    for (refused_bytes = 4; refused_bytes <= CP_PACKET_BYTES; refused_bytes += CP_PACKET_BYTES - 4) {
        init(1, 4);
        start();
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {1, 1, 1}});
        plain_load = cp.hal.load;
        cp.hal.load = refuse_packet;
        fake_gpu_ring(&gpu, 0, 0);
        run();
        check_stopped(0, CP_QUEUE_BAD_PACKET_TYPE, 0);
        CHECK_EQUAL(gpu.dispatch[0].launched, 0);
    }
}

/* A host that changes the header between two reads. */
static int load_and_change(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    int result = plain_load(context, address, destination, bytes);

    if (address == gpu.dispatch[0].packet)
        *(uint16_t *)fake_gpu_at(&gpu, address, 2) = CP_PACKET_KERNEL_DISPATCH | 3u << 9;
    return result;
}

static void header_is_believed_once(void)
{
    init(1, 4);
    start();
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {1, 1, 1}});
    plain_load = cp.hal.load;
    cp.hal.load = load_and_change;
    fake_gpu_ring(&gpu, 0, 0);
    while (!gpu.dispatch[0].begun)
        CHECK(fake_gpu_turn(&gpu));
    CHECK_EQUAL(cp.kernels[0].begin.acquire, CP_FENCE_AGENT);
    run();
}

static void larger_priority_is_read_first(void)
{
    fake_gpu_init(&gpu, &cp, 1);
    for (uint32_t i = 0; i < 3; i++)
        fake_gpu_queue(&gpu, 8, i == 1 ? 4 : 2);
    start();
    for (uint32_t i = 0; i < 9; i++)
        fake_gpu_dispatch(&gpu, i / 3, &(struct fake_kernel){.groups = {1, 1, 1}, .duration = 4000});
    for (uint32_t i = 0; i < 3; i++)
        cp_mailbox_post(&gpu.mailbox, &(struct cp_event){.kind = CP_EVENT_DOORBELL, .doorbell = {i}});
    gpu.commands_a_turn = 100;
    CHECK_EQUAL(cp_step(&cp, 1), 1); /* WAITING */
    for (uint32_t i = 0; i < 3; i++)
        cp_intake_doorbell(&cp, i);
    for (uint32_t i = 0; i < 3; i++)
        cp_intake_read_step(&cp);
    CHECK_EQUAL(cp.queues[1].next, 3);
    CHECK_EQUAL(cp.queues[0].next + cp.queues[2].next, 0);
    for (uint32_t i = 0; i < 2; i++) {
        cp_intake_read_step(&cp); /* nothing more in queue 1, then the others by turns */
        cp_intake_read_step(&cp);
    }
    CHECK_EQUAL(cp.queues[0].next, 1);
    CHECK_EQUAL(cp.queues[2].next, 2);
    run();
}

static void bad_queue_memory(void)
{
    static const struct {
        const char *name;
        uint32_t offset, bytes;
        uint64_t value;
    } cases[] = {
#define FIELD(field, bytes, value) {#field " " #value, __builtin_offsetof(struct cp_queue_memory, field), bytes, value}
        FIELD(size, 4, 0),
        FIELD(size, 4, 3),
        FIELD(size, 4, 0x80000000u),
        FIELD(size, 4, 16384),
        FIELD(base_address, 8, 0),
        FIELD(base_address, 8, FAKE_MEMORY_BASE + 4),
        FIELD(base_address, 8, FAKE_MEMORY_BASE + FAKE_MEMORY_BYTES),
        FIELD(base_address, 8, UINT64_MAX - 63),
#undef FIELD
    };

    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init(2, 4);
        start();
        __builtin_memcpy(fake_gpu_at(&gpu, gpu.config.queues[0].queue_memory + cases[i].offset, cases[i].bytes),
                         &cases[i].value, cases[i].bytes);
        fake_gpu_dispatch(&gpu, 1, &(struct fake_kernel){.groups = {1, 1, 1}});
        fake_gpu_ring(&gpu, 0, 0);
        fake_gpu_ring(&gpu, 1, 0);
        run();
        CHECK_EQUAL(memory_of(0)->error_reason, CP_QUEUE_BAD_DESCRIPTOR);
        CHECK(fake_gpu_completed(&gpu, 0));
    }
    test_context(0);
}

/* Indices a process may write: only its own packets suffer. */
static int refuse_load(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    (void)context, (void)address, (void)destination, (void)bytes;
    return CP_ERROR_ADDRESS;
}

/* The queue's memory was there at the first doorbell, and is not at the next. */
static void write_index_that_cannot_be_read(void)
{
    init(1, 4);
    start();
    fake_gpu_ring(&gpu, 0, 0);
    run();
    cp.hal.load = refuse_load;
    fake_gpu_ring(&gpu, 0, gpu.now);
    run();
    CHECK_EQUAL(memory_of(0)->error_reason, CP_QUEUE_BAD_DESCRIPTOR);
}

static void wild_write_indices(void)
{
    static const uint64_t indices[] = {UINT64_MAX, 1u << 20, 5};

    for (uint32_t i = 0; i < 3; i++) {
        init(1, 4);
        start();
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}});
        ((struct cp_queue_memory *)fake_gpu_at(&gpu, gpu.config.queues[0].queue_memory, 64))->write_dispatch_id =
            indices[i];
        fake_gpu_ring(&gpu, 0, 0);
        run();
        CHECK(fake_gpu_completed(&gpu, 0));
        CHECK_EQUAL(memory_of(0)->read_dispatch_id, 1); /* the others are INVALID */
        CHECK_EQUAL(memory_of(0)->error_reason, 0);
    }
}

/* A queue that is beyond its write index would look empty for ever. */
static void read_index_beyond_the_write_index(void)
{
    struct cp_queue_memory *memory;

    init(2, 4);
    start();
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}});
    fake_gpu_dispatch(&gpu, 1, &(struct fake_kernel){.groups = {2, 1, 1}});
    memory = fake_gpu_at(&gpu, gpu.config.queues[0].queue_memory, sizeof(*memory));
    memory->read_dispatch_id = 2;
    fake_gpu_ring(&gpu, 0, 0);
    fake_gpu_ring(&gpu, 1, 0);
    run();
    CHECK(fake_gpu_completed(&gpu, 1));
    CHECK_EQUAL(memory->error_reason, CP_HOST ? CP_QUEUE_BAD_DESCRIPTOR : 0);
}

/* A full ring is not read again from its start before the packets there are complete. */
static void ring_is_not_read_twice(void)
{
    init(1, 4);
    start();
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}, .duration = 5000});
    for (uint32_t i = 0; i < 3; i++)
        fake_gpu_barrier(&gpu, 0, CP_PACKET_BARRIER_AND, 0, 0);
    ((struct cp_queue_memory *)fake_gpu_at(&gpu, gpu.config.queues[0].queue_memory, 64))->write_dispatch_id = 100;
    fake_gpu_ring(&gpu, 0, 0);
    run();
    CHECK_EQUAL(cp_counters_of(&cp)->packets, 4);
    CHECK_EQUAL(memory_of(0)->read_dispatch_id, 4);
}

/* A ring that starts anywhere, with ids near the end of their range. */
static void dispatch_ids_are_64_bits(void)
{
    struct cp_queue_memory *memory;

    init(1, 4);
    start();
    memory = fake_gpu_at(&gpu, gpu.config.queues[0].queue_memory, sizeof(*memory));
    memory->read_dispatch_id = 0x1fffffffeu;
    memory->write_dispatch_id = 0x1fffffffeu;
    for (uint32_t i = 0; i < 4; i++)
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {1, 1, 1}});
    fake_gpu_ring(&gpu, 0, 0);
    run();
    CHECK_EQUAL(memory->read_dispatch_id, 0x200000002u);
    for (uint32_t i = 0; i < 4; i++)
        CHECK(fake_gpu_completed(&gpu, i));
}

static void change_bytes(uint64_t address, uint32_t bytes, uint32_t changes)
{
    uint8_t *at = fake_gpu_at(&gpu, address, bytes);

    while (changes--)
        at[fake_gpu_random(&gpu, bytes)] = (uint8_t)fake_gpu_random(&gpu, 256);
}

/* Random bytes, or a good packet and its descriptor with a few bytes changed. */
static void packets_of_nonsense_stop_at_most_their_queue(void)
{
    uint32_t accepted = 0;

    for (uint32_t round = 0; round < TEST_ROUNDS(3000); round++) {
        init(2, 4);
        gpu.random += round * UINT64_C(0x9e3779b97f4a7c15);
        start();
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}});
        fake_gpu_dispatch(&gpu, 1, &(struct fake_kernel){.groups = {2, 1, 1}});
        gpu.dispatch[0].wild = true;
        if (fake_gpu_random(&gpu, 2))
            change_bytes(packet_of(0)->kernel_object, 64, 1 + fake_gpu_random(&gpu, 3));
        change_bytes(gpu.dispatch[0].packet, 64, fake_gpu_random(&gpu, 3) ? fake_gpu_random(&gpu, 4) : 300);
        fake_gpu_ring(&gpu, 0, 0);
        fake_gpu_ring(&gpu, 1, 10);
        /* A grid can be huge: the other kernel completes none the less. */
        for (uint32_t i = 0; i < 4000 && fake_gpu_turn(&gpu) && !fake_gpu_completed(&gpu, 1); i++)
            ;
        CHECK(fake_gpu_completed(&gpu, 1));
        CHECK_EQUAL(memory_of(1)->error_reason, 0);
        CHECK_EQUAL(cp_panic(&cp), 0);
        accepted += gpu.dispatch[0].begun;
    }
    CHECK(accepted > TEST_ROUNDS(300) && accepted < TEST_ROUNDS(2700));
}

TEST_MAIN()
{
    return test_run("queue", (const struct test_case[]){TEST(ring_goes_round),
                                                        TEST(doorbell_without_packets),
                                                        TEST(invalid_header_waits_for_the_next_doorbell),
                                                        TEST(packets_overlap_without_barrier_bit),
                                                        TEST(barrier_bit_waits_for_all_before),
                                                        TEST(many_queues_share_the_kernel_records),
                                                        TEST(quota_bounds_slots_of_a_queue),
                                                        TEST(bad_packet_stops_its_queue_only),
                                                        TEST(first_packet_of_two_faults_is_reported),
                                                        TEST(oldest_error_is_the_one_reported),
                                                        TEST(bad_types_and_scopes),
                                                        TEST(packet_that_cannot_be_read),
                                                        TEST(header_is_believed_once),
                                                        TEST(larger_priority_is_read_first),
                                                        TEST(bad_queue_memory),
                                                        TEST(write_index_that_cannot_be_read),
                                                        TEST(wild_write_indices),
                                                        TEST(read_index_beyond_the_write_index),
                                                        TEST(ring_is_not_read_twice),
                                                        TEST(dispatch_ids_are_64_bits),
                                                        TEST(packets_of_nonsense_stop_at_most_their_queue),
                                                        {0}});
}
