/* cl-std=CL1.2 */
/* Halves that only live in memory: vload_half and vstore_half with their roundings. */
kernel void half_memory(global const float *values, global half *packed, global float *unpacked)
{
    uint i = get_global_id(0);
    uint count = get_global_size(0);

    vstore_half(values[i], i, packed);
    vstore_half_rtz(values[i] * 1.00048828125f, i, packed + count);
    vstore_half_rtp(values[i] * 1.00048828125f, i, packed + 2 * count);
    vstore_half_rtn(values[i] * 1.00048828125f, i, packed + 3 * count);
    barrier(CLK_GLOBAL_MEM_FENCE);
    unpacked[i] = vload_half(i, packed) - vload_half(i, packed + count);
    if (i % 4 == 0) {
        float4 four = vload_half4(i / 4, packed);
        vstore_half4(four.wzyx, i / 4, packed + 4 * count);
    }
}
