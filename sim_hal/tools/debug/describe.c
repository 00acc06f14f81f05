/* describe.c - see describe.h. */
#include "tools/debug/describe.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "code/text.h"
#include "isa/source_text.h"

#define AROUND           5u /* lines before and behind a place */
#define DEBUG_LINE_BYTES 256u
#define TEXT_MOST        ((size_t)64 << 20)

const char *debug_who(const uint32_t workgroup[3], uint32_t wave, uint32_t lane, char text[DEBUG_WHO_BYTES])
{
    int length = snprintf(text, DEBUG_WHO_BYTES, "work-group (%" PRIu32 ",%" PRIu32 ",%" PRIu32 ") wave %" PRIu32,
                          workgroup[0], workgroup[1], workgroup[2], wave);

    if (lane < ISA_LANES)
        snprintf(text + length, DEBUG_WHO_BYTES - (size_t)length, " lane %" PRIu32, lane);
    return text;
}

const char *debug_status_name(const struct cu_wave *wave)
{
    static const char *const names[] = {
        [CU_WAVE_ACTIVE] = "active",        [CU_WAVE_SLEEPING] = "asleep", [CU_WAVE_BARRIER] = "at the barrier",
        [CU_WAVE_MESSAGE] = "at a message", [CU_WAVE_WAITING] = "waits",   [CU_WAVE_ENDED] = "ended"};

    return names[wave->status];
}

/* What a terminal would take for commands becomes a blank. */
static void make_printable(char *text)
{
    for (; *text; text++) {
        if ((unsigned char)*text < ' ' || *text == 0x7f)
            *text = ' ';
    }
}

/* A line of a text, without its end. Returns the place behind it; NULL: there is no further line. */
static const char *next_line(const char *text, char line[DEBUG_LINE_BYTES])
{
    size_t length = strcspn(text, "\n"), kept = length < DEBUG_LINE_BYTES - 1 ? length : DEBUG_LINE_BYTES - 1;

    if (!*text)
        return NULL;
    for (size_t i = 0; i < kept; i++)
        line[i] = text[i];
    line[kept] = '\0';
    make_printable(line);
    return text + length + (text[length] == '\n');
}

static void print_assembly(const struct isa_place *place)
{
    char error[HOST_ERROR_BYTES], line[DEBUG_LINE_BYTES];
    size_t length;
    char *text = host_text_load(place->assembly, TEXT_MOST, &length, error, sizeof(error));
    const char *at = text;

    for (uint32_t number = 1; at && number <= place->assembly_line; number++)
        at = next_line(at, line);
    if (at)
        printf("%8" PRIu32 "  %s\n", place->assembly_line, line + strspn(line, " "));
    free(text);
}

static void print_machine_code(const struct isa_program *program, uint32_t operation)
{
    char text[CODE_TEXT_BYTES];

    code_program_text(program, operation, text);
    printf("%#8" PRIx32 "  %s\n", program->operations[operation].line, text);
}

void debug_print_operation(const struct isa_program *program, uint32_t operation)
{
    struct isa_place place = isa_place_of(program, operation);
    char text[ISA_SOURCE_TEXT_BYTES];

    if (isa_source_text(&place, text, sizeof(text)) != ISA_SOURCE_UNKNOWN)
        printf("%8" PRIu32 "  %s\n", place.line, text);
    if (!place.machine_code)
        print_assembly(&place);
    else if (operation < program->operation_count)
        print_machine_code(program, operation);
}

/* The text that lines are printed of; NULL with a message printed. The caller frees it. */
static char *load_text(const struct isa_place *place, bool assembly)
{
    enum isa_source_state state = ISA_SOURCE_MISSING;
    char error[HOST_ERROR_BYTES];
    size_t length;
    char *text;

    if (assembly)
        text = host_text_load(place->assembly, TEXT_MOST, &length, error, sizeof(error));
    else
        text = isa_source_read(place->source, place->assembly, &length, &state);
    if (!text && assembly)
        printf("%s\n", error);
    else if (!text)
        printf("%s is %s\n", place->file, state == ISA_SOURCE_CHANGED ? "not the file that was compiled" : "not there");
    return text;
}

void debug_print_lines(const struct isa_place *place, bool assembly)
{
    bool of_assembly = assembly || !place->file;
    uint32_t line = of_assembly ? place->assembly_line : place->line;
    char *text, shown[DEBUG_LINE_BYTES];
    const char *at;

    if (of_assembly && place->machine_code) {
        printf("%s is no text\n", place->assembly);
        return;
    }
    at = text = load_text(place, of_assembly);
    if (!text)
        return;
    printf("%s:%" PRIu32 "\n", of_assembly ? place->assembly : place->file, line);
    for (uint32_t number = 1; number <= line + AROUND && (at = next_line(at, shown)) != NULL; number++) {
        if (number + AROUND >= line)
            printf("%c %6" PRIu32 "  %s\n", number == line ? '>' : ' ', number, shown);
    }
    free(text);
}
