/* test_host.c - what the host does with queues while the firmware runs. */
#include "host.h"
#include "kernel.h"

#include "host_bench.h"

static void a_queue_is_created(void)
{
    start_without_last(2, 4);
    fake_gpu_dispatch(&gpu, 1, &(struct fake_kernel){.groups = {3, 1, 1}});
    fake_gpu_ring(&gpu, 1, gpu.now);
    run();
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    CHECK(!fake_gpu_completed(&gpu, 0));
    ask(CP_HOST_CREATE, 1, &configs[1], CP_HOST_DONE); /* reads what is there already: no doorbell is needed */
    CHECK(fake_gpu_completed(&gpu, 0));
    CHECK_EQUAL(memory_of(1)->read_dispatch_id, 1);
    CHECK_EQUAL(cp_counters_of(&cp)->host_commands, 1);
}

static struct cp_command *reserve_nothing(void *context)
{
    (void)context;
    return NULL;
}

/* The answer to CREATE is in the ring with the event's own work item, unless the ring is full. */
static void a_creation_is_answered_at_once(void)
{
    for (uint32_t full = 0; full < 2; full++) {
        struct cp_command *(*reserve)(void *);

        start_without_last(2, 4);
        run();
        reserve = cp.hal.reserve;
        if (full)
            cp.hal.reserve = reserve_nothing;
        tell(CP_HOST_CREATE, 1, &configs[1]);
        while (!cp_counters_of(&cp)->host_commands)
            CHECK(fake_gpu_turn(&gpu));
        CHECK_EQUAL(cp.requests[1].asked != 0, full);
        CHECK_EQUAL(cp.host_due, full);
        cp.hal.reserve = reserve;
        run();
        check_answer(1, CP_HOST_DONE);
    }
}

static void drained_when_what_was_read_is_complete(void)
{
    start_without_last(3, 8);
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}, .duration = 5000});
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}, .duration = 5000});
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}, .barrier_bit = true});
    fake_gpu_dispatch(&gpu, 1, &(struct fake_kernel){.groups = {2, 1, 1}});
    fake_gpu_ring(&gpu, 0, 0);
    turn_until(&gpu.dispatch[1].done);
    tell(CP_HOST_DRAIN, 0, NULL);
    fake_gpu_ring(&gpu, 1, gpu.now);
    run();
    check_answer(0, CP_HOST_DONE);
    CHECK(fake_gpu_completed(&gpu, 0) && fake_gpu_completed(&gpu, 1) && fake_gpu_completed(&gpu, 3));
    CHECK(!fake_gpu_completed(&gpu, 2));
    CHECK_EQUAL(memory_of(0)->read_dispatch_id, 2);
    CHECK_EQUAL(cp.config.queues[0].queue_memory, 0);
    ask(CP_HOST_DRAIN, 0, NULL, CP_HOST_BAD_STATE);
    ask(CP_HOST_CREATE, 0, &configs[0], CP_HOST_DONE); /* goes on where it was */
    CHECK(fake_gpu_completed(&gpu, 2));
}

static void an_abandoned_queue_stops_its_dispatches(void)
{
    for (uint32_t at = 0; at < 40; at++) { /* turns before */
        start_without_last(3, 8);
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {40, 1, 1}, .duration = 50000});
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {40, 1, 1}, .duration = 50000});
        fake_gpu_dispatch(&gpu, 1, &(struct fake_kernel){.groups = {4, 1, 1}});
        fake_gpu_ring(&gpu, 0, 0);
        fake_gpu_ring(&gpu, 1, 0);
        for (uint32_t i = 0; i < at; i++)
            CHECK(fake_gpu_turn(&gpu));
        gpu.dispatch[0].faulted = gpu.dispatch[1].faulted = true; /* their WGs may be killed */
        tell(CP_HOST_ABANDON, 0, NULL);
        run();
        check_answer(0, CP_HOST_DONE);
        CHECK(fake_gpu_completed(&gpu, 2));
        CHECK(!fake_gpu_completed(&gpu, 0) && !fake_gpu_completed(&gpu, 1));
        CHECK_EQUAL(cp.config.queues[0].queue_memory, 0);
        CHECK_EQUAL(cp.active, 0);
        if (memory_of(0)->error_reason)
            CHECK_EQUAL(memory_of(0)->error_reason, CP_QUEUE_ABANDONED);
    }
}

