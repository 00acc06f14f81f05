/* vector_long.c - 64-bit integer rows: shifts and the widening multiply-adds. */
#include "execute/vector_rows.h"

#define SHIFT_ROW(name, expression)                                                                                    \
    EXECUTE_WIDE void execute_row_##name(struct execute_rows *rows)                                                    \
    {                                                                                                                  \
        uint32_t *d = rows->d;                                                                                         \
        const uint32_t *row_a = rows->a, *row_b = rows->b;                                                             \
                                                                                                                       \
        if (rows->uniform[0]) {                                                                                        \
            uint32_t count = row_a[0] & 63u;                                                                           \
                                                                                                                       \
            EXECUTE_LANES_INDEPENDENT                                                                                  \
            for (uint32_t lane = 0; lane < ISA_LANES; lane++) {                                                        \
                uint64_t b = execute_row_load64(row_b, lane);                                                          \
                                                                                                                       \
                execute_row_store64(d, lane, expression);                                                              \
            }                                                                                                          \
            return;                                                                                                    \
        }                                                                                                              \
        EXECUTE_LANES_INDEPENDENT                                                                                      \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++) {                                                            \
            uint32_t count = row_a[lane] & 63u;                                                                        \
            uint64_t b = execute_row_load64(row_b, lane);                                                              \
                                                                                                                       \
            execute_row_store64(d, lane, expression);                                                                  \
        }                                                                                                              \
    }

SHIFT_ROW(v_lshlrev_b64, b << count)
SHIFT_ROW(v_lshrrev_b64, b >> count)

/* An arithmetic shift out of what baseline vector units have. */
static inline uint64_t shift_signed(uint64_t value, uint32_t count)
{
    uint64_t sign = 0x8000000000000000u >> count;

    return ((value >> count) ^ sign) - sign;
}

SHIFT_ROW(v_ashrrev_i64, shift_signed(b, count))

void execute_row_v_mad_u64_u32(struct execute_rows *rows)
{
    uint32_t *d = rows->d, *flags = rows->flags;
    const uint32_t *a = rows->a, *b = rows->b, *c = rows->c;
    uint64_t clamp = rows->clamp ? UINT64_MAX : 0;

    EXECUTE_LANES_INDEPENDENT
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        uint64_t product = (uint64_t)a[lane] * b[lane], addend = execute_row_load64(c, lane);
        uint64_t sum = product + addend;
        uint64_t carry = ((product & addend) | ((product | addend) & ~sum)) >> 63;

        flags[lane] = 0u - (uint32_t)carry;
        execute_row_store64(d, lane, sum | ((0u - carry) & clamp));
    }
}

/* The flag is bit 64 of the exact sum, that is its sign; it overflows when both summands differ in sign from the sum.
 */
void execute_row_v_mad_i64_i32(struct execute_rows *rows)
{
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        uint64_t product = (uint64_t)((int64_t)(int32_t)rows->a[lane] * (int32_t)rows->b[lane]);
        uint64_t addend = execute_row_load64(rows->c, lane);
        uint64_t sum = product + addend;
        bool overflow = ((product ^ sum) & (addend ^ sum)) >> 63;
        uint64_t limit = addend >> 63 ? (uint64_t)INT64_MIN : (uint64_t)INT64_MAX;

        rows->flags[lane] = execute_row_flag(overflow != (bool)(sum >> 63));
        execute_row_store64(rows->d, lane, overflow && rows->clamp ? limit : sum);
    }
}
