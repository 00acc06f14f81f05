/* vector.c - executes vector ALU instructions: dispatch to row functions and write-back of active lanes. */
#include "execute/vector.h"

#include "engine/require.h"
#include "execute/scalar_operands.h"
#include "execute/vector_rows.h"

#define ROW(function, result, a, b, c, flags)                                                                          \
    {                                                                                                                  \
        execute_row_##function, EXECUTE_TYPE_##result, {EXECUTE_TYPE_##a, EXECUTE_TYPE_##b, EXECUTE_TYPE_##c}, flags   \
    }
#define DIRECTED(function, result, a, b, c, flags) ROW(function, result, a, b, c, (flags) | EXECUTE_ROW_DIRECTED)
#define COMPARE(function, a, b)                    ROW(function, MASK, a, b, NONE, EXECUTE_ROW_COMPARES)
#define COMPARE_EXEC(function, a, b)               ROW(function, MASK, a, b, NONE, EXECUTE_ROW_COMPARES | EXECUTE_ROW_SETS_EXEC)
#define LANES(function)                                                                                                \
    {                                                                                                                  \
        NULL, EXECUTE_TYPE_NONE, {EXECUTE_TYPE_NONE, EXECUTE_TYPE_NONE, EXECUTE_TYPE_NONE}, 0                          \
    }

static const struct execute_row_entry entries[ISA_OP_COUNT] = {
#define ISA_HANDLER_VALU(mnemonic, ...) [ISA_OP_##mnemonic] = __VA_ARGS__,
#include "isa/opcodes.def"
};

const struct execute_row_entry *execute_row_entry_of(uint32_t opcode)
{
    SIM_REQUIRE(opcode < ISA_OP_COUNT);
    return &entries[opcode];
}

/* SDWA: puts the low bits of a result into its part of the destination; the rest is 0, its sign, or kept. */
static void place_part(uint32_t *result, const uint32_t *old, uint32_t lanes)
{
    uint32_t select = ISA_SDWA_DST(lanes), unused = ISA_SDWA_UNUSED(lanes);
    uint32_t bits = select <= ISA_SDWA_BYTE_3 ? 8 : 16;
    uint32_t first = select <= ISA_SDWA_BYTE_3 ? 8 * select : 16 * (select - ISA_SDWA_WORD_0);
    uint32_t part = (1u << bits) - 1u;

    SIM_REQUIRE(select < ISA_SDWA_DWORD);
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        uint32_t value = (result[lane] & part) << first;
        uint32_t extended = (uint32_t)((int32_t)(result[lane] << (32 - bits)) >> (32 - bits)) << first;

        if (unused == ISA_SDWA_UNUSED_SEXT)
            value = extended;
        if (unused == ISA_SDWA_UNUSED_PRESERVE)
            value |= old[lane] & ~(part << first);
        result[lane] = value;
    }
}

/* Of a row of 0 and all ones, the lanes that are written. */
static inline uint64_t mask_of(const uint32_t *row, uint64_t written)
{
    if (isa_is_one_lane(written))
        return row[__builtin_ctzll(written)] ? written : 0;
    return execute_row_to_mask(row) & written;
}

static void write_lanes(uint32_t *to, const uint32_t *from, uint32_t width, uint64_t written)
{
    if (isa_is_one_lane(written)) {
        uint32_t lane = (uint32_t)__builtin_ctzll(written);

        for (uint32_t i = 0; i < width; i++)
            execute_row_at(to, i)[lane] = execute_const_row_at(from, i)[lane];
        return;
    }
    if (written == UINT64_MAX) {
        for (uint32_t i = 0; i < width; i++)
            memcpy(execute_row_at(to, i), execute_const_row_at(from, i), ISA_LANES * sizeof(*to));
        return;
    }
    for (uint32_t i = 0; i < width; i++)
        execute_row_merge(execute_row_at(to, i), execute_const_row_at(from, i), written);
}

static bool overlaps(const uint32_t *destination, uint32_t width, const uint32_t *row, uint8_t type)
{
    return row && row < execute_const_row_at(destination, width) &&
           destination < execute_const_row_at(row, execute_row_width(type));
}

/*
 * Whether results may go straight into the destination: all lanes are written, nothing is done to them afterwards, and
 * float rows, which read their sources twice, do not overwrite them.
 */
static bool writes_directly(const struct isa_operation *operation, const struct execute_row_entry *entry,
                            const struct execute_rows *rows, const uint32_t *destination, uint32_t width,
                            uint64_t written)
{
    const uint32_t late = ISA_MOD_SDWA | ISA_MOD_CLAMP | ISA_MOD_OMOD_MASK;
    bool reads_twice =
        entry->result == EXECUTE_TYPE_F32 || entry->result == EXECUTE_TYPE_F64 || entry->result == EXECUTE_TYPE_F16;

    if (written != UINT64_MAX || (operation->modifiers & late))
        return false;
    return !reads_twice || !(overlaps(destination, width, rows->a, entry->source[0]) ||
                             overlaps(destination, width, rows->b, entry->source[1]) ||
                             overlaps(destination, width, rows->c, entry->source[2]));
}

static void compute(const struct isa_operation *operation, const struct execute_row_entry *entry,
                    struct execute_rows *rows)
{
    if ((rows->mode & 15u) && (entry->flags & EXECUTE_ROW_DIRECTED))
        execute_row_directed((enum isa_opcode)operation->opcode, rows);
    else
        entry->function(rows);
}

/* Comparisons: the result is a lane mask in an SGPR pair, and in EXEC for v_cmpx. Inactive lanes get 0. */
static void execute_compare(struct isa_wave *wave, const struct isa_operation *operation,
                            const struct execute_row_entry *entry, struct execute_row_space *space,
                            struct execute_rows *rows, uint64_t written)
{
    uint64_t mask;

