/*
 * Rounds over two arrays with a barrier between: each element becomes its right neighbour of the last round plus 1. A
 * work-group that goes on too early or sees old data leaves an element that is too small.
 */
/* The protocol is tested under every policy, so no predictor may take a barrier for a lock. */
#define ONWARD_TRAINED
#include "../../../sim_hal/workloads/cooperative.h"

#define GLOBAL   0u
#define RESIZING 1u
#define SIMPLE   2u
#define QUERY    3u
#define KILLING  4u /* offers between the barriers */

struct carried {
    uint round;
};

ONWARD_INLINE void meet(onward_coop *coop, uint kind, struct carried *carried)
{
    if (kind == RESIZING)
        onward_resizing_barrier(coop, carried, sizeof(*carried));
    else if (kind == SIMPLE)
        onward_resizing_barrier_simple(coop, carried, sizeof(*carried));
    else if (kind == QUERY)
        onward_resizing_barrier_query(coop, carried, sizeof(*carried));
    else
        onward_global_barrier(coop);
}

ONWARD_INLINE void run(onward_coop *coop, volatile global uint *even, volatile global uint *odd,
                       volatile global uint *fewest, uint elements, uint rounds, uint kind)
{
    struct carried carried = {0};

    onward_forked(coop, &carried, sizeof(carried));
    for (; carried.round < rounds;) {
        volatile global uint *from = carried.round % 2 ? odd : even;
        volatile global uint *to = carried.round % 2 ? even : odd;
        uint stride = onward_active(coop) * get_local_size(0);

        for (uint i = onward_id(coop) * get_local_size(0) + get_local_id(0); i < elements; i += stride)
            to[i] = from[(i + 1) % elements] + 1;
        carried.round++;
        meet(coop, kind, &carried);
        if (get_local_id(0) == 0)
            atomic_min(fewest, onward_active(coop));
        if (kind == KILLING) {
            onward_offer_kill(coop);
            onward_global_barrier(coop);
        }
    }
}

kernel __attribute__((reqd_work_group_size(64, 1, 1))) void
rounds(global void *control, volatile global uint *even, volatile global uint *odd, volatile global uint *fewest,
       uint elements, uint count, uint kind)
{
    onward_coop coop = onward_coop_begin(control);

    run(&coop, even, odd, fewest, elements, count, kind);
}

/* Work-groups of several waves, which agree through local memory, or, with kind + 16, through the L2. */
kernel void rounds_wide(global void *control, volatile global uint *even, volatile global uint *odd,
                        volatile global uint *fewest, uint elements, uint count, uint kind)
{
    local ulong shared[2];
    onward_coop coop = onward_coop_begin_shared(control, kind < 16 ? shared : 0);

    run(&coop, even, odd, fewest, elements, count, kind % 16);
}
