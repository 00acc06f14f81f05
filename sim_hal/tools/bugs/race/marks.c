/* marks.c - what each operation does to the marks. */
#include "tools/bugs/race/marks.h"

#include <string.h>

#include "execute/memory_ops.h"
#include "isa/opcodes.h"

#define MINUS_ONE 193u /* the inline constant */

static bool depends(uint32_t mark)
{
    return mark >= RACE_MARK_VALUE;
}

static uint32_t mark_of(const struct race_marks *marks, uint32_t reg)
{
    return reg < ISA_REGISTERS ? marks->registers[reg] : RACE_MARK_NONE;
}

static bool is_vector(uint32_t reg)
{
    return reg >= ISA_VGPR_FIRST && reg < ISA_REGISTERS;
}

/* Registers that depend on the value, among those of a set which the lane takes part in. */
static bool any_depends(const struct race_marks *marks, const struct isa_registers *set, bool vectors)
{
    for (uint32_t i = 0; i < (vectors ? ISA_REGISTERS : ISA_VGPR_FIRST) / 64; i++) {
        for (uint64_t left = set->bits[i]; left; left &= left - 1) {
            if (depends(marks->registers[64 * i + (uint32_t)__builtin_ctzll(left)]))
                return true;
        }
    }
    return false;
}

static void mark_all(struct race_marks *marks, const struct isa_registers *set, enum race_mark mark, bool vectors)
{
    for (uint32_t i = 0; i < (vectors ? ISA_REGISTERS : ISA_VGPR_FIRST) / 64; i++) {
        for (uint64_t left = set->bits[i]; left; left &= left - 1)
            marks->registers[64 * i + (uint32_t)__builtin_ctzll(left)] = (uint8_t)mark;
    }
}

/* ---- private memory ---- */

static uint32_t find_place(const struct race_marks *marks, uint32_t frame, uint32_t offset)
{
    uint32_t i = 0;

    while (i < marks->place_count &&
           (marks->places[i].frame < frame || (marks->places[i].frame == frame && marks->places[i].offset < offset)))
        i++;
    return i;
}

static bool is_place(const struct race_marks *marks, uint32_t i, uint32_t frame, uint32_t offset)
{
    return i < marks->place_count && marks->places[i].frame == frame && marks->places[i].offset == offset;
}

static enum race_mark get_place(const struct race_marks *marks, uint32_t frame, uint32_t offset)
{
    uint32_t i = find_place(marks, frame, offset);

    return is_place(marks, i, frame, offset) ? (enum race_mark)marks->places[i].mark : RACE_MARK_NONE;
}

static void set_place(struct race_marks *marks, uint32_t frame, uint32_t offset, enum race_mark mark)
{
    uint32_t i = find_place(marks, frame, offset);
    struct race_place *at = &marks->places[i];

    if (is_place(marks, i, frame, offset)) {
        at->mark = (uint8_t)mark;
        if (mark == RACE_MARK_NONE)
            memmove(at, at + 1, (--marks->place_count - i) * sizeof(*at));
        return;
    }
    if (mark == RACE_MARK_NONE)
        return;
    if (marks->place_count == RACE_PLACES_MOST) {
        marks->overflowed |= depends(mark);
        return;
    }
    memmove(at + 1, at, (marks->place_count++ - i) * sizeof(*at));
    *at = (struct race_place){.frame = (uint16_t)frame, .offset = (uint16_t)offset, .mark = (uint8_t)mark};
}

static bool has_places(const struct race_marks *marks)
{
    for (uint32_t i = 0; i < marks->place_count; i++) {
        if (depends(marks->places[i].mark))
            return true;
    }
    return false;
}

void race_marks_leave_frame(struct race_marks *marks)
{
    marks->place_count = 0;
}

static bool stores(const struct isa_operation *operation)
{
    return isa_opcodes[operation->opcode].flags & ISA_OP_STORE;
}

static void store_words(struct race_marks *marks, const struct isa_operation *operation, uint32_t bytes)
{
    uint32_t frame = operation->scalar_destination, offset = (uint32_t)operation->immediate;

    for (uint32_t i = 0; i < (bytes + 3) / 4; i++) {
        enum race_mark mark = (enum race_mark)mark_of(marks, operation->source[1] + i);
        uint32_t at = (offset & ~3u) + 4 * i;
        bool whole = bytes >= 4 && offset % 4 == 0;

        if (!whole)
            mark = depends(mark) || depends(get_place(marks, frame, at)) ? RACE_MARK_MIXED : RACE_MARK_NONE;
        set_place(marks, frame, at, mark);
    }
}

