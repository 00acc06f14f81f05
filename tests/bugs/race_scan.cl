/* Prefix sums in place: a step's stores meet the loads of the same step. */
/* expect: races A B */
kernel void bug(global int *data)
{
    local int sum[128];
    uint l = get_local_id(0);

    sum[l] = data[l];
    barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll 1
    for (uint step = 1; step < 128; step *= 2) {
        int before = l >= step ? sum[l - step] : 0; /* A */
        sum[l] += before; /* B */
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    data[l] = sum[l];
}

kernel void fixed(global int *data)
{
    local int sum[128];
    uint l = get_local_id(0);

    sum[l] = data[l];
    barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll 1
    for (uint step = 1; step < 128; step *= 2) {
        int before = l >= step ? sum[l - step] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        sum[l] += before;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    data[l] = sum[l];
}
