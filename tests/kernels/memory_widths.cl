/* Loads and stores of every width, at every alignment that a type allows, and byte by byte. */
#include "bare.h"

struct packet {
    uchar kind;
    ushort length;
    uint address;
    ulong time;
    uint payload[3];
};

kernel void memory_widths(global const uchar *bytes, global uchar *out, global struct packet *packets)
{
    uint i = get_global_id(0);
    global const ushort *shorts = (global const ushort *)bytes;
    global const uint *words = (global const uint *)bytes;
    global const ulong *longs = (global const ulong *)bytes;
    global const uint4 *quads = (global const uint4 *)bytes;
    global const char *signed_bytes = (global const char *)bytes;
    global const short *signed_shorts = (global const short *)bytes;
    global struct packet *p = packets + i;
    uint4 quad = quads[i % 8];

    p->kind = bytes[i * 3 % 128];
    p->length = shorts[i];
    p->address = words[i / 2] + (uint)signed_bytes[127 - i];
    p->time = longs[i % 16] + (ulong)signed_shorts[63 - i];
    p->payload[0] = quad.x ^ quad.w;
    p->payload[1] = quad.y + quad.z;
    p->payload[2] = words[i / 4] - words[i / 8];
    for (uint k = 0; k < 4; k++)
        out[i * 4 + (k ^ 1)] = bytes[i + k] + (uchar)k;
    *(global ushort *)(out + 256 + i * 2) = (ushort)(shorts[i] * 3);
    *(global uchar *)(out + 384 + i) = (uchar)(quad.x >> (i & 31));
}
