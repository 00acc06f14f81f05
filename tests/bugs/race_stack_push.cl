/* A lock-free stack: the push does not release the node that it publishes. */
/* expect: races A B */
#include "bugs.h"
kernel void bug(global atomic_uint *top, global uint *value, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    uint node = get_group_id(0);

    if (node > 0) {
        uint old = atomic_load_explicit(top, relaxed, device);
        value[node] = 10 * node; /* A */
        while (!atomic_compare_exchange_explicit(top, &old, node, relaxed, relaxed, device))
            ;
        return;
    }
    do
        node = atomic_load_explicit(top, acquire, device);
    while (node == 0);
    *out = value[node]; /* B */
}

kernel void fixed(global atomic_uint *top, global uint *value, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    uint node = get_group_id(0);

    if (node > 0) {
        uint old = atomic_load_explicit(top, relaxed, device);
        value[node] = 10 * node;
        while (!atomic_compare_exchange_explicit(top, &old, node, release, relaxed, device))
            ;
        return;
    }
    do
        node = atomic_load_explicit(top, acquire, device);
    while (node == 0);
    *out = value[node];
}
