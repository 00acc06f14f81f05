/* test_latency.c - how long loads and atomics take, noted by where their data came from. */
#include "mem/latency.h"
#include "memory_bench.h"

static struct mem_latencies noted;

static void measure(const char *const *settings)
{
    start(settings);
    noted = (struct mem_latencies){0};
    path_measure(rig.system, &noted, NULL);
    rig_set_exec(&wave, 1);
    rig_set_lanes(&wave, arena, 4);
}

/* One instruction has been noted since the last call, under this source, with these cycles. */
static void check_noted(enum mem_source source, uint64_t cycles)
{
    for (uint32_t i = 0; i < MEM_SOURCES; i++)
        CHECK_EQUAL(noted.of[i].count, i == source);
    if (source != MEM_SOURCE_NONE)
        CHECK_EQUAL(noted.of[source].sum, cycles);
    noted = (struct mem_latencies){0};
}

static void classes_grow_by_four(void)
{
    static const uint64_t cycles[] = {0, 1, 3, 4, 15, 16, 255, 256, 16777215, 16777216, UINT64_MAX};

    for (uint32_t i = 0; i < COUNT(cycles); i++) {
        struct lengths lengths = {0};
        uint32_t class = 0;

        lengths_note(&lengths, cycles[i]);
        for (uint64_t least = 1; class < LENGTHS_CLASSES - 1 && cycles[i] >= least; least *= 4)
            class ++;
        CHECK_EQUAL(lengths.classes[class], 1);
        CHECK_EQUAL(lengths.sum, cycles[i]);
        CHECK_EQUAL(lengths.most, cycles[i]);
        CHECK_EQUAL(lengths.count, 1);
    }
}

/* With the latencies of memory_bench.h, and with L1s that combine stores. */
static void vector_accesses_have_sources(void)
{
    const char *combine[] = {"l1.mode combine", NULL};
    const char *plain[] = {NULL};
    const char *const *settings[] = {plain, combine};

    for (uint32_t i = 0; i < COUNT(settings); i++) {
        measure(settings[i]);
        run(ISA_OP_flat_load_dword, 0, 0);
        check_noted(MEM_SOURCE_DRAM, L2_HIT + DRAM_CLOSED);
        run(ISA_OP_flat_load_dword, 0, 0);
        check_noted(MEM_SOURCE_L1, L1_HIT);
        run(ISA_OP_flat_load_dword, ISA_MOD_GLC, 0);
        check_noted(MEM_SOURCE_L2, L2_HIT);
        run(ISA_OP_flat_load_dword, 0, 1);
        check_noted(MEM_SOURCE_L2, L2_HIT);
        run(ISA_OP_flat_atomic_add, ISA_MOD_GLC, 1);
        check_noted(MEM_SOURCE_ATOMIC, L2_HIT);
        run(ISA_OP_flat_store_dword, 0, 1);
        check_noted(MEM_SOURCE_NONE, 0);
        rig_set_exec(&wave, 0);
        run(ISA_OP_flat_load_dword, 0, 0);
        check_noted(MEM_SOURCE_NONE, 0);
        rig_stop(&rig);
    }
}

/* A load of several lines counts once, under the farthest source: here each lane has its line. */
static void the_farthest_source_counts(void)
{
    measure(NULL);
    run(ISA_OP_flat_load_dword, 0, 0);
    run(ISA_OP_flat_load_dword, 0, 1);
    noted = (struct mem_latencies){0};
    rig_set_exec(&wave, 3);
    rig_set_lanes(&wave, arena, 64);
    run(ISA_OP_flat_load_dword, 0, 0);
    CHECK_EQUAL(noted.of[MEM_SOURCE_DRAM].count, 1);
    CHECK_EQUAL(noted.of[MEM_SOURCE_L1].count, 0);
    run(ISA_OP_flat_load_dword, 0, 1);
    CHECK_EQUAL(noted.of[MEM_SOURCE_DRAM].count, 1);
    CHECK_EQUAL(noted.of[MEM_SOURCE_L2].count, 1);
    rig_stop(&rig);
}

