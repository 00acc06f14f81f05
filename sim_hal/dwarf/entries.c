/* entries.c - see entries.h. */
#include "dwarf/entries.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "dwarf/abbreviations.h"
#include "dwarf/forms.h"
#include "engine/require.h"
#include "engine/reserve.h"

#define UNITS_MOST 4096u
#define DEPTH_MOST 256u /* entries inside each other */
#define STEPS_MOST 16u  /* from an instance to what it is an instance of */

enum attribute {
    AT_LOCATION = 0x02,
    AT_NAME = 0x03,
    AT_BYTE_SIZE = 0x0b,
    AT_STMT_LIST = 0x10,
    AT_LOW_PC = 0x11,
    AT_HIGH_PC = 0x12,
    AT_COMP_DIR = 0x1b,
    AT_CONST_VALUE = 0x1c,
    AT_UPPER_BOUND = 0x2f,
    AT_ABSTRACT_ORIGIN = 0x31,
    AT_ADDRESS_CLASS = 0x33,
    AT_COUNT = 0x37,
    AT_MEMBER_LOCATION = 0x38,
    AT_ENCODING = 0x3e,
    AT_FRAME_BASE = 0x40,
    AT_SPECIFICATION = 0x47,
    AT_TYPE = 0x49,
    AT_RANGES = 0x55,
    AT_BIT_SIZE = 0x0d,
    AT_CALL_COLUMN = 0x57,
    AT_CALL_FILE = 0x58,
    AT_CALL_LINE = 0x59,
    AT_DATA_BIT_OFFSET = 0x6b,
    AT_STR_OFFSETS_BASE = 0x72,
    AT_ADDR_BASE = 0x73,
    AT_RNGLISTS_BASE = 0x74,
    AT_LOCLISTS_BASE = 0x8c
};

struct reader {
    struct dwarf *dwarf;
    struct dwarf_unit *unit;
    uint32_t unit_end;
    struct dwarf_cursor cursor;
    struct dwarf_abbreviations abbreviations;
    uint32_t open[DEPTH_MOST]; /* indices of the entries around */
    uint32_t depth;
    char *error;
    size_t error_bytes;
};

static bool fail(const struct reader *reader, const char *format, ...) __attribute__((format(printf, 2, 3)));

static bool fail(const struct reader *reader, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(reader->error, reader->error_bytes, format, arguments);
    va_end(arguments);
    return false;
}

static bool damaged(const struct reader *reader, const char *what)
{
    return fail(reader, "the debug sections are damaged: %s at byte %" PRIu32 " of .debug_info", what,
                reader->cursor.at);
}

bool dwarf_address(const struct dwarf *dwarf, const struct dwarf_unit *unit, uint64_t index, uint64_t *address)
{
    struct dwarf_block table = dwarf_section_block(dwarf->sections, DWARF_SECTION_ADDR);
    struct dwarf_cursor cursor;

    if (index > table.size)
        return false;
    cursor = dwarf_cursor_at(table, unit->addresses + 8 * index);
    *address = dwarf_read_fixed(&cursor, 8);
    return !cursor.bad;
}

/* ---- values ---- */

static bool read_value(struct reader *reader, const struct dwarf_attribute *attribute, struct dwarf_value *value)
{
    if (!dwarf_read_value(&reader->cursor, attribute->form, attribute->implicit, value))
        return fail(reader, "the debug sections have a form 0x%" PRIx64 " that is not known here", attribute->form);
    return !reader->cursor.bad || damaged(reader, "a value goes behind the end");
}

static const char *text_of(const struct reader *reader, const struct dwarf_value *value)
{
    struct dwarf_block table = dwarf_section_block(reader->dwarf->sections, DWARF_SECTION_STR_OFFSETS);
    struct dwarf_value found = {.meaning = DWARF_IS_TEXT_OFFSET};
    struct dwarf_cursor cursor;

    if (value->meaning != DWARF_IS_TEXT_INDEX)
        return dwarf_value_text(reader->dwarf->sections, value);
    if (value->number > table.size)
        return NULL;
    cursor = dwarf_cursor_at(table, reader->unit->strings + 4 * value->number);
    found.number = dwarf_read_fixed(&cursor, 4);
    return cursor.bad ? NULL : dwarf_value_text(reader->dwarf->sections, &found);
}

