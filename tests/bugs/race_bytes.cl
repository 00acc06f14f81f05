/* Flags of one bit each: waves change the same byte. */
/* expect: races A A */
kernel void bug(global uint *mask)
{
    uint l = get_local_id(0);

    if (l % 64 != 0)
        return;
    ((global uchar *)mask)[0] |= 1u << l / 64; /* A */
}

kernel void fixed(global uint *mask)
{
    uint l = get_local_id(0);

    if (l % 64 != 0)
        return;
    atomic_or(mask, 1u << l / 64);
}
