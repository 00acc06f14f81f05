/*
 * elf.h - the headers, sections, segments and symbols of a 64-bit little-endian ELF file. Nothing is trusted: every range is
 * tested against the file before anything is read from it.
 */
#ifndef SIM_HAL_CODE_ELF_H
#define SIM_HAL_CODE_ELF_H

#include "code/bytes.h"

#define ELF_RELOCATABLE 1u
#define ELF_SHARED      3u

#define ELF_AMDGPU     224u
#define ELF_AMDGPU_HSA 64u /* OS/ABI */

#define ELF_SEGMENT_LOAD    1u
#define ELF_SEGMENT_NOTE    4u
#define ELF_SEGMENT_EXECUTE 1u
#define ELF_SEGMENT_WRITE   2u

#define ELF_SECTION_SYMBOLS         2u
#define ELF_SECTION_RELOCATIONS     4u
#define ELF_SECTION_NO_BITS         8u
#define ELF_SECTION_DYNAMIC_SYMBOLS 11u
#define ELF_SECTION_ALLOCATED       2u /* flags */
#define ELF_SECTION_COMPRESSED      0x800u

#define ELF_SYMBOL_OBJECT   1u
#define ELF_SYMBOL_FUNCTION 2u

struct elf_file {
    struct code_bytes bytes;
    uint16_t type;
    uint16_t machine;
    uint8_t os_abi;
    uint8_t abi_version;
    uint32_t flags;
    uint64_t segments; /* offset of the table, all of which is in the file */
    uint32_t segment_count;
    uint64_t sections; /* the same */
    uint32_t section_count;
    uint32_t names; /* index of the section that has the sections' names */
};

struct elf_segment {
    uint32_t type;
    uint32_t flags;
    uint64_t offset;
    uint64_t address;
    uint64_t file_bytes;
    uint64_t memory_bytes;
};

struct elf_section {
    struct code_text name;
    uint32_t type;
    uint64_t flags;
    uint64_t offset;
    uint64_t size;
    uint32_t link;
};

struct elf_symbol {
    struct code_text name;
    uint8_t kind;     /* ELF_SYMBOL_* */
    uint16_t section; /* 0: it is defined elsewhere */
    uint64_t value;
    uint64_t size;
};

/* A table of symbols and their names. */
struct elf_symbols {
    struct code_bytes table;
    struct code_bytes names;
    uint32_t count;
};

/* Whether the bytes begin as an ELF file. */
bool elf_is(struct code_bytes bytes);

/* Reads the header. Returns false with an error unless it is a 64-bit little-endian ELF file whose tables are in it. */
bool elf_open(struct elf_file *file, struct code_bytes bytes, const struct code_error *error);

/* index is less than segment_count, or section_count. */
struct elf_segment elf_segment(const struct elf_file *file, uint32_t index);
struct elf_section elf_section(const struct elf_file *file, uint32_t index);

/* The bytes of a section; false with an error if they are not in the file. A section without bits has none. */
bool elf_section_bytes(const struct elf_file *file, const struct elf_section *section, struct code_bytes *bytes,
                       const struct code_error *error);

/* The table of symbols in a section; false with an error if that or its names are not in the file. */
bool elf_symbols(const struct elf_file *file, const struct elf_section *section, struct elf_symbols *symbols,
                 const struct code_error *error);

/* index is less than count. */
struct elf_symbol elf_symbol(const struct elf_symbols *symbols, uint32_t index);

#endif