static bool has_one_to_begin(uint32_t queue)
{
    for (const struct cp_kernel *k = cp_kernel_first(&cp); k; k = cp_kernel_after(&cp, k)) {
        if (k->queue == queue && k->stage == CP_KERNEL_BEGIN)
            return true;
    }
    return false;
}

/* A ring of one entry is full when a dispatch is to begin. */
static void abandoned_before_it_begins(void)
{
    uint32_t reached = 0;

    for (uint32_t seed = 1; seed < 200; seed++) {
        init(2, 8);
        gpu.random = seed;
        gpu.command_entries = 1;
        start();
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {4, 1, 1}});
        fake_gpu_dispatch(&gpu, 1, &(struct fake_kernel){.groups = {4, 1, 1}});
        fake_gpu_ring(&gpu, 1, 0);
        fake_gpu_ring(&gpu, 0, 0);
        for (uint32_t i = 0; i < seed % 16; i++)
            CHECK(fake_gpu_turn(&gpu));
        gpu.dispatch[0].faulted = true;
        tell(CP_HOST_ABANDON, 0, NULL);
        while (!cp.requests[0].asked && fake_gpu_turn(&gpu))
            reached += has_one_to_begin(0) && cp.requests[0].asked;
        run();
        check_answer(0, CP_HOST_DONE);
        CHECK(fake_gpu_completed(&gpu, 1));
        CHECK_EQUAL(cp.active, 0);
    }
    CHECK(reached);
}

/* A dispatch whose WGs have all ended completes: its host hears of no error. */
static void abandoned_at_its_end(void)
{
    uint32_t reached = 0;

    for (uint32_t seed = 1; seed < 100; seed++) {
        init(2, 8);
        gpu.random = seed;
        gpu.command_entries = 1;
        start();
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}});
        fake_gpu_ring(&gpu, 0, 0);
        turn_until(&gpu.dispatch[0].done);
        while (cp.active && cp.kernels[0].stage < CP_KERNEL_ENDING)
            CHECK(fake_gpu_turn(&gpu));
        tell(CP_HOST_ABANDON, 0, NULL);
        do
            reached += cp.requests[0].asked && cp.kernels[0].stage >= CP_KERNEL_ENDING;
        while (fake_gpu_turn(&gpu));
        check_answer(0, CP_HOST_DONE);
        CHECK(fake_gpu_completed(&gpu, 0));
        CHECK_EQUAL(memory_of(0)->error_reason, 0);
        CHECK_EQUAL(memory_of(0)->read_dispatch_id, 1);
    }
    CHECK(reached);
}

/* Packets that come while the last dispatch runs, and one that lacks a record, are read behind the update. */
static void updated_before_what_was_not_read(void)
{
    struct cp_queue_config changed = {.priority = 4, .weight = 3};

    init(CP_MAX_KERNELS, 4);
    start();
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {1, 1, 1}, .duration = 50000});
    fake_gpu_ring(&gpu, 0, 0);
    turn_until(&gpu.dispatch[0].launched);
    for (uint32_t queue = 1; queue < CP_MAX_KERNELS; queue++) {
        fake_gpu_dispatch(&gpu, queue, &(struct fake_kernel){.groups = {1, 1, 1}, .duration = 1000 * queue});
        fake_gpu_ring(&gpu, queue, gpu.now);
    }
    turn_until(&gpu.dispatch[CP_MAX_KERNELS - 1].launched);
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {1, 1, 1}});
    fake_gpu_ring(&gpu, 0, gpu.now);
    while (!(cp.queues_starved[0] & 1) && fake_gpu_turn(&gpu))
        continue;
    CHECK(cp.queues_starved[0] & 1);
    tell(CP_HOST_UPDATE, 0, &changed);
    fake_gpu_ring(&gpu, 0, gpu.now + 100);
    turn_until(&gpu.answers);
    CHECK(fake_gpu_completed(&gpu, 0));
    CHECK(!fake_gpu_completed(&gpu, CP_MAX_KERNELS));
    run();
    check_answer(0, CP_HOST_DONE);
    CHECK(fake_gpu_completed(&gpu, CP_MAX_KERNELS));
    CHECK(gpu.dispatch[CP_MAX_KERNELS].begun);
}

