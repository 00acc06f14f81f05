/* Waves of one work-group hand data on through global memory, by a release and an acquire of its scope. */
#include "bugs.h"
kernel void ok_group_scope(global atomic_uint *flag, global uint *data, global uint *out)
{
    uint g = get_group_id(0);

    if (get_local_id(0) == 0) {
        data[g] = g + 5;
        atomic_fetch_add_explicit(&flag[g], 1, release, group);
    } else if (get_local_id(0) == 64) {
        while (atomic_fetch_add_explicit(&flag[g], 0, acquire, group) == 0)
            ;
        out[g] = data[g];
    }
}
