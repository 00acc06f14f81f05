/* support_lds.c - see support_lds.h. */
#include "support_lds.h"

#include <math.h>
#include <string.h>

/* What each atomic leaves, written for each width on its own. */
static uint64_t add32(uint64_t old, uint64_t a, uint64_t b)
{
    (void)b;
    return (uint32_t)((uint32_t)old + (uint32_t)a);
}
static uint64_t add64(uint64_t old, uint64_t a, uint64_t b)
{
    (void)b;
    return old + a;
}
static uint64_t sub32(uint64_t old, uint64_t a, uint64_t b)
{
    (void)b;
    return (uint32_t)((uint32_t)old - (uint32_t)a);
}
static uint64_t sub64(uint64_t old, uint64_t a, uint64_t b)
{
    (void)b;
    return old - a;
}
static uint64_t rsub32(uint64_t old, uint64_t a, uint64_t b)
{
    (void)b;
    return (uint32_t)((uint32_t)a - (uint32_t)old);
}
static uint64_t rsub64(uint64_t old, uint64_t a, uint64_t b)
{
    (void)b;
    return a - old;
}
static uint64_t inc(uint64_t old, uint64_t a, uint64_t b)
{
    (void)b;
    return old < a ? old + 1 : 0;
}
static uint64_t dec(uint64_t old, uint64_t a, uint64_t b)
{
    (void)b;
    return old != 0 && old <= a ? old - 1 : a;
}
static uint64_t umin(uint64_t old, uint64_t a, uint64_t b)
{
    (void)b;
    return a < old ? a : old;
}
static uint64_t umax(uint64_t old, uint64_t a, uint64_t b)
{
    (void)b;
    return a > old ? a : old;
}
static uint64_t smin32(uint64_t old, uint64_t a, uint64_t b)
{
    (void)b;
    return (int32_t)(uint32_t)a < (int32_t)(uint32_t)old ? a : old;
}
static uint64_t smax32(uint64_t old, uint64_t a, uint64_t b)
{
    (void)b;
    return (int32_t)(uint32_t)a > (int32_t)(uint32_t)old ? a : old;
}
static uint64_t smin64(uint64_t old, uint64_t a, uint64_t b)
{
    (void)b;
    return (int64_t)a < (int64_t)old ? a : old;
}
static uint64_t smax64(uint64_t old, uint64_t a, uint64_t b)
{
    (void)b;
    return (int64_t)a > (int64_t)old ? a : old;
}
static uint64_t and_bits(uint64_t old, uint64_t a, uint64_t b)
{
    (void)b;
    return old & a;
}
static uint64_t or_bits(uint64_t old, uint64_t a, uint64_t b)
{
    (void)b;
    return old | a;
}
static uint64_t xor_bits(uint64_t old, uint64_t a, uint64_t b)
{
    (void)b;
    return old ^ a;
}
static uint64_t mskor(uint64_t old, uint64_t a, uint64_t b)
{
    return (old & ~a) | b;
}
static uint64_t cmpst(uint64_t old, uint64_t a, uint64_t b)
{
    return old == a ? b : old;
}
static uint64_t exchange(uint64_t old, uint64_t a, uint64_t b)
{
    (void)old;
    (void)b;
    return a;
}

static float as_float(uint64_t bits)
{
    uint32_t word = (uint32_t)bits;
    float value;

    memcpy(&value, &word, 4);
    return value;
}

static double as_double(uint64_t bits)
{
    double value;

    memcpy(&value, &bits, 8);
    return value;
}

static uint64_t cmpst_f32(uint64_t old, uint64_t a, uint64_t b)
{
    return as_float(old) == as_float(a) ? b : old;
}
static uint64_t cmpst_f64(uint64_t old, uint64_t a, uint64_t b)
{
    return as_double(old) == as_double(a) ? b : old;
}

static uint64_t fmin32(uint64_t old, uint64_t a, uint64_t b)
{
    (void)b;
    if (isnan(as_float(a)) || isnan(as_float(old)))
        return isnan(as_float(a)) ? old : a;
    if (as_float(a) == as_float(old))
        return signbit(as_float(a)) ? a : old;
    return as_float(a) < as_float(old) ? a : old;
}

static uint64_t fmax32(uint64_t old, uint64_t a, uint64_t b)
{
    (void)b;
    if (isnan(as_float(a)) || isnan(as_float(old)))
        return isnan(as_float(a)) ? old : a;
    if (as_float(a) == as_float(old))
        return signbit(as_float(old)) ? a : old;
    return as_float(a) > as_float(old) ? a : old;
}

static uint64_t fmin64(uint64_t old, uint64_t a, uint64_t b)
{
    (void)b;
    if (isnan(as_double(a)) || isnan(as_double(old)))
        return isnan(as_double(a)) ? old : a;
    if (as_double(a) == as_double(old))
        return signbit(as_double(a)) ? a : old;
    return as_double(a) < as_double(old) ? a : old;
}

static uint64_t fmax64(uint64_t old, uint64_t a, uint64_t b)
{
    (void)b;
    if (isnan(as_double(a)) || isnan(as_double(old)))
        return isnan(as_double(a)) ? old : a;
    if (as_double(a) == as_double(old))
        return signbit(as_double(old)) ? a : old;
    return as_double(a) > as_double(old) ? a : old;
}

static uint64_t fadd32(uint64_t old, uint64_t a, uint64_t b)
{
    float sum = as_float(old) + as_float(a);
    uint32_t bits;

    (void)b;
    memcpy(&bits, &sum, 4);
    return bits;
}

