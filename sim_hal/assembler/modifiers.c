/* modifiers.c - reads what stands behind the operands: glc, offset:4, SDWA selects, DPP controls ... */
#include "assembler/modifiers.h"

#include <string.h>

#include "assembler/expressions.h"
#include "assembler/lexer.h"

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

/* Modifiers that are a word alone. */
static const struct {
    const char *name;
    uint32_t flag;
} flags[] = {{"glc", ISA_MOD_GLC},     {"slc", ISA_MOD_SLC}, {"clamp", ISA_MOD_CLAMP}, {"offen", ISA_MOD_OFFEN},
             {"idxen", ISA_MOD_IDXEN}, {"all", ISA_MOD_ALL}, {"gds", ISA_MOD_GDS}};

/* Modifiers of gfx803 or its assembler that compute kernels do not use, and modifiers of other generations. */
static const char *const refused[] = {"tfe", "lds", "op_sel", "op_sel_hi", "neg_lo", "neg_hi", "dlc", "scc", "d16"};

static const char *const conditions[] = {
    [ISA_WAIT_NONE] = NULL, [ISA_WAIT_EQ] = "eq", [ISA_WAIT_NE] = "ne", [ISA_WAIT_LT] = "lt", [ISA_WAIT_GE] = "ge"};

/* Scopes, orders and the mark of scoped operations. An operation has one of each of the first two. */
enum sync_word { SYNC_SCOPE, SYNC_ORDER, SYNC_MARK };

static const struct {
    const char *name;
    uint8_t word; /* enum sync_word */
    uint8_t bits; /* ISA_SYNC_* */
} sync_words[] = {{"wg", SYNC_SCOPE, 0},
                  {"agent", SYNC_SCOPE, ISA_SYNC_AGENT},
                  {"rlx", SYNC_ORDER, 0},
                  {"acq", SYNC_ORDER, ISA_SYNC_ACQUIRE},
                  {"rel", SYNC_ORDER, ISA_SYNC_RELEASE},
                  {"ar", SYNC_ORDER, ISA_SYNC_ACQUIRE | ISA_SYNC_RELEASE},
                  {"remote", SYNC_MARK, ISA_SYNC_REMOTE}};

static const char *const selects[] = {"BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3", "WORD_0", "WORD_1", "DWORD"};
static const char *const unused[] = {"UNUSED_PAD", "UNUSED_SEXT", "UNUSED_PRESERVE"};

/* DPP controls of the form name:n, and the encodings of their n. */
static const struct {
    const char *name;
    uint16_t encoding; /* of n = first */
    uint8_t first;
    uint8_t last;
} dpp_shifts[] = {{"row_shl", 0x101, 1, 15}, {"row_shr", 0x111, 1, 15}, {"row_ror", 0x121, 1, 15},
                  {"wave_shl", 0x130, 1, 1}, {"wave_rol", 0x134, 1, 1}, {"wave_shr", 0x138, 1, 1},
                  {"wave_ror", 0x13c, 1, 1}};

#define DPP_ROW_MIRROR      0x140u
#define DPP_ROW_HALF_MIRROR 0x141u
#define DPP_ROW_BCAST_15    0x142u
#define DPP_ROW_BCAST_31    0x143u

/* "row_shl:0, but it takes 1 to 15", or "1" where there is one number only. */
static bool refuse_number(struct asm_state *assembler, const char *name, int64_t number, int64_t first, int64_t last)
{
    uint32_t line = assembler->lexer.line;

    if (first == last)
        return asm_error(assembler, line, "%s:%lld, but it takes %lld", name, (long long)number, (long long)first);
    return asm_error(assembler, line, "%s:%lld, but it takes %lld to %lld", name, (long long)number, (long long)first,
                     (long long)last);
}

/* Reads ":n" behind a modifier's name; n must lie in first..last. */
static bool parse_number(struct asm_state *assembler, const char *name, int64_t first, int64_t last, uint32_t *value)
{
    struct asm_lexer *lexer = &assembler->lexer;
    int64_t number;

    asm_next(lexer);
    if (!asm_expect(assembler, ':') || !asm_parse_constant(assembler, &number))
        return false;
    if (number < first || number > last)
        return refuse_number(assembler, name, number, first, last);
    *value = (uint32_t)number;
    return true;
}

