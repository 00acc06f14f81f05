/*
 * support_reference_compare.c - what comparisons and class tests must give.
 *
 * The ISA numbers conditions by bits: of a float condition, bit 0 is "less", 1 "equal", 2 "greater" and 3 inverts it
 * (7 and 8 are "ordered" and "unordered"); integers have the first three alone.
 */
#include "support_exact.h"
#include "support_isa.h"

/* Which of the bits describes two values: 1 less, 2 equal, 4 greater, 0 unordered. */
static uint32_t relation(int128 a, int128 b)
{
    return a < b ? 1 : a == b ? 2 : 4;
}

/* A float's place in order, with -0 and +0 in one. */
static int128 place(const struct exact_format *format, uint64_t bits)
{
    int128 size = (int128)(bits & (exact_sign_bit(format) - 1));

    return bits & exact_sign_bit(format) ? -size : size;
}

static struct reference_output float_condition(const struct exact_format *format, const struct reference_input *in,
                                               uint32_t condition)
{
    bool keep = in->mode >> (format == &exact_f32 ? 4 : 6) & 1u;
    uint64_t mask = exact_sign_bit(format) * 2 - 1, v[2] = {in->source[0] & mask, in->source[1] & mask};
    uint32_t is = 0;

    for (int i = 0; i < 2; i++)
        v[i] = !keep && exact_is_denormal(format, v[i]) ? 0 : v[i];
    if (!exact_is_nan(format, v[0]) && !exact_is_nan(format, v[1]))
        is = relation(place(format, v[0]), place(format, v[1]));
    return (struct reference_output){.flag = condition < 8 ? (condition & is) != 0 : (~condition & 7 & is) == 0};
}

/* A value of an integer type, for arithmetic. */
static int128 number(uint64_t bits, uint32_t size, bool is_signed)
{
    int128 modulus = (int128)1 << size, value = (int128)bits % modulus;

    return is_signed && value >= modulus / 2 ? value - modulus : value;
}

static struct reference_output integer_condition(const struct reference_input *in, uint32_t condition, uint32_t size,
                                                 bool is_signed)
{
    uint32_t is = relation(number(in->source[0], size, is_signed), number(in->source[1], size, is_signed));

    return (struct reference_output){.flag = (condition & is) != 0};
}

/* Bits of the class mask, in the manual's order. */
static struct reference_output class_test(const struct exact_format *format, const struct reference_input *in)
{
    uint64_t bits = in->source[0] & (exact_sign_bit(format) * 2 - 1);
    bool negative = bits & exact_sign_bit(format);
    uint32_t number_of_class;

    if (exact_is_nan(format, bits))
        number_of_class = exact_quieted(format, bits) == bits ? 1 : 0;
    else if (exact_is_infinite(format, bits))
        number_of_class = negative ? 2 : 9;
    else if ((bits & (exact_sign_bit(format) - 1)) == 0)
        number_of_class = negative ? 5 : 6;
    else if (exact_is_denormal(format, bits))
        number_of_class = negative ? 4 : 7;
    else
        number_of_class = negative ? 3 : 8;
    return (struct reference_output){.flag = in->source[1] >> number_of_class & 1u};
}

