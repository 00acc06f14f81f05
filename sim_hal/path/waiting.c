/* waiting.c - the answer to waiting atomics, and their registration. */
#include "path/waiting.h"

#include <string.h>

#include "engine/require.h"

void path_lane_condition(const struct execute_access *access, uint32_t lane, struct mem_condition *condition)
{
    SIM_REQUIRE(access->exec >> lane & 1);
    condition->address = access->address[lane];
    condition->mask = path_lane_word((const uint32_t(*)[ISA_LANES])access->wait_mask, lane, access->bytes);
    condition->value = path_lane_word((const uint32_t(*)[ISA_LANES])access->wait_value, lane, access->bytes);
    condition->condition = access->wait_condition;
    condition->bytes = access->bytes;
}

/* The bank has the line of the word at hand, and what the wave has seen of the word itself is out of date. */
static bool is_gate_of(const struct mem_condition *gate, const struct mem_condition *condition)
{
    return gate->address / MEM_LINE_BYTES == condition->address / MEM_LINE_BYTES && gate->address != condition->address;
}

/* unchanged: the lane's atomic left the word as it was. */
static void arm_lane(struct path_system *system, struct mem_request *request, uint32_t lane,
                     const struct mem_condition *condition, bool unchanged, uint64_t now)
{
    const struct execute_access *access = &request->access;
    const uint32_t(*data)[ISA_LANES] = (const uint32_t(*)[ISA_LANES])access->data;
    struct mem_waiter waiter = request->waiter;

    SIM_REQUIRE(request->arms != MEM_ARMS_NEVER);
    if (!waiter.since)
        waiter.since = now;
    waiter.atomic = access->atomic == EXECUTE_ATOMIC_GWS_BARRIER ? (uint8_t)EXECUTE_ATOMIC_LOAD : access->atomic;
    waiter.operand[0] = path_lane_word(data, lane, access->bytes);
    waiter.operand[1] = path_lane_word(data + access->bytes / 4, lane, access->bytes);
    waiter.late &= unchanged;
    if (!is_gate_of(&waiter.gate, condition))
        waiter.gate.bytes = 0;
    waiter.lane = (uint8_t)lane;
    waiter.line = access->line;
    memcpy(waiter.workgroup, request->workgroup, sizeof(waiter.workgroup));
    switch (syncmon_arm(system->syncmon, condition, &waiter, now)) {
    case SYNCMON_ARM_WATCHED:
        request->armed++;
        return;
    case SYNCMON_ARM_LOGGED:
        request->armed++;
        request->logged = true;
        return;
    case SYNCMON_ARM_AGAIN:
        return;
    case SYNCMON_ARM_FULL:
        request->no_space = true;
        return;
    }
}

/* How many others wait on the word, as far as the bank knows: the monitor's waiters if it watches the line, else the waiting
 * atomics that have failed on the line since one has taken a word of it. */
static uint32_t count_others(struct path_system *system, uint64_t address)
{
    uint32_t line = (uint32_t)(address / MEM_LINE_BYTES);
    uint32_t failures = mem_l2_take_failures(&system->l2, line);

    return syncmon_watches_line(system->syncmon, line) ? syncmon_waiters_of_word(system->syncmon, address) : failures;
}

/* kin.heir: notes in the answer how many others wait on a word that a lane takes. A request fails once. */
static void note_heir(struct path_system *system, struct mem_request *request, uint32_t lane, bool took, bool failed)
{
    uint64_t address = request->access.address[lane];
    uint32_t others;

    SIM_REQUIRE(system->heirs);
    SIM_REQUIRE(request->awaited <= MEM_HEIRS_MOST);
    if (failed && !request->path->failed)
        mem_l2_count_failure(&system->l2, (uint32_t)(address / MEM_LINE_BYTES));
    if (!took)
        return;
    others = count_others(system, address);
    if (others > MEM_HEIRS_MOST)
        others = MEM_HEIRS_MOST;
    if (others <= request->awaited)
        return;
    request->awaited = (uint8_t)others;
    request->awaited_lane = (uint8_t)lane;
}