/* Reads ":WORD" behind a modifier's name; *value becomes its index in words. */
static bool parse_word(struct asm_state *assembler, const char *const *words, size_t count, const char *expected,
                       uint32_t *value)
{
    struct asm_lexer *lexer = &assembler->lexer;

    asm_next(lexer);
    if (!asm_expect(assembler, ':'))
        return false;
    for (size_t i = 0; i < count; i++) {
        if (asm_at_name(lexer, words[i])) {
            *value = (uint32_t)i;
            asm_next(lexer);
            return true;
        }
    }
    return asm_unexpected(assembler, expected);
}

static void set_field(uint32_t *word, uint32_t shift, uint32_t mask, uint32_t value)
{
    *word = (*word & ~(mask << shift)) | value << shift;
}

/* Bits of a bit-mask swizzle, highest lane bit first: 0, 1, p (keep) or i (invert). */
static bool parse_bitmask(struct asm_state *assembler, uint32_t *offset)
{
    struct asm_lexer *lexer = &assembler->lexer;
    uint32_t and_mask = 0, or_mask = 0, xor_mask = 0;

    if (lexer->token.kind != ASM_STRING || lexer->token.length != 5)
        return asm_unexpected(assembler, "a string of five of 0, 1, p and i");
    for (uint32_t i = 0; i < 5; i++) {
        char c = lexer->token.text[i];
        uint32_t bit = 16u >> i;

        if (!strchr("01pi", c) || c == '\0')
            return asm_unexpected(assembler, "a string of five of 0, 1, p and i");
        and_mask |= c == 'p' || c == 'i' ? bit : 0;
        or_mask |= c == '1' ? bit : 0;
        xor_mask |= c == 'i' ? bit : 0;
    }
    asm_next(lexer);
    *offset = and_mask | or_mask << 5 | xor_mask << 10;
    return true;
}

/* Reads n more numbers, each behind a comma or the first directly. */
static bool parse_list(struct asm_state *assembler, uint32_t count, int64_t maximum, uint32_t *values)
{
    struct asm_lexer *lexer = &assembler->lexer;

    for (uint32_t i = 0; i < count; i++) {
        int64_t number;

        if ((i && !asm_expect(assembler, ',')) || !asm_parse_constant(assembler, &number))
            return false;
        if (number < 0 || number > maximum)
            return asm_error(assembler, lexer->line, "%lld where 0 to %lld was expected", (long long)number,
                             (long long)maximum);
        values[i] = (uint32_t)number;
    }
    return true;
}

static bool is_power_of_two(uint32_t value)
{
    return value && (value & (value - 1)) == 0;
}

static bool parse_swizzle_mode(struct asm_state *assembler, const struct asm_token *mode, uint32_t *offset)
{
    uint32_t line = assembler->lexer.line, n[4] = {0};

    if (asm_token_is(mode, "BITMASK_PERM"))
        return parse_bitmask(assembler, offset);
    if (asm_token_is(mode, "QUAD_PERM")) {
        if (!parse_list(assembler, 4, 3, n))
            return false;
        *offset = 0x8000u | n[0] | n[1] << 2 | n[2] << 4 | n[3] << 6;
        return true;
    }
    if (asm_token_is(mode, "BROADCAST")) {
        if (!parse_list(assembler, 2, 32, n))
            return false;
        if (n[0] < 2 || !is_power_of_two(n[0]) || n[1] >= n[0])
            return asm_error(assembler, line, "BROADCAST takes a group of 2, 4, 8, 16 or 32 and a lane in it");
        *offset = (32 - n[0]) | n[1] << 5;
        return true;
    }
    if (asm_token_is(mode, "SWAP") || asm_token_is(mode, "REVERSE")) {
        bool swap = asm_token_is(mode, "SWAP");

        if (!parse_list(assembler, 1, swap ? 16 : 32, n))
            return false;
        if (!is_power_of_two(n[0]) || (!swap && n[0] < 2))
            return asm_error(assembler, line, "the group size of a swizzle is a power of two");
        *offset = 31 | (swap ? n[0] : n[0] - 1) << 10;
        return true;
    }
    return asm_error(assembler, line,
                     "swizzle takes QUAD_PERM, BITMASK_PERM, BROADCAST, SWAP or REVERSE, each with its numbers");
}