/* The offset of an entry in .debug_info. */
static uint32_t reference_of(const struct reader *reader, const struct dwarf_value *value)
{
    uint64_t offset = value->number;

    if (value->meaning != DWARF_IS_REFERENCE && value->meaning != DWARF_IS_OFFSET)
        return DWARF_NONE;
    if (value->meaning == DWARF_IS_REFERENCE)
        offset += reader->unit->offset;
    return offset < DWARF_NONE ? (uint32_t)offset : DWARF_NONE;
}

/* The offset of a list in its section, which begins with a table of offsets. */
static uint32_t list_of(const struct reader *reader, const struct dwarf_value *value, enum dwarf_section_kind section,
                        uint64_t base)
{
    struct dwarf_block lists = dwarf_section_block(reader->dwarf->sections, section);
    struct dwarf_cursor cursor;
    uint64_t offset = value->number;

    if (value->meaning == DWARF_IS_LIST_INDEX) {
        if (value->number > lists.size)
            return DWARF_NONE;
        cursor = dwarf_cursor_at(lists, base + 4 * value->number);
        offset = base + dwarf_read_fixed(&cursor, 4);
        if (cursor.bad)
            return DWARF_NONE;
    } else if (value->meaning != DWARF_IS_OFFSET) {
        return DWARF_NONE;
    }
    return offset < lists.size ? (uint32_t)offset : DWARF_NONE;
}

static struct dwarf_number number_of(const struct reader *reader, const struct dwarf_value *value)
{
    struct dwarf_number number = {.value = value->number};

    if (value->meaning == DWARF_IS_ADDRESS_INDEX)
        number.set = dwarf_address(reader->dwarf, reader->unit, value->number, &number.value);
    else
        number.set = value->meaning == DWARF_IS_NUMBER || value->meaning == DWARF_IS_ADDRESS;
    return number;
}

/* ---- entries ---- */

static void note_unit(struct reader *reader, uint64_t attribute, const struct dwarf_value *value)
{
    struct dwarf_unit *unit = reader->unit;

    if (attribute == AT_STMT_LIST)
        unit->lines = value->number;
    else if (attribute == AT_COMP_DIR)
        unit->directory = text_of(reader, value);
    else if (attribute == AT_STR_OFFSETS_BASE)
        unit->strings = value->number;
    else if (attribute == AT_ADDR_BASE)
        unit->addresses = value->number;
    else if (attribute == AT_LOCLISTS_BASE)
        unit->location_lists = value->number;
    else if (attribute == AT_RNGLISTS_BASE)
        unit->range_lists = value->number;
}

/* A number of at most 32 bits; a larger one is the largest, which is no file and no line. */
static uint32_t small(struct dwarf_number number)
{
    return number.value < UINT32_MAX ? (uint32_t)number.value : UINT32_MAX;
}

/* Attributes that are numbers. */
static void note_number(const struct reader *reader, uint64_t attribute, const struct dwarf_value *value,
                        struct dwarf_entry *entry)
{
    struct dwarf_number number = number_of(reader, value);

    switch (attribute) {
    case AT_LOW_PC:
        entry->low = number;
        break;
    case AT_HIGH_PC:
        entry->high = number;
        if (value->meaning == DWARF_IS_NUMBER)
            entry->high.value += entry->low.value; /* a length */
        break;
    case AT_BYTE_SIZE:
        entry->bytes = number;
        break;
    case AT_COUNT:
        entry->count = number;
        break;
    case AT_UPPER_BOUND:
        entry->count = (struct dwarf_number){.set = number.set, .value = number.value + 1};
        break;
    case AT_MEMBER_LOCATION:
        entry->member = number;
        break;
    case AT_ADDRESS_CLASS:
        entry->space = number;
        break;
    case AT_ENCODING:
        entry->encoding = number.value <= UINT8_MAX ? (uint8_t)number.value : 0;
        break;
    case AT_CALL_FILE:
        entry->call_file = small(number);
        break;
    case AT_CALL_LINE:
        entry->call_line = small(number);
        break;
    case AT_CALL_COLUMN:
        entry->call_column = small(number);
        break;
    case AT_BIT_SIZE:
    case AT_DATA_BIT_OFFSET:
        entry->bit_field = true;
        break;
    default:
        break;
    }
}

