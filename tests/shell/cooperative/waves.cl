/*
 * Work-groups of several waves. Rounds over two arrays with a barrier between; each work-group takes its part of the old one
 * through local memory, so that what one wave writes another one has read. What comes out depends on every earlier value of a
 * growing neighbourhood: who goes on too early, reads old data, or does a part twice or never spoils it.
 */
/* The protocol is tested under every policy, so no predictor may take a barrier for a lock. */
#define ONWARD_TRAINED
#include "../../../sim_hal/workloads/cooperative.h"

#define GLOBAL   0u
#define RESIZING 1u
#define SIMPLE   2u
#define QUERY    3u
#define KILLING  4u  /* offers to be killed between the barriers */
#define FORKING  5u  /* and requests to fork */
#define RECORD   16u /* added to one of these: waves agree through the record, else through local memory */

#define ITEMS_MOST 256

struct carried {
    uint round, kind;
};

/* Where M changes at native resizing barriers only, there is no code for the others. */
ONWARD_INLINE void meet(onward_coop *coop, struct carried *carried)
{
    if (carried->kind == RESIZING)
        onward_resizing_barrier(coop, carried, sizeof(*carried));
    else if (!ONWARD_STABLE && carried->kind == SIMPLE)
        onward_resizing_barrier_simple(coop, carried, sizeof(*carried));
    else if (!ONWARD_STABLE && carried->kind == QUERY)
        onward_resizing_barrier_query(coop, carried, sizeof(*carried));
    else
        onward_global_barrier(coop);
}

/* Between barriers: M may be another afterwards, and a forked work-group does not know the round that others are in. */
ONWARD_INLINE void change(onward_coop *coop, struct carried *carried)
{
    if (ONWARD_STABLE || carried->kind < KILLING)
        return;
    if (carried->kind == FORKING)
        onward_request_fork(coop, carried, sizeof(*carried));
    onward_offer_kill(coop);
    onward_global_barrier(coop);
}

kernel void waves(global void *control, volatile global uint *even, volatile global uint *odd,
                  volatile global uint *fewest, volatile global uint *errors, uint elements, uint rounds, uint how)
{
    local ulong shared[2];
    local uint tile[ITEMS_MOST];
    uint items = (uint)get_local_size(0), item = (uint)get_local_id(0), mirror = items - 1 - item;
    struct carried carried = {0, how % RECORD};
    onward_coop coop = onward_coop_begin_shared(control, how < RECORD ? shared : 0);

    if (onward_forked(&coop, &carried, sizeof(carried))) {
        if (carried.kind != how % RECORD || carried.round == 0 || carried.round > rounds)
            onward_add(errors, 1);
        if (carried.kind == FORKING)
            onward_global_barrier(&coop);
    }
    while (carried.round < rounds) {
        volatile global uint *from = carried.round % 2 ? odd : even;
        volatile global uint *to = carried.round % 2 ? even : odd;

        for (uint first = onward_id(&coop) * items; first < elements; first += onward_active(&coop) * items) {
            uint element = first + mirror, next = (element + 1) % elements;

            tile[item] = from[first + item];
            barrier(CLK_LOCAL_MEM_FENCE);
            to[element] = from[next] * 3 + tile[mirror] + element * element * carried.round;
            barrier(CLK_LOCAL_MEM_FENCE);
        }
        carried.round++;
        meet(&coop, &carried);
        if (item == 0)
            atomic_min(fewest, onward_active(&coop));
        change(&coop, &carried);
    }
    if (onward_active(&coop) > get_num_groups(0) || onward_id(&coop) >= onward_active(&coop))
        onward_add(errors, 1);
}
