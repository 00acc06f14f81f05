/* A lock-free stack whose top carries a count of changes, so that an old node is not taken for a new one. */
#include "bugs.h"
kernel void ok_stack(global atomic_uint *top, global atomic_uint *below, global uint *value, global atomic_uint *sum)
{
    if (get_local_id(0) != 0)
        return;
    uint node = get_group_id(0) + 1;
    uint old = atomic_load_explicit(top, relaxed, device);

    value[node] = node;
    do
        atomic_store_explicit(&below[node], old & 0xffff, relaxed, device);
    while (!atomic_compare_exchange_explicit(top, &old, (old & ~0xffffu) + 0x10000 + node, acq_rel, relaxed, device));
    uint next;
    old = atomic_load_explicit(top, acquire, device);
    do {
        while ((old & 0xffff) == 0)
            old = atomic_load_explicit(top, acquire, device);
        next = atomic_load_explicit(&below[old & 0xffff], relaxed, device);
    } while (!atomic_compare_exchange_explicit(top, &old, (old & ~0xffffu) + 0x10000 + next, acq_rel, acquire, device));
    atomic_fetch_add_explicit(sum, value[old & 0xffff], relaxed, device);
}
