/* scalar.c - see scalar.h. */
#include "tools/bugs/shadow/scalar.h"

#include "execute/scalar.h"
#include "execute/scalar_operands.h"
#include "tools/bugs/shadow/write.h"

#define FIELD_WIDTH_SHIFT 16
#define FIELD_WIDTH_MASK  127u

/* An instruction, as its rule sees it. */
struct work {
    const struct shadow_step *step;
    const struct shadow_form *form;
    struct shadow_term source[3];
    uint32_t origin; /* of the result */
};

static struct shadow_term read_term(const struct work *work, uint32_t operand, bool is_long)
{
    const struct shadow_step *step = work->step;
    const struct isa_wave *wave = &step->wave->state;

    if (operand == ISA_OPERAND_NONE)
        return (struct shadow_term){0, 0};
    return (struct shadow_term){is_long ? execute_scalar_value64(wave, step->operation, operand)
                                        : execute_scalar_value(wave, step->operation, operand),
                                shadow_scalar(step->registers, wave, operand, is_long)};
}

/* SCC as a term: a carry of one bit, or a choice of all bits. */
static struct shadow_term read_scc(const struct work *work, uint32_t bits)
{
    uint64_t one = shadow_low_bits(bits);

    return (struct shadow_term){work->step->wave->state.scc ? one : 0, work->step->registers->scc ? one : 0};
}

static bool is_any(const struct work *work)
{
    return (work->source[0].undefined | work->source[1].undefined | work->source[2].undefined) != 0;
}

/* ---- sources ---- */

/* s_addk, s_mulk and s_cmpk: the destination and a constant. s_cmov and s_cmovk: SCC chooses the source or the destination. */
static void read_constant(struct work *work)
{
    const struct isa_operation *operation = work->step->operation;
    bool is_unsigned = isa_opcodes[operation->opcode].operands[2] == 'u';

    work->source[0] = read_term(work, operation->destination, false);
    work->source[1].value = (uint64_t)(int16_t)operation->immediate & (is_unsigned ? UINT16_MAX : UINT32_MAX);
}

static void read_conditional(struct work *work)
{
    const struct isa_operation *operation = work->step->operation;
    bool is_long = work->form->bits[0] == 64;

    if (operation->opcode == ISA_OP_s_cmovk_i32) {
        read_constant(work);
    } else {
        work->source[0] = read_term(work, operation->destination, is_long);
        work->source[1] = read_term(work, operation->source[0], is_long);
    }
    work->source[2] = read_scc(work, work->form->bits[0]);
}

/* The second source of s_bfe holds the first bit and the width. */
static void split_field(struct work *work)
{
    struct shadow_term field = work->source[1];

    work->source[1].value = field.value & (work->form->bits[0] - 1u);
    work->source[1].undefined = field.undefined & (work->form->bits[0] - 1u);
    work->source[2].value = field.value >> FIELD_WIDTH_SHIFT & FIELD_WIDTH_MASK;
    work->source[2].undefined = field.undefined >> FIELD_WIDTH_SHIFT & FIELD_WIDTH_MASK;
}

static void read_ordinary(struct work *work)
{
    const struct isa_operation *operation = work->step->operation;
    bool two = isa_opcodes[operation->opcode].format != ISA_FORMAT_SOP1;

    work->source[0] = read_term(work, operation->source[0], work->form->bits[0] == 64);
    if (two)
        work->source[1] = read_term(work, operation->source[1], work->form->bits[1] == 64);
    if (work->form->swapped) {
        struct shadow_term first = work->source[0];

        work->source[0] = work->source[1];
        work->source[1] = first;
    }
}

static bool is_saveexec(uint32_t opcode)
{
    return isa_opcodes[opcode].flags & ISA_OP_WRITES_EXEC;
}

static void read_sources(struct work *work)
{
    const struct isa_operation *operation = work->step->operation;

    switch (operation->opcode) {
    case ISA_OP_s_cmov_b32:
    case ISA_OP_s_cmov_b64:
    case ISA_OP_s_cmovk_i32:
        read_conditional(work);
        return;
    default:
        break;
    }
    if (isa_opcodes[operation->opcode].format == ISA_FORMAT_SOPK)
        read_constant(work);
    else
        read_ordinary(work);
    if (is_saveexec(operation->opcode))
        work->source[1] = (struct shadow_term){isa_exec(&work->step->wave->state), 0};
    if (work->form->rule == SHADOW_FIELD || work->form->rule == SHADOW_FIELD_SIGNED)
        split_field(work);
    if (operation->opcode == ISA_OP_s_addc_u32 || operation->opcode == ISA_OP_s_subb_u32)
        work->source[2] = read_scc(work, 1);
    if (operation->opcode == ISA_OP_s_cselect_b32 || operation->opcode == ISA_OP_s_cselect_b64)
        work->source[2] = read_scc(work, work->form->bits[0]);
}

