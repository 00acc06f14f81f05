/* A stencil's halo is loaded by two work-items, and the barrier stands before that. */
/* expect: races A B */
/* expect?: uninitialised * */
kernel void race_halo(global const int *in, global int *out)
{
    local int cell[130];
    uint l = get_local_id(0);

    cell[l + 1] = in[l + 1];
#ifndef FIXED
    barrier(CLK_LOCAL_MEM_FENCE);
#endif
    if (l < 2)
        cell[129 * l] = in[129 * l]; /* A */
#ifdef FIXED
    barrier(CLK_LOCAL_MEM_FENCE);
#endif
    if (l < 2)
        return;
    out[l] = cell[l - 1] + cell[l] + cell[l + 2]; /* B */
}
