/* As many work-groups as fit: all of them meet, and none is killed or forked whatever else wants places. */
/* The protocol is tested under every policy, so no predictor may take a barrier for a lock. */
#define ONWARD_TRAINED
#include "../../../sim_hal/workloads/cooperative.h"

kernel void maximal(global void *control, volatile global uint *count, volatile global uint *places, uint rounds)
{
    onward_coop coop = onward_coop_begin(control);

    for (uint i = 0; i < rounds; i++) {
        onward_request_fork(&coop, 0, 0);
        onward_offer_kill(&coop);
        if (get_local_id(0) == 0)
            onward_add(count, 1);
        onward_resizing_barrier(&coop, 0, 0);
    }
    if (get_local_id(0) == 0)
        onward_add(places, onward_active(&coop) == onward_load(count) / rounds);
}
