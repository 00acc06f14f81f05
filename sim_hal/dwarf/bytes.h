/*
 * bytes.h - numbers and strings in the bytes of a debug section. Nothing is read behind the end: the
 * cursor is bad from then on, and reads zeros.
 */
#ifndef SIM_HAL_DWARF_BYTES_H
#define SIM_HAL_DWARF_BYTES_H

#include <stdbool.h>
#include <stdint.h>

#include "dwarf/sections.h"

/* Bytes of a section. */
struct dwarf_block {
    const uint8_t *bytes; /* NULL: none */
    uint32_t size;
};

/* A position in a block. */
struct dwarf_cursor {
    struct dwarf_block block;
    uint32_t at;
    bool bad; /* a read went behind the end, or met a number of more than 64 bits */
};

/* A section as a block. */
struct dwarf_block dwarf_section_block(const struct dwarf_sections *sections, enum dwarf_section_kind kind);

/* A cursor at an offset in a block; a bad one if the block ends before. */
struct dwarf_cursor dwarf_cursor_at(struct dwarf_block block, uint64_t offset);

/* Whether there is a byte to read. */
bool dwarf_has_more(const struct dwarf_cursor *cursor);

/* Reads a little-endian number of 1 to 8 bytes. */
uint64_t dwarf_read_fixed(struct dwarf_cursor *cursor, uint32_t bytes);

/* Reads a LEB128 number. */
uint64_t dwarf_read_unsigned(struct dwarf_cursor *cursor);
int64_t dwarf_read_signed(struct dwarf_cursor *cursor);

/* Reads a string up to its zero; "" if there is no zero. */
const char *dwarf_read_string(struct dwarf_cursor *cursor);

/* Takes bytes out, or goes past them. */
struct dwarf_block dwarf_read_block(struct dwarf_cursor *cursor, uint64_t size);

#endif
