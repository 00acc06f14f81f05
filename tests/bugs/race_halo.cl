/* A stencil's halo is loaded by two work-items, and the barrier stands before that. */
/* expect: races A B */
/* expect?: uninitialised * */
kernel void bug(global const int *in, global int *out)
{
    local int cell[130];
    uint l = get_local_id(0);

    cell[l + 1] = in[l + 1];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 2)
        cell[129 * l] = in[129 * l]; /* A */
    if (l < 2)
        return;
    out[l] = cell[l - 1] + cell[l] + cell[l + 2]; /* B */
}

kernel void fixed(global const int *in, global int *out)
{
    local int cell[130];
    uint l = get_local_id(0);

    cell[l + 1] = in[l + 1];
    if (l < 2)
        cell[129 * l] = in[129 * l];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 2)
        return;
    out[l] = cell[l - 1] + cell[l] + cell[l + 2];
}
