/*
 * registers.h - which bits of a wave's registers are undefined.
 *
 * A vector register knows its lanes with undefined bits. Most have none, so that most instructions need not look further.
 * EXEC is always defined: what makes it undefined is reported.
 */
#ifndef SIM_HAL_TOOLS_BUGS_SHADOW_REGISTERS_H
#define SIM_HAL_TOOLS_BUGS_SHADOW_REGISTERS_H

#include "engine/require.h"
#include "isa/operation.h"

#define SHADOW_SCALARS 128u

/* Origins are numbers; 0: the register was never written. One a register is enough for a report. */
struct shadow_row {
    uint64_t lanes; /* that have undefined bits */
    uint64_t buffer_lanes;
    uint32_t *bits; /* partial: of these lanes, of all others unspecified; ISA_LANES of them */
    uint32_t origin;
    uint16_t buffer; /* that it points into, in some lanes; 0: none (pointers.h) */
    bool partial;    /* not all bits of these lanes are undefined */
};

struct shadow_registers {
    struct shadow_row *rows;
    uint32_t row_count;
    uint64_t scalars[2]; /* that have undefined bits, by operand */
    uint32_t scalar[SHADOW_SCALARS];
    uint32_t scalar_origin[SHADOW_SCALARS];
    uint16_t scalar_buffer[SHADOW_SCALARS]; /* as of vector registers */
    bool scc;
    uint32_t scc_origin;
};

/* Makes registers that were never written. */
void shadow_registers_reset(struct shadow_registers *registers);

/* The undefined bits of a scalar register, of a pair of them, or of what an operand reads. Constants have none. */
uint64_t shadow_scalar(const struct shadow_registers *registers, const struct isa_wave *wave, uint32_t operand,
                       bool is_long);

/* The origin of a scalar operand that has undefined bits. */
uint32_t shadow_scalar_origin(const struct shadow_registers *registers, uint32_t operand, bool is_long);

/* Sets the undefined bits of a register or of a pair. Registers that are not there are ignored. */
void shadow_set_scalar(struct shadow_registers *registers, uint32_t operand, bool is_long, uint64_t undefined,
                       uint32_t origin);

/* Not all bits of the row's lanes are undefined from now on. */
void shadow_tell_bits(struct shadow_row *row);

/* The undefined bits of a lane. */
static inline uint32_t shadow_lane(const struct shadow_row *row, uint32_t lane)
{
    if (!(row->lanes >> lane & 1u))
        return 0;
    return row->partial ? row->bits[lane] : UINT32_MAX;
}

/* Sets them; the caller sets the origin. */
static inline void shadow_set_lane(struct shadow_row *row, uint32_t lane, uint32_t undefined)
{
    if (undefined && undefined != UINT32_MAX && !row->partial)
        shadow_tell_bits(row);
    if (row->partial)
        row->bits[lane] = undefined;
    row->lanes = (row->lanes & ~(UINT64_C(1) << lane)) | (uint64_t)(undefined != 0) << lane;
}

/* Whether any of the scalar registers [first, first + count) has undefined bits; first + count <= 128. */
static inline bool shadow_any_scalar(const struct shadow_registers *registers, uint32_t first, uint32_t count)
{
    SIM_REQUIRE(first + count <= SHADOW_SCALARS);
    for (uint32_t i = first; i < first + count; i++) {
        if (registers->scalars[i / 64] >> i % 64 & 1u)
            return true;
    }
    return false;
}

/* The row of a vector operand; NULL: it is none that the wave has. */
static inline struct shadow_row *shadow_row_of(const struct shadow_registers *registers, uint32_t operand)
{
    uint32_t number = operand - ISA_VGPR_FIRST;

    return operand >= ISA_VGPR_FIRST && number < registers->row_count ? &registers->rows[number] : NULL;
}

#endif
