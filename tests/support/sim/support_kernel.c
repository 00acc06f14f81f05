/* support_kernel.c - see support_kernel.h. */
#define _POSIX_C_SOURCE 200809L

#include "support_kernel.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint32_t count_arguments(const struct support_argument *arguments)
{
    uint32_t count = 0;

    while (*arguments[count].name)
        count++;
    return count;
}

static void declare(struct isa_kernel *kernel, const struct support_argument *arguments)
{
    uint32_t offset = 0;

    for (uint32_t i = 0; i < kernel->declared_count; i++) {
        struct isa_argument *argument = &kernel->arguments[i];

        argument->kind = arguments[i].kind;
        argument->size = arguments[i].size;
        argument->offset = (offset + arguments[i].size - 1) / arguments[i].size * arguments[i].size;
        offset = argument->offset + argument->size;
        if (strcmp(arguments[i].name, "-") != 0)
            snprintf(argument->name, sizeof(argument->name), "%s", arguments[i].name);
        snprintf(argument->type_name, sizeof(argument->type_name), "%s", arguments[i].type_name);
    }
    kernel->kernarg_size = offset;
}

static struct isa_program *load(void *context, const char *sim_path, const char *file, const char *name, char *error,
                                size_t error_bytes)
{
    const struct support_kernel *wanted = context;
    struct isa_program *program = NULL;
    struct isa_kernel *kernel = NULL;

    (void)name;
    if (strcmp(file, "missing.s") == 0) {
        host_text_fail(error, error_bytes, "%s: no kernel file %s", sim_path, file);
        return NULL;
    }
    program = calloc(1, sizeof(*program));
    kernel = calloc(2, sizeof(*kernel));
    if (!program || !kernel)
        abort();
    kernel->name = strdup(wanted->name);
    if (!kernel->name)
        abort();
    memcpy(kernel->required_group_size, wanted->required_group_size, sizeof(kernel->required_group_size));
    kernel->declared_count = count_arguments(wanted->arguments);
    kernel->argument_count = kernel->declared_count;
    kernel->arguments = calloc(kernel->argument_count + 1, sizeof(*kernel->arguments));
    if (!kernel->arguments)
        abort();
    declare(kernel, wanted->arguments);
    program->path = strdup(file);
    program->kernels = kernel;
    program->kernel_count = 1;
    if (!wanted->second)
        return program;
    kernel[1].name = strdup(wanted->second);
    if (!kernel[1].name)
        abort();
    program->kernel_count = 2;
    return program;
}

struct host_kernel_source support_kernel_source(struct support_kernel *kernel)
{
    return (struct host_kernel_source){kernel, load};
}
