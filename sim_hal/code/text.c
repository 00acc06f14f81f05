/* text.c - see text.h. */
#include "code/text.h"

#include <stdarg.h>
#include <stdio.h>

#include "engine/require.h"
#include "isa/inline_constant.h"
#include "isa/registers.h"
#include "isa/signature.h"

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

/* The text as far as it has been written. */
struct writer {
    const struct isa_operation *operation;
    struct isa_signature signature;
    char *text;
    size_t used;
    uint32_t next_source;
};

static void put(struct writer *writer, const char *format, ...)
{
    va_list arguments;
    int added;

    va_start(arguments, format);
    added = vsnprintf(writer->text + writer->used, CODE_TEXT_BYTES - writer->used, format, arguments);
    va_end(arguments);
    SIM_REQUIRE(added >= 0 && writer->used + (size_t)added < CODE_TEXT_BYTES);
    writer->used += (size_t)added;
}

static const struct isa_opcode_info *info_of(const struct writer *writer)
{
    return &isa_opcodes[writer->operation->opcode];
}

/* ---- the form ---- */

static bool has_literal(const struct isa_operation *operation)
{
    for (size_t i = 0; i < COUNT(operation->source); i++)
        if (operation->source[i] == ISA_LITERAL)
            return true;
    return false;
}

static bool is_long(const struct isa_operation *operation)
{
    return operation->bytes == 8 && !(operation->modifiers & (ISA_MOD_SDWA | ISA_MOD_DPP)) && !has_literal(operation);
}

static void put_mnemonic(struct writer *writer)
{
    const struct isa_operation *operation = writer->operation;
    const char *suffix = "_e32";

    if (!isa_has_long_form(operation->opcode))
        suffix = "";
    else if (operation->modifiers & ISA_MOD_SDWA)
        suffix = "_sdwa";
    else if (operation->modifiers & ISA_MOD_DPP)
        suffix = "_dpp";
    else if (is_long(operation))
        suffix = "_e64";
    put(writer, "%s%s", info_of(writer)->mnemonic, suffix);
}

/* ---- registers and constants ---- */

static void put_register(struct writer *writer, uint32_t number, uint32_t dwords)
{
    const char *name = isa_register_name(number, dwords), *file = "s";

    if (name) {
        put(writer, "%s", name);
        return;
    }
    if (number >= ISA_VGPR_FIRST) {
        file = "v";
        number -= ISA_VGPR_FIRST;
    } else if (number >= ISA_TTMP_FIRST) {
        file = "ttmp";
        number -= ISA_TTMP_FIRST;
    }
    if (dwords == 1)
        put(writer, "%s%u", file, number);
    else
        put(writer, "%s[%u:%u]", file, number, number + dwords - 1);
}

static uint32_t width_of(const struct isa_slot *slot)
{
    return slot->bits < 32 ? 16 : slot->bits == 32 ? 32 : 64;
}

/* A literal that the assembler would not read as one without a word for that. */
static bool looks_inline(const struct isa_slot *slot, uint32_t literal)
{
    uint32_t width = width_of(slot);
    int64_t value = width == 16 ? (int16_t)(uint16_t)literal : width == 32 ? (int32_t)literal : (int64_t)literal;

    return isa_inline_integer(value) != ISA_OPERAND_NONE ||
           ((width > 16 || slot->kind == 'f') && isa_inline_float(literal, width) != ISA_OPERAND_NONE);
}

static void put_literal(struct writer *writer, const struct isa_slot *slot)
{
    bool marked = slot->role != 'k' && looks_inline(slot, writer->operation->literal);

    put(writer, marked ? "lit(0x%x)" : "0x%x", writer->operation->literal);
}

