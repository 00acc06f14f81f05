/* decode.c - see decode.h. */
#include "code/decode.h"

#include <stdarg.h>
#include <stdio.h>

#include "code/encoding.h"
#include "engine/require.h"
#include "isa/signature.h"

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))
#define NO_SCALAR    0xffffu

/* Everything about the instruction at hand. */
struct decoding {
    const uint32_t *words;
    uint32_t count;
    struct code_encoding encoding;
    struct isa_signature signature;
    struct isa_operation *operation;
    char *reason;
    uint32_t next_source; /* in the operation */
    uint32_t next_field;  /* of the layout's sources */
    uint32_t bytes;
    uint32_t scalar_read; /* the scalar value that a vector instruction reads, NO_SCALAR when none so far */
    bool has_literal;
};

/* A bit or a few of the encoding that become modifiers. */
struct modifier_bits {
    uint8_t word;
    uint8_t shift;
    uint32_t modifier;
};

static bool refuse(const struct decoding *decoding, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(decoding->reason, CODE_REASON_BYTES, format, arguments);
    va_end(arguments);
    return false;
}

static const struct isa_opcode_info *info_of(const struct decoding *decoding)
{
    return &isa_opcodes[decoding->encoding.opcode];
}

static bool wrong_operand(const struct decoding *decoding, uint32_t index, const char *expected, uint32_t number)
{
    return refuse(decoding, "operand %u of %s is %u, not %s", index + 1, info_of(decoding)->mnemonic, number, expected);
}

static uint32_t bits_at(const struct decoding *decoding, uint32_t word, uint32_t shift, uint32_t width)
{
    SIM_REQUIRE(word < decoding->count);
    return decoding->words[word] >> shift & ((1u << width) - 1);
}

static uint32_t bits_of(const struct decoding *decoding, const struct code_field *field)
{
    SIM_REQUIRE(field->bits);
    return bits_at(decoding, field->word, field->shift, field->bits);
}

static uint16_t number_of(const struct decoding *decoding, const struct code_field *field)
{
    return (uint16_t)(field->first + bits_of(decoding, field) * field->scale);
}

/* ---- registers and constants ---- */

/* Whether scalar registers that lie together hold this many from a number on. */
static bool is_scalar_register(uint32_t number, uint32_t dwords)
{
    static const struct {
        uint16_t first;
        uint16_t last;
    } files[] = {{ISA_SGPR_FIRST, ISA_SGPR_LAST},
                 {ISA_FLAT_SCRATCH_LO, ISA_FLAT_SCRATCH_HI},
                 {ISA_XNACK_MASK_LO, ISA_XNACK_MASK_HI},
                 {ISA_VCC_LO, ISA_VCC_HI},
                 {ISA_TBA_LO, ISA_TBA_HI},
                 {ISA_TMA_LO, ISA_TMA_HI},
                 {ISA_TTMP_FIRST, ISA_TTMP_FIRST + 11},
                 {ISA_M0, ISA_M0},
                 {ISA_EXEC_LO, ISA_EXEC_HI}};
    uint32_t alignment = dwords >= 4 ? 4 : dwords >= 2 ? 2 : 1;

    for (size_t i = 0; i < COUNT(files); i++)
        if (number >= files[i].first && number + dwords - 1 <= files[i].last)
            return number % alignment == 0;
    return false;
}

static bool use_scalar(struct decoding *decoding, uint32_t index, uint16_t number, uint16_t *place)
{
    uint16_t dwords = isa_slot_dwords(&decoding->signature.slots[index]);
    uint16_t end = (uint16_t)(number + dwords);

    if (!is_scalar_register(number, dwords))
        return wrong_operand(decoding, index, dwords == 1 ? "a scalar register" : "aligned scalar registers", number);
    *place = number;
    if (number <= ISA_SGPR_LAST && end > decoding->operation->sgprs)
        decoding->operation->sgprs = end;
    return true;
}

