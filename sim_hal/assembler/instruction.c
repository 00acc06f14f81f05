/* instruction.c - reads one instruction line, guided by the signatures of opcodes.def. */
#include "assembler/instruction.h"

#include <string.h>

#include "assembler/lexer.h"
#include "assembler/matching.h"
#include "assembler/modifiers.h"
#include "assembler/operands.h"
#include "assembler/slots.h"

#define MAX_MUBUF_OFFSET 4095u

static void read_signature(struct asm_matching *matching)
{
    struct isa_signature signature;

    isa_read_signature(matching->operation.opcode, &signature);
    memcpy(matching->slots, signature.slots, sizeof matching->slots);
    matching->slot_count = signature.count;
}

/* Whether an instruction that has a short form cannot use it. */
static bool needs_long_form(const struct asm_matching *matching)
{
    bool first = true;

    if (matching->modifiers.flags & (ISA_MOD_CLAMP | ISA_MOD_OMOD_MASK))
        return true;
    for (uint32_t i = 0; i < matching->slot_count && i < matching->operand_count; i++) {
        const struct asm_operand *operand = &matching->operands[i];
        char role = matching->slots[i].role;

        if (operand->negate || operand->absolute)
            return true;
        if ((role == 'c' || role == 'm') && !asm_is_vcc(operand))
            return true;
        if (role == 'x' && !first && !asm_is_vgpr(operand))
            return true;
        first = first && role != 'x';
    }
    return false;
}

static bool refuse_encoding(const struct asm_matching *matching, const char *form)
{
    return asm_error(matching->assembler, matching->line, "%s has no %s form", matching->info->mnemonic, form);
}

/* Settles which encoding the instruction has, as written in its suffix or as its operands need. */
static bool choose_encoding(struct asm_matching *matching)
{
    const struct isa_opcode_info *info = matching->info;
    uint32_t lanes = matching->modifiers.flags & (ISA_MOD_SDWA | ISA_MOD_DPP);
    enum isa_opcode opcode = matching->operation.opcode;
    bool literal_form = isa_has_fixed_literal(opcode);

    if (!matching->forced && isa_has_short_form(opcode)) {
        if (lanes)
            matching->encoding = lanes & ISA_MOD_SDWA ? ASM_FORM_SDWA : ASM_FORM_DPP;
        else if (!literal_form && needs_long_form(matching))
            matching->encoding = ASM_FORM_E64;
    }
    if (matching->encoding == ASM_FORM_E64 && literal_form)
        return refuse_encoding(matching, "_e64");
    if (matching->encoding == ASM_FORM_SDWA && !isa_has_sdwa(opcode))
        return refuse_encoding(matching, "SDWA");
    if (matching->encoding == ASM_FORM_DPP && !isa_has_dpp(opcode))
        return refuse_encoding(matching, "DPP");
    if ((lanes & ISA_MOD_SDWA && matching->encoding != ASM_FORM_SDWA) ||
        (lanes & ISA_MOD_DPP && matching->encoding != ASM_FORM_DPP))
        return asm_error(matching->assembler, matching->line, "SDWA or DPP modifiers on another form of %s",
                         info->mnemonic);
    return true;
}

/* The modifiers that instructions of a format may have. */
static uint32_t allowed_modifiers(const struct asm_matching *matching)
{
    const struct isa_opcode_info *info = matching->info;

    switch (info->format) {
    case ISA_FORMAT_VOP1:
    case ISA_FORMAT_VOP2:
    case ISA_FORMAT_VOPC:
    case ISA_FORMAT_VOP3: {
        uint32_t allowed = ISA_MOD_SDWA | ISA_MOD_DPP;
        bool long_form = matching->encoding == ASM_FORM_E64 || info->format == ISA_FORMAT_VOP3;

        if ((long_form || matching->encoding == ASM_FORM_SDWA) && isa_can_clamp(matching->operation.opcode))
            allowed |= ISA_MOD_CLAMP;
        if (long_form && isa_can_scale(matching->operation.opcode))
            allowed |= ISA_MOD_OMOD_MASK;
        return allowed;
    }
    case ISA_FORMAT_SMEM:
        return ISA_MOD_GLC;
    case ISA_FORMAT_FLAT:
        if (info->flags & ISA_OP_SYNC)
            return 0;
        return info->flags & ISA_OP_WAITING ? ISA_MOD_ALL : ISA_MOD_GLC | ISA_MOD_SLC;
    case ISA_FORMAT_MUBUF:
        return ISA_MOD_GLC | ISA_MOD_SLC | ISA_MOD_OFFEN | ISA_MOD_IDXEN;
    case ISA_FORMAT_DS:
        return info->flags & ISA_OP_GWS ? ISA_MOD_GDS : 0;
    default:
        return 0;
    }
}