#define FLOAT(type, n)                                                                                                 \
    static struct reference_output compare_##type##_##n(const struct reference_input *in)                              \
    {                                                                                                                  \
        return float_condition(&exact_##type, in, n);                                                                  \
    }

#define INTEGER(type, n)                                                                                               \
    static struct reference_output compare_##type##_##n(const struct reference_input *in)                              \
    {                                                                                                                  \
        return integer_condition(in, n, test_type_bits(#type), #type[0] == 'i');                                       \
    }

#define CLASS(type)                                                                                                    \
    static struct reference_output class_##type(const struct reference_input *in)                                      \
    {                                                                                                                  \
        return class_test(&exact_##type, in);                                                                          \
    }

#define INTEGERS(type)                                                                                                 \
    INTEGER(type, 0)                                                                                                   \
    INTEGER(type, 1)                                                                                                   \
    INTEGER(type, 2)                                                                                                   \
    INTEGER(type, 3) INTEGER(type, 4) INTEGER(type, 5) INTEGER(type, 6) INTEGER(type, 7)

#define FLOATS(type)                                                                                                   \
    FLOAT(type, 0)                                                                                                     \
    FLOAT(type, 1)                                                                                                     \
    FLOAT(type, 2)                                                                                                     \
    FLOAT(type, 3)                                                                                                     \
    FLOAT(type, 4)                                                                                                     \
    FLOAT(type, 5)                                                                                                     \
    FLOAT(type, 6)                                                                                                     \
    FLOAT(type, 7)                                                                                                     \
    FLOAT(type, 8)                                                                                                     \
    FLOAT(type, 9)                                                                                                     \
    FLOAT(type, 10)                                                                                                    \
    FLOAT(type, 11)                                                                                                    \
    FLOAT(type, 12) FLOAT(type, 13) FLOAT(type, 14) FLOAT(type, 15)

FLOATS(f16)
FLOATS(f32)
FLOATS(f64)
INTEGERS(i16)
INTEGERS(u16)
INTEGERS(i32)
INTEGERS(u32)
INTEGERS(i64)
INTEGERS(u64)
CLASS(f16)
CLASS(f32)
CLASS(f64)

const struct reference reference_compare[] = {
    {ISA_OP_v_cmp_f_f16, compare_f16_0, 0},
    {ISA_OP_v_cmp_lt_f16, compare_f16_1, 0},
    {ISA_OP_v_cmp_eq_f16, compare_f16_2, 0},
    {ISA_OP_v_cmp_le_f16, compare_f16_3, 0},
    {ISA_OP_v_cmp_gt_f16, compare_f16_4, 0},
    {ISA_OP_v_cmp_lg_f16, compare_f16_5, 0},
    {ISA_OP_v_cmp_ge_f16, compare_f16_6, 0},
    {ISA_OP_v_cmp_o_f16, compare_f16_7, 0},
    {ISA_OP_v_cmp_u_f16, compare_f16_8, 0},
    {ISA_OP_v_cmp_nge_f16, compare_f16_9, 0},
    {ISA_OP_v_cmp_nlg_f16, compare_f16_10, 0},
    {ISA_OP_v_cmp_ngt_f16, compare_f16_11, 0},
    {ISA_OP_v_cmp_nle_f16, compare_f16_12, 0},
    {ISA_OP_v_cmp_neq_f16, compare_f16_13, 0},
    {ISA_OP_v_cmp_nlt_f16, compare_f16_14, 0},
    {ISA_OP_v_cmp_tru_f16, compare_f16_15, 0},
    {ISA_OP_v_cmpx_f_f16, compare_f16_0, 0},
    {ISA_OP_v_cmpx_lt_f16, compare_f16_1, 0},
    {ISA_OP_v_cmpx_eq_f16, compare_f16_2, 0},
    {ISA_OP_v_cmpx_le_f16, compare_f16_3, 0},
    {ISA_OP_v_cmpx_gt_f16, compare_f16_4, 0},
    {ISA_OP_v_cmpx_lg_f16, compare_f16_5, 0},
    {ISA_OP_v_cmpx_ge_f16, compare_f16_6, 0},
    {ISA_OP_v_cmpx_o_f16, compare_f16_7, 0},
    {ISA_OP_v_cmpx_u_f16, compare_f16_8, 0},
    {ISA_OP_v_cmpx_nge_f16, compare_f16_9, 0},
    {ISA_OP_v_cmpx_nlg_f16, compare_f16_10, 0},
    {ISA_OP_v_cmpx_ngt_f16, compare_f16_11, 0},
    {ISA_OP_v_cmpx_nle_f16, compare_f16_12, 0},
    {ISA_OP_v_cmpx_neq_f16, compare_f16_13, 0},
    {ISA_OP_v_cmpx_nlt_f16, compare_f16_14, 0},
    {ISA_OP_v_cmpx_tru_f16, compare_f16_15, 0},
    {ISA_OP_v_cmp_f_f32, compare_f32_0, 0},
    {ISA_OP_v_cmp_lt_f32, compare_f32_1, 0},
    {ISA_OP_v_cmp_eq_f32, compare_f32_2, 0},
    {ISA_OP_v_cmp_le_f32, compare_f32_3, 0},
    {ISA_OP_v_cmp_gt_f32, compare_f32_4, 0},
    {ISA_OP_v_cmp_lg_f32, compare_f32_5, 0},
    {ISA_OP_v_cmp_ge_f32, compare_f32_6, 0},
    {ISA_OP_v_cmp_o_f32, compare_f32_7, 0},
    {ISA_OP_v_cmp_u_f32, compare_f32_8, 0},
    {ISA_OP_v_cmp_nge_f32, compare_f32_9, 0},
    {ISA_OP_v_cmp_nlg_f32, compare_f32_10, 0},
    {ISA_OP_v_cmp_ngt_f32, compare_f32_11, 0},
    {ISA_OP_v_cmp_nle_f32, compare_f32_12, 0},
    {ISA_OP_v_cmp_neq_f32, compare_f32_13, 0},
    {ISA_OP_v_cmp_nlt_f32, compare_f32_14, 0},
    {ISA_OP_v_cmp_tru_f32, compare_f32_15, 0},
    {ISA_OP_v_cmpx_f_f32, compare_f32_0, 0},
    {ISA_OP_v_cmpx_lt_f32, compare_f32_1, 0},
    {ISA_OP_v_cmpx_eq_f32, compare_f32_2, 0},
    {ISA_OP_v_cmpx_le_f32, compare_f32_3, 0},
    {ISA_OP_v_cmpx_gt_f32, compare_f32_4, 0},
    {ISA_OP_v_cmpx_lg_f32, compare_f32_5, 0},
    {ISA_OP_v_cmpx_ge_f32, compare_f32_6, 0},
    {ISA_OP_v_cmpx_o_f32, compare_f32_7, 0},
    {ISA_OP_v_cmpx_u_f32, compare_f32_8, 0},
    {ISA_OP_v_cmpx_nge_f32, compare_f32_9, 0},
    {ISA_OP_v_cmpx_nlg_f32, compare_f32_10, 0},
    {ISA_OP_v_cmpx_ngt_f32, compare_f32_11, 0},
    {ISA_OP_v_cmpx_nle_f32, compare_f32_12, 0},
    {ISA_OP_v_cmpx_neq_f32, compare_f32_13, 0},
    {ISA_OP_v_cmpx_nlt_f32, compare_f32_14, 0},
    {ISA_OP_v_cmpx_tru_f32, compare_f32_15, 0},
    {ISA_OP_v_cmp_f_f64, compare_f64_0, 0},
    {ISA_OP_v_cmp_lt_f64, compare_f64_1, 0},
    {ISA_OP_v_cmp_eq_f64, compare_f64_2, 0},
    {ISA_OP_v_cmp_le_f64, compare_f64_3, 0},
    {ISA_OP_v_cmp_gt_f64, compare_f64_4, 0},
    {ISA_OP_v_cmp_lg_f64, compare_f64_5, 0},
    {ISA_OP_v_cmp_ge_f64, compare_f64_6, 0},
    {ISA_OP_v_cmp_o_f64, compare_f64_7, 0},
    {ISA_OP_v_cmp_u_f64, compare_f64_8, 0},
    {ISA_OP_v_cmp_nge_f64, compare_f64_9, 0},
    {ISA_OP_v_cmp_nlg_f64, compare_f64_10, 0},
    {ISA_OP_v_cmp_ngt_f64, compare_f64_11, 0},
    {ISA_OP_v_cmp_nle_f64, compare_f64_12, 0},
    {ISA_OP_v_cmp_neq_f64, compare_f64_13, 0},
    {ISA_OP_v_cmp_nlt_f64, compare_f64_14, 0},
    {ISA_OP_v_cmp_tru_f64, compare_f64_15, 0},
    {ISA_OP_v_cmpx_f_f64, compare_f64_0, 0},
    {ISA_OP_v_cmpx_lt_f64, compare_f64_1, 0},
    {ISA_OP_v_cmpx_eq_f64, compare_f64_2, 0},
    {ISA_OP_v_cmpx_le_f64, compare_f64_3, 0},
    {ISA_OP_v_cmpx_gt_f64, compare_f64_4, 0},
    {ISA_OP_v_cmpx_lg_f64, compare_f64_5, 0},
    {ISA_OP_v_cmpx_ge_f64, compare_f64_6, 0},
    {ISA_OP_v_cmpx_o_f64, compare_f64_7, 0},
    {ISA_OP_v_cmpx_u_f64, compare_f64_8, 0},
    {ISA_OP_v_cmpx_nge_f64, compare_f64_9, 0},
    {ISA_OP_v_cmpx_nlg_f64, compare_f64_10, 0},
    {ISA_OP_v_cmpx_ngt_f64, compare_f64_11, 0},
    {ISA_OP_v_cmpx_nle_f64, compare_f64_12, 0},
    {ISA_OP_v_cmpx_neq_f64, compare_f64_13, 0},
    {ISA_OP_v_cmpx_nlt_f64, compare_f64_14, 0},
    {ISA_OP_v_cmpx_tru_f64, compare_f64_15, 0},
    {ISA_OP_v_cmp_f_i16, compare_i16_0, 0},
    {ISA_OP_v_cmp_lt_i16, compare_i16_1, 0},
    {ISA_OP_v_cmp_eq_i16, compare_i16_2, 0},
    {ISA_OP_v_cmp_le_i16, compare_i16_3, 0},
    {ISA_OP_v_cmp_gt_i16, compare_i16_4, 0},
    {ISA_OP_v_cmp_ne_i16, compare_i16_5, 0},
    {ISA_OP_v_cmp_ge_i16, compare_i16_6, 0},
    {ISA_OP_v_cmp_t_i16, compare_i16_7, 0},
    {ISA_OP_v_cmpx_f_i16, compare_i16_0, 0},
    {ISA_OP_v_cmpx_lt_i16, compare_i16_1, 0},
    {ISA_OP_v_cmpx_eq_i16, compare_i16_2, 0},
    {ISA_OP_v_cmpx_le_i16, compare_i16_3, 0},
    {ISA_OP_v_cmpx_gt_i16, compare_i16_4, 0},
    {ISA_OP_v_cmpx_ne_i16, compare_i16_5, 0},
    {ISA_OP_v_cmpx_ge_i16, compare_i16_6, 0},
    {ISA_OP_v_cmpx_t_i16, compare_i16_7, 0},
    {ISA_OP_v_cmp_f_u16, compare_u16_0, 0},
    {ISA_OP_v_cmp_lt_u16, compare_u16_1, 0},
    {ISA_OP_v_cmp_eq_u16, compare_u16_2, 0},
    {ISA_OP_v_cmp_le_u16, compare_u16_3, 0},
    {ISA_OP_v_cmp_gt_u16, compare_u16_4, 0},
    {ISA_OP_v_cmp_ne_u16, compare_u16_5, 0},
    {ISA_OP_v_cmp_ge_u16, compare_u16_6, 0},
    {ISA_OP_v_cmp_t_u16, compare_u16_7, 0},
    {ISA_OP_v_cmpx_f_u16, compare_u16_0, 0},
    {ISA_OP_v_cmpx_lt_u16, compare_u16_1, 0},
    {ISA_OP_v_cmpx_eq_u16, compare_u16_2, 0},
    {ISA_OP_v_cmpx_le_u16, compare_u16_3, 0},
    {ISA_OP_v_cmpx_gt_u16, compare_u16_4, 0},
    {ISA_OP_v_cmpx_ne_u16, compare_u16_5, 0},
    {ISA_OP_v_cmpx_ge_u16, compare_u16_6, 0},
    {ISA_OP_v_cmpx_t_u16, compare_u16_7, 0},
    {ISA_OP_v_cmp_f_i32, compare_i32_0, 0},
    {ISA_OP_v_cmp_lt_i32, compare_i32_1, 0},
    {ISA_OP_v_cmp_eq_i32, compare_i32_2, 0},
    {ISA_OP_v_cmp_le_i32, compare_i32_3, 0},
    {ISA_OP_v_cmp_gt_i32, compare_i32_4, 0},
    {ISA_OP_v_cmp_ne_i32, compare_i32_5, 0},
    {ISA_OP_v_cmp_ge_i32, compare_i32_6, 0},
    {ISA_OP_v_cmp_t_i32, compare_i32_7, 0},
    {ISA_OP_v_cmpx_f_i32, compare_i32_0, 0},
    {ISA_OP_v_cmpx_lt_i32, compare_i32_1, 0},
    {ISA_OP_v_cmpx_eq_i32, compare_i32_2, 0},
    {ISA_OP_v_cmpx_le_i32, compare_i32_3, 0},
    {ISA_OP_v_cmpx_gt_i32, compare_i32_4, 0},
    {ISA_OP_v_cmpx_ne_i32, compare_i32_5, 0},
    {ISA_OP_v_cmpx_ge_i32, compare_i32_6, 0},
    {ISA_OP_v_cmpx_t_i32, compare_i32_7, 0},
    {ISA_OP_v_cmp_f_u32, compare_u32_0, 0},
    {ISA_OP_v_cmp_lt_u32, compare_u32_1, 0},
    {ISA_OP_v_cmp_eq_u32, compare_u32_2, 0},
    {ISA_OP_v_cmp_le_u32, compare_u32_3, 0},
    {ISA_OP_v_cmp_gt_u32, compare_u32_4, 0},
    {ISA_OP_v_cmp_ne_u32, compare_u32_5, 0},
    {ISA_OP_v_cmp_ge_u32, compare_u32_6, 0},
    {ISA_OP_v_cmp_t_u32, compare_u32_7, 0},
    {ISA_OP_v_cmpx_f_u32, compare_u32_0, 0},
    {ISA_OP_v_cmpx_lt_u32, compare_u32_1, 0},
    {ISA_OP_v_cmpx_eq_u32, compare_u32_2, 0},
    {ISA_OP_v_cmpx_le_u32, compare_u32_3, 0},
    {ISA_OP_v_cmpx_gt_u32, compare_u32_4, 0},
    {ISA_OP_v_cmpx_ne_u32, compare_u32_5, 0},
    {ISA_OP_v_cmpx_ge_u32, compare_u32_6, 0},
    {ISA_OP_v_cmpx_t_u32, compare_u32_7, 0},
    {ISA_OP_v_cmp_f_i64, compare_i64_0, 0},
    {ISA_OP_v_cmp_lt_i64, compare_i64_1, 0},
    {ISA_OP_v_cmp_eq_i64, compare_i64_2, 0},
    {ISA_OP_v_cmp_le_i64, compare_i64_3, 0},
    {ISA_OP_v_cmp_gt_i64, compare_i64_4, 0},
    {ISA_OP_v_cmp_ne_i64, compare_i64_5, 0},
    {ISA_OP_v_cmp_ge_i64, compare_i64_6, 0},
    {ISA_OP_v_cmp_t_i64, compare_i64_7, 0},
    {ISA_OP_v_cmpx_f_i64, compare_i64_0, 0},
    {ISA_OP_v_cmpx_lt_i64, compare_i64_1, 0},
    {ISA_OP_v_cmpx_eq_i64, compare_i64_2, 0},
    {ISA_OP_v_cmpx_le_i64, compare_i64_3, 0},
    {ISA_OP_v_cmpx_gt_i64, compare_i64_4, 0},
    {ISA_OP_v_cmpx_ne_i64, compare_i64_5, 0},
    {ISA_OP_v_cmpx_ge_i64, compare_i64_6, 0},
    {ISA_OP_v_cmpx_t_i64, compare_i64_7, 0},
    {ISA_OP_v_cmp_f_u64, compare_u64_0, 0},
    {ISA_OP_v_cmp_lt_u64, compare_u64_1, 0},
    {ISA_OP_v_cmp_eq_u64, compare_u64_2, 0},
    {ISA_OP_v_cmp_le_u64, compare_u64_3, 0},
    {ISA_OP_v_cmp_gt_u64, compare_u64_4, 0},
    {ISA_OP_v_cmp_ne_u64, compare_u64_5, 0},
    {ISA_OP_v_cmp_ge_u64, compare_u64_6, 0},
    {ISA_OP_v_cmp_t_u64, compare_u64_7, 0},
    {ISA_OP_v_cmpx_f_u64, compare_u64_0, 0},
    {ISA_OP_v_cmpx_lt_u64, compare_u64_1, 0},
    {ISA_OP_v_cmpx_eq_u64, compare_u64_2, 0},
    {ISA_OP_v_cmpx_le_u64, compare_u64_3, 0},
    {ISA_OP_v_cmpx_gt_u64, compare_u64_4, 0},
    {ISA_OP_v_cmpx_ne_u64, compare_u64_5, 0},
    {ISA_OP_v_cmpx_ge_u64, compare_u64_6, 0},
    {ISA_OP_v_cmpx_t_u64, compare_u64_7, 0},
    {ISA_OP_v_cmp_class_f16, class_f16, 0},
    {ISA_OP_v_cmpx_class_f16, class_f16, 0},
    {ISA_OP_v_cmp_class_f32, class_f32, 0},
    {ISA_OP_v_cmpx_class_f32, class_f32, 0},
    {ISA_OP_v_cmp_class_f64, class_f64, 0},
    {ISA_OP_v_cmpx_class_f64, class_f64, 0},
    {ISA_OP_COUNT, 0, 0},
};