static bool use_vector(struct decoding *decoding, uint32_t index, uint16_t number, uint16_t dwords, uint16_t *place)
{
    uint32_t end;

    if (number < ISA_VGPR_FIRST)
        return wrong_operand(decoding, index, "a VGPR", number);
    end = (uint32_t)(number - ISA_VGPR_FIRST) + dwords;
    if (end > 256)
        return refuse(decoding, "operand %u of %s reaches behind v255", index + 1, info_of(decoding)->mnemonic);
    *place = number;
    if (end > decoding->operation->vgprs)
        decoding->operation->vgprs = (uint16_t)end;
    return true;
}

/* Vector instructions of this generation read one scalar value at most. */
static bool read_scalar(struct decoding *decoding, uint32_t number)
{
    if (decoding->scalar_read != NO_SCALAR && decoding->scalar_read != number)
        return refuse(decoding, "%s reads two different scalar values", info_of(decoding)->mnemonic);
    decoding->scalar_read = number;
    return true;
}

static bool is_inline_constant(uint32_t number)
{
    return (number >= ISA_INLINE_ZERO && number <= ISA_INLINE_LAST_NEGATIVE) ||
           (number >= ISA_INLINE_HALF && number <= ISA_INLINE_INV_2PI);
}

/* A bit of the status as a number. */
static bool is_status_bit(uint32_t number)
{
    return number == ISA_VCCZ || number == ISA_EXECZ || number == ISA_SCC;
}

/* The literal is the word behind the rest of the instruction. 16-bit operands take its low half. */
static bool read_literal(struct decoding *decoding, const struct isa_slot *slot)
{
    uint32_t word = decoding->encoding.layout.words;

    if (word >= decoding->count)
        return refuse(decoding, "%s has a literal behind the end of the code", info_of(decoding)->mnemonic);
    decoding->has_literal = true;
    decoding->operation->literal = decoding->words[word];
    if (slot->bits < 32)
        decoding->operation->literal &= 0xffffu;
    return true;
}

/* A source that is no VGPR. */
static bool scalar_source(struct decoding *decoding, uint32_t index, uint16_t number, bool literal_allowed,
                          uint16_t *place)
{
    const struct isa_slot *slot = &decoding->signature.slots[index];

    *place = number;
    if (is_inline_constant(number))
        return true;
    if (number == ISA_LITERAL && literal_allowed)
        return read_literal(decoding, slot);
    if (is_status_bit(number) && isa_slot_dwords(slot) == 1)
        return true;
    if (number <= ISA_EXEC_HI)
        return use_scalar(decoding, index, number, place);
    return wrong_operand(decoding, index, "a register or a constant", number);
}

/* ---- sources of vector instructions ---- */

/* The signs of a source, negative in bit 0, absolute in bit 1, sign-extended in bit 2. */
static uint32_t signs_of(const struct decoding *decoding, uint32_t source)
{
    enum isa_opcode opcode = decoding->encoding.opcode;

    switch (decoding->encoding.form) {
    case CODE_FORM_LONG:
        return bits_at(decoding, 1, 29 + source, 1) |
               (isa_has_second_destination(opcode) ? 0 : bits_at(decoding, 0, 8 + source, 1) << 1);
    case CODE_FORM_SDWA:
        return bits_at(decoding, 1, 20 + 8 * source, 2) | bits_at(decoding, 1, 19 + 8 * source, 1) << 2;
    case CODE_FORM_DPP:
        return bits_at(decoding, 1, 20 + 2 * source, 2);
    default:
        return 0;
    }
}

static bool read_signs(struct decoding *decoding, uint32_t index, uint32_t source)
{
    const struct isa_slot *slot = &decoding->signature.slots[index];
    uint32_t signs = signs_of(decoding, source);

    if ((signs & 3u && !isa_can_negate(slot)) ||
        (signs & 4u && (signs & 3u || !isa_can_extend(decoding->encoding.opcode, slot))))
        return refuse(decoding, "operand %u of %s has sign modifiers that it does not take", index + 1,
                      info_of(decoding)->mnemonic);
    if (signs & 1u)
        decoding->operation->modifiers |= ISA_MOD_NEG(source);
    if (signs & 2u)
        decoding->operation->modifiers |= ISA_MOD_ABS(source);
    if (signs & 4u)
        decoding->operation->modifiers |= ISA_MOD_SEXT(source);
    return true;
}

