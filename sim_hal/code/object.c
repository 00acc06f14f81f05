/* object.c - see object.h. */
#include "code/object.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "code/elf.h"
#include "code/gpus.h"
#include "engine/reserve.h"

#define IMAGE_MOST          (256u << 20)
#define DESCRIPTOR          ".kd" /* ends the name of a kernel's descriptor */
#define NOTE_KIND           32u
#define NOTE_OWNER          "AMDGPU"
#define NOTE_HEAD           12u
#define RELOCATION_BYTES    24u
#define RELOCATION_ABS64    3u
#define RELOCATION_RELATIVE 13u
#define SECTION_RESERVED    0xff00u /* from here on they are no sections */

/* What is needed while an object is read. */
struct object_reader {
    struct code_object *object;
    struct elf_file elf;
    const struct code_error *error;
    struct elf_symbols dynamic;  /* count 0: there are none */
    struct elf_symbols internal; /* the same */
    bool noted;
};

/* ---- what kind of file it is ---- */

static bool check_gpu(const struct object_reader *reader)
{
    uint32_t number = reader->elf.flags & CODE_GPU_MASK;
    const char *name = code_gpu_name(number);

    if (number == CODE_GPU_GFX803)
        return true;
    if (name)
        return code_fail(reader->error, 48, "code for %s; compile with --offload-arch=gfx803 or -mcpu=gfx803", name);
    return code_fail(reader->error, 48, "code for GPU number 0x%x; compile with --offload-arch=gfx803 or -mcpu=gfx803",
                     number);
}

static bool check_kind(const struct object_reader *reader)
{
    const struct elf_file *elf = &reader->elf;

    if (elf->machine != ELF_AMDGPU)
        return code_fail(reader->error, 18, "machine %u; AMDGPU, which is %u, was expected", elf->machine, ELF_AMDGPU);
    if (elf->os_abi != ELF_AMDGPU_HSA)
        return code_fail(reader->error, 7, "OS ABI %u; HSA, which is %u, was expected: compile for amdgcn-amd-amdhsa",
                         elf->os_abi, ELF_AMDGPU_HSA);
    if (elf->abi_version < 1 || elf->abi_version > 3)
        return code_fail(reader->error, 8, "code object version %u; compile with -mcode-object-version=4",
                         elf->abi_version + 2u);
    if (!check_gpu(reader))
        return false;
    if (elf->type == ELF_RELOCATABLE)
        return code_fail(reader->error, 16, "it is not linked; link it with: ld.lld -shared FILE.o -o FILE.co");
    if (elf->type != ELF_SHARED)
        return code_fail(reader->error, 16, "ELF type %u; a shared object, which is %u, was expected", elf->type,
                         ELF_SHARED);
    reader->object->version = elf->abi_version + 2u;
    return true;
}

/* ---- the image ---- */

static bool fits(const struct elf_file *elf, const struct elf_segment *segment)
{
    return code_has(elf->bytes, segment->offset, segment->file_bytes) && segment->file_bytes <= segment->memory_bytes &&
           segment->memory_bytes <= UINT64_MAX - segment->address;
}

/* Finds where the image begins and how long it is. The segments must come in order, so that each byte is in one. */
static bool measure_image(struct object_reader *reader)
{
    uint64_t end = 0;
    bool any = false;

    for (uint32_t i = 0; i < reader->elf.segment_count; i++) {
        struct elf_segment segment = elf_segment(&reader->elf, i);

        if (segment.type != ELF_SEGMENT_LOAD)
            continue;
        if (!fits(&reader->elf, &segment))
            return code_fail(reader->error, segment.offset, "segment %" PRIu32 " is not in the file", i);
        if (any && segment.address < end)
            return code_fail(reader->error, segment.offset, "segment %" PRIu32 " lies in the one before", i);
        if (!any)
            reader->object->address = segment.address;
        any = true;
        end = segment.address + segment.memory_bytes;
        if (end - reader->object->address > IMAGE_MOST)
            return code_fail(reader->error, segment.offset, "an image of more than %u bytes", IMAGE_MOST);
    }
    reader->object->image_bytes = end - reader->object->address;
    return any || code_fail(reader->error, CODE_NOWHERE, "no segments to be loaded");
}

/* Notes what a segment is for. Writable ones must be the last. */
static bool place_segment(struct object_reader *reader, const struct elf_segment *segment, uint64_t place)
{
    struct code_object *object = reader->object;

    if (segment->flags & ELF_SEGMENT_WRITE) {
        if (segment->flags & ELF_SEGMENT_EXECUTE)
            return code_fail(reader->error, segment->offset, "a segment with code that may be written");
        if (object->writable > place)
            object->writable = place;
        return true;
    }
    if (object->writable <= place && segment->memory_bytes)
        return code_fail(reader->error, segment->offset, "a read-only segment behind a writable one");
    if (!(segment->flags & ELF_SEGMENT_EXECUTE))
        return true;
    if (object->code_bytes)
        return code_fail(reader->error, segment->offset, "a second segment with code");
    if (place % 4)
        return code_fail(reader->error, segment->offset, "code at an address that is no multiple of 4");
    object->code = place;
    object->code_bytes = segment->file_bytes / 4 * 4;
    return true;
}

