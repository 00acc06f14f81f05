/* Kernels with one fault each. Their text has source lines: -gline-tables-only. */

static void put(global int *to, size_t at, int value)
{
    to[at] = value;
}

kernel void past_end(global int *data)
{
    put(data, get_global_id(0), 1);
}

kernel void before(global int *guard, global const short *data)
{
    guard[get_global_id(0)] = data[(long)get_global_id(0) - 3];
}

kernel void wild(global int *data)
{
    *(global int *)(0x700000000000UL + (ulong)data) = 1;
}

kernel void atomic_past_end(global int *data)
{
    const int i = get_global_id(0);

    ((global int *)data)[i] = atomic_add(&data[i + 64], 1);
}

kernel void lds(global int *data)
{
    local int tile[64];

    tile[get_local_id(0) * 8] = 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    data[get_global_id(0)] = tile[0];
}

kernel void dynamic_lds(global int *data, local float4 *tile)
{
    tile[get_local_id(0)].x = data[0];
    barrier(CLK_LOCAL_MEM_FENCE);
    *(local int *)((local char *)tile + get_local_id(0)) = 3;
    data[get_global_id(0)] = tile[1].x;
}

kernel void private_memory(global int *data)
{
    volatile int stack[8];

    for (int i = 0; i < 8; i++)
        stack[i] = data[i];
    stack[data[get_global_id(0)] * 100] = 3;
    data[0] = stack[data[1]];
}

constant int table[4] = {1, 2, 3, 4};

kernel void read_only_data(global int *data)
{
    *(global int *)(ulong)(data[0] ? (ulong)&table[2] : (ulong)&table[1]) = 7;
}

kernel void beyond_bytes(global int *data)
{
    *(global int *)((global char *)data + 5 * get_global_id(0)) = 7;
}

kernel void flat_private(global int *data)
{
    volatile int stack[8];
    volatile int *either = data[0] ? (volatile int *)data : (volatile int *)stack;

    either[data[1] * 10 + get_global_id(0)] = 3;
    data[0] = stack[data[1]];
}

#define VALUES (2 * 32)

kernel void two_locals(global int *data)
{
    local int counts[4];
    local volatile float values[VALUES];

    values[get_local_id(0)] = data[0];
    counts[get_local_id(0) & 3] = values[data[1]];
    *(local int *)((local char *)&counts[1] + get_local_id(0)) = 5;
    data[get_global_id(0)] = counts[2];
}