/* ---- origins ---- */

static bool takes_origin(const struct work *work, uint32_t operand, bool is_long, uint32_t *origin)
{
    const struct shadow_step *step = work->step;

    if (operand == ISA_OPERAND_NONE || !shadow_scalar(step->registers, &step->wave->state, operand, is_long))
        return false;
    *origin = shadow_origin_of(step, shadow_scalar_origin(step->registers, operand, is_long), operand);
    return true;
}

static uint32_t origin_of(const struct work *work)
{
    const struct isa_operation *operation = work->step->operation;
    uint32_t origin = 0;

    if (takes_origin(work, operation->source[0], work->form->bits[0] == 64, &origin) ||
        takes_origin(work, operation->source[1], work->form->bits[1] == 64, &origin) ||
        takes_origin(work, operation->destination, work->form->result == 64, &origin) ||
        takes_origin(work, ISA_SCC, false, &origin))
        return origin;
    return 0;
}

/* ---- results ---- */

/* The result with the choice that the simulation has made for the undefined bits. */
static uint64_t execute(const struct work *work, uint32_t destination, bool is_long)
{
    struct isa_wave wave = work->step->wave->state;
    bool taken;

    execute_scalar(&wave, work->step->operation, &taken);
    return is_long ? isa_read_scalar64(&wave, destination) : wave.scalar[destination];
}

static bool scc_is_open(const struct work *work, const struct shadow_result *result, uint32_t destination, bool is_long)
{
    switch ((enum shadow_scc)work->form->scc) {
    case SHADOW_SCC_TESTS:
        return result->undefined && !(execute(work, destination, is_long) & ~result->undefined);
    case SHADOW_SCC_ANY:
        return is_any(work);
    default:
        return result->flag;
    }
}

static void set_scc(const struct work *work, bool is_open)
{
    struct shadow_registers *registers = work->step->registers;

    if (work->form->scc == SHADOW_SCC_KEPT)
        return;
    registers->scc = is_open;
    registers->scc_origin = is_open ? work->origin | SHADOW_WORKED_OUT : 0;
}

/* s_bitset: one bit of the destination is written. */
static bool set_bit(const struct work *work)
{
    const struct shadow_step *step = work->step;
    const struct isa_operation *operation = step->operation;
    bool is_long = work->form->result == 64;
    uint64_t undefined = shadow_scalar(step->registers, &step->wave->state, operation->destination, is_long);
    uint32_t bits = work->form->result;

    switch (operation->opcode) {
    case ISA_OP_s_bitset0_b32:
    case ISA_OP_s_bitset1_b32:
    case ISA_OP_s_bitset0_b64:
    case ISA_OP_s_bitset1_b64:
        break;
    default:
        return false;
    }
    if (work->source[0].undefined & (bits - 1))
        undefined = shadow_low_bits(bits);
    else
        undefined &= ~(UINT64_C(1) << (work->source[0].value & (bits - 1)));
    shadow_write_scalar(step, operation->destination, is_long, undefined, work->origin);
    return true;
}

static void write_result(const struct work *work)
{
    const struct shadow_step *step = work->step;
    const struct isa_operation *operation = step->operation;
    bool saves = is_saveexec(operation->opcode), is_long = work->form->result == 64;
    uint32_t destination = saves ? (uint32_t)ISA_EXEC_LO : operation->destination;
    uint32_t bits = work->form->bits[0];
    struct shadow_result result;
    bool scc;

    result = shadow_apply((enum shadow_rule)work->form->rule, bits, work->source, 0);
    result.undefined &= shadow_low_bits(work->form->result);
    if ((work->form->rule == SHADOW_ANY || work->form->rule == SHADOW_COUNT) && work->form->result > bits &&
        result.undefined)
        result.undefined = shadow_low_bits(work->form->result);
    scc = scc_is_open(work, &result, destination, is_long);
    if (saves)
        shadow_set_scalar(step->registers, operation->destination, true, 0, 0);
    if (work->form->result)
        shadow_write_scalar(step, destination, is_long, result.undefined, work->origin);
    set_scc(work, scc);
}

/* ---- moves by M0 ---- */

