/*
 * quick_body.h - the row functions of quick_rows.h. A file that includes this one says how they are compiled, and what
 * their table is called: QUICK_ROWS.
 */
#include "execute/quick_rows.h"
#include "execute/vector_rows.h"

#define ROW(name, expression)                                                                                          \
    static void row_##name(uint32_t *d, const uint32_t *row_a, const uint32_t *row_b, const uint32_t *row_c)           \
    {                                                                                                                  \
        EXECUTE_LANES_INDEPENDENT                                                                                      \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {                                                            \
            uint32_t a = row_a[lane], b = row_b[lane], c = row_c[lane];                                                \
                                                                                                                       \
            (void)a;                                                                                                   \
            (void)b;                                                                                                   \
            (void)c;                                                                                                   \
            d[lane] = expression;                                                                                      \
        }                                                                                                              \
    }

ROW(v_mov_b32, a)
ROW(v_not_b32, ~a)
ROW(v_and_b32, a &b)
ROW(v_or_b32, a | b)
ROW(v_xor_b32, a ^ b)
ROW(v_add_u32, a + b)
ROW(v_sub_u32, a - b)
ROW(v_subrev_u32, b - a)
ROW(v_mul_lo_u32, a *b)
ROW(v_mul_u32_u24, (a & 0xffffffu) * (b & 0xffffffu))
ROW(v_mad_u32_u24, (a & 0xffffffu) * (b & 0xffffffu) + c)
ROW(v_lshlrev_b32, b << (a & 31u))
ROW(v_lshrrev_b32, b >> (a & 31u))
ROW(v_ashrrev_i32, (uint32_t)((int32_t)b >> (a & 31u)))
ROW(v_min_u32, a < b ? a : b)
ROW(v_max_u32, a > b ? a : b)
ROW(v_min_i32, (int32_t)a < (int32_t)b ? a : b)
ROW(v_max_i32, (int32_t)a > (int32_t)b ? a : b)
ROW(v_bfi_b32, (a & b) | (~a & c))

#define EXECUTE_ENTRY(name) [ISA_OP_##name] = row_##name

const execute_quick_row QUICK_ROWS[ISA_OP_COUNT] = {
    EXECUTE_ENTRY(v_mov_b32),     EXECUTE_ENTRY(v_not_b32),     EXECUTE_ENTRY(v_and_b32),
    EXECUTE_ENTRY(v_or_b32),      EXECUTE_ENTRY(v_xor_b32),     EXECUTE_ENTRY(v_add_u32),
    EXECUTE_ENTRY(v_sub_u32),     EXECUTE_ENTRY(v_subrev_u32),  EXECUTE_ENTRY(v_mul_lo_u32),
    EXECUTE_ENTRY(v_mul_u32_u24), EXECUTE_ENTRY(v_mad_u32_u24), EXECUTE_ENTRY(v_lshlrev_b32),
    EXECUTE_ENTRY(v_lshrrev_b32), EXECUTE_ENTRY(v_ashrrev_i32), EXECUTE_ENTRY(v_min_u32),
    EXECUTE_ENTRY(v_max_u32),     EXECUTE_ENTRY(v_min_i32),     EXECUTE_ENTRY(v_max_i32),
    EXECUTE_ENTRY(v_bfi_b32),
};
