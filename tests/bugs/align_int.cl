/* An int is read through a pointer to an odd byte. The compiler makes one load of the twin's bytes if it can. */
/* expect: alignment A */
kernel void bug(global const uchar *in, global int *out)
{
    uint l = get_local_id(0);
    global const uchar *record = in + 5 * l + 1;

    out[l] = *(global const int *)record; /* A */
}

kernel void fixed(global const uchar *in, global int *out)
{
    uint l = get_local_id(0);
    global const uchar *record = in + 5 * l + 1;

    out[l] = ((volatile global const uchar *)record)[0] * 16843009;
}
