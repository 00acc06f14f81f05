/* AtomicTreeBarrSRB: the tree barrier of two levels, each a sense-reversing barrier. */
#include "sense_barrier.h"

/* With so few work-groups a CU the original does without the local level. */
#define FEW_GROUPS 4u

/* Words lie on lines of their own. senses: this work-group's local and global one. */
static void pass_tree(volatile global uint *local_words, volatile global uint *global_words, uint cus,
                      private uint *senses, local uint *answer, uint backoff_max)
{
    uint cu = group_id() % cus;
    uint neighbours = groups_of_cu(cu, cus);
    volatile global uint *words = local_words + cu * 2 * LINE_WORDS;
    volatile global uint *above = global_words + LINE_WORDS;

    if (most_groups_of_cu(cus) <= FEW_GROUPS) {
        pass_sense(global_words, above, group_count(), &senses[1], answer, backoff_max);
        return;
    }
    pass_sense(words, words + LINE_WORDS, neighbours, &senses[0], answer, backoff_max);
    if (group_id() < cus)
        pass_sense(global_words, above, min(group_count(), cus), &senses[1], answer, backoff_max);
    pass_sense(words, words + LINE_WORDS, neighbours, &senses[0], answer, backoff_max);
}

/* epochs holds those of the even barriers, then those of the odd ones. */
kernel void SRB_LG(volatile global uint *local_words, volatile global uint *global_words, global float *storage,
                   global uint *epochs, global uint *rounds, volatile global uint *errors, uint iterations,
                   uint accesses, uint cus, uint backoff_max)
{
    local uint answer;
    uint groups = group_count();
    uint data = group_id();
    uint senses[2] = {0, 0};

    cus = cus_assumed(cus);
    for (uint i = 0; i < iterations; i++) {
        global uint *side = epochs + i % 2 * epoch_words(cus);
        note_epoch(side, cus, i + 1);
        shift_lines(storage, data * (uint)get_local_size(0) + item_id(), accesses);
        pass_tree(local_words, global_words, cus, senses, &answer, backoff_max);
        check_epochs(side, cus, i + 1, errors);
        if (is_master())
            rounds[group_id()]++;
        data = data + 1 == groups ? 0 : data + 1;
    }
    check_lines(storage, data * (uint)get_local_size(0) + item_id(), accesses, iterations, errors);
}
