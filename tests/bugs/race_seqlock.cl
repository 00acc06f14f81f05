/* A sequence lock whose data are ordinary words: the reader loads them while the writer stores. */
/* expect: races A B */
#include "bugs.h"
kernel void bug(global atomic_uint *sequence, global atomic_uint *data, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) == 0) {
        atomic_store_explicit(sequence, 1, relaxed, device);
        fence(release, device);
        *(global uint *)data = 7; /* A */
        fence(release, device);
        atomic_store_explicit(sequence, 2, relaxed, device);
        return;
    }
    uint before, value;
    do {
        before = atomic_load_explicit(sequence, acquire, device);
        value = *(global uint *)data; /* B */
        fence(acquire, device);
    } while (before != 2 || atomic_load_explicit(sequence, relaxed, device) != before);
    *out = value;
}

kernel void fixed(global atomic_uint *sequence, global atomic_uint *data, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) == 0) {
        atomic_store_explicit(sequence, 1, relaxed, device);
        fence(release, device);
        atomic_store_explicit(data, 7, relaxed, device);
        fence(release, device);
        atomic_store_explicit(sequence, 2, relaxed, device);
        return;
    }
    uint before, value;
    do {
        before = atomic_load_explicit(sequence, acquire, device);
        value = atomic_load_explicit(data, relaxed, device);
        fence(acquire, device);
    } while (before != 2 || atomic_load_explicit(sequence, relaxed, device) != before);
    *out = value;
}
