/* pointers.c - see pointers.h. */
#include "tools/bugs/shadow/pointers.h"

#include <inttypes.h>
#include <stdio.h>

#include "execute/vector_rows.h"
#include "mem/names.h"

#define WORD_BYTES  4u
#define WORDS_MOST  16u        /* of a destination */
#define MIXED       UINT16_MAX /* made from a pointer, and no pointer to that buffer any more */
#define LANE_CHANGE (ISA_MOD_SDWA | ISA_MOD_DPP)

/* The buffer that a word belongs to a pointer to, by number from 1 on, in some lanes. 0: it is no pointer. */
struct mark {
    uint16_t buffer;
    uint64_t lanes;
};

static struct mark mark_of(const struct shadow_step *step, uint32_t operand)
{
    const struct shadow_row *row = shadow_row_of(step->registers, operand);

    if (row)
        return (struct mark){row->buffer, row->buffer_lanes};
    if (operand < SHADOW_SCALARS)
        return (struct mark){step->registers->scalar_buffer[operand], UINT64_MAX};
    return (struct mark){0, UINT64_MAX};
}

/* A lane that does not get the mark of the row has no mark that is known. */
static void set_row(struct shadow_row *row, struct mark mark)
{
    if (mark.buffer && row->buffer == mark.buffer) {
        row->buffer_lanes |= mark.lanes;
        return;
    }
    row->buffer = mark.buffer;
    row->buffer_lanes = mark.buffer ? mark.lanes : 0;
}

static void set_mark(const struct shadow_step *step, uint32_t operand, struct mark mark)
{
    struct shadow_row *row = shadow_row_of(step->registers, operand);

    mark.lanes &= isa_exec(&step->wave->state);
    if (row)
        set_row(row, mark);
    else if (operand < SHADOW_SCALARS)
        step->registers->scalar_buffer[operand] = mark.buffer;
}

/* ---- what instructions make of pointers ---- */

/* A pointer and a number are a pointer. */
static struct mark sum_of(struct mark a, struct mark b)
{
    if (!a.buffer || !b.buffer)
        return a.buffer ? a : b;
    return (struct mark){MIXED, a.lanes | b.lanes};
}

static struct mark mixed(struct mark a, struct mark b, struct mark c)
{
    bool any = a.buffer || b.buffer || c.buffer;

    return (struct mark){any ? MIXED : 0, UINT64_MAX};
}

/* A word of the result. The words of longer sources are taken one by one. */
static struct mark result_of(const struct shadow_step *step, uint32_t word)
{
    const struct isa_operation *operation = step->operation;
    struct mark a = mark_of(step, operation->source[0]), b = mark_of(step, operation->source[1]);
    struct mark c = mark_of(step, operation->source[2]);

    if (operation->modifiers & LANE_CHANGE)
        return mixed(a, b, c);
    switch (operation->opcode) {
    case ISA_OP_v_mov_b32:
    case ISA_OP_s_mov_b32:
        return a;
    case ISA_OP_s_mov_b64:
        return mark_of(step,
                       operation->source[0] < SHADOW_SCALARS ? operation->source[0] + word : operation->source[0]);
    case ISA_OP_v_add_u32:
    case ISA_OP_v_addc_u32:
    case ISA_OP_s_add_u32:
    case ISA_OP_s_addc_u32:
        return sum_of(a, b);
    case ISA_OP_v_sub_u32:
    case ISA_OP_v_subb_u32:
    case ISA_OP_s_sub_u32:
    case ISA_OP_s_subb_u32:
        return b.buffer ? mixed(a, b, c) : a;
    case ISA_OP_v_subrev_u32:
    case ISA_OP_v_subbrev_u32:
        return a.buffer ? mixed(a, b, c) : b;
    case ISA_OP_v_mad_u64_u32:
        if (a.buffer || b.buffer)
            return mixed(a, b, c);
        return mark_of(step, operation->source[2] + (operation->source[2] == ISA_OPERAND_NONE ? 0 : word));
    default:
        return mixed(a, b, c);
    }
}

static bool is_alu(const struct isa_operation *operation)
{
    return operation->unit == ISA_UNIT_SALU ||
           (operation->unit == ISA_UNIT_VALU && execute_row_entry_of(operation->opcode)->function);
}

/* A register chosen by M0 is written: no mark of any is sure any more. */
static void forget_all(const struct shadow_step *step)
{
    for (uint32_t i = 0; i < step->registers->row_count; i++)
        step->registers->rows[i].buffer = 0;
    for (uint32_t i = 0; i < SHADOW_SCALARS; i++)
        step->registers->scalar_buffer[i] = 0;
}

