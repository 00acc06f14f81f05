/* A sequence lock whose data are ordinary words: the reader loads them while the writer stores. */
/* expect: races A B */
#include "bugs.h"
#ifdef FIXED
#define data_load(p)         atomic_load_explicit(p, relaxed, device)
#define data_store(p, v)     atomic_store_explicit(p, v, relaxed, device)
#else
#define data_load(p)     (*(global uint *)(p))
#define data_store(p, v) (*(global uint *)(p) = (v))
#endif
kernel void race_seqlock(global atomic_uint *sequence, global atomic_uint *data, global uint *out)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) == 0) {
        atomic_store_explicit(sequence, 1, relaxed, device);
        fence(release, device);
        data_store(data, 7); /* A */
        fence(release, device);
        atomic_store_explicit(sequence, 2, relaxed, device);
        return;
    }
    uint before, value;
    do {
        before = atomic_load_explicit(sequence, acquire, device);
        value = data_load(data); /* B */
        fence(acquire, device);
    } while (before != 2 || atomic_load_explicit(sequence, relaxed, device) != before);
    *out = value;
}
