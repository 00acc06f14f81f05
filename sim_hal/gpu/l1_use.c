/* l1_use.c - whose lines an L1 may hold. */
#include "gpu/l1_use.h"

#include "engine/require.h"
#include "mem/memory.h"

_Static_assert(CP_MAX_QUEUES <= 64, "a queue is a bit of gpu_l1_use.queues");

void gpu_l1_use_note(struct gpu_l1_use *use, uint64_t emptied, uint32_t queue)
{
    SIM_REQUIRE(queue < CP_MAX_QUEUES);
    SIM_REQUIRE(emptied >= use->emptied);
    if (use->emptied != emptied)
        *use = (struct gpu_l1_use){.emptied = emptied};
    use->queues |= UINT64_C(1) << queue;
}

bool gpu_l1_may_hold(const struct gpu_l1_use *use, uint64_t emptied, uint64_t queues)
{
    return use->emptied == emptied && use->queues & queues;
}

/* Whether two ranges have a line in common: an L1 fetches whole lines. Neither wraps. */
static bool ranges_meet(struct cp_range a, struct cp_range b)
{
    if (!a.bytes || !b.bytes)
        return false;
    return a.base / MEM_LINE_BYTES <= (b.base + b.bytes - 1) / MEM_LINE_BYTES &&
           b.base / MEM_LINE_BYTES <= (a.base + a.bytes - 1) / MEM_LINE_BYTES;
}

uint64_t gpu_l1_sharers(const struct cp_queue_config *queues, uint32_t queue)
{
    uint64_t sharers = UINT64_C(1) << queue;

    SIM_REQUIRE(queue < CP_MAX_QUEUES);
    for (uint32_t i = 0; i < CP_MAX_QUEUES; i++) {
        if (ranges_meet(queues[i].process, queues[queue].process))
            sharers |= UINT64_C(1) << i;
    }
    return sharers;
}
