/* uses.c - which registers an operation reads and writes, from its signature in opcodes.def. */
#include "isa/uses.h"

#include <string.h>

#include "engine/require.h"
#include "isa/opcodes.h"

void isa_registers_add(struct isa_registers *set, uint32_t number, uint32_t count)
{
    if (number == ISA_VCCZ || number == ISA_EXECZ) {
        number = number == ISA_VCCZ ? ISA_VCC_LO : ISA_EXEC_LO;
        count = 2;
    }
    for (uint32_t i = number; i < number + count && i < ISA_REGISTERS; i++) {
        if (i < ISA_INLINE_ZERO || i >= ISA_VGPR_FIRST || i == ISA_SCC)
            set->bits[i / 64] |= UINT64_C(1) << (i % 64);
    }
}

/* Whether the mnemonic begins with one of these words. */
static bool begins(const char *mnemonic, const char *const *words)
{
    for (; *words; words++) {
        if (!strncmp(mnemonic, *words, strlen(*words)))
            return true;
    }
    return false;
}

static bool varies(const char *mnemonic)
{
    static const char *const words[] = {"s_mem", "s_getreg", "s_movrel", "v_movrel", NULL};

    return begins(mnemonic, words);
}

/* Registers of an operand, from the type behind its role: "b64" has two. Without a type: four, as many as a resource. */
static uint32_t registers_of(const char *type)
{
    uint32_t bits = 0;

    if (*type != '.')
        return 4;
    for (type += 2; *type >= '0' && *type <= '9'; type++)
        bits = bits * 10 + (uint32_t)(*type - '0');
    return (bits + 31) / 32;
}

static bool is_memory(const struct isa_operation *operation)
{
    return operation->unit == ISA_UNIT_VMEM || operation->unit == ISA_UNIT_LDS || operation->unit == ISA_UNIT_SMEM;
}

static void write_operand(struct isa_uses *uses, uint32_t number, uint32_t count, bool whole)
{
    isa_registers_add(&uses->writes, number, count);
    if (whole)
        isa_registers_add(&uses->replaces, number, count);
}

/* A scalar destination, which a few instructions read: data of stores, the value of s_setreg, and what SOPK changes. */
static void use_scalar_destination(const struct isa_operation *operation, const struct isa_opcode_info *info,
                                   uint32_t count, struct isa_uses *uses)
{
    bool compares = !strncmp(info->mnemonic, "s_cmpk", 6) || !strncmp(info->mnemonic, "s_setreg", 8);

    if (info->format == ISA_FORMAT_SOPK || info->flags & (ISA_OP_STORE | ISA_OP_READS_DESTINATION) ||
        !strncmp(info->mnemonic, "s_bitset", 8) || !strncmp(info->mnemonic, "s_cmov", 6))
        isa_registers_add(&uses->reads, operation->destination, count);
    if (!compares && !(info->flags & ISA_OP_STORE))
        write_operand(uses, operation->destination, count, true);
}

/* One operand of the signature. *next is the number of the next source without a place of its own. */
static void use_operand(const struct isa_operation *operation, const struct isa_opcode_info *info, char role,
                        uint32_t count, uint32_t *next, struct isa_uses *uses)
{
    switch (role) {
    case 'd':
    case 'g':
        write_operand(uses, operation->destination, count, false);
        if (info->flags & ISA_OP_READS_DESTINATION || operation->modifiers & (ISA_MOD_SDWA | ISA_MOD_DPP))
            isa_registers_add(&uses->reads, operation->destination, count);
        break;
    case 'D':
        use_scalar_destination(operation, info, count, uses);
        break;
    case 'c':
        write_operand(uses, operation->scalar_destination, 2, true);
        break;
    case 'm':
        isa_registers_add(&uses->reads, operation->source[2], 2);
        break;
    case 'q':
        isa_registers_add(&uses->reads, operation->scalar_destination, 1);
        break;
    case 'a':
    case 'A':
        isa_registers_add(&uses->reads, operation->source[0], role == 'A' ? 2 : count);
        break;
    case 't':
        write_operand(uses, operation->destination, count, false);
        isa_registers_add(&uses->reads, operation->source[1], 2 * count);
        break;
    case 'y':
        isa_registers_add(&uses->reads, operation->source[1], count);
        break;
    case 'z':
    case 'r':
        isa_registers_add(&uses->reads, operation->source[2], count);
        break;
    case 'x':
    case 'v':
    case 'k':
    case 'l':
    case 's':
    case 'S':
    case 'o':
        if (*next < 3)
            isa_registers_add(&uses->reads, operation->source[(*next)++], count);
        break;
    default: /* immediates and branch targets */
        break;
    }
}

/* What the signature does not name. */
static void use_implied(const struct isa_operation *operation, const struct isa_opcode_info *info,
                        struct isa_uses *uses)
{
    if (info->flags & ISA_OP_READS_SCC)
        isa_registers_add(&uses->reads, ISA_SCC, 1);
    if (info->flags & ISA_OP_WRITES_SCC)
        write_operand(uses, ISA_SCC, 1, true);
    if (info->flags & ISA_OP_READS_VCC || !strncmp(info->mnemonic, "s_cbranch_vcc", 13))
        isa_registers_add(&uses->reads, ISA_VCC_LO, 2);
    if (info->flags & ISA_OP_WRITES_EXEC)
        write_operand(uses, ISA_EXEC_LO, 2, true);
    if (operation->unit == ISA_UNIT_VALU || is_memory(operation) || info->flags & ISA_OP_WRITES_EXEC ||
        !strncmp(info->mnemonic, "s_cbranch_exec", 14))
        isa_registers_add(&uses->reads, ISA_EXEC_LO, 2);
    if (operation->unit == ISA_UNIT_LDS || info->flags & ISA_OP_GWS || !strncmp(info->mnemonic, "s_send", 6) ||
        uses->varies)
        isa_registers_add(&uses->reads, ISA_M0, 1);
}

void isa_uses(const struct isa_operation *operation, struct isa_uses *uses)
{
    const struct isa_opcode_info *info = &isa_opcodes[operation->opcode];
    uint32_t next = 0;

    SIM_REQUIRE(operation->opcode < ISA_OP_COUNT);
    *uses = (struct isa_uses){.acts = operation->unit == ISA_UNIT_BRANCH || operation->unit == ISA_UNIT_INTERNAL ||
                                      is_memory(operation),
                              .varies = varies(info->mnemonic)};
    for (const char *at = info->operands; *at;) {
        const char *end = strchr(at, ' ');

        use_operand(operation, info, *at, registers_of(at + 1), &next, uses);
        at = end ? end + 1 : at + strlen(at);
    }
    use_implied(operation, info, uses);
}