static bool refuse_sync(const struct asm_matching *matching, const char *what)
{
    return asm_error(matching->assembler, matching->line, "%s %s", matching->info->mnemonic, what);
}

/* A scoped operation has a scope and an order, which must fit what it does; no other instruction has any. A waiting
 * atomic may be remote. */
static bool check_sync(const struct asm_matching *matching)
{
    const struct asm_modifiers *modifiers = &matching->modifiers;
    uint16_t opcode = matching->operation.opcode;
    bool load = opcode == ISA_OP_onward_sync_load || opcode == ISA_OP_onward_sync_load_x2;
    bool store = opcode == ISA_OP_onward_sync_store || opcode == ISA_OP_onward_sync_store_x2;

    if (!(matching->info->flags & ISA_OP_SYNC)) {
        if (modifiers->has_scope || modifiers->has_order)
            return refuse_sync(matching, "does not take a scope or an order");
        if (modifiers->sync && !(matching->info->flags & ISA_OP_WAITING))
            return refuse_sync(matching, "cannot be remote");
        return true;
    }
    if (!modifiers->has_scope)
        return refuse_sync(matching, "needs a scope: wg or agent");
    if (!modifiers->has_order)
        return refuse_sync(matching, "needs an order: rlx, acq, rel or ar");
    if (modifiers->sync & ISA_SYNC_REMOTE && !(modifiers->sync & ISA_SYNC_AGENT))
        return refuse_sync(matching, "is remote: its scope must be agent");
    if (load && modifiers->sync & ISA_SYNC_RELEASE)
        return refuse_sync(matching, "releases nothing: its order must be rlx or acq");
    if (store && modifiers->sync & ISA_SYNC_ACQUIRE)
        return refuse_sync(matching, "acquires nothing: its order must be rlx or rel");
    return true;
}

static bool check_modifiers(const struct asm_matching *matching)
{
    static const struct {
        uint32_t flag;
        const char *name;
    } names[] = {{ISA_MOD_GLC, "glc"},     {ISA_MOD_SLC, "slc"}, {ISA_MOD_OFFEN, "offen"},
                 {ISA_MOD_IDXEN, "idxen"}, {ISA_MOD_ALL, "all"}, {ISA_MOD_CLAMP, "clamp"},
                 {ISA_MOD_SDWA, "SDWA"},   {ISA_MOD_DPP, "DPP"}, {ISA_MOD_OMOD_MASK, "mul and div"},
                 {ISA_MOD_GDS, "gds"}};
    const struct isa_opcode_info *info = matching->info;
    const struct asm_modifiers *modifiers = &matching->modifiers;
    uint32_t wrong = modifiers->flags & ~allowed_modifiers(matching);
    bool two = info->flags & ISA_OP_TWO_OFFSETS, waiting = info->flags & ISA_OP_WAITING;
    uint32_t largest = info->format == ISA_FORMAT_DS && !two ? UINT16_MAX
                       : info->format == ISA_FORMAT_MUBUF    ? MAX_MUBUF_OFFSET
                                                             : 0;

    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (wrong & names[i].flag)
            return asm_error(matching->assembler, matching->line, "%s does not take the modifier %s", info->mnemonic,
                             names[i].name);
    if (info->flags & ISA_OP_GWS && !(modifiers->flags & ISA_MOD_GDS))
        return asm_error(matching->assembler, matching->line, "%s needs the modifier gds", info->mnemonic);
    if ((modifiers->has_offset0 || modifiers->has_offset1) && !two)
        return asm_error(matching->assembler, matching->line, "%s does not take offset0 and offset1", info->mnemonic);
    if (modifiers->has_offset && modifiers->offset > largest)
        return asm_error(matching->assembler, matching->line, "%s takes offsets up to %u here", info->mnemonic,
                         largest);
    if (waiting != (modifiers->wait_condition != ISA_WAIT_NONE))
        return asm_error(matching->assembler, matching->line,
                         waiting ? "%s needs a condition: eq, ne, lt or ge" : "%s does not take a condition",
                         info->mnemonic);
    return check_sync(matching);
}

