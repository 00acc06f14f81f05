/* abbreviations.c - see abbreviations.h. */
#include "dwarf/abbreviations.h"

#include <stdlib.h>

#include "engine/require.h"
#include "engine/reserve.h"

#define ROWS_MOST           4096u
#define FORM_IMPLICIT_CONST 0x21

bool dwarf_next_attribute(struct dwarf_cursor *list, struct dwarf_attribute *attribute)
{
    attribute->name = dwarf_read_unsigned(list);
    attribute->form = dwarf_read_unsigned(list);
    attribute->implicit = attribute->form == FORM_IMPLICIT_CONST ? dwarf_read_signed(list) : 0;
    return !list->bad && (attribute->name || attribute->form);
}

/* Reads a row and goes past its attributes. Returns false at the end of the table. */
static bool read_row(struct dwarf_cursor *cursor, struct dwarf_abbreviation *row)
{
    struct dwarf_attribute attribute;
    uint64_t tag;

    row->code = dwarf_read_unsigned(cursor);
    if (cursor->bad || row->code == 0)
        return false;
    tag = dwarf_read_unsigned(cursor);
    row->tag = tag <= UINT16_MAX ? (uint16_t)tag : 0;
    row->children = dwarf_read_fixed(cursor, 1);
    row->list = cursor->at;
    while (dwarf_next_attribute(cursor, &attribute))
        continue;
    return !cursor->bad;
}

bool dwarf_abbreviations_read(struct dwarf_abbreviations *table, struct dwarf_block section, uint32_t offset)
{
    struct dwarf_cursor cursor = dwarf_cursor_at(section, offset);
    struct dwarf_abbreviation row;
    uint32_t space = 0;

    *table = (struct dwarf_abbreviations){.section = section};
    while (read_row(&cursor, &row)) {
        if (table->count == ROWS_MOST || !sim_reserve(&table->rows, &space, table->count, sizeof *table->rows))
            return false;
        table->rows[table->count++] = row;
    }
    return !cursor.bad;
}

void dwarf_abbreviations_free(struct dwarf_abbreviations *table)
{
    free(table->rows);
    *table = (struct dwarf_abbreviations){0};
}

const struct dwarf_abbreviation *dwarf_abbreviation_find(const struct dwarf_abbreviations *table, uint64_t code)
{
    /* Compilers number them from 1 on. */
    if (code && code <= table->count && table->rows[code - 1].code == code)
        return &table->rows[code - 1];
    for (uint32_t i = 0; code && i < table->count; i++)
        if (table->rows[i].code == code)
            return &table->rows[i];
    return NULL;
}

struct dwarf_cursor dwarf_abbreviation_list(const struct dwarf_abbreviations *table,
                                            const struct dwarf_abbreviation *abbreviation)
{
    SIM_REQUIRE(abbreviation >= table->rows && abbreviation < table->rows + table->count);
    return dwarf_cursor_at(table->section, abbreviation->list);
}
