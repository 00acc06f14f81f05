/* bytes.c - see bytes.h. */
#include "dwarf/bytes.h"

#include <string.h>

#include "engine/require.h"

struct dwarf_block dwarf_section_block(const struct dwarf_sections *sections, enum dwarf_section_kind kind)
{
    SIM_REQUIRE(kind < DWARF_SECTION_COUNT);
    return (struct dwarf_block){.bytes = sections->section[kind].bytes, .size = sections->section[kind].size};
}

struct dwarf_cursor dwarf_cursor_at(struct dwarf_block block, uint64_t offset)
{
    struct dwarf_cursor cursor = {.block = block, .bad = offset > block.size};

    cursor.at = cursor.bad ? block.size : (uint32_t)offset;
    return cursor;
}

bool dwarf_has_more(const struct dwarf_cursor *cursor)
{
    return !cursor->bad && cursor->at < cursor->block.size;
}

struct dwarf_block dwarf_read_block(struct dwarf_cursor *cursor, uint64_t size)
{
    struct dwarf_block block = {0};

    SIM_REQUIRE(cursor->at <= cursor->block.size);
    if (cursor->bad || size > cursor->block.size - cursor->at) {
        cursor->bad = true;
        return block;
    }
    block = (struct dwarf_block){.bytes = cursor->block.bytes + cursor->at, .size = (uint32_t)size};
    cursor->at += (uint32_t)size;
    return block;
}

uint64_t dwarf_read_fixed(struct dwarf_cursor *cursor, uint32_t bytes)
{
    struct dwarf_block block = dwarf_read_block(cursor, bytes);
    uint64_t value = 0;

    SIM_REQUIRE(bytes >= 1 && bytes <= sizeof(value));
    for (uint32_t i = 0; i < block.size && i < sizeof(value); i++)
        value |= (uint64_t)block.bytes[i] << (8 * i);
    return value;
}

/* Reads the groups of 7 bits; *bits becomes how many there are, *sign the highest one. */
static uint64_t read_groups(struct dwarf_cursor *cursor, uint32_t *bits, bool *sign)
{
    uint64_t value = 0;
    uint8_t byte;

    *bits = 0;
    *sign = false;
    do {
        if (!dwarf_has_more(cursor) || *bits >= 70) {
            cursor->bad = true;
            return 0;
        }
        byte = cursor->block.bytes[cursor->at++];
        if (*bits < 64)
            value |= (uint64_t)(byte & 0x7f) << *bits;
        *bits += 7;
        *sign = byte & 0x40;
    } while (byte & 0x80);
    return value;
}

uint64_t dwarf_read_unsigned(struct dwarf_cursor *cursor)
{
    uint32_t bits;
    bool sign;

    return read_groups(cursor, &bits, &sign);
}

int64_t dwarf_read_signed(struct dwarf_cursor *cursor)
{
    uint32_t bits;
    bool sign;
    uint64_t value = read_groups(cursor, &bits, &sign);

    if (sign && bits < 64)
        value |= UINT64_MAX << bits;
    return (int64_t)value;
}

const char *dwarf_read_string(struct dwarf_cursor *cursor)
{
    const uint8_t *start = cursor->block.bytes + cursor->at;
    const uint8_t *end = dwarf_has_more(cursor) ? memchr(start, 0, cursor->block.size - cursor->at) : NULL;

    if (!end) {
        cursor->bad = true;
        return "";
    }
    cursor->at += (uint32_t)(end - start) + 1;
    return (const char *)start;
}
