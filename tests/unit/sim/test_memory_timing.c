/* test_memory_timing.c - how long accesses of memory take, and what limits how many are under way. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "path/memory_state.h"
#include "memory_bench.h"

static void latencies_are_those_of_the_parameters(void)
{
    const char *slow[] = {"l1.latency 120", "l2.latency 300", NULL};
    const char *quick[] = {"l1.latency 4", "l2.latency 25", NULL};
    static const char *const *settings[3];
    static const uint64_t l1[] = {L1_HIT, 120, 4}, l2[] = {L2_HIT, 300, 25};

    settings[1] = slow;
    settings[2] = quick;
    for (uint32_t i = 0; i < 3; i++) {
        start(settings[i]);
        rig_set_exec(&wave, 1);
        rig_set_lanes(&wave, arena, 4);
        CHECK_EQUAL(run(ISA_OP_flat_load_dword, 0, 0), l2[i] + DRAM_CLOSED);
        CHECK_EQUAL(run(ISA_OP_flat_load_dword, 0, 0), l1[i]);
        CHECK_EQUAL(run(ISA_OP_flat_load_dword, ISA_MOD_GLC, 0), l2[i]);
        CHECK_EQUAL(run(ISA_OP_flat_load_dword, 0, 1), l2[i]);
        CHECK_EQUAL(run(ISA_OP_flat_store_dword, 0, 1), l2[i]);
        CHECK_EQUAL(run(ISA_OP_flat_atomic_add, ISA_MOD_GLC, 1), l2[i]);
        /* The same row of the same DRAM bank: 4 channels, 256 bytes each in turn. */
        rig_set_lanes(&wave, arena + 1024, 4);
        CHECK_EQUAL(run(ISA_OP_flat_load_dword, 0, 0), l2[i] + DRAM_HIT);
        /* 8 banks of 8 KiB rows in 4 channels: the next row of the same bank. */
        rig_set_lanes(&wave, arena + 4 * 8 * 8192, 4);
        CHECK_EQUAL(run(ISA_OP_flat_load_dword, 0, 0), l2[i] + DRAM_CONFLICT);
        rig_stop(&rig);
    }
}

static void groups_and_lines_take_a_cycle_each(void)
{
    static const struct {
        const char *name;
        enum isa_opcode opcode;
        uint64_t exec, offset, step;
        uint64_t busy; /* address unit */
        uint64_t hit;  /* latency when all lines are in the L1; 0: not a load */
    } rows[] = {
        {"one lane", ISA_OP_flat_load_dword, 1, 0, 4, 1, L1_HIT},
        {"consecutive", ISA_OP_flat_load_dword, UINT64_MAX, 0, 4, 4, L1_HIT + 3},
        {"one address", ISA_OP_flat_load_dword, UINT64_MAX, 0, 0, 4, L1_HIT + 3},
        {"consecutive across lines", ISA_OP_flat_load_dword, UINT64_MAX, 32, 4, 8, L1_HIT + 7},
        {"the same but one lane", ISA_OP_flat_load_dword, UINT64_MAX >> 1, 32, 4, 8, L1_HIT + 7},
        {"bytes", ISA_OP_flat_load_ubyte, UINT64_MAX, 0, 1, 4, L1_HIT + 3},
        {"stride of two", ISA_OP_flat_load_dword, UINT64_MAX, 0, 8, 16, L1_HIT + 13},
        {"a line each", ISA_OP_flat_load_dword, UINT64_MAX, 0, 64, 64, L1_HIT + 63},
        {"a line each, 16 lanes", ISA_OP_flat_load_dword, 0xffff, 0, 64, 16, L1_HIT + 15},
        {"dwordx2", ISA_OP_flat_load_dwordx2, UINT64_MAX, 0, 8, 16, L1_HIT + 13},
        {"dwordx4", ISA_OP_flat_load_dwordx4, UINT64_MAX, 0, 16, 16, L1_HIT + 15},
        {"store", ISA_OP_flat_store_dword, UINT64_MAX, 0, 4, 8, 0},
        {"store, a line each", ISA_OP_flat_store_dword, UINT64_MAX, 0, 64, 64, 0},
        {"atomic", ISA_OP_flat_atomic_add, UINT64_MAX, 0, 4, 16, 0},
        {"compare and swap", ISA_OP_flat_atomic_cmpswap, UINT64_MAX, 0, 4, 32, 0},
    };

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        uint64_t before;

        test_context(rows[i].name);
        start(NULL);
        rig_set_exec(&wave, rows[i].exec);
        rig_set_lanes(&wave, arena + rows[i].offset, rows[i].step);
        run(rows[i].opcode, 0, 0);
        before = rig.clock.now;
        if (rows[i].hit)
            CHECK_EQUAL(run(rows[i].opcode, 0, 0), rows[i].hit);
        else
            run(rows[i].opcode, 0, 0);
        CHECK_EQUAL(path_vector_ready(rig.system, 0) - before, rows[i].busy);
        CHECK_EQUAL(path_vector_ready(rig.system, 1), 0);
        rig_stop(&rig);
    }
    test_context(NULL);
}

