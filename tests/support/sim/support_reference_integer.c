/*
 * support_reference_integer.c - what integer vector arithmetic must give, lane by lane.
 *
 * Written from the ISA manual's definitions: wide integers.
 */
#include "support_reference.h"

REFERENCE(mov)
{
    return word(A);
}

REFERENCE(min_i32)
{
    return word(i32(A) - i32(B) < 0 ? A : B);
}

REFERENCE(max_i32)
{
    return word(i32(A) - i32(B) > 0 ? A : B);
}

REFERENCE(min_u32)
{
    return word((int64_t)A - (int64_t)B < 0 ? A : B);
}

REFERENCE(max_u32)
{
    return word((int64_t)A - (int64_t)B > 0 ? A : B);
}

/* The lowest, middle and highest of three numbers. */
static void sort3(int64_t v[3])
{
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < 2; i++) {
            if (v[i] > v[i + 1]) {
                int64_t t = v[i];

                v[i] = v[i + 1];
                v[i + 1] = t;
            }
        }
    }
}

static struct reference_output nth_of_three(const struct reference_input *in, bool is_signed, int n)
{
    int64_t v[3] = {is_signed ? i32(A) : (int64_t)A, is_signed ? i32(B) : (int64_t)B, is_signed ? i32(C) : (int64_t)C};

    sort3(v);
    return word((uint64_t)v[n]);
}

REFERENCE(min3_i32)
{
    return nth_of_three(in, true, 0);
}

REFERENCE(med3_i32)
{
    return nth_of_three(in, true, 1);
}

REFERENCE(max3_i32)
{
    return nth_of_three(in, true, 2);
}

REFERENCE(min3_u32)
{
    return nth_of_three(in, false, 0);
}

REFERENCE(med3_u32)
{
    return nth_of_three(in, false, 1);
}

REFERENCE(max3_u32)
{
    return nth_of_three(in, false, 2);
}

REFERENCE(cndmask)
{
    return word(in->mask ? B : A);
}

/* Sums whose carry or borrow is whether the exact result leaves the range. */
static struct reference_output carried(const struct reference_input *in, int64_t exact)
{
    bool out = exact < 0 || exact > UINT32_MAX;
    int64_t limit = exact < 0 ? 0 : UINT32_MAX;

    return (struct reference_output){.value = (uint32_t)(in->clamp && out ? limit : exact), .flag = out};
}

REFERENCE(add_u32)
{
    return carried(in, (int64_t)A + B);
}

REFERENCE(sub_u32)
{
    return carried(in, (int64_t)A - B);
}

REFERENCE(subrev_u32)
{
    return carried(in, (int64_t)B - A);
}

REFERENCE(addc_u32)
{
    return carried(in, (int64_t)A + B + in->mask);
}

REFERENCE(subb_u32)
{
    return carried(in, (int64_t)A - B - in->mask);
}

REFERENCE(subbrev_u32)
{
    return carried(in, (int64_t)B - A - in->mask);
}

static struct reference_output saturated(const struct reference_input *in, int128 exact, int128 low, int128 high)
{
    return word((uint64_t)(in->clamp ? limited(exact, low, high) : exact));
}

REFERENCE(mul_lo_u32)
{
    return word((uint64_t)((uint128)A * B));
}

REFERENCE(mul_hi_u32)
{
    return word((uint64_t)((uint128)A * B / ((uint128)1 << 32)));
}

REFERENCE(mul_hi_i32)
{
    return word((uint64_t)floor_division((int128)i32(A) * i32(B), (int128)1 << 32));
}

REFERENCE(mul_u32_u24)
{
    return saturated(in, (int128)(A % 0x1000000) * (B % 0x1000000), 0, UINT32_MAX);
}

REFERENCE(mul_hi_u32_u24)
{
    return word((uint64_t)((uint128)(A % 0x1000000) * (B % 0x1000000) >> 32));
}

REFERENCE(mul_i32_i24)
{
    return saturated(in, (int128)as_signed(A, 24) * as_signed(B, 24), INT32_MIN, INT32_MAX);
}

REFERENCE(mul_hi_i32_i24)
{
    return word((uint64_t)floor_division((int128)as_signed(A, 24) * as_signed(B, 24), (int128)1 << 32));
}

REFERENCE(mad_u32_u24)
{
    return saturated(in, (int128)(A % 0x1000000) * (B % 0x1000000) + C, 0, UINT32_MAX);
}

REFERENCE(mad_i32_i24)
{
    return saturated(in, (int128)as_signed(A, 24) * as_signed(B, 24) + i32(C), INT32_MIN, INT32_MAX);
}

