/* scalar_arithmetic.c - scalar arithmetic, moves and comparisons. */
#include "execute/scalar_handlers.h"

/* Arithmetic. */
static bool add_overflows(uint32_t a, uint32_t b, uint32_t sum)
{
    return ((a ^ sum) & (b ^ sum)) >> 31;
}

static bool subtract_overflows(uint32_t a, uint32_t b, uint32_t difference)
{
    return ((a ^ b) & (a ^ difference)) >> 31;
}

EXECUTE_SCALAR_FLAGGED_WORD_2(s_add_u32, a + b, result < a)
EXECUTE_SCALAR_FLAGGED_WORD_2(s_sub_u32, a - b, b > a)
EXECUTE_SCALAR_FLAGGED_WORD_2(s_add_i32, a + b, add_overflows(a, b, result))
EXECUTE_SCALAR_FLAGGED_WORD_2(s_sub_i32, a - b, subtract_overflows(a, b, result))
EXECUTE_SCALAR_FLAGGED_WORD_2(s_addc_u32, a + b + wave->scc, (uint64_t)a + b + wave->scc > UINT32_MAX)
EXECUTE_SCALAR_FLAGGED_WORD_2(s_subb_u32, a - b - wave->scc, (uint64_t)b + wave->scc > a)
EXECUTE_SCALAR_FLAGGED_WORD_2(s_min_i32, execute_scalar_less(a, b) ? a : b, execute_scalar_less(a, b))
EXECUTE_SCALAR_FLAGGED_WORD_2(s_max_i32, execute_scalar_less(b, a) ? a : b, execute_scalar_less(b, a))
EXECUTE_SCALAR_FLAGGED_WORD_2(s_min_u32, a < b ? a : b, a < b)
EXECUTE_SCALAR_FLAGGED_WORD_2(s_max_u32, a > b ? a : b, a > b)
EXECUTE_SCALAR_WORD_2(s_mul_i32, (a * b))
EXECUTE_SCALAR_TESTED_WORD_1(s_abs_i32, execute_scalar_less(a, 0) ? 0 - a : a)
EXECUTE_SCALAR_TESTED_WORD_2(s_absdiff_i32, execute_scalar_less(a, b) ? b - a : a - b)

EXECUTE_SCALAR_HANDLER(s_addk_i32)
{
    uint32_t a = wave->scalar[operation->destination], b = (uint32_t)(int32_t)(int16_t)operation->immediate;

    wave->scalar[operation->destination] = a + b;
    wave->scc = add_overflows(a, b, a + b);
    return ISA_FAULT_NONE;
}

EXECUTE_SCALAR_HANDLER(s_mulk_i32)
{
    uint32_t factor = (uint32_t)(int32_t)(int16_t)operation->immediate;

    wave->scalar[operation->destination] = wave->scalar[operation->destination] * factor;
    return ISA_FAULT_NONE;
}

/* Moves. */
EXECUTE_SCALAR_WORD_1(s_mov_b32, a)
EXECUTE_SCALAR_LONG_1(s_mov_b64, a)
EXECUTE_SCALAR_WORD_1(s_cmov_b32, wave->scc ? a : wave->scalar[operation->destination])
EXECUTE_SCALAR_LONG_1(s_cmov_b64, wave->scc ? a : isa_read_scalar64(wave, operation->destination))
EXECUTE_SCALAR_WORD_2(s_cselect_b32, wave->scc ? a : b)
EXECUTE_SCALAR_LONG_2(s_cselect_b64, wave->scc ? a : b)
EXECUTE_SCALAR_WORD_1(s_sext_i32_i8, (uint32_t)((int32_t)(a << 24) >> 24))
EXECUTE_SCALAR_WORD_1(s_sext_i32_i16, (uint32_t)((int32_t)(a << 16) >> 16))

EXECUTE_SCALAR_HANDLER(s_movk_i32)
{
    wave->scalar[operation->destination] = (uint32_t)(int32_t)(int16_t)operation->immediate;
    return ISA_FAULT_NONE;
}

