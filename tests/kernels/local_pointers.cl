/* Local memory whose size is an argument, twice, beside memory whose size is known. */
kernel void local_pointers(local int *first, global int *out, local long *second, int scale)
{
    local int fixed[64];
    int item = get_local_id(0);
    int size = get_local_size(0);

    first[item] = item * scale;
    first[item + size] = item - scale;
    second[item] = (long)item << 33 | (uint)scale;
    fixed[item % 64] = item % 64;
    barrier(CLK_LOCAL_MEM_FENCE);
    int other = size - 1 - item;
    out[get_global_id(0)] =
        first[other] + first[size + item] * 3 + (int)(second[other] >> 33) + (int)second[item] + fixed[other % 64];
}
