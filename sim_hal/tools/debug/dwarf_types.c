/* dwarf_types.c - see types.h. */
#include "tools/debug/dwarf_types.h"

#include <inttypes.h>
#include <string.h>

#include "host/value.h"

#define STEPS_MOST  64u  /* names and qualifiers of a type; levels of arrays */
#define DEPTH_MOST  16u  /* parts inside parts */
#define SHOWN_MOST  64u  /* values of a variable */
#define LOOKS_MOST  512u /* parts without a value are looks, too */
#define NAME_LENGTH 60u

const struct dwarf_entry *dwarf_type(const struct dwarf *dwarf, uint32_t offset)
{
    for (uint32_t i = 0; i < STEPS_MOST && offset != DWARF_NONE; i++) {
        uint32_t index = dwarf_find(dwarf, offset);
        const struct dwarf_entry *type;

        if (index == DWARF_NONE)
            return NULL;
        type = &dwarf->entries[index];
        if (type->tag != DWARF_TYPEDEF && type->tag != DWARF_CONST && type->tag != DWARF_VOLATILE &&
            type->tag != DWARF_RESTRICT && type->tag != DWARF_ATOMIC)
            return type;
        offset = type->type;
    }
    return NULL;
}

/* The product of an array's dimensions; 0: not known, or too large for any variable. */
static uint64_t count_elements(const struct dwarf *dwarf, const struct dwarf_entry *array)
{
    uint32_t first = (uint32_t)(array - dwarf->entries) + 1;
    uint64_t count = array->end > first ? 1 : 0;

    for (uint32_t i = first; i < array->end; i++) {
        const struct dwarf_entry *dimension = &dwarf->entries[i];

        if (dimension->tag != DWARF_SUBRANGE || !dimension->count.set || dimension->count.value > UINT32_MAX)
            return 0;
        count *= dimension->count.value;
        if (count > UINT32_MAX)
            return 0;
    }
    return count;
}

/* Pointers to the LDS and to private memory are short. */
static uint64_t pointer_bytes(const struct dwarf_entry *pointer)
{
    if (pointer->bytes.set)
        return pointer->bytes.value;
    return pointer->space.set && pointer->space.value ? 4 : 8;
}

uint64_t dwarf_type_bytes(const struct dwarf *dwarf, const struct dwarf_entry *type)
{
    uint64_t count = 1;

    for (uint32_t i = 0; i < STEPS_MOST && type; i++) {
        if (type->tag == DWARF_POINTER)
            return count * pointer_bytes(type);
        if (type->bytes.set)
            return type->bytes.value <= UINT32_MAX ? count * type->bytes.value : 0;
        if (type->tag != DWARF_ARRAY)
            return 0;
        count *= count_elements(dwarf, type);
        if (count > UINT32_MAX)
            return 0;
        type = dwarf_type(dwarf, type->type);
    }
    return 0;
}

bool dwarf_elements(const struct dwarf *dwarf, const struct dwarf_entry *type, uint64_t *count,
                    const struct dwarf_entry **element)
{
    if (type->tag != DWARF_ARRAY)
        return false;
    *count = count_elements(dwarf, type);
    *element = dwarf_type(dwarf, type->type);
    return *element && *count && dwarf_type_bytes(dwarf, *element);
}

bool dwarf_has_parts(const struct dwarf_entry *type)
{
    return type->tag == DWARF_ARRAY || type->tag == DWARF_STRUCTURE || type->tag == DWARF_UNION;
}

void dwarf_write_name(const char *name, FILE *stream)
{
    for (uint32_t i = 0; name && name[i] && i < NAME_LENGTH; i++)
        fputc(name[i] > ' ' && name[i] <= '~' ? name[i] : '?', stream);
}

/* ---- values without parts ---- */

static bool is_known(const struct dwarf_value *value, uint64_t offset, uint64_t bytes)
{
    for (uint64_t i = 0; i < bytes; i++)
        if (offset + i >= DWARF_VALUE_BYTES || !value->known[offset + i])
            return false;
    return true;
}

/* The type of .sim files that a base type is; HOST_TYPE_NONE: none of them. */
static enum host_type plain_type(const struct dwarf_entry *type, uint64_t bytes)
{
    static const enum host_type integers[][2] = {[1] = {HOST_TYPE_CHAR, HOST_TYPE_UCHAR},
                                                 [2] = {HOST_TYPE_SHORT, HOST_TYPE_USHORT},
                                                 [4] = {HOST_TYPE_INT, HOST_TYPE_UINT},
                                                 [8] = {HOST_TYPE_LONG, HOST_TYPE_ULONG}};

