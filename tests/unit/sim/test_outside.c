/* test_outside.c - inputs from outside come at their cycles and are counted until then; what the host's commands make of queues. */
#include "gpu/host_queues.h"

#include "onward/aql.h"
#include "test.h"

struct seen {
    enum gpu_outside_kind kind;
    uint32_t index;
    uint64_t cycle;
};

static struct seen seen[8];
static uint32_t seen_count;

static void act(void *context, struct gpu_outside *outside, uint64_t cycle)
{
    CHECK(context == seen);
    seen[seen_count++] = (struct seen){outside->kind, outside->index, cycle};
    if (outside->kind != GPU_OUTSIDE_RESTART)
        return;
    if (cycle < 50)
        CHECK(gpu_outside_delay(outside, 50));
    else
        gpu_outside_end(outside);
}

static void test_inputs(void)
{
    static const struct {
        enum gpu_outside_kind kind;
        uint32_t index;
        uint64_t cycle;
    } inputs[] = {{GPU_OUTSIDE_DOORBELL, 3, 10},
                  {GPU_OUTSIDE_CU_LOST, 1, 20},
                  {GPU_OUTSIDE_RESTART, 7, 30},
                  {GPU_OUTSIDE_HOST, 2, 40}};
    static const struct seen expected[] = {{GPU_OUTSIDE_DOORBELL, 3, 10},
                                           {GPU_OUTSIDE_CU_LOST, 1, 20},
                                           {GPU_OUTSIDE_RESTART, 7, 30},
                                           {GPU_OUTSIDE_HOST, 2, 40},
                                           {GPU_OUTSIDE_RESTART, 7, 50}};
    struct clock clock;
    struct gpu_outsides outsides = {.clock = &clock, .act = act, .context = seen};
    struct gpu_outside *again;

    clock_init(&clock);
    seen_count = 0;
    for (uint32_t i = 0; i < 4; i++)
        CHECK(gpu_outside_schedule(&outsides, inputs[i].kind, inputs[i].index, inputs[i].cycle));
    CHECK_EQUAL(outsides.losses, 1);
    CHECK_EQUAL(outsides.pending, 3);
    CHECK_EQUAL(outsides.restarts, 1);
    while (clock_step(&clock, 40)) {
    }
    CHECK_EQUAL(outsides.losses, 0);
    CHECK_EQUAL(outsides.pending, 1);
    CHECK_EQUAL(outsides.restarts, 1);
    while (clock_step(&clock, 100)) {
    }
    CHECK_EQUAL(outsides.pending, 0);
    CHECK_EQUAL(outsides.restarts, 0);
    CHECK_EQUAL(seen_count, 5);
    for (uint32_t i = 0; i < 5; i++) {
        CHECK_EQUAL(seen[i].kind, expected[i].kind);
        CHECK_EQUAL(seen[i].index, expected[i].index);
        CHECK_EQUAL(seen[i].cycle, expected[i].cycle);
    }
    /* One that is over serves again, as if it were new. */
    again = outsides.spares;
    CHECK(again && gpu_outside_schedule(&outsides, GPU_OUTSIDE_CU_RETURNED, 5, 200) == again);
    CHECK_EQUAL(again->index, 5);
    CHECK_EQUAL(again->command.number, 0);
    clock_clear(&clock);
    gpu_outsides_free(&outsides);
    CHECK(!outsides.all);
    clock_free(&clock);
}

static const struct gpu_host_command command = {
    .queue = 2, .number = 9, .priority = 3, .limit = 4, .weight = 5, .limits = {.hard = 6}, .page = {0x1000, 64}};

/* Which part of the event a command fills. */
static void test_events(void)
{
    static const enum cp_host_operation operations[] = {CP_HOST_CREATE, CP_HOST_UPDATE, CP_HOST_CLEAR,
                                                        CP_HOST_LIMIT,  CP_HOST_STATUS, CP_HOST_MASK};

    for (uint32_t i = 0; i < sizeof operations / sizeof operations[0]; i++) {
        struct cp_queue_config queue = {.queue_memory = 0x2000};
        struct gpu_host_queues host = {.asked = {{0}}};
        const struct mem memory = {0};
        struct gpu_host_command asked = command;
        struct cp_event event;

        asked.operation = operations[i];
        event = gpu_host_queues_ask(&host, &memory, &queue, &asked, 11);
        CHECK_EQUAL(event.kind, CP_EVENT_HOST);
        CHECK_EQUAL(event.reason, operations[i]);
        CHECK_EQUAL(event.cu, 2);
        CHECK_EQUAL(event.tag, 9);
        CHECK_EQUAL(event.cycle, 11);
        CHECK_EQUAL(host.asked[2].number, 9);
        CHECK_EQUAL(queue.scratch.base, operations[i] == CP_HOST_CLEAR ? 0x1000 : 0);
        if (operations[i] == CP_HOST_LIMIT) {
            CHECK_EQUAL(event.limits.hard, 6);
        } else if (operations[i] == CP_HOST_STATUS) {
            CHECK_EQUAL(event.page.base, 0x1000);
        } else if (operations[i] == CP_HOST_MASK) {
            CHECK_EQUAL(event.mask.base, 0x1000);
        } else {
            CHECK_EQUAL(event.host.priority, 3);
            CHECK_EQUAL(event.host.queue_memory, operations[i] == CP_HOST_CREATE ? 0x2000 : 0);
        }
    }
}

