/* What a work-item knows about its place, in three dimensions. */
kernel void grid(global uint *out)
{
    uint x = get_global_id(0);
    uint y = get_global_id(1);
    uint z = get_global_id(2);
    uint i = (z * get_global_size(1) + y) * get_global_size(0) + x;
    global uint *o = out + i * 6;

    o[0] = x | y << 8 | z << 16;
    o[1] = get_local_id(0) | get_local_id(1) << 8 | get_local_id(2) << 16;
    o[2] = get_group_id(0) | get_group_id(1) << 8 | get_group_id(2) << 16;
    o[3] = get_local_size(0) | get_local_size(1) << 8 | get_local_size(2) << 16;
    o[4] = get_num_groups(0) | get_num_groups(1) << 8 | get_num_groups(2) << 16;
    o[5] = get_global_offset(0) + get_global_offset(1) + get_global_offset(2);
}
