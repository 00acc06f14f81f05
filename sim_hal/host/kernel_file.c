/* kernel_file.c - see kernel_file.h. */
#define _POSIX_C_SOURCE 200809L

#include "host/kernel_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "host/text.h"
#include "assembler/assembler.h"
#include "code/file.h"
#include "code/program.h"

static bool is_source(const char *file)
{
    size_t length = strlen(file);

    return length > 3 && strcmp(file + length - 3, ".cl") == 0;
}

/* Whether there is such a file, or, by a name like FILE#gfx803, a file with code objects. */
static bool file_exists(const char *path)
{
    size_t length;

    return path && (access(path, F_OK) == 0 || code_file_is(path, &length));
}

/* The command is README's, word for word; tests/shell/cli_test.sh compares them. */
static void compile_hint(const char *source, const char *text, char *error, size_t error_bytes)
{
    host_text_fail(
        error, error_bytes,
        "%s: expected %s beside it; make it with: clang -x cl -cl-std=CL2.0 -Xclang -finclude-default-header "
        "-target amdgcn--amdhsa -mcpu=gfx803 -nogpulib -O2 -gline-tables-only -mcode-object-version=4 "
        "-fno-integrated-as -S %s -o %s -Xclang -mlink-builtin-bitcode -Xclang /usr/lib/clc/amdgcn--amdhsa.bc",
        source, text, source, text);
}

/* The path that exists: as given, else beside the .sim file; NULL when neither does. The caller frees it. */
static char *locate_file(const char *sim_path, const char *file)
{
    char *path = host_text_copy((struct host_span){file, strlen(file)});

    if (file_exists(path))
        return path;
    free(path);
    if (*file == '/')
        return NULL;
    path = host_text_beside(sim_path, file);
    if (file_exists(path))
        return path;
    free(path);
    return NULL;
}

static char *assembly_name(const char *file)
{
    size_t length = strlen(file);
    char *name = host_text_copy((struct host_span){file, length});

    if (name && is_source(file))
        memcpy(name + length - 3, ".s", sizeof(".s"));
    return name;
}

/* NAME.s of a folder as generated/NAME.s there; the caller frees it. */
static char *generated_name(const char *name)
{
    static const char folder[] = "generated/";
    const char *slash = strrchr(name, '/');
    const char *base = slash ? slash + 1 : name;
    size_t bytes = strlen(name) + sizeof(folder);
    char *path = malloc(bytes);

    if (path)
        snprintf(path, bytes, "%.*s%s%s", (int)(base - name), name, folder, base);
    return path;
}

/* The assembly text of a source: beside it, else in the folder generated beside it. The caller frees it. */
static char *locate_assembly(const char *sim_path, const char *file, const char *name)
{
    char *path = locate_file(sim_path, name);
    char *generated;

    if (path || !is_source(file))
        return path;
    generated = generated_name(name);
    if (generated)
        path = locate_file(sim_path, generated);
    free(generated);
    return path;
}

static void not_found(const char *sim_path, const char *file, const char *name, char *error, size_t error_bytes)
{
    char quoted[HOST_QUOTE_BYTES];
    char *source = is_source(file) ? locate_file(sim_path, file) : NULL;
    char *text = source ? assembly_name(source) : NULL;

    if (source && text)
        compile_hint(source, text, error, error_bytes);
    else
        host_text_fail(error, error_bytes,
                       "%s: no kernel file %s, neither in the current directory nor beside the .sim file", sim_path,
                       host_text_quote(quoted, (struct host_span){name, strlen(name)}));
    free(source);
    free(text);
}

static struct isa_program *read_program(const char *path, const char *kernel, char *error, size_t error_bytes)
{
    size_t length;

    return code_file_is(path, &length) ? code_program_file(path, kernel, error, error_bytes)
                                       : asm_assemble_file(path, error, error_bytes);
}

char *host_kernel_file_path(const char *sim_path, const char *file)
{
    char *name = assembly_name(file);
    char *path = name ? locate_assembly(sim_path, file, name) : NULL;
    size_t length;

    if (path && access(path, F_OK) != 0 && code_file_is(path, &length))
        path[length] = 0; /* without the name of an object in it */
    free(name);
    return path;
}

struct isa_program *host_kernel_file_load(void *context, const char *sim_path, const char *file, const char *kernel,
                                          char *error, size_t error_bytes)
{
    struct isa_program *program = NULL;
    char *name = assembly_name(file);
    char *path = name ? locate_assembly(sim_path, file, name) : NULL;

    (void)context;
    if (path)
        program = read_program(path, kernel, error, error_bytes);
    else if (name)
        not_found(sim_path, file, name, error, error_bytes);
    else
        host_text_fail(error, error_bytes, "%s: out of memory", sim_path);
    free(name);
    free(path);
    return program;
}