static bool build_image(struct object_reader *reader)
{
    struct code_object *object = reader->object;

    if (!measure_image(reader))
        return false;
    object->image = calloc(object->image_bytes + 1, 1);
    if (!object->image)
        return code_out_of_memory(reader->error);
    object->writable = object->image_bytes;
    for (uint32_t i = 0; i < reader->elf.segment_count; i++) {
        struct elf_segment segment = elf_segment(&reader->elf, i);
        uint64_t place = segment.address - reader->object->address;

        if (segment.type != ELF_SEGMENT_LOAD)
            continue;
        if (!place_segment(reader, &segment, place))
            return false;
        memcpy(object->image + place, reader->elf.bytes.at + segment.offset, segment.file_bytes);
    }
    return true;
}

/* Finds the place of an address, with size bytes in the image. */
static bool find_place(const struct object_reader *reader, uint64_t address, uint64_t size, uint64_t *place)
{
    struct code_bytes image = {reader->object->image, reader->object->image_bytes};

    *place = address - reader->object->address;
    return address >= reader->object->address && code_has(image, *place, size);
}

/* ---- notes ---- */

static uint64_t round_up(uint64_t size)
{
    return (size + 3) & ~(uint64_t)3;
}

/* Reads the note of kernels if it is among those of a segment. */
static bool read_segment_notes(struct object_reader *reader, struct code_bytes notes, uint64_t offset)
{
    uint64_t at = 0;

    while (!reader->noted && code_has(notes, at, NOTE_HEAD)) {
        uint32_t owner = code_u32(notes, at), size = code_u32(notes, at + 4), kind = code_u32(notes, at + 8);
        uint64_t body = at + NOTE_HEAD + round_up(owner);

        if (!code_has(notes, body, size))
            return code_fail(reader->error, offset + at, "a note of %" PRIu32 " bytes, which its segment ends before",
                             size);
        at = body + round_up(size);
        if (kind != NOTE_KIND || !code_text_is(code_string(notes, body - round_up(owner)), NOTE_OWNER))
            continue;
        reader->noted = true;
        if (!code_read_notes(code_part(notes, body, size), offset + body, &reader->object->notes, reader->error))
            return false;
    }
    return true;
}

static bool read_notes(struct object_reader *reader)
{
    for (uint32_t i = 0; i < reader->elf.segment_count && !reader->noted; i++) {
        struct elf_segment segment = elf_segment(&reader->elf, i);

        if (segment.type != ELF_SEGMENT_NOTE)
            continue;
        if (!code_has(reader->elf.bytes, segment.offset, segment.file_bytes))
            return code_fail(reader->error, segment.offset, "segment %" PRIu32 " is not in the file", i);
        if (!read_segment_notes(reader, code_part(reader->elf.bytes, segment.offset, segment.file_bytes),
                                segment.offset))
            return false;
    }
    return reader->noted || code_fail(reader->error, CODE_NOWHERE,
                                      "no note that describes kernels: owner " NOTE_OWNER ", type %u", NOTE_KIND);
}

/* ---- symbols ---- */

/* Finds the tables of symbols, of each kind the first. */
static bool find_symbols(struct object_reader *reader)
{
    for (uint32_t i = 0; i < reader->elf.section_count; i++) {
        struct elf_section section = elf_section(&reader->elf, i);
        struct elf_symbols *symbols = section.type == ELF_SECTION_SYMBOLS           ? &reader->internal
                                      : section.type == ELF_SECTION_DYNAMIC_SYMBOLS ? &reader->dynamic
                                                                                    : NULL;

        if (symbols && !symbols->count && !elf_symbols(&reader->elf, &section, symbols, reader->error))
            return false;
    }
    return true;
}

static bool is_defined(const struct elf_symbol *symbol)
{
    return symbol->section && symbol->section < SECTION_RESERVED;
}

static bool add_function(struct object_reader *reader, struct code_text name, uint64_t place, uint64_t size)
{
    struct code_object *object = reader->object;

    if (place < object->code || place - object->code >= object->code_bytes)
        return true;
    if (!sim_reserve(&object->functions, &object->function_capacity, object->function_count, sizeof *object->functions))
        return code_out_of_memory(reader->error);
    object->functions[object->function_count++] = (struct code_function){name, place, size / 4 * 4};
    return true;
}