static bool vector_source(struct decoding *decoding, uint32_t index)
{
    uint32_t source = decoding->next_source++;
    uint16_t number = number_of(decoding, &decoding->encoding.layout.source[decoding->next_field++]);
    uint16_t *place = &decoding->operation->source[source];
    bool status = number >= ISA_VCCZ && number <= ISA_LITERAL;

    if (!read_signs(decoding, index, source))
        return false;
    if (number >= ISA_VGPR_FIRST)
        return use_vector(decoding, index, number, isa_slot_dwords(&decoding->signature.slots[index]), place);
    if (!scalar_source(decoding, index, number, decoding->encoding.form == CODE_FORM_NATIVE, place))
        return false;
    return (number > ISA_EXEC_HI && !status) || read_scalar(decoding, number);
}

/* ---- operands by their roles ---- */

static bool destination(struct decoding *decoding, uint32_t index)
{
    return use_vector(decoding, index, number_of(decoding, &decoding->encoding.layout.destination),
                      isa_slot_dwords(&decoding->signature.slots[index]), &decoding->operation->destination);
}

static bool scalar_destination(struct decoding *decoding, uint32_t index)
{
    uint32_t number = bits_of(decoding, &decoding->encoding.layout.destination);

    if (info_of(decoding)->format == ISA_FORMAT_SMEM && number >= ISA_M0)
        return wrong_operand(decoding, index, "a scalar register other than m0 and exec", number);
    return use_scalar(decoding, index, (uint16_t)number, &decoding->operation->destination);
}

/* A carry or the result of a compare: VCC, or in VOP3 what a field names. */
static bool mask_destination(struct decoding *decoding, uint32_t index)
{
    const struct code_layout *layout = &decoding->encoding.layout;
    uint32_t number = ISA_VCC_LO;

    if (decoding->encoding.form == CODE_FORM_LONG)
        number = bits_of(decoding, index ? &layout->scalar_destination : &layout->destination);
    return use_scalar(decoding, index, (uint16_t)number, &decoding->operation->scalar_destination);
}

static bool mask_source(struct decoding *decoding, uint32_t index)
{
    uint16_t number = ISA_VCC_LO;

    if (decoding->encoding.form == CODE_FORM_LONG)
        number = number_of(decoding, &decoding->encoding.layout.source[2]);
    return use_scalar(decoding, index, number, &decoding->operation->source[2]) && read_scalar(decoding, number);
}

static bool fixed_literal(struct decoding *decoding, uint32_t index)
{
    decoding->operation->source[decoding->next_source++] = ISA_LITERAL;
    return read_literal(decoding, &decoding->signature.slots[index]) &&
           (info_of(decoding)->unit != ISA_UNIT_VALU || read_scalar(decoding, ISA_LITERAL));
}

static bool plain_source(struct decoding *decoding, uint32_t index)
{
    uint16_t number = number_of(decoding, &decoding->encoding.layout.source[decoding->next_field++]);
    uint16_t *place = &decoding->operation->source[decoding->next_source++];

    switch (decoding->signature.slots[index].role) {
    case 'v':
        return use_vector(decoding, index, number, isa_slot_dwords(&decoding->signature.slots[index]), place);
    case 'S':
        return use_scalar(decoding, index, number, place);
    default:
        return scalar_source(decoding, index, number, decoding->encoding.form == CODE_FORM_NATIVE, place);
    }
}

static bool short_immediate(struct decoding *decoding)
{
    uint16_t number = (uint16_t)bits_at(decoding, 0, 0, 16);
    bool wide = info_of(decoding)->format == ISA_FORMAT_SOPK;

    decoding->operation->immediate = wide ? (int16_t)number : number;
    return true;
}

static bool branch_distance(struct decoding *decoding)
{
    decoding->operation->immediate = (int16_t)(uint16_t)bits_at(decoding, 0, 0, 16);
    return true;
}

static bool counters(struct decoding *decoding)
{
    decoding->operation->immediate = (int32_t)(bits_at(decoding, 0, 0, 16) & (15 | 7 << 4 | 15 << 8));
    return true;
}

