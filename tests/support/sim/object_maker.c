/* object_maker.c - see object_maker.h. */
#include "object_maker.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "onward/kernel_descriptor.h"

#define END_PROGRAM 0xbf810000u
#define SEGMENTS    4u
#define SECTIONS    7u
#define NAMES       "\0k\0k.kd\0v\0u\0a"

void maker_number(struct maker *maker, uint32_t bytes, uint64_t value)
{
    if (maker->size + bytes > MAKER_BYTES) {
        fprintf(stderr, "object_maker: more than %u bytes\n", MAKER_BYTES);
        abort();
    }
    for (uint32_t i = 0; i < bytes; i++)
        maker->bytes[maker->size++] = (uint8_t)(value >> (8 * i));
}

static void append(struct maker *maker, const void *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++)
        maker_number(maker, 1, ((const uint8_t *)bytes)[i]);
}

void maker_text(struct maker *maker, const char *text)
{
    append(maker, text, strlen(text));
}

void maker_align(struct maker *maker, size_t alignment)
{
    while (maker->size % alignment)
        maker_number(maker, 1, 0);
}

void maker_put(struct maker *maker, size_t offset, uint32_t bytes, uint64_t value)
{
    size_t size = maker->size;

    maker->size = offset;
    maker_number(maker, bytes, value);
    maker->size = size;
}

void maker_map(struct maker *maker, uint32_t pairs)
{
    maker_number(maker, 1, 0xde);
    maker_number(maker, 1, pairs >> 8);
    maker_number(maker, 1, pairs & 0xff);
}

void maker_array(struct maker *maker, uint32_t elements)
{
    maker_number(maker, 1, 0xdc);
    maker_number(maker, 1, elements >> 8);
    maker_number(maker, 1, elements & 0xff);
}

void maker_string(struct maker *maker, const char *text)
{
    maker_number(maker, 1, 0xd9);
    maker_number(maker, 1, strlen(text));
    maker_text(maker, text);
}

void maker_integer(struct maker *maker, uint64_t value)
{
    maker_number(maker, 1, 0xcf);
    for (int shift = 56; shift >= 0; shift -= 8)
        maker_number(maker, 1, value >> shift & 0xff);
}

void maker_pair(struct maker *maker, const char *key, uint64_t value)
{
    maker_string(maker, key);
    maker_integer(maker, value);
}

void maker_words(struct maker *maker, const char *key, const char *value)
{
    maker_string(maker, key);
    maker_string(maker, value);
}

static void argument(struct maker *maker, const char *kind, uint32_t offset, uint32_t size)
{
    maker_map(maker, 4);
    maker_words(maker, ".name", kind);
    maker_pair(maker, ".offset", offset);
    maker_pair(maker, ".size", size);
    maker_words(maker, ".value_kind", kind);
}

void maker_note(struct maker *maker)
{
    maker_map(maker, 2);
    maker_string(maker, "amdhsa.version");
    maker_array(maker, 2);
    maker_integer(maker, 1);
    maker_integer(maker, 1);
    maker_string(maker, "amdhsa.kernels");
    maker_array(maker, 1);
    maker_map(maker, 8);
    maker_string(maker, ".args");
    maker_array(maker, 3);
    argument(maker, "global_buffer", 0, 8);
    argument(maker, "hidden_global_offset_x", 16, 8);
    argument(maker, "by_value", 8, 4);
    maker_words(maker, ".name", "k");
    maker_words(maker, ".symbol", "k.kd");
    maker_pair(maker, ".kernarg_segment_size", 24);
    maker_pair(maker, ".vgpr_count", 3);
    maker_pair(maker, ".sgpr_count", 9);
    maker_pair(maker, ".max_flat_workgroup_size", 256);
    maker_pair(maker, ".wavefront_size", 64);
}

static void put_header(struct maker *maker, const struct maker_places *places)
{
    static const uint8_t identity[16] = {0x7f, 'E', 'L', 'F', 2, 1, 1, 64, 2};

    for (uint32_t i = 0; i < 16; i++)
        maker_put(maker, i, 1, identity[i]);
    maker_put(maker, 16, 2, 3);
    maker_put(maker, 18, 2, 224);
    maker_put(maker, 20, 4, 1);
    maker_put(maker, 32, 8, 64);
    maker_put(maker, 40, 8, places->sections);
    maker_put(maker, 48, 4, 0x2a);
    maker_put(maker, 52, 2, 64);
    maker_put(maker, 54, 2, 56);
    maker_put(maker, 56, 2, SEGMENTS);
    maker_put(maker, 58, 2, 64);
    maker_put(maker, 60, 2, SECTIONS);
    maker_put(maker, 62, 2, 4);
}

static void put_segment(struct maker *maker, uint32_t index, uint32_t type, uint32_t flags, size_t offset,
                        size_t distance, size_t size, size_t memory)
{
    size_t at = MAKER_SEGMENT(index);

    maker_put(maker, at, 4, type);
    maker_put(maker, at + 4, 4, flags);
    maker_put(maker, at + 8, 8, offset);
    maker_put(maker, at + 16, 8, offset + distance);
    maker_put(maker, at + 32, 8, size);
    maker_put(maker, at + 40, 8, memory);
}

