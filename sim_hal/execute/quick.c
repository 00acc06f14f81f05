/* quick.c - which operations have a short way, and vector operations on it. */
#include "execute/quick.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"
#include "execute/scalar_operands.h"
#include "execute/vector_registers.h"
#include "execute/vector_rows.h"
#include "isa/opcodes.h"

/* ---- what operations are ---- */

static bool is_idle(const struct isa_operation *operation)
{
    return operation->opcode == ISA_OP_s_waitcnt || operation->opcode == ISA_OP_s_nop;
}

static bool is_word(uint8_t type)
{
    return type == EXECUTE_TYPE_I32 || type == EXECUTE_TYPE_F32;
}

static uint8_t count_sources(const struct execute_row_entry *entry)
{
    uint8_t count = 0;

    while (count < 3 && entry->source[count] != EXECUTE_TYPE_NONE)
        count++;
    return count;
}

static uint16_t source_of(const struct isa_operation *operation, const struct execute_row_entry *entry, uint32_t number)
{
    return number == 2 && entry->flags & EXECUTE_ROW_ACCUMULATES ? operation->destination : operation->source[number];
}

/* Whether its operands are rows of one register, or scalars. */
static bool is_plain_row(const struct isa_operation *operation, const struct execute_row_entry *entry)
{
    if (!entry->function || operation->modifiers || !is_word(entry->result) ||
        operation->destination < ISA_VGPR_FIRST || operation->destination == ISA_OPERAND_NONE)
        return false;
    for (uint32_t i = 0; i < count_sources(entry); i++) {
        if (!is_word(entry->source[i]) || source_of(operation, entry, i) == ISA_OPERAND_NONE)
            return false;
    }
    return true;
}

/* ---- carries ---- */

/* Whether an operand names one of two scalar registers, as a 32-bit or 64-bit source. */
static bool names(uint16_t operand, uint16_t pair)
{
    return operand + 1 >= pair && operand <= pair + 1;
}

static bool names_in_sources(const struct isa_operation *operation, uint16_t pair)
{
    return names(operation->source[0], pair) || names(operation->source[1], pair) || names(operation->source[2], pair);
}

enum use { USE_NONE, USE_READS, USE_REPLACES };

static enum use use_by_vector(const struct isa_operation *operation, uint16_t pair)
{
    const struct execute_row_entry *entry = execute_row_entry_of(operation->opcode);
    bool replaces = entry->flags & (EXECUTE_ROW_COMPARES | EXECUTE_ROW_FLAGS);

    if (!entry->function || entry->flags & EXECUTE_ROW_READS_VCC || names_in_sources(operation, pair))
        return USE_READS;
    return replaces && operation->scalar_destination == pair ? USE_REPLACES : USE_NONE;
}

/* What an operation does to a pair of scalar registers, as far as that is easy to see; else it counts as reading. */
static enum use use_of(const struct isa_operation *operation, uint16_t pair)
{
    switch ((enum isa_unit)operation->unit) {
    case ISA_UNIT_VALU:
        return use_by_vector(operation, pair);
    case ISA_UNIT_SALU:
        return names_in_sources(operation, pair) || names(operation->destination, pair) ? USE_READS : USE_NONE;
    case ISA_UNIT_LDS:
        return USE_NONE;
    case ISA_UNIT_VMEM:
        return isa_opcodes[operation->opcode].format == ISA_FORMAT_FLAT ? USE_NONE : USE_READS;
    case ISA_UNIT_INTERNAL:
        if (operation->opcode == ISA_OP_s_endpgm)
            return USE_REPLACES;
        return is_idle(operation) || operation->opcode == ISA_OP_s_barrier ? USE_NONE : USE_READS;
    default:
        return USE_READS;
    }
}

/* Whether the pair that an operation writes is written again before anything reads it, with no branch in between. */
static bool is_carry_dead(const struct isa_program *program, uint32_t index)
{
    uint16_t pair = program->operations[index].scalar_destination;

    if (pair == ISA_OPERAND_NONE)
        return true;
    for (uint32_t i = index + 1; i < program->operation_count; i++) {
        enum use use = use_of(&program->operations[i], pair);

        if (use != USE_NONE)
            return use == USE_REPLACES;
    }
    return false;
}

/* ---- preparing ---- */

