/* elf.c - see elf.h. */
#include "code/elf.h"

#include <inttypes.h>
#include <string.h>

#include "engine/require.h"

#define HEADER_BYTES  64u
#define SEGMENT_BYTES 56u
#define SECTION_BYTES 64u
#define SYMBOL_BYTES  24u

#define CLASS_64           2u
#define LITTLE_ENDIAN_DATA 1u

bool elf_is(struct code_bytes bytes)
{
    return code_has(bytes, 0, 4) && memcmp(bytes.at, "\177ELF", 4) == 0;
}

static bool table(const struct elf_file *file, const char *what, uint64_t offset, uint32_t count, uint32_t each,
                  uint32_t expected, const struct code_error *error)
{
    if (count && each != expected)
        return code_fail(error, 0, "%ss of %" PRIu32 " bytes; %" PRIu32 " were expected", what, each, expected);
    if (!code_has(file->bytes, offset, (uint64_t)count * expected))
        return code_fail(error, offset, "%" PRIu32 " %ss, which the file ends before", count, what);
    return true;
}

bool elf_open(struct elf_file *file, struct code_bytes bytes, const struct code_error *error)
{
    if (!elf_is(bytes))
        return code_fail(error, 0, "no ELF file");
    if (!code_has(bytes, 0, HEADER_BYTES))
        return code_fail(error, 0, "the file ends in the header of an ELF file");
    if (bytes.at[4] != CLASS_64 || bytes.at[5] != LITTLE_ENDIAN_DATA)
        return code_fail(error, 4, "a 64-bit little-endian ELF file was expected");
    *file = (struct elf_file){.bytes = bytes,
                              .os_abi = bytes.at[7],
                              .abi_version = bytes.at[8],
                              .type = code_u16(bytes, 16),
                              .machine = code_u16(bytes, 18),
                              .segments = code_u64(bytes, 32),
                              .sections = code_u64(bytes, 40),
                              .flags = code_u32(bytes, 48),
                              .segment_count = code_u16(bytes, 56),
                              .section_count = code_u16(bytes, 60),
                              .names = code_u16(bytes, 62)};
    return table(file, "segment header", file->segments, file->segment_count, code_u16(bytes, 54), SEGMENT_BYTES,
                 error) &&
           table(file, "section header", file->sections, file->section_count, code_u16(bytes, 58), SECTION_BYTES,
                 error);
}

struct elf_segment elf_segment(const struct elf_file *file, uint32_t index)
{
    struct code_bytes bytes;

    SIM_REQUIRE(index < file->segment_count);
    bytes = code_part(file->bytes, file->segments + (uint64_t)index * SEGMENT_BYTES, SEGMENT_BYTES);
    return (struct elf_segment){.type = code_u32(bytes, 0),
                                .flags = code_u32(bytes, 4),
                                .offset = code_u64(bytes, 8),
                                .address = code_u64(bytes, 16),
                                .file_bytes = code_u64(bytes, 32),
                                .memory_bytes = code_u64(bytes, 40)};
}

static struct code_bytes section_header(const struct elf_file *file, uint32_t index)
{
    SIM_REQUIRE(index < file->section_count);
    return code_part(file->bytes, file->sections + (uint64_t)index * SECTION_BYTES, SECTION_BYTES);
}

/* A section's name, which is for messages and for finding .hip_fatbin: an empty one if the names are not in the file. */
static struct code_text section_name(const struct elf_file *file, uint32_t offset)
{
    struct code_bytes header;

    if (file->names >= file->section_count)
        return (struct code_text){"", 0};
    header = section_header(file, file->names);
    if (!code_has(file->bytes, code_u64(header, 24), code_u64(header, 32)))
        return (struct code_text){"", 0};
    return code_string(code_part(file->bytes, code_u64(header, 24), code_u64(header, 32)), offset);
}

struct elf_section elf_section(const struct elf_file *file, uint32_t index)
{
    struct code_bytes bytes = section_header(file, index);

    return (struct elf_section){.name = section_name(file, code_u32(bytes, 0)),
                                .type = code_u32(bytes, 4),
                                .flags = code_u64(bytes, 8),
                                .offset = code_u64(bytes, 24),
                                .size = code_u64(bytes, 32),
                                .link = code_u32(bytes, 40)};
}

bool elf_section_bytes(const struct elf_file *file, const struct elf_section *section, struct code_bytes *bytes,
                       const struct code_error *error)
{
    uint64_t size = section->type == ELF_SECTION_NO_BITS ? 0 : section->size;

    if (size && !code_has(file->bytes, section->offset, size))
        return code_fail(error, section->offset, "section '%.*s' of %" PRIu64 " bytes, which the file ends before",
                         (int)(section->name.length < 60 ? section->name.length : 60), section->name.at, size);
    *bytes = code_part(file->bytes, size ? section->offset : 0, size);
    return true;
}

bool elf_symbols(const struct elf_file *file, const struct elf_section *section, struct elf_symbols *symbols,
                 const struct code_error *error)
{
    struct elf_section names;

    if (!elf_section_bytes(file, section, &symbols->table, error))
        return false;
    if (section->link >= file->section_count)
        return code_fail(error, section->offset, "symbols whose names are in section %" PRIu32 " of %" PRIu32,
                         section->link, file->section_count);
    names = elf_section(file, section->link);
    if (symbols->table.size / SYMBOL_BYTES > UINT32_MAX)
        return code_fail(error, section->offset, "more than %" PRIu32 " symbols", UINT32_MAX);
    symbols->count = (uint32_t)(symbols->table.size / SYMBOL_BYTES);
    return elf_section_bytes(file, &names, &symbols->names, error);
}

struct elf_symbol elf_symbol(const struct elf_symbols *symbols, uint32_t index)
{
    struct code_bytes bytes;

    SIM_REQUIRE(index < symbols->count);
    bytes = code_part(symbols->table, (uint64_t)index * SYMBOL_BYTES, SYMBOL_BYTES);
    return (struct elf_symbol){.name = code_string(symbols->names, code_u32(bytes, 0)),
                               .kind = bytes.at[4] & 0xf,
                               .section = code_u16(bytes, 6),
                               .value = code_u64(bytes, 8),
                               .size = code_u64(bytes, 16)};
}