/* What a command that was done has made of its queue. */
static void test_done(void)
{
    static const struct {
        enum cp_host_operation operation;
        bool absent, removed; /* afterwards */
        uint32_t priority;
    } cases[] = {{CP_HOST_CREATE, false, false, 3},
                 {CP_HOST_UPDATE, true, false, 3},
                 {CP_HOST_DRAIN, true, true, 0},
                 {CP_HOST_ABANDON, true, true, 0},
                 {CP_HOST_LIMIT, true, false, 0}};

    for (uint32_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct gpu_host_queues host = {.absent = {[2] = true}};
        const struct mem memory = {0};
        struct cp_queue_config queues[CP_MAX_QUEUES] = {{.queue_memory = 1}, [2] = {.queue_memory = 2}};

        host.asked[2] = command;
        host.asked[2].operation = cases[i].operation;
        gpu_host_queues_done(&host, &memory, &queues[2], 2);
        CHECK_EQUAL(host.absent[2], cases[i].absent);
        CHECK_EQUAL(host.removed[2], cases[i].removed);
        CHECK_EQUAL(queues[2].priority, cases[i].priority);
        gpu_host_queues_drop_absent(&host, queues);
        CHECK_EQUAL(queues[0].queue_memory, 1);
        CHECK_EQUAL(queues[2].queue_memory, cases[i].absent ? 0 : 2);
    }
}

#define QUEUE_MEMORY 0x2000u

static void write_words(struct mem *memory, uint64_t read_index, uint64_t error)
{
    struct cp_queue_memory words = {.read_dispatch_id = read_index, .error_reason = error};

    mem_write(memory, QUEUE_MEMORY, &words, sizeof words, 0);
}

/* What a number has done, while queues come, stop, are cleared and leave: each row is a command, its memory before and after. */
static void test_counts(void)
{
    static const struct {
        enum cp_host_operation operation;
        uint64_t read_before, error_before, read_after, error_after;
        uint64_t packets, errors; /* afterwards */
    } steps[] = {
        {CP_HOST_ABANDON, 5, 0, 5, CP_QUEUE_BAD_KERNARG, 5, 0}, /* the error comes from leaving */
        {CP_HOST_CREATE, 7, 0, 9, 0, 7, 0},                     /* its ring begins at 7 */
        {CP_HOST_UPDATE, 9, 0, 10, CP_QUEUE_BAD_KERNARG, 8, 1},
        {CP_HOST_CLEAR, 10, CP_QUEUE_BAD_KERNARG, 11, 0, 9, 1},
        {CP_HOST_DRAIN, 11, CP_QUEUE_BAD_KERNARG, 12, CP_QUEUE_BAD_KERNARG, 10, 2},
        {CP_HOST_CREATE, 0, 0, 1, 0, 11, 2},
    };
    struct cp_queue_config queue = {.queue_memory = QUEUE_MEMORY};
    struct gpu_host_queues host = {.asked = {{0}}};
    struct mem memory;

    CHECK(mem_init(&memory, 0x10000));
    for (uint32_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        struct gpu_host_command asked = {.queue = 2, .operation = steps[i].operation};
        struct gpu_queue_counts counts;

        write_words(&memory, steps[i].read_before, steps[i].error_before);
        gpu_host_queues_ask(&host, &memory, &queue, &asked, 0);
        write_words(&memory, steps[i].read_after, steps[i].error_after);
        gpu_host_queues_done(&host, &memory, &queue, 2);
        counts = gpu_host_queues_counts(&host, &memory, &queue, 2);
        CHECK_EQUAL(counts.packets, steps[i].packets);
        CHECK_EQUAL(counts.errors, steps[i].errors);
    }
    mem_free(&memory);
}

TEST_MAIN()
{
    return test_run("outside", (const struct test_case[]){
                                   TEST(test_inputs), TEST(test_events), TEST(test_done), TEST(test_counts), {0}});
}
