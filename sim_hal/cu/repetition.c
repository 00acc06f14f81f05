/*
 * repetition.c - whether a wave repeats the same reads with the same results, for deadlock detection.
 *
 * An iteration ends when the anchor, the operation of the first read noted, reads again. Reads of an iteration add up
 * to a hash, so answers that come in another order do not matter. If the anchor does not come again within that number of
 * reads it was outside of the loop, and another one is tried.
 *
 * The same reads do not make a loop endless: it may count in a register, and end by itself. Registers that decide what it
 * does must be as they were, too, each time that the wave comes to the anchor.
 */
#include "cu/repetition.h"

#include "cu/spin_notes.h"
#include "isa/opcodes.h"

#define NO_ANCHOR   UINT32_MAX
#define FIRST_LIMIT 64u

static uint64_t mix_hash(uint64_t hash, uint64_t value)
{
    hash = (hash ^ value) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 29;
}

static void start_over(struct gpu_wave_issue *issue)
{
    issue->wave->repetition = (struct gpu_repetition){.anchor = NO_ANCHOR};
    issue->watch.reads = 0;
    issue->watch.low = issue->watch.loop_low = UINT32_MAX;
    issue->watch.high = issue->watch.loop_high = 0;
    issue->watch.state = issue->watch.previous_state = 0;
    issue->watch.moved = false;
    gpu_spin_note_clear(issue);
}

/* Notes of an earlier observation do not count. */
static void follow_observation(struct gpu_wave_issue *issue)
{
    uint32_t observation = issue->simd->cu->control->observation;

    if (issue->watch.observation == observation && issue->watch.reads_limit)
        return;
    issue->watch.observation = observation;
    issue->watch.reads_limit = FIRST_LIMIT;
    start_over(issue);
}

static void end_iteration(struct gpu_wave_issue *issue, uint64_t anchor_hash)
{
    struct gpu_repetition *repetition = &issue->wave->repetition;
    struct gpu_wave_watch *watch = &issue->watch;

    repetition->repeats = repetition->iterations && repetition->hash == repetition->previous_hash &&
                          anchor_hash == watch->anchor_hash && watch->state && watch->state == watch->previous_state;
    repetition->previous_hash = repetition->hash;
    repetition->hash = 0;
    repetition->iterations++;
    watch->reads = 0;
    watch->loop_low = watch->low;
    watch->loop_high = watch->high;
    watch->low = UINT32_MAX;
    watch->high = 0;
    watch->anchor_hash = anchor_hash;
}

static void note_read(struct gpu_wave_issue *issue, uint32_t operation, uint64_t hash)
{
    struct gpu_repetition *repetition = &issue->wave->repetition;
    struct gpu_wave_watch *watch = &issue->watch;

    if (repetition->anchor == operation) {
        end_iteration(issue, hash);
    } else if (watch->reads >= watch->reads_limit) {
        start_over(issue);
        watch->reads_limit *= 2;
    }
    if (repetition->anchor == NO_ANCHOR) {
        repetition->anchor = operation;
        watch->anchor_hash = hash;
    }
    repetition->hash += mix_hash(hash, operation);
    watch->reads++;
}

static uint64_t hash_lanes(uint64_t hash, uint64_t exec, const uint32_t *row)
{
    for (; exec; exec &= exec - 1)
        hash = mix_hash(hash, row[__builtin_ctzll(exec)]);
    return hash;
}

/* VGPR rows from an operand on, as many of them as there are. */
static uint64_t hash_registers(const struct isa_wave *state, uint64_t hash, uint64_t exec, uint32_t operand,
                               uint32_t rows)
{
    for (uint32_t i = 0; i < rows; i++) {
        uint32_t row = operand - ISA_VGPR_FIRST + i;

        if (operand >= ISA_VGPR_FIRST && row < state->vector_count)
            hash = hash_lanes(hash, exec, state->vector[row]);
    }
    return hash;
}

