/* Every work-group says that it has arrived, and waits for all the others. -gline-tables-only */
kernel void meet(volatile global uint *arrived, global uint *met)
{
    if (get_local_id(0) == 0) {
        atomic_inc(arrived);
        while (*arrived < get_num_groups(0))
            ;
    }
    barrier(CLK_GLOBAL_MEM_FENCE);
    met[get_global_id(0)] = 1;
}
