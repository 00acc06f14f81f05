/*
 * vector_rows.h - how one vector ALU opcode computes its 64 lanes. Internal to vector*.c.
 *
 * vector.c fetches sources into rows of 64 words, applies modifiers and hands them to the opcode's row function; the
 * function computes every lane, active or not, and vector.c writes back the active ones. Values wider than 32 bits
 * lie in consecutive rows, low words first, just as they do in VGPRs.
 */
#ifndef SIM_HAL_EXECUTE_VECTOR_ROWS_H
#define SIM_HAL_EXECUTE_VECTOR_ROWS_H

#include "engine/require.h"
#include "execute/float_bits.h"
#include "execute/wide.h"
#include "isa/opcodes.h"

/* The kind of an operand: how wide, how constants reach it, and whether float modifiers mean anything to it. */
enum execute_row_type {
    EXECUTE_TYPE_NONE,
    EXECUTE_TYPE_I16, /* any 16-bit integer or bits; results are zero-extended */
    EXECUTE_TYPE_F16,
    EXECUTE_TYPE_I32, /* any 32-bit integer or bits */
    EXECUTE_TYPE_F32,
    EXECUTE_TYPE_I64, /* signed: literals are sign-extended */
    EXECUTE_TYPE_U64, /* unsigned or bits */
    EXECUTE_TYPE_F64,
    EXECUTE_TYPE_I128,
    EXECUTE_TYPE_MASK /* a bit a lane in an SGPR pair; as a row, 0 or all ones */
};

/* struct execute_row_entry.flags. COMPARES, SETS_EXEC and DIRECTED are in the shape of a handler. */
#define EXECUTE_ROW_ACCUMULATES 1u  /* the third source is the destination */
#define EXECUTE_ROW_FLAGS       2u  /* writes a lane mask besides its result (carry out, division flag) */
#define EXECUTE_ROW_COMPARES    4u  /* the result is a lane mask and nothing else */
#define EXECUTE_ROW_SETS_EXEC   8u  /* the mask goes to EXEC too */
#define EXECUTE_ROW_READS_VCC   16u /* reads VCC besides its sources */
#define EXECUTE_ROW_DIRECTED    32u /* has a variant for rounding modes other than to nearest (vector_directed.c) */

/* The rows of one execution. Results never overlap the sources unless they are the very same rows of integers. */
struct execute_rows {
    uint32_t *d;
    const uint32_t *a, *b, *c; /* NULL if absent */
    const uint32_t *vcc;       /* v_div_fmas: VCC as a row */
    uint32_t *flags;           /* carry out: 0 or all ones a lane */
    uint32_t mode;             /* struct isa_wave.mode */
    uint32_t lone;             /* the only lane whose result is wanted, or ISA_LANES; others may be left out */
    bool clamp;                /* integer instructions: saturate */
    bool uniform[3];           /* the source is an SGPR or a constant: the same in all lanes */
};

typedef void (*execute_row_function)(struct execute_rows *rows);

struct execute_row_entry {
    execute_row_function function; /* NULL if it moves between lanes, and if it is no vector opcode */
    uint8_t result;                /* enum execute_row_type; EXECUTE_TYPE_MASK for compares */
    uint8_t source[3];             /* enum execute_row_type */
    uint8_t flags;
};

/* The entry of an opcode. */
const struct execute_row_entry *execute_row_entry_of(uint32_t opcode);

/* The row functions that the rows of opcodes.def name: execute_row_v_add_u32 and so on. */
#define ROW(function, result, a, b, c, flags)      void execute_row_##function(struct execute_rows *rows);
#define DIRECTED(function, result, a, b, c, flags) void execute_row_##function(struct execute_rows *rows);
#define COMPARE(function, a, b)                    void execute_row_##function(struct execute_rows *rows);
#define COMPARE_EXEC(function, a, b)               void execute_row_##function(struct execute_rows *rows);
#define LANES(function)
#define ISA_HANDLER_VALU(mnemonic, ...) __VA_ARGS__
#include "isa/opcodes.def"
#undef ROW
#undef DIRECTED
#undef COMPARE
#undef COMPARE_EXEC
#undef LANES

/*
 * Computes an EXECUTE_ROW_DIRECTED opcode under a MODE whose rounding is not to nearest for f32 or f64/f16; lane by lane,
 * from exact values.
 */
void execute_row_directed(enum isa_opcode opcode, struct execute_rows *given);

/* The needs of the operands of one execution besides the wave: space for rows that are not just VGPRs. */
struct execute_row_space {
    _Alignas(64) uint32_t source[3][4 * ISA_LANES];
    _Alignas(64) uint32_t selected[3][4 * ISA_LANES]; /* after SDWA or DPP */
    _Alignas(64) uint32_t result[4 * ISA_LANES];
    _Alignas(64) uint32_t flags[ISA_LANES];
    _Alignas(64) uint32_t vcc[ISA_LANES];
};

