/* kernel.c - .amdhsa_kernel blocks: the kernel descriptor, and tying kernels to code and metadata. */
#define _POSIX_C_SOURCE 200809L

#include "assembler/kernel.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "assembler/evaluation.h"
#include "assembler/expressions.h"
#include "assembler/lexer.h"
#include "assembler/refusal.h"
#include "assembler/symbols.h"
#include "isa/arguments.h"

#define MAX_VGPRS          256
#define MAX_SGPRS          102
#define SGPR_ENCODING_UNIT 8u
#define VGPR_ENCODING_UNIT 4u
#define MAX_USER_SGPRS     16
#define FLAT_SCRATCH_EXTRA 6u
#define XNACK_EXTRA        4u
#define VCC_EXTRA          2u
#define COUNT(table)       (sizeof(table) / sizeof((table)[0]))

enum place { RSRC1, RSRC2, PROPERTIES, GROUP_SIZE, PRIVATE_SIZE, KERNARG_SIZE, OTHER };

/* The directives of a block, where their value goes, and for user SGPRs how many registers a switch takes. */
static const struct field {
    const char *name;
    enum place place;
    uint8_t shift; /* or enum asm_kernel_setting */
    uint8_t bits;
    uint8_t user_sgprs;
} fields[] = {
    {"group_segment_fixed_size", GROUP_SIZE, 0, 32, 0},
    {"private_segment_fixed_size", PRIVATE_SIZE, 0, 32, 0},
    {"kernarg_size", KERNARG_SIZE, 0, 32, 0},
    {"user_sgpr_count", OTHER, ASM_KERNEL_USER_SGPR_COUNT, 5, 0},
    {"user_sgpr_private_segment_buffer", PROPERTIES, 0, 1, 4},
    {"user_sgpr_dispatch_ptr", PROPERTIES, 1, 1, 2},
    {"user_sgpr_queue_ptr", PROPERTIES, 2, 1, 2},
    {"user_sgpr_kernarg_segment_ptr", PROPERTIES, 3, 1, 2},
    {"user_sgpr_dispatch_id", PROPERTIES, 4, 1, 2},
    {"user_sgpr_flat_scratch_init", PROPERTIES, 5, 1, 2},
    {"user_sgpr_private_segment_size", PROPERTIES, 6, 1, 1},
    {"uses_dynamic_stack", PROPERTIES, 11, 1, 0},
    {"system_sgpr_private_segment_wavefront_offset", RSRC2, 0, 1, 0},
    {"enable_private_segment", RSRC2, 0, 1, 0},
    {"system_sgpr_workgroup_id_x", RSRC2, 7, 1, 0},
    {"system_sgpr_workgroup_id_y", RSRC2, 8, 1, 0},
    {"system_sgpr_workgroup_id_z", RSRC2, 9, 1, 0},
    {"system_sgpr_workgroup_info", RSRC2, 10, 1, 0},
    {"system_vgpr_workitem_id", RSRC2, 11, 2, 0},
    {"next_free_vgpr", OTHER, ASM_KERNEL_NEXT_FREE_VGPR, 32, 0},
    {"next_free_sgpr", OTHER, ASM_KERNEL_NEXT_FREE_SGPR, 32, 0},
    {"reserve_vcc", OTHER, ASM_KERNEL_RESERVE_VCC, 1, 0},
    {"reserve_flat_scratch", OTHER, ASM_KERNEL_RESERVE_FLAT_SCRATCH, 1, 0},
    {"reserve_xnack_mask", OTHER, ASM_KERNEL_RESERVE_XNACK_MASK, 1, 0},
    {"float_round_mode_32", RSRC1, 12, 2, 0},
    {"float_round_mode_16_64", RSRC1, 14, 2, 0},
    {"float_denorm_mode_32", RSRC1, 16, 2, 0},
    {"float_denorm_mode_16_64", RSRC1, 18, 2, 0},
    {"dx10_clamp", RSRC1, 21, 1, 0},
    {"ieee_mode", RSRC1, 23, 1, 0},
    {"exception_fp_ieee_invalid_op", RSRC2, 24, 1, 0},
    {"exception_fp_denorm_src", RSRC2, 25, 1, 0},
    {"exception_fp_ieee_div_zero", RSRC2, 26, 1, 0},
    {"exception_fp_ieee_overflow", RSRC2, 27, 1, 0},
    {"exception_fp_ieee_underflow", RSRC2, 28, 1, 0},
    {"exception_fp_ieee_inexact", RSRC2, 29, 1, 0},
    {"exception_int_div_zero", RSRC2, 30, 1, 0},
};

