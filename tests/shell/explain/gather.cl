/* Work-groups count up, and wait until all are there: more than the GPU holds. Line tables. */
kernel void gather(volatile global uint *count, global uint *out, uint groups)
{
    if (get_local_id(0) != 0)
        return;
    atomic_inc(count);
    while (*count < groups)
        ;
    out[get_group_id(0)] = 1;
}
