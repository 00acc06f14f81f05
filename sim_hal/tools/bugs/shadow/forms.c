/* forms.c - see forms.h. */
#include "tools/bugs/shadow/forms.h"

#include <string.h>

#define SWAPPED_BIT           0x80u
#define SHADOW_SWAPPED(rule_) (SHADOW_##rule_ | SWAPPED_BIT)

/* The last column of opcodes.def. */
static const uint8_t rules[ISA_OP_COUNT] = {
#define ISA_OPCODE(mnemonic, format, number, unit, rate, operands, flags, handler, rule)                               \
    [ISA_OP_##mnemonic] = SHADOW_##rule,
#include "isa/opcodes.def"
};

static bool begins_with(const char *text, const char *prefix)
{
    return strncmp(text, prefix, strlen(prefix)) == 0;
}

/* ---- the scalar ALU ---- */

/* Bits of the source or destination that a word of the operands string describes: 64 for "s.b64", 32 for all others. */
static uint8_t bits_of(const char *word)
{
    return strncmp(word + 1, ".", 1) == 0 && strncmp(word + 3, "64", 2) == 0 ? 64 : 32;
}

static void read_scalar_operands(const char *operands, struct shadow_form *form)
{
    uint32_t sources = 0;

    form->bits[0] = form->bits[1] = 32;
    for (const char *word = operands; *word; word = *word ? word + 1 : word) {
        if (*word == 'D')
            form->result = bits_of(word);
        else if ((*word == 's' || *word == 'S') && sources < 2)
            form->bits[sources++] = bits_of(word);
        word += strcspn(word, " ");
        if (!*word)
            break;
    }
}

/* Whether the rule says if a carry, a borrow or a comparison is undefined: shadow_result.flag. */
static bool has_flag(enum shadow_rule rule)
{
    switch (rule) {
    case SHADOW_ADD:
    case SHADOW_SUBTRACT:
    case SHADOW_LEAST:
    case SHADOW_LEAST_SIGNED:
    case SHADOW_MOST:
    case SHADOW_MOST_SIGNED:
    case SHADOW_EQUAL:
    case SHADOW_LESS:
    case SHADOW_LESS_SIGNED:
    case SHADOW_LESS_EQUAL:
    case SHADOW_LESS_EQUAL_SIGNED:
    case SHADOW_TEST_BIT:
        return true;
    default:
        return false;
    }
}

static enum shadow_scc scc_of(enum isa_opcode opcode, enum shadow_rule rule)
{
    const struct isa_opcode_info *info = &isa_opcodes[opcode];
    bool sums = rule == SHADOW_ADD || rule == SHADOW_SUBTRACT;

    if (!(info->flags & ISA_OP_WRITES_SCC))
        return SHADOW_SCC_KEPT;
    if (sums && begins_with(info->operands, "D.i")) /* signed overflow */
        return SHADOW_SCC_ANY;
    return has_flag(rule) ? SHADOW_SCC_FLAG : SHADOW_SCC_TESTS;
}

static void fill_scalar(enum isa_opcode opcode, struct shadow_form *form)
{
    read_scalar_operands(isa_opcodes[opcode].operands, form);
    form->scc = (uint8_t)scc_of(opcode, (enum shadow_rule)form->rule);
    if (isa_opcodes[opcode].format == ISA_FORMAT_SOPC || begins_with(isa_opcodes[opcode].mnemonic, "s_cmpk"))
        form->result = 0;
}

/* Words of a destination, by the operands string: "d.b64" has two. */
static uint8_t words_of(const char *operands)
{
    uint32_t bits = 0;

    if (!*operands || !strchr("dDgt", operands[0]) || operands[1] != '.')
        return 1;
    for (const char *at = operands + 3; *at >= '0' && *at <= '9'; at++)
        bits = bits * 10 + (uint32_t)(*at - '0');
    return (uint8_t)(bits > 32 ? bits / 32 : 1);
}

/* ---- DS instructions ---- */

#define READ(size)                                                                                                     \
    {                                                                                                                  \
        .bytes = (size)                                                                                                \
    }
#define READ_SIGNED(size)                                                                                              \
    {                                                                                                                  \
        .bytes = (size), .sign_extend = true                                                                           \
    }
#define FAR(size)                                                                                                      \
    {                                                                                                                  \
        .bytes = (size), .far = true                                                                                   \
    }
#define WRITE(size)            READ(size)
#define READ2(size)            READ(size)
#define READ2_FAR(size)        FAR(size)
#define WRITE2(size)           READ(size)
#define WRITE2_FAR(size)       FAR(size)
#define EXCHANGE2(size)        READ(size)
#define EXCHANGE2_FAR(size)    FAR(size)
#define ATOMIC(function, size) READ(size)
#define LANES(type)                                                                                                    \
    {                                                                                                                  \
        .kind = SHADOW_DS_##type                                                                                       \
    }
#define COUNTER(type) LANES(COUNTER)
#define NOTHING       LANES(NOTHING)

static const struct shadow_ds_form ds_forms[ISA_OP_COUNT] = {
#define ISA_HANDLER_LDS(mnemonic, ...) [ISA_OP_##mnemonic] = __VA_ARGS__,
#include "isa/opcodes.def"
};

void shadow_forms_fill(struct shadow_form forms[ISA_OP_COUNT])
{
    memset(forms, 0, ISA_OP_COUNT * sizeof(forms[0]));
    for (uint32_t i = 0; i < ISA_OP_COUNT; i++) {
        forms[i].rule = rules[i] & (SWAPPED_BIT - 1u);
        forms[i].swapped = rules[i] & SWAPPED_BIT;
        if (isa_opcodes[i].unit == ISA_UNIT_SALU)
            fill_scalar((enum isa_opcode)i, &forms[i]);
        forms[i].ds = ds_forms[i];
        forms[i].words = words_of(isa_opcodes[i].operands);
    }
}
