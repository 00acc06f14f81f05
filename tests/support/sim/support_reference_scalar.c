/*
 * support_reference_scalar.c - what scalar ALU instructions must give, SCC included: wide integers, loops over bits,
 * truth tables.
 */
#include "support_exact.h"
#include "support_isa.h"

/* Results that keep SCC, set it to an own condition, or to whether the result is not 0. */
static struct scalar_result plain(const struct scalar_case *in, uint64_t value)
{
    return (struct scalar_result){value, in->exec, in->scc};
}

static struct scalar_result flagged(const struct scalar_case *in, uint64_t value, bool scc)
{
    return (struct scalar_result){value, in->exec, scc};
}

static struct scalar_result tested32(const struct scalar_case *in, uint64_t value)
{
    return flagged(in, (uint32_t)value, (uint32_t)value != 0);
}

static struct scalar_result tested64(const struct scalar_case *in, uint64_t value)
{
    return flagged(in, value, value != 0);
}

/* One opcode's computation, from an expression over in. */
#define REFERENCE(name, result)                                                                                        \
    static struct scalar_result name(const struct scalar_case *in)                                                     \
    {                                                                                                                  \
        return result;                                                                                                 \
    }

#define PLAIN(name, value)        REFERENCE(name, plain(in, value))
#define FLAGGED(name, value, scc) REFERENCE(name, flagged(in, value, scc))
#define TESTED_32(name, value)    REFERENCE(name, tested32(in, value))
#define TESTED_64(name, value)    REFERENCE(name, tested64(in, value))
#define SAVE_EXEC(name, table)    REFERENCE(name, saveexec(in, table))

#define A32 ((uint32_t)in->a)
#define B32 ((uint32_t)in->b)
#define D32 ((uint32_t)in->d)
#define AI  ((int64_t)(int32_t)in->a)
#define BI  ((int64_t)(int32_t)in->b)
#define DI  ((int64_t)(int32_t)in->d)
#define K16 ((int64_t)(int16_t)in->b)
#define U16 ((int64_t)(uint16_t)in->b)

static bool fits_i32(int64_t value)
{
    return value >= INT32_MIN && value <= INT32_MAX;
}

FLAGGED(add_u32, A32 + B32, (uint64_t)A32 + B32 > UINT32_MAX)
FLAGGED(sub_u32, A32 - B32, (int64_t)A32 - (int64_t)B32 < 0)
FLAGGED(add_i32, A32 + B32, !fits_i32(AI + BI))
FLAGGED(sub_i32, A32 - B32, !fits_i32(AI - BI))
FLAGGED(addc_u32, A32 + B32 + in->scc, (uint64_t)A32 + B32 + in->scc > UINT32_MAX)
FLAGGED(subb_u32, A32 - B32 - in->scc, (int64_t)A32 - (int64_t)B32 - in->scc < 0)
FLAGGED(min_i32, (uint64_t)(AI - BI < 0 ? AI : BI), AI - BI < 0)
FLAGGED(max_i32, (uint64_t)(AI - BI > 0 ? AI : BI), AI - BI > 0)
FLAGGED(min_u32, (int64_t)A32 - B32 < 0 ? A32 : B32, (int64_t)A32 - B32 < 0)
FLAGGED(max_u32, (int64_t)A32 - B32 > 0 ? A32 : B32, (int64_t)A32 - B32 > 0)
PLAIN(mul_i32, (uint64_t)(AI *BI))
TESTED_32(abs_i32, (uint64_t)(AI < 0 ? -AI : AI))
TESTED_32(absdiff_i32, (uint64_t)(AI < BI ? BI - AI : AI - BI))
FLAGGED(addk_i32, (uint64_t)(DI + K16), !fits_i32(DI + K16))
PLAIN(mulk_i32, (uint64_t)(DI *K16))
PLAIN(mov, in->a)
PLAIN(cmov, in->scc ? in->a : in->d)
PLAIN(cselect, in->scc ? in->a : in->b)
PLAIN(movk_i32, (uint64_t)K16)
PLAIN(cmovk_i32, in->scc ? (uint64_t)K16 : in->d)
PLAIN(sext_i32_i8, A32 % 256 < 128 ? A32 % 256 : A32 % 256 + 0xffffff00u)
PLAIN(sext_i32_i16, A32 % 65536 < 32768 ? A32 % 65536 : A32 % 65536 + 0xffff0000u)

