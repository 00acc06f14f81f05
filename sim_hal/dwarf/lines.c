/* lines.c - see lines.h. */
#include "dwarf/lines.h"

#include <stdlib.h>

#include "dwarf/line_header.h"
#include "dwarf/operations.h"
#include "engine/require.h"
#include "engine/reserve.h"

#define TABLES_MOST 4096u

enum opcode {
    EXTENDED = 0,
    COPY = 1,
    ADVANCE_ADDRESS = 2,
    ADVANCE_LINE = 3,
    SET_FILE = 4,
    SET_COLUMN = 5,
    ADD_CONSTANT = 8,
    ADVANCE_FIXED = 9
};

enum extended { END_SEQUENCE = 1, SET_ADDRESS = 2 };

/* An entry of the table that is being made. Of those for one operation the last in order counts. */
struct row {
    struct isa_source_line line;
    uint32_t order; /* 0: something ends here, or a function begins */
};

struct reader {
    struct isa_program *program;
    struct dwarf *dwarf;
    struct row *rows; /* owned */
    uint32_t row_count, row_space;
};

/* Where the program of a table is. */
struct machine {
    struct reader *reader;
    const struct dwarf_line_header *header;
    uint64_t address;
    uint64_t file;
    uint64_t column;
    uint64_t line; /* of 64 bits, so that a program may go below 0 and back */
};

/* ---- rows ---- */

/* Whole tables have a row for an operation, one more for the end of a sequence and one for the begin of a function: what is beyond
 * that is damaged. */
static uint32_t rows_most(const struct isa_program *program)
{
    return 3 * program->operation_count + program->label_count;
}

static bool add_row(struct reader *reader, const struct row *row)
{
    const struct row *last = reader->row_count ? &reader->rows[reader->row_count - 1] : NULL;

    if (last && last->order && row->order && last->line.operation == row->line.operation)
        reader->row_count--;
    if (reader->row_count >= rows_most(reader->program))
        return false;
    if (!sim_reserve(&reader->rows, &reader->row_space, reader->row_count, sizeof *reader->rows))
        return false;
    SIM_REQUIRE(reader->rows);
    reader->rows[reader->row_count++] = *row;
    return true;
}

/* Whether the machine is at a line of a file: line 0 is clang's sign for code that belongs to none. */
static bool has_line(const struct machine *machine)
{
    const struct dwarf_line_header *header = machine->header;

    return machine->line > 0 && machine->line <= INT32_MAX && machine->file < header->file_count &&
           machine->reader->program->source_files[header->first_file + machine->file].name;
}

/* Appends a row. Those of code that is not in the program are left out: linkers give functions that they drop such addresses. */
static bool append(const struct machine *machine, bool end)
{
    struct reader *reader = machine->reader;
    uint64_t offset = machine->address - reader->dwarf->sections->code;
    struct row row = {.order = end ? 0 : reader->row_count + 1};

    if (offset > reader->program->code_bytes)
        return true;
    row.line.operation = dwarf_operation_from(reader->program, offset);
    if (row.line.operation == reader->program->operation_count)
        return true;
    if (!end && has_line(machine)) {
        row.line.line = (uint32_t)machine->line;
        row.line.file = (uint16_t)(machine->header->first_file + machine->file);
        row.line.column = machine->column <= UINT16_MAX ? (uint16_t)machine->column : 0;
    }
    return add_row(reader, &row);
}

/* Functions have no lines that do not say so, as in assembly text. */
static bool begin_functions(struct reader *reader)
{
    const struct isa_program *program = reader->program;

    for (uint32_t i = 0; i < program->label_count; i++)
        if (!add_row(reader, &(struct row){.line.operation = program->labels[i].operation}))
            return false;
    return true;
}

static int compare(const void *a, const void *b)
{
    const struct row *one = a, *other = b;

    if (one->line.operation != other->line.operation)
        return one->line.operation < other->line.operation ? -1 : 1;
    return (one->order > other->order) - (one->order < other->order);
}

static bool same_line(const struct isa_source_line *a, const struct isa_source_line *b)
{
    return a->line == b->line && a->file == b->file && a->column == b->column;
}

/* Sorts the rows, and leaves out those that say nothing new. */
static void put_rows(struct reader *reader)
{
    struct isa_program *program = reader->program;
    struct isa_source_line *lines = malloc((reader->row_count + (size_t)1) * sizeof *lines);
    uint32_t count = 0;

    if (!lines)
        return;
    if (reader->row_count)
        qsort(reader->rows, reader->row_count, sizeof *reader->rows, compare);
    for (uint32_t i = 0; i < reader->row_count; i++) {
        const struct isa_source_line *line = &reader->rows[i].line;

        if (i + 1 < reader->row_count && reader->rows[i + 1].line.operation == line->operation)
            continue;
        if (count ? !same_line(&lines[count - 1], line) : line->line > 0)
            lines[count++] = *line;
    }
    program->source_lines = lines;
    program->source_line_count = count;
}