/* A barrier packet that waits was not read. One whose signal is to be decremented was, unless a dispatch is abandoned. */
static void commands_at_a_barrier_packet(void)
{
    static const uint8_t operations[] = {CP_HOST_UPDATE, CP_HOST_DRAIN, CP_HOST_ABANDON};
    struct cp_queue_config changed = {.priority = 4};
    uint32_t waiting[3] = {0}, completing[3] = {0};

    for (uint32_t seed = 0; seed < 600; seed++) {
        uint32_t which = seed % 3;
        uint64_t own;

        init(2, 8);
        gpu.random = seed + 1;
        gpu.command_entries = 1;
        start();
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {1, 1, 1}, .duration = seed & 1 ? 1000 : 1});
        fake_gpu_dispatch(&gpu, 1, &(struct fake_kernel){.groups = {1, 1, 1}, .duration = 10 + seed});
        own = fake_gpu_barrier(&gpu, 0, CP_PACKET_BARRIER_AND, &gpu.dispatch[1].signal, 1);
        fake_gpu_ring(&gpu, 0, 0);
        fake_gpu_ring(&gpu, 1, 0);
        for (uint32_t i = 0; i < seed / 6 && fake_gpu_turn(&gpu); i++)
            continue;
        gpu.dispatch[0].faulted = which == 2; /* its WG may be killed */
        tell(operations[which], 0, &changed);
        do {
            waiting[which] += cp.requests[0].asked && cp.queues[0].stage == CP_QUEUE_DEPENDENCIES;
            completing[which] += cp.requests[0].asked && cp.queues[0].stage == CP_QUEUE_COMPLETING;
        } while (fake_gpu_turn(&gpu));
        check_answer(0, CP_HOST_DONE);
        CHECK(fake_gpu_completed(&gpu, 1));
        CHECK(which != 0 || !signal_value(own));
        CHECK_EQUAL(cp.config.queues[0].queue_memory != 0, which == 0);
    }
    CHECK(waiting[0] && !waiting[1] && !waiting[2]);
    CHECK(completing[0] && completing[1] && completing[2]);
}

static void updated_between_dispatches(void)
{
    struct cp_queue_config changed = {.priority = 4, .wg_limit = 1, .weight = 3};

    start_without_last(2, 8);
    for (uint32_t i = 0; i < 4; i++)
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {6, 1, 1}, .duration = 1000, .barrier_bit = true});
    fake_gpu_ring(&gpu, 0, 0);
    turn_until(&gpu.dispatch[0].launched);
    ask_meanwhile(CP_HOST_UPDATE, 0, &changed, CP_HOST_DONE);
    CHECK_EQUAL(cp.config.queues[0].priority, 4);
    CHECK_EQUAL(cp.config.queues[0].weight, 3);
    gpu.most_resident = 0;
    run();
    CHECK_EQUAL(gpu.most_resident, 1);
    for (uint32_t i = 0; i < 4; i++)
        CHECK(fake_gpu_completed(&gpu, i));
}

static void cleared_behind_what_stopped_it(void)
{
    for (uint32_t faults = 0; faults < 2; faults++) {
        start_without_last(2, 8);
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {1, 1, 1}});
        fake_gpu_dispatch(&gpu, 0,
                          &(struct fake_kernel){.groups = {1, 1, 1}, .program = faults ? FAKE_FAULT : FAKE_PLAIN});
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {1, 1, 1}, .barrier_bit = true});
        if (!faults)
            *(uint16_t *)fake_gpu_at(&gpu, gpu.dispatch[1].packet, 2) = 99;
        ask(CP_HOST_CLEAR, 0, NULL, CP_HOST_BAD_STATE); /* it has not stopped */
        fake_gpu_ring(&gpu, 0, gpu.now);
        run();
        check_stopped(0, faults ? CP_QUEUE_KERNEL_FAULT : CP_QUEUE_BAD_PACKET_TYPE, 1);
        ask(CP_HOST_CLEAR, 0, NULL, CP_HOST_DONE);
        CHECK_EQUAL(memory_of(0)->error_reason, 0);
        CHECK(fake_gpu_completed(&gpu, 2));
        CHECK_EQUAL(memory_of(0)->read_dispatch_id, 3);
    }
}

