/* Every work-group stores its number into one word; the last one is not determined. */
/* expect: races A A */
kernel void bug(global uint *winner, global uint *done)
{
    if (get_local_id(0) != 0)
        return;
    *winner = get_group_id(0); /* A */
    done[get_group_id(0)] = 1;
}

kernel void fixed(global uint *winner, global uint *done)
{
    if (get_local_id(0) != 0)
        return;
    if (get_group_id(0) == get_num_groups(0) - 1)
        *winner = get_group_id(0);
    done[get_group_id(0)] = 1;
}
