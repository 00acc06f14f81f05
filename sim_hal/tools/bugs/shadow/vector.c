/*
 * vector.c - what vector ALU instructions do to the shadows of registers.
 *
 * Nearly all instructions have sources that are defined in all active lanes: then so are their results, and that is all. For
 * the others the undefined bits go through the same selections and moves between lanes as the values do, and a rule says lane
 * by lane what comes of them.
 */
#include "tools/bugs/shadow/vector.h"

#include <string.h>

#include "execute/vector_rows.h"
#include "tools/bugs/shadow/lane_moves.h"
#include "tools/bugs/shadow/write.h"

#define SOURCE_MODIFIERS                                                                                               \
    (ISA_MOD_SDWA | ISA_MOD_DPP | ISA_MOD_NEG(0) | ISA_MOD_NEG(1) | ISA_MOD_NEG(2) | ISA_MOD_ABS(0) | ISA_MOD_ABS(1) | \
     ISA_MOD_ABS(2))
#define NEGATIONS (ISA_MOD_NEG(0) | ISA_MOD_NEG(1) | ISA_MOD_NEG(2))

/* An instruction with an undefined source, in all lanes. */
struct work {
    const struct shadow_step *step;
    const struct execute_row_entry *entry;
    const struct shadow_form *form;
    uint32_t operands[3];
    uint64_t written; /* lanes */
    uint64_t of_vcc;  /* its undefined bits, where the instruction reads it besides its sources */
    bool cancels;     /* the difference of a register and itself */
    uint32_t origin;  /* of the result */
    uint64_t flags;   /* undefined bits of the lane mask that is written */
    struct execute_rows value, undefined;
    struct execute_row_space values, shadows;
};

static uint32_t operand_of(const struct isa_operation *operation, const struct execute_row_entry *entry,
                           uint32_t number)
{
    return number == 2 && entry->flags & EXECUTE_ROW_ACCUMULATES ? operation->destination : operation->source[number];
}

/* ---- are the sources defined? ---- */

/* Lanes in which a source has undefined bits. */
static uint64_t lanes_of(const struct shadow_step *step, uint32_t operand, uint8_t type)
{
    const struct shadow_row *row = shadow_row_of(step->registers, operand);
    uint32_t width = execute_row_width(type);
    uint64_t lanes = 0;

    if (operand < ISA_VGPR_FIRST) {
        if (type == EXECUTE_TYPE_MASK)
            return shadow_scalar(step->registers, &step->wave->state, operand, true);
        return shadow_scalar(step->registers, &step->wave->state, operand, width > 1) ? UINT64_MAX : 0;
    }
    for (uint32_t i = 0; row && i < width; i++)
        lanes |= row[i].lanes;
    return lanes;
}

static uint64_t undefined_lanes(const struct shadow_step *step, const struct execute_row_entry *entry)
{
    const struct isa_operation *operation = step->operation;
    uint64_t lanes = 0;

    for (uint32_t i = 0; i < 3 && entry->source[i] != EXECUTE_TYPE_NONE; i++)
        lanes |= lanes_of(step, operand_of(operation, entry, i), entry->source[i]);
    if (entry->flags & EXECUTE_ROW_READS_VCC)
        lanes |= shadow_scalar(step->registers, &step->wave->state, ISA_VCC_LO, true);
    return lanes;
}

static uint64_t destination_lanes(const struct shadow_step *step, const struct execute_row_entry *entry)
{
    const struct shadow_row *row = shadow_row_of(step->registers, step->operation->destination);
    uint64_t lanes = 0;

    for (uint32_t i = 0; row && i < execute_row_width(entry->result); i++)
        lanes |= row[i].lanes;
    return lanes;
}

/* Whether something of the destination stays in lanes that are written, or its lanes are not those of EXEC. */
static bool keeps_parts(const struct isa_operation *operation)
{
    return operation->modifiers & ISA_MOD_DPP ||
           (operation->modifiers & ISA_MOD_SDWA && ISA_SDWA_DST(operation->lanes) < ISA_SDWA_DWORD &&
            ISA_SDWA_UNUSED(operation->lanes) == ISA_SDWA_UNUSED_PRESERVE);
}

/* ---- it is defined ---- */

static void write_defined(const struct shadow_step *step, const struct execute_row_entry *entry, uint64_t exec)
{
    struct shadow_row *row = shadow_row_of(step->registers, step->operation->destination);

    if (!(entry->flags & EXECUTE_ROW_COMPARES)) {
        for (uint32_t i = 0; row && i < execute_row_width(entry->result); i++)
            row[i].lanes &= ~exec;
    }
    if (entry->flags & (EXECUTE_ROW_COMPARES | EXECUTE_ROW_FLAGS))
        shadow_set_scalar(step->registers, step->operation->scalar_destination, true, 0, 0);
}

/* ---- sources in all lanes ---- */

static const uint32_t *fetch_value(const struct shadow_step *step, uint32_t operand, uint8_t type, uint32_t *space)
{
    if (operand >= ISA_VGPR_FIRST)
        return step->wave->state.vector[operand - ISA_VGPR_FIRST];
    execute_splat_operand(&step->wave->state, step->operation, operand, (enum execute_row_type)type, space);
    return space;
}