static void note(const struct reader *reader, uint64_t attribute, const struct dwarf_value *value,
                 struct dwarf_entry *entry)
{
    switch (attribute) {
    case AT_NAME:
        entry->name = text_of(reader, value);
        break;
    case AT_TYPE:
        entry->type = reference_of(reader, value);
        break;
    case AT_ABSTRACT_ORIGIN:
    case AT_SPECIFICATION:
        entry->origin = reference_of(reader, value);
        break;
    case AT_LOCATION:
        entry->location = value->block;
        entry->location_list = list_of(reader, value, reader->unit->location_section, reader->unit->location_lists);
        break;
    case AT_RANGES:
        entry->ranges = list_of(reader, value, reader->unit->range_section, reader->unit->range_lists);
        break;
    case AT_FRAME_BASE:
        entry->frame = value->block;
        break;
    case AT_CONST_VALUE:
        entry->constant = number_of(reader, value);
        entry->constant_bytes = value->block;
        break;
    default:
        note_number(reader, attribute, value, entry);
        break;
    }
}

/* Reads the attributes of an entry, whose code was read. */
static bool read_attributes(struct reader *reader, const struct dwarf_abbreviation *abbreviation,
                            struct dwarf_entry *entry)
{
    struct dwarf_cursor list = dwarf_abbreviation_list(&reader->abbreviations, abbreviation);
    struct dwarf_attribute attribute;
    struct dwarf_value value;

    while (dwarf_next_attribute(&list, &attribute)) {
        if (!read_value(reader, &attribute, &value))
            return false;
        if (entry->tag == DWARF_COMPILE_UNIT)
            note_unit(reader, attribute.name, &value);
        note(reader, attribute.name, &value, entry);
    }
    return !list.bad || damaged(reader, "an abbreviation that does not end");
}

static bool add_entry(struct reader *reader, const struct dwarf_entry *entry)
{
    struct dwarf *dwarf = reader->dwarf;

    if (!sim_reserve(&dwarf->entries, &dwarf->entry_space, dwarf->entry_count, sizeof *dwarf->entries))
        return fail(reader, "out of memory");
    dwarf->entries[dwarf->entry_count++] = *entry;
    return true;
}

/* An entry of code 0 ends the entries inside the one around it. */
static bool close_entry(struct reader *reader)
{
    if (!reader->depth)
        return true;
    reader->depth--;
    reader->dwarf->entries[reader->open[reader->depth]].end = reader->dwarf->entry_count;
    return true;
}

static bool open_entry(struct reader *reader)
{
    if (reader->depth == DEPTH_MOST)
        return damaged(reader, "too many entries inside each other");
    reader->open[reader->depth++] = reader->dwarf->entry_count - 1;
    return true;
}

/* Reads an entry. A unit's attributes count for each other, whatever their order: they are read twice. */
static bool read_entry(struct reader *reader)
{
    struct dwarf_entry entry = {.offset = reader->cursor.at,
                                .unit = reader->dwarf->unit_count,
                                .parent = reader->depth ? reader->open[reader->depth - 1] : DWARF_NONE,
                                .end = reader->dwarf->entry_count + 1,
                                .type = DWARF_NONE,
                                .origin = DWARF_NONE,
                                .location_list = DWARF_NONE,
                                .ranges = DWARF_NONE};
    uint64_t code = dwarf_read_unsigned(&reader->cursor);
    const struct dwarf_abbreviation *abbreviation = dwarf_abbreviation_find(&reader->abbreviations, code);
    struct dwarf_cursor begin;

    if (reader->cursor.bad)
        return damaged(reader, "an entry goes behind the end");
    if (code == 0)
        return close_entry(reader);
    if (!abbreviation)
        return damaged(reader, "an entry of an unknown kind");
    entry.tag = abbreviation->tag;
    begin = reader->cursor;
    if (!read_attributes(reader, abbreviation, &entry))
        return false;
    if (entry.tag == DWARF_COMPILE_UNIT) {
        reader->cursor = begin;
        if (!read_attributes(reader, abbreviation, &entry))
            return false;
        reader->unit->low = entry.low.set ? entry.low.value : 0;
    }
    return add_entry(reader, &entry) && (!abbreviation->children || open_entry(reader));
}

/* ---- units ---- */

/* Reads what the versions have in another order: the kind of the unit, which version 4 lacks, and two more. */
static bool read_rest_of_head(struct reader *reader, uint64_t version)
{
    struct dwarf_cursor *cursor = &reader->cursor;
    uint64_t kind = 1, address_bytes;

    if (version == 4)
        reader->unit->abbreviations = (uint32_t)dwarf_read_fixed(cursor, 4);
    else
        kind = dwarf_read_fixed(cursor, 1);
    address_bytes = dwarf_read_fixed(cursor, 1);
    if (version != 4)
        reader->unit->abbreviations = (uint32_t)dwarf_read_fixed(cursor, 4);
    if (cursor->bad)
        return damaged(reader, "a unit that ends in its head");
    return (kind == 1 && address_bytes == 8) || damaged(reader, "a unit of an unknown kind");
}