EXECUTE_SCALAR_HANDLER(s_cmovk_i32)
{
    if (wave->scc)
        execute_scalar_s_movk_i32(wave, operation);
    return ISA_FAULT_NONE;
}

/* Comparisons. */
EXECUTE_SCALAR_COMPARE(s_cmp_eq_i32, a == b)
EXECUTE_SCALAR_COMPARE(s_cmp_lg_i32, a != b)
EXECUTE_SCALAR_COMPARE(s_cmp_gt_i32, execute_scalar_less(b, a))
EXECUTE_SCALAR_COMPARE(s_cmp_ge_i32, !execute_scalar_less(a, b))
EXECUTE_SCALAR_COMPARE(s_cmp_lt_i32, execute_scalar_less(a, b))
EXECUTE_SCALAR_COMPARE(s_cmp_le_i32, !execute_scalar_less(b, a))
EXECUTE_SCALAR_COMPARE(s_cmp_gt_u32, a > b)
EXECUTE_SCALAR_COMPARE(s_cmp_ge_u32, a >= b)
EXECUTE_SCALAR_COMPARE(s_cmp_lt_u32, a < b)
EXECUTE_SCALAR_COMPARE(s_cmp_le_u32, a <= b)
EXECUTE_SCALAR_COMPARE_LONG(s_cmp_eq_u64, a == b)
EXECUTE_SCALAR_COMPARE_LONG(s_cmp_lg_u64, a != b)
EXECUTE_SCALAR_COMPARE(s_bitcmp0_b32, !(a >> (b & 31u) & 1u))
EXECUTE_SCALAR_COMPARE(s_bitcmp1_b32, a >> (b & 31u) & 1u)

EXECUTE_SCALAR_HANDLER(s_bitcmp1_b64)
{
    uint64_t a = execute_scalar_value64(wave, operation, operation->source[0]);

    wave->scc = a >> (execute_scalar_value(wave, operation, operation->source[1]) & 63u) & 1u;
    return ISA_FAULT_NONE;
}

EXECUTE_SCALAR_HANDLER(s_bitcmp0_b64)
{
    execute_scalar_s_bitcmp1_b64(wave, operation);
    wave->scc = !wave->scc;
    return ISA_FAULT_NONE;
}

EXECUTE_SCALAR_COMPARE_CONSTANT(s_cmpk_eq_i32, int16_t, a == b)
EXECUTE_SCALAR_COMPARE_CONSTANT(s_cmpk_lg_i32, int16_t, a != b)
EXECUTE_SCALAR_COMPARE_CONSTANT(s_cmpk_gt_i32, int16_t, execute_scalar_less(b, a))
EXECUTE_SCALAR_COMPARE_CONSTANT(s_cmpk_ge_i32, int16_t, !execute_scalar_less(a, b))
EXECUTE_SCALAR_COMPARE_CONSTANT(s_cmpk_lt_i32, int16_t, execute_scalar_less(a, b))
EXECUTE_SCALAR_COMPARE_CONSTANT(s_cmpk_le_i32, int16_t, !execute_scalar_less(b, a))
EXECUTE_SCALAR_COMPARE_CONSTANT(s_cmpk_eq_u32, uint16_t, a == b)
EXECUTE_SCALAR_COMPARE_CONSTANT(s_cmpk_lg_u32, uint16_t, a != b)
EXECUTE_SCALAR_COMPARE_CONSTANT(s_cmpk_gt_u32, uint16_t, a > b)
EXECUTE_SCALAR_COMPARE_CONSTANT(s_cmpk_ge_u32, uint16_t, a >= b)
EXECUTE_SCALAR_COMPARE_CONSTANT(s_cmpk_lt_u32, uint16_t, a < b)
EXECUTE_SCALAR_COMPARE_CONSTANT(s_cmpk_le_u32, uint16_t, a <= b)