static void take_modifiers(struct asm_matching *matching)
{
    struct isa_operation *operation = &matching->operation;
    const struct asm_modifiers *modifiers = &matching->modifiers;
    uint8_t format = matching->info->format;

    operation->modifiers = modifiers->flags & ~(ISA_MOD_SDWA | ISA_MOD_DPP);
    operation->modifiers |= ISA_MOD_SYNC(modifiers->sync);
    if (modifiers->sync & ISA_SYNC_REMOTE)
        operation->modifiers |= ISA_MOD_SYNC(ISA_SYNC_AGENT);
    operation->wait_condition = modifiers->wait_condition;
    if (matching->encoding == ASM_FORM_SDWA) {
        operation->modifiers |= ISA_MOD_SDWA;
        operation->lanes = modifiers->sdwa;
    } else if (matching->encoding == ASM_FORM_DPP) {
        operation->modifiers |= ISA_MOD_DPP;
        operation->lanes = modifiers->dpp;
    }
    if (matching->info->flags & ISA_OP_TWO_OFFSETS)
        operation->immediate = (int32_t)(modifiers->offset0 | modifiers->offset1 << 8);
    else if (format == ISA_FORMAT_DS || format == ISA_FORMAT_MUBUF)
        operation->immediate = (int32_t)modifiers->offset;
    /* Waiting atomics and scoped operations always return the old value, if they have somewhere to put it. */
    if (matching->info->flags & (ISA_OP_WAITING | ISA_OP_SYNC) && matching->slots[0].role == 'd')
        operation->modifiers |= ISA_MOD_GLC;
}

static uint8_t size_in_bytes(const struct asm_matching *matching)
{
    uint32_t size = 8;

    switch (matching->info->format) {
    case ISA_FORMAT_SOP1:
    case ISA_FORMAT_SOP2:
    case ISA_FORMAT_SOPC:
    case ISA_FORMAT_SOPK:
    case ISA_FORMAT_SOPP:
        size = 4;
        break;
    case ISA_FORMAT_VOP1:
    case ISA_FORMAT_VOP2:
    case ISA_FORMAT_VOPC:
        size = matching->encoding == ASM_FORM_NATIVE ? 4 : 8;
        break;
    case ISA_FORMAT_FLAT:
        size = matching->info->flags & (ISA_OP_WAITING | ISA_OP_SYNC) ? 12 : 8;
        break;
    default:
        break;
    }
    return (uint8_t)(matching->has_literal ? size + 4 : size);
}

/* Reports how many operands the instruction takes. */
static bool wrong_count(const struct asm_matching *matching, uint32_t wanted)
{
    return asm_error(matching->assembler, matching->line, "%s takes %u operands, not %u", matching->info->mnemonic,
                     wanted, matching->operand_count);
}

/* Drops slots of operands that may be left out. */
static bool settle_operand_count(struct asm_matching *matching)
{
    bool returns = matching->modifiers.flags & ISA_MOD_GLC;

    if (matching->slot_count && matching->slots[0].role == 'g' && !returns) {
        memmove(matching->slots, matching->slots + 1, --matching->slot_count * sizeof matching->slots[0]);
    } else if (matching->slot_count && matching->slots[0].role == 'j' && matching->operand_count == 0) {
        matching->slot_count = 0;
    }
    return matching->operand_count == matching->slot_count || wrong_count(matching, matching->slot_count);
}

static bool parse_operands(struct asm_matching *matching)
{
    struct asm_state *assembler = matching->assembler;
    struct asm_lexer *lexer = &assembler->lexer;

    if (matching->slot_count == 0 || lexer->token.kind == ASM_END)
        return true;
    for (;;) {
        if (matching->operand_count == ASM_MAX_OPERANDS)
            return asm_error(assembler, matching->line, "too many operands");
        if (!asm_parse_operand(assembler, &matching->operands[matching->operand_count]))
            return false;
        matching->operand_count++;
        if (!asm_at(lexer, ','))
            return true;
        asm_next(lexer);
    }
}

