/*
 * Kernels with a bug each, and without it; -gline-tables-only, levels: -O0 -O2
 *
 * Undefined values, barriers, alignment, bounds. See ../undefined_test.sh.
 */

__kernel void local_unwritten(__global uint *out)
{
    __local uint part[64];
    uint i = get_local_id(0);
    if (i < 32)
        part[i] = i;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = part[i] + 1;
}

__kernel void local_written(__global uint *out)
{
    __local uint part[64];
    uint i = get_local_id(0);
    part[i] = i;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = part[i] + 1;
}

__kernel void branch_unwritten(__global uint *out)
{
    __local uint part[64];
    uint i = get_local_id(0);
    if (i < 32)
        part[i] = i;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (part[63 - i] > 5)
        out[get_global_id(0)] = 1;
}

/* Parts of words that are undefined, and never matter. */
__kernel void branch_written(__global uint *out)
{
    __local uint part[64];
    uint i = get_local_id(0);
    if (i < 32)
        part[i] = i;
    barrier(CLK_LOCAL_MEM_FENCE);
    uint read = part[63 - i];
    if (i >= 32 && read > 5)
        out[get_global_id(0)] = 1;
    out[get_global_id(0)] |= (read & 0) | (i < 32 ? 7 : read);
}

__kernel void buffer_unwritten(__global uint *in, __global uint *out)
{
    out[get_global_id(0)] = in[get_global_id(0)] * 3;
}

__kernel void buffer_written(__global uint *in, __global uint *out)
{
    in[get_global_id(0)] = 4;
    out[get_global_id(0)] = in[get_global_id(0)] * 3;
}

__kernel void address_unwritten(__global uint *in, __global uint *out)
{
    out[in[get_global_id(0)] & 63] = 1;
}

__kernel void address_written(__global uint *in, __global uint *out)
{
    in[get_global_id(0)] = get_global_id(0);
    out[in[get_global_id(0)] & 63] = 1;
}

__kernel void counter_unwritten(__global uint *in, __global uint *out)
{
    atomic_inc(in);
}

__kernel void counter_written(__global uint *in, __global uint *out)
{
    if (get_global_id(0) == 0) {
        atomic_xchg(in, 0);
        atomic_inc(in);
    }
}

__kernel void private_unwritten(__global uint *out, uint n)
{
    uint a[8];
    for (uint i = 0; i < n; i++)
        a[i] = i;
    out[get_global_id(0)] = a[(get_global_id(0) + n) % 8];
}

__kernel void private_written(__global uint *out, uint n)
{
    uint a[8];
    for (uint i = 0; i < 8; i++)
        a[i] = i;
    out[get_global_id(0)] = a[(get_global_id(0) + n) % 8];
}

/* Bytes between members, and behind a third component. */
struct gaps {
    uchar a;
    uint b;
    ushort c;
    double d;
};

__kernel void padding_copied(__global struct gaps *out, __global float3 *vectors)
{
    struct gaps local_copy;
    uint i = get_global_id(0);
    local_copy.a = (uchar)i;
    local_copy.b = i;
    local_copy.c = 3;
    local_copy.d = 1.5;
    out[i] = local_copy;
    vectors[i] = (float3)(1, 2, i);
}

__kernel void barrier_skipped(__global uint *out)
{
    __local uint part[128];
    uint i = get_local_id(0);
    part[i] = i;
    if (i < 100)
        barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = part[127 - i];
}

__kernel void barrier_reached(__global uint *out)
{
    __local uint part[128];
    uint i = get_local_id(0);
    part[i] = i;
    if (i < 100)
        part[i] = i + 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = part[127 - i];
}

__kernel void barriers_differ(__global uint *out)
{
    __local uint part[128];
    uint i = get_local_id(0);
    part[i] = i;
    if (i < 64) {
        barrier(CLK_LOCAL_MEM_FENCE);
        part[i] += 1;
    } else {
        part[i] += 2;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[get_global_id(0)] = part[i];
}

__kernel void wave_ended(__global uint *out)
{
    __local uint part[128];
    uint i = get_local_id(0);
    if (i >= 64)
        return;
    part[i] = i;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = part[63 - i];
}

__kernel void misaligned(__global uchar *in, __global uint *out)
{
    uint i = get_global_id(0);
    out[i] = *(__global uint *)(in + 4 * i + 1);
}

__kernel void misaligned_store(__global uint *out)
{
    uint i = get_global_id(0);
    *(__global uint *)((__global uchar *)out + 8 * i + 2) = i * 3;
}

/* Bytes, which the compiler joins. */
__kernel void bytes_apart(__global uchar *in, __global uchar *out)
{
    uint i = get_global_id(0);
    for (uint j = 0; j < 4; j++)
        out[4 * i + 1 + j] = in[4 * i + 1 + j];
}

__kernel void bytes_taken(__global uchar *in, __global uint *out)
{
    uint i = get_global_id(0);
    out[i] = in[4 * i + 1] + in[4 * i + 2] + in[4 * i + 3] + in[4 * i + 4];
}

__kernel void local_past(__global uint *out)
{
    __local uint part[66];
    uint i = get_local_id(0);
    part[i + 3] = i;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = part[i + 3];
}

__kernel void buffer_past(__global uint *in, __global uint *out)
{
    uint i = get_global_id(0);
    out[i] = in[i + 1];
}

__kernel void buffer_other(__global uint *in, __global uint *out, uint far)
{
    uint i = get_global_id(0);
    out[i] = in[i + far];
}

/* Pointers to both buffers in one register, and to one of them from the other's indices. */
__kernel void buffer_either(__global uint *in, __global uint *out, uint far)
{
    uint i = get_global_id(0);
    __global uint *p = i & 1 ? in : out;
    uint sum = p[i];
    for (uint j = 0; j < far; j++) {
        sum += p[(i + j) & 63];
        p = p == in ? out : in;
    }
    out[i] = sum + in[(i + far) & 63];
}

/* Waits long enough for its compute unit to be taken away, with values in registers and in the LDS. */
__kernel void moved(__global uint *out, uint rounds, uint bound)
{
    __local uint part[128];
    uint i = get_local_id(0), sum = 0;
    if (i < bound)
        part[i] = i;
    uint kept = part[i ^ 1];
    for (uint round = 0; round < rounds; round++) {
        sum += round * i;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[get_global_id(0)] = sum + kept + part[i];
}