static void set_bits(uint32_t *word, uint32_t shift, uint32_t bits, uint32_t value)
{
    uint32_t mask = (1u << bits) - 1;

    *word = (*word & ~(mask << shift)) | value << shift;
}

static void store(struct cp_kernel_descriptor *descriptor, struct asm_kernel_block *block, const struct field *field,
                  uint32_t value)
{
    uint32_t properties = descriptor->kernel_code_properties;

    switch (field->place) {
    case RSRC1:
        set_bits(&descriptor->compute_pgm_rsrc1, field->shift, field->bits, value);
        break;
    case RSRC2:
        set_bits(&descriptor->compute_pgm_rsrc2, field->shift, field->bits, value);
        break;
    case PROPERTIES:
        set_bits(&properties, field->shift, field->bits, value);
        descriptor->kernel_code_properties = (uint16_t)properties;
        block->implied_user_sgprs += value ? field->user_sgprs : 0;
        break;
    case GROUP_SIZE:
        descriptor->group_segment_fixed_size = value;
        break;
    case PRIVATE_SIZE:
        descriptor->private_segment_fixed_size = value;
        break;
    case KERNARG_SIZE:
        descriptor->kernarg_size = value;
        break;
    default:
        block->settings[field->shift] = value;
    }
}

static bool check_and_store(struct asm_state *assembler, uint32_t kernel, const struct field *field, int64_t value,
                            uint32_t line)
{
    if (value < 0 || value >= (int64_t)1 << field->bits)
        return asm_error(assembler, line, ".amdhsa_%s takes 0 to %lld, not %lld", field->name,
                         (long long)(((int64_t)1 << field->bits) - 1), (long long)value);
    store(&assembler->program->kernels[kernel].descriptor, &assembler->kernel_blocks[kernel], field, (uint32_t)value);
    return true;
}

/* The value of a field of the newest kernel. A value that depends on symbols defined later is kept for the end. */
static bool read_value(struct asm_state *assembler, const struct field *field)
{
    uint32_t line = assembler->lexer.line, kernel = assembler->program->kernel_count - 1;
    struct asm_kernel_value later = {.kernel = kernel, .field = (uint32_t)(field - fields), .line = line};
    uint64_t value = 0;

    if (!asm_parse_expression(assembler, &later.expression) || !asm_expect_end(assembler))
        return false;
    if (asm_constant(assembler, &later.expression, &value))
        return check_and_store(assembler, kernel, field, (int64_t)value, line);
    if (!asm_reserve(assembler, &assembler->kernel_values, &assembler->kernel_value_capacity,
                     assembler->kernel_value_count, sizeof *assembler->kernel_values))
        return false;
    assembler->kernel_values[assembler->kernel_value_count++] = later;
    return true;
}

/* One line of the block, e.g. ".amdhsa_next_free_vgpr 5"; the token is its name. */
static bool read_field(struct asm_state *assembler, uint64_t *seen)
{
    static const char prefix[] = ".amdhsa_";
    struct asm_lexer *lexer = &assembler->lexer;
    struct asm_token name = lexer->token;
    int64_t value = 0;

    if (name.kind != ASM_NAME || name.length < sizeof prefix || memcmp(name.text, prefix, sizeof prefix - 1) != 0)
        return asm_unexpected(assembler, "a line .amdhsa_... or .end_amdhsa_kernel");
    name.text += sizeof prefix - 1;
    name.length -= sizeof prefix - 1;
    asm_next(lexer);
    if (asm_token_is(&name, "code_object_version"))
        return asm_parse_constant(assembler, &value) && asm_expect_end(assembler);
    for (size_t i = 0; i < COUNT(fields); i++) {
        if (!asm_token_is(&name, fields[i].name))
            continue;
        if (*seen & (uint64_t)1 << i)
            return asm_error(assembler, lexer->line, ".amdhsa_%s appears twice", fields[i].name);
        *seen |= (uint64_t)1 << i;
        return read_value(assembler, &fields[i]);
    }
    return asm_error(assembler, lexer->line, "unknown directive '.amdhsa_%.*s' (or not one of gfx803)",
                     (int)(name.length < 60 ? name.length : 60), name.text);
}

