/* Each work-group reads what another one has written before its barrier, as if a barrier held for all of them. */
/* expect: races A B */
/* says: missing: an order of the two work-groups: a barrier orders one work-group alone */
kernel void bug(global int *part, global int *out)
{
    uint g = get_global_id(0);

    part[g] = g + 1; /* A */
    barrier(CLK_GLOBAL_MEM_FENCE);
    out[g] = part[get_global_size(0) - 1 - g]; /* B */
}

kernel void fixed(global int *part, global int *out)
{
    uint g = get_global_id(0);

    part[g] = g + 1;
    barrier(CLK_GLOBAL_MEM_FENCE);
    out[g] = part[g ^ 64];
}
