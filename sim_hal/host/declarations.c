/* declarations.c - see declarations.h. */
#define _POSIX_C_SOURCE 200809L

#include "host/declarations.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "isa/source_text.h"

#define FILES_MOST 64u /* that a kernel is looked for in */
#define DEPTH_MOST 8u  /* of files that include each other */

/* A search. */
struct search {
    const struct isa_program *program;
    const struct isa_kernel *kernel;
    struct host_declarations *declared;
    uint32_t files; /* that may still be read */
};

static bool read_file(struct search *search, const struct isa_source_file *file, uint32_t depth);

/* Finds the next line #include "name" from *at on, and goes behind it. Returns a copy of the name; NULL: there is none. */
static char *next_include(const char **at)
{
    while (**at) {
        size_t length = strcspn(*at, "\n");
        const char *line = *at + strspn(*at, " \t"), *end = *at + length;
        const char *quote = memchr(*at, '"', length),
                   *last = quote ? memchr(quote + 1, '"', (size_t)(end - quote - 1)) : NULL;

        *at += length + (*end == '\n');
        if (line >= end || *line != '#' || !last)
            continue;
        line++;
        line += strspn(line, " \t");
        if (strncmp(line, "include", strlen("include")) == 0 && last > quote + 1)
            return strndup(quote + 1, (size_t)(last - quote - 1));
    }
    return NULL;
}

static bool read_includes(struct search *search, const char *text, uint32_t depth)
{
    bool found = false;
    char *name;

    while (!found && depth < DEPTH_MOST && (name = next_include(&text)) != NULL) {
        const struct isa_source_file file = {.name = name};

        found = read_file(search, &file, depth + 1);
        free(name);
    }
    return found;
}

/* Programs that name their files name all that have code. */
static bool read_text(struct search *search, const char *text, size_t length, uint32_t depth)
{
    struct host_declarations *declared = search->declared;
    size_t body;

    if (!host_signature_read(text, length, search->kernel->name, search->kernel->declared_count, declared->parameters,
                             &body))
        return !search->program->source_file_count && read_includes(search, text, depth);
    declared->variable_count = host_variables_read(text, length, body, declared->variables);
    return true;
}

static bool read_file(struct search *search, const struct isa_source_file *file, uint32_t depth)
{
    enum isa_source_state state;
    size_t length;
    bool found;
    char *text;

    if (search->files == 0)
        return false;
    search->files--;
    text = isa_source_read(file, search->program->path, &length, &state);
    found = text && read_text(search, text, length, depth);
    free(text);
    return found;
}

static bool read_neighbour(struct search *search)
{
    const char *path = search->program->path, *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    const char *dot = strrchr(name, '.');
    struct isa_source_file file = {0};
    bool found = false;
    size_t bytes;

    if (!dot || dot == name || (strcmp(dot, ".s") != 0 && strcmp(dot, ".co") != 0))
        return false;
    bytes = (size_t)(dot - name) + sizeof(".cl");
    file.name = malloc(bytes);
    if (file.name) {
        snprintf(file.name, bytes, "%.*s.cl", (int)(dot - name), name);
        found = read_file(search, &file, 0);
    }
    free(file.name);
    return found;
}

static bool read_all(struct search *search)
{
    const struct isa_program *program = search->program;
    bool found = false;

    isa_program_read_source(program);
    if (!program->source_file_count)
        return read_neighbour(search);
    for (uint32_t i = 0; i < program->source_file_count && !found; i++)
        found = program->source_files[i].name && read_file(search, &program->source_files[i], 0);
    return found;
}

void host_declarations_read(const struct isa_program *program, const struct isa_kernel *kernel,
                            struct host_declarations *declared)
{
    struct search search = {program, kernel, declared, FILES_MOST};

    *declared = (struct host_declarations){0};
    if (kernel->declared_count == 0)
        return;
    declared->parameters = calloc(kernel->declared_count, sizeof(*declared->parameters));
    if (!declared->parameters || read_all(&search))
        return;
    free(declared->parameters);
    declared->parameters = NULL;
}
