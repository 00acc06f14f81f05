/* Text, byte by byte: searching for a word, base64, UTF-8 lengths, numbers out of digits. */
#include "bare.h"

constant char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

kernel void text(global const uchar *in, uint length, global uchar *encoded, global int *out)
{
    uint i = get_global_id(0);

    if (i * 3 < length) {
        uint three = (uint)in[i * 3] << 16;
        if (i * 3 + 1 < length)
            three |= (uint)in[i * 3 + 1] << 8;
        if (i * 3 + 2 < length)
            three |= in[i * 3 + 2];
        for (uint k = 0; k < 4; k++)
            encoded[i * 4 + k] = i * 3 + k > length ? '=' : (uchar)alphabet[three >> (18 - 6 * k) & 63];
    }
    if (i >= length)
        return;

    int number = 0;
    for (uint k = i; k < length && in[k] >= '0' && in[k] <= '9'; k++)
        number = number * 10 + in[k] - '0';
    out[i * 3] = number;

    int points = 0;
    for (uint k = 0; k <= i; k++)
        points += (in[k] & 0xc0) != 0x80;
    out[i * 3 + 1] = points;

    uint matched = 0;
    const uchar word[4] = {'w', 'a', 'v', 'e'};
    while (matched < 4 && i + matched < length && (in[i + matched] | 0x20) == word[matched])
        matched++;
    out[i * 3 + 2] = matched == 4;
}
