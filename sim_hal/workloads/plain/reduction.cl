/*
 * The sum of all elements: every work-item adds up a strided share, the work-group adds its items in a tree in local
 * memory, and one atomic a work-group adds it to the total. The largest element goes the same way.
 */
#define ITEMS 256

kernel void reduction(global const uint *values, uint count, global uint *total, global uint *largest)
{
    local uint sums[ITEMS];
    local uint maxima[ITEMS];
    uint item = get_local_id(0);
    uint sum = 0;
    uint maximum = 0;

    for (uint i = get_global_id(0); i < count; i += get_global_size(0)) {
        sum += values[i];
        maximum = max(maximum, values[i]);
    }
    sums[item] = sum;
    maxima[item] = maximum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint half_size = get_local_size(0) / 2; half_size > 0; half_size /= 2) {
        if (item < half_size) {
            sums[item] += sums[item + half_size];
            maxima[item] = max(maxima[item], maxima[item + half_size]);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (item == 0) {
        atomic_add(total, sums[0]);
        atomic_max(largest, maxima[0]);
    }
}