static bool is_wide_host(void)
{
#if defined(__x86_64__) && defined(__GNUC__)
    return __builtin_cpu_supports("avx2");
#else
    return false;
#endif
}

static void prepare_vector(const struct isa_program *program, uint32_t index, struct execute_quick *quick)
{
    const struct isa_operation *operation = &program->operations[index];
    const struct execute_row_entry *entry = execute_row_entry_of(operation->opcode);
    const uint8_t never = EXECUTE_ROW_COMPARES | EXECUTE_ROW_SETS_EXEC | EXECUTE_ROW_READS_VCC;

    if (!is_plain_row(operation, entry) || entry->flags & never)
        return;
    quick->sources = count_sources(entry);
    quick->row = (is_wide_host() ? execute_quick_rows_wide : execute_quick_rows_plain)[operation->opcode];
    if (quick->row && (!(entry->flags & EXECUTE_ROW_FLAGS) || is_carry_dead(program, index))) {
        quick->kind = EXECUTE_QUICK_ROW;
        return;
    }
    if (entry->flags & EXECUTE_ROW_FLAGS)
        return;
    quick->kind = EXECUTE_QUICK_ENTRY;
    for (uint32_t i = 0; i < quick->sources; i++)
        quick->through |= entry->result == EXECUTE_TYPE_F32 && source_of(operation, entry, i) == operation->destination;
}

static void prepare_lds(const struct isa_operation *operation, struct execute_quick *quick)
{
    uint32_t immediate = (uint32_t)operation->immediate & 0xffffu;

    switch (operation->opcode) {
    case ISA_OP_ds_read_b32:
    case ISA_OP_ds_write_b32:
        quick->words.accesses = 1;
        quick->words.offsets[0] = (uint16_t)immediate;
        break;
    case ISA_OP_ds_read2_b32:
    case ISA_OP_ds_write2_b32:
        quick->words.accesses = 2;
        quick->words.offsets[0] = (uint16_t)((immediate & 0xffu) * sizeof(uint32_t));
        quick->words.offsets[1] = (uint16_t)((immediate >> 8) * sizeof(uint32_t));
        break;
    default:
        return;
    }
    quick->kind = EXECUTE_QUICK_LDS;
    quick->words.writes = operation->opcode == ISA_OP_ds_write_b32 || operation->opcode == ISA_OP_ds_write2_b32;
}

/* Loads and stores stay in the run of their wave, but for those past the L1: these are what a wave polls with. */
static void prepare_memory(const struct isa_operation *operation, struct execute_quick *quick)
{
    static const struct {
        uint16_t opcode;
        uint8_t words, kind;
    } forms[] = {
        {ISA_OP_flat_load_dword, 1, EXECUTE_QUICK_LOAD},     {ISA_OP_flat_load_dwordx2, 2, EXECUTE_QUICK_LOAD},
        {ISA_OP_flat_load_dwordx4, 4, EXECUTE_QUICK_LOAD},   {ISA_OP_flat_store_dword, 1, EXECUTE_QUICK_STORE},
        {ISA_OP_flat_store_dwordx2, 2, EXECUTE_QUICK_STORE}, {ISA_OP_flat_store_dwordx4, 4, EXECUTE_QUICK_STORE},
    };

    quick->kind = EXECUTE_QUICK_ALONE;
    for (size_t i = 0; i < sizeof(forms) / sizeof(forms[0]); i++) {
        if (forms[i].opcode != operation->opcode || operation->modifiers & ISA_MOD_GLC)
            continue;
        quick->kind = forms[i].kind;
        quick->sources = forms[i].words;
    }
}

/* Registers that hold addresses of the LDS, by operand. */
struct addresses {
    bool is[ISA_VGPR_FIRST + 256];
};

/* No operation writes more than four registers from its destination on. */
static bool may_write_address(const struct isa_operation *operation, const struct addresses *addresses)
{
    uint32_t first = operation->destination;

    if (operation->unit == ISA_UNIT_VALU && !execute_row_entry_of(operation->opcode)->function)
        return true;
    if (operation->unit == ISA_UNIT_VMEM && first == ISA_OPERAND_NONE)
        first = operation->source[1];
    for (uint32_t at = first; at < first + 4 && first >= ISA_VGPR_FIRST && at < ISA_VGPR_FIRST + 256; at++) {
        if (addresses->is[at])
            return true;
    }
    return false;
}