/* Register counts in the encoding of compute_pgm_rsrc1: blocks of 4 VGPRs and of 8 SGPRs, less one. */
static bool encode_registers(struct asm_state *assembler, struct isa_kernel *kernel,
                             const struct asm_kernel_block *block)
{
    int64_t vgprs = block->settings[ASM_KERNEL_NEXT_FREE_VGPR], sgprs = block->settings[ASM_KERNEL_NEXT_FREE_SGPR];
    uint32_t extra, blocks;

    if (vgprs < 0 || sgprs < 0)
        return asm_error(assembler, kernel->line, "kernel '%s' lacks .amdhsa_next_free_%s", kernel->name,
                         vgprs < 0 ? "vgpr" : "sgpr");
    if (vgprs > MAX_VGPRS)
        return asm_error(assembler, kernel->line, "kernel '%s' asks for %lld VGPRs; there are %d", kernel->name,
                         (long long)vgprs, MAX_VGPRS);
    if (sgprs > MAX_SGPRS)
        return asm_error(assembler, kernel->line, "kernel '%s' asks for %lld SGPRs; there are %d", kernel->name,
                         (long long)sgprs, MAX_SGPRS);
    kernel->vgprs = (uint32_t)vgprs;
    kernel->sgprs = (uint32_t)sgprs;
    extra = block->settings[ASM_KERNEL_RESERVE_FLAT_SCRATCH] != 0 ? FLAT_SCRATCH_EXTRA
            : block->settings[ASM_KERNEL_RESERVE_XNACK_MASK] > 0  ? XNACK_EXTRA
            : block->settings[ASM_KERNEL_RESERVE_VCC] != 0        ? VCC_EXTRA
                                                                  : 0;
    blocks = kernel->vgprs ? (kernel->vgprs + VGPR_ENCODING_UNIT - 1) / VGPR_ENCODING_UNIT : 1;
    set_bits(&kernel->descriptor.compute_pgm_rsrc1, 0, 6, blocks - 1);
    blocks = kernel->sgprs + extra ? (kernel->sgprs + extra + SGPR_ENCODING_UNIT - 1) / SGPR_ENCODING_UNIT : 1;
    set_bits(&kernel->descriptor.compute_pgm_rsrc1, 6, 4, blocks - 1);
    return true;
}

static bool encode_user_sgprs(struct asm_state *assembler, struct isa_kernel *kernel,
                              const struct asm_kernel_block *block)
{
    int64_t count = block->settings[ASM_KERNEL_USER_SGPR_COUNT];

    if (count < 0)
        count = block->implied_user_sgprs;
    if (count > MAX_USER_SGPRS || count < block->implied_user_sgprs)
        return asm_error(assembler, kernel->line,
                         "kernel '%s': %lld user SGPRs, but its switches need %u and %d is the most", kernel->name,
                         (long long)count, block->implied_user_sgprs, MAX_USER_SGPRS);
    set_bits(&kernel->descriptor.compute_pgm_rsrc2, 1, 5, (uint32_t)count);
    return true;
}

