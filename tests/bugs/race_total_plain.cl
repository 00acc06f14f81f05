/* Each work-group adds its part to one word without an atomic. */
/* expect: races A A */
kernel void bug(global int *total)
{
    if (get_local_id(0) != 0)
        return;
    *total += 5; /* A */
}

kernel void fixed(global int *total)
{
    if (get_local_id(0) != 0)
        return;
    atomic_add(total, 5);
}
