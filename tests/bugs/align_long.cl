/* A long behind an int, without the padding that the language wants. */
/* expect: alignment A */
kernel void bug(global const uint *in, global ulong *out)
{
    uint l = get_local_id(0);

    out[l] = *(global const ulong *)(in + 3 * l + 1); /* A */
}

kernel void fixed(global const uint *in, global ulong *out)
{
    uint l = get_local_id(0);

    out[l] = in[3 * l + 1] | (ulong)in[3 * l + 2] << 32;
}
