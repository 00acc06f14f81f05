/* math.c - the table of 2/pi behind v_trig_preop. */
#include "execute/math.h"

#include "execute/soft_float.h"

/* The fraction of 2/pi, 1201 bits from the highest on, as the hardware's table. */
static const uint64_t two_over_pi[20] = {
    0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561, 0xb7246e3a424dd2e0,
    0x06492eea09d1921c, 0xfe1deb1cb129a73e, 0xe88235f52ebb4484, 0xe99c7026b45f7e41, 0x3991d639835339f4,
    0x9c845f8bbdf9283b, 0x1ff897ffde05980f, 0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7, 0x4f463f669e5fea2d,
    0x7527bac7ebe5f17b, 0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08, 0x56033046fc7b0000, 0x0000000000000000,
};

/* 64 bits of 2/pi from the given one on; zeros beyond the table. */
static uint64_t bits_of_two_over_pi(uint32_t first)
{
    uint32_t word = first / 64, shift = first % 64;
    uint64_t high = word < 20 ? two_over_pi[word] : 0, low = word + 1 < 20 ? two_over_pi[word + 1] : 0;

    return shift ? high << shift | low >> (64 - shift) : high;
}

double execute_trig_preop_f64(uint64_t x, uint32_t segment)
{
    uint32_t exponent = (uint32_t)(x >> 52 & 0x7ffu);
    uint32_t first = (segment & 31u) * 53u + (exponent > 1077u ? exponent - 1077u : 0);
    int32_t scale = -53 - (int32_t)first + (exponent >= 1968u ? 128 : 0);

    return execute_f64(
        execute_float_pack(&execute_format_f64, false, scale, bits_of_two_over_pi(first) >> 11, EXECUTE_ROUND_ZERO));
}
