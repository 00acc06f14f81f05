/*
 * Each work-group stores to a line that it owns, loads another word of it, and operates on the words with work-group scope.
 * The line is then dirty and whole, and not yet held for operations.
 */
#define ITEMS                     64
#define get_local_size(dimension) ((size_t)ITEMS)
#include "../../../sim_hal/workloads/scoped.h"

#define LINE_WORDS 16

kernel __attribute__((reqd_work_group_size(ITEMS, 1, 1))) void own_store(global uint *words,
                                                                         volatile global uint *errors)
{
    uint id = get_group_id(0);
    global uint *own = words + id * LINE_WORDS;

    if (get_local_id(0) != 0)
        return;
    own[0] = 1;
    own[1] = 10;
    if (own[2] != 0)
        return;
    scoped_max(&own[0], 2, wg, rlx);
    if (scoped_add(&own[1], ~0u, wg, ar) != 10)
        onward_add(errors, 1);
}
