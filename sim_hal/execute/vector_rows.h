/*
 * vector_rows.h - how one vector ALU opcode computes its 64 lanes. Internal to vector*.c.
 *
 * vector.c fetches sources into rows of 64 words, applies modifiers and hands them to the opcode's row function; the
 * function computes every lane, active or not, and vector.c writes back the active ones. Values wider than 32 bits
 * lie in consecutive rows, low words first, just as they do in VGPRs.
 */
#ifndef SIM_HAL_EXECUTE_VECTOR_ROWS_H
#define SIM_HAL_EXECUTE_VECTOR_ROWS_H

#include "execute/float_bits.h"
#include "execute/wide.h"
#include "isa/opcodes.h"

/* The kind of an operand: how wide, how constants reach it, and whether float modifiers mean anything to it. */
enum isa_row_type {
    ISA_TYPE_NONE,
    ISA_TYPE_I16, /* any 16-bit integer or bits; results are zero-extended */
    ISA_TYPE_F16,
    ISA_TYPE_I32, /* any 32-bit integer or bits */
    ISA_TYPE_F32,
    ISA_TYPE_I64, /* signed: literals are sign-extended */
    ISA_TYPE_U64, /* unsigned or bits */
    ISA_TYPE_F64,
    ISA_TYPE_I128,
    ISA_TYPE_MASK /* a bit a lane in an SGPR pair; as a row, 0 or all ones */
};

/* struct isa_row_entry.flags. COMPARES, SETS_EXEC and DIRECTED are in the shape of a handler. */
#define ISA_ROW_ACCUMULATES 1u  /* the third source is the destination */
#define ISA_ROW_FLAGS       2u  /* writes a lane mask besides its result (carry out, division flag) */
#define ISA_ROW_COMPARES    4u  /* the result is a lane mask and nothing else */
#define ISA_ROW_SETS_EXEC   8u  /* the mask goes to EXEC too */
#define ISA_ROW_READS_VCC   16u /* reads VCC besides its sources */
#define ISA_ROW_DIRECTED    32u /* has a variant for rounding modes other than to nearest (vector_directed.c) */

/* The rows of one execution. Results never overlap the sources unless they are the very same rows of integers. */
struct isa_rows {
    uint32_t *d;
    const uint32_t *a, *b, *c; /* NULL if absent */
    const uint32_t *vcc;       /* v_div_fmas: VCC as a row */
    uint32_t *flags;           /* carry out: 0 or all ones a lane */
    uint32_t mode;             /* struct isa_wave.mode */
    uint32_t lone;             /* the only lane whose result is wanted, or ISA_LANES; others may be left out */
    bool clamp;                /* integer instructions: saturate */
    bool uniform[3];           /* the source is an SGPR or a constant: the same in all lanes */
};

typedef void (*isa_row_function)(struct isa_rows *rows);

struct isa_row_entry {
    isa_row_function function; /* NULL if it moves between lanes, and if it is no vector opcode */
    uint8_t result;            /* enum isa_row_type; ISA_TYPE_MASK for compares */
    uint8_t source[3];         /* enum isa_row_type */
    uint8_t flags;
};

/* The entry of an opcode. */
const struct isa_row_entry *isa_row_entry_of(uint32_t opcode);

/* The row functions that the rows of opcodes.def name: isa_row_v_add_u32 and so on. */
#define ROW(function, result, a, b, c, flags)      void isa_row_##function(struct isa_rows *rows);
#define DIRECTED(function, result, a, b, c, flags) void isa_row_##function(struct isa_rows *rows);
#define COMPARE(function, a, b)                    void isa_row_##function(struct isa_rows *rows);
#define COMPARE_EXEC(function, a, b)               void isa_row_##function(struct isa_rows *rows);
#define LANES(function)
#define ISA_HANDLER_VALU(mnemonic, ...) __VA_ARGS__
#include "isa/opcodes.def"
#undef ROW
#undef DIRECTED
#undef COMPARE
#undef COMPARE_EXEC
#undef LANES

/*
 * Computes an ISA_ROW_DIRECTED opcode under a MODE whose rounding is not to nearest for f32 or f64/f16; lane by lane,
 * from exact values.
 */
void isa_row_directed(enum isa_opcode opcode, struct isa_rows *given);

/* The needs of the operands of one execution besides the wave: space for rows that are not just VGPRs. */
struct isa_row_space {
    _Alignas(64) uint32_t source[3][4 * ISA_LANES];
    _Alignas(64) uint32_t selected[3][4 * ISA_LANES]; /* after SDWA or DPP */
    _Alignas(64) uint32_t result[4 * ISA_LANES];
    _Alignas(64) uint32_t flags[ISA_LANES];
    _Alignas(64) uint32_t vcc[ISA_LANES];
};

