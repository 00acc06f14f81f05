/* The discovery protocol by each kind of mutex. `memory` is local memory: its first word
 * is used, all of it takes room. */
#include "recall.h"

#define RECALL_KERNEL(name, variant)                                                                                   \
    XF_ANY_SIZE kernel void name(global uint *state, global uint *ids, volatile global uint *flags, global uint *data, \
                                 global struct note *notes, volatile global uint *ended, volatile global uint *errors, \
                                 global uint *participants, global uint *decided_cycles, global uint *protocol_cycles, \
                                 local uint *memory, uint delay, uint rounds, uint backoff_max)                        \
    {                                                                                                                  \
        const struct shared shared = {state, ids,    flags,        data,           notes,                              \
                                      ended, errors, participants, decided_cycles, protocol_cycles};                   \
        recall(&shared, memory, variant, delay, rounds, backoff_max);                                                  \
    }

RECALL_KERNEL(spin, DISCOVERY_SPIN)
RECALL_KERNEL(ticket, DISCOVERY_TICKET)
RECALL_KERNEL(self_destruct, DISCOVERY_TICKET | DISCOVERY_SELF_DESTRUCT)
RECALL_KERNEL(spin_self_destruct, DISCOVERY_SPIN | DISCOVERY_SELF_DESTRUCT)
RECALL_KERNEL(native, DISCOVERY_TICKET | DISCOVERY_NATIVE_IDS)
RECALL_KERNEL(native_self_destruct, DISCOVERY_TICKET | DISCOVERY_SELF_DESTRUCT | DISCOVERY_NATIVE_IDS)
