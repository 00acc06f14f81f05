/*
 * support_lds_wave.h - a wave with contents of registers and LDS from a seed: for tests of DS instructions.
 */
#ifndef TESTS_SUPPORT_LDS_WAVE_H
#define TESTS_SUPPORT_LDS_WAVE_H

#include <string.h>

#include "support_lds.h"
#include "support_memory.h"
#include "test.h"

#define ADDRESS     0u /* VGPR of the addresses */
#define DATA0       4u
#define DATA1       8u
#define DESTINATION 16u
#define LDS_BYTES   8192u
#define ROUNDS      120u

static struct rig_wave wave;

static inline struct isa_operation operation_of(const struct lds_row *row, uint32_t immediate)
{
    bool destination = row->shape == READ || row->shape == READ_PAIR || row->shape == EXCHANGE_PAIR || row->returns;
    uint32_t operands = row->shape == READ || row->shape == READ_PAIR ? 0 : row->operands;

    return (struct isa_operation){
        .opcode = (uint16_t)row->opcode,
        .unit = ISA_UNIT_LDS,
        .destination = (uint16_t)(destination ? ISA_VGPR_FIRST + DESTINATION : ISA_OPERAND_NONE),
        .scalar_destination = ISA_OPERAND_NONE,
        .source = {ISA_VGPR_FIRST + ADDRESS, (uint16_t)(operands > 0 ? ISA_VGPR_FIRST + DATA0 : ISA_OPERAND_NONE),
                   (uint16_t)(operands > 1 ? ISA_VGPR_FIRST + DATA1 : ISA_OPERAND_NONE)},
        .immediate = (int32_t)immediate,
    };
}

static inline uint64_t exec_of(uint32_t round, uint64_t *seed)
{
    static const uint64_t fixed[] = {UINT64_MAX, UINT64_MAX, UINT64_MAX, 1, UINT64_C(0xffffffff00000000), 0x7fff};

    uint32_t kind = (round + round / 8) % 8;

    return kind < 6 ? fixed[kind] : random_mixed(seed);
}

static inline void fill(uint64_t *seed, bool small)
{
    static const uint32_t special[] = {0,           0x80000000u, 0x7f800000u, 0xff800000u,
                                       0x3f800000u, 0xbf800000u, 0x7fffffffu, 1};

    for (uint32_t i = 0; i < LDS_BYTES; i += 4) {
        uint32_t word = (uint32_t)random_mixed(seed);

        word = small ? special[word % 8] : word;
        memcpy(&wave.lds[i], &word, 4);
    }
    for (uint32_t vector = 0; vector < RIG_VECTORS; vector++) {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
            uint32_t word = (uint32_t)random_mixed(seed);

            wave.vectors[vector][lane] = small ? special[word % 8] : word;
        }
    }
}

#endif
