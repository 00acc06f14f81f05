/*
 * implicit.c - which implicit arguments a kernel reads, as far as its scalar loads tell.
 *
 * The library's get_global_id multiplies by the work-group size of the dispatch packet and adds a global offset, which it takes
 * from 4 bytes behind the start of the implicit arguments on. Version 5 has counts of work-groups there. Code for version 5
 * takes work-group sizes from the implicit arguments, not from the packet: so a kernel that reads both places is not for it.
 */
#include "assembler/implicit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "isa/uses.h"

#define SIZES_FIRST   4u /* of the dispatch packet: the work-group's sizes */
#define SIZES_END     10u
#define OFFSETS_FIRST 4u /* of the implicit arguments: where the library has global offsets, in 3 dwords */
#define OFFSETS_END   16u
#define TRACKED       128u

enum base { NOTHING, PACKET, ARGUMENTS };

/* What is known of a pair of SGPRs: an address a number of bytes behind a base. */
struct pointer {
    enum base base;
    uint32_t offset;
};

struct reading {
    struct pointer pointers[TRACKED];
    uint32_t implicit; /* offset of the implicit arguments */
    bool sizes;
    uint32_t line; /* of a load of a global offset; 0: none */
};

/* The pairs of SGPRs with which the kernel starts. */
static void start(struct reading *reading, uint32_t properties)
{
    uint32_t at = properties & CP_CODE_PRIVATE_SEGMENT_BUFFER ? 4 : 0;

    if (properties & CP_CODE_DISPATCH_PTR) {
        reading->pointers[at].base = PACKET;
        at += 2;
    }
    at += properties & CP_CODE_QUEUE_PTR ? 2 : 0;
    if (properties & CP_CODE_KERNARG_SEGMENT_PTR)
        reading->pointers[at].base = ARGUMENTS;
}

static bool overlaps(uint32_t from, uint32_t bytes, uint32_t first, uint32_t end)
{
    return from < end && from + bytes > first;
}

static void note_load(struct reading *reading, const struct isa_operation *operation)
{
    const char *mnemonic = isa_opcodes[operation->opcode].mnemonic;
    const struct pointer *from;
    uint32_t dwords, offset;

    if (strncmp(mnemonic, "s_load_dword", 12) != 0 || operation->source[0] >= TRACKED ||
        operation->source[1] != ISA_OPERAND_NONE)
        return;
    from = &reading->pointers[operation->source[0]];
    dwords = mnemonic[12] == 'x' ? (uint32_t)strtoul(mnemonic + 13, NULL, 10) : 1;
    offset = from->offset + (uint32_t)operation->immediate;
    if (from->base == PACKET)
        reading->sizes |= overlaps(offset, 4 * dwords, SIZES_FIRST, SIZES_END);
    if (from->base == ARGUMENTS && !reading->line && offset >= reading->implicit &&
        overlaps(offset - reading->implicit, 4 * dwords, OFFSETS_FIRST, OFFSETS_END))
        reading->line = operation->line;
}

/* What the destination points to then. */
static struct pointer result_of(const struct reading *reading, const struct isa_operation *operation)
{
    struct pointer result = {NOTHING, 0};
    uint16_t source = operation->source[0], constant = operation->source[1];

    if (source >= TRACKED)
        return result;
    if (operation->opcode == ISA_OP_s_mov_b64)
        return reading->pointers[source];
    if (operation->opcode != ISA_OP_s_add_u32)
        return result;
    if (constant != ISA_LITERAL && (constant < ISA_INLINE_ZERO || constant > ISA_INLINE_LAST_POSITIVE))
        return result;
    result = reading->pointers[source];
    result.offset += constant == ISA_LITERAL ? operation->literal : (uint32_t)(constant - ISA_INLINE_ZERO);
    return result;
}

static void note_operation(struct reading *reading, const struct isa_operation *operation)
{
    struct pointer result = result_of(reading, operation);
    struct isa_uses uses;

    note_load(reading, operation);
    /* The carry into the high half of an address that s_add_u32 has made. */
    if (operation->opcode == ISA_OP_s_addc_u32)
        return;
    isa_uses(operation, &uses);
    for (uint32_t i = 0; i < TRACKED; i++) {
        if (!isa_registers_have(&uses.writes, i))
            continue;
        reading->pointers[i].base = NOTHING;
        if (i && operation->opcode != ISA_OP_s_add_u32)
            reading->pointers[i - 1].base = NOTHING;
    }
    if (result.base != NOTHING && operation->destination < TRACKED)
        reading->pointers[operation->destination] = result;
}

static bool starts_other(const struct isa_program *program, const struct isa_kernel *kernel, uint32_t operation)
{
    for (uint32_t i = 0; i < program->kernel_count; i++)
        if (&program->kernels[i] != kernel && program->kernels[i].entry == operation)
            return true;
    return false;
}

static bool warn(struct asm_state *assembler, struct isa_kernel *kernel, uint32_t line)
{
    static const char text[] = "reads global offsets where code object version 4 has them, as libclc's get_global_id "
                               "does, but is of version 5: results may be wrong; compile with "
                               "-mcode-object-version=4";
    size_t bytes = strlen(assembler->path) + strlen(kernel->name) + sizeof text + 32;

    kernel->warning = malloc(bytes);
    if (!kernel->warning)
        return asm_error(assembler, line, "out of memory");
    snprintf(kernel->warning, bytes, "%s:%u: kernel %s %s", assembler->path, line, kernel->name, text);
    isa_clean(kernel->warning);
    return true;
}

static bool check_kernel(struct asm_state *assembler, struct isa_kernel *kernel)
{
    const struct isa_program *program = assembler->program;
    struct reading reading = {.implicit = UINT32_MAX};

    if (kernel->code_object_version < 5 || kernel->declared_count == kernel->argument_count)
        return true;
    for (uint32_t i = kernel->declared_count; i < kernel->argument_count; i++)
        if (kernel->arguments[i].kind == ISA_ARGUMENT_HIDDEN_BLOCK_COUNT_X)
            reading.implicit = kernel->arguments[i].offset;
    start(&reading, kernel->descriptor.kernel_code_properties);
    for (uint32_t i = kernel->entry; i < program->operation_count && !starts_other(program, kernel, i); i++)
        note_operation(&reading, &program->operations[i]);
    return !reading.sizes || !reading.line || warn(assembler, kernel, reading.line);
}

bool asm_check_implicit(struct asm_state *assembler)
{
    for (uint32_t i = 0; i < assembler->program->kernel_count; i++)
        if (!check_kernel(assembler, &assembler->program->kernels[i]))
            return false;
    return true;
}