/* How long the address unit is busy with the second of two equal accesses, and how long that takes. */
static uint64_t busy_time(enum isa_opcode opcode, uint64_t exec, uint64_t step, const char *const *settings,
                          uint64_t *latency)
{
    uint64_t before, busy;

    start(settings);
    rig_set_exec(&wave, exec);
    rig_set_lanes(&wave, arena, step);
    run(opcode, 0, 0);
    before = rig.clock.now;
    *latency = run(opcode, 0, 0);
    busy = path_vector_ready(rig.system, 0) - before;
    rig_stop(&rig);
    return busy;
}

static void empty_quarters_are_charged_or_skipped(void)
{
    static const struct {
        const char *name;
        enum isa_opcode opcode;
        uint64_t exec, step;
        uint64_t charged, skipped; /* busy */
        uint64_t later;            /* a load's answer: cycles behind L1_HIT when all quarters are charged, ... */
        uint64_t later_skipped;    /* ... and when empty ones are not */
    } rows[] = {
        {"load, first lane", ISA_OP_flat_load_dword, 1, 4, 4, 1, 0, 0},
        {"load, last lane", ISA_OP_flat_load_dword, UINT64_C(1) << 63, 4, 4, 1, 3, 0},
        {"load, first and last lane", ISA_OP_flat_load_dword, 1 | UINT64_C(1) << 63, 4, 4, 2, 3, 1},
        {"load, half", ISA_OP_flat_load_dword, UINT32_MAX, 4, 4, 2, 1, 1},
        {"load, all", ISA_OP_flat_load_dword, UINT64_MAX, 4, 4, 4, 3, 3},
        {"load, two lines a quarter, one quarter", ISA_OP_flat_load_dword, 0xffff, 8, 7, 4, 1, 1},
        {"load, two lines a quarter, third quarter", ISA_OP_flat_load_dword, UINT64_C(0xffff) << 32, 8, 7, 4, 3, 1},
        {"dwordx2, one lane", ISA_OP_flat_load_dwordx2, 1, 8, 16, 4, 0, 0},
        {"dwordx4, one quarter", ISA_OP_flat_load_dwordx4, 0xffff, 16, 16, 4, 3, 3},
        {"store, one lane", ISA_OP_flat_store_dword, 1, 4, 8, 2, 0, 0},
        {"store, three quarters", ISA_OP_flat_store_dword, UINT64_MAX >> 16, 4, 8, 6, 0, 0},
        {"atomic, one lane", ISA_OP_flat_atomic_add, 1, 4, 16, 4, 0, 0},
        {"atomic, a lane in two quarters", ISA_OP_flat_atomic_add, 1 | UINT64_C(1) << 40, 4, 16, 8, 0, 0},
        {"compare and swap, one lane", ISA_OP_flat_atomic_cmpswap, 1, 4, 32, 8, 0, 0},
        {"compare and swap, all", ISA_OP_flat_atomic_cmpswap, UINT64_MAX, 4, 32, 32, 0, 0},
    };
    const char *charge[] = {"vmem.empty_quarters 1", NULL};

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        bool loads = rows[i].opcode == ISA_OP_flat_load_dword || rows[i].opcode == ISA_OP_flat_load_dwordx2 ||
                     rows[i].opcode == ISA_OP_flat_load_dwordx4;
        uint64_t latency;

        test_context(rows[i].name);
        CHECK_EQUAL(busy_time(rows[i].opcode, rows[i].exec, rows[i].step, charge, &latency), rows[i].charged);
        CHECK(!loads || latency == L1_HIT + rows[i].later);
        CHECK_EQUAL(busy_time(rows[i].opcode, rows[i].exec, rows[i].step, NULL, &latency), rows[i].skipped);
        CHECK(!loads || latency == L1_HIT + rows[i].later_skipped);
    }
    test_context(NULL);
}

