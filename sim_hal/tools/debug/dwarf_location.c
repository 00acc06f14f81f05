/* dwarf_location.c - see location.h. */
#include "tools/debug/dwarf_location.h"

#include <string.h>

#include "engine/require.h"

#define STACK_MOST 32u
#define WAVE_LANES 64u

/* LLVM's numbers of registers. */
#define SCALAR_FIRST 32u   /* s0 to s63 */
#define SCALAR_MORE  1088u /* s64 and on */
#define SCALAR_LAST  1129u
#define VECTOR_FIRST 2560u /* v0 of waves of 64 lanes */
#define VECTOR_COUNT 256u

enum operation {
    OP_ADDR = 0x03,
    OP_CONST1U = 0x08,
    OP_CONST8S = 0x0f,
    OP_CONSTU = 0x10,
    OP_CONSTS = 0x11,
    OP_DUP = 0x12,
    OP_DROP = 0x13,
    OP_OVER = 0x14,
    OP_SWAP = 0x16,
    OP_XDEREF = 0x18,
    OP_AND = 0x1a,
    OP_DIV = 0x1b,
    OP_MINUS = 0x1c,
    OP_MOD = 0x1d,
    OP_MUL = 0x1e,
    OP_NEG = 0x1f,
    OP_NOT = 0x20,
    OP_OR = 0x21,
    OP_PLUS = 0x22,
    OP_PLUS_UCONST = 0x23,
    OP_SHL = 0x24,
    OP_SHR = 0x25,
    OP_SHRA = 0x26,
    OP_XOR = 0x27,
    OP_LIT0 = 0x30,
    OP_LIT31 = 0x4f,
    OP_REGX = 0x90,
    OP_FBREG = 0x91,
    OP_BREGX = 0x92,
    OP_PIECE = 0x93,
    OP_NOP = 0x96,
    OP_IMPLICIT_VALUE = 0x9e,
    OP_STACK_VALUE = 0x9f,
    OP_ADDRX = 0xa1,
    OP_CONVERT = 0xa8,
    OP_REINTERPRET = 0xa9
};

struct evaluation {
    const struct dwarf *dwarf;
    uint32_t unit;
    struct dwarf_cursor cursor;
    struct dwarf_block frame;
    const struct dwarf_machine *machine;
    struct dwarf_value *value;
    uint64_t size; /* of the variable, at most DWARF_VALUE_BYTES */
    uint64_t at;   /* bytes of it that pieces have told of */
    /* of the piece under way: */
    uint64_t stack[STACK_MOST];
    uint32_t depth;
    struct dwarf_block implicit;
    bool framed;        /* counts from the frame: an address of private memory */
    bool register_bits; /* has only the 32 bits of a register */
    enum dwarf_outcome outcome;
};

static bool stop(struct evaluation *evaluation, enum dwarf_outcome outcome)
{
    evaluation->outcome = outcome;
    return false;
}

static bool push(struct evaluation *evaluation, uint64_t value)
{
    if (evaluation->depth == STACK_MOST)
        return stop(evaluation, DWARF_NOT_UNDERSTOOD);
    evaluation->stack[evaluation->depth++] = value;
    return true;
}

static bool pop(struct evaluation *evaluation, uint64_t *value)
{
    SIM_REQUIRE(evaluation->depth <= STACK_MOST);
    if (!evaluation->depth)
        return stop(evaluation, DWARF_NOT_UNDERSTOOD);
    *value = evaluation->stack[--evaluation->depth];
    return true;
}

static bool read_register(struct evaluation *evaluation, uint64_t number, uint64_t *value)
{
    const struct dwarf_machine *machine = evaluation->machine;
    uint32_t bits = 0;
    bool there = false;

    if (number >= VECTOR_FIRST && number < VECTOR_FIRST + VECTOR_COUNT) {
        there = machine->vector(machine->context, (uint32_t)number - VECTOR_FIRST, &bits);
        evaluation->value->lanes = true;
    } else if (number >= SCALAR_FIRST && number < SCALAR_FIRST + 64) {
        there = machine->scalar(machine->context, (uint32_t)number - SCALAR_FIRST, &bits);
    } else if (number >= SCALAR_MORE && number <= SCALAR_LAST) {
        there = machine->scalar(machine->context, (uint32_t)number - SCALAR_MORE + 64, &bits);
    }
    *value = bits;
    return there || stop(evaluation, DWARF_NOT_UNDERSTOOD);
}

static bool push_register(struct evaluation *evaluation, uint64_t number, uint64_t offset)
{
    uint64_t value;

    evaluation->register_bits = true;
    return read_register(evaluation, number, &value) && push(evaluation, value + offset);
}

/*
 * The frame is a scalar register with the place of the first lane's first byte: each byte of a lane takes as
 * many as there are lanes. A kernel that needs no such register has its frame at 0.
 */
