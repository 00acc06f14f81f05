/* The first work-group clears the counter that the others count up already. */
/* expect: races A B */
kernel void bug(global uint *count, global uint *out)
{
    uint g = get_group_id(0);

    if (get_local_id(0) != 0)
        return;
    if (g == 0)
        *count = 0; /* A */
    out[g] = atomic_inc(count) < 100; /* B */
}

kernel void fixed(global uint *count, global uint *out)
{
    uint g = get_group_id(0);

    if (get_local_id(0) != 0)
        return;
    out[g] = atomic_inc(count) < 100;
}
