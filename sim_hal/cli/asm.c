/* asm.c - `onward asm`: checks a kernel file without running it, or lists its kernels. */
#include <inttypes.h>

#include "cli/cli.h"
#include "assembler/assembler.h"
#include "code/demangle.h"
#include "code/file.h"
#include "code/program.h"
#include "isa/arguments.h"

#define MAX_ERRORS  20u /* of one file */
#define ERROR_BYTES 4608

static const char *const unit_names[ISA_UNIT_COUNT] = {"scalar", "scalar memory", "vector",  "vector memory",
                                                       "LDS",    "branch",        "internal"};

static void print_counts(const struct isa_program *program, uint32_t first, uint32_t last, const char *indent)
{
    uint64_t counts[ISA_UNIT_COUNT] = {0}, all = 0;

    /* Traps behind the functions of a code object have no bytes. */
    for (uint32_t i = first; i < last; i++) {
        if (!program->operations[i].bytes)
            continue;
        counts[program->operations[i].unit]++;
        all++;
    }
    printf("%sinstructions %" PRIu64 ":", indent, all);
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

static const char *plural(uint32_t count)
{
    return count == 1 ? "" : "s";
}

static void print_sizes(const struct isa_kernel *kernel)
{
    const struct cp_kernel_descriptor *descriptor = &kernel->descriptor;

    printf("  registers: %" PRIu32 " VGPRs (%u allocated), %" PRIu32 " SGPRs (%u allocated)\n", kernel->vgprs,
           CP_RSRC1_VGPRS(descriptor->compute_pgm_rsrc1), kernel->sgprs, CP_RSRC1_SGPRS(descriptor->compute_pgm_rsrc1));
    printf("  LDS %" PRIu32 " bytes a work-group, scratch %" PRIu32 " bytes a work-item\n",
           descriptor->group_segment_fixed_size, descriptor->private_segment_fixed_size);
    printf("  arguments: %" PRIu32 ", and %" PRIu32 " hidden; %" PRIu32 " bytes, code object version %" PRIu32 "\n",
           kernel->declared_count, kernel->argument_count - kernel->declared_count, kernel->kernarg_size,
           kernel->code_object_version);
}

/* Code objects have no lines. An encoded name follows as it is. */
static void print_name(const struct isa_kernel *kernel)
{
    char shown[CODE_SHOWN_BYTES];
    const char *name = code_shown_name(kernel->name, shown);

    printf("\nkernel %s", name);
    if (kernel->line)
        printf(", line %" PRIu32, kernel->line);
    putchar('\n');
    if (name != kernel->name)
        printf("  symbol %s\n", kernel->name);
}

static void print_kernel(const struct isa_program *program, const struct isa_kernel *kernel)
{
    print_name(kernel);
    if (kernel->refusal) {
        printf("  refused: %s\n", kernel->refusal);
        return;
    }
    if (kernel->warning)
        printf("  warning: %s\n", kernel->warning);
    print_sizes(kernel);
    print_counts(program, kernel->entry, end_of(program, kernel), "  ");
}

/* A kernel as a list has it: what a launch must know of it. */
static void list_kernel(const struct isa_kernel *kernel)
{
    const uint32_t *required = kernel->required_group_size;

    print_name(kernel);
    print_sizes(kernel);
    if (kernel->max_flat_group_size)
        printf("  work-groups of at most %" PRIu32 " work-items\n", kernel->max_flat_group_size);
    if (required[0])
        printf("  work-groups of %" PRIu32 " x %" PRIu32 " x %" PRIu32 " only\n", required[0], required[1],
               required[2]);
    for (uint32_t i = 0; i < kernel->argument_count; i++) {
        const struct isa_argument *argument = &kernel->arguments[i];

        printf("  argument at %" PRIu32 ": %" PRIu32 " bytes, %s%s%s%s%s\n", argument->offset, argument->size,
               isa_argument_kind_name(argument->kind), *argument->name ? ", " : "", argument->name,
               *argument->type_name ? ", " : "", argument->type_name);
    }
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

static struct isa_program *assemble(const char *path, int *status)
{
    uint32_t errors = 0;
    struct isa_program *program = asm_assemble_file_all(path, &(struct asm_errors){print_error, &errors, MAX_ERRORS});

    *status = program ? HOST_OK : HOST_INPUT;
    if (!program && errors == MAX_ERRORS)
        *status = cli_complain("%s: stopped at %u errors", path, MAX_ERRORS);
    return program;
}

static int print_program(const char *path, const struct isa_program *program)
{
    uint32_t refused = refused_of(program);

    printf("%s: %" PRIu32 " kernel%s, %" PRIu32 " bytes of code, %" PRIu32 " bytes of data\n", path,
           program->kernel_count, plural(program->kernel_count), program->code_bytes, program->data_bytes);
    print_counts(program, 0, program->operation_count, "");
    for (uint32_t i = 0; i < program->kernel_count; i++)
        print_kernel(program, &program->kernels[i]);
    if (refused)
        return cli_complain("%s: %" PRIu32 " of %" PRIu32 " kernels refused", path, refused, program->kernel_count);
    return HOST_OK;
}

static int check_text(const char *path)
{
    int status;
    struct isa_program *program = assemble(path, &status);

    if (program)
        status = print_program(path, program);
    isa_program_free(program);
    return status;
}

static int list_text(const char *path)
{
    int status;
    struct isa_program *program = assemble(path, &status);

    if (!program)
        return status;
    printf("%s: %" PRIu32 " kernel%s\n", path, program->kernel_count, plural(program->kernel_count));
    for (uint32_t i = 0; i < program->kernel_count; i++)
        list_kernel(&program->kernels[i]);
    isa_program_free(program);
    return status;
}

static int list_object(const char *path, struct code_object *object, const struct code_error *error)
{
    (void)error;
    printf("%s: %" PRIu32 " kernel%s, code object version %" PRIu32 ", %" PRIu64 " bytes\n", path,
           object->notes.kernel_count, plural(object->notes.kernel_count), object->version, object->image_bytes);
    for (uint32_t i = 0; i < object->symbol_count; i++) {
        const struct code_symbol *symbol = &object->symbols[i];

        if (code_is_variable(symbol))
            printf("variable %.*s, %" PRIu64 " bytes at 0x%" PRIx64 "\n", (int)symbol->name.length, symbol->name.at,
                   symbol->size, symbol->place);
    }
    for (uint32_t i = 0; i < object->notes.kernel_count; i++)
        list_kernel(&object->notes.kernels[i].kernel);
    return HOST_OK;
}

static int check_object(const char *path, struct code_object *object, const struct code_error *error)
{
    struct isa_program *program = code_program(path, object, NULL, error);
    int status = program ? print_program(path, program) : cli_complain("%s", error->text);

    isa_program_free(program);
    return status;
}

/* Prints all code objects for gfx803 of a file; those behind one that cannot be read are left out. */
static int print_objects(const char *name, int (*print)(const char *, struct code_object *, const struct code_error *))
{
    char text[ERROR_BYTES] = "", path[CODE_FILE_PATH_BYTES];
    struct code_error error = {name, text, sizeof text};
    struct code_file file;
    bool good = code_file_open(&file, name, &error);
    int status = HOST_OK;

    for (uint32_t i = 0; good && i < file.found.count; i++) {
        struct code_object object;

        if (i)
            putchar('\n');
        error.path = code_file_path(&file, name, i, path);
        good = code_object_read(&object, file.found.objects[i], &error);
        if (good && print(path, &object, &error) != HOST_OK)
            status = HOST_INPUT;
        code_object_free(&object);
    }
    code_file_close(&file);
    return good ? status : cli_complain("%s", text);
}

static int list_file(const char *path)
{
    size_t length;

    return code_file_is(path, &length) ? print_objects(path, list_object) : list_text(path);
}

static int check_file(const char *path)
{
    size_t length;

    return code_file_is(path, &length) ? print_objects(path, check_object) : check_text(path);
}

enum asm_option { OPTION_LIST, OPTION_HELP, ASM_OPTION_COUNT };

static const struct cli_option asm_options[] = {
    [OPTION_LIST] = {"--list", NULL,
                     "prints kernels with their arguments, and looks at no instruction of a code object"},
    [OPTION_HELP] = {"--help", NULL, "prints this"},
};

static int print_help(void)
{
    fputs("usage: onward asm [--list] FILE\n\nChecks a kernel file and prints its kernels, registers, LDS, scratch, "
          "code size and instructions.\nFILE is assembly text, a code object, or a program or library with code "
          "objects for gfx803.\nA file with errors gets one line for each, up to 20. "
          "A kernel that cannot run is refused, with the\nreason, and the exit status is 2; the other kernels "
          "of the file run.\n\n",
          stdout);
    cli_options_help(asm_options, ASM_OPTION_COUNT, stdout);
    return cli_finish_output(HOST_OK);
}

int cli_command_asm(int argc, char **argv)
{
    struct cli_options options = cli_options_start(asm_options, ASM_OPTION_COUNT, argc, argv);
    const char *path = NULL;
    bool list = false;
    int found;

    while ((found = cli_options_next(&options)) != CLI_OPTIONS_END) {
        if (found == CLI_OPTIONS_ERROR)
            return HOST_INPUT;
        if (found == OPTION_HELP)
            return print_help();
        if (found == OPTION_LIST) {
            list = true;
            continue;
        }
        if (path)
            return cli_complain("asm: expected one FILE, found %s and %s", path, options.value);
        path = options.value;
    }
    if (!path)
        return cli_complain("asm: expected a FILE; see onward asm --help");
    return cli_finish_output(list ? list_file(path) : check_file(path));
}