/* Logic, bit by bit from a truth table: bit 2 * a + b of table is the result. */
static uint64_t logic(uint64_t a, uint64_t b, uint32_t table)
{
    uint64_t result = 0;

    for (uint32_t i = 0; i < 64; i++)
        result += (uint64_t)(table >> (2 * (a >> i & 1u) + (b >> i & 1u)) & 1u) << i;
    return result;
}

TESTED_32(not_32, logic(in->a, 0, 3))
TESTED_64(not_64, logic(in->a, 0, 3))
TESTED_32(and_32, logic(in->a, in->b, 8))
TESTED_64(and_64, logic(in->a, in->b, 8))
TESTED_32(or_32, logic(in->a, in->b, 14))
TESTED_64(or_64, logic(in->a, in->b, 14))
TESTED_32(xor_32, logic(in->a, in->b, 6))
TESTED_64(xor_64, logic(in->a, in->b, 6))
TESTED_32(andn2_32, logic(in->a, in->b, 4))
TESTED_64(andn2_64, logic(in->a, in->b, 4))
TESTED_32(orn2_32, logic(in->a, in->b, 13))
TESTED_64(orn2_64, logic(in->a, in->b, 13))
TESTED_32(nand_32, logic(in->a, in->b, 7))
TESTED_64(nand_64, logic(in->a, in->b, 7))
TESTED_32(nor_32, logic(in->a, in->b, 1))
TESTED_64(nor_64, logic(in->a, in->b, 1))
TESTED_32(xnor_32, logic(in->a, in->b, 9))
TESTED_64(xnor_64, logic(in->a, in->b, 9))

static struct scalar_result saveexec(const struct scalar_case *in, uint32_t table)
{
    uint64_t exec = logic(in->a, in->exec, table);

    return (struct scalar_result){in->exec, exec, exec != 0};
}

SAVE_EXEC(and_saveexec, 8)
SAVE_EXEC(or_saveexec, 14)
SAVE_EXEC(xor_saveexec, 6)
SAVE_EXEC(andn2_saveexec, 4)
SAVE_EXEC(orn2_saveexec, 13)
SAVE_EXEC(nand_saveexec, 7)
SAVE_EXEC(nor_saveexec, 1)
SAVE_EXEC(xnor_saveexec, 9)

static uint128 power(uint64_t n)
{
    return (uint128)1 << n;
}

static int128 floor_division(int128 n, uint128 d)
{
    return n / (int128)d - (n % (int128)d < 0);
}

TESTED_32(lshl_32, (uint64_t)(A32 *power(B32 % 32)))
TESTED_64(lshl_64, (uint64_t)(in->a *power(B32 % 64)))
TESTED_32(lshr_32, (uint64_t)(A32 / power(B32 % 32)))
TESTED_64(lshr_64, (uint64_t)(in->a / power(B32 % 64)))
TESTED_32(ashr_32, (uint64_t)floor_division(AI, power(B32 % 32)))
TESTED_64(ashr_64, (uint64_t)floor_division((int64_t)in->a, power(B32 % 64)))

/* A field, bit by bit; with a sign, all bits above it repeat its last one. */
static uint64_t field(uint64_t value, uint32_t size, uint32_t offset, uint32_t width, bool is_signed)
{
    uint64_t result = 0;
    bool bit = false;

    for (uint32_t i = 0; i < 64; i++) {
        bool inside = i < width && offset + i < size;

        if (inside)
            bit = value >> (offset + i) & 1u;
        result += (uint64_t)(bit && (inside || is_signed)) << i;
    }
    return result;
}

TESTED_32(bfe_u32, field(A32, 32, B32 % 32, B32 >> 16 & 127, false))
TESTED_32(bfe_i32, field(A32, 32, B32 % 32, B32 >> 16 & 127, true))
TESTED_64(bfe_u64, field(in->a, 64, B32 % 64, B32 >> 16 & 127, false))
TESTED_64(bfe_i64, field(in->a, 64, B32 % 64, B32 >> 16 & 127, true))
PLAIN(bfm_32, (uint64_t)((power(A32 % 32) - 1) * power(B32 % 32)))
PLAIN(bfm_64, (uint64_t)((power(A32 % 64) - 1) * power(B32 % 64)))
PLAIN(bitset0_32, logic(in->d, (uint64_t)power(A32 % 32), 4))
PLAIN(bitset0_64, logic(in->d, (uint64_t)power(A32 % 64), 4))
PLAIN(bitset1_32, logic(in->d, (uint64_t)power(A32 % 32), 14))
PLAIN(bitset1_64, logic(in->d, (uint64_t)power(A32 % 64), 14))