static void load_words(struct race_marks *marks, const struct isa_operation *operation, uint32_t bytes)
{
    uint32_t frame = operation->scalar_destination, offset = (uint32_t)operation->immediate;

    for (uint32_t i = 0; i < (bytes + 3) / 4 && is_vector(operation->destination + i); i++) {
        enum race_mark mark = get_place(marks, frame, (offset & ~3u) + 4 * i);
        bool whole = bytes >= 4 && offset % 4 == 0;

        if (!whole)
            mark = depends(mark) ? RACE_MARK_MIXED : RACE_MARK_NONE;
        marks->registers[operation->destination + i] = (uint8_t)mark;
    }
}

/* An access to private memory. At an address that was computed lies an array: the value is not followed into one. */
static enum race_pass pass_private(struct race_marks *marks, const struct isa_operation *operation,
                                   const struct isa_uses *uses)
{
    bool fixed = operation->source[0] == ISA_OPERAND_NONE;
    uint32_t bytes;

    if (execute_vector_access_kind(operation, &bytes) == EXECUTE_ACCESS_ATOMIC)
        return any_depends(marks, &uses->reads, marks->active) ? RACE_PASS_USES : RACE_PASS_ON;
    if (depends(mark_of(marks, operation->scalar_destination)) ||
        (marks->active && depends(mark_of(marks, operation->source[0]))))
        return RACE_PASS_USES;
    if (!marks->active)
        return RACE_PASS_ON;
    if (fixed && stores(operation))
        store_words(marks, operation, bytes);
    else if (fixed)
        load_words(marks, operation, bytes);
    else if (stores(operation))
        return any_depends(marks, &uses->reads, true) ? RACE_PASS_USES : RACE_PASS_ON;
    else
        mark_all(marks, &uses->writes, RACE_MARK_NONE, true);
    return !fixed && !marks->swapped && has_places(marks) ? RACE_PASS_USES : RACE_PASS_ON;
}

/* ---- masks ---- */

static bool known_bit(const struct race_marks *marks, uint32_t reg, bool *bit)
{
    if (reg == MINUS_ONE || reg == ISA_INLINE_ZERO || reg == ISA_EXEC_LO) {
        *bit = reg == MINUS_ONE || (reg == ISA_EXEC_LO && marks->active);
        return true;
    }
    for (uint32_t i = 0; i < marks->mask_count; i++) {
        *bit = marks->masks[i].bit;
        if (marks->masks[i].reg == reg)
            return true;
    }
    return false;
}

/* What is written over is known no more. */
static void forget_masks(struct race_marks *marks, const struct isa_registers *writes)
{
    uint32_t kept = 0;

    for (uint32_t i = 0; i < marks->mask_count; i++) {
        uint32_t reg = marks->masks[i].reg;

        if (!isa_registers_have(writes, reg) && !isa_registers_have(writes, reg + 1))
            marks->masks[kept++] = marks->masks[i];
    }
    marks->mask_count = (uint8_t)kept;
}

static void know_mask(struct race_marks *marks, uint32_t reg, bool bit)
{
    uint32_t i = 0;

    if (reg > ISA_VCC_LO || marks->mask_count == RACE_MASKS_MOST)
        return;
    while (i < marks->mask_count && marks->masks[i].reg < reg)
        i++;
    memmove(&marks->masks[i + 1], &marks->masks[i], (marks->mask_count++ - i) * sizeof(marks->masks[0]));
    marks->masks[i] = (struct race_mask){.reg = (uint16_t)reg, .bit = bit};
}

/* Saving EXEC, and moving such masks, keep what is known of them. */
static void pass_masks(struct race_marks *marks, const struct isa_operation *operation, const struct isa_uses *uses)
{
    bool saves = isa_opcodes[operation->opcode].flags & ISA_OP_WRITES_EXEC && operation->unit == ISA_UNIT_SALU;
    bool bit = marks->active;
    bool known = saves || (operation->opcode == ISA_OP_s_mov_b64 && known_bit(marks, operation->source[0], &bit));

    forget_masks(marks, &uses->writes);
    if (known)
        know_mask(marks, operation->destination, bit);
}

static bool writes_exec(const struct isa_operation *operation)
{
    bool named = operation->unit == ISA_UNIT_SALU &&
                 (operation->destination == ISA_EXEC_LO || operation->destination == ISA_EXEC_HI);

    return named || (isa_opcodes[operation->opcode].flags & ISA_OP_WRITES_EXEC) != 0 ||
           (operation->unit == ISA_UNIT_VALU && operation->scalar_destination == ISA_EXEC_LO);
}

