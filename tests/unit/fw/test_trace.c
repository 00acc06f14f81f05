/* test_trace.c - the event trace: what it notes, that the newest stay, that it can be left out. */
/* Large: a ring beside a GPU of 512 slots. */
#include "fake_gpu.h"
#include "onward/trace.h"
#include "test.h"

#define RING 1024u

static struct fake_gpu gpu;
static struct cp cp;
static struct {
    struct cp_trace trace;
    struct cp_trace_entry entries[RING];
} ring;

static void init(void)
{
    fake_gpu_init(&gpu, &cp, 7);
    gpu.config.cus = 2;
    fake_gpu_queue(&gpu, 4, 0);
    CHECK_EQUAL(fake_gpu_start(&gpu), CP_OK);
}

/* A barrier of 24 WGs on 16 places, with a compute unit lost and back. */
static void work(void)
{
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.program = FAKE_WAIT_ALL, .groups = {6, 4, 1}, .duration = 3000});
    fake_gpu_ring(&gpu, 0, 0);
    fake_gpu_lose(&gpu, 1, 4000);
    fake_gpu_return(&gpu, 1, 20000);
    CHECK(fake_gpu_run(&gpu, 1000000));
    CHECK(fake_gpu_completed(&gpu, 0));
}

static uint32_t count(uint32_t kind, uint32_t state)
{
    uint32_t found = 0;

    for (uint32_t i = 0; i < ring.trace.written; i++)
        found += ring.entries[i].kind == kind && ring.entries[i].state == state;
    return found;
}

static void sizes(void)
{
    static const struct {
        const char *name;
        uint32_t bytes, entries;
    } cases[] = {{"one", 40, 1}, {"one and a rest", 63, 1}, {"two", 64, 2}, {"three is two", 111, 2}, {"four", 112, 4}};

    init();
    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        test_context(cases[i].name);
        CHECK_EQUAL((uint32_t)cp_trace_start(&cp, &ring, cases[i].bytes), CP_OK);
        CHECK_EQUAL(ring.trace.entries, cases[i].entries);
        CHECK_EQUAL(ring.trace.magic, CP_TRACE_MAGIC);
    }
    test_context(0);
    CHECK_EQUAL((uint32_t)cp_trace_start(&cp, &ring, 39), (uint32_t)CP_ERROR_CONFIG);
    CHECK_EQUAL((uint32_t)cp_trace_start(&cp, &ring, 0), (uint32_t)CP_ERROR_CONFIG);
}

static void every_life_is_noted(void)
{
    uint64_t cycle = 0;

    init();
    CHECK_EQUAL(cp_trace_start(&cp, &ring, sizeof(ring)), CP_OK);
    work();
    CHECK(ring.trace.written < RING);
    CHECK_EQUAL(ring.entries[0].kind, CP_TRACE_QUEUE); /* the doorbell: a packet, no dispatch */
    CHECK_EQUAL(ring.entries[0].number, 1);
    CHECK_EQUAL(ring.entries[1].kind, CP_TRACE_KERNEL);
    CHECK_EQUAL(ring.entries[1].number, 6);
    CHECK_EQUAL(ring.entries[1].generation, 4);
    CHECK_EQUAL(ring.entries[2].kind, CP_TRACE_QUEUE); /* its packet is read */
    CHECK_EQUAL(ring.entries[2].number, 0);
    CHECK_EQUAL(count(CP_TRACE_QUEUE, 1), 1);
    CHECK_EQUAL(count(CP_TRACE_QUEUE, 0), 2); /* doorbell, and when the dispatch has ended */
    CHECK_EQUAL(count(CP_TRACE_WG, CP_WG_FREE), 24);
    CHECK_EQUAL(count(CP_TRACE_WG, CP_WG_RESTORING), cp_counters_of(&cp)->restores);
    CHECK(cp_counters_of(&cp)->restores);
    CHECK_EQUAL(count(CP_TRACE_CU, 0), 1);
    CHECK_EQUAL(count(CP_TRACE_CU, 1), 1);
    for (uint32_t i = 0; i < ring.trace.written; i++) {
        CHECK(ring.entries[i].cycle >= cycle);
        CHECK(ring.entries[i].kind != CP_TRACE_WG || ring.entries[i].number < 24);
        CHECK(!ring.entries[i].killed);
        cycle = ring.entries[i].cycle;
    }
}