/* Quarters of a cycle add up, and the sum is whole cycles. */
static void parts_of_a_cycle_are_rounded_up(void)
{
    const char *skip[] = {"vmem.store_cycles 5", "vmem.atomic_cycles 1", NULL};
    uint64_t latency;

    CHECK_EQUAL(busy_time(ISA_OP_flat_store_dword, 1, 4, skip, &latency), 2);
    CHECK_EQUAL(busy_time(ISA_OP_flat_store_dword, 1 | UINT64_C(1) << 63, 4, skip, &latency), 3);
    CHECK_EQUAL(busy_time(ISA_OP_flat_store_dword, UINT64_MAX, 4, skip, &latency), 5);
    /* The tags take a cycle a line of each quarter in any case. */
    CHECK_EQUAL(busy_time(ISA_OP_flat_atomic_add, 1, 4, skip, &latency), 1);
    CHECK_EQUAL(busy_time(ISA_OP_flat_atomic_add, UINT64_MAX, 4, skip, &latency), 4);
}

/* A waiting load whose condition holds: (word & 0) EQ 0. */
static struct isa_operation waiting_load(enum isa_opcode opcode)
{
    struct isa_operation load = rig_flat(opcode, DESTINATION, ADDRESS, DATA);

    load.source[1] = ISA_OPERAND_NONE;
    load.source[2] = ISA_VGPR_FIRST + DATA;
    load.wait_condition = ISA_WAIT_EQ;
    return load;
}

/* Loads among the atomics cost what atomics do, or what loads do: in the address unit, and in the bank, where an atomic keeps
 * others from its line. */
static void atomic_loads_cost_as_atomics_or_as_loads(void)
{
    static const struct {
        const char *name;
        const char *settings[4];
        enum isa_opcode opcode;
        uint64_t exec, step;
        uint64_t busy, latency;
        uint64_t next; /* how much later the same of another CU is answered that is issued in the same cycle */
    } rows[] = {
        {"as an atomic",
         {"vmem.atomic_loads 1", "vmem.empty_quarters 1"},
         ISA_OP_onward_wait_load,
         1,
         4,
         16,
         L2_HIT,
         1},
        {"as a load", {"vmem.empty_quarters 1"}, ISA_OP_onward_wait_load, 1, 4, 4, L2_HIT, 1},
        {"as a load of a quarter", {NULL}, ISA_OP_onward_wait_load, 1, 4, 1, L2_HIT, 1},
        {"64 bits, as an atomic",
         {"vmem.atomic_loads 1", "vmem.empty_quarters 1"},
         ISA_OP_onward_wait_load_x2,
         1,
         8,
         16,
         L2_HIT,
         1},
        {"64 bits, as a load",
         {"vmem.empty_quarters 1", "vmem.wide_cycles 12"},
         ISA_OP_onward_wait_load_x2,
         1,
         8,
         12,
         L2_HIT,
         1},
        {"64 lanes, one word, as an atomic",
         {"vmem.atomic_loads 1", "vmem.empty_quarters 1"},
         ISA_OP_onward_wait_load,
         UINT64_MAX,
         0,
         16,
         L2_HIT + 63,
         64},
        {"64 lanes, one word, as a load", {NULL}, ISA_OP_onward_wait_load, UINT64_MAX, 0, 4, L2_HIT, 1},
        {"interval 64, as an atomic",
         {"l2.atomic_interval 64", "vmem.atomic_loads 1", "vmem.empty_quarters 1"},
         ISA_OP_onward_wait_load,
         1,
         4,
         16,
         L2_HIT,
         64},
        {"interval 64, as a load",
         {"l2.atomic_interval 64", "vmem.empty_quarters 1"},
         ISA_OP_onward_wait_load,
         1,
         4,
         4,
         L2_HIT,
         1},
    };

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        struct isa_operation load = waiting_load(rows[i].opcode);
        struct rig_access first, second;

        test_context(rows[i].name);
        start(rows[i].settings);
        rig_set_exec(&wave, rows[i].exec);
        rig_set_lanes(&wave, arena, rows[i].step);
        run(ISA_OP_flat_load_dword, 0, 3);
        rig_issue(&rig, &wave, &load, 0, 10000, &first);
        CHECK_EQUAL(path_vector_ready(rig.system, 0), 10000 + rows[i].busy);
        rig_issue(&rig, &wave, &load, 1, 10000, &second);
        rig_run(&rig);
        CHECK_EQUAL(first.wait_answer, MEM_WAIT_MET);
        CHECK_EQUAL(first.cycle, 10000 + rows[i].latency);
        CHECK_EQUAL(second.cycle, first.cycle + rows[i].next);
        rig_stop(&rig);
    }
    test_context(NULL);
}

