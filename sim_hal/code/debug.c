/* debug.c - see debug.h. */
#include "code/debug.h"

#include <stdlib.h>
#include <string.h>

#include "code/elf.h"
#include "code/file.h"

static bool copy_section(const struct code_bytes *from, struct dwarf_section_bytes *to)
{
    to->bytes = malloc(from->size ? from->size : 1);
    if (!to->bytes)
        return false;
    memcpy(to->bytes, from->at, from->size);
    to->size = to->capacity = (uint32_t)from->size;
    return true;
}

/* Takes a section if it is one of debugging, the first of its name. */
static bool take_section(const struct elf_file *elf, uint32_t index, struct dwarf_sections *sections)
{
    static const struct code_error nowhere = {.path = ""};
    struct elf_section section = elf_section(elf, index);
    enum dwarf_section_kind kind = dwarf_section_named(section.name.at, section.name.length);
    struct code_bytes bytes;

    if (kind == DWARF_SECTION_COUNT || sections->section[kind].bytes || (section.flags & ELF_SECTION_COMPRESSED) ||
        section.size > DWARF_SECTION_BYTES || !elf_section_bytes(elf, &section, &bytes, &nowhere))
        return true;
    return copy_section(&bytes, &sections->section[kind]);
}

bool code_debug_sections(const struct code_object *object, struct dwarf_sections *sections)
{
    static const struct code_error nowhere = {.path = ""};
    struct elf_file elf;
    bool good;

    *sections = (struct dwarf_sections){.code = object->address + object->code};
    good = elf_open(&elf, object->file, &nowhere);
    for (uint32_t i = 0; good && i < elf.section_count; i++)
        good = take_section(&elf, i, sections);
    if (!good)
        dwarf_sections_free(sections);
    return good;
}

static bool read_object(struct code_file *file, uint32_t number, struct dwarf_sections *sections,
                        const struct code_error *error)
{
    struct code_object object;
    bool good;

    if (number >= file->found.count)
        return code_fail(error, CODE_NOWHERE, "the file has changed: it has %u code objects", file->found.count);
    good = code_object_read(&object, file->found.objects[number], error) &&
           (code_debug_sections(&object, sections) || code_out_of_memory(error));
    code_object_free(&object);
    return good;
}

bool code_debug_sections_of_file(const char *name, uint32_t number, struct dwarf_sections *sections, char *error,
                                 size_t error_bytes)
{
    struct code_error kept = {name, error, error_bytes};
    struct code_file file;
    bool good;

    *sections = (struct dwarf_sections){0};
    good = code_file_open(&file, name, &kept) && read_object(&file, number, sections, &kept);
    code_file_close(&file);
    return good;
}