#define IDLE   1u
#define ACTIVE 2u

static uint32_t lane_of(bool known, bool bit)
{
    if (!known)
        return IDLE | ACTIVE;
    return bit ? ACTIVE : IDLE;
}

/* The other source of an operation that has EXEC as one; 0xffff: it has not. */
static uint16_t beside_exec(const struct isa_operation *operation)
{
    if (operation->source[0] == ISA_EXEC_LO)
        return operation->source[1];
    return operation->source[1] == ISA_EXEC_LO ? operation->source[0] : (uint16_t)ISA_OPERAND_NONE;
}

uint32_t race_marks_lane(const struct race_marks *marks, const struct isa_operation *operation)
{
    uint32_t same = marks->active ? ACTIVE : IDLE, other = beside_exec(operation);
    bool bit = false, known = known_bit(marks, operation->source[0], &bit);

    if (!writes_exec(operation))
        return same;
    switch (operation->opcode) {
    case ISA_OP_s_mov_b64:
        return lane_of(known, bit);
    case ISA_OP_s_and_saveexec_b64:
        return marks->active ? lane_of(known, bit) : IDLE;
    case ISA_OP_s_or_saveexec_b64:
        return marks->active ? ACTIVE : lane_of(known, bit);
    case ISA_OP_s_and_b64:
        known = other != ISA_OPERAND_NONE && known_bit(marks, other, &bit);
        return marks->active || other == ISA_OPERAND_NONE ? lane_of(known, bit) : IDLE;
    case ISA_OP_s_andn2_b64:
        known = known_bit(marks, operation->source[1], &bit);
        return operation->source[0] != ISA_EXEC_LO || marks->active ? lane_of(known, !bit) : IDLE;
    case ISA_OP_s_or_b64:
        known = other != ISA_OPERAND_NONE && known_bit(marks, other, &bit);
        return !marks->active || other == ISA_OPERAND_NONE ? lane_of(known, bit) : ACTIVE;
    default: /* v_cmpx among them */
        return operation->unit == ISA_UNIT_VALU && !marks->active ? IDLE : IDLE | ACTIVE;
    }
}

/* ---- the compare-and-swap ---- */

uint32_t race_swap_words(const struct isa_operation *operation, uint16_t *expected)
{
    bool wide = operation->opcode == ISA_OP_flat_atomic_cmpswap_x2 || operation->opcode == ISA_OP_ds_cmpst_b64 ||
                operation->opcode == ISA_OP_ds_cmpst_rtn_b64;

    switch (operation->opcode) {
    case ISA_OP_flat_atomic_cmpswap:
    case ISA_OP_flat_atomic_cmpswap_x2:
        *expected = (uint16_t)(operation->source[1] + (wide ? 2 : 1));
        break;
    case ISA_OP_ds_cmpst_b32:
    case ISA_OP_ds_cmpst_rtn_b32:
    case ISA_OP_ds_cmpst_b64:
    case ISA_OP_ds_cmpst_rtn_b64:
        *expected = operation->source[1];
        break;
    default:
        return 0;
    }
    return wide ? 2 : 1;
}

/* Whether the registers from a number on hold the words of the value, or of what was found. */
static bool holds(const struct race_marks *marks, uint32_t reg, enum race_mark low)
{
    return mark_of(marks, reg) == (uint32_t)low && (marks->words == 1 || mark_of(marks, reg + 1) == (uint32_t)low + 1);
}

static bool swaps(const struct race_marks *marks, const struct isa_operation *operation)
{
    bool wide = isa_opcodes[operation->opcode].format == ISA_FORMAT_FLAT;
    uint16_t expected = 0;

    return marks->active && !marks->swapped && race_swap_words(operation, &expected) == marks->words &&
           holds(marks, expected, RACE_MARK_VALUE) && !depends(mark_of(marks, operation->source[0])) &&
           !(wide && depends(mark_of(marks, operation->source[0] + 1u)));
}

static enum race_pass pass_swap(struct race_marks *marks, const struct isa_operation *operation,
                                const struct isa_uses *uses)
{
    mark_all(marks, &uses->writes, RACE_MARK_NONE, true);
    for (uint32_t i = 0; i < marks->words && is_vector(operation->destination + i); i++) /* if it answers */
        marks->registers[operation->destination + i] = (uint8_t)(RACE_MARK_FOUND + i);
    return RACE_PASS_SWAPS;
}