static void put_inline(struct writer *writer, const struct isa_slot *slot, uint16_t number)
{
    static const char *const floats[] = {"0.5", "-0.5", "1.0", "-1.0", "2.0", "-2.0", "4.0", "-4.0"};

    if (number >= ISA_INLINE_HALF && number < ISA_INLINE_INV_2PI)
        put(writer, "%s", floats[number - ISA_INLINE_HALF]);
    else if (number == ISA_INLINE_INV_2PI)
        put(writer, "0x%llx", (unsigned long long)isa_inline_float_bits(number, width_of(slot)));
    else if (number <= ISA_INLINE_LAST_POSITIVE)
        put(writer, "%d", number - ISA_INLINE_ZERO);
    else
        put(writer, "%d", ISA_INLINE_LAST_POSITIVE - number);
}

static bool is_constant(uint16_t number)
{
    return number >= ISA_INLINE_ZERO && number <= ISA_INLINE_INV_2PI;
}

static void put_value(struct writer *writer, const struct isa_slot *slot, uint16_t number)
{
    if (number == ISA_LITERAL)
        put_literal(writer, slot);
    else if (is_constant(number))
        put_inline(writer, slot, number);
    else
        put_register(writer, number, isa_slot_dwords(slot));
}

static void put_source(struct writer *writer, const struct isa_slot *slot)
{
    const struct isa_operation *operation = writer->operation;
    uint32_t source = writer->next_source++;
    bool negate, absolute, extend, call;
    uint16_t number;

    SIM_REQUIRE(operation);
    number = operation->source[source];
    negate = operation->modifiers & ISA_MOD_NEG(source);
    absolute = operation->modifiers & ISA_MOD_ABS(source);
    extend = source < 2 && operation->modifiers & ISA_MOD_SEXT(source);
    /* A minus sign before a constant would be a part of it. */
    call = negate && !absolute && (number == ISA_LITERAL || is_constant(number));
    put(writer, "%s%s%s", call ? "neg(" : negate ? "-" : "", absolute ? "|" : "", extend ? "sext(" : "");
    put_value(writer, slot, number);
    put(writer, "%s%s%s", extend ? ")" : "", absolute ? "|" : "", call ? ")" : "");
}

/* ---- operands by their roles ---- */

static void put_hardware_register(struct writer *writer)
{
    uint32_t value = (uint16_t)writer->operation->immediate;

    put(writer, "hwreg(%u, %u, %u)", value & 63u, value >> 6 & 31u, (value >> 11 & 31u) + 1);
}

static void put_counters(struct writer *writer)
{
    uint32_t value = (uint32_t)writer->operation->immediate;

    put(writer, "vmcnt(%u) expcnt(%u) lgkmcnt(%u)", value & 15u, value >> 4 & 7u, value >> 8 & 15u);
}

/* A number of 16 bits, as the format extends it. */
static void put_immediate(struct writer *writer, const struct isa_slot *slot)
{
    int32_t value = writer->operation->immediate;

    put(writer, "%d", slot->kind == 'u' ? (int32_t)(uint16_t)value : value);
}

static void put_smem_offset(struct writer *writer)
{
    const struct isa_operation *operation = writer->operation;

    if (operation->source[1] != ISA_OPERAND_NONE)
        put_register(writer, operation->source[1], 1);
    else
        put(writer, "0x%x", (uint32_t)operation->immediate);
}

static void put_mubuf_address(struct writer *writer)
{
    const struct isa_operation *operation = writer->operation;
    uint32_t flags = operation->modifiers & (ISA_MOD_OFFEN | ISA_MOD_IDXEN);

    if (flags)
        put_register(writer, operation->source[0], flags == (ISA_MOD_OFFEN | ISA_MOD_IDXEN) ? 2 : 1);
    else
        put(writer, "off");
}

/* The place in the operation of operands that lie at one; NULL: they are written in another way. */
static const uint16_t *place_of(const struct isa_operation *operation, char role)
{
    switch (role) {
    case 'd':
    case 'g':
    case 'D':
        return &operation->destination;
    case 'c':
    case 'q':
        return &operation->scalar_destination;
    case 'a':
        return &operation->source[0];
    case 'y':
    case 't':
        return &operation->source[1];
    case 'm':
    case 'z':
    case 'r':
        return &operation->source[2];
    default:
        return NULL;
    }
}

