/* finish.c - lays out the image, fills in what depends on symbols, and checks the whole. */
#include "assembler/finish.h"

#include <stdlib.h>
#include <string.h>

#include "assembler/data_names.h"
#include "assembler/evaluation.h"
#include "assembler/implicit.h"
#include "assembler/kernel.h"
#include "assembler/refusal.h"
#include "assembler/symbols.h"
#include "engine/require.h"

#define GUARD_BYTES 4u

static uint32_t round_up(uint32_t value, uint32_t alignment)
{
    SIM_REQUIRE(alignment && !(alignment & (alignment - 1)));
    return (value + alignment - 1) & ~(alignment - 1);
}

/* Whether execution can go on behind the last operation. */
static bool falls_through(const struct isa_program *program)
{
    uint32_t opcode;

    if (program->operation_count == 0)
        return true;
    opcode = program->operations[program->operation_count - 1].opcode;
    return opcode != ISA_OP_s_endpgm && opcode != ISA_OP_s_branch && opcode != ISA_OP_s_setpc_b64 &&
           opcode != ISA_OP_s_trap;
}

/* Whether some kernel starts where the code ends. */
static bool starts_at_end(struct asm_state *assembler)
{
    for (uint32_t i = 0; i < assembler->program->kernel_count; i++) {
        const char *name = assembler->program->kernels[i].name;
        uint32_t index = asm_symbol(assembler, name, strlen(name));

        if (index == UINT32_MAX)
            return false;
        if (assembler->symbols[index].kind == ASM_LABEL && assembler->symbols[index].section == ASM_CODE &&
            assembler->symbols[index].value == assembler->streams[ASM_CODE].size)
            return true;
    }
    return false;
}

/*
 * Code that a compiler holds unreachable may end without s_endpgm. A trap behind it keeps execution from running out of
 * the program, so that execution need not test for the end at every instruction.
 */
static bool append_guard(struct asm_state *assembler)
{
    const struct isa_program *program = assembler->program;
    struct isa_operation guard = {.opcode = ISA_OP_s_trap,
                                  .unit = ISA_UNIT_INTERNAL,
                                  .bytes = GUARD_BYTES,
                                  .destination = ISA_OPERAND_NONE,
                                  .scalar_destination = ISA_OPERAND_NONE,
                                  .source = {ISA_OPERAND_NONE, ISA_OPERAND_NONE, ISA_OPERAND_NONE},
                                  .line = assembler->lexer.line};

    if (program->operation_count == 0 && program->kernel_count == 0)
        return true;
    if (!falls_through(program) && !starts_at_end(assembler))
        return true;
    if (program->operation_count)
        guard.line = program->operations[program->operation_count - 1].line;
    return asm_append(assembler, &guard);
}

/*
 * An operation behind the last one, that is not counted: issuing it faults. So whatever leads a wave there, issue needs
 * no test for the end of the program. It has no bytes, thus nothing is fetched for it.
 */
static bool put_sentinel(struct asm_state *assembler)
{
    struct isa_program *program = assembler->program;

    if (!asm_reserve(assembler, &program->operations, &assembler->operation_capacity, program->operation_count,
                     sizeof *program->operations))
        return false;
    program->operations[program->operation_count] = (struct isa_operation){
        .opcode = ISA_OP_s_trap,
        .unit = ISA_UNIT_INTERNAL,
        .destination = ISA_OPERAND_NONE,
        .scalar_destination = ISA_OPERAND_NONE,
        .source = {ISA_OPERAND_NONE, ISA_OPERAND_NONE, ISA_OPERAND_NONE},
    };
    return true;
}

/*
 * Code, then read-only data, the table of addresses, and what may be written. Alignments hold for a program that is
 * loaded at a multiple of the largest one.
 */
static void lay_out(struct asm_state *assembler)
{
    struct isa_program *program = assembler->program;
    struct asm_stream *streams = assembler->streams;
    uint32_t at, end = 0;

    streams[ASM_ADDRESSES].size = assembler->address_count * ASM_ADDRESS_BYTES;
    program->code_bytes = streams[ASM_CODE].size;
    program->data_start = at = round_up(program->code_bytes, ASM_DATA_ALIGNMENT);
    for (uint32_t i = ASM_RODATA; i < ASM_SECTION_COUNT; i++) {
        uint32_t alignment = streams[i].alignment;

        if (i != ASM_ADDRESSES && alignment < ASM_DATA_ALIGNMENT)
            alignment = ASM_DATA_ALIGNMENT;
        if (alignment < ASM_ADDRESS_BYTES)
            alignment = ASM_ADDRESS_BYTES;
        at = streams[i].base = round_up(at, alignment);
        at += streams[i].size;
        if (streams[i].size)
            end = at - program->data_start;
    }
    program->data_bytes = end;
    program->writable_start = streams[ASM_DATA].base - program->data_start;
    if (program->writable_start > end)
        program->writable_start = end;
}

