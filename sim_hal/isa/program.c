/* program.c - looking things up in a parsed kernel file, and releasing it. */
#include "isa/program.h"

#include <stdlib.h>
#include <string.h>

void isa_clean(char *text)
{
    for (char *c = text; *c; c++)
        if ((unsigned char)*c < ' ' || *c == 0x7f)
            *c = '?';
}

const struct isa_kernel *isa_program_kernel(const struct isa_program *program, const char *name)
{
    for (uint32_t i = 0; i < program->kernel_count; i++)
        if (strcmp(program->kernels[i].name, name) == 0)
            return &program->kernels[i];
    return NULL;
}

void isa_program_read_source(const struct isa_program *program)
{
    struct isa_source_reader *reader = program->source_reader;

    if (!reader)
        return;
    reader->program->source_reader = NULL;
    reader->read(reader);
    reader->free(reader);
}

void isa_program_free(struct isa_program *program)
{
    if (!program)
        return;
    if (program->source_reader)
        program->source_reader->free(program->source_reader);
    for (uint32_t i = 0; i < program->kernel_count; i++) {
        free(program->kernels[i].name);
        free(program->kernels[i].arguments);
        free(program->kernels[i].refusal);
        free(program->kernels[i].warning);
        free(program->kernels[i].locals);
    }
    for (uint32_t i = 0; i < program->source_file_count; i++) {
        free(program->source_files[i].name);
        free(program->source_files[i].directory);
    }
    free(program->source_files);
    free(program->source_lines);
    free(program->call_sites);
    free(program->path);
    free(program->operations);
    free(program->operation_at);
    free(program->data);
    free(program->relocations);
    free(program->symbols);
    free(program->kernels);
    for (uint32_t i = 0; i < program->format_count; i++)
        free(program->formats[i].text);
    free(program->formats);
    free(program->labels);
    free(program->label_names);
    free(program);
}