/* Appends a kernel, with what LLVM's assembler assumes for switches that are not given. */
static bool add_kernel(struct asm_state *assembler)
{
    struct isa_program *program = assembler->program;
    struct isa_kernel *kernel;
    struct asm_kernel_block *block;

    if (program->kernel_count == ASM_MAX_KERNELS)
        return asm_error(assembler, assembler->lexer.line, "more than %u kernels in one file", ASM_MAX_KERNELS);
    if (!asm_reserve(assembler, &program->kernels, &assembler->kernel_capacity, program->kernel_count,
                     sizeof *program->kernels) ||
        !asm_reserve(assembler, &assembler->kernel_blocks, &assembler->kernel_block_capacity, program->kernel_count,
                     sizeof *assembler->kernel_blocks))
        return false;
    kernel = &program->kernels[program->kernel_count];
    block = &assembler->kernel_blocks[program->kernel_count];
    *kernel = (struct isa_kernel){.name = strdup(""), .line = assembler->lexer.line};
    if (!kernel->name)
        return asm_error(assembler, assembler->lexer.line, "out of memory");
    kernel->descriptor.compute_pgm_rsrc1 = 3u << 18 | CP_RSRC1_DX10_CLAMP | CP_RSRC1_IEEE_MODE;
    kernel->descriptor.compute_pgm_rsrc2 = CP_RSRC2_WORKGROUP_ID_X;
    block->implied_user_sgprs = 0;
    for (uint32_t i = 0; i < ASM_KERNEL_SETTINGS; i++)
        block->settings[i] = -1;
    program->kernel_count++;
    return true;
}

/* The newest kernel's name, which no other may have. */
static bool read_name(struct asm_state *assembler, struct isa_kernel *kernel)
{
    struct asm_lexer *lexer = &assembler->lexer;

    if (lexer->token.kind != ASM_NAME && lexer->token.kind != ASM_STRING)
        return asm_unexpected(assembler, "the name of a kernel");
    free(kernel->name);
    kernel->name = strndup(lexer->token.text, lexer->token.length);
    if (!kernel->name)
        return asm_error(assembler, lexer->line, "out of memory");
    if (isa_program_kernel(assembler->program, kernel->name) != kernel)
        return asm_error(assembler, lexer->line, "kernel '%s' is described a second time", kernel->name);
    asm_next(lexer);
    return asm_expect_end(assembler);
}

bool asm_kernel(struct asm_state *assembler)
{
    struct asm_lexer *lexer = &assembler->lexer;
    struct isa_kernel *kernel;
    uint64_t seen = 0;

    if (!add_kernel(assembler))
        return false;
    kernel = &assembler->program->kernels[assembler->program->kernel_count - 1];
    if (!read_name(assembler, kernel) && !asm_recover(assembler))
        return false;
    while (asm_next_line(lexer)) {
        if (lexer->token.kind == ASM_END)
            continue;
        if (asm_at_name(lexer, ".end_amdhsa_kernel")) {
            asm_next(lexer);
            return asm_expect_end(assembler);
        }
        if (!read_field(assembler, &seen) && !asm_recover(assembler))
            return false;
    }
    return asm_error(assembler, kernel->line, "kernel '%s' has no .end_amdhsa_kernel", kernel->name);
}

static bool store_value(struct asm_state *assembler, const struct asm_kernel_value *later)
{
    struct asm_value value;

    if (!asm_evaluate(assembler, &later->expression, later->line, &value))
        return false;
    for (uint32_t i = 0; i < ASM_SECTION_COUNT; i++)
        if (value.count[i] != 0)
            return asm_error(assembler, later->line, "an address where a number was expected");
    return check_and_store(assembler, later->kernel, &fields[later->field], (int64_t)value.value, later->line);
}

/* Fills in what had to wait for symbols. */
static bool store_values(struct asm_state *assembler)
{
    for (uint32_t i = 0; i < assembler->kernel_value_count; i++)
        if (!store_value(assembler, &assembler->kernel_values[i]) && !asm_recover(assembler))
            return false;
    return assembler->error_count == 0;
}

static bool encode_kernel(struct asm_state *assembler, uint32_t index)
{
    struct isa_kernel *kernel = &assembler->program->kernels[index];
    const struct asm_kernel_block *block = &assembler->kernel_blocks[index];

    if (!encode_registers(assembler, kernel, block) || !encode_user_sgprs(assembler, kernel, block))
        return false;
    if (kernel->descriptor.kernarg_size > ASM_MAX_KERNARG)
        return asm_error(assembler, kernel->line, "kernel '%s' has %u bytes of arguments; %u is the most", kernel->name,
                         kernel->descriptor.kernarg_size, ASM_MAX_KERNARG);
    return true;
}

