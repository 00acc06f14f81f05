/* sync.c - fences of a CU's L1, alone and around the scoped operations that imply them. */
#include "path/sync.h"

#include "engine/require.h"
#include "path/waiting.h"
#include "path/write_back.h"

uint64_t path_sync_invalidate(struct path_system *system, uint32_t cu, uint64_t at)
{
    struct mem_l1 *l1 = &system->l1s[cu];
    uint64_t start = path_later(at, l1->address_free);
    uint32_t lines = path_l1_invalidate(system, cu, MEM_INVALIDATE_ACQUIRE, start);

    SIM_REQUIRE(cu < system->cus);
    l1->address_free = start + system->load_cost.together + lines;
    return l1->address_free;
}

bool path_sync_flush(struct path_system *system, uint32_t cu, struct mem_flush *flush, uint64_t at, uint64_t *busy)
{
    SIM_REQUIRE(cu < system->cus);
    *busy = at + system->load_cost.together;
    system->l1s[cu].address_free = *busy;
    return path_flush_start(system, cu, flush, at);
}

/* Lanes of a compare-and-swap found another value than the one that they compare with: all of them. */
static bool failed(const struct execute_access *access)
{
    const uint32_t(*data)[ISA_LANES] = (const uint32_t(*)[ISA_LANES])access->data;
    const uint32_t(*old)[ISA_LANES] = (const uint32_t(*)[ISA_LANES])access->destination;
    uint32_t words = access->bytes / MEM_WORD_BYTES;

    if (access->atomic != EXECUTE_ATOMIC_CMPSWAP)
        return false;
    for (uint64_t left = access->exec; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left);

        if (path_lane_word(old, lane, access->bytes) == path_lane_word(data + words, lane, access->bytes))
            return false;
    }
    return true;
}

static bool acquires(const struct execute_access *access)
{
    SIM_REQUIRE(access->exec);
    return access->sync & ISA_SYNC_ACQUIRE && !failed(access);
}

/* The operation is over: its completion is the owner's again. */
static void finish(struct mem_request *request, uint64_t cycle)
{
    request->complete = request->path->sync.complete;
    request->complete(request, cycle);
}

static void acquire(struct clock_event *event, uint64_t cycle)
{
    struct mem_request *request = event->owner;

    finish(request, path_sync_invalidate(request->path->sync.system, request->cu, cycle));
}

/* Every line has its answer, which is in the registers at cycle. */
static void answered(struct mem_request *request, uint64_t cycle)
{
    struct mem_path_sync *sync = &request->path->sync;

    if (!acquires(&request->access)) {
        finish(request, cycle);
        return;
    }
    sync->event.fire = acquire;
    sync->event.owner = request;
    /* Without memory for the far future the L1 is invalidated early. The wave does not go on before the answer. */
    if (!clock_schedule(sync->system->clock, &sync->event, path_later(cycle, sync->system->clock->now)))
        finish(request, path_later(cycle, path_sync_invalidate(sync->system, request->cu, cycle)));
}

void path_sync_start(struct mem_request *request)
{
    SIM_REQUIRE(request->access.sync);
    SIM_REQUIRE(request->access.kind == EXECUTE_ACCESS_ATOMIC);
    SIM_REQUIRE(request->complete != answered);
    request->path->sync.complete = request->complete;
    request->complete = answered;
}
