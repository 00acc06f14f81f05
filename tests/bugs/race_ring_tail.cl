/* A ring of four slots: the producer does not acquire the slots that the consumer has given back. */
/* expect: races A B */
#include "bugs.h"
kernel void bug(global atomic_uint *head, global atomic_uint *tail, global uint *ring, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
#pragma unroll 1
    for (uint i = 0; i < 16; i++)
        if (get_group_id(0) == 0) {
            while (i - atomic_load_explicit(tail, relaxed, device) == 4)
                ;
            ring[i % 4] = i; /* A */
            atomic_store_explicit(head, i + 1, release, device);
        } else {
            while (atomic_load_explicit(head, acquire, device) == i)
                ;
            out[i] = ring[i % 4]; /* B */
            atomic_store_explicit(tail, i + 1, release, device);
        }
}

kernel void fixed(global atomic_uint *head, global atomic_uint *tail, global uint *ring, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
#pragma unroll 1
    for (uint i = 0; i < 16; i++)
        if (get_group_id(0) == 0) {
            while (i - atomic_load_explicit(tail, acquire, device) == 4)
                ;
            ring[i % 4] = i;
            atomic_store_explicit(head, i + 1, release, device);
        } else {
            while (atomic_load_explicit(head, acquire, device) == i)
                ;
            out[i] = ring[i % 4];
            atomic_store_explicit(tail, i + 1, release, device);
        }
}