    rows->d = space->result;
    entry->function(rows);
    mask = mask_of(space->result, written);
    if (operation->scalar_destination != ISA_OPERAND_NONE)
        isa_write_scalar64(wave, operation->scalar_destination, mask);
    if (entry->flags & EXECUTE_ROW_SETS_EXEC)
        isa_write_scalar64(wave, ISA_EXEC_LO, mask);
}

static void execute_arithmetic(struct isa_wave *wave, const struct isa_operation *operation,
                               const struct execute_row_entry *entry, struct execute_row_space *space,
                               struct execute_rows *rows, uint64_t written)
{
    uint32_t *destination = wave->vector[operation->destination - ISA_VGPR_FIRST];
    uint32_t width = execute_row_width(entry->result);
    uint32_t omod = (operation->modifiers & ISA_MOD_OMOD_MASK) >> ISA_MOD_OMOD_SHIFT;
    bool directly = writes_directly(operation, entry, rows, destination, width, written);

    SIM_REQUIRE(operation->destination >= ISA_VGPR_FIRST);
    SIM_REQUIRE(operation->destination - ISA_VGPR_FIRST + width <= wave->vector_count);
    rows->d = directly ? destination : space->result;
    rows->flags = space->flags;
    rows->vcc = space->vcc;
    if (entry->flags & EXECUTE_ROW_READS_VCC)
        execute_row_from_mask(space->vcc, isa_read_scalar64(wave, ISA_VCC_LO));
    compute(operation, entry, rows);
    if (!directly) {
        if (rows->clamp || omod)
            execute_modify_result(rows->d, entry->result, rows->mode, omod, rows->clamp);
        if ((operation->modifiers & ISA_MOD_SDWA) && ISA_SDWA_DST(operation->lanes) < ISA_SDWA_DWORD)
            place_part(rows->d, destination, operation->lanes);
        write_lanes(destination, rows->d, width, written);
    }
    if ((entry->flags & EXECUTE_ROW_FLAGS) && operation->scalar_destination != ISA_OPERAND_NONE)
        isa_write_scalar64(wave, operation->scalar_destination, mask_of(space->flags, written));
}

static inline void splat(uint32_t *row, uint32_t value)
{
    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        row[lane] = value;
}

/* The row of a source: its VGPR, or a buffer that is filled with its value. */
static inline const uint32_t *fetch(const struct isa_wave *wave, const struct isa_operation *operation,
                                    uint32_t operand, uint8_t type, uint32_t *space)
{
    if (operand >= ISA_VGPR_FIRST)
        return wave->vector[operand - ISA_VGPR_FIRST];
    if (type == EXECUTE_TYPE_I32 || type == EXECUTE_TYPE_F32) { /* nearly all are */
        splat(space, execute_scalar_value(wave, operation, operand));
        return space;
    }
    execute_splat_operand(wave, operation, operand, (enum execute_row_type)type, space);
    return space;
}

static inline void fetch_sources(const struct isa_wave *wave, const struct isa_operation *operation,
                                 const struct execute_row_entry *entry, struct execute_row_space *space,
                                 struct execute_rows *rows)
{
    bool accumulates = entry->flags & EXECUTE_ROW_ACCUMULATES;
    uint32_t third = accumulates ? operation->destination : operation->source[2];

    rows->a = rows->b = rows->c = NULL;
    if (entry->source[0] != EXECUTE_TYPE_NONE)
        rows->a = fetch(wave, operation, operation->source[0], entry->source[0], space->source[0]);
    if (entry->source[1] != EXECUTE_TYPE_NONE)
        rows->b = fetch(wave, operation, operation->source[1], entry->source[1], space->source[1]);
    if (entry->source[2] != EXECUTE_TYPE_NONE)
        rows->c = fetch(wave, operation, third, entry->source[2], space->source[2]);
    rows->uniform[0] = operation->source[0] < ISA_VGPR_FIRST;
    rows->uniform[1] = operation->source[1] < ISA_VGPR_FIRST;
    rows->uniform[2] = third < ISA_VGPR_FIRST;
}

void execute_vector(struct isa_wave *wave, const struct isa_operation *operation)
{
    const uint32_t source_modifiers = ISA_MOD_SDWA | ISA_MOD_DPP | ISA_MOD_NEG(0) | ISA_MOD_NEG(1) | ISA_MOD_NEG(2) |
                                      ISA_MOD_ABS(0) | ISA_MOD_ABS(1) | ISA_MOD_ABS(2);
    const struct execute_row_entry *entry = &entries[operation->opcode];
    struct execute_row_space space;
    struct execute_rows rows;
    uint64_t written = isa_exec(wave);

    SIM_REQUIRE(isa_opcodes[operation->opcode].unit == ISA_UNIT_VALU);
    wave->operation++;
    if (!entry->function) {
        execute_lanes(wave, operation);
        return;
    }
    if (!written && !(entry->flags & (EXECUTE_ROW_COMPARES | EXECUTE_ROW_FLAGS)))
        return;
    rows.mode = wave->mode;
    rows.lone = isa_is_one_lane(written) && !operation->modifiers ? (uint32_t)__builtin_ctzll(written) : ISA_LANES;
    rows.clamp = (operation->modifiers & ISA_MOD_CLAMP) != 0;
    fetch_sources(wave, operation, entry, &space, &rows);
    if (operation->modifiers & source_modifiers)
        written = execute_modify_sources(operation, entry, &space, &rows, written);
    if (entry->flags & EXECUTE_ROW_COMPARES)
        execute_compare(wave, operation, entry, &space, &rows, written);
    else
        execute_arithmetic(wave, operation, entry, &space, &rows, written);
}
