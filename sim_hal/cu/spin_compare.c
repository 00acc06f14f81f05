/* spin_compare.c - see spin_compare.h. */
#include "cu/spin_compare.h"

#include "engine/require.h"
#include "execute/scalar_operands.h"
#include "execute/vector_registers.h"
#include "isa/opcodes.h"
#include "isa/uses.h"

/* When the result of a comparison turns: word CONDITION operand + more. */
struct turn {
    uint16_t opcode;
    bool swapped;    /* the word is the second operand */
    uint8_t more;    /* 0 or 1 */
    uint8_t to_one;  /* enum isa_wait_condition: holds where the comparison does, */
    uint8_t to_zero; /* and where it does not */
};

static const struct turn turns[] = {
    {ISA_OP_v_cmp_eq_u32, false, 0, ISA_WAIT_EQ, ISA_WAIT_NE}, {ISA_OP_v_cmp_eq_u32, true, 0, ISA_WAIT_EQ, ISA_WAIT_NE},
    {ISA_OP_v_cmp_eq_i32, false, 0, ISA_WAIT_EQ, ISA_WAIT_NE}, {ISA_OP_v_cmp_eq_i32, true, 0, ISA_WAIT_EQ, ISA_WAIT_NE},
    {ISA_OP_v_cmp_ne_u32, false, 0, ISA_WAIT_NE, ISA_WAIT_EQ}, {ISA_OP_v_cmp_ne_u32, true, 0, ISA_WAIT_NE, ISA_WAIT_EQ},
    {ISA_OP_v_cmp_ne_i32, false, 0, ISA_WAIT_NE, ISA_WAIT_EQ}, {ISA_OP_v_cmp_ne_i32, true, 0, ISA_WAIT_NE, ISA_WAIT_EQ},
    {ISA_OP_v_cmp_lt_u32, false, 0, ISA_WAIT_LT, ISA_WAIT_GE}, {ISA_OP_v_cmp_lt_u32, true, 1, ISA_WAIT_GE, ISA_WAIT_LT},
    {ISA_OP_v_cmp_ge_u32, false, 0, ISA_WAIT_GE, ISA_WAIT_LT}, {ISA_OP_v_cmp_ge_u32, true, 1, ISA_WAIT_LT, ISA_WAIT_GE},
    {ISA_OP_v_cmp_gt_u32, false, 1, ISA_WAIT_GE, ISA_WAIT_LT}, {ISA_OP_v_cmp_gt_u32, true, 0, ISA_WAIT_LT, ISA_WAIT_GE},
    {ISA_OP_v_cmp_le_u32, false, 1, ISA_WAIT_LT, ISA_WAIT_GE}, {ISA_OP_v_cmp_le_u32, true, 0, ISA_WAIT_GE, ISA_WAIT_LT},
};

static const struct turn *turn_of(uint16_t opcode, bool swapped)
{
    for (uint32_t i = 0; i < sizeof(turns) / sizeof(turns[0]); i++) {
        if (turns[i].opcode == opcode && turns[i].swapped == swapped)
            return &turns[i];
    }
    return NULL;
}

/* Reads an operand. Returns false if active lanes have different ones. */
static bool value_of(const struct isa_wave *state, const struct isa_operation *operation, uint32_t operand,
                     uint32_t *value)
{
    uint64_t exec = isa_exec(state);
    const uint32_t *row;

    if (operand < ISA_VGPR_FIRST) {
        *value = execute_scalar_value(state, operation, operand);
        return true;
    }
    if (!exec || !execute_has_vectors(state, operand, 1))
        return false;
    row = execute_const_vector_rows(state, operand)[0];
    *value = row[__builtin_ctzll(exec)];
    for (; exec; exec &= exec - 1) {
        if (row[__builtin_ctzll(exec)] != *value)
            return false;
    }
    return true;
}