/* A load waits for the atomic that has its line, and is charged as a load all the same. */
static void an_atomic_load_waits_for_the_atomic_before_it(void)
{
    const char *settings[] = {"l2.atomic_interval 64", NULL};
    struct isa_operation load = waiting_load(ISA_OP_onward_wait_load);
    struct isa_operation add = rig_flat(ISA_OP_flat_atomic_add, DESTINATION, ADDRESS, DATA + 2);
    struct rig_access first, second, third;

    start(settings);
    rig_set_exec(&wave, 1);
    rig_set_lanes(&wave, arena, 4);
    wave.vectors[DATA + 2][0] = 3;
    run(ISA_OP_flat_load_dword, 0, 3);
    rig_issue(&rig, &wave, &add, 0, 10000, &first);
    rig_issue(&rig, &wave, &load, 1, 10000, &second);
    rig_run(&rig);
    CHECK_EQUAL(wave.vectors[DESTINATION][0], 3);
    rig_issue(&rig, &wave, &add, 0, 20000, &third);
    rig_run(&rig);
    CHECK_EQUAL(first.cycle, 10000 + L2_HIT);
    CHECK_EQUAL(second.cycle, first.cycle + 64);
    CHECK_EQUAL(third.cycle, 20000 + L2_HIT);
    CHECK_EQUAL(rig_read_word(&rig, arena), 6);
    rig_stop(&rig);
}

static void invalidation_and_empty_accesses_complete_at_once(void)
{
    struct isa_operation invalidate = rig_flat(ISA_OP_buffer_wbinvl1_vol, 0, 0, 0);
    struct isa_operation load = rig_flat(ISA_OP_flat_load_dword, DESTINATION, ADDRESS, DATA);
    struct rig_access access;

    start(NULL);
    rig_issue(&rig, &wave, &invalidate, 0, 100, &access);
    CHECK(access.completed);
    CHECK_EQUAL(access.cycle, 104);
    rig_set_exec(&wave, 0);
    rig_issue(&rig, &wave, &load, 1, 100, &access);
    CHECK(access.completed);
    CHECK_EQUAL(access.cycle, 100);
    CHECK_EQUAL(path_counters(rig.system)->loads, 0);
    rig_stop(&rig);
}

