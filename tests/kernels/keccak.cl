/* Keccak-f[1600] on a state in private memory that is indexed with numbers from tables: rotations of 64 bits. */
constant ulong constants_of_rounds[24] = {
    0x0000000000000001, 0x0000000000008082, 0x800000000000808a, 0x8000000080008000, 0x000000000000808b,
    0x0000000080000001, 0x8000000080008081, 0x8000000000008009, 0x000000000000008a, 0x0000000000000088,
    0x0000000080008009, 0x000000008000000a, 0x000000008000808b, 0x800000000000008b, 0x8000000000008089,
    0x8000000000008003, 0x8000000000008002, 0x8000000000000080, 0x000000000000800a, 0x800000008000000a,
    0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008};
constant uchar rotations[24] = {1,  3,  6,  10, 15, 21, 28, 36, 45, 55, 2,  14,
                                27, 41, 56, 8,  25, 43, 62, 18, 39, 61, 20, 44};
constant uchar places[24] = {10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1};

kernel void keccak(global ulong *out)
{
    ulong s[25];
    uint g = get_global_id(0);

    for (int i = 0; i < 25; i++)
        s[i] = g * i;
    for (int r = 0; r < 24; r++) {
        ulong b[5];

        for (int i = 0; i < 5; i++)
            b[i] = s[i] ^ s[i + 5] ^ s[i + 10] ^ s[i + 15] ^ s[i + 20];
        for (int i = 0; i < 5; i++) {
            ulong t = b[(i + 4) % 5] ^ rotate(b[(i + 1) % 5], 1ul);

            for (int j = 0; j < 25; j += 5)
                s[j + i] ^= t;
        }
        ulong t = s[1];
        for (int i = 0; i < 24; i++) {
            ulong u = s[places[i]];

            s[places[i]] = rotate(t, (ulong)rotations[i]);
            t = u;
        }
        for (int j = 0; j < 25; j += 5) {
            ulong c[5];

            for (int i = 0; i < 5; i++)
                c[i] = s[j + i];
            for (int i = 0; i < 5; i++)
                s[j + i] ^= ~c[(i + 1) % 5] & c[(i + 2) % 5];
        }
        s[0] ^= constants_of_rounds[r];
    }
    for (int i = 0; i < 25; i++)
        out[g * 25 + i] = s[i];
}