/* The result of comparing the value with what was found says only whether the swap has succeeded. */
static bool compares(const struct race_marks *marks, const struct isa_operation *operation)
{
    uint32_t one = operation->source[0], other = operation->source[1];

    switch (operation->opcode) {
    case ISA_OP_v_cmp_eq_u32:
    case ISA_OP_v_cmp_ne_u32:
    case ISA_OP_v_cmp_eq_i32:
    case ISA_OP_v_cmp_ne_i32:
        if (marks->words != 1)
            return false;
        break;
    case ISA_OP_v_cmp_eq_u64:
    case ISA_OP_v_cmp_ne_u64:
    case ISA_OP_v_cmp_eq_i64:
    case ISA_OP_v_cmp_ne_i64:
        if (marks->words != 2)
            return false;
        break;
    default:
        return false;
    }
    return !(operation->modifiers & (ISA_MOD_SDWA | ISA_MOD_DPP)) &&
           ((holds(marks, one, RACE_MARK_VALUE) && holds(marks, other, RACE_MARK_FOUND)) ||
            (holds(marks, other, RACE_MARK_VALUE) && holds(marks, one, RACE_MARK_FOUND)));
}

/* ---- everything else ---- */

static bool is_memory(const struct isa_operation *operation)
{
    return operation->unit == ISA_UNIT_VMEM || operation->unit == ISA_UNIT_LDS || operation->unit == ISA_UNIT_SMEM;
}

/* Accesses to memory other than private one. A generic pointer may point to private memory. */
static enum race_pass pass_memory(struct race_marks *marks, const struct isa_operation *operation,
                                  const struct isa_uses *uses)
{
    bool vectors = marks->active, loads = operation->unit == ISA_UNIT_VMEM && !stores(operation);

    if (swaps(marks, operation))
        return pass_swap(marks, operation, uses);
    if (any_depends(marks, &uses->reads, vectors) || (loads && vectors && !marks->swapped && has_places(marks)))
        return RACE_PASS_USES;
    mark_all(marks, &uses->writes, RACE_MARK_NONE, vectors);
    return RACE_PASS_ON;
}

/* The words that the operation copies; 0: it is no plain move. */
static uint32_t copied_words(const struct isa_operation *operation)
{
    switch (operation->opcode) {
    case ISA_OP_v_mov_b32:
    case ISA_OP_s_mov_b32:
        return operation->modifiers ? 0 : 1;
    case ISA_OP_s_mov_b64:
        return 2;
    default:
        return 0;
    }
}

static void copy(struct race_marks *marks, const struct isa_operation *operation, uint32_t words)
{
    uint8_t copied[2];

    for (uint32_t i = 0; i < words; i++)
        copied[i] = (uint8_t)mark_of(marks, operation->source[0] + i);
    for (uint32_t i = 0; i < words && operation->destination + i < ISA_REGISTERS; i++)
        marks->registers[operation->destination + i] = copied[i];
}

/* Between lanes, or through a register that another one chooses. */
static bool moves_between_lanes(const struct isa_operation *operation, const struct isa_uses *uses)
{
    bool chosen = uses->varies && operation->source[0] != ISA_OPERAND_NONE;

    return operation->opcode == ISA_OP_v_readlane_b32 || operation->opcode == ISA_OP_v_readfirstlane_b32 || chosen ||
           (operation->unit == ISA_UNIT_VALU && operation->modifiers & ISA_MOD_DPP);
}

static bool any_register(const struct race_marks *marks)
{
    for (uint32_t i = 0; i < ISA_REGISTERS; i++) {
        if (depends(marks->registers[i]))
            return true;
    }
    return false;
}

static enum race_pass pass_between_lanes(struct race_marks *marks, const struct isa_uses *uses)
{
    if (uses->varies ? any_register(marks) : any_depends(marks, &uses->reads, true))
        return RACE_PASS_USES;
    mark_all(marks, &uses->writes, RACE_MARK_NONE, true);
    return RACE_PASS_ON;
}

/* It is another lane's register that is written, or this one's. */
static void write_lane(struct race_marks *marks, const struct isa_operation *operation)
{
    bool marked = depends(mark_of(marks, operation->destination)) || depends(mark_of(marks, operation->source[0]));

    marks->registers[operation->destination] = marked ? RACE_MARK_MIXED : RACE_MARK_NONE;
}

