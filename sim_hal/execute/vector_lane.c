/* vector_lane.c - vector opcodes that move data between lanes and scalars or index registers by M0. */
#include "engine/require.h"
#include "execute/scalar_operands.h"
#include "execute/vector_rows.h"

/* The word of an operand that a lane sees. */
static uint32_t lane_value(const struct isa_wave *wave, const struct isa_operation *operation, uint32_t operand,
                           uint32_t lane)
{
    if (operand >= ISA_VGPR_FIRST)
        return wave->vector[operand - ISA_VGPR_FIRST][lane];
    return execute_scalar_value(wave, operation, operand);
}

static uint32_t first_active_lane(const struct isa_wave *wave)
{
    uint64_t exec = isa_exec(wave);
    uint32_t lane = 0;

    while (exec && !(exec >> lane & 1u))
        lane++;
    return lane;
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

/* ---- handlers ---- */

#define LANES_HANDLER(name) static void lanes_##name(struct isa_wave *wave, const struct isa_operation *operation)

LANES_HANDLER(v_nop)
{
    (void)wave;
    (void)operation;
}

LANES_HANDLER(v_readlane_b32)
{
    uint32_t lane = execute_scalar_value(wave, operation, operation->source[1]) & (ISA_LANES - 1);

    wave->scalar[operation->destination] = lane_value(wave, operation, operation->source[0], lane);
}

LANES_HANDLER(v_readfirstlane_b32)
{
    uint32_t lane = first_active_lane(wave);

    wave->scalar[operation->destination] = lane_value(wave, operation, operation->source[0], lane);
}

/* v_readlane and v_writelane ignore EXEC. */
LANES_HANDLER(v_writelane_b32)
{
    uint32_t lane = execute_scalar_value(wave, operation, operation->source[1]) & (ISA_LANES - 1);

    wave->vector[operation->destination - ISA_VGPR_FIRST][lane] =
        execute_scalar_value(wave, operation, operation->source[0]);
}

LANES_HANDLER(v_movrels_b32)
{
    move_relative(wave, operation, true, false);
}

LANES_HANDLER(v_movreld_b32)
{
    move_relative(wave, operation, false, true);
}

LANES_HANDLER(v_movrelsd_b32)
{
    move_relative(wave, operation, true, true);
}

typedef void (*lanes_handler)(struct isa_wave *wave, const struct isa_operation *operation);

#define ROW(function, result, a, b, c, flags)      NULL
#define DIRECTED(function, result, a, b, c, flags) NULL
#define COMPARE(function, a, b)                    NULL
#define COMPARE_EXEC(function, a, b)               NULL
#define LANES(function)                            lanes_##function

static const lanes_handler handlers[ISA_OP_COUNT] = {
#define ISA_HANDLER_VALU(mnemonic, ...) [ISA_OP_##mnemonic] = __VA_ARGS__,
#include "isa/opcodes.def"
};

void execute_lanes(struct isa_wave *wave, const struct isa_operation *operation)
{
    SIM_REQUIRE(!execute_row_entry_of(operation->opcode)->function);
    handlers[operation->opcode](wave, operation);
}
