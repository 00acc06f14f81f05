/*
 * memory_bench.h - one wave and 8 MiB of memory: for tests of how long accesses take and what they see.
 */
#ifndef TESTS_MEMORY_BENCH_H
#define TESTS_MEMORY_BENCH_H

#include "support_memory.h"
#include "test.h"

#define ADDRESS      0u
#define DATA         4u
#define DESTINATION  8u
#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

/* The awg preset, in cycles. */
enum { L1_HIT = 30, L2_HIT = 50, DRAM_HIT = 74, DRAM_CLOSED = 100, DRAM_CONFLICT = 126 };

static struct rig rig;
static struct rig_wave wave;
static uint64_t arena;

static inline void start(const char *const *settings)
{
    rig_start(&rig, settings);
    arena = mem_allocate(&rig.memory, 8u << 20, 1u << 16, MEM_RIGHTS_READ_WRITE);
    rig_wave_init(&wave);
}

static inline uint64_t run(enum isa_opcode opcode, uint32_t modifiers, uint32_t cu)
{
    struct isa_operation operation = rig_flat(opcode, DESTINATION, ADDRESS, DATA);
    struct rig_access access;
    uint64_t cycles;

    operation.modifiers = modifiers;
    cycles = rig_execute(&rig, &wave, &operation, cu, &access);
    CHECK_EQUAL(access.fault, ISA_FAULT_NONE);
    CHECK(access.completed);
    return cycles;
}

#endif
