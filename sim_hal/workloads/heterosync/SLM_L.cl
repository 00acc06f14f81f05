/* SleepMutexLocal: one for each CU. */
#include "sleep_mutex.h"
#include "local_mutex.h"

/* A power of two above the number of work-groups of any CU. */
static uint places_of_cu(uint cus)
{
    return 1u << (32 - clz(most_groups_of_cu(cus)));
}

/*
 * The rings of all CUs lie one behind the other. How long they are depends on the number of CUs, so they start with no
 * place that says go; the first work-group of a CU opens its ring.
 */
kernel void SLM_L(global uint *rings, volatile global uint *tails, global float *storage, global uint *counters,
                  global uint *owners, volatile global uint *total, global uint *rounds, volatile global uint *finished,
                  volatile global uint *errors, uint iterations, uint accesses, uint cus, uint backoff_max)
{
    local uint answer;

    cus = cus_assumed(cus);
    uint cu = group_id() % cus;
    global float *data = data_of_cu(storage, cu, accesses);
    global uint *counter = counters + cu * LINE_WORDS;
    global uint *owner = owners + cu * LINE_WORDS;
    uint places = places_of_cu(cus);
    global uint *ring = rings + cu * places;

    if (is_master() && group_id() < cus)
        onward_exch(ring, MINE);
    for (uint i = 0; i < iterations; i++) {
        uint ticket = lock(ring, places - 1, tails + cu, &answer, backoff_max);
        uint before = critical_section(data, accesses, counter, owner, errors);
        if (is_master()) {
            if (before != ticket)
                count_error(errors);
            rounds[group_id()]++;
        }
        unlock(ring, places - 1, ticket);
    }
    if (finish(finished, &answer)) {
        check_cus(storage, accesses, counters, owners, cus, iterations, total, errors);
        for (uint each = 0; each < min(cus, group_count()); each++)
            check_ring(rings + each * places, places - 1, iterations * groups_of_cu(each, cus), errors);
    }
}
