/*
 * Reductions over a work-group of several waves: sum, minimum, all and any, by a
 * tree whose last steps stay within a wave.
 */
#define ITEMS 192

kernel void reduce_group(global const int *in, global long *out)
{
    local long sums[ITEMS];
    local int minima[ITEMS];
    local uint votes;
    uint item = get_local_id(0);
    uint size = get_local_size(0);
    int x = in[get_global_id(0)];

    sums[item] = (long)x * x;
    minima[item] = x;
    if (item == 0)
        votes = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (x < 0)
        atomic_inc(&votes);
    for (uint left = size; left > 1; left = (left + 1) / 2) {
        if (item < left / 2) {
            uint other = item + (left + 1) / 2;
            sums[item] += sums[other];
            minima[item] = min(minima[item], minima[other]);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (item == 0) {
        global long *o = out + get_group_id(0) * 4;
        o[0] = sums[0];
        o[1] = minima[0];
        o[2] = votes == size;
        o[3] = votes > 0;
    }
}