static void hits_need_no_events(void)
{
    struct isa_operation load = rig_flat(ISA_OP_flat_load_dword, DESTINATION, ADDRESS, DATA);
    struct rig_access access;
    uint64_t fired;

    start(NULL);
    rig_set_lanes(&wave, arena, 4);
    run(ISA_OP_flat_load_dword, 0, 0);
    CHECK(rig.clock.fired - rig.ticks <= 2);
    fired = rig.clock.fired - rig.ticks;
    rig_issue(&rig, &wave, &load, 0, rig.clock.now + 10, &access);
    CHECK(access.completed);
    CHECK_EQUAL(access.cycle, access.called + L1_HIT + 3);
    rig_run(&rig);
    CHECK_EQUAL(rig.clock.fired - rig.ticks, fired);
    rig_stop(&rig);
}

static void a_load_of_a_pending_line_waits_for_it(void)
{
    struct isa_operation load = rig_flat(ISA_OP_flat_load_dword, DESTINATION, ADDRESS, DATA);
    struct isa_operation other = rig_flat(ISA_OP_flat_load_dword, DESTINATION + 1, ADDRESS, DATA);
    struct rig_access first, second, third, fourth;

    start(NULL);
    rig_write_word(&rig, arena + 8, 1234);
    rig_set_exec(&wave, 1);
    rig_set_lanes(&wave, arena + 8, 4);
    rig_issue(&rig, &wave, &load, 0, 100, &first);
    rig_issue(&rig, &wave, &other, 0, 110, &second);
    CHECK(!first.completed && !second.completed);
    rig_run_to(&rig, 145);
    CHECK(first.completed && second.completed);
    CHECK_EQUAL(first.cycle, 100 + L2_HIT + DRAM_CLOSED);
    CHECK_EQUAL(second.cycle, first.cycle);
    CHECK(first.order < second.order);
    CHECK_EQUAL(wave.vectors[DESTINATION][0], 1234);
    CHECK_EQUAL(wave.vectors[DESTINATION + 1][0], 1234);
    CHECK_EQUAL(path_counters(rig.system)->l2_misses, 1);
    /* The line is in the L1 now, but its bytes come with the first answer. */
    rig_issue(&rig, &wave, &load, 0, 150, &third);
    CHECK_EQUAL(third.cycle, first.cycle);
    rig_issue(&rig, &wave, &load, 0, first.cycle - 10, &fourth);
    CHECK_EQUAL(fourth.cycle, first.cycle - 10 + L1_HIT);
    rig_stop(&rig);
}

/* Eight CUs, a lane each, on one line at the same time: one goes after the other. */
static void atomics_on_one_line_follow_each_other(void)
{
    static const struct {
        const char *name;
        const char *setting;
        uint64_t interval;
        uint64_t step; /* between the CUs' addresses */
    } rows[] = {
        {"interval 1", "l2.atomic_interval 1", 1, 0},
        {"interval 4", "l2.atomic_interval 4", 4, 0},
        {"interval 64", "l2.atomic_interval 64", 64, 0},
        {"interval 64, other words of the line", "l2.atomic_interval 64", 64, 4},
        {"interval 64, other lines: one a cycle", "l2.atomic_interval 64", 1, 1024},
        {"interval 0: one a cycle", "l2.atomic_interval 0", 1, 0},
    };

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        const char *settings[] = {rows[i].setting, NULL};
        struct isa_operation add = rig_flat(ISA_OP_flat_atomic_add, DESTINATION, ADDRESS, DATA);
        struct rig_access access[8];

        test_context(rows[i].name);
        start(settings);
        rig_set_exec(&wave, 1);
        wave.vectors[DATA][0] = 3;
        for (uint32_t cu = 0; cu < 8; cu++) {
            rig_set_lanes(&wave, arena + cu * rows[i].step, 4);
            run(ISA_OP_flat_load_dword, ISA_MOD_GLC, cu);
        }
        for (uint32_t cu = 0; cu < 8; cu++) {
            rig_set_lanes(&wave, arena + cu * rows[i].step, 4);
            rig_issue(&rig, &wave, &add, cu, 10000, &access[cu]);
        }
        rig_run(&rig);
        for (uint32_t cu = 0; cu < 8; cu++)
            CHECK_EQUAL(access[cu].cycle, 10000 + L2_HIT + cu * rows[i].interval);
        CHECK_EQUAL(rig_read_word(&rig, arena), rows[i].step ? 3 : 24);
        CHECK_EQUAL(path_counters(rig.system)->atomic_lanes, 8);
        rig_stop(&rig);
    }
    test_context(NULL);
}

