/* registers.c - see registers.h. */
#include "isa/registers.h"

#include <string.h>

#include "isa/operation.h"

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

static const struct isa_register registers[] = {
    {"vcc", ISA_VCC_LO, 2},
    {"vcc_lo", ISA_VCC_LO, 1},
    {"vcc_hi", ISA_VCC_HI, 1},
    {"exec", ISA_EXEC_LO, 2},
    {"exec_lo", ISA_EXEC_LO, 1},
    {"exec_hi", ISA_EXEC_HI, 1},
    {"m0", ISA_M0, 1},
    {"flat_scratch", ISA_FLAT_SCRATCH_LO, 2},
    {"flat_scratch_lo", ISA_FLAT_SCRATCH_LO, 1},
    {"flat_scratch_hi", ISA_FLAT_SCRATCH_HI, 1},
    {"xnack_mask", ISA_XNACK_MASK_LO, 2},
    {"xnack_mask_lo", ISA_XNACK_MASK_LO, 1},
    {"xnack_mask_hi", ISA_XNACK_MASK_HI, 1},
    {"tba", ISA_TBA_LO, 2},
    {"tba_lo", ISA_TBA_LO, 1},
    {"tba_hi", ISA_TBA_HI, 1},
    {"tma", ISA_TMA_LO, 2},
    {"tma_lo", ISA_TMA_LO, 1},
    {"tma_hi", ISA_TMA_HI, 1},
    {"scc", ISA_SCC, 1},
    {"src_scc", ISA_SCC, 1},
    {"vccz", ISA_VCCZ, 1},
    {"src_vccz", ISA_VCCZ, 1},
    {"execz", ISA_EXECZ, 1},
    {"src_execz", ISA_EXECZ, 1},
};

const struct isa_register *isa_register_named(const char *name, size_t length)
{
    for (size_t i = 0; i < COUNT(registers); i++)
        if (strlen(registers[i].name) == length && memcmp(registers[i].name, name, length) == 0)
            return &registers[i];
    return NULL;
}

const char *isa_register_name(uint32_t number, uint32_t dwords)
{
    for (size_t i = 0; i < COUNT(registers); i++)
        if (registers[i].number == number && registers[i].dwords == dwords)
            return registers[i].name;
    return NULL;
}
