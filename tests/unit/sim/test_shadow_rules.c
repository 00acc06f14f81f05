/*
 * test_shadow_rules.c - what the checks say is undefined, against every choice for the undefined bits.
 *
 * A few bits of the sources of an instruction are made undefined, others in each lane. The instruction is executed with all
 * choices for them. What may come out in two ways has to be undefined; with the rules that are exact nothing else may be.
 */
#include "support_isa.h"
#include "random.h"
#include "test.h"

#include "execute/scalar.h"
#include "execute/vector.h"
#include "execute/vector_rows.h"
#include "tools/bugs/shadow/scalar.h"
#include "tools/bugs/shadow/vector.h"

#include <string.h>

#define VGPR(n)     ((uint16_t)(ISA_VGPR_FIRST + (n)))
#define ROWS        24u
#define OPEN_BITS   4u /* undefined bits a lane, or of a scalar instruction */
#define MASK_PAIR   10u
#define FLAG_PAIR   20u
#define DESTINATION 16u

static const uint32_t source_rows[3] = {0, 4, 8};

static struct test_wave machine;
static struct shadow shadow;
static struct shadow_group group;
static struct shadow_row rows[ROWS];
static uint32_t row_bits[ROWS][ISA_LANES];
static struct cu_wave wave;
static const struct isa_program program;
static uint64_t state;

/* What comes out of an instruction. */
struct outcome {
    uint32_t rows[4][ISA_LANES];
    uint32_t scalars[SHADOW_SCALARS];
    bool scc;
};

/* Bits that are not the same with all choices. */
struct difference {
    struct outcome first, found;
    bool scc;
};

/* An undefined bit of a row in a lane, or of a scalar register. */
struct open_bit {
    uint32_t place, bit;
};

static uint32_t next(uint32_t below)
{
    return random_below(&state, below);
}

/* Numbers of all sizes, zeros and ones among them. */
static uint32_t any_value(void)
{
    uint32_t value = (uint32_t)random_next(&state);

    switch (next(6)) {
    case 0:
        return value & 0xffu;
    case 1:
        return 0;
    case 2:
        return UINT32_MAX << next(32);
    case 3:
        return 0x3f800000u + (value & 0xfffffu);
    default:
        return value;
    }
}

static void begin(void)
{
    test_wave_init(&machine);
    for (uint32_t row = 0; row < ROWS; row++) {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            machine.registers[row][lane] = any_value();
        rows[row] = (struct shadow_row){.bits = row_bits[row]};
    }
    for (uint32_t i = 0; i < 32; i++)
        machine.wave.scalar[i] = any_value();
    isa_write_scalar64(&machine.wave, ISA_EXEC_LO, next(2) ? UINT64_MAX : random_next(&state));
    isa_write_scalar64(&machine.wave, ISA_VCC_LO, random_next(&state));
    machine.wave.scc = next(2);
    memset(&group, 0, sizeof(group));
    group.waves[0].rows = rows;
    group.waves[0].row_count = ROWS;
}

static void step(const struct isa_operation *operation)
{
    struct shadow_step given = {&shadow, &group, &group.waves[0], &wave, operation};

    wave.state = machine.wave;
    wave.state.program = &program;
    if (operation->unit == ISA_UNIT_VALU)
        shadow_vector(&given);
    else
        shadow_scalar_step(&given);
}

static void execute(const struct isa_operation *operation, struct outcome *outcome)
{
    bool taken;

    if (operation->unit == ISA_UNIT_VALU)
        execute_vector(&machine.wave, operation);
    else
        execute_scalar(&machine.wave, operation, &taken);
    for (uint32_t i = 0; i < 4; i++)
        memcpy(outcome->rows[i], machine.registers[DESTINATION + i], sizeof(outcome->rows[i]));
    memcpy(outcome->scalars, machine.wave.scalar, sizeof(outcome->scalars));
    outcome->scc = machine.wave.scc;
}

static void note(struct difference *difference, const struct outcome *outcome, bool is_first)
{
    if (is_first) {
        memset(difference, 0, sizeof(*difference));
        difference->first = *outcome;
    }
    for (uint32_t i = 0; i < 4; i++) {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            difference->found.rows[i][lane] |= outcome->rows[i][lane] ^ difference->first.rows[i][lane];
    }
    for (uint32_t i = 0; i < SHADOW_SCALARS; i++)
        difference->found.scalars[i] |= outcome->scalars[i] ^ difference->first.scalars[i];
    difference->scc |= outcome->scc != difference->first.scc;
}

/* ---- vector instructions ---- */

static struct isa_operation vector_operation(uint32_t opcode, bool modified)
{
    const struct execute_row_entry *entry = execute_row_entry_of(opcode);
    bool narrow = execute_row_width(entry->source[0]) == 1 && execute_row_width(entry->source[1]) <= 1;
    struct isa_operation operation = {.opcode = (uint16_t)opcode,
                                      .unit = ISA_UNIT_VALU,
                                      .destination = VGPR(DESTINATION),
                                      .scalar_destination = FLAG_PAIR,
                                      .source = {VGPR(0), VGPR(4), VGPR(8)}};

