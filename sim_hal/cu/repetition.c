/*
 * repetition.c - whether a wave repeats the same reads with the same results, or a loop without reads, for deadlock
 * detection.
 *
 * An iteration ends when the anchor, the operation of the first read noted, reads again. Reads of an iteration add up
 * to a hash, so answers that come in another order do not matter. If the anchor does not come again within that number of
 * reads it was outside of the loop, and another one is tried.
 *
 * The same reads do not make a loop endless: it may count in a register, and end by itself. Registers that decide what it
 * does must be as they were, too, each time that the wave comes to the anchor.
 *
 * In a loop without reads the anchor is where a jump leads back to. The registers that decide are all that can change what
 * the wave does, so one state that comes again is enough. Some visits are compared with that of visit 1, 2, 4, 8, ...: the
 * cost stays small in long loops that end, and a state may come again after several visits.
 */
#include "cu/repetition.h"

#include "cu/spin_notes.h"
#include "engine/require.h"
#include "isa/opcodes.h"

#define NO_ANCHOR      UINT32_MAX
#define FIRST_LIMIT    64u
#define COMPARED_MOST  64u              /* visits with the same one */
#define ACCESSES_KNOWN CU_COUNTER_LIMIT /* after more than these, none from before is outstanding */

static uint64_t mix_hash(uint64_t hash, uint64_t value)
{
    hash = (hash ^ value) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 29;
}

static void start_over(struct cu_wave_issue *issue)
{
    issue->wave->repetition = (struct cu_repetition){.anchor = NO_ANCHOR};
    issue->watch.reads = 0;
    issue->watch.low = issue->watch.loop_low = UINT32_MAX;
    issue->watch.high = issue->watch.loop_high = 0;
    issue->watch.state = issue->watch.previous_state = 0;
    issue->watch.moved = issue->watch.settled = false;
    cu_spin_note_clear(issue);
}

static void start_loop(struct cu_wave_issue *issue)
{
    issue->watch.loop = (struct cu_register_loop){.last = NO_ANCHOR, .anchor = NO_ANCHOR, .limit = FIRST_LIMIT};
}

/* Notes of an earlier observation do not count. */
static void follow_observation(struct cu_wave_issue *issue)
{
    uint32_t observation = issue->simd->cu->control->observation;

    SIM_REQUIRE(issue->simd->cu->control->observing);
    if (issue->watch.observation == observation && issue->watch.reads_limit)
        return;
    issue->watch.observation = observation;
    issue->watch.reads_limit = FIRST_LIMIT;
    start_over(issue);
    start_loop(issue);
}

