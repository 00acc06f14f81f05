/* A semaphore of two that is taken and never given back. Line tables. */
kernel void semaphore(volatile global uint *places, global uint *out)
{
    uint free;

    if (get_local_id(0) != 0)
        return;
    do {
        free = *places;
    } while (free == 0 || atomic_cmpxchg(places, free, free - 1) != free);
    out[get_group_id(0)] = 1;
}
