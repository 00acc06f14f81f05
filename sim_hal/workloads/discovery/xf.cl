/*
 * The barrier over all work-groups of the launch: it passes when there is room for all of them at once. In each round every
 * work-item writes a word of its own and behind the barrier reads those of all work-groups, with ordinary loads. Words of
 * a work-group have lines of their own, so that an L1 keeps those that others write. Two arrays take turns.
 */
#include "../cooperative.h"
#include "xf_barrier.h"

#define LINE_WORDS 16

static void pass_rounds(volatile global uint *flags, global uint *data, volatile global uint *errors, uint id,
                        uint count, uint rounds, uint backoff_max)
{
    uint item = (uint)get_local_id(0) % LINE_WORDS;

    for (uint round = 1; round <= rounds; round++) {
        global uint *array = data + (round & 1) * count * LINE_WORDS;
        if (get_local_id(0) < LINE_WORDS)
            array[id * LINE_WORDS + item] = round;
        xf_barrier(flags, id, count, backoff_max);
        for (uint i = 0; i < count; i++)
            if (array[i * LINE_WORDS + item] != round)
                onward_add(errors, 1);
    }
}

XF_ANY_SIZE kernel void xf_rounds(volatile global uint *flags, global uint *data, volatile global uint *errors,
                                  local uint *memory, uint rounds, uint backoff_max)
{
    pass_rounds(flags, data, errors, (uint)get_group_id(0), (uint)get_num_groups(0), rounds, backoff_max);
}

/* A maximal launch has as many work-groups as there is room for: no discovery, and the ids are the GPU's own. */
XF_ANY_SIZE kernel void maximal_rounds(global void *control, volatile global uint *flags, global uint *data,
                                       volatile global uint *errors, global uint *participants, local uint *memory,
                                       uint rounds, uint backoff_max)
{
    onward_coop coop = onward_coop_begin(control);

    if (onward_id(&coop) == 0 && get_local_id(0) == 0)
        *participants = onward_active(&coop);
    pass_rounds(flags, data, errors, onward_id(&coop), onward_active(&coop), rounds, backoff_max);
}