/* The operations by their place; the words of a gap stand for the operation behind it. */
static bool index_operations(struct asm_state *assembler)
{
    struct isa_program *program = assembler->program;
    uint32_t words = program->code_bytes / 4, at = 0;

    program->operation_at = malloc((words ? words : 1) * sizeof *program->operation_at);
    if (!program->operation_at)
        return asm_error(assembler, assembler->lexer.line, "out of memory");
    for (uint32_t i = 0; i < program->operation_count; i++) {
        const struct isa_operation *operation = &program->operations[i];

        SIM_REQUIRE(operation->offset % 4 == 0);
        SIM_REQUIRE(at <= operation->offset / 4);
        while (at <= operation->offset / 4)
            program->operation_at[at++] = i;
        while (at < (operation->offset + operation->bytes) / 4)
            program->operation_at[at++] = UINT32_MAX;
    }
    while (at < words)
        program->operation_at[at++] = UINT32_MAX;
    return true;
}

static bool is_code_label(const struct asm_state *assembler, const struct asm_symbol *symbol)
{
    const struct isa_program *program = assembler->program;

    return symbol->kind == ASM_LABEL && symbol->name && symbol->section == ASM_CODE &&
           symbol->value < program->code_bytes && program->operation_at[symbol->value / 4] != UINT32_MAX;
}

/* The names of places in the code, which the text does not outlive. */
static bool collect_labels(struct asm_state *assembler)
{
    struct isa_program *program = assembler->program;
    size_t count = 0, bytes = 0;
    char *name;

    for (uint32_t i = 0; i < assembler->symbol_count; i++) {
        if (!is_code_label(assembler, &assembler->symbols[i]))
            continue;
        count++;
        bytes += assembler->symbols[i].length + 1;
    }
    program->labels = malloc((count ? count : 1) * sizeof *program->labels);
    program->label_names = name = malloc(bytes ? bytes : 1);
    if (!program->labels || !name)
        return asm_error(assembler, assembler->lexer.line, "out of memory");
    for (uint32_t i = 0; i < assembler->symbol_count; i++) {
        const struct asm_symbol *symbol = &assembler->symbols[i];

        if (!is_code_label(assembler, symbol))
            continue;
        memcpy(name, symbol->name, symbol->length);
        name[symbol->length] = '\0';
        program->labels[program->label_count++] =
            (struct isa_label){.name = name, .operation = program->operation_at[symbol->value / 4]};
        name += symbol->length + 1;
    }
    return true;
}

static bool collect_data(struct asm_state *assembler)
{
    struct isa_program *program = assembler->program;

    program->data = calloc(program->data_bytes ? program->data_bytes : 1, 1);
    if (!program->data)
        return asm_error(assembler, assembler->lexer.line, "out of memory");
    for (uint32_t i = ASM_RODATA; i < ASM_SECTION_COUNT; i++) {
        const struct asm_stream *stream = &assembler->streams[i];

        if (stream->bytes && stream->size)
            memcpy(program->data + stream->base - program->data_start, stream->bytes, stream->size);
    }
    return true;
}

static bool resolve(struct asm_state *assembler, const struct asm_expression *expression, uint32_t line,
                    uint64_t *address, bool *relocatable)
{
    struct asm_value value = {0};

    return asm_evaluate(assembler, expression, line, &value) &&
           asm_resolve(assembler, &value, line, address, relocatable);
}

static bool fix_branch(struct asm_state *assembler, const struct asm_fixup *fixup)
{
    struct isa_program *program = assembler->program;
    struct isa_operation *operation = &program->operations[fixup->place];
    uint64_t next = operation->offset + operation->bytes, target = next + (uint64_t)(4 * (int64_t)operation->immediate);
    int64_t distance;
    bool relocatable = true;

    if (fixup->expression.count && !resolve(assembler, &fixup->expression, fixup->line, &target, &relocatable))
        return false;
    if (!relocatable || fixup->expression.variant != ASM_PLAIN || target >= program->code_bytes || target % 4 ||
        program->operation_at[target / 4] == UINT32_MAX)
        return asm_error(assembler, fixup->line, "the target of this branch is not an instruction");
    distance = (int64_t)(target - next) / 4;
    if (distance < INT16_MIN || distance > INT16_MAX)
        return asm_error(assembler, fixup->line, "the target of this branch is too far away");
    operation->immediate = (int32_t)program->operation_at[target / 4];
    return true;
}