static bool match_operands(struct asm_matching *matching)
{
    if (matching->info->flags & ISA_OP_READS_VCC && !asm_read_scalar(matching, ISA_VCC_LO))
        return false;
    for (uint32_t i = 0; i < matching->slot_count; i++)
        if (!asm_match_slot(matching, i))
            return false;
    return true;
}

/* Finds the mnemonic and takes off an encoding suffix. */
static bool find_opcode(struct asm_matching *matching, const struct asm_token *token)
{
    static const struct {
        const char *suffix;
        enum asm_encoding encoding;
    } suffixes[] = {
        {"_e32", ASM_FORM_NATIVE}, {"_e64", ASM_FORM_E64}, {"_sdwa", ASM_FORM_SDWA}, {"_dpp", ASM_FORM_DPP}};
    enum isa_opcode opcode = isa_opcode_find(token->text, token->length);

    for (size_t i = 0; opcode == ISA_OP_COUNT && i < sizeof suffixes / sizeof suffixes[0]; i++) {
        size_t length = strlen(suffixes[i].suffix);

        if (token->length <= length || memcmp(token->text + token->length - length, suffixes[i].suffix, length) != 0)
            continue;
        opcode = isa_opcode_find(token->text, token->length - length);
        if (opcode == ISA_OP_COUNT)
            break;
        if (!isa_has_short_form(opcode) &&
            (isa_opcodes[opcode].format != ISA_FORMAT_VOP3 || suffixes[i].encoding != ASM_FORM_E64))
            opcode = ISA_OP_COUNT;
        matching->forced = true;
        matching->encoding = suffixes[i].encoding;
    }
    if (opcode == ISA_OP_COUNT) {
        asm_error(matching->assembler, matching->line, "unknown mnemonic '%.*s'; an instruction of gfx803 was expected",
                  (int)(token->length < 60 ? token->length : 60), token->text);
        return false;
    }
    matching->info = &isa_opcodes[opcode];
    matching->operation.opcode = (uint16_t)opcode;
    return true;
}

static bool read_instruction(struct asm_matching *matching)
{
    struct asm_state *assembler = matching->assembler;

    read_signature(matching);
    if (matching->slot_count && matching->slots[0].role == 'w') {
        matching->slot_count = 0;
        return asm_parse_waitcnt(assembler, &matching->operation.immediate) && asm_expect_end(assembler);
    }
    if (!parse_operands(matching) || !asm_parse_modifiers(assembler, &matching->modifiers) ||
        !settle_operand_count(matching) || !choose_encoding(matching) || !check_modifiers(matching))
        return false;
    take_modifiers(matching);
    return match_operands(matching);
}

static void raise_constant(struct asm_state *assembler, uint32_t symbol, uint64_t value)
{
    if (assembler->symbols[symbol].value < value)
        assembler->symbols[symbol].value = value;
}

bool asm_instruction(struct asm_state *assembler)
{
    struct asm_matching matching = {
        .assembler = assembler, .line = assembler->lexer.line, .scalar_read = ASM_NO_SCALAR};
    struct asm_token mnemonic = assembler->lexer.token;

    if (assembler->section != ASM_CODE)
        return asm_error(assembler, matching.line, "an instruction outside of a code section");
    matching.operation = (struct isa_operation){.destination = ISA_OPERAND_NONE,
                                                .scalar_destination = ISA_OPERAND_NONE,
                                                .source = {ISA_OPERAND_NONE, ISA_OPERAND_NONE, ISA_OPERAND_NONE},
                                                .line = matching.line};
    if (!find_opcode(&matching, &mnemonic))
        return false;
    asm_next(&assembler->lexer);
    if (!read_instruction(&matching))
        return false;
    matching.operation.unit = matching.info->unit;
    matching.operation.rate = matching.info->rate;
    matching.operation.bytes = size_in_bytes(&matching);
    if (matching.has_fixup) {
        matching.fixup.place = assembler->program->operation_count;
        matching.fixup.line = matching.line;
        if (!asm_add_fixup(assembler, &matching.fixup))
            return false;
    }
    raise_constant(assembler, ASM_NEXT_FREE_VGPR, matching.operation.vgprs);
    raise_constant(assembler, ASM_NEXT_FREE_SGPR, matching.operation.sgprs);
    return asm_append(assembler, &matching.operation);
}