static uint32_t count(uint64_t value, uint32_t size, bool wanted)
{
    uint32_t n = 0;

    for (uint32_t i = 0; i < size; i++)
        n += (value >> i & 1u) == wanted;
    return n;
}

static uint64_t first(uint64_t value, uint32_t size, bool wanted)
{
    for (uint32_t i = 0; i < size; i++) {
        if ((value >> i & 1u) == wanted)
            return i;
    }
    return UINT32_MAX;
}

static uint64_t last(uint64_t value, uint32_t size, bool wanted)
{
    for (uint32_t i = 0; i < size; i++) {
        if ((value >> (size - 1 - i) & 1u) == wanted)
            return i;
    }
    return UINT32_MAX;
}

static uint64_t mirrored(uint64_t value, uint32_t size)
{
    uint64_t result = 0;

    for (uint32_t i = 0; i < size; i++) {
        result = result * 2 + value % 2;
        value /= 2;
    }
    return result;
}

/* For each group of four bits that has a one: ones for all of it, or one bit for the group. */
static uint64_t per_quad(uint64_t value, uint32_t size, bool whole)
{
    uint64_t result = 0;

    for (uint32_t i = 0; i < size; i += 4) {
        if (value / (uint64_t)power(i) % 16 != 0)
            result += whole ? (uint64_t)(15 * power(i)) : (uint64_t)power(i / 4);
    }
    return result;
}

TESTED_32(bcnt0_32, count(in->a, 32, false))
TESTED_32(bcnt0_64, count(in->a, 64, false))
TESTED_32(bcnt1_32, count(in->a, 32, true))
TESTED_32(bcnt1_64, count(in->a, 64, true))
PLAIN(brev_32, mirrored(in->a, 32))
PLAIN(brev_64, mirrored(in->a, 64))
PLAIN(ff0_32, first(in->a, 32, false))
PLAIN(ff0_64, first(in->a, 64, false))
PLAIN(ff1_32, first(in->a, 32, true))
PLAIN(ff1_64, first(in->a, 64, true))
PLAIN(flbit_32, last(in->a, 32, true))
PLAIN(flbit_64, last(in->a, 64, true))
PLAIN(flbit_i32, last(in->a, 32, !(in->a >> 31 & 1u)))
PLAIN(flbit_i64, last(in->a, 64, !(in->a >> 63)))
TESTED_32(wqm_32, per_quad(in->a, 32, true))
TESTED_64(wqm_64, per_quad(in->a, 64, true))
TESTED_32(quadmask_32, per_quad(in->a, 32, false))
TESTED_64(quadmask_64, per_quad(in->a, 64, false))

/* Comparisons leave the destination alone. */
FLAGGED(eq_i32, in->d, AI - BI == 0)
FLAGGED(lg_i32, in->d, AI - BI != 0)
FLAGGED(gt_i32, in->d, AI - BI > 0)
FLAGGED(ge_i32, in->d, AI - BI >= 0)
FLAGGED(lt_i32, in->d, AI - BI < 0)
FLAGGED(le_i32, in->d, AI - BI <= 0)
FLAGGED(gt_u32, in->d, (int64_t)A32 - B32 > 0)
FLAGGED(ge_u32, in->d, (int64_t)A32 - B32 >= 0)
FLAGGED(lt_u32, in->d, (int64_t)A32 - B32 < 0)
FLAGGED(le_u32, in->d, (int64_t)A32 - B32 <= 0)
FLAGGED(eq_u64, in->d, (in->a ^ in->b) == 0)
FLAGGED(lg_u64, in->d, (in->a ^ in->b) != 0)
FLAGGED(bitcmp0_32, in->d, A32 / power(B32 % 32) % 2 == 0)
FLAGGED(bitcmp1_32, in->d, A32 / power(B32 % 32) % 2 == 1)
FLAGGED(bitcmp0_64, in->d, in->a / power(B32 % 64) % 2 == 0)
FLAGGED(bitcmp1_64, in->d, in->a / power(B32 % 64) % 2 == 1)
FLAGGED(cmpk_eq_i32, in->d, DI - K16 == 0)
FLAGGED(cmpk_lg_i32, in->d, DI - K16 != 0)
FLAGGED(cmpk_gt_i32, in->d, DI - K16 > 0)
FLAGGED(cmpk_ge_i32, in->d, DI - K16 >= 0)
FLAGGED(cmpk_lt_i32, in->d, DI - K16 < 0)
FLAGGED(cmpk_le_i32, in->d, DI - K16 <= 0)
FLAGGED(cmpk_eq_u32, in->d, (int64_t)D32 - U16 == 0)
FLAGGED(cmpk_lg_u32, in->d, (int64_t)D32 - U16 != 0)
FLAGGED(cmpk_gt_u32, in->d, (int64_t)D32 - U16 > 0)
FLAGGED(cmpk_ge_u32, in->d, (int64_t)D32 - U16 >= 0)
FLAGGED(cmpk_lt_u32, in->d, (int64_t)D32 - U16 < 0)
FLAGGED(cmpk_le_u32, in->d, (int64_t)D32 - U16 <= 0)

