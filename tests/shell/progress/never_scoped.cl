/* Work-group 0 tries to take a lock that is never free, the other one waits for a word that is never written. */
#include "../../kernels/bare.h"

#include "../../../sim_hal/workloads/scoped.h"

kernel void never_scoped(volatile global uint *lock, volatile global uint *word, global uint *out)
{
    if (__builtin_amdgcn_workgroup_id_x() == 0) {
        while (scoped_cas(lock, 0, 1, agent, ar, remote) != 0)
            ;
    } else {
        while (scoped_load(word, wg, acq) == 0)
            ;
    }
    *out = 1;
}
