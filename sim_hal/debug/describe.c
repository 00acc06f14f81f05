/* describe.c - see describe.h. */
#include "debug/describe.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define AROUND 5u /* lines before and behind a place */

const char *debug_who(const uint32_t workgroup[3], uint32_t wave, uint32_t lane, char text[DEBUG_WHO_BYTES])
{
    int length = snprintf(text, DEBUG_WHO_BYTES, "work-group (%" PRIu32 ",%" PRIu32 ",%" PRIu32 ") wave %" PRIu32,
                          workgroup[0], workgroup[1], workgroup[2], wave);

    if (lane < ISA_LANES)
        snprintf(text + length, DEBUG_WHO_BYTES - (size_t)length, " lane %" PRIu32, lane);
    return text;
}

const char *debug_status_name(const struct gpu_wave *wave)
{
    static const char *const names[] = {
        [GPU_WAVE_ACTIVE] = "active",        [GPU_WAVE_SLEEPING] = "asleep", [GPU_WAVE_BARRIER] = "at the barrier",
        [GPU_WAVE_MESSAGE] = "at a message", [GPU_WAVE_WAITING] = "waits",   [GPU_WAVE_ENDED] = "ended"};

    return names[wave->status];
}

/* A source file as it was found: under its path, or beside the assembly text. */
static FILE *open_source(const char *path, const char *asm_path)
{
    FILE *file = fopen(path, "r");
    char *beside;

    if (file || path[0] == '/' || !asm_path)
        return file;
    beside = sim_text_beside(asm_path, path);
    if (beside)
        file = fopen(beside, "r");
    free(beside);
    return file;
}

/* Reads a line, and what is too long of it to nowhere. Returns false at the end. */
static bool read_line(FILE *file, char text[DEBUG_LINE_BYTES])
{
    size_t length;
    int letter;

    if (!fgets(text, (int)DEBUG_LINE_BYTES, file))
        return false;
    length = strlen(text);
    if (length && text[length - 1] == '\n') {
        text[length - 1] = '\0';
        return true;
    }
    while ((letter = getc(file)) != EOF && letter != '\n')
        continue;
    return true;
}

/* What a terminal would take for commands becomes a blank. */
static void make_printable(char *text)
{
    for (; *text; text++) {
        if ((unsigned char)*text < ' ' || *text == 0x7f)
            *text = ' ';
    }
}

bool debug_source_line(const char *path, const char *asm_path, uint32_t line, char text[DEBUG_LINE_BYTES])
{
    FILE *file = open_source(path, asm_path);
    bool found = file != NULL && line != 0;
    size_t blanks;

    for (uint32_t i = 0; found && i < line; i++)
        found = read_line(file, text);
    if (file)
        fclose(file);
    if (!found)
        return false;
    make_printable(text);
    blanks = strspn(text, " ");
    memmove(text, text + blanks, strlen(text + blanks) + 1);
    return true;
}

static void print_text_of(const char *path, const char *asm_path, uint32_t line)
{
    char text[DEBUG_LINE_BYTES];

    if (debug_source_line(path, asm_path, line, text))
        printf("%8" PRIu32 "  %s\n", line, text);
}

void debug_print_operation(const struct isa_program *program, uint32_t operation)
{
    struct isa_place place = isa_place_of(program, operation);

    if (place.file)
        print_text_of(place.file, place.assembly, place.line);
    print_text_of(place.assembly, NULL, place.assembly_line);
}

void debug_print_lines(const struct isa_place *place, bool assembly)
{
    const char *path = assembly || !place->file ? place->assembly : place->file;
    uint32_t line = path == place->assembly ? place->assembly_line : place->line;
    FILE *file = open_source(path, place->assembly);
    char text[DEBUG_LINE_BYTES];

    if (!file) {
        printf("%s is not there\n", path);
        return;
    }
    printf("%s:%" PRIu32 "\n", path, line);
    for (uint32_t at = 1; at <= line + AROUND && read_line(file, text); at++) {
        make_printable(text);
        if (at + AROUND >= line)
            printf("%c %6" PRIu32 "  %s\n", at == line ? '>' : ' ', at, text);
    }
    fclose(file);
}