#define ROW_READ(name, bytes, alignment, sign)                                                                         \
    {                                                                                                                  \
#name, ISA_OP_##name, READ, bytes, alignment, 0, sign, true, 0, NULL                                           \
    }
#define ROW_WRITE(name, bytes, alignment)                                                                              \
    {                                                                                                                  \
#name, ISA_OP_##name, WRITE, bytes, alignment, 0, false, false, 1, NULL                                        \
    }
#define ROW_PAIR(name, shape, bytes, stride)                                                                           \
    {                                                                                                                  \
#name, ISA_OP_##name, shape, bytes, bytes, stride, false, false, 2, NULL                                       \
    }
#define ROW_CHANGE(name, bytes, operands, function)                                                                    \
    {                                                                                                                  \
#name, ISA_OP_##name, CHANGE, bytes, bytes, 0, false, false, operands, function                                \
    }
#define ROW_RETURN(name, bytes, operands, function)                                                                    \
    {                                                                                                                  \
#name, ISA_OP_##name, CHANGE, bytes, bytes, 0, false, true, operands, function                                 \
    }
#define ROWS_BOTH(name, type, operands, function32, function64)                                                        \
    ROW_CHANGE(ds_##name##_##type##32, 4, operands, function32),                                                       \
        ROW_CHANGE(ds_##name##_##type##64, 8, operands, function64),                                                   \
        ROW_RETURN(ds_##name##_rtn_##type##32, 4, operands, function32),                                               \
        ROW_RETURN(ds_##name##_rtn_##type##64, 8, operands, function64)

const struct lds_row lds_rows[] = {
    ROW_READ(ds_read_u8, 1, 1, false),
    ROW_READ(ds_read_i8, 1, 1, true),
    ROW_READ(ds_read_u16, 2, 2, false),
    ROW_READ(ds_read_i16, 2, 2, true),
    ROW_READ(ds_read_b32, 4, 4, false),
    ROW_READ(ds_read_b64, 8, 8, false),
    ROW_READ(ds_read_b96, 12, 16, false),
    ROW_READ(ds_read_b128, 16, 16, false),
    ROW_WRITE(ds_write_b8, 1, 1),
    ROW_WRITE(ds_write_b16, 2, 2),
    ROW_WRITE(ds_write_b32, 4, 4),
    ROW_WRITE(ds_write_b64, 8, 8),
    ROW_WRITE(ds_write_b96, 12, 16),
    ROW_WRITE(ds_write_b128, 16, 16),
    ROW_PAIR(ds_read2_b32, READ_PAIR, 4, 4),
    ROW_PAIR(ds_read2_b64, READ_PAIR, 8, 8),
    ROW_PAIR(ds_read2st64_b32, READ_PAIR, 4, 256),
    ROW_PAIR(ds_read2st64_b64, READ_PAIR, 8, 512),
    ROW_PAIR(ds_write2_b32, WRITE_PAIR, 4, 4),
    ROW_PAIR(ds_write2_b64, WRITE_PAIR, 8, 8),
    ROW_PAIR(ds_write2st64_b32, WRITE_PAIR, 4, 256),
    ROW_PAIR(ds_write2st64_b64, WRITE_PAIR, 8, 512),
    ROW_PAIR(ds_wrxchg2_rtn_b32, EXCHANGE_PAIR, 4, 4),
    ROW_PAIR(ds_wrxchg2_rtn_b64, EXCHANGE_PAIR, 8, 8),
    ROW_PAIR(ds_wrxchg2st64_rtn_b32, EXCHANGE_PAIR, 4, 256),
    ROW_PAIR(ds_wrxchg2st64_rtn_b64, EXCHANGE_PAIR, 8, 512),
    ROWS_BOTH(add, u, 1, add32, add64),
    ROWS_BOTH(sub, u, 1, sub32, sub64),
    ROWS_BOTH(rsub, u, 1, rsub32, rsub64),
    ROWS_BOTH(inc, u, 1, inc, inc),
    ROWS_BOTH(dec, u, 1, dec, dec),
    ROWS_BOTH(min, i, 1, smin32, smin64),
    ROWS_BOTH(max, i, 1, smax32, smax64),
    ROWS_BOTH(min, u, 1, umin, umin),
    ROWS_BOTH(max, u, 1, umax, umax),
    ROWS_BOTH(and, b, 1, and_bits, and_bits),
    ROWS_BOTH(or, b, 1, or_bits, or_bits),
    ROWS_BOTH(xor, b, 1, xor_bits, xor_bits),
    ROWS_BOTH(mskor, b, 2, mskor, mskor),
    ROWS_BOTH(cmpst, b, 2, cmpst, cmpst),
    ROWS_BOTH(cmpst, f, 2, cmpst_f32, cmpst_f64),
    ROWS_BOTH(min, f, 1, fmin32, fmin64),
    ROWS_BOTH(max, f, 1, fmax32, fmax64),
    ROW_RETURN(ds_wrxchg_rtn_b32, 4, 1, exchange),
    ROW_RETURN(ds_wrxchg_rtn_b64, 8, 1, exchange),
    ROW_CHANGE(ds_add_f32, 4, 1, fadd32),
    ROW_RETURN(ds_add_rtn_f32, 4, 1, fadd32),
};
const uint32_t lds_row_count = sizeof(lds_rows) / sizeof(lds_rows[0]);

const struct lds_row *lds_row_of(enum isa_opcode opcode)
{
    uint32_t i = 0;

    while (lds_rows[i].opcode != opcode)
        i++;
    return &lds_rows[i];
}