static bool is_relative(uint32_t opcode)
{
    return opcode == ISA_OP_s_movrels_b32 || opcode == ISA_OP_s_movrels_b64 || opcode == ISA_OP_s_movreld_b32 ||
           opcode == ISA_OP_s_movreld_b64;
}

static void move_relative(const struct shadow_step *step)
{
    const struct isa_operation *operation = step->operation;
    const struct isa_wave *wave = &step->wave->state;
    bool is_long = operation->opcode == ISA_OP_s_movrels_b64 || operation->opcode == ISA_OP_s_movreld_b64;
    bool moves_source = operation->opcode == ISA_OP_s_movrels_b32 || operation->opcode == ISA_OP_s_movrels_b64;
    uint32_t m0 = wave->scalar[ISA_M0], source = operation->source[0] + (moves_source ? m0 : 0);
    uint32_t destination = operation->destination + (moves_source ? 0 : m0);

    if (shadow_scalar(step->registers, wave, ISA_M0, false))
        shadow_report_undefined(step,
                                shadow_origin_of(step, shadow_scalar_origin(step->registers, ISA_M0, false), ISA_M0),
                                CHECK_NO_LANE, "choice of a register by an undefined value");
    if ((moves_source ? source : destination) < wave->scalar_count)
        shadow_set_scalar(step->registers, destination, is_long, shadow_scalar(step->registers, wave, source, is_long),
                          shadow_scalar_origin(step->registers, source, is_long));
}

/* ---- steps ---- */

static bool names_undefined(const struct shadow_registers *registers, uint32_t operand)
{
    if (operand >= SHADOW_SCALARS)
        return operand == ISA_SCC || operand == ISA_VCCZ;
    return shadow_any_scalar(registers, operand, operand + 1 < SHADOW_SCALARS ? 2 : 1);
}

/* Whether some register that the instruction may read is undefined. Says yes too often, but not where it matters for speed. */
static bool may_be_undefined(const struct shadow_step *step)
{
    const struct isa_operation *operation = step->operation;
    const struct shadow_registers *registers = step->registers;

    return registers->scc || names_undefined(registers, operation->source[0]) ||
           names_undefined(registers, operation->source[1]) || names_undefined(registers, operation->destination);
}

static void write_defined(const struct shadow_step *step, const struct shadow_form *form)
{
    if (form->result)
        shadow_set_scalar(step->registers, step->operation->destination, form->result == 64, 0, 0);
    if (form->scc != SHADOW_SCC_KEPT)
        step->registers->scc = false;
}

void shadow_scalar_step(const struct shadow_step *step)
{
    const struct isa_operation *operation = step->operation;
    struct work work = {.step = step, .form = &step->shadow->forms[operation->opcode]};

    if (is_relative(operation->opcode)) {
        move_relative(step);
        return;
    }
    if (operation->opcode == ISA_OP_s_setreg_b32 || operation->opcode == ISA_OP_s_setreg_imm32_b32)
        return;
    if (!may_be_undefined(step)) {
        write_defined(step, work.form);
        return;
    }
    read_sources(&work);
    if (is_any(&work))
        work.origin = shadow_result_origin((enum shadow_rule)work.form->rule, origin_of(&work));
    if (!set_bit(&work))
        write_result(&work);
}

/* ---- branches ---- */

static void report_branch(const struct shadow_step *step, uint32_t operand, bool is_long)
{
    if (!shadow_scalar(step->registers, &step->wave->state, operand, is_long))
        return;
    shadow_report_undefined(step,
                            shadow_origin_of(step, shadow_scalar_origin(step->registers, operand, is_long), operand),
                            CHECK_NO_LANE, is_long ? "jump to an undefined address" : "branch on an undefined value");
}

void shadow_branch(const struct shadow_step *step)
{
    const struct isa_operation *operation = step->operation;

    switch (operation->opcode) {
    case ISA_OP_s_cbranch_scc0:
    case ISA_OP_s_cbranch_scc1:
        report_branch(step, ISA_SCC, false);
        return;
    case ISA_OP_s_cbranch_vccz:
    case ISA_OP_s_cbranch_vccnz:
        report_branch(step, ISA_VCCZ, false);
        return;
    case ISA_OP_s_setpc_b64:
    case ISA_OP_s_swappc_b64:
        report_branch(step, operation->source[0], true);
        if (operation->opcode == ISA_OP_s_swappc_b64)
            shadow_set_scalar(step->registers, operation->destination, true, 0, 0);
        return;
    default:
        return;
    }
}