static bool smem_offset(struct decoding *decoding, uint32_t index)
{
    if (!bits_at(decoding, 0, 17, 1))
        return use_scalar(decoding, index, number_of(decoding, &decoding->encoding.layout.offset_register),
                          &decoding->operation->source[1]);
    decoding->operation->immediate = (int32_t)bits_at(decoding, 1, 0, 20);
    return true;
}

/* The operand of a MUBUF instruction that has none without offen and idxen, and two registers with both. */
static bool mubuf_address(struct decoding *decoding, uint32_t index)
{
    uint32_t flags = decoding->operation->modifiers & (ISA_MOD_OFFEN | ISA_MOD_IDXEN);

    if (!flags)
        return true;
    return use_vector(decoding, index, number_of(decoding, &decoding->encoding.layout.address),
                      flags == (ISA_MOD_OFFEN | ISA_MOD_IDXEN) ? 2 : 1, &decoding->operation->source[0]);
}

static bool mubuf_offset(struct decoding *decoding, uint32_t index)
{
    uint16_t number = number_of(decoding, &decoding->encoding.layout.offset_register);

    if (is_status_bit(number))
        return wrong_operand(decoding, index, "a scalar register or a constant", number);
    return scalar_source(decoding, index, number, false, &decoding->operation->scalar_destination);
}

static bool vector_at(struct decoding *decoding, uint32_t index, const struct code_field *field, uint16_t *place)
{
    return use_vector(decoding, index, number_of(decoding, field), isa_slot_dwords(&decoding->signature.slots[index]),
                      place);
}

static bool read_slot(struct decoding *decoding, uint32_t index)
{
    const struct code_layout *layout = &decoding->encoding.layout;
    struct isa_operation *operation = decoding->operation;
    bool returns = operation->modifiers & ISA_MOD_GLC;

    switch (decoding->signature.slots[index].role) {
    case 'd':
        return destination(decoding, index);
    case 'g':
        return !returns || destination(decoding, index);
    case 'D':
        return scalar_destination(decoding, index);
    case 'c':
        return mask_destination(decoding, index);
    case 'm':
        return mask_source(decoding, index);
    case 'x':
        return vector_source(decoding, index);
    case 'k':
        return fixed_literal(decoding, index);
    case 'i':
    case 'j':
    case 'h':
        return short_immediate(decoding);
    case 'b':
        return branch_distance(decoding);
    case 'w':
        return counters(decoding);
    case 'o':
        return smem_offset(decoding, index);
    case 'a':
        return vector_at(decoding, index, &layout->address, &operation->source[0]);
    case 'y':
        return vector_at(decoding, index, &layout->data, &operation->source[1]);
    case 'z':
        return vector_at(decoding, index, &layout->second_data, &operation->source[2]);
    case 'A':
        return mubuf_address(decoding, index);
    case 'r':
        return use_scalar(decoding, index, number_of(decoding, &layout->resource), &operation->source[2]);
    case 'q':
        return mubuf_offset(decoding, index);
    case 't':
        return vector_at(decoding, index, &layout->data, &operation->source[1]) &&
               (!returns || destination(decoding, index));
    default:
        return plain_source(decoding, index);
    }
}

/* ---- modifiers ---- */

static bool refuse_modifier(const struct decoding *decoding, const char *name)
{
    return refuse(decoding, "%s does not take the modifier %s", info_of(decoding)->mnemonic, name);
}

static bool read_clamp(struct decoding *decoding, uint32_t word, uint32_t shift)
{
    enum isa_opcode opcode = decoding->encoding.opcode;

    if (!bits_at(decoding, word, shift, 1))
        return true;
    if (!isa_can_clamp(opcode))
        return refuse_modifier(decoding, "clamp");
    decoding->operation->modifiers |= ISA_MOD_CLAMP;
    return true;
}

static bool read_long(struct decoding *decoding)
{
    uint32_t scale = bits_at(decoding, 1, 27, 2);

    if (scale && !isa_can_scale(decoding->encoding.opcode))
        return refuse_modifier(decoding, "mul or div");
    decoding->operation->modifiers |= scale << ISA_MOD_OMOD_SHIFT;
    return read_clamp(decoding, 0, 15);
}