static bool push_frame(struct evaluation *evaluation, int64_t offset)
{
    struct dwarf_cursor frame = dwarf_cursor_at(evaluation->frame, 0);
    uint64_t value;

    evaluation->framed = true;
    if (!evaluation->frame.bytes)
        return push(evaluation, (uint64_t)offset);
    if (dwarf_read_fixed(&frame, 1) != OP_REGX || !read_register(evaluation, dwarf_read_unsigned(&frame), &value) ||
        frame.bad)
        return stop(evaluation, DWARF_NOT_UNDERSTOOD);
    return push(evaluation, value / WAVE_LANES + (uint64_t)offset);
}

static uint64_t divide(uint64_t left, uint64_t right)
{
    if (right == UINT64_MAX)
        return 0 - left;
    return (uint64_t)((int64_t)left / (int64_t)right);
}

static uint64_t shift_right_signed(uint64_t value, uint64_t distance)
{
    uint64_t sign = value >> 63 ? UINT64_MAX : 0;

    if (distance >= 64)
        return sign;
    return distance ? value >> distance | sign << (64 - distance) : value;
}

static bool calculate(struct evaluation *evaluation, uint64_t operation)
{
    uint64_t left, right;

    if (!pop(evaluation, &right) || !pop(evaluation, &left))
        return false;
    switch (operation) {
    case OP_AND:
        return push(evaluation, left & right);
    case OP_DIV:
        return right ? push(evaluation, divide(left, right)) : stop(evaluation, DWARF_NOT_UNDERSTOOD);
    case OP_MOD:
        return right ? push(evaluation, left % right) : stop(evaluation, DWARF_NOT_UNDERSTOOD);
    case OP_MINUS:
        return push(evaluation, left - right);
    case OP_MUL:
        return push(evaluation, left * right);
    case OP_OR:
        return push(evaluation, left | right);
    case OP_PLUS:
        return push(evaluation, left + right);
    case OP_SHL:
        return push(evaluation, right < 64 ? left << right : 0);
    case OP_SHR:
        return push(evaluation, right < 64 ? left >> right : 0);
    case OP_SHRA:
        return push(evaluation, shift_right_signed(left, right));
    default:
        SIM_REQUIRE(operation == OP_XOR);
        return push(evaluation, left ^ right);
    }
}

static bool rearrange(struct evaluation *evaluation, uint64_t operation)
{
    uint64_t top, below;

    if (!pop(evaluation, &top))
        return false;
    if (operation == OP_DROP)
        return true;
    if (operation == OP_DUP) {
        evaluation->depth++; /* it still lies there */
        return push(evaluation, top);
    }
    if (!pop(evaluation, &below))
        return false;
    if (operation == OP_SWAP)
        return push(evaluation, top) && push(evaluation, below);
    return push(evaluation, below) && push(evaluation, top) && push(evaluation, below);
}

/* Drops the number of the address space: what counts from the frame is private memory anyway. */
static bool drop_space(struct evaluation *evaluation)
{
    uint64_t address, space;

    return pop(evaluation, &address) && pop(evaluation, &space) && push(evaluation, address);
}

/* Cuts a value to a type's size, or extends it from there. */
static bool convert(struct evaluation *evaluation, uint64_t offset)
{
    const struct dwarf *dwarf = evaluation->dwarf;
    const struct dwarf_entry *type;
    uint64_t value, bits;
    uint32_t index;

    if (offset == 0)
        return true;
    index =
        offset < DWARF_NONE ? dwarf_find(dwarf, dwarf->units[evaluation->unit].offset + (uint32_t)offset) : DWARF_NONE;
    if (index == DWARF_NONE)
        return stop(evaluation, DWARF_NOT_UNDERSTOOD);
    type = &dwarf->entries[index];
    bits = 8 * type->bytes.value;
    if (!type->bytes.set || bits == 0 || bits > 64 || type->encoding == DWARF_FLOAT || !pop(evaluation, &value))
        return stop(evaluation, DWARF_NOT_UNDERSTOOD);
    evaluation->register_bits = false;
    if (type->encoding == DWARF_SIGNED || type->encoding == DWARF_SIGNED_CHAR)
        return push(evaluation, shift_right_signed(value << (64 - bits), 64 - bits));
    return push(evaluation, bits < 64 ? value & (((uint64_t)1 << bits) - 1) : value);
}

static bool push_constant(struct evaluation *evaluation, uint64_t operation)
{
    struct dwarf_cursor *cursor = &evaluation->cursor;
    uint32_t bits = 8u << (operation - OP_CONST1U) / 2;
    uint64_t value;

    if (operation == OP_CONSTU)
        return push(evaluation, dwarf_read_unsigned(cursor));
    if (operation == OP_CONSTS)
        return push(evaluation, (uint64_t)dwarf_read_signed(cursor));
    value = dwarf_read_fixed(cursor, bits / 8);
    if ((operation - OP_CONST1U) % 2)
        value = shift_right_signed(value << (64 - bits), 64 - bits);
    return push(evaluation, value);
}

/* ---- pieces ---- */

static void put_byte(struct evaluation *evaluation, uint64_t at, uint8_t byte)
{
    if (at >= evaluation->size)
        return;
    evaluation->value->bytes[at] = byte;
    evaluation->value->known[at] = true;
}