static void lanes_of_an_atomic_share_its_line(void)
{
    static const struct {
        const char *name;
        const char *setting;
        enum isa_opcode opcode;
        uint64_t exec, step;
        uint64_t latency;
        uint64_t next; /* how much later than the latency of one lane a second atomic, right behind, is answered */
    } rows[] = {
        {"one lane", "l2.atomic_lanes 16", ISA_OP_flat_atomic_add, 1, 4, L2_HIT, 1},
        {"64 lanes, one word", "l2.atomic_lanes 16", ISA_OP_flat_atomic_add, UINT64_MAX, 0, L2_HIT + 63, 64},
        {"16 words", "l2.atomic_lanes 16", ISA_OP_flat_atomic_add, 0xffff, 4, L2_HIT, 1},
        {"16 words, 4 a cycle", "l2.atomic_lanes 4", ISA_OP_flat_atomic_add, 0xffff, 4, L2_HIT + 3, 4},
        {"8 words of 64 bits", "l2.atomic_lanes 16", ISA_OP_flat_atomic_add_x2, 0xff, 8, L2_HIT, 1},
        {"8 words of 64 bits, 8 a cycle", "l2.atomic_lanes 8", ISA_OP_flat_atomic_add_x2, 0xff, 8, L2_HIT + 1, 2},
        {"64 consecutive words: 4 lines of one bank", "l2.atomic_lanes 16", ISA_OP_flat_atomic_add, UINT64_MAX, 4,
         L2_HIT + 12, 4},
    };

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        const char *settings[] = {rows[i].setting, NULL};
        struct isa_operation add = rig_flat(rows[i].opcode, DESTINATION, ADDRESS, DATA);
        struct rig_access first, second;

        test_context(rows[i].name);
        start(settings);
        rig_set_exec(&wave, UINT64_MAX);
        rig_set_lanes(&wave, arena, 4);
        run(ISA_OP_flat_load_dword, 0, 3);
        rig_set_exec(&wave, rows[i].exec);
        rig_set_lanes(&wave, arena, rows[i].step);
        rig_issue(&rig, &wave, &add, 0, 10000, &first);
        rig_set_exec(&wave, 1);
        rig_issue(&rig, &wave, &add, 1, 10000, &second);
        rig_run(&rig);
        CHECK_EQUAL(first.cycle, 10000 + rows[i].latency);
        CHECK_EQUAL(second.cycle, 10000 + L2_HIT + rows[i].next);
        rig_stop(&rig);
    }
    test_context(NULL);
}

static void a_bank_takes_one_line_a_cycle(void)
{
    static const struct {
        const char *name;
        uint64_t step; /* between the lines of the CUs */
        uint64_t last; /* the last one's delay */
    } rows[] = {{"8 lines of one bank", 1024, 7}, {"4 banks, two each", 256, 1}};

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        struct isa_operation load = rig_flat(ISA_OP_flat_load_dword, DESTINATION, ADDRESS, DATA);
        struct rig_access access[8];
        uint64_t last = 0;

        test_context(rows[i].name);
        start(NULL);
        rig_set_exec(&wave, 1);
        for (uint32_t pass = 0; pass < 2; pass++) {
            for (uint32_t cu = 0; cu < 8; cu++) {
                rig_set_lanes(&wave, arena + cu * rows[i].step, 4);
                load.modifiers = ISA_MOD_GLC;
                rig_issue(&rig, &wave, &load, cu, 1000 + pass * 9000, &access[cu]);
            }
            rig_run(&rig);
        }
        for (uint32_t cu = 0; cu < 8; cu++)
            last = access[cu].cycle > last ? access[cu].cycle : last;
        CHECK_EQUAL(last, 10000 + L2_HIT + rows[i].last);
        rig_stop(&rig);
    }
    test_context(NULL);
}