static void a_pending_line_is_told_from_one_that_is_there(void)
{
    struct isa_operation load = rig_flat(ISA_OP_flat_load_dword, DESTINATION, ADDRESS, DATA);
    struct isa_operation other = rig_flat(ISA_OP_flat_load_dword, DESTINATION + 1, ADDRESS, DATA);
    struct rig_access first, second, third;

    measure(NULL);
    rig_issue(&rig, &wave, &load, 0, 100, &first);
    rig_issue(&rig, &wave, &other, 0, 110, &second);
    rig_run_to(&rig, 145);
    CHECK_EQUAL(noted.of[MEM_SOURCE_DRAM].sum, L2_HIT + DRAM_CLOSED);
    CHECK_EQUAL(noted.of[MEM_SOURCE_L1_PENDING].sum, L2_HIT + DRAM_CLOSED - 10);
    noted = (struct mem_latencies){0};
    /* The line has its entry now, and its bytes come later. */
    rig_issue(&rig, &wave, &load, 0, 150, &third);
    check_noted(MEM_SOURCE_L1_PENDING, first.cycle - 150);
    rig_stop(&rig);
}

/* The time in which tags and address unit were busy with others counts: it is from issue on. */
static void waiting_for_the_tags_counts(void)
{
    struct isa_operation load = rig_flat(ISA_OP_flat_load_dword, DESTINATION, ADDRESS, DATA);
    struct isa_operation other = rig_flat(ISA_OP_flat_load_dword, DESTINATION + 1, ADDRESS, DATA);
    struct rig_access first, second;

    measure(NULL);
    rig_set_exec(&wave, UINT64_MAX);
    rig_set_lanes(&wave, arena, 64);
    run(ISA_OP_flat_load_dword, 0, 0);
    noted = (struct mem_latencies){0};
    rig_issue(&rig, &wave, &load, 0, 10000, &first);
    rig_issue(&rig, &wave, &other, 0, 10000, &second);
    rig_run(&rig);
    CHECK_EQUAL(first.cycle, 10000 + L1_HIT + 63);
    CHECK_EQUAL(second.cycle, first.cycle + 64);
    CHECK_EQUAL(noted.of[MEM_SOURCE_L1].count, 2);
    CHECK_EQUAL(noted.of[MEM_SOURCE_L1].sum, first.cycle + second.cycle - 20000);
    CHECK_EQUAL(noted.of[MEM_SOURCE_L1].most, second.cycle - 10000);
    rig_stop(&rig);
}

/* Loads 2 dwords into scalar registers at a cycle, and returns how long that takes. */
static uint64_t load_scalar(uint32_t cu, uint64_t address, uint64_t now)
{
    const struct execute_scalar_access access = {
        .kind = EXECUTE_ACCESS_LOAD, .dwords = 2, .destination = 0, .address = address};
    static struct isa_wave registers;
    uint64_t done, fault;

    rig_run_to(&rig, now);
    CHECK_EQUAL(path_scalar_memory(rig.system, cu, &registers, &access, 0, UINT64_MAX, now, &done, &fault),
                ISA_FAULT_NONE);
    return done - now;
}

static void scalar_loads_have_sources(void)
{
    uint64_t scalar, l2, took;

    measure(NULL);
    scalar = rig.parameters.scache_latency;
    l2 = rig.parameters.l2_latency;
    took = load_scalar(0, arena, 100);
    CHECK_EQUAL(took, l2 + DRAM_CLOSED);
    check_noted(MEM_SOURCE_SCALAR_DRAM, took);
    took = load_scalar(0, arena, 110);
    CHECK_EQUAL(took, l2 + DRAM_CLOSED - 10);
    check_noted(MEM_SOURCE_SCALAR_PENDING, took);
    CHECK_EQUAL(load_scalar(0, arena, 1000), scalar);
    check_noted(MEM_SOURCE_SCALAR, scalar);
    CHECK_EQUAL(load_scalar((uint32_t)rig.parameters.scache_cus, arena, 1010), l2);
    check_noted(MEM_SOURCE_SCALAR_L2, l2);
    rig_stop(&rig);
}

static void nothing_is_noted_without_time(void)
{
    measure(NULL);
    path_set_timing(rig.system, false);
    run(ISA_OP_flat_load_dword, 0, 0);
    run(ISA_OP_flat_atomic_add, ISA_MOD_GLC, 0);
    load_scalar(0, arena, rig.clock.now);
    check_noted(MEM_SOURCE_NONE, 0);
    rig_stop(&rig);
}

TEST_MAIN()
{
    return test_run("latency", (const struct test_case[]){TEST(classes_grow_by_four),
                                                          TEST(vector_accesses_have_sources),
                                                          TEST(the_farthest_source_counts),
                                                          TEST(a_pending_line_is_told_from_one_that_is_there),
                                                          TEST(waiting_for_the_tags_counts),
                                                          TEST(scalar_loads_have_sources),
                                                          TEST(nothing_is_noted_without_time),
                                                          {0}});
}
