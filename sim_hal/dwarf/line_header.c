/* line_header.c - see line_header.h. */
#define _POSIX_C_SOURCE 200809L

#include "dwarf/line_header.h"

#include <stdlib.h>
#include <string.h>

#include "dwarf/forms.h"
#include "engine/reserve.h"

#define FILES_MOST   65536u /* of a program: the numbers of files have 16 bits */
#define FOLDERS_MOST 65536u
#define COLUMNS_MOST 16u /* values that a row of a table has */

/* What the values of a row are. */
enum content { CONTENT_PATH = 1, CONTENT_DIRECTORY = 2, CONTENT_MD5 = 5 };

/* A row of a table of files or folders. */
struct row {
    const char *path;
    uint64_t folder;
    struct dwarf_block md5;
};

struct reader {
    struct isa_program *program;
    const struct dwarf_sections *sections;
    struct dwarf_cursor cursor;
    struct dwarf_line_header *header;
    const char **folders; /* owned */
    uint32_t folder_count, folder_space;
    uint32_t file_space;
};

/* ---- what was read ---- */

static bool add_folder(struct reader *reader, const char *path)
{
    if (reader->folder_count == FOLDERS_MOST ||
        !sim_reserve(&reader->folders, &reader->folder_space, reader->folder_count, sizeof *reader->folders))
        return false;
    reader->folders[reader->folder_count++] = path;
    return true;
}

/* Reports print names: they have no control characters. */
static char *copy_clean(const char *text)
{
    char *copy = text && *text ? strdup(text) : NULL;

    if (copy)
        isa_clean(copy);
    return copy;
}

/* A file without a name is a number that is not used. */
static bool add_file(struct reader *reader, const struct row *row)
{
    struct isa_program *program = reader->program;
    struct isa_source_file *file;

    if (program->source_file_count == FILES_MOST ||
        !sim_reserve(&program->source_files, &reader->file_space, program->source_file_count, sizeof *file))
        return false;
    file = &program->source_files[program->source_file_count++];
    *file = (struct isa_source_file){.name = copy_clean(row->path)};
    if (row->folder < reader->folder_count)
        file->directory = copy_clean(reader->folders[row->folder]);
    file->hashed = row->md5.size == sizeof file->md5;
    if (file->hashed)
        memcpy(file->md5, row->md5.bytes, sizeof file->md5);
    return true;
}

/* ---- version 4 ---- */

/* Numbers count from 1 on: folder 0 is where the unit was compiled, and there is no file 0. */
static bool read_old_files(struct reader *reader, const char *directory)
{
    const char *name;

    if (!add_folder(reader, directory))
        return false;
    while (*(name = dwarf_read_string(&reader->cursor)))
        if (!add_folder(reader, name))
            return false;
    if (!add_file(reader, &(struct row){.folder = UINT64_MAX}))
        return false;
    while (*(name = dwarf_read_string(&reader->cursor))) {
        struct row row = {.path = name, .folder = dwarf_read_unsigned(&reader->cursor)};

        dwarf_read_unsigned(&reader->cursor); /* when it was changed, and its length */
        dwarf_read_unsigned(&reader->cursor);
        if (reader->cursor.bad || !add_file(reader, &row))
            return false;
    }
    return !reader->cursor.bad;
}

/* ---- version 5: tables that say what is in their rows ---- */

static bool read_row(struct reader *reader, const uint64_t (*columns)[2], uint64_t count, struct row *row)
{
    *row = (struct row){0};
    for (uint64_t i = 0; i < count; i++) {
        struct dwarf_value value;

        if (!dwarf_read_value(&reader->cursor, columns[i][1], 0, &value) || reader->cursor.bad)
            return false;
        if (columns[i][0] == CONTENT_PATH)
            row->path = dwarf_value_text(reader->sections, &value);
        else if (columns[i][0] == CONTENT_DIRECTORY)
            row->folder = value.number;
        else if (columns[i][0] == CONTENT_MD5)
            row->md5 = value.block;
    }
    return true;
}

static bool read_table(struct reader *reader, bool folders)
{
    struct dwarf_cursor *cursor = &reader->cursor;
    uint64_t columns[COLUMNS_MOST][2], column_count = dwarf_read_fixed(cursor, 1), count;

    if (column_count > COLUMNS_MOST)
        return false;
    for (uint64_t i = 0; i < column_count; i++) {
        columns[i][0] = dwarf_read_unsigned(cursor);
        columns[i][1] = dwarf_read_unsigned(cursor);
    }
    count = dwarf_read_unsigned(cursor);
    for (uint64_t i = 0; i < count; i++) {
        struct row row;

        if (!read_row(reader, columns, column_count, &row) ||
            !(folders ? add_folder(reader, row.path) : add_file(reader, &row)))
            return false;
    }
    return !cursor->bad;
}

/* ---- the head ---- */

static bool read_opcodes(struct reader *reader)
{
    struct dwarf_cursor *cursor = &reader->cursor;
    struct dwarf_line_header *header = reader->header;

    header->step = (uint32_t)dwarf_read_fixed(cursor, 1);
    dwarf_read_fixed(cursor, 1); /* operations in an instruction: 1 */
    dwarf_read_fixed(cursor, 1); /* whether rows are statements at first */
    header->line_base = (int8_t)dwarf_read_fixed(cursor, 1);
    header->line_range = (uint8_t)dwarf_read_fixed(cursor, 1);
    header->opcode_base = (uint8_t)dwarf_read_fixed(cursor, 1);
    if (cursor->bad || !header->line_range || !header->opcode_base)
        return false;
    for (uint32_t i = 1; i < header->opcode_base; i++)
        header->lengths[i] = (uint8_t)dwarf_read_fixed(cursor, 1);
    return !cursor->bad;
}

static bool read_head(struct reader *reader, const char *directory)
{
    struct dwarf_cursor *cursor = &reader->cursor;
    struct dwarf_line_header *header = reader->header;
    uint64_t length;

    header->version = (uint32_t)dwarf_read_fixed(cursor, 2);
    /* Addresses of 8 bytes, and selectors of segments of none. */
    if (header->version == 5 && dwarf_read_fixed(cursor, 2) != 8)
        return false;
    length = dwarf_read_fixed(cursor, 4);
    header->program = *cursor;
    dwarf_read_block(&header->program, length);
    if (header->program.bad || !read_opcodes(reader))
        return false;
    if (header->version == 4)
        return read_old_files(reader, directory);
    return header->version == 5 && read_table(reader, true) && read_table(reader, false);
}

bool dwarf_line_header_read(struct isa_program *program, const struct dwarf_sections *sections,
                            struct dwarf_cursor *cursor, const char *directory, struct dwarf_line_header *header)
{
    struct reader reader = {.program = program, .sections = sections, .header = header};
    uint64_t length;
    bool good;

    *header = (struct dwarf_line_header){.offset = cursor->at, .first_file = program->source_file_count};
    length = dwarf_read_fixed(cursor, 4);
    reader.cursor = *cursor;
    dwarf_read_block(cursor, length);
    if (cursor->bad)
        return false;
    reader.cursor.block.size = cursor->at;
    good = read_head(&reader, directory);
    header->file_count = program->source_file_count - header->first_file;
    free(reader.folders);
    return good;
}
