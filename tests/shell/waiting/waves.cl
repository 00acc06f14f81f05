/*
 * Waves of one work-group wait on a word each, and raise the next one's: a chain through four waves, two work-groups,
 * and barriers between rounds. Every wave's wait is its own.
 */
#include "../../kernels/bare.h"

#include "../../../sim_hal/workloads/onward.h"

kernel __attribute__((reqd_work_group_size(256, 1, 1))) void waves(volatile global uint *words, global uint *order,
                                                                    volatile global uint *ticket, uint rounds)
{
    uint wave = __builtin_amdgcn_readfirstlane(__builtin_amdgcn_workitem_id_x() / 64);
    uint group = __builtin_amdgcn_workgroup_id_x();
    uint self = group * 4 + wave;
    uint next = (self + 1) % 8;

    for (uint round = 1; round <= rounds; round++) {
        if (__builtin_amdgcn_workitem_id_x() % 64 == 0) {
            uint turn = self == 0 ? round - 1 : round;

            while (onward_wait_load(&words[self * 64], eq, ~0u, turn) != turn)
                onward_wait(&words[self * 64], eq, ~0u, turn);
            onward_acquire();
            uint place = onward_add(ticket, 1);

            order[place] = place - place % 8 + self;
            onward_release();
            onward_store(&words[next * 64], round);
        }
        __builtin_amdgcn_s_barrier();
    }
}