/* The value of a scalar operand or constant in all lanes, as a row or rows of the type. */
void isa_splat_operand(const struct isa_wave *wave, const struct isa_operation *operation, uint32_t operand,
                       enum isa_row_type type, uint32_t *row);

/*
 * Applies SDWA selects, DPP and float modifiers to the sources in rows, moving them into space. Returns the lanes that
 * the instruction writes: those of exec but for lanes that DPP disables.
 */
uint64_t isa_modify_sources(const struct isa_operation *operation, const struct isa_row_entry *entry,
                            struct isa_row_space *space, struct isa_rows *rows, uint64_t exec);

/* How many rows of 64 words a value of the type takes. */
static inline uint32_t isa_row_width(uint8_t type)
{
    static const uint8_t widths[] = {
        [ISA_TYPE_NONE] = 0, [ISA_TYPE_I16] = 1, [ISA_TYPE_F16] = 1, [ISA_TYPE_I32] = 1,  [ISA_TYPE_F32] = 1,
        [ISA_TYPE_I64] = 2,  [ISA_TYPE_U64] = 2, [ISA_TYPE_F64] = 2, [ISA_TYPE_I128] = 4, [ISA_TYPE_MASK] = 1,
    };

    return widths[type];
}

/* A lane mask as a row of 0 and all ones, and back. */
void isa_row_from_mask(uint32_t *row, uint64_t mask);
uint64_t isa_row_to_mask(const uint32_t *row);

/* Copies the lanes of a row that are in mask. */
void isa_row_merge(uint32_t *to, const uint32_t *from, uint64_t mask);

/*
 * Output modifiers of a float result: omod (0..3), then clamp to 0..1. As in hardware, omod does nothing in IEEE mode or
 * where MODE keeps denormal results.
 */
void isa_modify_result(uint32_t *row, enum isa_row_type type, uint32_t mode, uint32_t omod, bool clamp);

/* Executes an opcode without a row function: those move data between lanes, or choose registers by M0. */
void isa_execute_lanes(struct isa_wave *wave, const struct isa_operation *operation);

/*
 * Replaces NaN results, whose payload differs between hosts: the first NaN among the sources, quieted, else the
 * positive default NaN. Sources may be NULL.
 */
void isa_repair_nan_f16(uint32_t *d, const uint32_t *a, const uint32_t *b, const uint32_t *c);
void isa_repair_nan_f32(uint32_t *d, const uint32_t *a, const uint32_t *b, const uint32_t *c);
void isa_repair_nan_f64(uint32_t *d, const uint32_t *a, const uint32_t *b, const uint32_t *c);

/*
 * Lanes never depend on each other, although a result row may be a source row: what the compiler must know before it
 * makes vector code of a loop.
 */
#if defined(__clang__)
#pragma clang diagnostic ignored "-Wpass-failed" /* a loop that stays scalar is no error */
#define ISA_LANES_INDEPENDENT _Pragma("clang loop vectorize(assume_safety)")
#else
#define ISA_LANES_INDEPENDENT _Pragma("GCC ivdep")
#endif

/* The n-th of consecutive rows. */
static inline uint32_t *isa_row_at(uint32_t *row, uint32_t n)
{
    return row + (size_t)n * ISA_LANES;
}

static inline const uint32_t *isa_const_row_at(const uint32_t *row, uint32_t n)
{
    return row + (size_t)n * ISA_LANES;
}

/* All ones for true: the row form of a lane mask. */
static inline uint32_t isa_row_flag(bool condition)
{
    return 0u - (uint32_t)condition;
}

static inline uint64_t isa_row_load64(const uint32_t *row, uint32_t lane)
{
    return (uint64_t)row[lane + ISA_LANES] << 32 | row[lane];
}

static inline void isa_row_store64(uint32_t *row, uint32_t lane, uint64_t value)
{
    row[lane] = (uint32_t)value;
    row[lane + ISA_LANES] = (uint32_t)(value >> 32);
}

/* The upper and lower words of a double, a denormal losing what drop (all ones or 0) says but its sign. */
static inline uint64_t isa_row_flush_f64(uint32_t low, uint32_t high, uint32_t drop)
{
    uint32_t dropped = isa_row_flag((high & 0x7ff00000u) == 0) & drop;

    return (uint64_t)(high & ~(dropped >> 1)) << 32 | (low & ~dropped);
}

static inline uint64_t isa_row_load_f64(const uint32_t *row, uint32_t lane, uint32_t drop)
{
    return isa_row_flush_f64(row[lane], row[lane + ISA_LANES], drop);
}

static inline void isa_row_store_f64(uint32_t *row, uint32_t lane, uint64_t value, uint32_t drop)
{
    isa_row_store64(row, lane, isa_row_flush_f64((uint32_t)value, (uint32_t)(value >> 32), drop));
}

