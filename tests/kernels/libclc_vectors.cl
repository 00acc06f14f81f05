/* vloadn, vstoren and those of halves by pointers of every address space; of libclc.h. */
#include "mix.h"

#define PLACE(i, memory, group, own) ((i) % 3 == 0 ? (memory) : (i) % 3 == 1 ? (group) : (own))

/* Moves n elements from number n on to number 2 * n, and adds 1 to the last. */
#define MOVE(T, n)                                                                                                     \
    {                                                                                                                  \
        T##n value;                                                                                                    \
                                                                                                                       \
        __attribute__((opencl_unroll_hint(1))) for (uint j = 0; j < 3 * n; j++) there[j] =                             \
            (T)(mix32(i + 64 * j) % 100);                                                                              \
        value = vload##n(1, there);                                                                                    \
        vstore##n(value + (T)1, 2, there);                                                                             \
        __attribute__((opencl_unroll_hint(1))) for (uint j = 0; j < 3 * n; j++) hash = hash * 31 + (ulong)there[j];    \
    }
#define MOVE_ALL(T, k)                                                                                                 \
    {                                                                                                                  \
        ulong8 own[6];                                                                                                 \
        T *there = PLACE(i, (T *)(space + 48 * i), (T *)(group + 48 * (i / 3)), (T *)own);                             \
        ulong hash = 1;                                                                                                \
                                                                                                                       \
        MOVE(T, 2) MOVE(T, 3) MOVE(T, 4) MOVE(T, 8) MOVE(T, 16) out[11 * i + k] = hash;                                \
    }

/* Stores with each rounding, and loads again. */
#define HALVES(F, n, name, rounding)                                                                                   \
    vstore##name##rounding((F)(number), 1, half_there);                                                                \
    __attribute__((opencl_unroll_hint(1))) for (uint j = 0; j < 48; j++)                                               \
    {                                                                                                                  \
        hash = hash * 31 + there[j];                                                                                   \
        there[j] = 0;                                                                                                  \
    }
#define ROUNDED(F, n, name)                                                                                            \
    HALVES(F, n, name, )                                                                                               \
    HALVES(F, n, name, _rte) HALVES(F, n, name, _rtz) HALVES(F, n, name, _rtp) HALVES(F, n, name, _rtn)
#define LOADED(n, name)                                                                                                \
    vstore##name((float##n)(number), 1, half_there);                                                                   \
    hash = hash * 31 +                                                                                                 \
           (ulong)(dot((float4)(1, 0, 0, 0), (float4)((float)(vload##name(1, half_there) LAST(n)))) * 4096 + 65536);
#define LAST(n) LAST_##n
#define LAST_2  .y
#define LAST_3  .z
#define LAST_4  .w
#define LAST_8  .s7
#define LAST_16 .sf

kernel void libclc_vectors(global ulong *out, global ulong *space)
{
    local ulong group[48 * 22];
    uint i = get_global_id(0);
    ushort own[48] __attribute__((aligned(32)));
    ushort *there = PLACE(i, (ushort *)(space + 48 * i), (ushort *)(group + 48 * (i / 3)), own);
    half *half_there = (half *)there;
    float number = (float)(int)(mix32(i) >> 8) * 0x1p-21f - 3;
    ulong hash = 1;

    MOVE_ALL(char, 0)
    MOVE_ALL(uchar, 1)
    MOVE_ALL(short, 2)
    MOVE_ALL(ushort, 3)
    MOVE_ALL(int, 4)
    MOVE_ALL(uint, 5)
    MOVE_ALL(long, 6)
    MOVE_ALL(ulong, 7)
    MOVE_ALL(float, 8)
    MOVE_ALL(double, 9)
    for (uint j = 0; j < 48; j++)
        there[j] = 0;
    ROUNDED(float, 1, _half)
    ROUNDED(double, 1, _half)
    ROUNDED(float2, 2, _half2)
    ROUNDED(float3, 3, a_half3)
    HALVES(double4, 4, _half4, _rtz)
    HALVES(double8, 8, a_half8, _rtp)
    HALVES(float16, 16, a_half16, _rtn)
    LOADED(2, _half2)
    LOADED(3, _half3)
    LOADED(3, a_half3)
    LOADED(4, a_half4)
    LOADED(8, _half8)
    LOADED(16, a_half16)
    hash = hash * 31 + (ulong)(vload_half(1, half_there) * 4096 + 65536);
    out[11 * i + 10] = hash;
}