static const uint32_t *fetch_undefined(const struct shadow_step *step, uint32_t operand, uint8_t type, uint32_t *space)
{
    const struct shadow_row *row = shadow_row_of(step->registers, operand);
    uint32_t width = execute_row_width(type);
    uint64_t bits;

    if (operand < ISA_VGPR_FIRST && type == EXECUTE_TYPE_MASK) {
        execute_row_from_mask(space, shadow_scalar(step->registers, &step->wave->state, operand, true));
        return space;
    }
    bits = operand < ISA_VGPR_FIRST ? shadow_scalar(step->registers, &step->wave->state, operand, width > 1) : 0;
    for (uint32_t i = 0; i < width; i++) {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            execute_row_at(space, i)[lane] =
                operand >= ISA_VGPR_FIRST ? shadow_lane(&row[i], lane) : (uint32_t)(i < 2 ? bits >> 32 * i : 0);
    }
    return space;
}

static void fetch_sources(struct work *work)
{
    const uint32_t **values[3] = {&work->value.a, &work->value.b, &work->value.c};
    const uint32_t **undefined[3] = {&work->undefined.a, &work->undefined.b, &work->undefined.c};

    for (uint32_t i = 0; i < 3; i++) {
        uint8_t type = work->entry->source[i];

        *values[i] = *undefined[i] = NULL;
        if (type == EXECUTE_TYPE_NONE)
            continue;
        *values[i] = fetch_value(work->step, work->operands[i], type, work->values.source[i]);
        *undefined[i] = fetch_undefined(work->step, work->operands[i], type, work->shadows.source[i]);
    }
}

/* The same selections and moves as of the values. A negation leaves undefined what is undefined. */
static void modify_sources(struct work *work, uint64_t exec)
{
    struct isa_operation operation = *work->step->operation;

    work->written = exec;
    if (!(operation.modifiers & SOURCE_MODIFIERS))
        return;
    work->written = execute_modify_sources(&operation, work->entry, &work->values, &work->value, exec);
    operation.modifiers &= ~NEGATIONS;
    execute_modify_sources(&operation, work->entry, &work->shadows, &work->undefined, exec);
}

/* ---- lane by lane ---- */

static uint32_t bits_of(uint8_t type)
{
    if (type == EXECUTE_TYPE_I16 || type == EXECUTE_TYPE_F16)
        return 16;
    return execute_row_width(type) > 1 ? 64 : 32;
}

static struct shadow_term term_of(const uint32_t *value, const uint32_t *undefined, uint8_t type, uint32_t lane)
{
    struct shadow_term term = {0, 0};
    uint64_t mask = shadow_low_bits(bits_of(type));

    if (!value)
        return term;
    term.value = value[lane] & mask;
    term.undefined = undefined[lane] & mask;
    if (execute_row_width(type) == 1)
        return term;
    term.value = execute_row_load64(value, lane);
    term.undefined = execute_row_load64(undefined, lane);
    if (type == EXECUTE_TYPE_I128)
        term.undefined |= execute_row_load64(execute_const_row_at(undefined, 2), lane);
    return term;
}

static struct shadow_result apply(const struct work *work, uint32_t lane)
{
    const uint8_t *types = work->entry->source;
    enum shadow_rule rule = (enum shadow_rule)work->form->rule;
    uint32_t bits = bits_of(work->entry->result == EXECUTE_TYPE_MASK ? types[0] : work->entry->result);
    struct shadow_term source[3] = {term_of(work->value.a, work->undefined.a, types[0], lane),
                                    term_of(work->value.b, work->undefined.b, types[1], lane),
                                    term_of(work->value.c, work->undefined.c, types[2], lane)};
    struct shadow_result result;

    if (work->form->swapped) {
        struct shadow_term first = source[0];

        source[0] = source[1];
        source[1] = first;
    }
    if (rule == SHADOW_ADD || rule == SHADOW_SUBTRACT) {
        source[2].value &= 1u;
        source[2].undefined &= 1u;
    }
    if (rule == SHADOW_FIELD || rule == SHADOW_FIELD_SIGNED) {
        source[2].value &= 31u;
        source[2].undefined &= 31u;
    }
    source[2].undefined |= work->of_vcc >> lane & 1u;
    if (work->cancels)
        return (struct shadow_result){0, false};
    result = shadow_apply(rule, bits, source, lane);
    if (result.undefined && work->step->operation->modifiers & (ISA_MOD_CLAMP | ISA_MOD_OMOD_MASK))
        result.undefined = shadow_low_bits(bits);
    return result;
}