/* offset:n or offset:swizzle(MODE, ...). */
static bool parse_offset(struct asm_state *assembler, struct asm_modifiers *modifiers)
{
    struct asm_lexer *lexer = &assembler->lexer;
    struct asm_lexer start = *lexer;
    struct asm_token mode;

    modifiers->has_offset = true;
    asm_next(lexer);
    if (!asm_expect(assembler, ':'))
        return false;
    if (!asm_at_name(lexer, "swizzle")) {
        *lexer = start;
        return parse_number(assembler, "offset", 0, UINT16_MAX, &modifiers->offset);
    }
    asm_next(lexer);
    if (!asm_expect(assembler, '('))
        return false;
    mode = lexer->token;
    asm_next(lexer);
    return asm_expect(assembler, ',') && parse_swizzle_mode(assembler, &mode, &modifiers->offset) &&
           asm_expect(assembler, ')');
}

/* mul:2, mul:4 and div:2. */
static bool parse_output_modifier(struct asm_state *assembler, bool multiply, struct asm_modifiers *modifiers)
{
    uint32_t factor = 1, encoding;

    if (!parse_number(assembler, multiply ? "mul" : "div", 1, 4, &factor))
        return false;
    if (factor == 3 || (!multiply && factor == 4))
        return asm_error(assembler, assembler->lexer.line, "the result can be scaled by mul:2, mul:4 and div:2 only");
    encoding = factor == 1 ? 0 : !multiply ? 3 : factor == 2 ? 1 : 2;
    modifiers->flags = (modifiers->flags & ~ISA_MOD_OMOD_MASK) | encoding << ISA_MOD_OMOD_SHIFT;
    return true;
}

/* *found receives whether the token was an SDWA modifier. */
static bool parse_sdwa(struct asm_state *assembler, struct asm_modifiers *modifiers, bool *found)
{
    static const struct {
        const char *name;
        uint8_t shift;
    } fields[] = {{"dst_sel", 0}, {"src0_sel", 5}, {"src1_sel", 8}};
    struct asm_lexer *lexer = &assembler->lexer;
    uint32_t value = 0;

    if (asm_at_name(lexer, "dst_unused")) {
        if (!parse_word(assembler, unused, COUNT(unused), "UNUSED_PAD, UNUSED_SEXT or UNUSED_PRESERVE", &value))
            return false;
        set_field(&modifiers->sdwa, 3, 3, value);
        modifiers->has_sdwa_destination = *found = true;
        modifiers->flags |= ISA_MOD_SDWA;
        return true;
    }
    for (size_t i = 0; i < COUNT(fields); i++) {
        if (!asm_at_name(lexer, fields[i].name))
            continue;
        if (!parse_word(assembler, selects, COUNT(selects), "BYTE_0 to BYTE_3, WORD_0, WORD_1 or DWORD", &value))
            return false;
        set_field(&modifiers->sdwa, fields[i].shift, 7, value);
        modifiers->has_sdwa_destination |= i == 0;
        modifiers->flags |= ISA_MOD_SDWA;
        *found = true;
        return true;
    }
    return true;
}

/* An instruction has one control: a second one would take the place of the first. */
static bool set_dpp_control(struct asm_state *assembler, struct asm_modifiers *modifiers, uint32_t control)
{
    if (modifiers->has_dpp_control)
        return asm_error(assembler, assembler->lexer.line, "a second DPP control");
    modifiers->has_dpp_control = true;
    set_field(&modifiers->dpp, 0, 0x1ff, control);
    return true;
}