static void put_slot(struct writer *writer, const struct isa_slot *slot)
{
    const uint16_t *place = place_of(writer->operation, slot->role);

    if (place) {
        put_value(writer, slot, *place);
        return;
    }
    switch (slot->role) {
    case 'i':
    case 'j':
    case 'b':
        put_immediate(writer, slot);
        break;
    case 'h':
        put_hardware_register(writer);
        break;
    case 'w':
        put_counters(writer);
        break;
    case 'o':
        put_smem_offset(writer);
        break;
    case 'A':
        put_mubuf_address(writer);
        break;
    default:
        put_source(writer, slot);
    }
}

/* A destination that is there only with glc. */
static bool is_left_out(const struct writer *writer, const struct isa_slot *slot)
{
    return slot->role == 'g' && !(writer->operation->modifiers & ISA_MOD_GLC);
}

static void put_operands(struct writer *writer)
{
    const char *separator = " ";

    for (uint32_t i = 0; i < writer->signature.count; i++) {
        const struct isa_slot *slot = &writer->signature.slots[i];

        if (is_left_out(writer, slot))
            continue;
        put(writer, "%s", separator);
        put_slot(writer, slot);
        separator = ", ";
    }
}

/* ---- modifiers ---- */

/* How a MUBUF instruction takes its address register. */
static void put_address_words(struct writer *writer)
{
    put(writer, "%s%s", writer->operation->modifiers & ISA_MOD_IDXEN ? " idxen" : "",
        writer->operation->modifiers & ISA_MOD_OFFEN ? " offen" : "");
}

static void put_offset(struct writer *writer)
{
    const struct isa_opcode_info *info = info_of(writer);
    uint32_t offset = (uint32_t)writer->operation->immediate;

    if (!offset || (info->format != ISA_FORMAT_DS && info->format != ISA_FORMAT_MUBUF))
        return;
    if (info->flags & ISA_OP_TWO_OFFSETS)
        put(writer, " offset0:%u offset1:%u", offset & 255u, offset >> 8);
    else
        put(writer, " offset:%u", offset);
}

/* A compare has no destination to select in, and VOP1 one source. */
static void put_sdwa(struct writer *writer)
{
    static const char *const selects[] = {"BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3", "WORD_0", "WORD_1", "DWORD"};
    static const char *const unused[] = {"UNUSED_PAD", "UNUSED_SEXT", "UNUSED_PRESERVE"};
    uint32_t lanes = writer->operation->lanes;
    uint8_t format = info_of(writer)->format;

    if (format != ISA_FORMAT_VOPC)
        put(writer, " dst_sel:%s dst_unused:%s", selects[ISA_SDWA_DST(lanes)], unused[ISA_SDWA_UNUSED(lanes)]);
    put(writer, " src0_sel:%s", selects[ISA_SDWA_SRC0(lanes)]);
    if (format != ISA_FORMAT_VOP1)
        put(writer, " src1_sel:%s", selects[ISA_SDWA_SRC1(lanes)]);
}

static void put_dpp_control(struct writer *writer, uint32_t control)
{
    static const struct {
        const char *name;
        uint16_t first;
        uint16_t last;
        int16_t number; /* of the first one; -1: none */
    } controls[] = {
        {"row_shl", 0x101, 0x10f, 1},    {"row_shr", 0x111, 0x11f, 1},     {"row_ror", 0x121, 0x12f, 1},
        {"wave_shl", 0x130, 0x130, 1},   {"wave_rol", 0x134, 0x134, 1},    {"wave_shr", 0x138, 0x138, 1},
        {"wave_ror", 0x13c, 0x13c, 1},   {"row_mirror", 0x140, 0x140, -1}, {"row_half_mirror", 0x141, 0x141, -1},
        {"row_bcast", 0x142, 0x142, 15}, {"row_bcast", 0x143, 0x143, 31}};

    if (control <= 0xff)
        put(writer, " quad_perm:[%u,%u,%u,%u]", control & 3u, control >> 2 & 3u, control >> 4 & 3u, control >> 6);
    for (size_t i = 0; i < COUNT(controls); i++) {
        if (control < controls[i].first || control > controls[i].last)
            continue;
        put(writer, " %s", controls[i].name);
        if (controls[i].number >= 0)
            put(writer, ":%u", (unsigned)(controls[i].number + (int32_t)control - controls[i].first));
    }
}

