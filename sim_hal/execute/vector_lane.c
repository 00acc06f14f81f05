/* vector_lane.c - vector opcodes that move data between lanes and scalars or index registers by M0. */
#include "execute/scalar_operands.h"
#include "execute/vector_rows.h"

/* The word of an operand that a lane sees. */
static uint32_t lane_value(const struct isa_wave *wave, const struct isa_operation *operation, uint32_t operand,
                           uint32_t lane)
{
    if (operand >= ISA_VGPR_FIRST)
        return wave->vector[operand - ISA_VGPR_FIRST][lane];
    return isa_scalar_value(wave, operation, operand);
}

static uint32_t first_active_lane(const struct isa_wave *wave)
{
    uint64_t exec = isa_exec(wave);
    uint32_t lane = 0;

    while (exec && !(exec >> lane & 1u))
        lane++;
    return lane;
}

/* v_readlane and v_writelane ignore EXEC. */
static void write_lane(struct isa_wave *wave, const struct isa_operation *operation)
{
    uint32_t lane = isa_scalar_value(wave, operation, operation->source[1]) & (ISA_LANES - 1);

    wave->vector[operation->destination - ISA_VGPR_FIRST][lane] =
        isa_scalar_value(wave, operation, operation->source[0]);
}

/*
 * v_movrels, v_movreld and v_movrelsd: the register number of the source, the destination or both moves up by M0. As in
 * hardware, a source beyond the wave's registers reads v0 and a destination beyond them is not written.
 */
static void move_relative(struct isa_wave *wave, const struct isa_operation *operation, bool move_source,
                          bool move_destination)
{
    uint32_t m0 = wave->scalar[ISA_M0];
    uint32_t source = operation->source[0];
    uint32_t destination = operation->destination - ISA_VGPR_FIRST + (move_destination ? m0 : 0);
    uint64_t exec = isa_exec(wave);

    if (move_source && source >= ISA_VGPR_FIRST) {
        source = source - ISA_VGPR_FIRST + m0;
        source = ISA_VGPR_FIRST + (source < wave->vector_count ? source : 0);
    }
    if (destination >= wave->vector_count)
        return;
    for (uint32_t lane = 0; lane < ISA_LANES; lane++) {
        if (exec >> lane & 1u)
            wave->vector[destination][lane] = lane_value(wave, operation, source, lane);
    }
}

bool isa_execute_lane_operation(struct isa_wave *wave, const struct isa_operation *operation)
{
    uint32_t lane;

    switch (operation->opcode) {
    case ISA_OP_v_nop:
    case ISA_OP_v_clrexcp:
        return true;
    case ISA_OP_v_readlane_b32:
        lane = isa_scalar_value(wave, operation, operation->source[1]) & (ISA_LANES - 1);
        wave->scalar[operation->destination] = lane_value(wave, operation, operation->source[0], lane);
        return true;
    case ISA_OP_v_readfirstlane_b32:
        lane = first_active_lane(wave);
        wave->scalar[operation->destination] = lane_value(wave, operation, operation->source[0], lane);
        return true;
    case ISA_OP_v_writelane_b32:
        write_lane(wave, operation);
        return true;
    case ISA_OP_v_movrels_b32:
        move_relative(wave, operation, true, false);
        return true;
    case ISA_OP_v_movreld_b32:
        move_relative(wave, operation, false, true);
        return true;
    case ISA_OP_v_movrelsd_b32:
        move_relative(wave, operation, true, true);
        return true;
    default:
        return false;
    }
}
