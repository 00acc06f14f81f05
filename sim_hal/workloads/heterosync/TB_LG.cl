/* AtomicTreeBarr: after it a work-group goes on with its neighbour's data. */
#include "tree_barrier.h"

/* epochs holds those of the even barriers, then those of the odd ones. */
kernel void TB_LG(volatile global uint *local_words, volatile global uint *global_words, global float *storage,
                  global uint *epochs, global uint *rounds, volatile global uint *errors, uint iterations,
                  uint accesses, uint cus, uint backoff_max)
{
    local uint answer;
    uint groups = group_count();
    uint data = group_id();

    cus = cus_assumed(cus);
    for (uint i = 0; i < iterations; i++) {
        global uint *side = epochs + i % 2 * epoch_words(cus);
        note_epoch(side, cus, i + 1);
        shift_lines(storage, data * (uint)get_local_size(0) + item_id(), accesses);
        pass_tree(local_words, global_words, cus, &answer, backoff_max);
        check_epochs(side, cus, i + 1, errors);
        if (is_master())
            rounds[group_id()]++;
        data = data + 1 == groups ? 0 : data + 1;
    }
    check_lines(storage, data * (uint)get_local_size(0) + item_id(), accesses, iterations, errors);
}