static void put_private(struct evaluation *evaluation, uint64_t address, uint64_t size)
{
    uint8_t byte;

    evaluation->value->lanes = true;
    for (uint64_t i = 0; i < size && evaluation->at + i < evaluation->size; i++)
        if (evaluation->machine->private_byte(evaluation->machine->context, address + i, &byte))
            put_byte(evaluation, evaluation->at + i, byte);
}

/* Takes what the expression has found so far as the next bytes of the variable. An empty piece is nowhere. */
static bool end_piece(struct evaluation *evaluation, uint64_t size)
{
    uint64_t known = evaluation->register_bits ? 4 : 8, value = 0;

    if (evaluation->implicit.bytes) {
        for (uint64_t i = 0; i < size && i < evaluation->implicit.size; i++)
            put_byte(evaluation, evaluation->at + i, evaluation->implicit.bytes[i]);
    } else if (evaluation->depth && pop(evaluation, &value)) {
        if (evaluation->framed)
            put_private(evaluation, value, size);
        for (uint64_t i = 0; !evaluation->framed && i < size && i < known; i++)
            put_byte(evaluation, evaluation->at + i, (uint8_t)(value >> (8 * i)));
    }
    evaluation->at = size > evaluation->size - evaluation->at ? evaluation->size : evaluation->at + size;
    evaluation->depth = 0;
    evaluation->framed = evaluation->register_bits = false;
    evaluation->implicit = (struct dwarf_block){0};
    return true;
}

/* Operations with operands of their own. */
static bool apply_other(struct evaluation *evaluation, uint64_t operation)
{
    struct dwarf_cursor *cursor = &evaluation->cursor;
    uint64_t number;

    switch (operation) {
    case OP_PLUS_UCONST:
        return pop(evaluation, &number) && push(evaluation, number + dwarf_read_unsigned(cursor));
    case OP_NEG:
        return pop(evaluation, &number) && push(evaluation, 0 - number);
    case OP_NOT:
        return pop(evaluation, &number) && push(evaluation, ~number);
    case OP_REGX:
        return push_register(evaluation, dwarf_read_unsigned(cursor), 0);
    case OP_BREGX:
        number = dwarf_read_unsigned(cursor);
        return push_register(evaluation, number, (uint64_t)dwarf_read_signed(cursor));
    case OP_FBREG:
        return push_frame(evaluation, dwarf_read_signed(cursor));
    case OP_PIECE:
        return end_piece(evaluation, dwarf_read_unsigned(cursor));
    case OP_IMPLICIT_VALUE:
        evaluation->implicit = dwarf_read_block(cursor, dwarf_read_unsigned(cursor));
        return true;
    case OP_CONVERT:
        return convert(evaluation, dwarf_read_unsigned(cursor));
    case OP_REINTERPRET:
        dwarf_read_unsigned(cursor);
        return true;
    case OP_XDEREF:
        return drop_space(evaluation);
    case OP_NOP:
    case OP_STACK_VALUE:
        return true;
    case OP_ADDR:
    case OP_ADDRX:
        return stop(evaluation, DWARF_IN_MEMORY);
    default:
        return stop(evaluation, DWARF_NOT_UNDERSTOOD);
    }
}

static bool apply(struct evaluation *evaluation, uint64_t operation)
{
    if (operation >= OP_LIT0 && operation <= OP_LIT31)
        return push(evaluation, operation - OP_LIT0);
    if (operation >= OP_CONST1U && operation <= OP_CONSTS)
        return push_constant(evaluation, operation);
    switch (operation) {
    case OP_AND:
    case OP_DIV:
    case OP_MOD:
    case OP_MINUS:
    case OP_MUL:
    case OP_OR:
    case OP_PLUS:
    case OP_SHL:
    case OP_SHR:
    case OP_SHRA:
    case OP_XOR:
        return calculate(evaluation, operation);
    case OP_DUP:
    case OP_DROP:
    case OP_OVER:
    case OP_SWAP:
        return rearrange(evaluation, operation);
    default:
        return apply_other(evaluation, operation);
    }
}

enum dwarf_outcome dwarf_evaluate(const struct dwarf *dwarf, uint32_t unit, struct dwarf_block location,
                                  struct dwarf_block frame, uint64_t size, const struct dwarf_machine *machine,
                                  struct dwarf_value *value)
{
    struct evaluation evaluation = {.dwarf = dwarf,
                                    .unit = unit,
                                    .cursor = dwarf_cursor_at(location, 0),
                                    .frame = frame,
                                    .machine = machine,
                                    .value = value,
                                    .size = size < DWARF_VALUE_BYTES ? size : DWARF_VALUE_BYTES};
    bool pieces = false;

    *value = (struct dwarf_value){0};
    while (dwarf_has_more(&evaluation.cursor)) {
        uint64_t operation = dwarf_read_fixed(&evaluation.cursor, 1);

        pieces = pieces || operation == OP_PIECE;
        if (!apply(&evaluation, operation))
            return evaluation.outcome;
    }
    if (evaluation.cursor.bad)
        return DWARF_NOT_UNDERSTOOD;
    if (!pieces)
        end_piece(&evaluation, evaluation.size);
    return memchr(value->known, 1, sizeof(value->known)) ? DWARF_KNOWN : DWARF_OPTIMISED;
}