static int load_nothing(void *context, uint64_t address, void *destination, uint32_t bytes)
{
    (void)context, (void)address, (void)destination, (void)bytes;
    return CP_ERROR_ADDRESS;
}

/* What stopped it is no packet: none is passed over. unread: nothing was read before. */
static void clear_when_readable(bool unread)
{
    struct cp_queue_memory *memory = fake_gpu_at(&gpu, gpu.config.queues[0].queue_memory, sizeof(*memory));
    uint32_t size = memory->size;

    int (*load)(void *, uint64_t, void *, uint32_t);

    start();
    load = cp.hal.load;
    if (!unread) {
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {1, 1, 1}});
        fake_gpu_ring(&gpu, 0, gpu.now);
        run();
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {1, 1, 1}});
    }
    cp.hal.load = load_nothing;
    fake_gpu_ring(&gpu, 0, gpu.now);
    run();
    check_stopped(0, CP_QUEUE_BAD_DESCRIPTOR, !unread);
    ask(CP_HOST_CLEAR, 0, NULL, CP_HOST_BAD_MEMORY);
    check_stopped(0, CP_QUEUE_BAD_DESCRIPTOR, !unread);
    cp.hal.load = load;
    memory->size = unread ? 3 : size;
    if (unread)
        ask(CP_HOST_CLEAR, 0, NULL, CP_HOST_BAD_MEMORY);
    memory->size = size;
    ask(CP_HOST_CLEAR, 0, NULL, CP_HOST_DONE);
    CHECK_EQUAL(memory->error_reason, 0);
    CHECK_EQUAL(memory->read_dispatch_id, unread ? 0 : 2);
    CHECK(unread || fake_gpu_completed(&gpu, 1));
}

static void cleared_when_its_memory_can_be_read(void)
{
    for (uint32_t unread = 0; unread < 2; unread++) {
        init(1, 8);
        clear_when_readable(unread);
        ask(CP_HOST_CLEAR, 0, NULL, CP_HOST_BAD_STATE);
    }
}

static void refused(void)
{
    static const struct {
        uint32_t operation, queue;
        enum cp_host_status status;
        struct cp_queue_config config;
    } rows[] = {
        {0, 0, CP_HOST_NO_OPERATION, {0}},
        {CP_HOST_MASK + 1, 0, CP_HOST_NO_OPERATION, {0}},
        {255, 1, CP_HOST_NO_OPERATION, {0}},
        {CP_HOST_CREATE, 0, CP_HOST_BAD_STATE, {0}},
        {CP_HOST_UPDATE, 1, CP_HOST_BAD_STATE, {0}},
        {CP_HOST_DRAIN, 1, CP_HOST_BAD_STATE, {0}},
        {CP_HOST_ABANDON, 1, CP_HOST_BAD_STATE, {0}},
        {CP_HOST_CLEAR, 1, CP_HOST_BAD_STATE, {0}},
        {CP_HOST_CLEAR, 0, CP_HOST_BAD_STATE, {0}},
        {CP_HOST_SUSPEND, 1, CP_HOST_BAD_STATE, {0}},
        {CP_HOST_RESUME, 1, CP_HOST_BAD_STATE, {0}},
        {CP_HOST_RESUME, 0, CP_HOST_BAD_STATE, {0}},
        {CP_HOST_LIMIT, 1, CP_HOST_BAD_STATE, {0}},
        {CP_HOST_MASK, 1, CP_HOST_BAD_STATE, {0}},
        {CP_HOST_UPDATE, 0, CP_HOST_BAD_FIELD, {.priority = CP_PRIORITIES}},
        {CP_HOST_UPDATE, 0, CP_HOST_BAD_FIELD, {.weight = CP_WEIGHT_MOST + 1}},
        {CP_HOST_CREATE, 1, CP_HOST_BAD_FIELD, {0}},
        {CP_HOST_CREATE, 1, CP_HOST_BAD_FIELD, {.queue_memory = 12}},
        {CP_HOST_CREATE, 1, CP_HOST_BAD_FIELD, {.queue_memory = 64, .priority = CP_PRIORITIES}},
        {CP_HOST_CREATE, 1, CP_HOST_BAD_FIELD, {.queue_memory = 64, .process = {2, UINT64_MAX}}},
        {CP_HOST_CREATE, 1, CP_HOST_BAD_FIELD, {.queue_memory = 64, .scratch = {2, UINT64_MAX}}},
        {CP_HOST_CREATE, 1, CP_HOST_BAD_MEMORY, {.queue_memory = UINT64_MAX - 7}},
    };

    start_without_last(2, 4);
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        test_context(NULL);
        ask(rows[i].operation, rows[i].queue, &rows[i].config, rows[i].status);
        CHECK_EQUAL(cp.config.queues[1].queue_memory, 0);
    }
    tell(CP_HOST_CREATE, CP_MAX_QUEUES, &configs[1]);
    run();
    CHECK_EQUAL(gpu.answers, 0);
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
    ask(CP_HOST_CREATE, 1, &configs[1], CP_HOST_DONE);
}

