/* vector_integer.c - 32-bit integer and bit-field rows, and masks and bytes within 32 bits. */
#include "execute/vector_rows.h"

static inline uint32_t signed24(uint32_t x)
{
    return (uint32_t)((int32_t)(x << 8) >> 8);
}

static inline uint32_t smaller_i32(uint32_t a, uint32_t b)
{
    return (int32_t)a < (int32_t)b ? a : b;
}

static inline uint32_t larger_i32(uint32_t a, uint32_t b)
{
    return (int32_t)a > (int32_t)b ? a : b;
}

static inline uint32_t smaller_u32(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

static inline uint32_t larger_u32(uint32_t a, uint32_t b)
{
    return a > b ? a : b;
}

static inline uint32_t saturate_i32(int64_t value)
{
    return value > INT32_MAX ? 0x7fffffffu : value < INT32_MIN ? 0x80000000u : (uint32_t)value;
}

static inline uint32_t saturate_u32(uint64_t value)
{
    return value > UINT32_MAX ? UINT32_MAX : (uint32_t)value;
}

EXECUTE_ROW_1(v_mov_b32, a)
EXECUTE_ROW_1(v_not_b32, ~a)
EXECUTE_ROW_2(v_and_b32, (a & b))
EXECUTE_ROW_2(v_or_b32, a | b)
EXECUTE_ROW_2(v_xor_b32, a ^ b)
EXECUTE_ROW_2(v_min_i32, smaller_i32(a, b))
EXECUTE_ROW_2(v_max_i32, larger_i32(a, b))
EXECUTE_ROW_2(v_min_u32, smaller_u32(a, b))
EXECUTE_ROW_2(v_max_u32, larger_u32(a, b))
EXECUTE_ROW_3(v_min3_i32, smaller_i32(smaller_i32(a, b), c))
EXECUTE_ROW_3(v_max3_i32, larger_i32(larger_i32(a, b), c))
EXECUTE_ROW_3(v_min3_u32, smaller_u32(smaller_u32(a, b), c))
EXECUTE_ROW_3(v_max3_u32, larger_u32(larger_u32(a, b), c))
EXECUTE_ROW_3(v_med3_i32, larger_i32(smaller_i32(a, b), smaller_i32(larger_i32(a, b), c)))
EXECUTE_ROW_3(v_med3_u32, larger_u32(smaller_u32(a, b), smaller_u32(larger_u32(a, b), c)))
EXECUTE_ROW_3(v_cndmask_b32, (a & ~c) | (b & c))
EXECUTE_ROW_3(v_bfi_b32, (a & b) | (~a & c))

/*
 * Shifts and fields by a count. Compilers have no vector shift by a different count a lane below AVX2, and most counts
 * are constants: those rows go through a loop that has one count.
 */
#define SHIFT_ROW(name, expression)                                                                                    \
    EXECUTE_LOCAL_ROW_2(name##_each, expression)                                                                       \
    EXECUTE_WIDE void execute_row_##name(struct execute_rows *rows)                                                    \
    {                                                                                                                  \
        uint32_t *d = rows->d;                                                                                         \
        const uint32_t *row_b = rows->b;                                                                               \
        uint32_t a = rows->a[0];                                                                                       \
                                                                                                                       \
        if (!rows->uniform[0]) {                                                                                       \
            name##_each(rows);                                                                                         \
            return;                                                                                                    \
        }                                                                                                              \
        EXECUTE_LANES_INDEPENDENT                                                                                      \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {                                                            \
            uint32_t b = row_b[lane];                                                                                  \
                                                                                                                       \
            d[lane] = (expression);                                                                                    \
        }                                                                                                              \
    }

SHIFT_ROW(v_lshlrev_b32, b << (a & 31u))
SHIFT_ROW(v_lshrrev_b32, b >> (a & 31u))
SHIFT_ROW(v_ashrrev_i32, (uint32_t)((int32_t)b >> (a & 31u)))

#define FIELD_ROW(name, expression)                                                                                    \
    EXECUTE_LOCAL_ROW_3(name##_each, expression)                                                                       \
    EXECUTE_WIDE void execute_row_##name(struct execute_rows *rows)                                                    \
    {                                                                                                                  \
        uint32_t *d = rows->d;                                                                                         \
        const uint32_t *row_a = rows->a;                                                                               \
        uint32_t b = rows->b[0], c = rows->c[0];                                                                       \
                                                                                                                       \
        if (!rows->uniform[1] || !rows->uniform[2]) {                                                                  \
            name##_each(rows);                                                                                         \
            return;                                                                                                    \
        }                                                                                                              \
        EXECUTE_LANES_INDEPENDENT                                                                                      \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {                                                            \
            uint32_t a = row_a[lane];                                                                                  \
                                                                                                                       \
            d[lane] = (expression);                                                                                    \
        }                                                                                                              \
    }

static inline uint32_t bfe_u32(uint32_t a, uint32_t offset, uint32_t width)
{
    return a >> (offset & 31u) & ((1u << (width & 31u)) - 1u);
}

/* A field that reaches past bit 31 ends there; its sign is then that of the register. */
static inline uint32_t bfe_i32(uint32_t a, uint32_t offset, uint32_t width)
{
    uint32_t shift = offset & 31u, bits = width & 31u;
    uint32_t above = shift + bits < 32u ? 32u - shift - bits : 0;
    uint32_t present = bits == 0 ? 0 : UINT32_MAX;

    return (uint32_t)((int32_t)(a << (above & 31u)) >> ((above + shift) & 31u)) & present;
}

/* The low half of {a, b} shifted right; rotates are made of it. */
static inline uint32_t alignbit(uint32_t a, uint32_t b, uint32_t count)
{
    return b >> (count & 31u) | a << 1 << (31u - (count & 31u));
}

EXECUTE_LOCAL_ROW_3(v_alignbit_b32_each, alignbit(a, b, c))

void execute_row_v_alignbit_b32(struct execute_rows *rows)
{
    uint32_t *d = rows->d;
    const uint32_t *row_a = rows->a, *row_b = rows->b;
    uint32_t count = rows->c[0];

    if (!rows->uniform[2]) {
        v_alignbit_b32_each(rows);
        return;
    }
    EXECUTE_LANES_INDEPENDENT
    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        d[lane] = alignbit(row_a[lane], row_b[lane], count);
}

FIELD_ROW(v_bfe_u32, bfe_u32(a, b, c))
FIELD_ROW(v_bfe_i32, bfe_i32(a, b, c))

/*
 * Additions and subtractions with a carry or borrow out. With clamp they saturate; the carry is the same.
 */
struct sum {
    uint32_t value;
    uint32_t carry; /* all ones or 0 */
};

static inline struct sum add(uint32_t a, uint32_t b, uint32_t carry)
{
    uint32_t partial = a + b;
    uint32_t value = partial - carry;

    return (struct sum){value, execute_row_flag(partial < a) | execute_row_flag(value < partial)};
}

static inline struct sum subtract(uint32_t a, uint32_t b, uint32_t borrow)
{
    uint32_t partial = a - b;
    uint32_t value = partial + borrow;

    return (struct sum){value, execute_row_flag(a < b) | execute_row_flag(value > partial)};
}

/* limit: what a lane becomes when it carries and the instruction clamps; operation(a, b, carry) is one of the above. */
#define CARRY_ROW(name, operation, carry_in, limit)                                                                    \
    EXECUTE_WIDE void execute_row_##name(struct execute_rows *rows)                                                    \
    {                                                                                                                  \
        uint32_t *d = rows->d, *flags = rows->flags;                                                                   \
        const uint32_t *row_a = rows->a, *row_b = rows->b, *row_c = rows->c;                                           \
        uint32_t clamp = execute_row_flag(rows->clamp);                                                                \
                                                                                                                       \
        (void)row_c;                                                                                                   \
        EXECUTE_LANES_INDEPENDENT                                                                                      \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {                                                            \
            uint32_t a = row_a[lane], b = row_b[lane];                                                                 \
            struct sum sum = operation(carry_in);                                                                      \
            uint32_t limited = sum.carry & clamp;                                                                      \
                                                                                                                       \
            d[lane] = (sum.value & ~limited) | ((limit)&limited);                                                      \
            flags[lane] = sum.carry;                                                                                   \
        }                                                                                                              \
    }

#define ADD(carry)                add(a, b, carry)
#define SUBTRACT(borrow)          subtract(a, b, borrow)
#define SUBTRACT_REVERSED(borrow) subtract(b, a, borrow)

CARRY_ROW(v_add_u32, ADD, 0, UINT32_MAX)
CARRY_ROW(v_sub_u32, SUBTRACT, 0, 0)
CARRY_ROW(v_subrev_u32, SUBTRACT_REVERSED, 0, 0)
CARRY_ROW(v_addc_u32, ADD, row_c[lane], UINT32_MAX)
CARRY_ROW(v_subb_u32, SUBTRACT, row_c[lane], 0)
CARRY_ROW(v_subbrev_u32, SUBTRACT_REVERSED, row_c[lane], 0)

/* Multiplications. */
EXECUTE_ROW_2(v_mul_lo_u32, (a * b))

static inline uint64_t product_u32(uint32_t a, uint32_t b)
{
    return (uint64_t)a * b;
}

EXECUTE_ROW_2(v_mul_hi_u32, (uint32_t)(product_u32(a, b) >> 32))
EXECUTE_ROW_2(v_mul_hi_i32, (uint32_t)((uint64_t)((int64_t)(int32_t)a *(int32_t)b) >> 32))
EXECUTE_ROW_2(v_mul_hi_u32_u24, (uint32_t)((uint64_t)(a & 0xffffffu) * (b & 0xffffffu) >> 32))
EXECUTE_ROW_2(v_mul_hi_i32_i24, (uint32_t)((uint64_t)((int64_t)(int32_t)signed24(a) * (int32_t)signed24(b)) >> 32))

static inline uint64_t product_u24(uint32_t a, uint32_t b)
{
    return (uint64_t)(a & 0xffffffu) * (b & 0xffffffu);
}

static inline int64_t product_i24(uint32_t a, uint32_t b)
{
    return (int64_t)(int32_t)signed24(a) * (int32_t)signed24(b);
}

/* Instructions that saturate with clamp: one expression for the low bits, one that sees the exact value. */
#define CLAMP_ROW_2(name, wrapped, saturated)                                                                          \
    EXECUTE_LOCAL_ROW_2(name##_wrapped, wrapped)                                                                       \
    EXECUTE_LOCAL_ROW_2(name##_saturated, saturated)                                                                   \
    EXECUTE_WIDE void execute_row_##name(struct execute_rows *rows)                                                    \
    {                                                                                                                  \
        (rows->clamp ? name##_saturated : name##_wrapped)(rows);                                                       \
    }

#define CLAMP_ROW_3(name, wrapped, saturated)                                                                          \
    EXECUTE_LOCAL_ROW_3(name##_wrapped, wrapped)                                                                       \
    EXECUTE_LOCAL_ROW_3(name##_saturated, saturated)                                                                   \
    EXECUTE_WIDE void execute_row_##name(struct execute_rows *rows)                                                    \
    {                                                                                                                  \
        (rows->clamp ? name##_saturated : name##_wrapped)(rows);                                                       \
    }

CLAMP_ROW_2(v_mul_u32_u24, (a & 0xffffffu) * (b & 0xffffffu), saturate_u32(product_u24(a, b)))
CLAMP_ROW_2(v_mul_i32_i24, signed24(a) * signed24(b), saturate_i32(product_i24(a, b)))
CLAMP_ROW_3(v_mad_u32_u24, (a & 0xffffffu) * (b & 0xffffffu) + c, saturate_u32(product_u24(a, b) + c))
CLAMP_ROW_3(v_mad_i32_i24, signed24(a) * signed24(b) + c, saturate_i32(product_i24(a, b) + (int32_t)c))

/* Sums of absolute differences. */
static inline uint32_t difference(uint32_t a, uint32_t b)
{
    return a > b ? a - b : b - a;
}

static inline uint32_t byte_of(uint32_t value, uint32_t byte)
{
    return value >> 8 * byte & 0xffu;
}

static inline uint32_t sad_u8(uint32_t a, uint32_t b)
{
    return difference(byte_of(a, 0), byte_of(b, 0)) + difference(byte_of(a, 1), byte_of(b, 1)) +
           difference(byte_of(a, 2), byte_of(b, 2)) + difference(byte_of(a, 3), byte_of(b, 3));
}

static inline uint32_t masked_difference(uint32_t a, uint32_t b)
{
    return b == 0 ? 0 : difference(a, b);
}

/* Bytes that are 0 in b do not count. */
static inline uint32_t masked_sad_u8(uint32_t a, uint32_t b)
{
    return masked_difference(byte_of(a, 0), byte_of(b, 0)) + masked_difference(byte_of(a, 1), byte_of(b, 1)) +
           masked_difference(byte_of(a, 2), byte_of(b, 2)) + masked_difference(byte_of(a, 3), byte_of(b, 3));
}

static inline uint32_t sad_u16(uint32_t a, uint32_t b)
{
    return difference(a & 0xffffu, b & 0xffffu) + difference(a >> 16, b >> 16);
}

CLAMP_ROW_3(v_sad_u8, sad_u8(a, b) + c, saturate_u32((uint64_t)sad_u8(a, b) + c))
CLAMP_ROW_3(v_sad_hi_u8, (sad_u8(a, b) << 16) + c, saturate_u32((uint64_t)(sad_u8(a, b) << 16) + c))
CLAMP_ROW_3(v_sad_u16, sad_u16(a, b) + c, saturate_u32((uint64_t)sad_u16(a, b) + c))
CLAMP_ROW_3(v_sad_u32, difference(a, b) + c, saturate_u32((uint64_t)difference(a, b) + c))
CLAMP_ROW_3(v_msad_u8, masked_sad_u8(a, b) + c, saturate_u32((uint64_t)masked_sad_u8(a, b) + c))

/* Bits. */
EXECUTE_ROW_2(v_bfm_b32, ((1u << (a & 31u)) - 1u) << (b & 31u))
EXECUTE_ROW_3(v_alignbyte_b32, (uint32_t)(((uint64_t)a << 32 | b) >> (c & 3u) * 8))

static inline uint32_t reverse_bits(uint32_t a)
{
    a = (a & 0x55555555u) << 1 | (a >> 1 & 0x55555555u);
    a = (a & 0x33333333u) << 2 | (a >> 2 & 0x33333333u);
    a = (a & 0x0f0f0f0fu) << 4 | (a >> 4 & 0x0f0f0f0fu);
    a = (a & 0x00ff00ffu) << 8 | (a >> 8 & 0x00ff00ffu);
    return a << 16 | a >> 16;
}

static inline uint32_t count_bits(uint32_t a)
{
    a = a - (a >> 1 & 0x55555555u);
    a = (a & 0x33333333u) + (a >> 2 & 0x33333333u);
    a = (a + (a >> 4)) & 0x0f0f0f0fu;
    a = a + (a >> 8);
    return (a + (a >> 16)) & 0x3fu;
}

/* Bits above the highest one; all ones for 0. */
static inline uint32_t bits_above_highest(uint32_t a)
{
    a |= a >> 1;
    a |= a >> 2;
    a |= a >> 4;
    a |= a >> 8;
    a |= a >> 16;
    return a == 0 ? UINT32_MAX : 32u - count_bits(a);
}

static inline uint32_t lowest_bit(uint32_t a)
{
    return a == 0 ? UINT32_MAX : count_bits((a & (0u - a)) - 1u);
}

EXECUTE_ROW_1(v_bfrev_b32, reverse_bits(a))
EXECUTE_ROW_2(v_bcnt_u32_b32, count_bits(a) + b)
EXECUTE_ROW_1(v_ffbh_u32, bits_above_highest(a))
EXECUTE_ROW_1(v_ffbh_i32, bits_above_highest(a ^ (0u - (a >> 31))))
EXECUTE_ROW_1(v_ffbl_b32, lowest_bit(a))

/* Bits of a below the lane's own, in the lower or the upper half of the wave, plus b. */
EXECUTE_ROW_2(v_mbcnt_lo_u32_b32, count_bits(lane < 32u ? a & ((1u << lane) - 1u) : a) + b)
EXECUTE_ROW_2(v_mbcnt_hi_u32_b32, (lane < 32u ? 0 : count_bits(a & ((1u << (lane & 31u)) - 1u))) + b)

/* Bytes. */
static inline uint32_t average_byte(uint32_t a, uint32_t b, uint32_t round, uint32_t byte)
{
    return (byte_of(a, byte) + byte_of(b, byte) + (byte_of(round, byte) & 1u)) >> 1 << 8 * byte;
}

EXECUTE_ROW_3(v_lerp_u8,
              average_byte(a, b, c, 0) | average_byte(a, b, c, 1) | average_byte(a, b, c, 2) | average_byte(a, b, c, 3))

/* One byte of v_perm_b32: 0..7 a byte of {high, low}, 8..11 the sign of byte 1, 3, 5 or 7, 12 zero, above all ones. */
static inline uint32_t permuted_byte(uint32_t high, uint32_t low, uint32_t select)
{
    uint64_t bytes = (uint64_t)high << 32 | low;

    if (select < 8)
        return (uint32_t)(bytes >> 8 * select) & 0xffu;
    if (select < 12)
        return bytes >> (16 * (select - 8) + 15) & 1u ? 0xffu : 0;
    return select == 12 ? 0 : 0xffu;
}

EXECUTE_ROW_3(v_perm_b32, permuted_byte(a, b, byte_of(c, 0)) | permuted_byte(a, b, byte_of(c, 1)) << 8 |
                              permuted_byte(a, b, byte_of(c, 2)) << 16 | permuted_byte(a, b, byte_of(c, 3)) << 24)

/* Packing two integers into halves, saturated. */
static inline uint32_t pack_i16(uint32_t a)
{
    return smaller_i32(larger_i32(a, (uint32_t)-32768), 32767) & 0xffffu;
}

EXECUTE_ROW_2(v_cvt_pk_u16_u32, smaller_u32(a, 0xffffu) | smaller_u32(b, 0xffffu) << 16)
EXECUTE_ROW_2(v_cvt_pk_i16_i32, pack_i16(a) | pack_i16(b) << 16)

/* 64-bit rows of four sums: a is eight bytes, of which sum i takes four from byte i on; b is the pattern. */
static inline uint64_t four_sums(uint64_t a, uint32_t b, uint64_t c, uint32_t (*sad)(uint32_t, uint32_t))
{
    uint64_t result = 0;

    for (uint32_t i = 0; i < 4; i++) {
        uint32_t sum = sad((uint32_t)(a >> 8 * i), b) + (uint32_t)(c >> 16 * i & 0xffffu);

        result |= (uint64_t)(sum & 0xffffu) << 16 * i;
    }
    return result;
}

void execute_row_v_qsad_pk_u16_u8(struct execute_rows *rows)
{
    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        execute_row_store64(
            rows->d, lane,
            four_sums(execute_row_load64(rows->a, lane), rows->b[lane], execute_row_load64(rows->c, lane), sad_u8));
}

void execute_row_v_mqsad_pk_u16_u8(struct execute_rows *rows)
{
    for (uint32_t lane = 0; lane < ISA_LANES; lane++)
        execute_row_store64(rows->d, lane,
                            four_sums(execute_row_load64(rows->a, lane), rows->b[lane],
                                      execute_row_load64(rows->c, lane), masked_sad_u8));
}

void execute_row_v_mqsad_u32_u8(struct execute_rows *rows)
{
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        uint64_t a = execute_row_load64(rows->a, lane);
        uint32_t b = rows->b[lane];
        uint32_t sums[4];

        for (uint32_t i = 0; i < 4; i++)
            sums[i] = masked_sad_u8((uint32_t)(a >> 8 * i), b) + rows->c[lane + i * ISA_LANES];
        for (uint32_t i = 0; i < 4; i++)
            rows->d[lane + i * ISA_LANES] = sums[i];
    }
}