/* Reads the head of a unit; the cursor then stands at its first entry, and ends where the unit ends. */
static bool read_head(struct reader *reader)
{
    struct dwarf_cursor *cursor = &reader->cursor;
    uint64_t length = dwarf_read_fixed(cursor, 4), version;

    if (cursor->bad || length > cursor->block.size - cursor->at)
        return damaged(reader, "a unit that is longer than the section");
    reader->unit_end = cursor->at + (uint32_t)length;
    cursor->block.size = reader->unit_end;
    version = dwarf_read_fixed(cursor, 2);
    if (!cursor->bad && version != 4 && version != 5)
        return fail(reader, "the debug sections are of DWARF %" PRIu64 "; compile with -gdwarf-5", version);
    reader->unit->location_section = version == 4 ? DWARF_SECTION_LOC : DWARF_SECTION_LOCLISTS;
    reader->unit->range_section = version == 4 ? DWARF_SECTION_RANGES : DWARF_SECTION_RNGLISTS;
    return read_rest_of_head(reader, version);
}

static bool add_unit(struct reader *reader)
{
    struct dwarf *dwarf = reader->dwarf;
    struct dwarf_unit *grown;

    if (dwarf->unit_count == UNITS_MOST)
        return damaged(reader, "too many units");
    grown = realloc(dwarf->units, (dwarf->unit_count + 1) * sizeof(*grown));
    if (!grown)
        return fail(reader, "out of memory");
    dwarf->units = grown;
    reader->unit = &grown[dwarf->unit_count];
    *reader->unit = (struct dwarf_unit){.offset = reader->cursor.at, .file_count = UINT32_MAX};
    return true;
}

static bool read_unit(struct reader *reader)
{
    bool good;

    if (!add_unit(reader) || !read_head(reader))
        return false;
    good = dwarf_abbreviations_read(&reader->abbreviations,
                                    dwarf_section_block(reader->dwarf->sections, DWARF_SECTION_ABBREV),
                                    reader->unit->abbreviations);
    if (!good)
        damaged(reader, "abbreviations that cannot be read");
    reader->depth = 0;
    while (good && dwarf_has_more(&reader->cursor))
        good = read_entry(reader);
    while (reader->depth)
        close_entry(reader);
    dwarf_abbreviations_free(&reader->abbreviations);
    reader->dwarf->unit_count++;
    return good;
}

bool dwarf_read(struct dwarf *dwarf, const struct dwarf_sections *sections, char *error, size_t error_bytes)
{
    struct reader reader = {.dwarf = dwarf, .error = error, .error_bytes = error_bytes};
    struct dwarf_block info;
    bool good = true;

    *dwarf = (struct dwarf){.sections = sections};
    info = dwarf_section_block(dwarf->sections, DWARF_SECTION_INFO);
    reader.cursor = dwarf_cursor_at(info, 0);
    while (good && dwarf_has_more(&reader.cursor)) {
        good = read_unit(&reader);
        reader.cursor = dwarf_cursor_at(info, reader.unit_end);
    }
    if (!good)
        dwarf_free(dwarf);
    return good;
}

void dwarf_free(struct dwarf *dwarf)
{
    free(dwarf->units);
    free(dwarf->entries);
    *dwarf = (struct dwarf){.sections = dwarf->sections};
}

/* ---- references ---- */

uint32_t dwarf_find(const struct dwarf *dwarf, uint32_t offset)
{
    uint32_t low = 0, high = dwarf->entry_count;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;

        if (dwarf->entries[middle].offset < offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low < dwarf->entry_count && dwarf->entries[low].offset == offset ? low : DWARF_NONE;
}

const struct dwarf_entry *dwarf_origin(const struct dwarf *dwarf, const struct dwarf_entry *entry)
{
    for (uint32_t i = 0; i < STEPS_MOST && entry->origin != DWARF_NONE; i++) {
        uint32_t index = dwarf_find(dwarf, entry->origin);

        if (index == DWARF_NONE)
            return entry;
        entry = &dwarf->entries[index];
    }
    return entry;
}