REFERENCE(mad_u64_u32)
{
    uint128 exact = (uint128)A * B + in->source[2];
    bool out = exact > UINT64_MAX;

    return (struct reference_output){.value = in->clamp && out ? UINT64_MAX : (uint64_t)exact, .flag = out};
}

REFERENCE(mad_i64_i32)
{
    int128 exact = (int128)i32(A) * i32(B) + (int64_t)in->source[2];

    return (struct reference_output){.value = (uint64_t)(in->clamp ? limited(exact, INT64_MIN, INT64_MAX) : exact),
                                     .flag = exact < 0};
}

static uint32_t distance(int64_t a, int64_t b)
{
    return (uint32_t)(a < b ? b - a : a - b);
}

static uint32_t bytes_apart(uint64_t a, uint32_t b, bool masked)
{
    uint32_t sum = 0;

    for (uint32_t i = 0; i < 4; i++)
        sum += masked && byte(b, i) == 0 ? 0 : distance(byte(a, i), byte(b, i));
    return sum;
}

REFERENCE(sad_u8)
{
    return saturated(in, (int128)bytes_apart(A, B, false) + C, 0, UINT32_MAX);
}

REFERENCE(sad_hi_u8)
{
    return saturated(in, (int128)bytes_apart(A, B, false) * 65536 + C, 0, UINT32_MAX);
}

REFERENCE(msad_u8)
{
    return saturated(in, (int128)bytes_apart(A, B, true) + C, 0, UINT32_MAX);
}

REFERENCE(sad_u16)
{
    return saturated(in, (int128)distance(A % 65536, B % 65536) + distance(A / 65536, B / 65536) + C, 0, UINT32_MAX);
}

REFERENCE(sad_u32)
{
    return saturated(in, (int128)distance(A, B) + C, 0, UINT32_MAX);
}

static struct reference_output four_sums(const struct reference_input *in, bool masked)
{
    struct reference_output out = {0};

    for (uint32_t i = 0; i < 4; i++) {
        uint64_t sum = bytes_apart(in->source[0] >> 8 * i, B, masked) + (in->source[2] >> 16 * i) % 65536;

        out.value += sum % 65536 << 16 * i;
    }
    return out;
}

REFERENCE(qsad_pk_u16_u8)
{
    return four_sums(in, false);
}

REFERENCE(mqsad_pk_u16_u8)
{
    return four_sums(in, true);
}

REFERENCE(mqsad_u32_u8)
{
    uint32_t sums[4];
    const uint32_t addends[4] = {(uint32_t)in->source[2], (uint32_t)(in->source[2] >> 32), (uint32_t)in->high,
                                 (uint32_t)(in->high >> 32)};

    for (uint32_t i = 0; i < 4; i++)
        sums[i] = bytes_apart(in->source[0] >> 8 * i, B, true) + addends[i];
    return (struct reference_output){.value = (uint64_t)sums[1] << 32 | sums[0],
                                     .high = (uint64_t)sums[3] << 32 | sums[2]};
}

REFERENCE(lerp)
{
    uint32_t r = 0;

    for (uint32_t i = 0; i < 4; i++)
        r += (byte(A, i) + byte(B, i) + byte(C, i) % 2) / 2 << 8 * i;
    return word(r);
}

REFERENCE(cvt_pk_u16_u32)
{
    return word((A > 65535 ? 65535 : A) + (uint64_t)(B > 65535 ? 65535 : B) * 65536);
}

REFERENCE(cvt_pk_i16_i32)
{
    uint16_t low = (uint16_t)limited(i32(A), INT16_MIN, INT16_MAX);
    uint16_t high = (uint16_t)limited(i32(B), INT16_MIN, INT16_MAX);

    return word(low + (uint64_t)high * 65536);
}

/* 16 bits. */
static struct reference_output saturated_half(const struct reference_input *in, int128 exact, int128 low, int128 high)
{
    return half((uint64_t)(in->clamp ? limited(exact, low, high) : exact));
}

#define U16(x) ((int64_t)((x) % 65536))
#define I16(x) as_signed(x, 16)

REFERENCE(add_u16)
{
    return saturated_half(in, U16(A) + U16(B), 0, UINT16_MAX);
}

REFERENCE(sub_u16)
{
    return saturated_half(in, U16(A) - U16(B), 0, UINT16_MAX);
}

REFERENCE(subrev_u16)
{
    return saturated_half(in, U16(B) - U16(A), 0, UINT16_MAX);
}

REFERENCE(mul_lo_u16)
{
    return saturated_half(in, U16(A) * U16(B), 0, UINT16_MAX);
}