static void prepare_operation(const struct isa_program *program, uint32_t index, struct execute_quick *quick)
{
    const struct isa_operation *operation = &program->operations[index];

    quick->vgprs = operation->vgprs;
    if (is_idle(operation))
        quick->kind = EXECUTE_QUICK_IDLE;
    else if (operation->unit == ISA_UNIT_VMEM)
        prepare_memory(operation, quick);
    else if (operation->unit == ISA_UNIT_INTERNAL)
        quick->kind = EXECUTE_QUICK_ALONE;
    else if (operation->unit == ISA_UNIT_VALU)
        prepare_vector(program, index, quick);
    else if (operation->unit == ISA_UNIT_LDS)
        prepare_lds(operation, quick);
}

struct execute_quick *execute_quick_prepare(const struct isa_program *program)
{
    uint32_t count = program->operation_count + 1;
    struct execute_quick *quicks = calloc(count, sizeof(*quicks));
    struct addresses addresses = {{false}};

    if (!quicks)
        return NULL;
    for (uint32_t i = 0; i < count; i++) {
        const struct isa_operation *operation = &program->operations[i];

        prepare_operation(program, i, &quicks[i]);
        if (quicks[i].kind == EXECUTE_QUICK_LDS && operation->source[0] >= ISA_VGPR_FIRST &&
            operation->source[0] < ISA_VGPR_FIRST + 256)
            addresses.is[operation->source[0]] = true;
    }
    for (uint32_t i = 0; i < count; i++)
        quicks[i].moves = may_write_address(&program->operations[i], &addresses);
    return quicks;
}

/* ---- executing ---- */

struct space {
    _Alignas(64) uint32_t row[3][ISA_LANES];
    _Alignas(64) uint32_t result[ISA_LANES];
};

static inline const uint32_t *row_of(const struct isa_wave *wave, const struct isa_operation *operation,
                                     uint32_t operand, uint32_t *space)
{
    uint32_t value;

    if (operand >= ISA_VGPR_FIRST)
        return wave->vector[operand - ISA_VGPR_FIRST];
    value = execute_scalar_value(wave, operation, operand);
    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        space[lane] = value;
    return space;
}

static void execute_entry(struct isa_wave *wave, const struct isa_operation *operation,
                          const struct execute_quick *quick, const struct execute_row_entry *entry, struct space *space,
                          const uint32_t *const sources[3])
{
    uint32_t *d = execute_vector_rows(wave, operation->destination)[0];
    struct execute_rows rows = {.d = quick->through ? space->result : d,
                                .a = sources[0],
                                .b = quick->sources > 1 ? sources[1] : NULL,
                                .c = quick->sources > 2 ? sources[2] : NULL,
                                .mode = wave->mode,
                                .lone = ISA_LANES};

    for (uint32_t i = 0; i < 3; i++)
        rows.uniform[i] = sources[i] == space->row[i];
    if ((wave->mode & 15u) && (entry->flags & EXECUTE_ROW_DIRECTED))
        execute_row_directed((enum isa_opcode)operation->opcode, &rows);
    else
        entry->function(&rows);
    if (quick->through)
        memcpy(d, space->result, sizeof(space->result));
}

void execute_quick_vector(struct isa_wave *wave, const struct isa_operation *operation,
                          const struct execute_quick *quick)
{
    const struct execute_row_entry *entry = execute_row_entry_of(operation->opcode);
    const uint32_t *sources[3];
    struct space space;

    SIM_REQUIRE(quick->kind == EXECUTE_QUICK_ROW || quick->kind == EXECUTE_QUICK_ENTRY);
    SIM_REQUIRE(isa_exec(wave) == UINT64_MAX);
    SIM_REQUIRE(operation->vgprs <= wave->vector_count);
    sources[0] = sources[1] = sources[2] = row_of(wave, operation, operation->source[0], space.row[0]);
    if (quick->sources > 1)
        sources[1] = row_of(wave, operation, operation->source[1], space.row[1]);
    if (quick->sources > 2)
        sources[2] = row_of(wave, operation, source_of(operation, entry, 2), space.row[2]);
    wave->operation++;
    if (quick->kind == EXECUTE_QUICK_ROW)
        quick->row(execute_vector_rows(wave, operation->destination)[0], sources[0], sources[1], sources[2]);
    else
        execute_entry(wave, operation, quick, entry, &space, sources);
}