/* What a lane of a wave that spins waits for, with the word as it is. */
static void spin_condition(struct mem_request *request, uint32_t lane, uint64_t word, struct mem_condition *condition)
{
    struct execute_access *access = &request->access;
    const struct mem_spin *spin = &request->spin;
    uint64_t value = spin->condition == ISA_WAIT_NONE ? word : spin->value;

    access->wait_condition = spin->condition == ISA_WAIT_NONE ? ISA_WAIT_NE : spin->condition;
    for (uint32_t i = 0; i < access->bytes / 4u; i++)
        access->wait_value[i][lane] = (uint32_t)(value >> 32 * i);
    path_lane_condition(access, lane, condition);
}

/* A lane of a wave that spins. If it waits for another value than it has found, there is none in this step. A lane that has
 * changed its word does not wait. */
static void test_spin(struct path_system *system, struct mem_request *request, uint32_t lane, bool unchanged,
                      uint64_t now)
{
    struct mem_condition condition;
    uint64_t word = 0;

    request->took |= !unchanged;
    memcpy(&word, system->memory->bytes + request->access.address[lane], request->access.bytes);
    spin_condition(request, lane, word, &condition);
    if (!unchanged ||
        execute_wait_satisfied((enum isa_wait_condition)condition.condition, word, condition.mask, condition.value))
        return;
    request->path->failed |= UINT64_C(1) << lane;
    if (request->arms == MEM_ARMS_FAILED)
        arm_lane(system, request, lane, &condition, true, now);
}

void path_wait_test(struct path_system *system, struct mem_request *request, uint32_t lane, uint64_t old,
                    bool unchanged, uint64_t now)
{
    const struct execute_access *access = &request->access;
    enum isa_wait_condition kind = (enum isa_wait_condition)access->wait_condition;
    struct mem_condition condition;
    uint64_t value = 0;
    bool held, failed;

    SIM_REQUIRE(!(request->path->failed >> lane & 1));
    if (request->spins) {
        test_spin(system, request, lane, unchanged, now);
        return;
    }
    if (access->atomic == EXECUTE_ATOMIC_GWS_BARRIER)
        request->access.wait_value[1][lane] = (uint32_t)(old >> 32);
    path_lane_condition(access, lane, &condition);
    memcpy(&value, system->memory->bytes + condition.address, condition.bytes);
    held = execute_wait_satisfied(kind, old, condition.mask, condition.value);
    request->took |= held && !unchanged;
    failed = !held && !execute_wait_satisfied(kind, value, condition.mask, condition.value);
    if (system->heirs)
        note_heir(system, request, lane, held, failed);
    if (!failed)
        return;
    request->path->failed |= UINT64_C(1) << lane;
    if (request->arms == MEM_ARMS_FAILED)
        arm_lane(system, request, lane, &condition, unchanged, now);
}

void path_wait_arm(struct path_system *system, struct mem_request *request, uint32_t lane, uint64_t now)
{
    struct mem_condition condition;

    SIM_REQUIRE(request->arms == MEM_ARMS_UNSEEN);
    path_lane_condition(&request->access, lane, &condition);
    request->path->failed |= UINT64_C(1) << lane;
    arm_lane(system, request, lane, &condition, false, now);
}

void path_wait_answer(struct path_system *system, struct mem_request *request)
{
    const struct mem_request_path *path = request->path;
    const struct execute_access *access = &request->access;
    const struct mem_waiter *waiter = &request->waiter;
    bool failed = access->wait_all ? path->failed != 0 : path->failed == access->exec;

    SIM_REQUIRE(!(path->failed & ~access->exec));
    SIM_REQUIRE(access->wait_condition != ISA_WAIT_NONE);
    system->counters.waits_failed += failed;
    request->wait_answer = failed ? MEM_WAIT_FAILED : MEM_WAIT_MET;
    if (request->arms != MEM_ARMS_NEVER && (!failed || request->no_space)) {
        syncmon_end(system->syncmon, waiter->slot, waiter->generation, waiter->wait_number);
        request->wait_answer = failed ? MEM_WAIT_UNWATCHED : MEM_WAIT_MET;
    }
    request->wait_lane = path->failed ? (uint8_t)__builtin_ctzll(path->failed) : 0;
}
