/* Each work-group adds its part to one word without an atomic. */
/* expect: races A A */
kernel void race_total_plain(global int *total)
{
    if (get_local_id(0) != 0)
        return;
#ifdef FIXED
    atomic_add(total, 5);
#else
    *total += 5; /* A */
#endif
}