static bool parse_quad_perm(struct asm_state *assembler, struct asm_modifiers *modifiers)
{
    uint32_t n[4];

    asm_next(&assembler->lexer);
    if (!asm_expect(assembler, ':') || !asm_expect(assembler, '[') || !parse_list(assembler, 4, 3, n) ||
        !asm_expect(assembler, ']'))
        return false;
    return set_dpp_control(assembler, modifiers, n[0] | n[1] << 2 | n[2] << 4 | n[3] << 6);
}

/* Reads a DPP shift such as row_shl:1; *found receives whether the token was one. */
static bool parse_dpp_shift(struct asm_state *assembler, struct asm_modifiers *modifiers, bool *found)
{
    struct asm_lexer *lexer = &assembler->lexer;
    uint32_t value = 0;

    for (size_t i = 0; i < COUNT(dpp_shifts); i++) {
        if (!asm_at_name(lexer, dpp_shifts[i].name))
            continue;
        *found = true;
        if (!parse_number(assembler, dpp_shifts[i].name, dpp_shifts[i].first, dpp_shifts[i].last, &value))
            return false;
        return set_dpp_control(assembler, modifiers, dpp_shifts[i].encoding + value - dpp_shifts[i].first);
    }
    return true;
}

/* row_bcast:15 and row_bcast:31: lane 15 of each row to the next row, lane 31 to the upper two. */
static bool parse_row_bcast(struct asm_state *assembler, struct asm_modifiers *modifiers)
{
    struct asm_lexer *lexer = &assembler->lexer;
    int64_t lane;

    asm_next(lexer);
    if (!asm_expect(assembler, ':') || !asm_parse_constant(assembler, &lane))
        return false;
    if (lane != 15 && lane != 31)
        return asm_error(assembler, lexer->line, "row_bcast:%lld, but it takes 15 and 31", (long long)lane);
    return set_dpp_control(assembler, modifiers, lane == 15 ? DPP_ROW_BCAST_15 : DPP_ROW_BCAST_31);
}

static bool parse_dpp_field(struct asm_state *assembler, const char *name, uint32_t shift,
                            struct asm_modifiers *modifiers)
{
    uint32_t value = 0;

    if (!parse_number(assembler, name, 0, 15, &value))
        return false;
    set_field(&modifiers->dpp, shift, 15, value);
    return true;
}

/* Both spellings of bound_ctrl set the bit: clang printed bound_ctrl:0 first and bound_ctrl:1 in later versions. */
static bool parse_bound_ctrl(struct asm_state *assembler, struct asm_modifiers *modifiers)
{
    uint32_t value = 0;

    if (!parse_number(assembler, "bound_ctrl", 0, 1, &value))
        return false;
    set_field(&modifiers->dpp, 9, 1, 1);
    return true;
}

/* *found receives whether the token was a DPP modifier. */
static bool parse_dpp(struct asm_state *assembler, struct asm_modifiers *modifiers, bool *found)
{
    struct asm_lexer *lexer = &assembler->lexer;
    bool done;

    if (asm_at_name(lexer, "quad_perm")) {
        done = parse_quad_perm(assembler, modifiers);
    } else if (asm_at_name(lexer, "row_mask")) {
        done = parse_dpp_field(assembler, "row_mask", 14, modifiers);
    } else if (asm_at_name(lexer, "bank_mask")) {
        done = parse_dpp_field(assembler, "bank_mask", 10, modifiers);
    } else if (asm_at_name(lexer, "bound_ctrl")) {
        done = parse_bound_ctrl(assembler, modifiers);
    } else if (asm_at_name(lexer, "row_bcast")) {
        done = parse_row_bcast(assembler, modifiers);
    } else if (asm_at_name(lexer, "row_mirror") || asm_at_name(lexer, "row_half_mirror")) {
        done = set_dpp_control(assembler, modifiers,
                               asm_at_name(lexer, "row_mirror") ? DPP_ROW_MIRROR : DPP_ROW_HALF_MIRROR);
        asm_next(lexer);
    } else {
        done = parse_dpp_shift(assembler, modifiers, found);
        if (!*found)
            return done;
    }
    modifiers->flags |= ISA_MOD_DPP;
    *found = true;
    return done;
}