/* The value of a scalar operand or constant in all lanes, as a row or rows of the type. */
void execute_splat_operand(const struct isa_wave *wave, const struct isa_operation *operation, uint32_t operand,
                           enum execute_row_type type, uint32_t *row);

/*
 * Applies SDWA selects, DPP and float modifiers to the sources in rows, moving them into space. Returns the lanes that
 * the instruction writes: those of exec but for lanes that DPP disables.
 */
uint64_t execute_modify_sources(const struct isa_operation *operation, const struct execute_row_entry *entry,
                                struct execute_row_space *space, struct execute_rows *rows, uint64_t exec);

/* How many rows of 64 words a value of the type takes. */
static inline uint32_t execute_row_width(uint8_t type)
{
    static const uint8_t widths[] = {
        [EXECUTE_TYPE_NONE] = 0, [EXECUTE_TYPE_I16] = 1,  [EXECUTE_TYPE_F16] = 1, [EXECUTE_TYPE_I32] = 1,
        [EXECUTE_TYPE_F32] = 1,  [EXECUTE_TYPE_I64] = 2,  [EXECUTE_TYPE_U64] = 2, [EXECUTE_TYPE_F64] = 2,
        [EXECUTE_TYPE_I128] = 4, [EXECUTE_TYPE_MASK] = 1,
    };

    SIM_REQUIRE(type < sizeof(widths));
    return widths[type];
}

/* A lane mask as a row of 0 and all ones, and back. */
void execute_row_from_mask(uint32_t *row, uint64_t mask);
uint64_t execute_row_to_mask(const uint32_t *row);

/* Copies the lanes of a row that are in mask. */
void execute_row_merge(uint32_t *to, const uint32_t *from, uint64_t mask);

/*
 * Output modifiers of a float result: omod (0..3), then clamp to 0..1. As in hardware, omod does nothing in IEEE mode or
 * where MODE keeps denormal results.
 */
void execute_modify_result(uint32_t *row, enum execute_row_type type, uint32_t mode, uint32_t omod, bool clamp);

/* Executes an opcode without a row function: those move data between lanes, or choose registers by M0. */
void execute_lanes(struct isa_wave *wave, const struct isa_operation *operation);

/*
 * Replaces NaN results, whose payload differs between hosts: the first NaN among the sources, quieted, else the
 * positive default NaN. Sources may be NULL.
 */
void execute_repair_nan_f16(uint32_t *d, const uint32_t *a, const uint32_t *b, const uint32_t *c);
void execute_repair_nan_f32(uint32_t *d, const uint32_t *a, const uint32_t *b, const uint32_t *c);
void execute_repair_nan_f64(uint32_t *d, const uint32_t *a, const uint32_t *b, const uint32_t *c);

/*
 * Lanes never depend on each other, although a result row may be a source row: what the compiler must know before it
 * makes vector code of a loop.
 */
#if defined(__clang__)
#pragma clang diagnostic ignored "-Wpass-failed" /* a loop that stays scalar is no error */
#define EXECUTE_LANES_INDEPENDENT _Pragma("clang loop vectorize(assume_safety)")
#else
#define EXECUTE_LANES_INDEPENDENT _Pragma("GCC ivdep")
#endif

/* The n-th of consecutive rows. */
static inline uint32_t *execute_row_at(uint32_t *row, uint32_t n)
{
    return row + (size_t)n * ISA_LANES;
}

static inline const uint32_t *execute_const_row_at(const uint32_t *row, uint32_t n)
{
    return row + (size_t)n * ISA_LANES;
}

/* All ones for true: the row form of a lane mask. */
static inline uint32_t execute_row_flag(bool condition)
{
    return 0u - (uint32_t)condition;
}

static inline uint64_t execute_row_load64(const uint32_t *row, uint32_t lane)
{
    return (uint64_t)row[lane + ISA_LANES] << 32 | row[lane];
}

static inline void execute_row_store64(uint32_t *row, uint32_t lane, uint64_t value)
{
    row[lane] = (uint32_t)value;
    row[lane + ISA_LANES] = (uint32_t)(value >> 32);
}

/* The upper and lower words of a double, a denormal losing what drop (all ones or 0) says but its sign. */
static inline uint64_t execute_row_flush_f64(uint32_t low, uint32_t high, uint32_t drop)
{
    uint32_t dropped = execute_row_flag((high & 0x7ff00000u) == 0) & drop;

    return (uint64_t)(high & ~(dropped >> 1)) << 32 | (low & ~dropped);
}

static inline uint64_t execute_row_load_f64(const uint32_t *row, uint32_t lane, uint32_t drop)
{
    return execute_row_flush_f64(row[lane], row[lane + ISA_LANES], drop);
}

static inline void execute_row_store_f64(uint32_t *row, uint32_t lane, uint64_t value, uint32_t drop)
{
    execute_row_store64(row, lane, execute_row_flush_f64((uint32_t)value, (uint32_t)(value >> 32), drop));
}

