/* mix.h - well mixed numbers from small ones: test data that does not repeat. */
#ifndef MIX_H
#define MIX_H

static inline uint mix32(uint x)
{
    x ^= x >> 16;
    x *= 0x7feb352du;
    x ^= x >> 15;
    x *= 0x846ca68bu;
    x ^= x >> 16;
    return x;
}

static inline ulong mix64(uint x)
{
    return (ulong)mix32(x) << 32 | mix32(x ^ 0x9e3779b9u);
}

#endif