/* The bits that isa_row_load_f64 and isa_row_store_f64 drop under a MODE. */
static inline uint32_t isa_row_drop_in_f64(uint32_t mode)
{
    return isa_row_flag(!(mode & ISA_MODE_F64_DENORMAL_IN));
}

static inline uint32_t isa_row_drop_out_f64(uint32_t mode)
{
    return isa_row_flag(!(mode & ISA_MODE_F64_DENORMAL_OUT));
}

/*
 * The shapes that integer rows come in: a function over all lanes from an expression over one lane, which sees its
 * sources as a, b and c, its lane and MODE as mode. They heed rows->lone: locks and flags are mostly one lane's work.
 * ISA_ROW_n defines an opcode's row function, ISA_LOCAL_ROW_n one that is private to its file.
 */
#define ISA_ROW_1(name, expression)       ISA_ROW_LOOP_1(, isa_row_##name, expression)
#define ISA_ROW_2(name, expression)       ISA_ROW_LOOP_2(, isa_row_##name, expression)
#define ISA_ROW_3(name, expression)       ISA_ROW_LOOP_3(, isa_row_##name, expression)
#define ISA_LOCAL_ROW_2(name, expression) ISA_ROW_LOOP_2(static, name, expression)
#define ISA_LOCAL_ROW_3(name, expression) ISA_ROW_LOOP_3(static, name, expression)

#define ISA_ROW_LOOP_1(linkage, name, expression)                                                                      \
    static inline uint32_t name##_of_lane(uint32_t a, uint32_t lane, uint32_t mode)                                    \
    {                                                                                                                  \
        (void)lane;                                                                                                    \
        (void)mode;                                                                                                    \
        return (expression);                                                                                           \
    }                                                                                                                  \
    ISA_WIDE linkage void name(struct isa_rows *rows)                                                                  \
    {                                                                                                                  \
        uint32_t *d = rows->d, mode = rows->mode, lone = rows->lone;                                                   \
        const uint32_t *row_a = rows->a;                                                                               \
                                                                                                                       \
        if (lone < ISA_LANES) {                                                                                        \
            d[lone] = name##_of_lane(row_a[lone], lone, mode);                                                         \
            return;                                                                                                    \
        }                                                                                                              \
        ISA_LANES_INDEPENDENT                                                                                          \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)                                                              \
            d[lane] = name##_of_lane(row_a[lane], lane, mode);                                                         \
    }

#define ISA_ROW_LOOP_2(linkage, name, expression)                                                                      \
    static inline uint32_t name##_of_lane(uint32_t a, uint32_t b, uint32_t lane, uint32_t mode)                        \
    {                                                                                                                  \
        (void)lane;                                                                                                    \
        (void)mode;                                                                                                    \
        return (expression);                                                                                           \
    }                                                                                                                  \
    ISA_WIDE linkage void name(struct isa_rows *rows)                                                                  \
    {                                                                                                                  \
        uint32_t *d = rows->d, mode = rows->mode, lone = rows->lone;                                                   \
        const uint32_t *row_a = rows->a, *row_b = rows->b;                                                             \
                                                                                                                       \
        if (lone < ISA_LANES) {                                                                                        \
            d[lone] = name##_of_lane(row_a[lone], row_b[lone], lone, mode);                                            \
            return;                                                                                                    \
        }                                                                                                              \
        ISA_LANES_INDEPENDENT                                                                                          \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)                                                              \
            d[lane] = name##_of_lane(row_a[lane], row_b[lane], lane, mode);                                            \
    }

#define ISA_ROW_LOOP_3(linkage, name, expression)                                                                      \
    static inline uint32_t name##_of_lane(uint32_t a, uint32_t b, uint32_t c, uint32_t lane, uint32_t mode)            \
    {                                                                                                                  \
        (void)lane;                                                                                                    \
        (void)mode;                                                                                                    \
        return (expression);                                                                                           \
    }                                                                                                                  \
    ISA_WIDE linkage void name(struct isa_rows *rows)                                                                  \
    {                                                                                                                  \
        uint32_t *d = rows->d, mode = rows->mode, lone = rows->lone;                                                   \
        const uint32_t *row_a = rows->a, *row_b = rows->b, *row_c = rows->c;                                           \
                                                                                                                       \
        if (lone < ISA_LANES) {                                                                                        \
            d[lone] = name##_of_lane(row_a[lone], row_b[lone], row_c[lone], lone, mode);                               \
            return;                                                                                                    \
        }                                                                                                              \
        ISA_LANES_INDEPENDENT                                                                                          \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)                                                              \
            d[lane] = name##_of_lane(row_a[lane], row_b[lane], row_c[lane], lane, mode);                               \
    }

#endif
