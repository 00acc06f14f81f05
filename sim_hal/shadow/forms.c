/* forms.c - see forms.h. */
#include "shadow/forms.h"

#include <string.h>

#define ORDER_AB false
#define ORDER_BA true

static const struct {
    uint16_t opcode;
    uint8_t rule;
    bool swapped;
} listed[] = {
#define SHADOW_FORM(opcode, rule, order) {ISA_OP_##opcode, SHADOW_##rule, ORDER_##order},
#include "shadow/forms.def"
#undef SHADOW_FORM
};

static bool begins_with(const char *text, const char *prefix)
{
    return strncmp(text, prefix, strlen(prefix)) == 0;
}

/* ---- comparisons, by their names ---- */

/* The part of a comparison's name behind v_cmp_, v_cmpx_, s_cmp_ or s_cmpk_; NULL: it is none. */
static const char *condition_of(const char *mnemonic)
{
    static const char *const prefixes[] = {"v_cmp_", "v_cmpx_", "s_cmp_", "s_cmpk_"};

    for (size_t i = 0; i < sizeof(prefixes) / sizeof(prefixes[0]); i++) {
        if (begins_with(mnemonic, prefixes[i]))
            return mnemonic + strlen(prefixes[i]);
    }
    return NULL;
}

static enum shadow_rule rule_of_condition(const char *condition)
{
    const char *type = strchr(condition, '_') + 1;
    bool is_signed = type[0] == 'i';

    if (begins_with(condition, "f_") || begins_with(condition, "t_") || begins_with(condition, "tru_"))
        return SHADOW_NEVER;
    if (type[0] != 'i' && type[0] != 'u')
        return SHADOW_ANY;
    if (begins_with(condition, "eq_") || begins_with(condition, "ne_") || begins_with(condition, "lg_"))
        return SHADOW_EQUAL;
    if (begins_with(condition, "lt_") || begins_with(condition, "ge_"))
        return is_signed ? SHADOW_LESS_SIGNED : SHADOW_LESS;
    return is_signed ? SHADOW_LESS_EQUAL_SIGNED : SHADOW_LESS_EQUAL;
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

static enum shadow_scc scc_of(enum isa_opcode opcode)
{
    static const char *const keepers[] = {"s_mov", "s_cmov",  "s_cselect", "s_sext",   "s_bfm",    "s_bitset", "s_brev",
                                          "s_ff",  "s_flbit", "s_mul",     "s_getreg", "s_setreg", "s_getpc"};
    static const char *const flagged[] = {"s_add", "s_sub", "s_min", "s_max", "s_cmp", "s_bitcmp"};
    const char *mnemonic = isa_opcodes[opcode].mnemonic;

    if (opcode == ISA_OP_s_add_i32 || opcode == ISA_OP_s_sub_i32 || opcode == ISA_OP_s_addk_i32)
        return SHADOW_SCC_ANY;
    for (size_t i = 0; i < sizeof(keepers) / sizeof(keepers[0]); i++) {
        if (begins_with(mnemonic, keepers[i]))
            return SHADOW_SCC_KEPT;
    }
    for (size_t i = 0; i < sizeof(flagged) / sizeof(flagged[0]); i++) {
        if (begins_with(mnemonic, flagged[i]))
            return SHADOW_SCC_FLAG;
    }
    return SHADOW_SCC_TESTS;
}

static void fill_scalar(enum isa_opcode opcode, struct shadow_form *form)
{
    read_scalar_operands(isa_opcodes[opcode].operands, form);
    form->scc = (uint8_t)scc_of(opcode);
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

/* ---- DS instructions, by their names ---- */

/* The number at the end of the name is in bits. */
static uint8_t ds_bytes(const char *mnemonic)
{
    const char *end = mnemonic + strlen(mnemonic), *digit = end;
    uint32_t bits = 0;

    while (digit > mnemonic && digit[-1] >= '0' && digit[-1] <= '9')
        digit--;
    for (; digit < end; digit++)
        bits = bits * 10 + (uint32_t)(*digit - '0');
    return (uint8_t)(bits / 8);
}

/* What a compare-and-swap leaves is taken for defined: it depends on a comparison that has not been made yet. */
static void fill_ds(const char *mnemonic, struct shadow_form *form)
{
    form->ds.bytes = ds_bytes(mnemonic);
    form->ds.sign_extend = strstr(mnemonic, "_i8") || strstr(mnemonic, "_i16");
    form->ds.compares = strstr(mnemonic, "cmpst") != NULL;
    form->ds.replaces = form->ds.compares || strstr(mnemonic, "wrxchg");
    form->ds.far = strstr(mnemonic, "st64") != NULL;
}

void shadow_forms_fill(struct shadow_form forms[ISA_OP_COUNT])
{
    memset(forms, 0, ISA_OP_COUNT * sizeof(forms[0]));
    for (uint32_t i = 0; i < ISA_OP_COUNT; i++) {
        const char *condition = condition_of(isa_opcodes[i].mnemonic);

        if (condition)
            forms[i].rule = (uint8_t)rule_of_condition(condition);
        if (isa_opcodes[i].unit == ISA_UNIT_SALU)
            fill_scalar((enum isa_opcode)i, &forms[i]);
        if (isa_opcodes[i].unit == ISA_UNIT_LDS)
            fill_ds(isa_opcodes[i].mnemonic, &forms[i]);
        forms[i].words = words_of(isa_opcodes[i].operands);
    }
    for (size_t i = 0; i < sizeof(listed) / sizeof(listed[0]); i++) {
        forms[listed[i].opcode].rule = listed[i].rule;
        forms[listed[i].opcode].swapped = listed[i].swapped;
    }
}
