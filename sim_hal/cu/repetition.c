/*
 * repetition.c - whether a wave repeats the same reads with the same results, for deadlock detection.
 *
 * An iteration ends when the anchor, the operation of the first read noted, reads again. Reads of an iteration add up
 * to a hash, so answers that come in another order do not matter. If the anchor does not come again within that number of
 * reads it was outside of the loop, and another one is tried.
 */
#include "cu/repetition.h"

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

    repetition->repeats =
        repetition->iterations && repetition->hash == repetition->previous_hash && anchor_hash == watch->anchor_hash;
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
}
