/* mad_hi and ctz of every integer type and width, and smoothstep of doubles with scalar edges; of libclc.h. */
#include "mix.h"

/* Of unsigned values only: clang 14 multiplies the others wrongly at -O2. */
#define FOLD(value) hash = (hash ^ (ulong)(value)) * 0x100000001b3UL

ulong number(uint i, uint n)
{
    return (ulong)mix32(64 * i + n) << 32 | mix32(64 * i + n + 7777);
}

#define TRY(T, U, V, n)                                                                                                \
    {                                                                                                                  \
        union {                                                                                                        \
            V whole;                                                                                                   \
            T part[n];                                                                                                 \
        } a, b, c;                                                                                                     \
                                                                                                                       \
        for (uint j = 0; j < n; j++) {                                                                                 \
            a.part[j] = (T)number(i, 3 * j);                                                                           \
            b.part[j] = (T)number(i, 3 * j + 1);                                                                       \
            c.part[j] = (T)number(i, 3 * j + 2);                                                                       \
        }                                                                                                              \
        a.whole = mad_hi(a.whole, b.whole, c.whole);                                                                   \
        b.whole = b.whole & (V)(T)(~(T)0 << i % (8 * sizeof(T)));                                                      \
        c.whole = ctz((V)(b.whole - b.whole * (V)(T)(i % 7 == 0)));                                                    \
        for (uint j = 0; j < n; j++) {                                                                                 \
            FOLD((U)a.part[j]);                                                                                        \
            FOLD((U)c.part[j]);                                                                                        \
        }                                                                                                              \
    }
#define TRY_ALL(T, U, k)                                                                                               \
    hash = 1;                                                                                                          \
    TRY(T, U, T, 1)                                                                                                    \
    TRY(T, U, T##2, 2) TRY(T, U, T##3, 3) TRY(T, U, T##4, 4) TRY(T, U, T##8, 8) TRY(T, U, T##16, 16) out[9 * i + k] =  \
        hash;

kernel void libclc_integers(global ulong *out)
{
    uint i = get_global_id(0);
    ulong hash;

    TRY_ALL(char, uchar, 0)
    TRY_ALL(uchar, uchar, 1)
    TRY_ALL(short, ushort, 2)
    TRY_ALL(ushort, ushort, 3)
    TRY_ALL(int, uint, 4)
    TRY_ALL(uint, uint, 5)
    TRY_ALL(long, ulong, 6)
    TRY_ALL(ulong, ulong, 7)
    hash = 1;
    FOLD(as_ulong(smoothstep(-8.0, 8.0, (double2)(i - 32.0)).y));
    FOLD(as_ulong(smoothstep(-8.0, 8.0, (double3)(i - 32.0)).z));
    FOLD(as_ulong(smoothstep(-8.0, 8.0, (double4)(i - 32.0)).w));
    FOLD(as_ulong(smoothstep(-8.0, 8.0, (double8)(i - 32.0)).s7));
    FOLD(as_ulong(smoothstep(-8.0, 8.0, (double16)(i - 32.0)).sf));
    out[9 * i + 8] = hash;
}
