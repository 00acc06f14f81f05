/* The same in global memory: a work-group of one wave counts without atomics. */
/* expect: races A A */
kernel void bug(global uint *count)
{
    uint l = get_local_id(0);

    count[l / 4] += 3; /* A */
}

kernel void fixed(global uint *count)
{
    uint l = get_local_id(0);

    atomic_add(&count[l / 4], 3);
}