    if (bytes != 1 && bytes != 2 && bytes != 4 && bytes != 8)
        return HOST_TYPE_NONE;
    if (type->tag == DWARF_ENUMERATION)
        return integers[bytes][0];
    switch (type->encoding) {
    case DWARF_FLOAT:
        return bytes == 4 ? HOST_TYPE_FLOAT : bytes == 8 ? HOST_TYPE_DOUBLE : HOST_TYPE_NONE;
    case DWARF_SIGNED:
    case DWARF_SIGNED_CHAR:
        return integers[bytes][0];
    case DWARF_UNSIGNED:
    case DWARF_UNSIGNED_CHAR:
    case DWARF_BOOLEAN:
        return integers[bytes][1];
    default:
        return HOST_TYPE_NONE;
    }
}

static void write_plain(const struct dwarf_entry *type, uint64_t bytes, const struct dwarf_value *value,
                        uint64_t offset, FILE *stream)
{
    enum host_type plain = plain_type(type, bytes);
    char text[HOST_VALUE_BYTES];
    uint64_t bits = 0;

    if (bytes == 0 || bytes > sizeof(bits) || !is_known(value, offset, bytes)) {
        fputc('?', stream);
        return;
    }
    for (uint64_t i = 0; i < bytes; i++)
        bits |= (uint64_t)value->bytes[offset + i] << (8 * i);
    if (type->tag == DWARF_POINTER || plain == HOST_TYPE_NONE)
        fprintf(stream, "0x%" PRIx64, bits);
    else
        fputs(host_value_text(text, plain, false, bits), stream);
}

/* ---- parts ---- */

/* A type with parts whose text is under way. */
struct open_type {
    const struct dwarf_entry *type;
    uint64_t offset;
    const struct dwarf_entry *element; /* of an array */
    uint64_t count;
    uint64_t next; /* number of the next element, or index of the entry of the next member */
    bool any;      /* one was written */
};

struct writer {
    const struct dwarf *dwarf;
    const struct dwarf_value *value;
    FILE *stream;
    struct open_type open[DEPTH_MOST];
    uint32_t depth;
    uint32_t shown, looks;
};

static void begin(struct writer *writer, const struct dwarf_entry *type, uint64_t offset)
{
    struct open_type *open = &writer->open[writer->depth];

    *open = (struct open_type){.type = type, .offset = offset};
    if (!dwarf_elements(writer->dwarf, type, &open->count, &open->element))
        open->next = (uint64_t)(type - writer->dwarf->entries) + 1;
    writer->depth++;
    fputc('{', writer->stream);
}

/* The next member of a structure that is not a bit field, which has no bytes of its own; NULL: there is none. */
static const struct dwarf_entry *next_member(const struct writer *writer, struct open_type *open)
{
    while (open->next < open->type->end) {
        const struct dwarf_entry *entry = &writer->dwarf->entries[open->next];

        open->next = entry->end > open->next ? entry->end : open->next + 1;
        if (entry->tag == DWARF_MEMBER && !entry->bit_field)
            return entry;
    }
    return NULL;
}

/* Finds the next part. Returns false if there is none. */
static bool next_part(struct writer *writer, const struct dwarf_entry **type, uint64_t *offset)
{
    struct open_type *open = &writer->open[writer->depth - 1];
    const struct dwarf_entry *member;

    if (open->element) {
        if (open->next == open->count)
            return false;
        *type = open->element;
        *offset = open->offset + open->next++ * dwarf_type_bytes(writer->dwarf, open->element);
        fputs(open->any ? ", " : "", writer->stream);
        open->any = true;
        return true;
    }
    if (open->type->tag == DWARF_ARRAY)
        return false;
    member = next_member(writer, open);
    if (!member)
        return false;
    *type = dwarf_type(writer->dwarf, member->type);
    *offset = open->offset + member->member.value;
    fputs(open->any ? ", ." : ".", writer->stream);
    open->any = true;
    dwarf_write_name(member->name, writer->stream);
    fputs(" = ", writer->stream);
    return true;
}

static void write_part(struct writer *writer, const struct dwarf_entry *type, uint64_t offset)
{
    if (type && dwarf_has_parts(type) && writer->depth < DEPTH_MOST && offset < DWARF_VALUE_BYTES) {
        begin(writer, type, offset);
        return;
    }
    if (type && !dwarf_has_parts(type) && offset < DWARF_VALUE_BYTES)
        write_plain(type, dwarf_type_bytes(writer->dwarf, type), writer->value, offset, writer->stream);
    else
        fputc('?', writer->stream);
    writer->shown++;
}

void dwarf_write_value(const struct dwarf *dwarf, const struct dwarf_entry *type, const struct dwarf_value *value,
                       uint64_t offset, FILE *stream)
{
    struct writer writer = {.dwarf = dwarf, .value = value, .stream = stream};
    const struct dwarf_entry *part;

    write_part(&writer, type, offset);
    while (writer.depth) {
        if (writer.shown >= SHOWN_MOST || ++writer.looks > LOOKS_MOST) {
            fputs(" ..", stream);
            return;
        }
        if (next_part(&writer, &part, &offset)) {
            write_part(&writer, part, offset);
        } else {
            writer.depth--;
            fputc('}', stream);
        }
    }
}
