/*
 * Launched again and again, each work-item reads what that of the next work-group has written in the launch before, and
 * counts what is older. Words: counts of launches, then two rows of them for the neighbours, by turns.
 */
__kernel void brief(__global uint *words, __global uint *wrong)
{
    uint lane = (uint)get_local_id(0), item = (uint)get_global_id(0), items = (uint)get_global_size(0);
    uint next = ((uint)get_group_id(0) + 1) % (uint)get_num_groups(0) * 64 + lane;
    __global uint *own = words + item, *rows = words + items;
    uint count = *own;

    if (rows[(count & 1) * items + next] != count)
        atomic_add(wrong, 1);
    rows[(~count & 1) * items + item] = count + 1;
    *own = count + 1;
}
