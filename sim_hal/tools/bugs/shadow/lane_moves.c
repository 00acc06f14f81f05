/* lane_moves.c - see lane_moves.h. */
#include "tools/bugs/shadow/lane_moves.h"

#include "execute/scalar_operands.h"
#include "tools/bugs/shadow/write.h"

/* A lane of a source, which may be a scalar, too. */
static uint32_t read_lane(const struct shadow_step *step, uint32_t operand, uint32_t lane, uint32_t *origin)
{
    const struct shadow_row *row = shadow_row_of(step->registers, operand);
    uint32_t undefined =
        row ? shadow_lane(row, lane) : (uint32_t)shadow_scalar(step->registers, &step->wave->state, operand, false);

    *origin = 0;
    if (undefined)
        *origin =
            shadow_origin_of(step, row ? row->origin : shadow_scalar_origin(step->registers, operand, false), operand);
    return undefined;
}

static void write_row_lane(struct shadow_row *row, uint32_t lane, uint32_t undefined, uint32_t origin)
{
    shadow_set_lane(row, lane, undefined);
    if (undefined)
        row->origin = origin;
}

static void read_to_scalar(const struct shadow_step *step, uint32_t lane, bool is_open)
{
    uint32_t origin, undefined = read_lane(step, step->operation->source[0], lane, &origin);

    if (is_open) {
        undefined = UINT32_MAX;
        origin = shadow_origin_of(step, shadow_scalar_origin(step->registers, step->operation->source[1], false),
                                  step->operation->source[1]);
    }
    shadow_write_scalar(step, step->operation->destination, false, undefined, origin);
}

static void move_relative(const struct shadow_step *step, bool moves_source, bool moves_destination)
{
    const struct isa_wave *wave = &step->wave->state;
    uint32_t m0 = wave->scalar[ISA_M0], source = step->operation->source[0];
    struct shadow_row *to = shadow_row_of(step->registers, step->operation->destination + (moves_destination ? m0 : 0));

    if (shadow_scalar(step->registers, wave, ISA_M0, false))
        shadow_report_undefined(step,
                                shadow_origin_of(step, shadow_scalar_origin(step->registers, ISA_M0, false), ISA_M0),
                                CHECK_NO_LANE, "choice of a register by an undefined value");
    if (moves_source && source >= ISA_VGPR_FIRST)
        source = source + m0 - ISA_VGPR_FIRST < wave->vector_count ? source + m0 : ISA_VGPR_FIRST;
    for (uint64_t left = to ? isa_exec(wave) : 0; left; left &= left - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(left), origin;
        uint32_t undefined = read_lane(step, source, lane, &origin);

        write_row_lane(to, lane, undefined, origin);
    }
}

/* ---- handlers ---- */

#define LANES_HANDLER(name) static void lanes_##name(const struct shadow_step *step)

LANES_HANDLER(v_nop)
{
    (void)step;
}

LANES_HANDLER(v_readlane_b32)
{
    uint32_t choice = step->operation->source[1];
    const struct isa_wave *wave = &step->wave->state;

    read_to_scalar(step, execute_scalar_value(wave, step->operation, choice) % ISA_LANES,
                   shadow_scalar(step->registers, wave, choice, false) % ISA_LANES != 0);
}

LANES_HANDLER(v_readfirstlane_b32)
{
    uint64_t exec = isa_exec(&step->wave->state);

    read_to_scalar(step, exec ? (uint32_t)__builtin_ctzll(exec) : 0, false);
}

/* Which lane it is decides, whatever EXEC is. */
LANES_HANDLER(v_writelane_b32)
{
    uint32_t lane = execute_scalar_value(&step->wave->state, step->operation, step->operation->source[1]) % ISA_LANES;
    struct shadow_row *row = shadow_row_of(step->registers, step->operation->destination);
    uint32_t origin, undefined = read_lane(step, step->operation->source[0], lane, &origin);

    if (row)
        write_row_lane(row, lane, undefined, origin);
}

LANES_HANDLER(v_movrels_b32)
{
    move_relative(step, true, false);
}

LANES_HANDLER(v_movreld_b32)
{
    move_relative(step, false, true);
}

LANES_HANDLER(v_movrelsd_b32)
{
    move_relative(step, true, true);
}

/* Of those that move between lanes; the others have row functions. */
#define ROW(function, result, a, b, c, flags)      NULL
#define DIRECTED(function, result, a, b, c, flags) NULL
#define COMPARE(function, a, b)                    NULL
#define COMPARE_EXEC(function, a, b)               NULL
#define LANES(function)                            lanes_##function

static void (*const handlers[ISA_OP_COUNT])(const struct shadow_step *step) = {
#define ISA_HANDLER_VALU(mnemonic, ...) [ISA_OP_##mnemonic] = __VA_ARGS__,
#include "isa/opcodes.def"
};

void shadow_lane_move(const struct shadow_step *step)
{
    handlers[step->operation->opcode](step);
}