/* SDWA: the low bits go to a part of the destination; the rest is 0, its sign, or kept. */
static uint32_t place_part(uint32_t result, uint32_t old, uint32_t lanes)
{
    uint32_t select = ISA_SDWA_DST(lanes), unused = ISA_SDWA_UNUSED(lanes);
    uint32_t bits = select <= ISA_SDWA_BYTE_3 ? 8 : 16;
    uint32_t first = select <= ISA_SDWA_BYTE_3 ? 8 * select : 16 * (select - ISA_SDWA_WORD_0);
    uint32_t part = (1u << bits) - 1u;

    if (unused == ISA_SDWA_UNUSED_SEXT)
        return (uint32_t)((int32_t)(result << (32 - bits)) >> (32 - bits)) << first;
    if (unused == ISA_SDWA_UNUSED_PRESERVE)
        return (result & part) << first | (old & ~(part << first));
    return (result & part) << first;
}

static void write_lane(struct work *work, uint32_t lane, const struct shadow_result *result)
{
    const struct isa_operation *operation = work->step->operation;
    struct shadow_row *row = shadow_row_of(work->step->registers, operation->destination);
    uint32_t width = execute_row_width(work->entry->result);
    uint64_t undefined = result->undefined;

    if (operation->modifiers & ISA_MOD_SDWA && ISA_SDWA_DST(operation->lanes) < ISA_SDWA_DWORD)
        undefined = place_part((uint32_t)undefined, shadow_lane(row, lane), operation->lanes);
    if (work->entry->result == EXECUTE_TYPE_I128 && undefined)
        undefined = UINT64_MAX;
    for (uint32_t i = 0; row && i < width; i++) {
        shadow_set_lane(&row[i], lane, (uint32_t)(undefined >> 32 * (i % 2)));
        if (row[i].lanes >> lane & 1u)
            row[i].origin = work->origin;
    }
}

/* The origin of the first source that is undefined. */
static uint32_t origin_of(const struct work *work)
{
    const struct shadow_step *step = work->step;

    for (uint32_t i = 0; i < 3 && work->entry->source[i] != EXECUTE_TYPE_NONE; i++) {
        uint32_t operand = work->operands[i], width = execute_row_width(work->entry->source[i]);
        const struct shadow_row *row = shadow_row_of(step->registers, operand);
        bool is_long = width > 1 || work->entry->source[i] == EXECUTE_TYPE_MASK;

        if (!(lanes_of(step, operand, work->entry->source[i]) &
              (step->operation->modifiers & ISA_MOD_DPP ? UINT64_MAX : work->written)))
            continue;
        if (!row)
            return shadow_origin_of(step, shadow_scalar_origin(step->registers, operand, is_long), operand);
        for (uint32_t part = 0; part < width; part++) {
            if (row[part].lanes & work->written)
                return shadow_origin_of(step, row[part].origin, operand + part);
        }
        return shadow_origin_of(step, row->origin, operand);
    }
    return shadow_origin_of(step, shadow_scalar_origin(step->registers, ISA_VCC_LO, true), ISA_VCC_LO);
}

static void write_mask(const struct work *work)
{
    const struct shadow_step *step = work->step;

    if (!(work->entry->flags & (EXECUTE_ROW_COMPARES | EXECUTE_ROW_FLAGS)))
        return;
    shadow_write_scalar(step, step->operation->scalar_destination, true, work->flags, work->origin);
    if (work->entry->flags & EXECUTE_ROW_SETS_EXEC && work->flags)
        shadow_write_scalar(step, ISA_EXEC_LO, true, work->flags, work->origin);
}

static void write_undefined(const struct shadow_step *step, const struct execute_row_entry *entry, uint64_t exec)
{
    const struct isa_operation *operation = step->operation;
    struct work work = {.step = step, .entry = entry, .form = &step->shadow->forms[operation->opcode]};

    for (uint32_t i = 0; i < 3; i++)
        work.operands[i] = operand_of(operation, entry, i);
    work.cancels = (work.form->rule == SHADOW_XOR || work.form->rule == SHADOW_SUBTRACT) &&
                   work.operands[0] == work.operands[1] && entry->source[2] == EXECUTE_TYPE_NONE &&
                   !(operation->modifiers & SOURCE_MODIFIERS);
    if (entry->flags & EXECUTE_ROW_READS_VCC)
        work.of_vcc = shadow_scalar(step->registers, &step->wave->state, ISA_VCC_LO, true);
    fetch_sources(&work);
    modify_sources(&work, exec);
    work.origin = shadow_result_origin((enum shadow_rule)work.form->rule, origin_of(&work));
    for (uint64_t left = work.written; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);
        struct shadow_result result = apply(&work, lane);

        work.flags |= (uint64_t)result.flag << lane;
        if (!(entry->flags & EXECUTE_ROW_COMPARES))
            write_lane(&work, lane, &result);
    }
    write_mask(&work);
}

void shadow_vector(const struct shadow_step *step)
{
    const struct execute_row_entry *entry = execute_row_entry_of(step->operation->opcode);
    uint64_t exec = isa_exec(&step->wave->state), undefined;

    if (!entry->function) {
        shadow_lane_move(step);
        return;
    }
    undefined = undefined_lanes(step, entry);
    if (!(step->operation->modifiers & ISA_MOD_DPP))
        undefined &= exec;
    if (keeps_parts(step->operation))
        undefined |= destination_lanes(step, entry);
    if (undefined)
        write_undefined(step, entry, exec);
    else
        write_defined(step, entry, exec);
}
