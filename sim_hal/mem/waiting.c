/* waiting.c - the answer to waiting atomics, and their registration. */
#include "mem/waiting.h"

#include <string.h>

void gpu_lane_condition(const struct isa_access *access, uint32_t lane, struct gpu_condition *condition)
{
    condition->address = access->address[lane];
    condition->mask = gpu_lane_word((const uint32_t(*)[ISA_LANES])access->wait_mask, lane, access->bytes);
    condition->value = gpu_lane_word((const uint32_t(*)[ISA_LANES])access->wait_value, lane, access->bytes);
    condition->condition = access->wait_condition;
    condition->bytes = access->bytes;
}

/* unchanged: the lane's atomic left the word as it was. */
static void arm_lane(struct gpu_memory_system *system, struct gpu_request *request, uint32_t lane,
                     const struct gpu_condition *condition, bool unchanged, uint64_t now)
{
    const struct isa_access *access = &request->access;
    const uint32_t(*data)[ISA_LANES] = (const uint32_t(*)[ISA_LANES])access->data;
    struct gpu_waiter waiter = request->waiter;

    if (!waiter.since)
        waiter.since = now;
    waiter.atomic = access->atomic;
    waiter.operand[0] = gpu_lane_word(data, lane, access->bytes);
    waiter.operand[1] = gpu_lane_word(data + access->bytes / 4, lane, access->bytes);
    waiter.late &= unchanged;
    waiter.lane = (uint8_t)lane;
    waiter.line = access->line;
    memcpy(waiter.workgroup, request->workgroup, sizeof(waiter.workgroup));
    switch (gpu_syncmon_arm(system->syncmon, condition, &waiter, now)) {
    case GPU_ARM_WATCHED:
        request->armed++;
        return;
    case GPU_ARM_LOGGED:
        request->armed++;
        request->logged = true;
        return;
    case GPU_ARM_AGAIN:
        return;
    case GPU_ARM_FULL:
        request->no_space = true;
        return;
    }
}

void gpu_wait_test(struct gpu_memory_system *system, struct gpu_request *request, uint32_t lane, uint64_t old,
                   bool unchanged, uint64_t now)
{
    const struct isa_access *access = &request->access;
    enum isa_wait_condition kind = (enum isa_wait_condition)access->wait_condition;
    struct gpu_condition condition;
    uint64_t value = 0;

    gpu_lane_condition(access, lane, &condition);
    memcpy(&value, system->memory->bytes + condition.address, condition.bytes);
    if (isa_wait_satisfied(kind, old, condition.mask, condition.value) ||
        isa_wait_satisfied(kind, value, condition.mask, condition.value))
        return;
    request->path->failed |= UINT64_C(1) << lane;
    if (request->arms == GPU_ARMS_FAILED)
        arm_lane(system, request, lane, &condition, unchanged, now);
}

void gpu_wait_arm(struct gpu_memory_system *system, struct gpu_request *request, uint32_t lane, uint64_t now)
{
    struct gpu_condition condition;

    gpu_lane_condition(&request->access, lane, &condition);
    request->path->failed |= UINT64_C(1) << lane;
    arm_lane(system, request, lane, &condition, false, now);
}

void gpu_wait_answer(struct gpu_memory_system *system, struct gpu_request *request)
{
    const struct gpu_request_path *path = request->path;
    const struct isa_access *access = &request->access;
    const struct gpu_waiter *waiter = &request->waiter;
    bool failed = access->wait_all ? path->failed != 0 : path->failed == access->exec;

    system->counters.waits_failed += failed;
    if (request->arms != GPU_ARMS_NEVER && (!failed || request->no_space)) {
        gpu_syncmon_end(system->syncmon, waiter->slot, waiter->generation, waiter->wait_number);
        failed = false;
    }
    request->wait_answer = failed ? GPU_WAIT_FAILED : GPU_WAIT_MET;
    request->wait_lane = path->failed ? (uint8_t)__builtin_ctzll(path->failed) : 0;
}
