/* l2_atomics.c - atomics, lane after lane. */
#include "path/l2_atomics.h"

#include <string.h>

#include "engine/require.h"
#include "path/waiting.h"

void path_atomic_words(const struct mem_request *request, const struct mem_transaction *transaction, uint32_t *words,
                       uint32_t *same)
{
    const struct execute_access *access = &request->access;
    uint8_t lanes_on[MEM_LINE_BYTES / 4] = {0};
    uint32_t different = 0, most = 0;

    SIM_REQUIRE(transaction->lanes);
    SIM_REQUIRE(access->bytes == 4 || access->bytes == 8);
    if (request->path->pattern == MEM_PATTERN_SAME) {
        *words = 1;
        *same = ISA_LANES;
        return;
    }
    for (uint64_t left = transaction->lanes; left; left &= left - 1) {
        uint32_t word = (uint32_t)(access->address[__builtin_ctzll(left)] % MEM_LINE_BYTES) / 4;
        uint32_t count = ++lanes_on[word];

        different += count == 1;
        most = count > most ? count : most;
    }
    *words = different * (access->bytes / 4u);
    *same = most;
}

static inline uint64_t lane_result(const struct path_system *system, const struct mem_request *request, uint32_t lane,
                                   uint64_t old, bool *succeeded)
{
    const struct execute_access *access = &request->access;
    const uint32_t(*data)[ISA_LANES] = (const uint32_t(*)[ISA_LANES])access->data;
    uint64_t operand = path_lane_word(data, lane, access->bytes);
    uint64_t compare = path_lane_word(data + access->bytes / 4, lane, access->bytes);

    SIM_REQUIRE(access->kind == EXECUTE_ACCESS_ATOMIC);
    SIM_REQUIRE(access->exec >> lane & 1);
    if (system->accesses)
        mem_show_atomic(system->accesses, request, lane, old);
    *succeeded |= access->atomic != EXECUTE_ATOMIC_CMPSWAP || old == compare;
    if (access->destination) {
        access->destination[0][lane] = (uint32_t)old;
        if (access->bytes == 8)
            access->destination[1][lane] = (uint32_t)(old >> 32);
    }
    return execute_atomic_result((enum execute_atomic)access->atomic, access->bytes, old, operand, compare);
}

uint64_t path_atomic_lane(const struct path_system *system, const struct mem_request *request, uint32_t lane,
                          uint64_t old, bool *succeeded)
{
    return lane_result(system, request, lane, old, succeeded);
}

/* One lane's read-modify-write of memory, and the test of its waiting condition. */
static inline void execute_lane(struct path_system *system, struct mem_request *request, uint32_t lane, uint64_t now,
                                bool *succeeded)
{
    const struct execute_access *access = &request->access;
    uint64_t address = access->address[lane];
    uint64_t old = 0, result;

    SIM_REQUIRE(address % access->bytes == 0);
    if (access->bytes == 8)
        memcpy(&old, system->memory->bytes + address, 8);
    else
        memcpy(&old, system->memory->bytes + address, 4);
    result = lane_result(system, request, lane, old, succeeded);
    if (access->atomic != EXECUTE_ATOMIC_LOAD) {
        path_note_write(system, address, &result, access->bytes, request->workgroup, access->line, now);
        mem_l2_write(&system->l2, address, &result, access->bytes, request->empty_section, now);
    } else {
        path_show_read(system, address, access->bytes, now);
    }
    if (access->wait_condition != ISA_WAIT_NONE)
        path_wait_test(system, request, lane, old, result == old, now);
}

/* Inline in both of its callers: the lanes of atomics are most of what kernels that wait do at the L2. */
static inline __attribute__((always_inline)) bool execute(struct path_system *system, struct mem_request *request,
                                                          const struct mem_transaction *transaction, uint64_t now)
{
    bool succeeded = false;

    mem_writes_follow(system->writes, transaction->line);
    for (uint64_t left = transaction->lanes; left; left &= left - 1)
        execute_lane(system, request, (uint32_t)__builtin_ctzll(left), now, &succeeded);
    system->counters.atomic_lanes += (uint64_t)__builtin_popcountll(transaction->lanes);
    return succeeded;
}

void path_l2_execute(struct path_system *system, struct mem_request *request, const struct mem_transaction *transaction,
                     uint64_t now, bool *succeeded)
{
    *succeeded = execute(system, request, transaction, now);
}

/* When the old values leave the bank. */
static uint64_t leave_bank(struct path_system *system, const struct mem_request *request,
                           const struct mem_transaction *transaction, uint64_t arrival, uint64_t now)
{
    uint32_t words, same;

    if (request->access.atomic == EXECUTE_ATOMIC_LOAD && !system->loads_hold)
        return mem_l2_access(&system->l2, transaction->line, MEM_L2_READ, arrival, now);
    path_atomic_words(request, transaction, &words, &same);
    return mem_l2_atomic(&system->l2, transaction->line, words, same, arrival, now);
}

uint64_t path_l2_perform(struct path_system *system, struct mem_request *request,
                         const struct mem_transaction *transaction, uint64_t arrival, uint64_t now, bool *succeeded)
{
    uint64_t done = leave_bank(system, request, transaction, arrival, now);

    request->path->source = MEM_SOURCE_ATOMIC;
    if (request->arms == MEM_ARMS_UNSEEN) {
        *succeeded = true;
        for (uint64_t left = transaction->lanes; left; left &= left - 1)
            path_wait_arm(system, request, (uint32_t)__builtin_ctzll(left), now);
        return done;
    }
    if (request->arms == MEM_ARMS_FAILED)
        syncmon_tried(system->syncmon, request->waiter.slot, request->waiter.generation);
    *succeeded = execute(system, request, transaction, now);
    return done;
}