/* 64 lines that the L2 has, one a cycle; with few MSHRs each must wait for an answer before it. */
static void mshrs_limit_misses(void)
{
    static const struct {
        const char *name;
        const char *setting;
        uint64_t last;
    } rows[] = {
        {"enough", "l1.mshrs 64", L2_HIT + 63},
        {"one", "l1.mshrs 1", 64 * L2_HIT},
        {"16", "l1.mshrs 16", 4 * L2_HIT + 15},
        {"50: just enough", "l1.mshrs 50", L2_HIT + 63},
    };

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        const char *settings[] = {rows[i].setting, NULL};
        struct isa_operation load = rig_flat(ISA_OP_flat_load_dword, DESTINATION, ADDRESS, DATA);
        struct rig_access access;

        test_context(rows[i].name);
        start(settings);
        rig_set_lanes(&wave, arena, 64);
        run(ISA_OP_flat_load_dword, 0, 1);
        rig_issue(&rig, &wave, &load, 0, 20000, &access);
        rig_run(&rig);
        CHECK_EQUAL(access.cycle, 20000 + rows[i].last);
        rig_stop(&rig);
    }
    test_context(NULL);
}

static void l2_mshrs_limit_fetches(void)
{
    const char *one[] = {"l2.mshrs 1", NULL};
    struct isa_operation load = rig_flat(ISA_OP_flat_load_dword, DESTINATION, ADDRESS, DATA);
    struct rig_access access[2];

    for (uint32_t i = 0; i < 2; i++) {
        start(i ? one : NULL);
        rig_set_exec(&wave, 1);
        for (uint32_t cu = 0; cu < 2; cu++) {
            rig_set_lanes(&wave, arena + cu * 64, 4);
            rig_issue(&rig, &wave, &load, cu, 1000, &access[cu]);
        }
        rig_run(&rig);
        CHECK_EQUAL(access[0].cycle, 1000 + L2_HIT + DRAM_CLOSED);
        CHECK_EQUAL(access[1].cycle, access[0].cycle + (i ? DRAM_HIT : 8));
        rig_stop(&rig);
    }
}

static void a_full_queue_stops_the_address_unit(void)
{
    const char *settings[] = {"l1.mshrs 4", NULL};
    struct isa_operation load = rig_flat(ISA_OP_flat_load_dword, DESTINATION, ADDRESS, DATA);
    struct rig_access access[4];
    uint64_t ready;

    start(settings);
    rig_set_lanes(&wave, arena, 64);
    rig_issue(&rig, &wave, &load, 0, 1000, &access[0]);
    ready = path_vector_ready(rig.system, 0);
    CHECK_EQUAL(ready, 1064);
    for (uint32_t rounds = 0; !access[0].completed && rounds < 1000; rounds++) {
        rig_run_to(&rig, ready);
        if (path_vector_ready(rig.system, 0) <= ready)
            break;
        ready = path_vector_ready(rig.system, 0);
    }
    CHECK(ready > 1064);
    rig_run(&rig);
    CHECK(access[0].completed);
    CHECK(ready < access[0].cycle);
    rig_stop(&rig);
}

/* Write-backs are acknowledged to no wave, so nothing but the queue bounds them: while they are many, no
 * instruction is taken. */
static void write_backs_stop_the_address_unit(void)
{
    static const struct {
        const char *mshrs;
        bool stops;
    } rows[] = {{"l1.mshrs 4", true}, {"l1.mshrs 64", false}};
    struct isa_operation store = rig_flat(ISA_OP_flat_store_dword, DESTINATION, ADDRESS, DATA);

    for (uint32_t i = 0; i < COUNT(rows); i++) {
        const char *settings[] = {rows[i].mshrs, "l1.mode combine", "l1.fifo 1", NULL};
        struct rig_access access;
        uint64_t ready;

        test_context(rows[i].mshrs);
        start(settings);
        rig.scoped = true;
        rig_set_lanes(&wave, arena, 64);
        rig_issue(&rig, &wave, &store, 0, 1000, &access);
        ready = path_vector_ready(rig.system, 0);
        CHECK_EQUAL(ready, 1064);
        rig_run_to(&rig, ready);
        CHECK_EQUAL(path_vector_ready(rig.system, 0) > ready, rows[i].stops);
        rig_run(&rig);
        CHECK_EQUAL(path_vector_ready(rig.system, 0), ready);
        rig_stop(&rig);
    }
    test_context(NULL);
}