/* The value of an expression for the place that holds it: for sym@rel32 half of the distance from there. */
static bool value_at(struct asm_state *assembler, const struct asm_fixup *fixup, uint64_t place, uint64_t *value,
                     bool *relocatable)
{
    if (!resolve(assembler, &fixup->expression, fixup->line, value, relocatable))
        return false;
    if (fixup->expression.variant == ASM_PLAIN)
        return true;
    if (!*relocatable)
        return asm_error(assembler, fixup->line, "the distance to something that has no address");
    *relocatable = false;
    *value -= place;
    *value = fixup->expression.variant == ASM_DISTANCE_LO ? *value & UINT32_MAX : *value >> 32;
    return true;
}

static bool fix_literal(struct asm_state *assembler, const struct asm_fixup *fixup)
{
    struct isa_operation *operation = &assembler->program->operations[fixup->place];
    uint64_t value;
    bool relocatable;

    SIM_REQUIRE(fixup->place < assembler->program->operation_count);
    if (!value_at(assembler, fixup, operation->offset + operation->bytes - 4u, &value, &relocatable))
        return false;
    if (relocatable)
        return asm_error(assembler, fixup->line, "an absolute address in an instruction is not supported");
    if ((int64_t)value < INT32_MIN || (int64_t)value > UINT32_MAX)
        return asm_error(assembler, fixup->line, "the value %lld does not fit into 32 bits", (long long)value);
    operation->literal = (uint32_t)value;
    return true;
}

/* Has the loader put the address of target, an offset in the image, into bytes at offset. */
static bool add_relocation(struct asm_state *assembler, uint32_t offset, uint32_t bytes, uint64_t target)
{
    struct isa_program *program = assembler->program;
    bool to_code = target < program->data_start;

    if (!asm_reserve(assembler, &program->relocations, &assembler->relocation_capacity, program->relocation_count,
                     sizeof *program->relocations))
        return false;
    program->relocations[program->relocation_count++] =
        (struct isa_relocation){.data_offset = offset,
                                .bytes = (uint8_t)bytes,
                                .to_code = to_code,
                                .target_offset = to_code ? target : target - program->data_start};
    return true;
}

static bool fix_data(struct asm_state *assembler, const struct asm_fixup *fixup)
{
    struct isa_program *program = assembler->program;
    uint32_t place = assembler->streams[fixup->section].base + fixup->place, offset = place - program->data_start;
    uint64_t value;
    bool relocatable;

    if (!value_at(assembler, fixup, place, &value, &relocatable))
        return false;
    if (relocatable && fixup->bytes < 4)
        return asm_error(assembler, fixup->line, "an address in fewer than 4 bytes");
    if (relocatable)
        return add_relocation(assembler, offset, fixup->bytes, value);
    for (uint32_t i = 0; i < fixup->bytes; i++)
        program->data[offset + i] = (uint8_t)(value >> (8 * i));
    return true;
}

/* Whether the symbol of an entry of the table of addresses is defined nowhere; kernels that use it are refused. */
static bool is_undefined(const struct asm_state *assembler, uint32_t entry)
{
    const struct asm_symbol *symbol = &assembler->symbols[assembler->addresses[entry]];

    return symbol->kind == ASM_UNDEFINED && symbol->name;
}

/* Fills the table of addresses; symbols that nothing defines stay 0. */
static bool fill_addresses(struct asm_state *assembler)
{
    for (uint32_t i = 0; i < assembler->address_count; i++) {
        struct asm_expression expression = {.first = assembler->node_count, .count = 1};
        uint32_t offset = assembler->streams[ASM_ADDRESSES].base - assembler->program->data_start;
        uint64_t address;
        bool relocatable;

        if (is_undefined(assembler, i))
            continue;
        if (!asm_reserve(assembler, &assembler->nodes, &assembler->node_capacity, assembler->node_count,
                         sizeof *assembler->nodes))
            return false;
        assembler->nodes[assembler->node_count] = (struct asm_node){.op = ASM_SYMBOL, .value = assembler->addresses[i]};
        if (!resolve(assembler, &expression, assembler->lexer.line, &address, &relocatable))
            return false;
        if (relocatable && !add_relocation(assembler, offset + i * ASM_ADDRESS_BYTES, ASM_ADDRESS_BYTES, address))
            return false;
    }
    return true;
}

/* Kernels that reach an instruction without its symbol are refused; the trap holds should one get there all the same. */
static void make_trap(struct isa_operation *operation)
{
    operation->opcode = ISA_OP_s_trap;
    operation->unit = ISA_UNIT_INTERNAL;
}

