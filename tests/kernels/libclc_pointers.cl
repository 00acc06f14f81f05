/* Functions with a result behind a pointer, which may point to global, local or private memory; of libclc.h. */
#include "mix.h"

/* Hidden from the compiler: which address space the pointer is of. */
#define PLACE(i, memory, group, own) ((i) % 3 == 0 ? (memory) : (i) % 3 == 1 ? (group) : (own))

#define TRY(F, base)                                                                                                   \
    {                                                                                                                  \
        F x = (F)(int)mix32(i) * (F)0x1p-20 * (i % 2 ? (F)1 : (F)0x1p-12);                                             \
        F y = (F)(int)(mix32(i + 99) | 1) * (F)0x1p-28;                                                                \
        F own[2];                                                                                                      \
        int count[2];                                                                                                  \
        F *part = PLACE(i, (F *)(space + i), (F *)(group + i), own);                                                   \
        int *number = PLACE(i, (int *)(space + i), (int *)(group + i), count);                                         \
        global double *o = out + 24 * i + base;                                                                        \
                                                                                                                       \
        o[0] = modf(x, part);                                                                                          \
        o[1] = *part;                                                                                                  \
        o[2] = fract(x, part);                                                                                         \
        o[3] = *part;                                                                                                  \
        o[4] = frexp(x, number);                                                                                       \
        o[5] = *number;                                                                                                \
        o[6] = remquo(x, y, number);                                                                                   \
        o[7] = *number & 7;                                                                                            \
        o[8] = rint(1000 * sincos(y, part));                                                                           \
        o[9] = rint(1000 * *part);                                                                                     \
        o[10] = rint(100 * lgamma_r(y * (F)4 + (F)0.125, number));                                                     \
        o[11] = *number;                                                                                               \
        for (uint j = 0; j < 12; j++)                                                                                  \
            o[j] += 0.0;                                                                                               \
    }

kernel void libclc_pointers(global double *out, global double4 *space, global uint *fences)
{
    local double4 group[64];
    uint i = get_global_id(0);
    float4 whole;
    float4 *four = PLACE(i, (float4 *)(space + i), (float4 *)(group + i), &whole);
    float4 rest = modf((float4)(i + 0.5f, i - 0.25f, -1.75f, 3), four);

    /* Private memory may be moved to local memory by the compiler. */
    fences[4 * i] = get_fence(i % 3 ? (uint *)fences : (uint *)group);
    fences[4 * i + 1] = get_fence(i % 2 ? (const void *)fences : (const void *)group);
    fences[4 * i + 2] = (uint)dot(rest, (float4)(4, 16, 64, 256));
    fences[4 * i + 3] = (uint)(int)dot(*four, (float4)(1, 10, 1000, 100));
    TRY(float, 0)
    TRY(double, 12)
}
