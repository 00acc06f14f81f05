/* A vector of four ints is read by a cast at an index that is no multiple of four. */
/* expect: alignment A */
kernel void bug(global const int *in, global int *out)
{
    uint l = get_local_id(0);

    int4 v = *(global const int4 *)(in + l + 1); /* A */
    out[l] = v.x + v.y + v.z + v.w;
}

kernel void fixed(global const int *in, global int *out)
{
    uint l = get_local_id(0);

    int4 v = (int4)(in[l + 1], in[l + 2], in[l + 3], in[l + 4]);
    out[l] = v.x + v.y + v.z + v.w;
}