    if (entry->source[2] == EXECUTE_TYPE_MASK)
        operation.source[2] = MASK_PAIR;
    if (next(4) == 0 && entry->source[1] != EXECUTE_TYPE_NONE)
        operation.source[1] = (uint16_t)(ISA_INLINE_ZERO + next(65));
    if (!modified || !narrow || execute_row_width(entry->result) > 1)
        return operation;
    if (next(2)) {
        operation.modifiers |= ISA_MOD_SDWA | (next(2) ? ISA_MOD_SEXT(0) : 0);
        operation.lanes = ISA_SDWA_PACK(next(7), next(3), next(7), next(7));
    } else {
        operation.modifiers |= ISA_MOD_DPP;
        operation.lanes = 0x110u + 1 + next(15) + (next(2) << 9) + (15u << 10) + (15u << 14);
    }
    return operation;
}

/* Undefined bits of rows: those of the sources, the low ones of which matter most. */
static void choose_bits(const struct execute_row_entry *entry, bool keeps, struct open_bit open[ISA_LANES][OPEN_BITS])
{
    uint32_t sources = keeps || entry->flags & EXECUTE_ROW_ACCUMULATES ? 4 : 3;

    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        for (uint32_t i = 0; i < OPEN_BITS; i++) {
            uint32_t source = next(sources);
            uint32_t width = source < 3 ? execute_row_width(entry->source[source]) : execute_row_width(entry->result);
            uint32_t row = source < 3 ? source_rows[source] : DESTINATION;
            struct open_bit bit = {row + (width > 1 ? next(width) : 0), next(next(2) ? 8 : 32)};

            open[lane][i] = bit;
            shadow_set_lane(&rows[bit.place], lane, shadow_lane(&rows[bit.place], lane) | 1u << bit.bit);
            rows[bit.place].origin = 1;
        }
    }
}

static void set_bits(const struct open_bit open[ISA_LANES][OPEN_BITS], uint32_t choice)
{
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        for (uint32_t i = 0; i < OPEN_BITS; i++) {
            uint32_t *word = &machine.registers[open[lane][i].place][lane];

            *word = (*word & ~(1u << open[lane][i].bit)) | (choice >> i & 1u) << open[lane][i].bit;
        }
    }
}

static bool is_exact(enum shadow_rule rule)
{
    switch (rule) {
    case SHADOW_MOVE:
    case SHADOW_AND:
    case SHADOW_AND_NOT:
    case SHADOW_OR:
    case SHADOW_OR_NOT:
    case SHADOW_XOR:
    case SHADOW_SELECT_BITS:
    case SHADOW_SELECT:
    case SHADOW_ADD:
    case SHADOW_SUBTRACT:
    case SHADOW_REVERSE:
    case SHADOW_EQUAL:
    case SHADOW_LESS:
    case SHADOW_LESS_SIGNED:
    case SHADOW_LESS_EQUAL:
    case SHADOW_LESS_EQUAL_SIGNED:
        return true;
    default:
        return false;
    }
}

static void check_word(uint32_t found, uint32_t undefined, bool exact, const char *mnemonic)
{
    test_context(mnemonic);
    CHECK_EQUAL(found & ~undefined, 0);
    if (exact)
        CHECK_EQUAL(undefined & ~found, 0);
}

static void check_vector(const struct isa_operation *operation, const struct difference *difference)
{
    const struct execute_row_entry *entry = execute_row_entry_of(operation->opcode);
    bool exact = is_exact((enum shadow_rule)shadow.forms[operation->opcode].rule) && !operation->modifiers;
    const char *mnemonic = isa_opcodes[operation->opcode].mnemonic;

    for (uint32_t i = 0; i < execute_row_width(entry->result) && !(entry->flags & EXECUTE_ROW_COMPARES); i++) {
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)
            check_word(difference->found.rows[i][lane], shadow_lane(&rows[DESTINATION + i], lane), exact, mnemonic);
    }
    if (entry->flags & EXECUTE_ROW_SETS_EXEC)
        return;
    for (uint32_t i = 0; i < 2; i++)
        check_word(difference->found.scalars[FLAG_PAIR + i], group.waves[0].scalar[FLAG_PAIR + i], exact, mnemonic);
}