/* ---- the program of a table ---- */

static void start(struct machine *machine)
{
    *machine = (struct machine){.reader = machine->reader, .header = machine->header, .file = 1, .line = 1};
}

static bool run_extended(struct machine *machine, struct dwarf_cursor *cursor)
{
    struct dwarf_block block = dwarf_read_block(cursor, dwarf_read_unsigned(cursor));
    struct dwarf_cursor operands = dwarf_cursor_at(block, 0);
    uint64_t opcode = dwarf_read_fixed(&operands, 1);
    bool good = true;

    if (cursor->bad)
        return false;
    if (opcode == END_SEQUENCE) {
        good = append(machine, true);
        start(machine);
    } else if (opcode == SET_ADDRESS && block.size == 1 + sizeof machine->address) {
        machine->address = dwarf_read_fixed(&operands, sizeof machine->address);
    }
    return good;
}

/* Advances the address as a special opcode does. */
static void advance(struct machine *machine, uint32_t opcode)
{
    uint32_t by = (opcode - machine->header->opcode_base) / machine->header->line_range;

    machine->address += (uint64_t)by * machine->header->step;
}

static bool run_special(struct machine *machine, uint32_t opcode)
{
    int64_t by =
        machine->header->line_base + (int)((opcode - machine->header->opcode_base) % machine->header->line_range);

    advance(machine, opcode);
    machine->line += (uint64_t)by;
    return append(machine, false);
}

static bool run_standard(struct machine *machine, struct dwarf_cursor *cursor, uint32_t opcode)
{
    switch (opcode) {
    case EXTENDED:
        return run_extended(machine, cursor);
    case COPY:
        return append(machine, false);
    case ADVANCE_ADDRESS:
        machine->address += dwarf_read_unsigned(cursor) * machine->header->step;
        break;
    case ADVANCE_LINE:
        machine->line += (uint64_t)dwarf_read_signed(cursor);
        break;
    case SET_FILE:
        machine->file = dwarf_read_unsigned(cursor);
        break;
    case SET_COLUMN:
        machine->column = dwarf_read_unsigned(cursor);
        break;
    case ADD_CONSTANT:
        advance(machine, UINT8_MAX);
        break;
    case ADVANCE_FIXED:
        machine->address += dwarf_read_fixed(cursor, 2);
        break;
    default:
        for (uint32_t i = 0; i < machine->header->lengths[opcode]; i++)
            dwarf_read_unsigned(cursor);
        break;
    }
    return true;
}

/* Runs to the end of the table, or to what is damaged. Returns false if no more rows can be taken. */
static bool run(struct reader *reader, const struct dwarf_line_header *header)
{
    struct machine machine = {.reader = reader, .header = header};
    struct dwarf_cursor cursor = header->program;

    start(&machine);
    while (dwarf_has_more(&cursor)) {
        uint32_t opcode = (uint32_t)dwarf_read_fixed(&cursor, 1);
        bool good =
            opcode >= header->opcode_base ? run_special(&machine, opcode) : run_standard(&machine, &cursor, opcode);

        if (!good)
            return false;
    }
    return true;
}

/* ---- tables ---- */

/* Where the units were compiled whose table begins at an offset; NULL: not known. */
static const char *directory_of(const struct dwarf *dwarf, uint32_t offset)
{
    for (uint32_t i = 0; i < dwarf->unit_count; i++)
        if (dwarf->units[i].lines == offset)
            return dwarf->units[i].directory;
    return NULL;
}

static void give_files(struct dwarf *dwarf, const struct dwarf_line_header *header)
{
    for (uint32_t i = 0; i < dwarf->unit_count; i++) {
        if (dwarf->units[i].lines != header->offset)
            continue;
        dwarf->units[i].first_file = header->first_file;
        dwarf->units[i].file_count = header->file_count;
    }
}

static void read_tables(struct reader *reader)
{
    struct dwarf_block section = dwarf_section_block(reader->dwarf->sections, DWARF_SECTION_LINE);
    struct dwarf_cursor cursor = dwarf_cursor_at(section, 0);

    for (uint32_t i = 0; i < TABLES_MOST && dwarf_has_more(&cursor); i++) {
        const char *directory = directory_of(reader->dwarf, cursor.at);
        struct dwarf_line_header header;

        if (!dwarf_line_header_read(reader->program, reader->dwarf->sections, &cursor, directory, &header))
            continue;
        give_files(reader->dwarf, &header);
        if (!run(reader, &header))
            return;
    }
}

void dwarf_take_lines(struct isa_program *program, struct dwarf *dwarf)
{
    struct reader reader = {.program = program, .dwarf = dwarf};

    for (uint32_t i = 0; i < dwarf->unit_count; i++)
        dwarf->units[i].file_count = 0;
    if (begin_functions(&reader))
        read_tables(&reader);
    put_rows(&reader);
    free(reader.rows);
}