/* A word alone; *found receives whether the token was one. */
static bool parse_flag(struct asm_state *assembler, struct asm_modifiers *modifiers, bool *found)
{
    struct asm_lexer *lexer = &assembler->lexer;

    for (size_t i = 0; i < COUNT(flags); i++) {
        if (asm_at_name(lexer, flags[i].name)) {
            modifiers->flags |= flags[i].flag;
            *found = true;
        }
    }
    for (size_t i = ISA_WAIT_EQ; i < COUNT(conditions); i++) {
        if (asm_at_name(lexer, conditions[i])) {
            if (modifiers->wait_condition != ISA_WAIT_NONE)
                return asm_error(assembler, lexer->line, "a second condition");
            modifiers->wait_condition = (uint8_t)i;
            *found = true;
        }
    }
    for (size_t i = 0; i < COUNT(refused); i++)
        if (asm_at_name(lexer, refused[i]))
            return asm_error(assembler, lexer->line, "modifier %s is not supported", refused[i]);
    if (*found)
        asm_next(lexer);
    return true;
}

/* A scope, an order or remote; *found receives whether the token was one. */
static bool parse_sync(struct asm_state *assembler, struct asm_modifiers *modifiers, bool *found)
{
    struct asm_lexer *lexer = &assembler->lexer;

    for (size_t i = 0; i < COUNT(sync_words); i++) {
        bool scope = sync_words[i].word == SYNC_SCOPE, order = sync_words[i].word == SYNC_ORDER;

        if (!asm_at_name(lexer, sync_words[i].name))
            continue;
        if ((scope && modifiers->has_scope) || (order && modifiers->has_order))
            return asm_error(assembler, lexer->line, "a second %s", scope ? "scope" : "order");
        modifiers->has_scope |= scope;
        modifiers->has_order |= order;
        modifiers->sync |= sync_words[i].bits;
        *found = true;
        asm_next(lexer);
        return true;
    }
    return true;
}

static bool parse_modifier(struct asm_state *assembler, struct asm_modifiers *modifiers)
{
    struct asm_lexer *lexer = &assembler->lexer;
    bool found = false;

    if (asm_at_name(lexer, "offset"))
        return parse_offset(assembler, modifiers);
    if (asm_at_name(lexer, "offset0")) {
        modifiers->has_offset0 = true;
        return parse_number(assembler, "offset0", 0, 255, &modifiers->offset0);
    }
    if (asm_at_name(lexer, "offset1")) {
        modifiers->has_offset1 = true;
        return parse_number(assembler, "offset1", 0, 255, &modifiers->offset1);
    }
    if (asm_at_name(lexer, "mul") || asm_at_name(lexer, "div"))
        return parse_output_modifier(assembler, asm_at_name(lexer, "mul"), modifiers);
    if (!parse_flag(assembler, modifiers, &found))
        return false;
    if (!found && !parse_sync(assembler, modifiers, &found))
        return false;
    if (!found && !parse_sdwa(assembler, modifiers, &found))
        return false;
    if (!found && !parse_dpp(assembler, modifiers, &found))
        return false;
    return found || asm_unexpected(assembler, "a modifier or the end of the line");
}

bool asm_parse_modifiers(struct asm_state *assembler, struct asm_modifiers *modifiers)
{
    struct asm_lexer *lexer = &assembler->lexer;

    /* DPP without its masks enables every row and bank; SDWA without selects takes whole registers. */
    *modifiers = (struct asm_modifiers){
        .dpp = 0xe4u | 15u << 10 | 15u << 14,
        .sdwa = ISA_SDWA_PACK(ISA_SDWA_DWORD, ISA_SDWA_UNUSED_PRESERVE, ISA_SDWA_DWORD, ISA_SDWA_DWORD)};
    while (lexer->token.kind != ASM_END) {
        if (asm_at(lexer, ','))
            asm_next(lexer);
        if (!parse_modifier(assembler, modifiers))
            return false;
    }
    return true;
}
