/* asm.c - `onward asm`: checks a kernel file without running it. */
#include <inttypes.h>

#include "cli/cli.h"
#include "assembler/assembler.h"

#define MAX_ERRORS 20u /* of one file */

static const char *const unit_names[ISA_UNIT_COUNT] = {"scalar", "scalar memory", "vector",  "vector memory",
                                                       "LDS",    "branch",        "internal"};

static void print_counts(const struct isa_program *program, uint32_t first, uint32_t last, const char *indent)
{
    uint64_t counts[ISA_UNIT_COUNT] = {0};

    for (uint32_t i = first; i < last; i++)
        counts[program->operations[i].unit]++;
    printf("%sinstructions %" PRIu32 ":", indent, last - first);
    for (int unit = 0; unit < ISA_UNIT_COUNT; unit++)
        printf("%s %" PRIu64 " %s", unit ? "," : "", counts[unit], unit_names[unit]);
    putchar('\n');
}

/* A kernel's instructions go up to the next kernel's; functions between them count with the one before. */
static uint32_t end_of(const struct isa_program *program, const struct isa_kernel *kernel)
{
    uint32_t end = program->operation_count;

    for (uint32_t i = 0; i < program->kernel_count; i++)
        if (program->kernels[i].entry > kernel->entry && program->kernels[i].entry < end)
            end = program->kernels[i].entry;
    return end;
}

static void print_kernel(const struct isa_program *program, const struct isa_kernel *kernel)
{
    const struct cp_kernel_descriptor *descriptor = &kernel->descriptor;

    printf("\nkernel %s, line %" PRIu32 "\n", kernel->name, kernel->line);
    if (kernel->refusal) {
        printf("  refused: %s\n", kernel->refusal);
        return;
    }
    if (kernel->warning)
        printf("  warning: %s\n", kernel->warning);
    printf("  registers: %" PRIu32 " VGPRs (%u allocated), %" PRIu32 " SGPRs (%u allocated)\n", kernel->vgprs,
           CP_RSRC1_VGPRS(descriptor->compute_pgm_rsrc1), kernel->sgprs, CP_RSRC1_SGPRS(descriptor->compute_pgm_rsrc1));
    printf("  LDS %" PRIu32 " bytes a work-group, scratch %" PRIu32 " bytes a work-item\n",
           descriptor->group_segment_fixed_size, descriptor->private_segment_fixed_size);
    printf("  arguments: %" PRIu32 ", and %" PRIu32 " hidden; %" PRIu32 " bytes, code object version %" PRIu32 "\n",
           kernel->declared_count, kernel->argument_count - kernel->declared_count, kernel->kernarg_size,
           kernel->code_object_version);
    print_counts(program, kernel->entry, end_of(program, kernel), "  ");
}

static uint32_t refused_of(const struct isa_program *program)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < program->kernel_count; i++)
        count += program->kernels[i].refusal != NULL;
    return count;
}

static void print_error(void *context, const char *message)
{
    uint32_t *count = context;

    (*count)++;
    cli_complain("%s", message);
}

static int check_file(const char *path)
{
    uint32_t errors = 0, refused;
    struct isa_program *program = asm_assemble_file_all(path, &(struct asm_errors){print_error, &errors, MAX_ERRORS});
    int status = HOST_OK;

    if (!program && errors == MAX_ERRORS)
        return cli_complain("%s: stopped at %u errors", path, MAX_ERRORS);
    if (!program)
        return HOST_INPUT;
    printf("%s: %" PRIu32 " kernel%s, %" PRIu32 " bytes of code, %" PRIu32 " bytes of data\n", path,
           program->kernel_count, program->kernel_count == 1 ? "" : "s", program->code_bytes, program->data_bytes);
    print_counts(program, 0, program->operation_count, "");
    for (uint32_t i = 0; i < program->kernel_count; i++)
        print_kernel(program, &program->kernels[i]);
    refused = refused_of(program);
    if (refused)
        status = cli_complain("%s: %" PRIu32 " of %" PRIu32 " kernels refused", path, refused, program->kernel_count);
    isa_program_free(program);
    return status;
}

int cli_command_asm(int argc, char **argv)
{
    static const struct cli_option table[] = {{"--help", NULL, "prints this"}};
    struct cli_options options = cli_options_start(table, 1, argc, argv);
    const char *path = NULL;
    int found;

    while ((found = cli_options_next(&options)) != CLI_OPTIONS_END) {
        if (found == CLI_OPTIONS_ERROR)
            return HOST_INPUT;
        if (found == 0) {
            fputs("usage: onward asm FILE.s\n\nChecks a kernel file and prints its kernels, registers, LDS, scratch, "
                  "code size and instructions.\nA file with errors gets one line for each, up to 20. "
                  "A kernel that cannot run is refused, with the\nreason, and the exit status is 2; the other kernels "
                  "of the file run.\n",
                  stdout);
            return cli_finish_output(HOST_OK);
        }
        if (path)
            return cli_complain("asm: expected one FILE.s, found %s and %s", path, options.value);
        path = options.value;
    }
    if (!path)
        return cli_complain("asm: expected a FILE.s; see onward asm --help");
    return cli_finish_output(check_file(path));
}