static void end_iteration(struct cu_wave_issue *issue, uint64_t anchor_hash)
{
    struct cu_repetition *repetition = &issue->wave->repetition;
    struct cu_wave_watch *watch = &issue->watch;

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

static void note_read(struct cu_wave_issue *issue, uint32_t operation, uint64_t hash)
{
    struct cu_repetition *repetition = &issue->wave->repetition;
    struct cu_wave_watch *watch = &issue->watch;

    SIM_REQUIRE(operation < issue->wave->state.program->operation_count);
    start_loop(issue);
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

void cu_note_vector(struct cu_wave_issue *issue, const struct execute_access *access, uint32_t operation)
{
    uint64_t hash = access->exec;

    if (access->kind != EXECUTE_ACCESS_LOAD && access->kind != EXECUTE_ACCESS_ATOMIC)
        return;
    follow_observation(issue);
    for (uint64_t exec = access->exec; exec; exec &= exec - 1)
        hash = mix_hash(hash, access->address[__builtin_ctzll(exec)]);
    for (uint32_t i = 0; access->destination && i < (access->bytes + 3u) / 4u; i++)
        hash = hash_lanes(hash, access->exec, access->destination[i]);
    note_read(issue, operation, hash);
    cu_spin_note_vector(issue, access, operation);
}

void cu_note_scalar(struct cu_wave_issue *issue, const struct execute_scalar_access *access, uint32_t operation)
{
    uint64_t hash = access->address;

    if (access->kind != EXECUTE_ACCESS_LOAD)
        return;
    follow_observation(issue);
    for (uint32_t i = 0; i < access->dwords; i++)
        hash = mix_hash(hash, issue->wave->state.scalar[(access->destination + i) & 127u]);
    note_read(issue, operation, hash);
    cu_spin_note_scalar(issue, access, operation);
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
static void note_lds_address(const struct cu_wave_issue *issue, uint32_t operation, uint32_t dwords)
{
    const struct isa_wave *state = &issue->wave->state;
    const struct isa_operation *read = &issue->operations[operation];
    uint32_t row = (uint32_t)read->source[0] - ISA_VGPR_FIRST, first = (uint32_t)read->destination - ISA_VGPR_FIRST;

    if (!isa_exec(state) || row >= state->vector_count || row - first < dwords ||
        isa_opcodes[read->opcode].flags & ISA_OP_TWO_OFFSETS)
        return;
    cu_spin_note_lds(issue, operation, state->vector[row][__builtin_ctzll(isa_exec(state))] + (uint32_t)read->immediate,
                     4 * dwords);
}

void cu_note_lds(struct cu_wave_issue *issue, uint32_t operation)
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
static void note_anchor(struct cu_wave_issue *issue)
{
    struct cu_wave_watch *watch = &issue->watch;
    uint32_t first = watch->low < watch->loop_low ? watch->low : watch->loop_low;
    uint32_t last = watch->high > watch->loop_high ? watch->high : watch->loop_high;

    if (!watch->moved)
        return;
    watch->moved = false;
    watch->previous_state = watch->state;
    watch->state = cu_spin_state(issue, first, last);
    watch->settled = issue->wave->repetition.repeats;
    cu_spin_note_anchor(issue, first, last, issue->wave->repetition.repeats);
}

/* ---- loops without reads ---- */

static void choose_anchor(struct cu_register_loop *loop, uint32_t operation, uint32_t limit)
{
    SIM_REQUIRE(limit);
    *loop = (struct cu_register_loop){
        .last = operation, .anchor = operation, .limit = limit, .low = operation, .high = operation};
}

/* A load that was sent before the loop may still change a register of it. */
static bool may_be_answered(const struct cu_wave_issue *issue)
{
    const struct cu_wave_counters *counters = &issue->counters;

    if (issue->watch.loop.accesses > ACCESSES_KNOWN)
        return false;
    for (uint32_t i = 0; i < counters->vm_count; i++) {
        if (counters->vm_done[(counters->vm_first + i) % CU_COUNTER_LIMIT] == CLOCK_NEVER)
            return true;
    }
    return false;
}

/* The wave has jumped back to the anchor. */
static void note_visit(struct cu_wave_issue *issue)
{
    struct cu_register_loop *loop = &issue->watch.loop;
    uint64_t state;

    loop->jumps = 0;
    if (loop->repeats || may_be_answered(issue))
        return;
    loop->visits++;
    if (loop->visits & (loop->visits - 1)) {
        if (!loop->compares)
            return;
        loop->compares--;
        loop->repeats = cu_spin_state(issue, loop->low, loop->high) == loop->state;
        return;
    }
    state = cu_spin_state(issue, loop->low, loop->high);
    loop->repeats = loop->visits > 1 && state == loop->state;
    loop->state = state;
    loop->compares = COMPARED_MOST;
}

/* An operation that jumps to itself comes again, too. Others that come twice have not been executed in between. */
static bool jumps_back(const struct cu_wave_issue *issue, uint32_t operation)
{
    uint32_t last = issue->watch.loop.last;

    return last != NO_ANCHOR &&
           (operation < last || (operation == last && issue->operations[operation].opcode == ISA_OP_s_branch));
}

static void note_loop(struct cu_wave_issue *issue, uint32_t operation)
{
    struct cu_register_loop *loop = &issue->watch.loop;
    bool back = jumps_back(issue, operation), again = operation == loop->last;

    if (loop->repeats && (operation < loop->low || operation > loop->high))
        start_loop(issue);
    loop->last = operation;
    if (back && (loop->anchor == NO_ANCHOR || (operation != loop->anchor && loop->jumps++ >= loop->limit)))
        choose_anchor(loop, operation, loop->anchor == NO_ANCHOR ? loop->limit : 2 * loop->limit);
    if (operation < loop->low)
        loop->low = operation;
    if (operation > loop->high)
        loop->high = operation;
    if (issue->operations[operation].unit == ISA_UNIT_VMEM && !again && loop->accesses <= ACCESSES_KNOWN)
        loop->accesses++;
    if (back && operation == loop->anchor)
        note_visit(issue);
}

bool cu_wave_loops(const struct cu_wave *wave, const struct cu_control *control, uint32_t *first)
{
    const struct cu_wave_watch *watch = &wave->issue->watch;

    *first = watch->loop.low;
    return watch->observation == control->observation && watch->loop.repeats;
}

bool cu_wave_repeats(const struct cu_wave *wave, const struct cu_control *control)
{
    const struct cu_wave_watch *watch = &wave->issue->watch;

    return watch->observation == control->observation &&
           ((wave->repetition.repeats && watch->settled) || watch->loop.repeats);
}

void cu_note_operation(struct cu_wave_issue *issue, uint32_t operation)
{
    struct cu_wave_watch *watch = &issue->watch;

    follow_observation(issue);
    note_loop(issue, operation);
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
