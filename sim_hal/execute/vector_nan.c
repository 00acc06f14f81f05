/* vector_nan.c - NaN results that are the same on every host. */
#include "execute/vector_rows.h"

static uint32_t lane_of(const uint32_t *row, uint32_t lane)
{
    return row ? row[lane] : 0;
}

static uint64_t lane_of_f64(const uint32_t *row, uint32_t lane)
{
    return row ? execute_row_load64(row, lane) : 0;
}

static uint32_t first_nan_f16(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t nan = execute_f16_is_nan(a) ? a : execute_f16_is_nan(b) ? b : execute_f16_is_nan(c) ? c : EXECUTE_F16_NAN;

    return (nan & 0xffffu) | EXECUTE_F16_QUIET;
}

static uint32_t first_nan_f32(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t nan = execute_f32_is_nan(a) ? a : execute_f32_is_nan(b) ? b : execute_f32_is_nan(c) ? c : EXECUTE_F32_NAN;

    return nan | EXECUTE_F32_QUIET;
}

static uint64_t first_nan_f64(uint64_t a, uint64_t b, uint64_t c)
{
    uint64_t nan = execute_f64_is_nan(a) ? a : execute_f64_is_nan(b) ? b : execute_f64_is_nan(c) ? c : EXECUTE_F64_NAN;

    return nan | EXECUTE_F64_QUIET;
}

void execute_repair_nan_f16(uint32_t *d, const uint32_t *a, const uint32_t *b, const uint32_t *c)
{
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        if (execute_f16_is_nan(d[lane]))
            d[lane] = first_nan_f16(lane_of(a, lane), lane_of(b, lane), lane_of(c, lane));
    }
}

void execute_repair_nan_f32(uint32_t *d, const uint32_t *a, const uint32_t *b, const uint32_t *c)
{
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        if (execute_f32_is_nan(d[lane]))
            d[lane] = first_nan_f32(lane_of(a, lane), lane_of(b, lane), lane_of(c, lane));
    }
}

void execute_repair_nan_f64(uint32_t *d, const uint32_t *a, const uint32_t *b, const uint32_t *c)
{
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        if (execute_f64_is_nan(execute_row_load64(d, lane)))
            execute_row_store64(d, lane,
                                first_nan_f64(lane_of_f64(a, lane), lane_of_f64(b, lane), lane_of_f64(c, lane)));
    }
}