static bool has_two_sources(const struct decoding *decoding)
{
    return info_of(decoding)->format != ISA_FORMAT_VOP1;
}

/* What an instruction does not have is as the assembler has it without its words. */
static bool read_sdwa(struct decoding *decoding)
{
    bool compare = info_of(decoding)->format == ISA_FORMAT_VOPC;
    uint32_t selected = compare ? ISA_SDWA_DWORD : bits_at(decoding, 1, 8, 3);
    uint32_t unused = compare ? ISA_SDWA_UNUSED_PRESERVE : bits_at(decoding, 1, 11, 2);
    uint32_t first = bits_at(decoding, 1, 16, 3);
    uint32_t second = has_two_sources(decoding) ? bits_at(decoding, 1, 24, 3) : ISA_SDWA_DWORD;

    if (!isa_has_sdwa(decoding->encoding.opcode))
        return refuse(decoding, "%s has no SDWA form", info_of(decoding)->mnemonic);
    if (selected > ISA_SDWA_DWORD || first > ISA_SDWA_DWORD || second > ISA_SDWA_DWORD ||
        unused > ISA_SDWA_UNUSED_PRESERVE)
        return refuse(decoding, "%s has SDWA selects that are not there", info_of(decoding)->mnemonic);
    decoding->operation->modifiers |= ISA_MOD_SDWA;
    decoding->operation->lanes = ISA_SDWA_PACK(selected, unused, first, second);
    return read_clamp(decoding, 1, 13);
}

static bool is_dpp_control(uint32_t control)
{
    static const struct {
        uint16_t first;
        uint16_t last;
    } controls[] = {{0, 0xff},      {0x101, 0x10f}, {0x111, 0x11f}, {0x121, 0x12f}, {0x130, 0x130},
                    {0x134, 0x134}, {0x138, 0x138}, {0x13c, 0x13c}, {0x140, 0x143}};

    for (size_t i = 0; i < COUNT(controls); i++)
        if (control >= controls[i].first && control <= controls[i].last)
            return true;
    return false;
}

static bool read_dpp(struct decoding *decoding)
{
    uint32_t control = bits_at(decoding, 1, 8, 9);

    if (!isa_has_dpp(decoding->encoding.opcode))
        return refuse(decoding, "%s has no DPP form", info_of(decoding)->mnemonic);
    if (!is_dpp_control(control))
        return refuse(decoding, "%s has the DPP control 0x%x, which is not there", info_of(decoding)->mnemonic,
                      control);
    decoding->operation->modifiers |= ISA_MOD_DPP;
    decoding->operation->lanes = control | bits_at(decoding, 1, 19, 1) << 9 | bits_at(decoding, 1, 24, 4) << 10 |
                                 bits_at(decoding, 1, 28, 4) << 14;
    return true;
}

static void take_bits(struct decoding *decoding, const struct modifier_bits *table, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (bits_at(decoding, table[i].word, table[i].shift, 1))
            decoding->operation->modifiers |= table[i].modifier;
}

/* Instructions of another unit than the LDS act on what all work-groups share, and only these. */
static bool read_gds(struct decoding *decoding)
{
    bool gds = bits_at(decoding, 0, 16, 1), shared = info_of(decoding)->unit != ISA_UNIT_LDS;

    if (gds != shared)
        return refuse(decoding, gds ? "%s does not take the modifier gds" : "%s needs the modifier gds",
                      info_of(decoding)->mnemonic);
    if (gds)
        decoding->operation->modifiers |= ISA_MOD_GDS;
    return true;
}

static bool accesses_memory(const struct decoding *decoding)
{
    const struct isa_signature *signature = &decoding->signature;

    return info_of(decoding)->format == ISA_FORMAT_SMEM ? signature->count > 1 : signature->count > 0;
}

/* The bits of formats of memory accesses; a modifier that no instruction takes is refused by name. What accesses no memory, such as
 * s_dcache_inv and s_memtime, has none. */
