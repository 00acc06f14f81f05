/* encoding.c - see encoding.h. */
#include "code/encoding.h"

#include "isa/signature.h"

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

/* VOP3 has the opcodes of the short formats at these numbers of its own. */
#define LONG_VOP2 256u
#define LONG_VOP1 320u
#define LONG_OWN  448u

/* src0 of a short vector format: another word holds the source. */
#define SOURCE_SDWA 249u
#define SOURCE_DPP  250u

#define NUMBERS 1024u

/* A format is told by bits of the first word. Of two that fit, the first one is meant. */
struct format_bits {
    uint32_t mask;
    uint32_t bits;
    const char *name;
    uint8_t format; /* enum isa_format; ISA_FORMAT_COUNT: refused */
    uint8_t shift;  /* of the opcode */
    uint8_t width;
};

static const struct format_bits formats[] = {
    {0xff800000, 0xbe800000, "SOP1", ISA_FORMAT_SOP1, 8, 8},
    {0xff800000, 0xbf000000, "SOPC", ISA_FORMAT_SOPC, 16, 7},
    {0xff800000, 0xbf800000, "SOPP", ISA_FORMAT_SOPP, 16, 7},
    {0xf0000000, 0xb0000000, "SOPK", ISA_FORMAT_SOPK, 23, 5},
    {0xc0000000, 0x80000000, "SOP2", ISA_FORMAT_SOP2, 23, 7},
    {0xfe000000, 0x7e000000, "VOP1", ISA_FORMAT_VOP1, 9, 8},
    {0xfe000000, 0x7c000000, "VOPC", ISA_FORMAT_VOPC, 17, 8},
    {0x80000000, 0x00000000, "VOP2", ISA_FORMAT_VOP2, 25, 6},
    {0xfc000000, 0xc0000000, "SMEM", ISA_FORMAT_SMEM, 18, 8},
    {0xfc000000, 0xc4000000, "EXP", ISA_FORMAT_COUNT, 0, 0},
    {0xfc000000, 0xd0000000, "VOP3", ISA_FORMAT_VOP3, 16, 10},
    {0xfc000000, 0xd4000000, "VINTRP", ISA_FORMAT_COUNT, 16, 2},
    {0xfc000000, 0xd8000000, "DS", ISA_FORMAT_DS, 17, 8},
    {0xfc000000, 0xdc000000, "FLAT", ISA_FORMAT_FLAT, 18, 7},
    {0xfc000000, 0xe0000000, "MUBUF", ISA_FORMAT_MUBUF, 18, 7},
    {0xfc000000, 0xe8000000, "MTBUF", ISA_FORMAT_COUNT, 15, 4},
    {0xfc000000, 0xf0000000, "MIMG", ISA_FORMAT_COUNT, 18, 7},
};

/* Registers, and operands of any kind. */
#define SCALAR(word, shift, bits)                                                                                      \
    {                                                                                                                  \
        word, shift, bits, 1, ISA_SGPR_FIRST                                                                           \
    }
#define GROUPS(word, shift, bits, scale)                                                                               \
    {                                                                                                                  \
        word, shift, bits, scale, ISA_SGPR_FIRST                                                                       \
    }
#define VECTOR(word, shift)                                                                                            \
    {                                                                                                                  \
        word, shift, 8, 1, ISA_VGPR_FIRST                                                                              \
    }

static const struct code_layout layouts[ISA_FORMAT_COUNT] = {
    [ISA_FORMAT_SOP1] = {.words = 1, .destination = SCALAR(0, 16, 7), .source = {SCALAR(0, 0, 8)}},
    [ISA_FORMAT_SOP2] = {.words = 1, .destination = SCALAR(0, 16, 7), .source = {SCALAR(0, 0, 8), SCALAR(0, 8, 8)}},
    [ISA_FORMAT_SOPC] = {.words = 1, .source = {SCALAR(0, 0, 8), SCALAR(0, 8, 8)}},
    [ISA_FORMAT_SOPK] = {.words = 1, .destination = SCALAR(0, 16, 7)},
    [ISA_FORMAT_SOPP] = {.words = 1},
    [ISA_FORMAT_SMEM] = {.words = 2,
                         .destination = SCALAR(0, 6, 7),
                         .source = {GROUPS(0, 0, 6, 2)},
                         .offset_register = SCALAR(1, 0, 7)},
    [ISA_FORMAT_VOP1] = {.words = 1, .destination = VECTOR(0, 17), .source = {SCALAR(0, 0, 9)}},
    [ISA_FORMAT_VOP2] = {.words = 1, .destination = VECTOR(0, 17), .source = {SCALAR(0, 0, 9), VECTOR(0, 9)}},
    [ISA_FORMAT_VOPC] = {.words = 1, .source = {SCALAR(0, 0, 9), VECTOR(0, 9)}},
    [ISA_FORMAT_VOP3] = {.words = 2,
                         .destination = VECTOR(0, 0),
                         .scalar_destination = SCALAR(0, 8, 7),
                         .source = {SCALAR(1, 0, 9), SCALAR(1, 9, 9), SCALAR(1, 18, 9)}},
    [ISA_FORMAT_DS] = {.words = 2,
                       .destination = VECTOR(1, 24),
                       .address = VECTOR(1, 0),
                       .data = VECTOR(1, 8),
                       .second_data = VECTOR(1, 16)},
    [ISA_FORMAT_FLAT] = {.words = 2, .destination = VECTOR(1, 24), .address = VECTOR(1, 0), .data = VECTOR(1, 8)},
    [ISA_FORMAT_MUBUF] = {.words = 2,
                          .destination = VECTOR(1, 8),
                          .address = VECTOR(1, 0),
                          .data = VECTOR(1, 8),
                          .resource = GROUPS(1, 16, 5, 4),
                          .offset_register = SCALAR(1, 24, 8)},
};