/* The bits that execute_row_load_f64 and execute_row_store_f64 drop under a MODE. */
static inline uint32_t execute_row_drop_in_f64(uint32_t mode)
{
    return execute_row_flag(!(mode & EXECUTE_MODE_F64_DENORMAL_IN));
}

static inline uint32_t execute_row_drop_out_f64(uint32_t mode)
{
    return execute_row_flag(!(mode & EXECUTE_MODE_F64_DENORMAL_OUT));
}

/*
 * The shapes that integer rows come in: a function over all lanes from an expression over one lane, which sees its
 * sources as a, b and c, its lane and MODE as mode. They heed rows->lone: locks and flags are mostly one lane's work.
 * EXECUTE_ROW_n defines an opcode's row function, EXECUTE_LOCAL_ROW_n one that is private to its file.
 */
#define EXECUTE_ROW_1(name, expression)       EXECUTE_ROW_LOOP_1(, execute_row_##name, expression)
#define EXECUTE_ROW_2(name, expression)       EXECUTE_ROW_LOOP_2(, execute_row_##name, expression)
#define EXECUTE_ROW_3(name, expression)       EXECUTE_ROW_LOOP_3(, execute_row_##name, expression)
#define EXECUTE_LOCAL_ROW_2(name, expression) EXECUTE_ROW_LOOP_2(static, name, expression)
#define EXECUTE_LOCAL_ROW_3(name, expression) EXECUTE_ROW_LOOP_3(static, name, expression)

#define EXECUTE_ROW_LOOP_1(linkage, name, expression)                                                                  \
    static inline uint32_t name##_of_lane(uint32_t a, uint32_t lane, uint32_t mode)                                    \
    {                                                                                                                  \
        (void)lane;                                                                                                    \
        (void)mode;                                                                                                    \
        return (expression);                                                                                           \
    }                                                                                                                  \
    EXECUTE_WIDE linkage void name(struct execute_rows *rows)                                                          \
    {                                                                                                                  \
        uint32_t *d = rows->d, mode = rows->mode, lone = rows->lone;                                                   \
        const uint32_t *row_a = rows->a;                                                                               \
                                                                                                                       \
        if (lone < ISA_LANES) {                                                                                        \
            d[lone] = name##_of_lane(row_a[lone], lone, mode);                                                         \
            return;                                                                                                    \
        }                                                                                                              \
        EXECUTE_LANES_INDEPENDENT                                                                                      \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)                                                              \
            d[lane] = name##_of_lane(row_a[lane], lane, mode);                                                         \
    }

#define EXECUTE_ROW_LOOP_2(linkage, name, expression)                                                                  \
    static inline uint32_t name##_of_lane(uint32_t a, uint32_t b, uint32_t lane, uint32_t mode)                        \
    {                                                                                                                  \
        (void)lane;                                                                                                    \
        (void)mode;                                                                                                    \
        return (expression);                                                                                           \
    }                                                                                                                  \
    EXECUTE_WIDE linkage void name(struct execute_rows *rows)                                                          \
    {                                                                                                                  \
        uint32_t *d = rows->d, mode = rows->mode, lone = rows->lone;                                                   \
        const uint32_t *row_a = rows->a, *row_b = rows->b;                                                             \
                                                                                                                       \
        if (lone < ISA_LANES) {                                                                                        \
            d[lone] = name##_of_lane(row_a[lone], row_b[lone], lone, mode);                                            \
            return;                                                                                                    \
        }                                                                                                              \
        EXECUTE_LANES_INDEPENDENT                                                                                      \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)                                                              \
            d[lane] = name##_of_lane(row_a[lane], row_b[lane], lane, mode);                                            \
    }

#define EXECUTE_ROW_LOOP_3(linkage, name, expression)                                                                  \
    static inline uint32_t name##_of_lane(uint32_t a, uint32_t b, uint32_t c, uint32_t lane, uint32_t mode)            \
    {                                                                                                                  \
        (void)lane;                                                                                                    \
        (void)mode;                                                                                                    \
        return (expression);                                                                                           \
    }                                                                                                                  \
    EXECUTE_WIDE linkage void name(struct execute_rows *rows)                                                          \
    {                                                                                                                  \
        uint32_t *d = rows->d, mode = rows->mode, lone = rows->lone;                                                   \
        const uint32_t *row_a = rows->a, *row_b = rows->b, *row_c = rows->c;                                           \
                                                                                                                       \
        if (lone < ISA_LANES) {                                                                                        \
            d[lone] = name##_of_lane(row_a[lone], row_b[lone], row_c[lone], lone, mode);                               \
            return;                                                                                                    \
        }                                                                                                              \
        EXECUTE_LANES_INDEPENDENT                                                                                      \
        for (uint32_t lane = 0; lane < ISA_LANES; lane++)                                                              \
            d[lane] = name##_of_lane(row_a[lane], row_b[lane], row_c[lane], lane, mode);                               \
    }

#endif