static void symbol(struct maker *maker, uint32_t name, uint32_t kind, uint32_t section, uint64_t value, uint64_t size)
{
    maker_number(maker, 4, name);
    maker_number(maker, 2, 0x10 | kind);
    maker_number(maker, 2, section);
    maker_number(maker, 8, value);
    maker_number(maker, 8, size);
}

static void relocation(struct maker *maker, uint64_t place, uint64_t kind, uint64_t index, uint64_t addend)
{
    maker_number(maker, 8, place);
    maker_number(maker, 8, index << 32 | kind);
    maker_number(maker, 8, addend);
}

static void section(struct maker *maker, uint32_t name, uint32_t type, uint64_t offset, uint64_t size, uint32_t link)
{
    maker_number(maker, 4, name);
    maker_number(maker, 4, type);
    maker_number(maker, 8, 2);
    maker_number(maker, 8, 0);
    maker_number(maker, 8, offset);
    maker_number(maker, 8, size);
    maker_number(maker, 4, link);
    maker_number(maker, 4, 0);
    maker_number(maker, 8, 8);
    maker_number(maker, 8, 24);
}

/* The descriptor of a kernel with 4 VGPRs and 16 SGPRs, whose code is 0x1000 bytes further away than in the file. */
static void descriptor(struct maker *maker, size_t code)
{
    struct cp_kernel_descriptor made = {.kernarg_size = 24,
                                        .kernel_code_entry_byte_offset = (int64_t)(code + 0x1000 - maker->size),
                                        .compute_pgm_rsrc1 = 1u << 6,
                                        .compute_pgm_rsrc2 = CP_RSRC2_WORKGROUP_ID_X | 2u << 1,
                                        .kernel_code_properties = CP_CODE_KERNARG_SEGMENT_PTR};

    append(maker, &made, sizeof made);
}

void maker_object(struct maker *maker, struct maker_places *places, const struct maker *note, const uint32_t *code)
{
    static const char section_names[] = "\0.hip_fatbin";
    struct maker own = {.size = 0};
    size_t names, name_bytes = sizeof NAMES, section_name_place, read_only;

    if (!note) {
        maker_note(&own);
        note = &own;
    }
    *maker = (struct maker){.size = MAKER_SEGMENT(SEGMENTS)};
    maker_number(maker, 4, 7);
    maker_number(maker, 4, note->size);
    maker_number(maker, 4, 32);
    append(maker, "AMDGPU\0", 8);
    places->note = maker->size;
    append(maker, note->bytes, note->size);
    maker_align(maker, 8);
    places->symbols = maker->size;
    maker->size += 6 * 24u;
    names = maker->size;
    append(maker, NAMES, name_bytes);
    maker_align(maker, 8);
    places->relocations = maker->size;
    maker->size += 2 * 24u;
    maker_align(maker, 64);
    places->descriptor = maker->size;
    places->code = maker->size + 64;
    descriptor(maker, places->code);
    read_only = maker->size;
    for (uint32_t i = 0; i < MAKER_CODE_BYTES / 4; i++)
        maker_number(maker, 4, code ? code[i] : END_PROGRAM);
    places->data = maker->size;
    maker_number(maker, 8, 0);
    maker_number(maker, 8, 0x1122334455667788u);
    section_name_place = maker->size;
    append(maker, section_names, sizeof section_names);
    maker_align(maker, 8);
    places->sections = maker->size;
    section(maker, 0, 0, 0, 0, 0);
    section(maker, 1, 11, places->symbols, 6 * 24u, 2);
    section(maker, 0, 3, names, name_bytes, 0);
    section(maker, 0, 4, places->relocations, 2 * 24u, 1);
    section(maker, 0, 3, section_name_place, sizeof section_names, 0);
    section(maker, 0, 2, places->symbols, 2 * 24u, 2);
    section(maker, 0, 8, UINT64_MAX, UINT64_MAX, 0);
    put_header(maker, places);
    put_segment(maker, 0, 1, 4, 0, 0, read_only, read_only);
    put_segment(maker, 1, 1, 5, places->code, 0x1000, MAKER_CODE_BYTES, MAKER_CODE_BYTES);
    put_segment(maker, 2, 1, 6, places->data, 0x2000, 16, 32);
    put_segment(maker, 3, 4, 4, places->note - 20, 0, 20 + note->size, 20 + note->size);
    own.size = maker->size;
    maker->size = places->symbols;
    symbol(maker, 0, 0, 0, 0, 0);
    symbol(maker, 1, 2, 2, places->code + 0x1000, MAKER_CODE_BYTES);
    symbol(maker, 3, 1, 1, places->descriptor, 64);
    symbol(maker, 8, 1, 3, places->data + 0x2000, 16);
    symbol(maker, 10, 1, 0, 0, 4);
    symbol(maker, 12, 1, 0xfff1, places->data + 0x2000, 4);
    maker->size = places->relocations;
    relocation(maker, places->data + 0x2000, 3, 1, 4);
    relocation(maker, places->data + 0x2008, 13, 0, places->data + 0x2008);
    maker->size = own.size;
}
