/* Doubles lie behind an int in local memory. */
/* expect: alignment A */
/* exit: 4 */
kernel void bug(global const double *in, global double *out)
{
    local double space[129];
    uint l = get_local_id(0);
    local double *values = (local double *)((local int *)space + 1);
    values[l] = in[l]; /* A */
    barrier(CLK_LOCAL_MEM_FENCE);
    out[l] = ((local double *)space)[127 - l + 1];
}

kernel void fixed(global const double *in, global double *out)
{
    local double space[129];
    uint l = get_local_id(0);
    local double *values = space + 1;
    values[l] = in[l];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[l] = ((local double *)space)[127 - l + 1];
}
