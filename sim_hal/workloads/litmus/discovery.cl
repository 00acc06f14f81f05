/*
 * The discovery protocol and a barrier over those that take part. Which these are depends on the schedule; what must hold
 * for any is checked here: there is one at least, all find the same count, and their numbers are 0 .. count-1, each once.
 * The last to end compares the count with how many there really were.
 */
#include "../discovery/discovery.h"
#include "litmus.h"

static void error_unless(bool holds, volatile global uint *errors)
{
    if (!holds)
        onward_add(errors, 1);
}

static void meet_participants(volatile global uint *arrived, global uint *state, global const uint *ids,
                              global uint *owners, volatile global uint *errors, uint workgroups, uint variant,
                              uint backoff_max)
{
    uint count = discovery_count(state);
    uint id = discovery_id(ids, variant);

    error_unless(count >= 1 && count <= workgroups && id < count, errors);
    owners[id] = self() + 1;
    count_and_await(arrived, count, backoff_max);
    error_unless(owners[id] == self() + 1, errors);
    for (uint i = 0; i < count; i++)
        error_unless(owners[i] != 0, errors);
}

static void discover(global uint *state, global uint *ids, volatile global uint *arrived, global uint *owners,
                     volatile global uint *ended, volatile global uint *errors, uint workgroups, uint variant,
                     uint backoff_max)
{
    if (!acts())
        return;
    if (discovery_run(state, ids, variant, backoff_max))
        meet_participants(arrived, state, ids, owners, errors, workgroups, variant, backoff_max);
    if (onward_add(ended, 1) != workgroups - 1)
        return;
    onward_acquire();
    error_unless(discovery_count(state) >= 1 && onward_load(arrived) == discovery_count(state), errors);
}

#define DISCOVERY_KERNEL(name, variant)                                                                                \
    kernel void name(global uint *state, global uint *ids, volatile global uint *arrived, global uint *owners,         \
                     volatile global uint *ended, volatile global uint *errors, uint workgroups, uint backoff_max)     \
    {                                                                                                                  \
        discover(state, ids, arrived, owners, ended, errors, workgroups, variant, backoff_max);                        \
    }

DISCOVERY_KERNEL(spin, DISCOVERY_SPIN)
DISCOVERY_KERNEL(ticket, DISCOVERY_TICKET)
DISCOVERY_KERNEL(self_destruct, DISCOVERY_TICKET | DISCOVERY_SELF_DESTRUCT)
DISCOVERY_KERNEL(lobe_spin, DISCOVERY_SPIN | DISCOVERY_NATIVE_IDS)
DISCOVERY_KERNEL(lobe_ticket, DISCOVERY_TICKET | DISCOVERY_NATIVE_IDS)
DISCOVERY_KERNEL(lobe_self_destruct, DISCOVERY_TICKET | DISCOVERY_SELF_DESTRUCT | DISCOVERY_NATIVE_IDS)
