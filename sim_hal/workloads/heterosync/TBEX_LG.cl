/*
 * AtomicTreeBarrLocalExch: the work-groups of a CU pass a barrier of their own and hand their data round before all of them
 * pass the whole barrier.
 */
#include "tree_barrier.h"
#include "exchange.h"

/*
 * epochs holds those of the local barriers, then those of the even and of the odd full ones.
 */
kernel void TBEX_LG(volatile global uint *local_words, volatile global uint *global_words, global float *storage,
                    global uint *epochs, global uint *rounds, volatile global uint *errors, uint iterations,
                    uint accesses, uint cus, uint backoff_max)
{
    local uint answer;
    uint groups = group_count();
    uint place = group_id();
    uint moved = 0;

    cus = cus_assumed(cus);
    for (uint i = 0; i < iterations; i++) {
        global uint *side = epochs + (1 + i % 2) * epoch_words(cus);
        note_epoch(epochs, cus, i + 1);
        shift_lines(storage, item_at(place, moved), accesses);
        pass_local(local_words, cus, &answer, backoff_max);
        check_epochs_of_cu(epochs, group_id() % cus, cus, i + 1, errors);
        place = next_of_cu(place, cus);
        note_epoch(side, cus, i + 1);
        shift_lines(storage, item_at(place, moved), accesses);
        pass_tree(local_words, global_words, cus, &answer, backoff_max);
        check_epochs(side, cus, i + 1, errors);
        if (is_master())
            rounds[group_id()]++;
        moved = moved + 1 == groups ? 0 : moved + 1;
    }
    check_lines(storage, item_at(place, moved), accesses, 2 * iterations, errors);
}
