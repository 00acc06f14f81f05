/* Waves store bytes of one word, each its own. */
kernel void ok_bytes(global uchar *out)
{
    uint l = get_local_id(0);

    out[(l % 64) * 4 + l / 64] = l / 64 + 1;
}