static bool find_entry(struct asm_state *assembler, struct isa_kernel *kernel)
{
    uint32_t index = asm_symbol(assembler, kernel->name, strlen(kernel->name));
    const struct asm_symbol *symbol;

    if (index == UINT32_MAX)
        return false;
    symbol = &assembler->symbols[index];
    if (symbol->kind != ASM_LABEL || symbol->section != ASM_CODE || symbol->value % 4)
        return asm_error(assembler, kernel->line, "kernel '%s' has no code: a label %s was expected", kernel->name,
                         kernel->name);
    kernel->entry = symbol->value / 4 < assembler->program->code_bytes / 4
                        ? assembler->program->operation_at[symbol->value / 4]
                        : UINT32_MAX;
    if (kernel->entry == UINT32_MAX)
        return asm_error(assembler, kernel->line, "kernel '%s' has no instructions", kernel->name);
    return true;
}

/* Sets the kernel's metadata. The arguments then belong to the kernel. */
static void take_metadata(struct isa_kernel *kernel, struct asm_metadata *metadata)
{
    memcpy(kernel->required_group_size, metadata->required_group_size, sizeof kernel->required_group_size);
    kernel->max_flat_group_size = metadata->max_flat_group_size;
    kernel->kernarg_size =
        metadata->kernarg_size > kernel->kernarg_size ? metadata->kernarg_size : kernel->kernarg_size;
    kernel->arguments = metadata->arguments;
    kernel->argument_count = metadata->argument_count;
    metadata->arguments = NULL;
    metadata->argument_count = 0;
    for (uint32_t i = 0; i < kernel->argument_count; i++) {
        const struct isa_argument *argument = &kernel->arguments[i];

        kernel->declared_count += !isa_argument_hidden(argument->kind);
        if (argument->offset + argument->size > kernel->kernarg_size)
            kernel->kernarg_size = argument->offset + argument->size;
    }
}

static bool refuse_argument(struct asm_state *assembler, struct isa_kernel *kernel, const struct asm_metadata *metadata)
{
    char text[200];

    if (!metadata->refused_kind)
        return true;
    snprintf(text, sizeof text,
             "metadata: arguments of kind '%.*s' are not supported; by_value, global_buffer and dynamic_shared_pointer "
             "are",
             (int)(metadata->refused_length < 60 ? metadata->refused_length : 60), metadata->refused_kind);
    return asm_refuse(assembler, kernel, metadata->refused_line, text);
}

static bool is_metadata_of(const struct asm_metadata *metadata, const struct isa_kernel *kernel)
{
    size_t length = strlen(kernel->name);

    return metadata->length == length && memcmp(metadata->name, kernel->name, length) == 0;
}

static bool finish_kernel(struct asm_state *assembler, uint32_t index)
{
    struct isa_kernel *kernel = &assembler->program->kernels[index];

    if (!encode_kernel(assembler, index) || !find_entry(assembler, kernel))
        return false;
    kernel->kernarg_size = kernel->descriptor.kernarg_size;
    kernel->code_object_version = assembler->code_object_version ? assembler->code_object_version : 4;
    for (uint32_t i = 0; i < assembler->metadata_count; i++) {
        if (!is_metadata_of(&assembler->metadata[i], kernel))
            continue;
        take_metadata(kernel, &assembler->metadata[i]);
        return refuse_argument(assembler, kernel, &assembler->metadata[i]);
    }
    return true;
}

bool asm_finish_kernels(struct asm_state *assembler)
{
    if (!store_values(assembler))
        return false;
    for (uint32_t i = 0; i < assembler->program->kernel_count; i++)
        if (!finish_kernel(assembler, i) && !asm_recover(assembler))
            return false;
    return assembler->error_count == 0;
}
