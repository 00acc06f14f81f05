/* A sense-reversing barrier of all work-groups on one pair of words. */
#include "sense_barrier.h"

/* epochs holds those of the even barriers, then those of the odd ones. */
kernel void SRB_G(volatile global uint *arrived, volatile global uint *shared, global float *storage,
                  global uint *epochs, global uint *rounds, volatile global uint *errors, uint iterations,
                  uint accesses, uint cus, uint backoff_max)
{
    local uint answer;
    uint groups = group_count();
    uint data = group_id();
    uint sense = 0;

    cus = cus_assumed(cus);
    for (uint i = 0; i < iterations; i++) {
        global uint *side = epochs + i % 2 * epoch_words(cus);
        note_epoch(side, cus, i + 1);
        shift_lines(storage, data * (uint)get_local_size(0) + item_id(), accesses);
        pass_sense(arrived, shared, groups, &sense, &answer, backoff_max);
        check_epochs(side, cus, i + 1, errors);
        if (is_master())
            rounds[group_id()]++;
        data = data + 1 == groups ? 0 : data + 1;
    }
    check_lines(storage, data * (uint)get_local_size(0) + item_id(), accesses, iterations, errors);
}