/* Twenty WGs in four slots: each life of a slot has its own generation, from 0 on. */
static void lives_of_a_slot_are_told_apart(void)
{
    uint32_t ended[4] = {0};

    fake_gpu_init(&gpu, &cp, 7);
    gpu.config.wg_slots = 4;
    fake_gpu_queue(&gpu, 4, 0);
    CHECK_EQUAL(fake_gpu_start(&gpu), CP_OK);
    CHECK_EQUAL(cp_trace_start(&cp, &ring, sizeof(ring)), CP_OK);
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.groups = {20, 1, 1}});
    fake_gpu_ring(&gpu, 0, 0);
    CHECK(fake_gpu_run(&gpu, 1000000));
    for (uint32_t i = 0; i < ring.trace.written; i++) {
        const struct cp_trace_entry *entry = &ring.entries[i];

        if (entry->kind != CP_TRACE_WG)
            continue;
        CHECK_EQUAL(entry->generation, ended[entry->slot]);
        ended[entry->slot] += entry->state == CP_WG_FREE;
    }
    CHECK_EQUAL(ended[0] + ended[1] + ended[2] + ended[3], 20);
}

/* Of a kernel that faults the other WGs are killed. */
static void killed_ones_are_marked(void)
{
    uint32_t killed = 0;

    init();
    CHECK_EQUAL(cp_trace_start(&cp, &ring, sizeof(ring)), CP_OK);
    fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.program = FAKE_FAULT, .groups = {16, 1, 1}, .duration = 3000});
    fake_gpu_ring(&gpu, 0, 0);
    CHECK(fake_gpu_run(&gpu, 1000000));
    CHECK(gpu.kills);
    for (uint32_t i = 0; i < ring.trace.written; i++) {
        killed += ring.entries[i].killed;
        CHECK(!ring.entries[i].killed || (ring.entries[i].kind == CP_TRACE_WG && ring.entries[i].state == CP_WG_FREE));
    }
    CHECK_EQUAL(killed, gpu.kills);
}

/* However many packets a queue has had, an entry tells how many are left. */
static void packets_that_are_left_are_noted(void)
{
    uint32_t doorbells = 0;

    init();
    CHECK_EQUAL(cp_trace_start(&cp, &ring, sizeof(ring)), CP_OK);
    for (uint32_t i = 0; i < 6; i++) {
        fake_gpu_dispatch(&gpu, 0, &(struct fake_kernel){.duration = 100});
        fake_gpu_ring(&gpu, 0, gpu.now);
        CHECK(fake_gpu_run(&gpu, 1000000));
    }
    for (uint32_t i = 0; i < ring.trace.written; i++) {
        CHECK(ring.entries[i].kind != CP_TRACE_QUEUE || ring.entries[i].number <= 1);
        doorbells += ring.entries[i].kind == CP_TRACE_QUEUE && ring.entries[i].number == 1;
    }
    CHECK_EQUAL(doorbells, 6);
}

/* The same run with a small ring ends with the same entries. */
static void newest_stay(void)
{
    static struct cp_trace_entry all[RING];
    uint32_t written;

    init();
    CHECK_EQUAL(cp_trace_start(&cp, &ring, sizeof(ring)), CP_OK);
    work();
    written = (uint32_t)ring.trace.written;
    __builtin_memcpy(all, ring.entries, sizeof(all));
    init();
    CHECK_EQUAL(cp_trace_start(&cp, &ring, sizeof(ring.trace) + 16 * sizeof(ring.entries[0])), CP_OK);
    work();
    CHECK_EQUAL(ring.trace.written, written);
    for (uint32_t i = written - 16; i < written; i++)
        CHECK(!__builtin_memcmp(&ring.entries[i % 16], &all[i], sizeof(all[i])));
}

static void can_be_ended(void)
{
    init();
    CHECK_EQUAL(cp_trace_start(&cp, &ring, sizeof(ring)), CP_OK);
    CHECK_EQUAL(cp_trace_start(&cp, 0, 0), CP_OK);
    work();
    CHECK_EQUAL(ring.trace.written, 0);
}

TEST_MAIN()
{
    return test_run("trace", (const struct test_case[]){TEST(sizes),
                                                        TEST(every_life_is_noted),
                                                        TEST(lives_of_a_slot_are_told_apart),
                                                        TEST(killed_ones_are_marked),
                                                        TEST(packets_that_are_left_are_noted),
                                                        TEST(newest_stay),
                                                        TEST(can_be_ended),
                                                        {0}});
}
