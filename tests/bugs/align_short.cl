/* Shorts in a packed record begin at an odd byte. */
/* expect: alignment A */
kernel void bug(global uchar *out)
{
    uint l = get_local_id(0);

    *(global ushort *)(out + 3 * l + 1) = l * 257; /* A */
}

kernel void fixed(global uchar *out)
{
    uint l = get_local_id(0);

    ((volatile global uchar *)out)[3 * l + 1] = l;
    ((volatile global uchar *)out)[3 * l + 2] = l;
}