const struct scalar_reference reference_scalar[] = {
    {ISA_OP_s_add_u32, add_u32},
    {ISA_OP_s_sub_u32, sub_u32},
    {ISA_OP_s_add_i32, add_i32},
    {ISA_OP_s_sub_i32, sub_i32},
    {ISA_OP_s_addc_u32, addc_u32},
    {ISA_OP_s_subb_u32, subb_u32},
    {ISA_OP_s_min_i32, min_i32},
    {ISA_OP_s_max_i32, max_i32},
    {ISA_OP_s_min_u32, min_u32},
    {ISA_OP_s_max_u32, max_u32},
    {ISA_OP_s_mul_i32, mul_i32},
    {ISA_OP_s_abs_i32, abs_i32},
    {ISA_OP_s_absdiff_i32, absdiff_i32},
    {ISA_OP_s_addk_i32, addk_i32},
    {ISA_OP_s_mulk_i32, mulk_i32},
    {ISA_OP_s_mov_b32, mov},
    {ISA_OP_s_mov_b64, mov},
    {ISA_OP_s_cmov_b32, cmov},
    {ISA_OP_s_cmov_b64, cmov},
    {ISA_OP_s_cselect_b32, cselect},
    {ISA_OP_s_cselect_b64, cselect},
    {ISA_OP_s_movk_i32, movk_i32},
    {ISA_OP_s_cmovk_i32, cmovk_i32},
    {ISA_OP_s_sext_i32_i8, sext_i32_i8},
    {ISA_OP_s_sext_i32_i16, sext_i32_i16},
    {ISA_OP_s_not_b32, not_32},
    {ISA_OP_s_not_b64, not_64},
    {ISA_OP_s_and_b32, and_32},
    {ISA_OP_s_and_b64, and_64},
    {ISA_OP_s_or_b32, or_32},
    {ISA_OP_s_or_b64, or_64},
    {ISA_OP_s_xor_b32, xor_32},
    {ISA_OP_s_xor_b64, xor_64},
    {ISA_OP_s_andn2_b32, andn2_32},
    {ISA_OP_s_andn2_b64, andn2_64},
    {ISA_OP_s_orn2_b32, orn2_32},
    {ISA_OP_s_orn2_b64, orn2_64},
    {ISA_OP_s_nand_b32, nand_32},
    {ISA_OP_s_nand_b64, nand_64},
    {ISA_OP_s_nor_b32, nor_32},
    {ISA_OP_s_nor_b64, nor_64},
    {ISA_OP_s_xnor_b32, xnor_32},
    {ISA_OP_s_xnor_b64, xnor_64},
    {ISA_OP_s_and_saveexec_b64, and_saveexec},
    {ISA_OP_s_or_saveexec_b64, or_saveexec},
    {ISA_OP_s_xor_saveexec_b64, xor_saveexec},
    {ISA_OP_s_andn2_saveexec_b64, andn2_saveexec},
    {ISA_OP_s_orn2_saveexec_b64, orn2_saveexec},
    {ISA_OP_s_nand_saveexec_b64, nand_saveexec},
    {ISA_OP_s_nor_saveexec_b64, nor_saveexec},
    {ISA_OP_s_xnor_saveexec_b64, xnor_saveexec},
    {ISA_OP_s_lshl_b32, lshl_32},
    {ISA_OP_s_lshl_b64, lshl_64},
    {ISA_OP_s_lshr_b32, lshr_32},
    {ISA_OP_s_lshr_b64, lshr_64},
    {ISA_OP_s_ashr_i32, ashr_32},
    {ISA_OP_s_ashr_i64, ashr_64},
    {ISA_OP_s_bfe_u32, bfe_u32},
    {ISA_OP_s_bfe_i32, bfe_i32},
    {ISA_OP_s_bfe_u64, bfe_u64},
    {ISA_OP_s_bfe_i64, bfe_i64},
    {ISA_OP_s_bfm_b32, bfm_32},
    {ISA_OP_s_bfm_b64, bfm_64},
    {ISA_OP_s_bitset0_b32, bitset0_32},
    {ISA_OP_s_bitset0_b64, bitset0_64},
    {ISA_OP_s_bitset1_b32, bitset1_32},
    {ISA_OP_s_bitset1_b64, bitset1_64},
    {ISA_OP_s_bcnt0_i32_b32, bcnt0_32},
    {ISA_OP_s_bcnt0_i32_b64, bcnt0_64},
    {ISA_OP_s_bcnt1_i32_b32, bcnt1_32},
    {ISA_OP_s_bcnt1_i32_b64, bcnt1_64},
    {ISA_OP_s_brev_b32, brev_32},
    {ISA_OP_s_brev_b64, brev_64},
    {ISA_OP_s_ff0_i32_b32, ff0_32},
    {ISA_OP_s_ff0_i32_b64, ff0_64},
    {ISA_OP_s_ff1_i32_b32, ff1_32},
    {ISA_OP_s_ff1_i32_b64, ff1_64},
    {ISA_OP_s_flbit_i32_b32, flbit_32},
    {ISA_OP_s_flbit_i32_b64, flbit_64},
    {ISA_OP_s_flbit_i32, flbit_i32},
    {ISA_OP_s_flbit_i32_i64, flbit_i64},
    {ISA_OP_s_wqm_b32, wqm_32},
    {ISA_OP_s_wqm_b64, wqm_64},
    {ISA_OP_s_quadmask_b32, quadmask_32},
    {ISA_OP_s_quadmask_b64, quadmask_64},
    {ISA_OP_s_cmp_eq_i32, eq_i32},
    {ISA_OP_s_cmp_lg_i32, lg_i32},
    {ISA_OP_s_cmp_gt_i32, gt_i32},
    {ISA_OP_s_cmp_ge_i32, ge_i32},
    {ISA_OP_s_cmp_lt_i32, lt_i32},
    {ISA_OP_s_cmp_le_i32, le_i32},
    {ISA_OP_s_cmp_eq_u32, eq_i32},
    {ISA_OP_s_cmp_lg_u32, lg_i32},
    {ISA_OP_s_cmp_gt_u32, gt_u32},
    {ISA_OP_s_cmp_ge_u32, ge_u32},
    {ISA_OP_s_cmp_lt_u32, lt_u32},
    {ISA_OP_s_cmp_le_u32, le_u32},
    {ISA_OP_s_cmp_eq_u64, eq_u64},
    {ISA_OP_s_cmp_lg_u64, lg_u64},
    {ISA_OP_s_bitcmp0_b32, bitcmp0_32},
    {ISA_OP_s_bitcmp1_b32, bitcmp1_32},
    {ISA_OP_s_bitcmp0_b64, bitcmp0_64},
    {ISA_OP_s_bitcmp1_b64, bitcmp1_64},
    {ISA_OP_s_cmpk_eq_i32, cmpk_eq_i32},
    {ISA_OP_s_cmpk_lg_i32, cmpk_lg_i32},
    {ISA_OP_s_cmpk_gt_i32, cmpk_gt_i32},
    {ISA_OP_s_cmpk_ge_i32, cmpk_ge_i32},
    {ISA_OP_s_cmpk_lt_i32, cmpk_lt_i32},
    {ISA_OP_s_cmpk_le_i32, cmpk_le_i32},
    {ISA_OP_s_cmpk_eq_u32, cmpk_eq_u32},
    {ISA_OP_s_cmpk_lg_u32, cmpk_lg_u32},
    {ISA_OP_s_cmpk_gt_u32, cmpk_gt_u32},
    {ISA_OP_s_cmpk_ge_u32, cmpk_ge_u32},
    {ISA_OP_s_cmpk_lt_u32, cmpk_lt_u32},
    {ISA_OP_s_cmpk_le_u32, cmpk_le_u32},
    {ISA_OP_COUNT, 0},
};