static void check_asks(uint64_t packet, uint64_t bytes)
{
    CHECK_EQUAL(memory_of(0)->error_reason, CP_QUEUE_RESOURCES);
    CHECK_EQUAL(memory_of(0)->error_packet, packet);
    CHECK_EQUAL(memory_of(0)->error_detail, bytes);
}

static void give_scratch(uint64_t bytes)
{
    const struct cp_queue_config config = {.scratch = {gpu.config.queues[0].scratch.base + FAKE_SCRATCH_BYTES, bytes}};

    gpu.config.queues[0].scratch = config.scratch;
    ask(CP_HOST_CLEAR, 0, &config, CP_HOST_DONE);
}

/* A work-group of a wave has 256 bytes. */
static void scratch_is_asked_for(void)
{
    static const struct {
        const char *name;
        uint32_t slots, has, asks, given;
        bool runs;
    } cases[] = {
        {"none", 0, 0, 256, 256, true},
        {"not a slot", 1, 255, 256, 511, true},
        {"a slot", 0, 256, 0, 0, true},
        {"fewer than it is to have", 2, 256, 512, 512, true},
        {"as many as it is to have", 2, 512, 0, 0, true},
        {"one for each work-group", CP_MAX_SCRATCH, 767, 768, 768, true},
        {"the host has less", CP_MAX_SCRATCH, 0, 768, 256, true},
        {"and less than a slot", CP_MAX_SCRATCH, 0, 768, 255, false},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct fake_kernel kernel = {.groups = {1, 1, 1}, .scratch = 4};

        test_context(cases[i].name);
        init(1, 8);
        gpu.config.scratch_slots = cases[i].slots;
        gpu.config.queues[0].scratch.bytes = cases[i].has;
        start();
        kernel.groups[i % 3] = 3;
        fake_gpu_dispatch(&gpu, 0, &kernel);
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {1, 1, 1}});
        fake_gpu_ring(&gpu, 0, 0);
        run();
        if (cases[i].asks) {
            check_asks(0, cases[i].asks);
            give_scratch(cases[i].given);
        }
        if (!cases[i].runs) {
            check_asks(0, cases[i].asks);
            ask(CP_HOST_CLEAR, 0, NULL, CP_HOST_DONE); /* passes over it, and takes nothing away */
            CHECK_EQUAL(cp.config.queues[0].scratch.bytes, cases[i].given);
        }
        CHECK_EQUAL(fake_gpu_completed(&gpu, 0), cases[i].runs);
        CHECK(fake_gpu_completed(&gpu, 1));
        CHECK_EQUAL(memory_of(0)->error_reason, 0);
    }
}

/* What the host gave less of is for one packet. Dispatches under way keep the old range: it is taken back behind the answer. */
static void scratch_is_asked_for_again(void)
{
    init(1, 8);
    gpu.config.scratch_slots = 2;
    gpu.config.queues[0].scratch.bytes = 0;
    start();
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}, .scratch = 4, .duration = 5000});
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}, .scratch = 4});
    fake_gpu_ring(&gpu, 0, 0);
    run();
    check_asks(0, 512);
    tell(CP_HOST_CLEAR, 0, &(struct cp_queue_config){.scratch = {gpu.config.queues[0].scratch.base, 256}});
    turn_until(&gpu.dispatch[0].launched);
    while (memory_of(0)->error_packet != 1)
        CHECK(fake_gpu_turn(&gpu));
    CHECK(!fake_gpu_completed(&gpu, 0));
    CHECK_EQUAL(memory_of(0)->error_detail, 512);
    tell(CP_HOST_CLEAR, 0, &(struct cp_queue_config){.scratch = {gpu.config.queues[0].scratch.base, 512}});
    while (!gpu.answers && fake_gpu_turn(&gpu))
        CHECK(gpu.answers || cp.active || fake_gpu_completed(&gpu, 0));
    CHECK(fake_gpu_completed(&gpu, 0));
    run();
    CHECK(fake_gpu_completed(&gpu, 1));
}

