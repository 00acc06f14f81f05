/* The right neighbour of the last work-item lies behind the work-group's local memory. */
/* expect: bounds A */
/* exit: 4 */
kernel void bug(global const int *in, global int *out)
{
    local int cell[128];
    uint l = get_local_id(0);

    cell[l] = in[l];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[l] = cell[l] + cell[l + 1]; /* A */
}

kernel void fixed(global const int *in, global int *out)
{
    local int cell[128];
    uint l = get_local_id(0);

    cell[l] = in[l];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[l] = cell[l] + (l < 127 ? cell[l + 1] : 0);
}
