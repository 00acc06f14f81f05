/*
 * memory_forms.h - every load and store as FLAT and as MUBUF, and a wave, an arena and scratch memory to run them with.
 */
#ifndef TESTS_MEMORY_FORMS_H
#define TESTS_MEMORY_FORMS_H

#include <string.h>

#include "support_memory.h"
#include "test.h"

#define ADDRESS     0u
#define DATA        4u
#define CONDITION   12u
#define DESTINATION 20u
#define RESOURCE    8u /* SGPRs */
#define ARENA       16384u
#define SCRATCH     (64u * 1024u) /* of the wave: 1024 bytes a lane */

struct row {
    const char *name;
    enum isa_opcode flat, buffer;
    uint32_t bytes;
    bool sign;
};

#define ROW(kind, name, bytes, sign)                                                                                   \
    {                                                                                                                  \
#kind "_" #name, ISA_OP_flat_##kind##_##name, ISA_OP_buffer_##kind##_##name, bytes, sign                       \
    }

static const struct row loads[] = {
    ROW(load, ubyte, 1, false),    ROW(load, sbyte, 1, true),     ROW(load, ushort, 2, false),
    ROW(load, sshort, 2, true),    ROW(load, dword, 4, false),    ROW(load, dwordx2, 8, false),
    ROW(load, dwordx3, 12, false), ROW(load, dwordx4, 16, false),
};
static const struct row stores[] = {
    ROW(store, byte, 1, false),    ROW(store, short, 2, false),    ROW(store, dword, 4, false),
    ROW(store, dwordx2, 8, false), ROW(store, dwordx3, 12, false), ROW(store, dwordx4, 16, false),
};
#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

static struct rig rig;
static struct rig_wave wave, before;
static uint64_t arena, scratch;
static uint8_t image[ARENA]; /* what the arena must hold */
static uint64_t addresses[ISA_LANES];

static inline void start(const char *const *settings)
{
    rig_start(&rig, settings);
    arena = mem_allocate(&rig.memory, ARENA, 64, MEM_RIGHTS_READ_WRITE);
    scratch = mem_allocate(&rig.memory, SCRATCH * 4, 256, MEM_RIGHTS_READ_WRITE);
    rig.apertures.scratch_base = scratch;
}

static inline void fill_registers(uint64_t *seed)
{
    for (uint32_t vector = 0; vector < RIG_VECTORS; vector++) {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            wave.vectors[vector][lane] = (uint32_t)(random_mixed(seed) >> (random_mixed(seed) % 3 == 0 ? 61 : 0));
    }
}

static inline void fill_arena(uint64_t *seed)
{
    for (uint32_t i = 0; i < ARENA; i += 4) {
        uint32_t word = (uint32_t)(random_mixed(seed) >> (random_mixed(seed) % 3 == 0 ? 61 : 0));

        memcpy(&image[i], &word, 4);
    }
    memcpy(rig.memory.bytes + arena, image, ARENA);
    path_invalidate_cu(rig.system, 0, MEM_INVALIDATE_RESTORE);
}

/* Executes an operation of the wave, which must not fault. */
static inline void run(const struct isa_operation *operation)
{
    struct rig_access access;

    wave.wave.operation = 0;
    rig_execute(&rig, &wave, operation, 0, &access);
    CHECK_EQUAL(access.fault, ISA_FAULT_NONE);
    CHECK(access.completed);
    CHECK_EQUAL(wave.wave.operation, 1);
}

#endif