/* Returns false if another comparison turns elsewhere. */
static bool add(struct cu_spin_compare *compare, uint8_t condition, uint32_t value)
{
    bool first = compare->spin.condition == ISA_WAIT_NONE;

    if (first)
        compare->spin = (struct mem_spin){.condition = condition, .value = value};
    return first || (compare->spin.condition == condition && compare->spin.value == value);
}

/* Whether the comparison with the value holds for all active lanes, or for none. Returns false if lanes differ. */
static bool is_uniform(const struct isa_wave *state, const struct turn *turn, uint32_t word, uint32_t value,
                       bool *holds)
{
    const uint32_t *row = execute_const_vector_rows(state, word)[0];
    uint64_t exec = isa_exec(state), met = 0;

    for (uint64_t left = exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        if (execute_wait_satisfied((enum isa_wait_condition)turn->to_one, row[lane], UINT32_MAX, value))
            met |= UINT64_C(1) << lane;
    }
    *holds = met != 0;
    return !met || met == exec;
}

/* Notes a comparison of the word. Returns false if the operation is none, or none whose turn can be waited for. */
static bool note_comparison(struct cu_spin_compare *compare, const struct isa_wave *state,
                            const struct isa_operation *operation, uint32_t word)
{
    bool swapped = operation->source[0] != word, holds;
    const struct turn *turn = turn_of(operation->opcode, swapped);
    uint32_t operand = operation->source[swapped ? 0 : 1], value;

    if (!turn || operation->modifiers || operand == word || !value_of(state, operation, operand, &value))
        return false;
    if (value > UINT32_MAX - turn->more)
        return false;
    value += turn->more;
    return is_uniform(state, turn, word, value, &holds) && add(compare, holds ? turn->to_zero : turn->to_one, value);
}

void cu_spin_compare_start(struct cu_spin_compare *compare, const struct isa_wave *state,
                           const struct isa_operation *anchor, uint32_t bytes)
{
    *compare = (struct cu_spin_compare){.used = bytes != 4 || anchor->destination < ISA_VGPR_FIRST ||
                                                anchor->destination >= ISA_REGISTERS,
                                        .exec = isa_exec(state)};
}

void cu_spin_compare_note(struct cu_spin_compare *compare, const struct isa_wave *state,
                          const struct isa_operation *operation, const struct isa_operation *anchor)
{
    uint32_t word = anchor->destination;
    struct isa_uses uses;

    if (compare->gone || compare->used)
        return;
    isa_uses(operation, &uses);
    if (uses.varies)
        compare->used = true;
    else if (isa_registers_have(&uses.reads, word))
        compare->used = isa_exec(state) != compare->exec || !note_comparison(compare, state, operation, word);
    if (isa_registers_have(&uses.writes, word))
        compare->gone = !(compare->exec & ~isa_exec(state));
}

/* Whether all lanes' compare-and-swaps would succeed only where the condition holds, so that the wait ends then, too. */
static bool covers(const struct mem_spin *spin, const struct execute_access *access)
{
    for (uint64_t left = access->exec; left; left &= left - 1) {
        uint32_t compared = access->data[1][__builtin_ctzll(left)];

        if (!execute_wait_satisfied((enum isa_wait_condition)spin->condition, compared, UINT32_MAX, spin->value))
            return false;
    }
    return true;
}

void cu_spin_compare_get(const struct cu_spin_compare *compare, const struct execute_access *access,
                         struct mem_spin *spin)
{
    bool loads = access->kind == EXECUTE_ACCESS_LOAD || access->atomic == EXECUTE_ATOMIC_LOAD;

    *spin = (struct mem_spin){.condition = ISA_WAIT_NONE};
    if (compare->used || compare->spin.condition == ISA_WAIT_NONE)
        return;
    if (loads || (access->atomic == EXECUTE_ATOMIC_CMPSWAP && covers(&compare->spin, access)))
        *spin = compare->spin;
}