/* A number of an opcode in all formats. Mnemonics without a number come behind all that have one. */
#define KEY(format, number, opcode)                                                                                    \
    ((number) == ISA_NO_NUMBER ? ISA_FORMAT_COUNT * NUMBERS + (opcode) : (format)*NUMBERS + (number) % NUMBERS)

/* Opcodes, one more each, by their keys. Two with one number in a format do not compile. */
static const uint16_t by_number[ISA_FORMAT_COUNT * NUMBERS + ISA_OP_COUNT] = {
#define ISA_OPCODE(mnemonic, format, number, unit, rate, operands, flags, handler, rule)                               \
    [KEY(ISA_FORMAT_##format, number, ISA_OP_##mnemonic)] = ISA_OP_##mnemonic + 1,
#include "isa/opcodes.def"
};

static enum isa_opcode find_opcode(enum isa_format format, uint32_t number)
{
    uint16_t found = by_number[format * NUMBERS + number];

    return found ? (enum isa_opcode)(found - 1) : ISA_OP_COUNT;
}

/* The opcode of a VOP3 number; only those of instructions with a short form lie below LONG_OWN. */
static enum isa_opcode find_long(uint32_t number)
{
    enum isa_opcode opcode;

    if (number >= LONG_OWN)
        return find_opcode(ISA_FORMAT_VOP3, number);
    if (number >= LONG_VOP1)
        opcode = find_opcode(ISA_FORMAT_VOP1, number - LONG_VOP1);
    else if (number >= LONG_VOP2)
        opcode = find_opcode(ISA_FORMAT_VOP2, number - LONG_VOP2);
    else
        opcode = find_opcode(ISA_FORMAT_VOPC, number);
    return opcode != ISA_OP_COUNT && isa_has_long_form(opcode) ? opcode : ISA_OP_COUNT;
}

/* SDWA and DPP: the second word has the first source, which is a VGPR, and the selects or controls. */
static void read_lane_form(uint32_t word, enum isa_format format, struct code_encoding *encoding)
{
    static const struct code_field source = VECTOR(1, 0);
    uint32_t field = word & 0x1ffu;

    if (format != ISA_FORMAT_VOP1 && format != ISA_FORMAT_VOP2 && format != ISA_FORMAT_VOPC)
        return;
    if (field != SOURCE_SDWA && field != SOURCE_DPP)
        return;
    encoding->form = field == SOURCE_SDWA ? CODE_FORM_SDWA : CODE_FORM_DPP;
    encoding->layout.words = 2;
    encoding->layout.source[0] = source;
}

bool code_read_encoding(uint32_t word, struct code_encoding *encoding)
{
    const struct format_bits *format = formats;

    *encoding = (struct code_encoding){.opcode = ISA_OP_COUNT};
    while (format < formats + COUNT(formats) && (word & format->mask) != format->bits)
        format++;
    if (format == formats + COUNT(formats))
        return false;
    encoding->name = format->name;
    encoding->number = (uint16_t)(word >> format->shift & ((1u << format->width) - 1));
    if (format->format == ISA_FORMAT_COUNT)
        return false;
    encoding->layout = layouts[format->format];
    if (format->format == ISA_FORMAT_VOP3) {
        encoding->form = CODE_FORM_LONG;
        encoding->opcode = find_long(encoding->number);
        return true;
    }
    encoding->opcode = find_opcode(format->format, encoding->number);
    read_lane_form(word, format->format, encoding);
    return true;
}
