/* Barriers of HeteroSync with nothing before them, and after each a check of the neighbour alone, as in tests/hardware. */
#include "../heterosync-more/sense_barrier.h"
#include "../heterosync/flag_barrier.h"
#include "../heterosync/tree_barrier.h"

static void arrive_at(volatile global uint *passed, uint round)
{
    if (is_master())
        onward_store(passed + group_id(), round);
}

/* The neighbour has arrived at this barrier, or at the next one already. */
static void check_neighbour(volatile global uint *passed, uint round, volatile global uint *errors)
{
    uint neighbour = group_id() + 1 == group_count() ? 0 : group_id() + 1;

    if (is_master() && onward_load(passed + neighbour) - round > 1)
        count_error(errors);
}

kernel void bare_SRB_G(volatile global uint *arrived, volatile global uint *shared, volatile global uint *passed,
                       volatile global uint *errors, uint iterations)
{
    local uint answer;
    uint sense = 0;

    for (uint i = 1; i <= iterations; i++) {
        arrive_at(passed, i);
        pass_sense(arrived, shared, group_count(), &sense, &answer, 0);
        check_neighbour(passed, i, errors);
    }
}

kernel void bare_TB_LG(volatile global uint *local_words, volatile global uint *global_words,
                       volatile global uint *passed, volatile global uint *errors, uint iterations, uint cus)
{
    local uint answer;

    for (uint i = 1; i <= iterations; i++) {
        arrive_at(passed, i);
        pass_tree(local_words, global_words, cus_assumed(cus), &answer, 0);
        check_neighbour(passed, i, errors);
    }
}

kernel void bare_LFTB_LG(volatile global uint *local_in, volatile global uint *local_out,
                         volatile global uint *global_in, volatile global uint *global_out,
                         volatile global uint *passed, volatile global uint *errors, uint iterations, uint cus)
{
    local uint answer;

    for (uint i = 1; i <= iterations; i++) {
        arrive_at(passed, i);
        pass_flag_tree(local_in, local_out, global_in, global_out, cus_assumed(cus), &answer, 0);
        check_neighbour(passed, i, errors);
    }
}
