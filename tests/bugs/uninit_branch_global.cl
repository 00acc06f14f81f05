/* A word of a buffer that the host has not filled decides how far a loop runs. */
/* expect: uninitialised A */
kernel void bug(global uint *size, global uint *out)
{
    uint n = size[get_group_id(0)] & 7;
    uint sum = 0;

#pragma unroll 1
    for (uint i = 0; i < n; i++) /* A */
        sum += i + get_local_id(0);
    out[get_global_id(0)] = sum < 1000;
}

kernel void fixed(global uint *size, global uint *out)
{
    uint n = 3;
    uint sum = 0;

#pragma unroll 1
    for (uint i = 0; i < n; i++)
        sum += i + get_local_id(0);
    out[get_global_id(0)] = sum < 1000;
}
