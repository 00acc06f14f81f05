/* Vectors of three have room for four, and the fourth is stored nowhere. */
/* expect: uninitialised A */
kernel void bug(global const int *in, global int *out)
{
    local int points[256];
    uint l = get_local_id(0);

    points[4 * l] = in[l];
    points[4 * l + 1] = in[l];
    points[4 * l + 2] = in[l];
    barrier(CLK_LOCAL_MEM_FENCE);
    int4 p = ((local int4 *)points)[63 - l];
    out[l] = p.x + p.y + p.z + p.w; /* A */
}

kernel void fixed(global const int *in, global int *out)
{
    local int points[256];
    uint l = get_local_id(0);

    points[4 * l] = in[l];
    points[4 * l + 1] = in[l];
    points[4 * l + 2] = in[l];
    barrier(CLK_LOCAL_MEM_FENCE);
    int4 p = ((local int4 *)points)[63 - l];
    out[l] = p.x + p.y + p.z;
}
