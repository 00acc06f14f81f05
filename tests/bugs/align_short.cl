/* Shorts in a packed record begin at an odd byte. */
/* expect: alignment A */
kernel void align_short(global uchar *out)
{
    uint l = get_local_id(0);

#ifdef FIXED
    ((volatile global uchar *)out)[3 * l + 1] = l;
    ((volatile global uchar *)out)[3 * l + 2] = l;
#else
    *(global ushort *)(out + 3 * l + 1) = l * 257; /* A */
#endif
}