static bool apply_fixup(struct asm_state *assembler, uint32_t index)
{
    const struct asm_fixup *fixup = &assembler->fixups[index];
    bool missing;

    if (!asm_note_missing(assembler, index, &missing))
        return false;
    if (missing) {
        if (fixup->kind != ASM_FIX_DATA)
            make_trap(&assembler->program->operations[fixup->place]);
        return true;
    }
    return fixup->kind == ASM_FIX_BRANCH    ? fix_branch(assembler, fixup)
           : fixup->kind == ASM_FIX_LITERAL ? fix_literal(assembler, fixup)
                                            : fix_data(assembler, fixup);
}

static bool apply_fixups(struct asm_state *assembler)
{
    for (uint32_t i = 0; i < assembler->fixup_count; i++)
        if (!apply_fixup(assembler, i) && !asm_recover(assembler))
            return false;
    return assembler->error_count == 0 && fill_addresses(assembler);
}

/* The registers that the operations from one on to the next function reach. */
struct reach {
    uint16_t vgprs;
    uint16_t sgprs;
    bool starts; /* a function starts here */
};

static void mark_functions(const struct asm_state *assembler, struct reach *reach)
{
    const struct isa_program *program = assembler->program;

    for (uint32_t i = 0; i < assembler->symbol_count; i++) {
        const struct asm_symbol *symbol = &assembler->symbols[i];
        uint32_t operation;

        if (symbol->kind != ASM_LABEL || symbol->section != ASM_CODE || !symbol->function ||
            symbol->value >= program->code_bytes)
            continue;
        operation = program->operation_at[symbol->value / 4];
        if (operation != UINT32_MAX)
            reach[operation].starts = true;
    }
    for (uint32_t i = 0; i < program->kernel_count; i++)
        reach[program->kernels[i].entry].starts = true;
}

static uint16_t larger(uint16_t a, uint16_t b)
{
    return a > b ? a : b;
}

/* Walks backwards, so that each operation gets the most that it and the later operations of its function reach. */
static void measure_reach(const struct isa_program *program, struct reach *reach)
{
    for (uint32_t i = program->operation_count; i-- > 0;) {
        bool last = i + 1 == program->operation_count || reach[i + 1].starts;

        reach[i].vgprs = larger(program->operations[i].vgprs, last ? 0 : reach[i + 1].vgprs);
        reach[i].sgprs = larger(program->operations[i].sgprs, last ? 0 : reach[i + 1].sgprs);
    }
}

/* Checks the registers of a kernel's own code against its allocation. */
static bool check_registers(struct asm_state *assembler, const struct isa_kernel *kernel, const struct reach *reach)
{
    const struct isa_operation *operation = &assembler->program->operations[kernel->entry];
    uint32_t vgprs = CP_RSRC1_VGPRS(kernel->descriptor.compute_pgm_rsrc1);
    uint32_t sgprs = CP_RSRC1_SGPRS(kernel->descriptor.compute_pgm_rsrc1);
    bool vector = reach[kernel->entry].vgprs > vgprs;

    if (!vector && reach[kernel->entry].sgprs <= sgprs)
        return true;
    while (vector ? operation->vgprs <= vgprs : operation->sgprs <= sgprs)
        operation++;
    return asm_error(assembler, operation->line, "%c%u is beyond the %u registers that kernel '%s' allocates",
                     vector ? 'v' : 's', (vector ? operation->vgprs : operation->sgprs) - 1u, vector ? vgprs : sgprs,
                     kernel->name);
}

static bool check_kernels(struct asm_state *assembler)
{
    const struct isa_program *program = assembler->program;
    struct reach *reach;
    bool goes_on = true;

    if (program->kernel_count == 0)
        return true;
    reach = calloc(program->operation_count, sizeof *reach);
    if (!reach)
        return asm_error(assembler, assembler->lexer.line, "out of memory");
    mark_functions(assembler, reach);
    measure_reach(program, reach);
    for (uint32_t i = 0; goes_on && i < program->kernel_count; i++)
        goes_on = check_registers(assembler, &program->kernels[i], reach) || asm_recover(assembler);
    free(reach);
    return assembler->error_count == 0;
}

bool asm_finish(struct asm_state *assembler)
{
    if (!append_guard(assembler) || !put_sentinel(assembler))
        return false;
    lay_out(assembler);
    return index_operations(assembler) && collect_labels(assembler) && collect_data(assembler) &&
           asm_name_data(assembler) && apply_fixups(assembler) && asm_finish_kernels(assembler) &&
           asm_refuse_kernels(assembler) && check_kernels(assembler) && asm_check_implicit(assembler);
}
