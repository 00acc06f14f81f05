/* The first work-group clears the counter that the others count up already. */
/* expect: races A B */
kernel void race_reset(global uint *count, global uint *out)
{
    uint g = get_group_id(0);

    if (get_local_id(0) != 0)
        return;
#ifndef FIXED
    if (g == 0)
        *count = 0; /* A */
#endif
    out[g] = atomic_inc(count) < 100; /* B */
}