/* Requests for lines that are not in the L2, which is full of dirty lines: DRAM's peak bounds them, writes as well as reads. */
static void dram_bounds_what_the_l2_accepts(void)
{
    enum { L2_LINES = 8192, LINES = 4 * L2_LINES, BURST = 8, CHANNELS = 4, START = 1000 };
    static const struct {
        const char *name;
        enum mem_l2_use use;
        uint32_t transfers; /* a line */
    } rows[] = {{"read", MEM_L2_READ, 1}, {"write lines", MEM_L2_WRITE_LINE, 1}, {"write parts", MEM_L2_WRITE_PART, 2}};

    for (uint32_t row = 0; row < COUNT(rows); row++) {
        bool read = rows[row].use == MEM_L2_READ;
        uint32_t first;
        uint64_t done = 0, least;

        start(NULL);
        test_context(rows[row].name);
        first = (uint32_t)(arena / MEM_LINE_BYTES);
        for (uint32_t i = 0; i < LINES; i++)
            done = path_later(done, mem_l2_access(&rig.system->l2, first + i, rows[row].use, START + i / 4, START));
        /* What is left behind needs no time: lines in the L2, writes in the queues, fetches under way. */
        least = (uint64_t)(read ? LINES : LINES - L2_LINES - CHANNELS * (64 + 64)) * BURST / CHANNELS;
        CHECK(done >= START + least * rows[row].transfers);
        CHECK(done <= START + (uint64_t)LINES * rows[row].transfers * BURST / CHANNELS * 11 / 10);
        /* A line that is there is answered at once, whatever waits for DRAM. */
        CHECK(mem_l2_access(&rig.system->l2, first + LINES - 1, MEM_L2_WRITE_PART, START + LINES, START + LINES) <=
              START + LINES + CHANNELS);
        rig_stop(&rig);
    }
    test_context(NULL);
}

static void events_of_the_far_future_work_too(void)
{
    const char *settings[] = {"l1.latency 8000", "l2.latency 9000", NULL};

    start(settings);
    rig_set_exec(&wave, 1);
    rig_set_lanes(&wave, arena, 4);
    CHECK_EQUAL(run(ISA_OP_flat_load_dword, 0, 0), 9000 + DRAM_CLOSED);
    CHECK_EQUAL(run(ISA_OP_flat_load_dword, 0, 0), 8000);
    rig_stop(&rig);
}

TEST_MAIN()
{
    return test_run("memory_timing", (const struct test_case[]){TEST(latencies_are_those_of_the_parameters),
                                                                TEST(groups_and_lines_take_a_cycle_each),
                                                                TEST(empty_quarters_are_charged_or_skipped),
                                                                TEST(parts_of_a_cycle_are_rounded_up),
                                                                TEST(atomic_loads_cost_as_atomics_or_as_loads),
                                                                TEST(an_atomic_load_waits_for_the_atomic_before_it),
                                                                TEST(invalidation_and_empty_accesses_complete_at_once),
                                                                TEST(hits_need_no_events),
                                                                TEST(a_load_of_a_pending_line_waits_for_it),
                                                                TEST(atomics_on_one_line_follow_each_other),
                                                                TEST(lanes_of_an_atomic_share_its_line),
                                                                TEST(a_bank_takes_one_line_a_cycle),
                                                                TEST(mshrs_limit_misses),
                                                                TEST(l2_mshrs_limit_fetches),
                                                                TEST(a_full_queue_stops_the_address_unit),
                                                                TEST(write_backs_stop_the_address_unit),
                                                                TEST(dram_bounds_what_the_l2_accepts),
                                                                TEST(events_of_the_far_future_work_too),
                                                                {0}});
}