static enum race_pass compute(struct race_marks *marks, const struct isa_operation *operation,
                              const struct isa_uses *uses)
{
    bool vector = operation->unit == ISA_UNIT_VALU, takes_part = !vector || marks->active;
    bool constant = operation->opcode == ISA_OP_s_movk_i32; /* isa_uses has its destination among what it reads */
    bool marked = takes_part && !constant && !compares(marks, operation) && any_depends(marks, &uses->reads, vector);

    if (marked && (uses->acts || writes_exec(operation)))
        return RACE_PASS_USES;
    if (operation->opcode == ISA_OP_v_writelane_b32) {
        write_lane(marks, operation);
        return RACE_PASS_ON;
    }
    if (copied_words(operation) && takes_part)
        copy(marks, operation, copied_words(operation));
    else
        mark_all(marks, &uses->writes, marked ? RACE_MARK_MIXED : RACE_MARK_NONE, takes_part && vector);
    return RACE_PASS_ON;
}

void race_marks_begin(struct race_marks *marks, uint32_t reg, uint32_t words)
{
    *marks = (struct race_marks){.words = (uint8_t)words, .active = true};
    for (uint32_t i = 0; i < words; i++)
        marks->registers[reg + i] = (uint8_t)(RACE_MARK_VALUE + i);
}

/* A register that places are counted from may change: they are lost. Returns false if that matters. */
static bool keeps_frames(struct race_marks *marks, const struct isa_registers *writes)
{
    uint32_t kept = 0, count = marks->place_count;

    for (uint32_t i = 0; i < count; i++) {
        if (!isa_registers_have(writes, marks->places[i].frame))
            marks->places[kept++] = marks->places[i];
    }
    marks->place_count = (uint8_t)kept;
    return kept == count || marks->swapped;
}

enum race_pass race_marks_pass(struct race_marks *marks, const struct isa_operation *operation)
{
    bool private =
        isa_opcodes[operation->opcode].format == ISA_FORMAT_MUBUF && operation->scalar_destination != ISA_OPERAND_NONE;
    enum race_pass pass;
    struct isa_uses uses;

    isa_uses(operation, &uses);
    pass_masks(marks, operation, &uses);
    if (private)
        pass = pass_private(marks, operation, &uses);
    else if (is_memory(operation))
        pass = pass_memory(marks, operation, &uses);
    else if (moves_between_lanes(operation, &uses))
        pass = pass_between_lanes(marks, &uses);
    else
        pass = compute(marks, operation, &uses);
    return marks->overflowed || !keeps_frames(marks, &uses.writes) ? RACE_PASS_USES : pass;
}

/* ---- ways that meet ---- */

/* That something is what was found has to hold on both ways. */
static enum race_mark join_marks(enum race_mark one, enum race_mark other)
{
    if (one == other)
        return one;
    return depends(one) || depends(other) ? RACE_MARK_MIXED : RACE_MARK_NONE;
}

static bool join_registers(struct race_marks *marks, const struct race_marks *other)
{
    bool changed = false;

    for (uint32_t i = 0; i < ISA_REGISTERS; i++) {
        enum race_mark mark = join_marks((enum race_mark)marks->registers[i], (enum race_mark)other->registers[i]);

        changed |= mark != marks->registers[i];
        marks->registers[i] = (uint8_t)mark;
    }
    return changed;
}

static void join_places(struct race_marks *marks, const struct race_marks *other)
{
    for (uint32_t i = marks->place_count; i-- > 0;) {
        const struct race_place at = marks->places[i];

        set_place(marks, at.frame, at.offset,
                  join_marks((enum race_mark)at.mark, get_place(other, at.frame, at.offset)));
    }
    for (uint32_t i = 0; i < other->place_count; i++) {
        const struct race_place *at = &other->places[i];

        set_place(marks, at->frame, at->offset,
                  join_marks((enum race_mark)at->mark, get_place(marks, at->frame, at->offset)));
    }
}

static void join_masks(struct race_marks *marks, const struct race_marks *other)
{
    uint32_t kept = 0;

    for (uint32_t i = 0; i < marks->mask_count; i++) {
        bool bit;

        if (known_bit(other, marks->masks[i].reg, &bit) && bit == marks->masks[i].bit)
            marks->masks[kept++] = marks->masks[i];
    }
    marks->mask_count = (uint8_t)kept;
}

bool race_marks_join(struct race_marks *marks, const struct race_marks *other)
{
    uint32_t places = marks->place_count, masks = marks->mask_count;
    struct race_place before[RACE_PLACES_MOST];
    bool changed = join_registers(marks, other);

    memcpy(before, marks->places, sizeof(before));
    join_places(marks, other);
    join_masks(marks, other);
    marks->overflowed |= other->overflowed;
    return changed || marks->place_count != places || marks->mask_count != masks ||
           memcmp(before, marks->places, places * sizeof(before[0])) != 0;
}

bool race_marks_are_none(const struct race_marks *marks)
{
    return !any_register(marks) && !has_places(marks);
}
