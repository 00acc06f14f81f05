/* A reader leaves a lock of readers and writers by a relaxed atomic, so that the next writer is not behind its loads. */
/* expect: races A B */
#include "bugs.h"
#define WRITER 0x80000000u
kernel void bug(global atomic_uint *lock, global uint *data, global uint *sum)
{
    uint group_number = get_group_id(0);

    if (get_local_id(0) != 0)
        return;
    for (uint i = 0; i < 3; i++) {
        uint old = 0;
        if (group_number == 0) {
            while (!atomic_compare_exchange_explicit(lock, &old, WRITER, acquire, relaxed, device))
                old = 0;
            *data += 1; /* A */
            atomic_store_explicit(lock, 0, release, device);
            continue;
        }
        do
            while (old & WRITER)
                old = atomic_load_explicit(lock, relaxed, device);
        while (!atomic_compare_exchange_explicit(lock, &old, old + 1, acquire, relaxed, device));
        sum[group_number] += *data; /* B */
        atomic_fetch_sub_explicit(lock, 1, relaxed, device);
    }
}

kernel void fixed(global atomic_uint *lock, global uint *data, global uint *sum)
{
    uint group_number = get_group_id(0);

    if (get_local_id(0) != 0)
        return;
    for (uint i = 0; i < 3; i++) {
        uint old = 0;
        if (group_number == 0) {
            while (!atomic_compare_exchange_explicit(lock, &old, WRITER, acquire, relaxed, device))
                old = 0;
            *data += 1;
            atomic_store_explicit(lock, 0, release, device);
            continue;
        }
        do
            while (old & WRITER)
                old = atomic_load_explicit(lock, relaxed, device);
        while (!atomic_compare_exchange_explicit(lock, &old, old + 1, acquire, relaxed, device));
        sum[group_number] += *data;
        atomic_fetch_sub_explicit(lock, 1, release, device);
    }
}