static void try_vector(uint32_t opcode, bool modified)
{
    const struct execute_row_entry *entry = execute_row_entry_of(opcode);
    static struct difference difference;
    static struct outcome outcome;
    static struct test_wave before;
    struct open_bit open[ISA_LANES][OPEN_BITS];
    struct isa_operation operation;

    begin();
    operation = vector_operation(opcode, modified);
    choose_bits(entry, operation.modifiers & ISA_MOD_SDWA, open);
    step(&operation);
    before = machine;
    for (uint32_t choice = 0; choice < 1u << OPEN_BITS; choice++) {
        memcpy(machine.registers, before.registers, sizeof(machine.registers));
        memcpy(machine.wave.scalar, before.wave.scalar, sizeof(machine.wave.scalar));
        set_bits((const struct open_bit(*)[OPEN_BITS])open, choice);
        execute(&operation, &outcome);
        note(&difference, &outcome, choice == 0);
    }
    check_vector(&operation, &difference);
}

static void vector_rules_miss_nothing(void)
{
    for (uint32_t opcode = 0; opcode < ISA_OP_COUNT; opcode++) {
        if (!execute_row_entry_of(opcode)->function)
            continue;
        for (uint32_t round = 0; round < 12; round++)
            try_vector(opcode, round % 3 == 2);
    }
}

/* ---- scalar instructions ---- */

static struct isa_operation scalar_operation(uint32_t opcode)
{
    struct isa_operation operation = {.opcode = (uint16_t)opcode,
                                      .unit = ISA_UNIT_SALU,
                                      .destination = 8,
                                      .source = {0, 4, ISA_OPERAND_NONE},
                                      .immediate = (int32_t)next(65536) - 32768};

    if (isa_opcodes[opcode].format == ISA_FORMAT_SOP1)
        operation.source[1] = ISA_OPERAND_NONE;
    if (isa_opcodes[opcode].format == ISA_FORMAT_SOPK)
        operation.source[0] = operation.source[1] = ISA_OPERAND_NONE;
    return operation;
}

static void choose_scalar_bits(struct open_bit open[OPEN_BITS])
{
    static const uint32_t places[] = {0, 1, 4, 5, 8, 9, ISA_SCC, 0, 4};

    group.waves[0].scc_origin = 1;
    for (uint32_t i = 0; i < OPEN_BITS; i++) {
        struct open_bit bit = {places[next(9)], next(next(2) ? 8 : 32)};

        open[i] = bit;
        if (bit.place == ISA_SCC)
            group.waves[0].scc = true;
        else
            shadow_set_scalar(&group.waves[0], bit.place, false, group.waves[0].scalar[bit.place] | 1u << bit.bit, 1);
    }
}

static void try_scalar(uint32_t opcode)
{
    static struct difference difference;
    static struct outcome outcome;
    static struct test_wave before;
    struct open_bit open[OPEN_BITS];
    struct isa_operation operation;
    bool exact = is_exact((enum shadow_rule)shadow.forms[opcode].rule);

    begin();
    operation = scalar_operation(opcode);
    choose_scalar_bits(open);
    step(&operation);
    before = machine;
    for (uint32_t choice = 0; choice < 1u << OPEN_BITS; choice++) {
        memcpy(machine.wave.scalar, before.wave.scalar, sizeof(machine.wave.scalar));
        machine.wave.scc = before.wave.scc;
        for (uint32_t i = 0; i < OPEN_BITS; i++) {
            uint32_t *word = &machine.wave.scalar[open[i].place % SHADOW_SCALARS];

            if (open[i].place == ISA_SCC)
                machine.wave.scc = choice >> i & 1u;
            else
                *word = (*word & ~(1u << open[i].bit)) | (choice >> i & 1u) << open[i].bit;
        }
        execute(&operation, &outcome);
        note(&difference, &outcome, choice == 0);
    }
    if (isa_opcodes[opcode].flags & ISA_OP_WRITES_EXEC) /* what is undefined in EXEC is reported, and then defined */
        return;
    for (uint32_t i = 8; i < 10; i++)
        check_word(difference.found.scalars[i], group.waves[0].scalar[i], exact, isa_opcodes[opcode].mnemonic);
    check_word(difference.scc, group.waves[0].scc, exact && shadow.forms[opcode].scc != SHADOW_SCC_ANY,
               isa_opcodes[opcode].mnemonic);
}

static bool is_relative(uint32_t opcode)
{
    return strncmp(isa_opcodes[opcode].mnemonic, "s_movrel", 8) == 0;
}

static void scalar_rules_miss_nothing(void)
{
    for (uint32_t opcode = 0; opcode < ISA_OP_COUNT; opcode++) {
        if (isa_opcodes[opcode].unit != ISA_UNIT_SALU || is_relative(opcode) || opcode == ISA_OP_s_getpc_b64)
            continue;
        for (uint32_t round = 0; round < 300; round++)
            try_scalar(opcode);
    }
}

TEST_MAIN()
{
    state = 7;
    shadow_init(&shadow, 0, NULL);
    return test_run("shadow_rules",
                    (const struct test_case[]){TEST(vector_rules_miss_nothing), TEST(scalar_rules_miss_nothing), {0}});
}
