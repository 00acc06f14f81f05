/* A value goes from work-group to work-group: what the first one stored is ordered before the last one's load. */
#include "bugs.h"
kernel void ok_message_chain(global atomic_uint *flag, global uint *data, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    uint g = get_group_id(0);

    if (g == 0)
        data[0] = 77;
    else
        while (atomic_load_explicit(&flag[g - 1], acquire, device) == 0)
            ;
    if (g == get_num_groups(0) - 1)
        *out = data[0];
    atomic_store_explicit(&flag[g], 1, release, device);
}