static void put_dpp(struct writer *writer)
{
    uint32_t lanes = writer->operation->lanes;

    put_dpp_control(writer, ISA_DPP_CTRL(lanes));
    put(writer, " row_mask:0x%x bank_mask:0x%x", ISA_DPP_ROW_MASK(lanes), ISA_DPP_BANK_MASK(lanes));
    if (ISA_DPP_BOUND_CTRL(lanes))
        put(writer, " bound_ctrl:0");
}

/* Scope and order of a scoped operation; whether a wait is remote. */
static void put_sync(struct writer *writer)
{
    static const char *const orders[] = {"rlx", "acq", "rel", "ar"};
    uint32_t sync = writer->operation->modifiers >> ISA_MOD_SYNC_SHIFT & ISA_SYNC_MASK;

    if (info_of(writer)->flags & ISA_OP_SYNC)
        put(writer, " %s %s", sync & ISA_SYNC_AGENT ? "agent" : "wg",
            orders[sync & (ISA_SYNC_ACQUIRE | ISA_SYNC_RELEASE)]);
    if (sync & ISA_SYNC_REMOTE)
        put(writer, " remote");
}

static void put_words(struct writer *writer)
{
    static const struct {
        uint32_t modifier;
        const char *name;
    } words[] = {{ISA_MOD_GDS, "gds"},
                 {ISA_MOD_GLC, "glc"},
                 {ISA_MOD_SLC, "slc"},
                 {ISA_MOD_ALL, "all"},
                 {ISA_MOD_CLAMP, "clamp"}};
    static const char *const conditions[] = {
        [ISA_WAIT_EQ] = "eq", [ISA_WAIT_NE] = "ne", [ISA_WAIT_LT] = "lt", [ISA_WAIT_GE] = "ge"};
    static const char *const scales[] = {"", " mul:2", " mul:4", " div:2"};
    uint32_t modifiers = writer->operation->modifiers;

    /* Waits and scoped operations return the old value without a word for that. */
    if (info_of(writer)->flags & (ISA_OP_WAITING | ISA_OP_SYNC))
        modifiers &= ~ISA_MOD_GLC;
    if (writer->operation->wait_condition != ISA_WAIT_NONE)
        put(writer, " %s", conditions[writer->operation->wait_condition]);
    for (size_t i = 0; i < COUNT(words); i++)
        if (modifiers & words[i].modifier)
            put(writer, " %s", words[i].name);
    put(writer, "%s", scales[(modifiers & ISA_MOD_OMOD_MASK) >> ISA_MOD_OMOD_SHIFT]);
}

void code_text(const struct isa_operation *operation, char text[CODE_TEXT_BYTES])
{
    struct writer writer = {.operation = operation, .text = text};

    isa_read_signature(operation->opcode, &writer.signature);
    put_mnemonic(&writer);
    put_operands(&writer);
    put_address_words(&writer);
    put_offset(&writer);
    put_words(&writer);
    put_sync(&writer);
    if (operation->modifiers & ISA_MOD_SDWA)
        put_sdwa(&writer);
    if (operation->modifiers & ISA_MOD_DPP)
        put_dpp(&writer);
}

void code_program_text(const struct isa_program *program, uint32_t index, char text[CODE_TEXT_BYTES])
{
    struct isa_operation operation;

    SIM_REQUIRE(index < program->operation_count);
    operation = program->operations[index];
    if (isa_opcodes[operation.opcode].operands[0] == 'b') {
        uint32_t next = operation.offset + operation.bytes, target = program->operations[operation.immediate].offset;

        operation.immediate = ((int32_t)target - (int32_t)next) / 4;
    }
    code_text(&operation, text);
}