void shadow_follow_pointers(const struct shadow_step *step)
{
    const struct isa_operation *operation = step->operation;
    uint32_t words = step->shadow->forms[operation->opcode].words, to = operation->destination;
    struct mark marks[WORDS_MOST] = {{0, 0}};

    if (!shadow_looks_for(step->shadow, CHECK_BOUNDS))
        return;
    switch (operation->opcode) {
    case ISA_OP_v_movreld_b32:
    case ISA_OP_v_movrelsd_b32:
    case ISA_OP_s_movreld_b32:
    case ISA_OP_s_movreld_b64:
        forget_all(step);
        return;
    default:
        break;
    }
    for (uint32_t i = 0; i < words && i < 2 && is_alu(operation); i++)
        marks[i] = result_of(step, i);
    if (isa_opcodes[operation->opcode].operands[0] == 't')
        to = operation->source[1]; /* atomics on buffers return there */
    for (uint32_t i = 0; i < words && to != ISA_OPERAND_NONE; i++)
        set_mark(step, to + i, marks[i]);
    for (uint32_t i = 0; i < 2 && operation->unit == ISA_UNIT_VALU && operation->scalar_destination < SHADOW_SCALARS;
         i++)
        set_mark(step, operation->scalar_destination + i, (struct mark){0, 0});
}

/* ---- kernel arguments ---- */

static bool is_buffer_argument(const struct isa_kernel *kernel, uint64_t offset)
{
    for (uint32_t i = 0; i < kernel->argument_count; i++) {
        if (kernel->arguments[i].kind == ISA_ARGUMENT_GLOBAL_BUFFER && kernel->arguments[i].offset == offset)
            return true;
    }
    return false;
}

/* The number of the buffer that begins where a pointer in memory points; 0: none does. */
static uint16_t buffer_at(const struct shadow *shadow, uint64_t address)
{
    const struct mem_names *names = shadow->memory->names;
    const struct mem_name *name;
    uint64_t pointer;

    mem_read(shadow->memory, address, &pointer, sizeof(pointer));
    name = mem_names_find(names, pointer, 0);
    return name && name->address == pointer ? (uint16_t)(name - names->ranges + 1) : 0;
}

void shadow_find_pointers(const struct shadow_step *step, const struct execute_scalar_access *access)
{
    const struct cu_kernel *kernel = step->group->kernel;
    const struct shadow *shadow = step->shadow;
    uint64_t first = access->address - kernel->kernarg;

    if (!shadow_looks_for(shadow, CHECK_BOUNDS) || !shadow->memory || !step->group->code ||
        access->address < kernel->kernarg || first >= step->group->code->kernarg_size)
        return;
    for (uint32_t i = 0; i + 1 < access->dwords; i++) {
        uint64_t offset = first + (uint64_t)i * WORD_BYTES;
        uint16_t buffer;

        if (!is_buffer_argument(step->group->code, offset))
            continue;
        buffer = buffer_at(shadow, kernel->kernarg + offset);
        set_mark(step, access->destination + i, (struct mark){buffer, UINT64_MAX});
        set_mark(step, access->destination + i + 1, (struct mark){buffer, UINT64_MAX});
    }
}

/* ---- accesses ---- */

static const char *verb_of(const struct execute_access *access)
{
    return access->kind == EXECUTE_ACCESS_LOAD ? "load" : access->kind == EXECUTE_ACCESS_STORE ? "store" : "atomic";
}

static void report(const struct shadow_step *step, const struct execute_access *access, uint32_t lane,
                   const struct mem_name *meant)
{
    uint64_t address = access->address[lane], end = meant->address + meant->bytes;
    bool before = address < meant->address;
    char name[MEM_NAME_BYTES], text[SHADOW_TEXT_BYTES];
    const struct shadow_report found = {
        .kind = CHECK_BOUNDS, .lane = lane, .second = SHADOW_NO_OPERATION, .text = text};

    snprintf(text, sizeof(text), "%s of %s by a pointer to %s, %" PRIu64 " bytes %s it,", verb_of(access),
             mem_names_text(step->shadow->memory->names, address, name), meant->label,
             before ? meant->address - address : address - end, before ? "before" : "past");
    shadow_report(step, &found);
}

void shadow_check_pointers(const struct shadow_step *step, const struct execute_access *access)
{
    const struct shadow *shadow = step->shadow;
    const struct isa_operation *operation = step->operation;
    const struct mem_name *meant;
    struct mark low, high;
    uint64_t lanes;

    if (!shadow_looks_for(shadow, CHECK_BOUNDS) || !shadow->memory || !shadow->memory->names ||
        isa_opcodes[operation->opcode].format != ISA_FORMAT_FLAT)
        return;
    low = mark_of(step, operation->source[0]);
    high = mark_of(step, operation->source[0] + 1u);
    if (!low.buffer || low.buffer == MIXED || high.buffer != low.buffer)
        return;
    meant = &shadow->memory->names->ranges[low.buffer - 1];
    lanes = access->exec & ~access->swizzled & low.lanes & high.lanes;
    for (; lanes; lanes &= lanes - 1) {
        uint32_t lane = (uint32_t)__builtin_ctzll(lanes);
        uint64_t address = access->address[lane];

        if (address - meant->address < meant->bytes)
            continue;
        if (mem_names_find(shadow->memory->names, address, 0)) {
            report(step, access, lane, meant);
            return;
        }
    }
}
