/* FAMutexLocal: one for each CU. */
#include "ticket_mutex.h"
#include "local_mutex.h"

/* The words of all CUs lie side by side, as in the original. */
kernel void FAM_L(volatile global uint *next, volatile global uint *serving, global float *storage,
                  global uint *counters, global uint *owners, volatile global uint *total, global uint *rounds,
                  volatile global uint *finished, volatile global uint *errors, uint iterations, uint accesses,
                  uint cus, uint backoff_max)
{
    local uint answer;

    cus = cus_assumed(cus);
    uint cu = group_id() % cus;
    global float *data = data_of_cu(storage, cu, accesses);
    global uint *counter = counters + cu * LINE_WORDS;
    global uint *owner = owners + cu * LINE_WORDS;

    for (uint i = 0; i < iterations; i++) {
        uint ticket = lock(next + cu, serving + cu, &answer, backoff_max);
        uint before = critical_section(data, accesses, counter, owner, errors);
        if (is_master()) {
            if (before != ticket)
                count_error(errors);
            rounds[group_id()]++;
        }
        unlock(serving + cu);
    }
    if (finish(finished, &answer))
        check_cus(storage, accesses, counters, owners, cus, iterations, total, errors);
}