static bool add_symbol(struct object_reader *reader, const struct elf_symbol *symbol, uint64_t place)
{
    struct code_object *object = reader->object;

    if (!sim_reserve(&object->symbols, &object->symbol_capacity, object->symbol_count, sizeof *object->symbols))
        return code_out_of_memory(reader->error);
    object->symbols[object->symbol_count++] = (struct code_symbol){symbol->name, place, symbol->size};
    return true;
}

/* Takes the functions of a table, and its objects as well if others may use them. What lies outside the image is left out. */
static bool take_symbols(struct object_reader *reader, const struct elf_symbols *symbols, bool exported)
{
    for (uint32_t i = 0; i < symbols->count; i++) {
        struct elf_symbol symbol = elf_symbol(symbols, i);
        uint64_t place;

        if (!is_defined(&symbol) || !find_place(reader, symbol.value, symbol.size, &place))
            continue;
        if (symbol.kind == ELF_SYMBOL_FUNCTION && !add_function(reader, symbol.name, place, symbol.size))
            return false;
        if (symbol.kind == ELF_SYMBOL_OBJECT && exported && !add_symbol(reader, &symbol, place))
            return false;
    }
    return true;
}

static int by_name(const void *a, const void *b)
{
    const struct code_symbol *left = a, *right = b;

    return code_text_compare(left->name, right->name);
}

const struct code_symbol *code_object_symbol(const struct code_object *object, struct code_text name)
{
    const struct code_symbol key = {.name = name};

    if (!object->symbol_count)
        return NULL;
    return bsearch(&key, object->symbols, object->symbol_count, sizeof key, by_name);
}

bool code_is_variable(const struct code_symbol *symbol)
{
    size_t suffix = sizeof DESCRIPTOR - 1;

    return symbol->size && (symbol->name.length < suffix ||
                            memcmp(symbol->name.at + symbol->name.length - suffix, DESCRIPTOR, suffix) != 0);
}

/* ---- kernels ---- */

static bool find_kernel(struct object_reader *reader, struct code_kernel *kernel)
{
    struct code_object *object = reader->object;
    const struct code_symbol *symbol = code_object_symbol(object, kernel->symbol);
    struct cp_kernel_descriptor *descriptor = &kernel->kernel.descriptor;

    if (!symbol || symbol->size < sizeof *descriptor)
        return code_fail(reader->error, CODE_NOWHERE, "kernel '%.200s' has no symbol of its descriptor, NAME.kd",
                         kernel->kernel.name);
    kernel->descriptor = symbol->place;
    memcpy(descriptor, object->image + symbol->place, sizeof *descriptor);
    kernel->entry = symbol->place + (uint64_t)descriptor->kernel_code_entry_byte_offset;
    if (kernel->entry < object->code || kernel->entry - object->code >= object->code_bytes || kernel->entry % 4)
        return code_fail(reader->error, CODE_NOWHERE, "kernel '%.200s' begins outside the code", kernel->kernel.name);
    if (kernel->kernel.kernarg_size < descriptor->kernarg_size)
        kernel->kernel.kernarg_size = descriptor->kernarg_size;
    /* Arguments of version 3 lie as those of version 4 do. */
    kernel->kernel.code_object_version = object->version < 4 ? 4 : object->version;
    return add_function(reader, (struct code_text){"", 0}, kernel->entry, 0);
}

static bool find_kernels(struct object_reader *reader)
{
    for (uint32_t i = 0; i < reader->object->notes.kernel_count; i++)
        if (!find_kernel(reader, &reader->object->notes.kernels[i]))
            return false;
    return true;
}

/* By their places; of several at one place the largest first, and one with a name. */
static int by_place(const void *a, const void *b)
{
    const struct code_function *left = a, *right = b;

    if (left->place != right->place)
        return left->place < right->place ? -1 : 1;
    if (left->size != right->size)
        return left->size > right->size ? -1 : 1;
    return (left->name.length == 0) - (right->name.length == 0);
}

/* Keeps one function for a place, and gives those without a size all up to the next one. */
static bool settle_functions(struct object_reader *reader)
{
    struct code_object *object = reader->object;
    uint64_t end = object->code + object->code_bytes;
    uint32_t count = 0;

    if (!object->function_count)
        return true;
    qsort(object->functions, object->function_count, sizeof *object->functions, by_place);
    for (uint32_t i = 0; i < object->function_count; i++)
        if (!count || object->functions[count - 1].place != object->functions[i].place)
            object->functions[count++] = object->functions[i];
    object->function_count = count;
    for (uint32_t i = 0; i < count; i++) {
        struct code_function *function = &object->functions[i];
        uint64_t room = (i + 1 < count ? function[1].place : end) - function->place;

        if (function->place % 4 || function->size > room)
            return code_fail(reader->error, CODE_NOWHERE, "function '%.*s' lies across others",
                             (int)(function->name.length < 200 ? function->name.length : 200), function->name.at);
        if (!function->size)
            function->size = room / 4 * 4;
    }
    return true;
}

