/*
 * local_mutex.h - what the mutexes of one CU share: each CU has a mutex, data and check words of its own.
 *
 * The original orders these by fences of work-group scope, which is enough as long as all work-groups of one
 * CU share an L1 and stay there. Here work-groups move, so the fences have agent scope; what is local is who meets whom.
 */
#ifndef LOCAL_MUTEX_H
#define LOCAL_MUTEX_H

#include "heterosync.h"

/* The first word of a CU's data. */
static global float *data_of_cu(global float *storage, uint cu, uint accesses)
{
    return storage + cu * (uint)get_local_size(0) * (accesses + 1);
}

/*
 * By the last work-group: each CU's data and counter are what its work-groups made of them, and no section is held. Adds
 * the sections of all CUs to total.
 */
static void check_cus(global float *storage, uint accesses, global const uint *counters, global const uint *owners,
                      uint cus, uint iterations, volatile global uint *total, volatile global uint *errors)
{
    for (uint cu = 0; cu < min(cus, group_count()); cu++) {
        uint sections = iterations * groups_of_cu(cu, cus);
        check_lines(storage, cu * (uint)get_local_size(0) + item_id(), accesses, sections, errors);
        if (item_id() < LINE_WORDS && counters[cu * LINE_WORDS + item_id()] != sections)
            count_error(errors);
        if (is_master()) {
            if (owners[cu * LINE_WORDS] != 0)
                count_error(errors);
            onward_add(total, counters[cu * LINE_WORDS]);
        }
    }
}

#endif