REFERENCE(mad_u16)
{
    return saturated_half(in, U16(A) * U16(B) + U16(C), 0, UINT16_MAX);
}

REFERENCE(mad_i16)
{
    return saturated_half(in, I16(A) * I16(B) + I16(C), INT16_MIN, INT16_MAX);
}

REFERENCE(min_u16)
{
    return half((uint64_t)(U16(A) < U16(B) ? U16(A) : U16(B)));
}

REFERENCE(max_u16)
{
    return half((uint64_t)(U16(A) > U16(B) ? U16(A) : U16(B)));
}

REFERENCE(min_i16)
{
    return half((uint64_t)(I16(A) < I16(B) ? I16(A) : I16(B)));
}

REFERENCE(max_i16)
{
    return half((uint64_t)(I16(A) > I16(B) ? I16(A) : I16(B)));
}

const struct reference reference_integer[] = {
    {ISA_OP_v_mov_b32, mov, 0},
    {ISA_OP_v_min_i32, min_i32, 0},
    {ISA_OP_v_max_i32, max_i32, 0},
    {ISA_OP_v_min_u32, min_u32, 0},
    {ISA_OP_v_max_u32, max_u32, 0},
    {ISA_OP_v_min3_i32, min3_i32, 0},
    {ISA_OP_v_med3_i32, med3_i32, 0},
    {ISA_OP_v_max3_i32, max3_i32, 0},
    {ISA_OP_v_min3_u32, min3_u32, 0},
    {ISA_OP_v_med3_u32, med3_u32, 0},
    {ISA_OP_v_max3_u32, max3_u32, 0},
    {ISA_OP_v_cndmask_b32, cndmask, 0},
    {ISA_OP_v_add_u32, add_u32, 0},
    {ISA_OP_v_sub_u32, sub_u32, 0},
    {ISA_OP_v_subrev_u32, subrev_u32, 0},
    {ISA_OP_v_addc_u32, addc_u32, 0},
    {ISA_OP_v_subb_u32, subb_u32, 0},
    {ISA_OP_v_subbrev_u32, subbrev_u32, 0},
    {ISA_OP_v_mul_lo_u32, mul_lo_u32, 0},
    {ISA_OP_v_mul_hi_u32, mul_hi_u32, 0},
    {ISA_OP_v_mul_hi_i32, mul_hi_i32, 0},
    {ISA_OP_v_mul_u32_u24, mul_u32_u24, 0},
    {ISA_OP_v_mul_hi_u32_u24, mul_hi_u32_u24, 0},
    {ISA_OP_v_mul_i32_i24, mul_i32_i24, 0},
    {ISA_OP_v_mul_hi_i32_i24, mul_hi_i32_i24, 0},
    {ISA_OP_v_mad_u32_u24, mad_u32_u24, 0},
    {ISA_OP_v_mad_i32_i24, mad_i32_i24, 0},
    {ISA_OP_v_mad_u64_u32, mad_u64_u32, 0},
    {ISA_OP_v_mad_i64_i32, mad_i64_i32, 0},
    {ISA_OP_v_sad_u8, sad_u8, 0},
    {ISA_OP_v_sad_hi_u8, sad_hi_u8, 0},
    {ISA_OP_v_sad_u16, sad_u16, 0},
    {ISA_OP_v_sad_u32, sad_u32, 0},
    {ISA_OP_v_msad_u8, msad_u8, 0},
    {ISA_OP_v_qsad_pk_u16_u8, qsad_pk_u16_u8, 0},
    {ISA_OP_v_mqsad_pk_u16_u8, mqsad_pk_u16_u8, 0},
    {ISA_OP_v_mqsad_u32_u8, mqsad_u32_u8, 0},
    {ISA_OP_v_lerp_u8, lerp, 0},
    {ISA_OP_v_cvt_pk_u16_u32, cvt_pk_u16_u32, 0},
    {ISA_OP_v_cvt_pk_i16_i32, cvt_pk_i16_i32, 0},
    {ISA_OP_v_add_u16, add_u16, 0},
    {ISA_OP_v_sub_u16, sub_u16, 0},
    {ISA_OP_v_subrev_u16, subrev_u16, 0},
    {ISA_OP_v_mul_lo_u16, mul_lo_u16, 0},
    {ISA_OP_v_mad_u16, mad_u16, 0},
    {ISA_OP_v_mad_i16, mad_i16, 0},
    {ISA_OP_v_min_u16, min_u16, 0},
    {ISA_OP_v_max_u16, max_u16, 0},
    {ISA_OP_v_min_i16, min_i16, 0},
    {ISA_OP_v_max_i16, max_i16, 0},
    {ISA_OP_COUNT, 0, 0},
};