/* ---- relocations ---- */

/* Finds what a relocation puts into its place. */
static bool find_target(const struct object_reader *reader, struct code_bytes record,
                        struct code_relocation *relocation)
{
    uint32_t kind = code_u32(record, 8), index = code_u32(record, 12);
    uint64_t addend = code_u64(record, 16);
    struct elf_symbol symbol;

    if (kind == RELOCATION_RELATIVE)
        return find_place(reader, addend, 0, &relocation->target);
    if (index >= reader->dynamic.count)
        return false;
    symbol = elf_symbol(&reader->dynamic, index);
    if (is_defined(&symbol))
        return find_place(reader, symbol.value + addend, 0, &relocation->target);
    relocation->undefined = symbol.name;
    relocation->target = addend;
    return symbol.name.length != 0;
}

static bool add_relocation(struct object_reader *reader, struct code_bytes record, uint64_t offset)
{
    struct code_object *object = reader->object;
    struct code_relocation relocation = {.undefined = {"", 0}};
    uint32_t kind = code_u32(record, 8);

    if (kind != RELOCATION_ABS64 && kind != RELOCATION_RELATIVE)
        return code_fail(reader->error, offset, "a relocation of kind %" PRIu32 "; kinds %u and %u were expected", kind,
                         RELOCATION_ABS64, RELOCATION_RELATIVE);
    if (!find_place(reader, code_u64(record, 0), 8, &relocation.place) ||
        (relocation.place + 8 > object->code && relocation.place < object->code + object->code_bytes))
        return code_fail(reader->error, offset, "a relocation outside the data");
    if (!find_target(reader, record, &relocation))
        return code_fail(reader->error, offset, "a relocation to nowhere");
    if (!sim_reserve(&object->relocations, &object->relocation_capacity, object->relocation_count,
                     sizeof *object->relocations))
        return code_out_of_memory(reader->error);
    object->relocations[object->relocation_count++] = relocation;
    return true;
}

static bool read_relocations(struct object_reader *reader)
{
    uint64_t most = reader->elf.bytes.size / RELOCATION_BYTES;

    for (uint32_t i = 0; i < reader->elf.section_count; i++) {
        struct elf_section section = elf_section(&reader->elf, i);
        struct code_bytes table;

        if (section.type != ELF_SECTION_RELOCATIONS || !(section.flags & ELF_SECTION_ALLOCATED))
            continue;
        if (!elf_section_bytes(&reader->elf, &section, &table, reader->error))
            return false;
        for (uint64_t at = 0; code_has(table, at, RELOCATION_BYTES); at += RELOCATION_BYTES) {
            if (reader->object->relocation_count == most)
                return code_fail(reader->error, section.offset, "relocations that lie in others");
            if (!add_relocation(reader, code_part(table, at, RELOCATION_BYTES), section.offset + at))
                return false;
        }
    }
    return true;
}

bool code_object_read(struct code_object *object, struct code_bytes bytes, const struct code_error *error)
{
    struct object_reader reader = {.object = object, .error = error};

    *object = (struct code_object){.file = bytes};
    if (!elf_open(&reader.elf, bytes, error) || !check_kind(&reader) || !build_image(&reader) || !read_notes(&reader) ||
        !find_symbols(&reader) || !take_symbols(&reader, &reader.dynamic, true) ||
        !take_symbols(&reader, &reader.internal, false))
        return false;
    if (object->symbol_count)
        qsort(object->symbols, object->symbol_count, sizeof *object->symbols, by_name);
    return find_kernels(&reader) && settle_functions(&reader) && read_relocations(&reader);
}

static void put_number(uint8_t *at, uint64_t value)
{
    for (uint32_t i = 0; i < 8; i++)
        at[i] = (uint8_t)(value >> (8 * i));
}

void code_object_define(struct code_object *object, const char *name, uint64_t address)
{
    uint32_t kept = 0;

    for (uint32_t i = 0; i < object->relocation_count; i++) {
        const struct code_relocation relocation = object->relocations[i];

        if (code_text_is(relocation.undefined, name))
            put_number(object->image + relocation.place, address + relocation.target);
        else
            object->relocations[kept++] = relocation;
    }
    object->relocation_count = kept;
}

const struct code_relocation *code_object_undefined(const struct code_object *object)
{
    for (uint32_t i = 0; i < object->relocation_count; i++)
        if (object->relocations[i].undefined.length)
            return &object->relocations[i];
    return NULL;
}

void code_object_free(struct code_object *object)
{
    code_notes_free(&object->notes);
    free(object->image);
    free(object->symbols);
    free(object->functions);
    free(object->relocations);
    *object = (struct code_object){0};
}