/* CLEAR with scratch reads the packet once more, whatever has stopped the queue; one that has faulted was read before. */
static void read_again_with_scratch(void)
{
    for (uint32_t faults = 0; faults < 2; faults++) {
        init(1, 8);
        start();
        fake_gpu_dispatch(&gpu, 0,
                          &(struct fake_kernel){.groups = {1, 1, 1}, .program = faults ? FAKE_FAULT : FAKE_PLAIN});
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {1, 1, 1}, .barrier_bit = true});
        if (!faults)
            *(uint16_t *)fake_gpu_at(&gpu, gpu.dispatch[0].packet, 2) = 99;
        fake_gpu_ring(&gpu, 0, gpu.now);
        run();
        check_stopped(0, faults ? CP_QUEUE_KERNEL_FAULT : CP_QUEUE_BAD_PACKET_TYPE, 0);
        give_scratch(256);
        CHECK_EQUAL(fake_gpu_completed(&gpu, 1), faults);
        if (!faults)
            check_stopped(0, CP_QUEUE_BAD_PACKET_TYPE, 0);
    }
}

static void scratch_up_to_the_last_address(void)
{
    static const struct {
        const char *name;
        struct cp_range scratch;
        bool refused;
    } cases[] = {
        {"to the last one", {256, UINT64_MAX - 256}, false},
        {"beyond it", {256, UINT64_MAX - 255}, true},
        {"far beyond it", {UINT64_MAX - 255, 512}, true},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        init(1, 8);
        gpu.config.queues[0].scratch.bytes = 0;
        start();
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {1, 1, 1}, .scratch = 4});
        fake_gpu_ring(&gpu, 0, 0);
        run();
        gpu.config.queues[0].scratch = cases[i].scratch;
        ask(CP_HOST_CLEAR, 0, &gpu.config.queues[0], cases[i].refused ? CP_HOST_BAD_FIELD : CP_HOST_DONE);
        CHECK_EQUAL(fake_gpu_completed(&gpu, 0), !cases[i].refused);
        if (cases[i].refused) {
            check_asks(0, 256);
            CHECK_EQUAL(cp.config.queues[0].scratch.bytes, 0);
        }
    }
}

static void more_scratch_than_a_word_can_say(void)
{
    init(1, 8);
    gpu.config.scratch_slots = 3;
    start();
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {4, 1, 1}, .scratch = 1u << 25});
    fake_gpu_ring(&gpu, 0, 0);
    run();
    check_asks(0, UINT64_C(3) << 31);
}

/* It was given less, and was removed: a queue in its place asks anew. */
static void next_queue_is_granted_nothing(void)
{
    init(1, 8);
    gpu.config.scratch_slots = 2;
    start();
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {1, 1, 1}, .program = FAKE_FAULT});
    fake_gpu_ring(&gpu, 0, 0);
    run();
    give_scratch(256);
    ask(CP_HOST_DRAIN, 0, NULL, CP_HOST_DONE);
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}, .scratch = 4});
    ask(CP_HOST_CREATE, 0, &gpu.config.queues[0], CP_HOST_DONE);
    check_asks(1, 512);
}

static void one_command_at_a_time(void)
{
    start_without_last(2, 4);
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}, .duration = 5000});
    fake_gpu_ring(&gpu, 0, 0);
    turn_until(&gpu.dispatch[0].launched);
    tell(CP_HOST_DRAIN, 0, NULL);
    tell(CP_HOST_ABANDON, 0, NULL);
    run();
    CHECK_EQUAL(gpu.answers, 1);
    CHECK(fake_gpu_completed(&gpu, 0));
    CHECK_EQUAL(cp_counters_of(&cp)->stale, 1);
}

