/* A word gets three values one after the other, the third by the work-group `by`, and then all wait. The last change is not
 * always the one that they lack. The test names lines of this file. -gline-tables-only */
#include "../../../sim_hal/workloads/onward.h"

kernel void overwritten(volatile global uint *word, volatile global uint *go, uint first, uint second, uint third, uint by,
                        uint stays, uint kind)
{
    uint group = get_group_id(0);

    if (get_local_id(0) != 0)
        return;
    if (group == 0) {
        atomic_xchg(word, first);
        atomic_xchg(word, second);
        atomic_xchg(go, 1);
    }
    if (group == by) {
        while (*go == 0)
            ;
        atomic_xchg(word, third);
        atomic_xchg(go, 2);
    }
    if (group == 0 && !stays)
        return;
    while (*go != 2)
        ;
    if (kind == 0)
        while (*word != 2)
            ;
    if (kind == 1)
        while (*word == 9)
            ;
    if (kind == 2)
        while (!(*word & 4))
            ;
    if (kind == 3)
        while (*word >= 3)
            ;
    if (kind == 4)
        while (*(volatile global int *)word >= 3)
            ;
    if (kind == 5)
        while (atomic_cmpxchg(word, 2, 8) != 2)
            ;
    if (kind == 6)
        while (onward_wait_load(word, eq, ~0u, 2) != 2)
            ;
    if (kind == 7)
        while (!(onward_wait_load(word, ne, 4, 0) & 4))
            ;
    if (kind == 8)
        while (onward_wait_load(word, lt, ~0u, 3) >= 3)
            ;
}
