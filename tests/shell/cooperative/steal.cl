/*
 * Tasks from a shared counter. Work-groups come and go between them; each one that was forked checks what it was given. A
 * task is done exactly once.
 */
#include "../../../sim_hal/workloads/cooperative.h"

#define CARRIED 5u

ONWARD_INLINE void run(onward_coop *coop, volatile local uint *task, volatile global uint *next,
                       volatile global uint *done, volatile global uint *errors, uint tasks, uint length)
{
    struct {
        uint forker, word[CARRIED];
    } carried;

    if (onward_forked(coop, &carried, sizeof(carried))) {
        for (uint i = 0; i < CARRIED; i++)
            if (carried.word[i] != carried.forker * 100 + i)
                onward_add(errors, 1);
        if (carried.forker >= onward_id(coop))
            onward_add(errors, 1);
    }
    for (;;) {
        carried.forker = onward_id(coop);
        for (uint i = 0; i < CARRIED; i++)
            carried.word[i] = get_local_id(0) == 0 ? carried.forker * 100 + i : ~0u;
        onward_request_fork(coop, &carried, sizeof(carried));
        onward_offer_kill(coop);
        if (onward_active(coop) > get_num_groups(0) || onward_id(coop) >= get_num_groups(0))
            onward_add(errors, 1);
        if (get_local_id(0) == 0)
            *task = onward_add(next, 1);
        barrier(CLK_LOCAL_MEM_FENCE);
        uint mine = *task;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (mine >= tasks)
            return;
        for (uint i = 0; i < length; i++)
            done[mine * get_local_size(0) + get_local_id(0)] += i == 0;
    }
}

kernel void steal(global void *control, volatile global uint *next, volatile global uint *done,
                  volatile global uint *errors, uint tasks, uint length)
{
    local uint task;
    onward_coop coop = onward_coop_begin(control);

    run(&coop, &task, next, done, errors, tasks, length);
}

/* Work-groups of several waves, which agree through local memory. */
kernel void steal_shared(global void *control, volatile global uint *next, volatile global uint *done,
                         volatile global uint *errors, uint tasks, uint length)
{
    local ulong shared[2];
    local uint task;
    onward_coop coop = onward_coop_begin_shared(control, shared);

    run(&coop, &task, next, done, errors, tasks, length);
}