/* DRAIN, then CREATE: the ring lies elsewhere, and has another size. */
static void a_ring_is_moved(void)
{
    struct cp_queue_memory *memory;
    uint64_t ring;

    start_without_last(2, 4);
    for (uint32_t i = 0; i < 4; i++)
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}, .duration = 5000, .barrier_bit = i == 2});
    fake_gpu_ring(&gpu, 0, 0);
    turn_until(&gpu.dispatch[0].launched);
    ask(CP_HOST_DRAIN, 0, NULL, CP_HOST_DONE);
    memory = fake_gpu_at(&gpu, configs[0].queue_memory, sizeof(*memory));
    CHECK_EQUAL(memory->read_dispatch_id, 2);
    ring = fake_gpu_allocate(&gpu, 16 * CP_PACKET_BYTES);
    for (uint64_t i = memory->read_dispatch_id; i < memory->write_dispatch_id; i++) {
        gpu.dispatch[i].packet = ring + i % 16 * CP_PACKET_BYTES;
        __builtin_memcpy(fake_gpu_at(&gpu, gpu.dispatch[i].packet, CP_PACKET_BYTES),
                         fake_gpu_at(&gpu, memory->base_address + i % 4 * CP_PACKET_BYTES, CP_PACKET_BYTES),
                         CP_PACKET_BYTES);
    }
    memory->base_address = ring;
    memory->size = 16;
    ask(CP_HOST_CREATE, 0, &configs[0], CP_HOST_DONE);
    for (uint32_t i = 0; i < 8; i++)
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {2, 1, 1}});
    fake_gpu_ring(&gpu, 0, gpu.now);
    run();
    for (uint32_t i = 0; i < 12; i++)
        CHECK(fake_gpu_completed(&gpu, i));
    CHECK_EQUAL(memory->read_dispatch_id, 12);
}

/* A process is killed: ABANDON for each of its queues, whatever their WGs do, with a CU that is being lost. */
static void a_process_is_killed(void)
{
    for (uint32_t at = 0; at < 60; at++) { /* turns before */
        start_without_last(4, 8);
        for (uint32_t queue = 0; queue < 3; queue++) {
            fake_gpu_dispatch(
                &gpu, queue,
                &(struct fake_kernel){.program = FAKE_WAIT_NEXT, .groups = {12, 1, 1}, .duration = 3000, .rounds = 2});
            fake_gpu_ring(&gpu, queue, 0);
        }
        fake_gpu_lose(&gpu, 1, gpu.now + 300);
        for (uint32_t i = 0; i < at; i++)
            CHECK(fake_gpu_turn(&gpu));
        gpu.dispatch[0].faulted = gpu.dispatch[1].faulted = true; /* their WGs may be killed */
        tell(CP_HOST_ABANDON, 0, NULL);
        tell(CP_HOST_ABANDON, 1, NULL);
        run();
        CHECK_EQUAL(gpu.answers, 2);
        CHECK_EQUAL(gpu.answer.status, CP_HOST_DONE);
        CHECK(fake_gpu_completed(&gpu, 2));
        CHECK(!cp.config.queues[0].queue_memory && !cp.config.queues[1].queue_memory);
        CHECK_EQUAL(cp.active, 0);
        CHECK_EQUAL(cp.free.count, cp.config.wg_slots);
    }
}

TEST_MAIN()
{
    return test_run("host", (const struct test_case[]){TEST(a_queue_is_created),
                                                       TEST(a_creation_is_answered_at_once),
                                                       TEST(drained_when_what_was_read_is_complete),
                                                       TEST(an_abandoned_queue_stops_its_dispatches),
                                                       TEST(abandoned_before_it_begins),
                                                       TEST(abandoned_at_its_end),
                                                       TEST(updated_before_what_was_not_read),
                                                       TEST(commands_at_a_barrier_packet),
                                                       TEST(updated_between_dispatches),
                                                       TEST(cleared_behind_what_stopped_it),
                                                       TEST(cleared_when_its_memory_can_be_read),
                                                       TEST(refused),
                                                       TEST(scratch_is_asked_for),
                                                       TEST(scratch_is_asked_for_again),
                                                       TEST(read_again_with_scratch),
                                                       TEST(scratch_up_to_the_last_address),
                                                       TEST(more_scratch_than_a_word_can_say),
                                                       TEST(next_queue_is_granted_nothing),
                                                       TEST(one_command_at_a_time),
                                                       TEST(a_ring_is_moved),
                                                       TEST(a_process_is_killed),
                                                       {0}});
}