void gpu_note_vector(struct gpu_wave_issue *issue, const struct isa_access *access, uint32_t operation)
{
    uint64_t hash = access->exec;

    if (access->kind != ISA_ACCESS_LOAD && access->kind != ISA_ACCESS_ATOMIC)
        return;
    follow_observation(issue);
    for (uint64_t exec = access->exec; exec; exec &= exec - 1)
        hash = mix_hash(hash, access->address[__builtin_ctzll(exec)]);
    for (uint32_t i = 0; access->destination && i < (access->bytes + 3u) / 4u; i++)
        hash = hash_lanes(hash, access->exec, access->destination[i]);
    note_read(issue, operation, hash);
    gpu_spin_note_vector(issue, access, operation);
}

void gpu_note_scalar(struct gpu_wave_issue *issue, const struct isa_scalar_access *access, uint32_t operation)
{
    uint64_t hash = access->address;

    if (access->kind != ISA_ACCESS_LOAD)
        return;
    follow_observation(issue);
    for (uint32_t i = 0; i < access->dwords; i++)
        hash = mix_hash(hash, issue->wave->state.scalar[(access->destination + i) & 127u]);
    note_read(issue, operation, hash);
    gpu_spin_note_scalar(issue, access, operation);
}

/* Dwords that an instruction returns, from its operand list: 0 when it returns nothing. */
static uint32_t returned_dwords(const struct isa_operation *operation)
{
    const char *operands = isa_opcodes[operation->opcode].operands;
    uint32_t bits = 0;

    if (operands[0] != 'd')
        return 0;
    for (operands += 3; *operands >= '0' && *operands <= '9'; operands++)
        bits = bits * 10 + (uint32_t)(*operands - '0');
    return (bits + 31) / 32;
}

/* The address of the first lane, if the answer has not replaced it. */
static void note_lds_address(const struct gpu_wave_issue *issue, uint32_t operation, uint32_t dwords)
{
    const struct isa_wave *state = &issue->wave->state;
    const struct isa_operation *read = &issue->operations[operation];
    uint32_t row = (uint32_t)read->source[0] - ISA_VGPR_FIRST, first = (uint32_t)read->destination - ISA_VGPR_FIRST;

    if (!isa_exec(state) || row >= state->vector_count || row - first < dwords ||
        isa_opcodes[read->opcode].flags & ISA_OP_TWO_OFFSETS)
        return;
    gpu_spin_note_lds(issue, operation,
                      state->vector[row][__builtin_ctzll(isa_exec(state))] + (uint32_t)read->immediate, 4 * dwords);
}

void gpu_note_lds(struct gpu_wave_issue *issue, uint32_t operation)
{
    const struct isa_wave *state = &issue->wave->state;
    const struct isa_operation *read = &issue->operations[operation];
    uint32_t dwords = returned_dwords(read);
    uint64_t exec = isa_exec(state), hash = exec;

    if (!dwords)
        return;
    follow_observation(issue);
    if (read->source[0] != read->destination)
        hash = hash_registers(state, hash, exec, read->source[0], 1);
    note_read(issue, operation, hash_registers(state, hash, exec, read->destination, dwords));
    note_lds_address(issue, operation, dwords);
}

/* The wave comes to the anchor: what decides there, and the loop as far as it is known. */
static void note_anchor(struct gpu_wave_issue *issue)
{
    struct gpu_wave_watch *watch = &issue->watch;
    uint32_t first = watch->low < watch->loop_low ? watch->low : watch->loop_low;
    uint32_t last = watch->high > watch->loop_high ? watch->high : watch->loop_high;

    if (!watch->moved)
        return;
    watch->moved = false;
    watch->previous_state = watch->state;
    watch->state = gpu_spin_state(issue, first, last);
    gpu_spin_note_anchor(issue, first, last, issue->wave->repetition.repeats);
}

void gpu_note_operation(struct gpu_wave_issue *issue, uint32_t operation)
{
    struct gpu_wave_watch *watch = &issue->watch;

    follow_observation(issue);
    if (issue->wave->repetition.repeats && (operation < watch->loop_low || operation > watch->loop_high)) {
        start_over(issue);
        return;
    }
    if (operation < watch->low)
        watch->low = operation;
    if (operation > watch->high)
        watch->high = operation;
    if (operation == issue->wave->repetition.anchor)
        note_anchor(issue);
    else
        watch->moved = true;
}
