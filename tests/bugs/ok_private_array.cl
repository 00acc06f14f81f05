/* compile: -O3 */
/* A private array of 40, of which each element is stored before it is read. */
kernel void ok_private_array(global const uint *in, global uint *out)
{
    uint value[40];
    uint l = get_local_id(0);

#pragma unroll 1
    for (uint i = 0; i < 40; i++)
        value[(i * 7) % 40] = i;
    uint sum = 0;
#pragma unroll 1
    for (uint i = 0; i < 40; i++)
        sum += value[(i + in[l]) % 40];
    out[l] = sum;
}
