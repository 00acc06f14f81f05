/* answers.c - see answers.h. */
#include "cu/answers.h"

#include "engine/require.h"
#include "execute/memory_ops.h"
#include "execute/vector_registers.h"
#include "isa/opcodes.h"

#define FIRST_TURNS 16u
#define DOUBLINGS   3u

static uint32_t mix_hash(uint32_t hash, uint32_t value)
{
    hash = (hash ^ value) * UINT32_C(0x9e3779b1);
    return hash ^ hash >> 15;
}

/* The register that a read past the L1 returns its first word in; ISA_OPERAND_NONE: the operation is no such read. */
static uint32_t result_of(const struct isa_operation *operation)
{
    uint32_t bytes;
    enum execute_access_kind kind = execute_vector_access_kind(operation, &bytes);

    if (kind != EXECUTE_ACCESS_LOAD && kind != EXECUTE_ACCESS_ATOMIC)
        return ISA_OPERAND_NONE;
    if (operation->destination != ISA_OPERAND_NONE)
        return kind == EXECUTE_ACCESS_ATOMIC || operation->modifiers & ISA_MOD_GLC ? operation->destination
                                                                                   : ISA_OPERAND_NONE;
    return operation->modifiers & ISA_MOD_GLC ? operation->source[1] : ISA_OPERAND_NONE; /* a MUBUF atomic */
}

static uint32_t hash_result(const struct isa_wave *state, uint32_t result, uint32_t index)
{
    uint32_t row = result - ISA_VGPR_FIRST, hash = mix_hash(index, result);

    if (row >= state->vector_count)
        return hash;
    for (uint64_t left = isa_exec(state); left; left &= left - 1)
        hash = mix_hash(hash, state->vector[row][__builtin_ctzll(left)]);
    return hash;
}

/* Notes what a read has found. Returns how many reads in a row have found nothing new, at most DOUBLINGS. */
static uint32_t note_answer(struct cu_wave_answers *answers, uint32_t index, uint32_t hash, bool changed)
{
    uint32_t *last = &answers->last[index % CU_ANSWERS_NOTED];

    SIM_REQUIRE(answers->same <= DOUBLINGS);
    if (hash != *last || changed)
        answers->same = 0;
    else if (answers->same < DOUBLINGS)
        answers->same++;
    *last = hash;
    return answers->same;
}

static uint32_t vector_turns(struct cu_wave_issue *issue, uint32_t index, bool changed)
{
    const struct isa_operation *operation = &issue->operations[index];
    const struct isa_wave *state = &issue->wave->state;
    uint32_t result = ISA_OPERAND_NONE;

    /* Loads of a loop that invalidates the L1 pass it, too. */
    if (operation->opcode != ISA_OP_buffer_wbinvl1 && operation->opcode != ISA_OP_buffer_wbinvl1_vol) {
        result = result_of(operation);
        if (result == ISA_OPERAND_NONE)
            return 1;
    }
    return FIRST_TURNS << note_answer(&issue->answers, index, hash_result(state, result, index), changed);
}

/* Whether deadlock detection has found that the wave repeats its reads, and has noted what an explanation needs. */
static bool is_known_to_spin(const struct cu_wave_issue *issue)
{
    const struct cu_control *control = issue->simd->cu->control;

    return control->observing && issue->watch.observation == control->observation && issue->watch.settled &&
           issue->wave->repetition.repeats;
}

uint32_t cu_answer_turns(struct cu_wave_issue *issue, uint32_t index, bool changed)
{
    SIM_REQUIRE(index < issue->wave->state.program->operation_count);
    if (is_known_to_spin(issue))
        return CU_ANSWER_MOST;
    if (issue->operations[index].unit == ISA_UNIT_SMEM)
        return CU_ANSWER_SCALAR;
    return issue->operations[index].unit == ISA_UNIT_VMEM ? vector_turns(issue, index, changed) : 1;
}