static bool read_memory_modifiers(struct decoding *decoding)
{
    static const struct modifier_bits smem[] = {{0, 16, ISA_MOD_GLC}};
    static const struct modifier_bits flat[] = {{0, 16, ISA_MOD_GLC}, {0, 17, ISA_MOD_SLC}};
    static const struct modifier_bits mubuf[] = {
        {0, 12, ISA_MOD_OFFEN}, {0, 13, ISA_MOD_IDXEN}, {0, 14, ISA_MOD_GLC}, {0, 17, ISA_MOD_SLC}};

    if (!accesses_memory(decoding))
        return true;
    switch (info_of(decoding)->format) {
    case ISA_FORMAT_SMEM:
        take_bits(decoding, smem, COUNT(smem));
        return true;
    case ISA_FORMAT_DS:
        decoding->operation->immediate = (int32_t)bits_at(decoding, 0, 0, 16);
        return read_gds(decoding);
    case ISA_FORMAT_FLAT:
        take_bits(decoding, flat, COUNT(flat));
        return !bits_at(decoding, 1, 23, 1) || refuse_modifier(decoding, "tfe");
    case ISA_FORMAT_MUBUF:
        take_bits(decoding, mubuf, COUNT(mubuf));
        decoding->operation->immediate = (int32_t)bits_at(decoding, 0, 0, 12);
        if (bits_at(decoding, 0, 16, 1))
            return refuse_modifier(decoding, "lds");
        return !bits_at(decoding, 1, 23, 1) || refuse_modifier(decoding, "tfe");
    default:
        return true;
    }
}

static bool read_modifiers(struct decoding *decoding)
{
    switch (decoding->encoding.form) {
    case CODE_FORM_LONG:
        return read_long(decoding);
    case CODE_FORM_SDWA:
        return read_sdwa(decoding);
    case CODE_FORM_DPP:
        return read_dpp(decoding);
    default:
        return read_memory_modifiers(decoding);
    }
}

/* ---- the whole ---- */

static bool read_operands(struct decoding *decoding)
{
    if (info_of(decoding)->flags & ISA_OP_READS_VCC)
        decoding->scalar_read = ISA_VCC_LO;
    for (uint32_t i = 0; i < decoding->signature.count; i++)
        if (!read_slot(decoding, i))
            return false;
    return true;
}

static bool find_instruction(struct decoding *decoding)
{
    struct code_encoding *encoding = &decoding->encoding;

    if (!code_read_encoding(decoding->words[0], encoding)) {
        if (!encoding->name)
            return refuse(decoding, "0x%08x begins no instruction", decoding->words[0]);
        return refuse(decoding, "%s instructions are not supported, such as opcode %u", encoding->name,
                      encoding->number);
    }
    if (encoding->opcode == ISA_OP_COUNT)
        return refuse(decoding, "%s has no opcode %u that is supported", encoding->name, encoding->number);
    if (encoding->layout.words > decoding->count)
        return refuse(decoding, "%s reaches behind the end of the code", info_of(decoding)->mnemonic);
    return true;
}

bool code_decode(const uint32_t *words, uint32_t count, struct isa_operation *operation, char reason[CODE_REASON_BYTES])
{
    struct decoding decoding = {
        .words = words, .count = count, .operation = operation, .reason = reason, .scalar_read = NO_SCALAR};

    SIM_REQUIRE(count);
    reason[0] = '\0';
    *operation = (struct isa_operation){.destination = ISA_OPERAND_NONE,
                                        .scalar_destination = ISA_OPERAND_NONE,
                                        .source = {ISA_OPERAND_NONE, ISA_OPERAND_NONE, ISA_OPERAND_NONE}};
    if (!find_instruction(&decoding))
        return false;
    isa_read_signature(decoding.encoding.opcode, &decoding.signature);
    if (!read_modifiers(&decoding) || !read_operands(&decoding))
        return false;
    operation->opcode = (uint16_t)decoding.encoding.opcode;
    operation->unit = info_of(&decoding)->unit;
    operation->rate = info_of(&decoding)->rate;
    operation->bytes = (uint8_t)(4 * (decoding.encoding.layout.words + decoding.has_literal));
    return true;
}
