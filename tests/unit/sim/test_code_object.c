/* test_code_object.c - code objects: their kernels, symbols, image and relocations, and files that are damaged. */
#include "code/object.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "code/bundle.h"
#include "code/elf.h"
#include "code/gpus.h"
#include "code/msgpack.h"
#include "isa/arguments.h"
#include "object_maker.h"
#include "test.h"

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))
#define HUGE_NUMBER  UINT64_MAX

static char message[512];
static const struct code_error error = {"t.co", message, sizeof message};
static struct maker made;
static struct maker_places at;

/* Reads size bytes, in memory of just that size so that a read beyond them is found. */
static bool reads(const uint8_t *bytes, size_t size)
{
    uint8_t *copy = malloc(size ? size : 1);
    struct code_object object;
    bool good;

    memcpy(copy, bytes, size);
    message[0] = '\0';
    good = code_object_read(&object, (struct code_bytes){copy, size}, &error);
    code_object_free(&object);
    free(copy);
    return good;
}

/* Whether the made object is refused with a message that has the text in it. */
static bool refused(const char *text)
{
    bool good = reads(made.bytes, made.size);
    bool told = strncmp(message, "t.co: ", 6) == 0 && strstr(message, text) != NULL;

    if (good || !told)
        fprintf(stderr, "expected \"%s\", found \"%s\"\n", text, good ? "no error" : message);
    return !good && told;
}

static void test_reads_kernel(void)
{
    const struct isa_kernel *kernel;
    struct code_object object;

    maker_object(&made, &at, NULL, NULL);
    CHECK(code_object_read(&object, (struct code_bytes){made.bytes, made.size}, &error));
    CHECK_EQUAL(object.version, 4);
    CHECK_EQUAL(object.notes.kernel_count, 1);
    kernel = &object.notes.kernels[0].kernel;
    CHECK(strcmp(kernel->name, "k") == 0);
    CHECK(code_text_is(object.notes.kernels[0].symbol, "k.kd"));
    CHECK_EQUAL(object.notes.kernels[0].descriptor, at.descriptor);
    CHECK_EQUAL(object.notes.kernels[0].entry, at.code + 0x1000);
    CHECK_EQUAL(kernel->vgprs, 3);
    CHECK_EQUAL(kernel->sgprs, 9);
    CHECK_EQUAL(kernel->kernarg_size, 24);
    CHECK_EQUAL(kernel->max_flat_group_size, 256);
    CHECK_EQUAL(kernel->code_object_version, 4);
    CHECK_EQUAL(kernel->argument_count, 3);
    CHECK_EQUAL(kernel->declared_count, 2);
    CHECK_EQUAL(kernel->arguments[0].kind, ISA_ARGUMENT_GLOBAL_BUFFER);
    CHECK_EQUAL(kernel->arguments[1].kind, ISA_ARGUMENT_BY_VALUE);
    CHECK_EQUAL(kernel->arguments[1].offset, 8);
    CHECK_EQUAL(kernel->arguments[2].kind, ISA_ARGUMENT_HIDDEN_GLOBAL_OFFSET_X);
    CHECK(strcmp(kernel->arguments[2].name, "hidden_global_offset_x") == 0);
    CHECK_EQUAL(CP_RSRC2_USER_SGPRS(kernel->descriptor.compute_pgm_rsrc2), 2);
    code_object_free(&object);
}

static void test_keeps_distances(void)
{
    struct code_object object;

    maker_object(&made, &at, NULL, NULL);
    CHECK(code_object_read(&object, (struct code_bytes){made.bytes, made.size}, &error));
    CHECK_EQUAL(object.image_bytes, at.data + 0x2000 + 32);
    CHECK_EQUAL(object.code, at.code + 0x1000);
    CHECK_EQUAL(object.code_bytes, MAKER_CODE_BYTES);
    CHECK_EQUAL(object.writable, at.data + 0x2000);
    CHECK(memcmp(object.image + object.code, made.bytes + at.code, MAKER_CODE_BYTES) == 0);
    CHECK(memcmp(object.image + object.writable, made.bytes + at.data, 16) == 0);
    CHECK_EQUAL(object.image[object.image_bytes - 1], 0);
    CHECK_EQUAL(object.function_count, 1);
    CHECK_EQUAL(object.functions[0].place, object.code);
    CHECK_EQUAL(object.functions[0].size, MAKER_CODE_BYTES);
    CHECK(code_text_is(object.functions[0].name, "k"));
    CHECK_EQUAL(object.relocation_count, 2);
    CHECK_EQUAL(object.relocations[0].place, object.writable);
    CHECK_EQUAL(object.relocations[0].target, object.code + 4);
    CHECK_EQUAL(object.relocations[0].undefined.length, 0);
    CHECK_EQUAL(object.relocations[1].place, object.writable + 8);
    CHECK_EQUAL(object.relocations[1].target, object.writable + 8);
    code_object_free(&object);
}

static void test_finds_symbols(void)
{
    const struct code_symbol *symbol;
    struct code_object object;

    maker_object(&made, &at, NULL, NULL);
    maker_put(&made, MAKER_RELOCATION(&at, 0) + 12, 4, 4);
    CHECK(code_object_read(&object, (struct code_bytes){made.bytes, made.size}, &error));
    CHECK_EQUAL(object.symbol_count, 2);
    symbol = code_object_symbol(&object, (struct code_text){"v", 1});
    CHECK(symbol && symbol->place == object.writable && symbol->size == 16 && code_is_variable(symbol));
    symbol = code_object_symbol(&object, (struct code_text){"k.kd", 4});
    CHECK(symbol && symbol->place == at.descriptor && !code_is_variable(symbol));
    CHECK(code_object_symbol(&object, (struct code_text){"u", 1}) == NULL);
    CHECK(code_object_symbol(&object, (struct code_text){"a", 1}) == NULL);
    CHECK(code_object_symbol(&object, (struct code_text){"k.k", 3}) == NULL);
    CHECK(code_text_is(object.relocations[0].undefined, "u"));
    CHECK_EQUAL(object.relocations[0].target, 4);

    /* One that the program defines becomes a number in the image. */
    code_object_define(&object, "other", 5);
    CHECK(code_object_undefined(&object) == &object.relocations[0]);
    code_object_define(&object, "u", 0x123456789abcdef0);
    CHECK(code_object_undefined(&object) == NULL);
    CHECK_EQUAL(object.relocation_count, 1);
    CHECK_EQUAL(object.relocations[0].place, object.writable + 8);
    CHECK_EQUAL(code_u64((struct code_bytes){object.image, object.image_bytes}, object.writable), 0x123456789abcdef4);
    code_object_free(&object);
}

static void move_number(size_t offset, uint64_t distance)
{
    maker_put(&made, offset, 8, code_u64((struct code_bytes){made.bytes, made.size}, offset) + distance);
}

/* Places do not depend on the address for which the image was linked. */
static void test_takes_any_address(void)
{
    const uint64_t distance = 0x7000000000;
    struct code_object object;

    maker_object(&made, &at, NULL, NULL);
    for (uint32_t i = 0; i < 3; i++) {
        move_number(MAKER_SEGMENT(i) + 16, distance);
        move_number(MAKER_SYMBOL(&at, i + 1) + 8, distance);
    }
    move_number(MAKER_RELOCATION(&at, 0), distance);
    move_number(MAKER_RELOCATION(&at, 1), distance);
    move_number(MAKER_RELOCATION(&at, 1) + 16, distance);
    CHECK(code_object_read(&object, (struct code_bytes){made.bytes, made.size}, &error));
    CHECK_EQUAL(object.image_bytes, at.data + 0x2000 + 32);
    CHECK_EQUAL(object.code, at.code + 0x1000);
    CHECK_EQUAL(object.relocations[0].target, object.code + 4);
    CHECK_EQUAL(object.relocations[1].target, object.writable + 8);
    CHECK_EQUAL(object.notes.kernels[0].entry, object.code);
    code_object_free(&object);
}

/* An object with variables only, and one with nothing. */
static void test_takes_objects_without_kernels(void)
{
    struct maker note = {.size = 0};
    struct code_object object;

    maker_map(&note, 1);
    maker_string(&note, "amdhsa.kernels");
    maker_array(&note, 0);
    for (uint32_t i = 0; i < 2; i++) {
        maker_object(&made, &at, &note, NULL);
        if (i)
            maker_put(&made, 60, 2, 0);
        CHECK(code_object_read(&object, (struct code_bytes){made.bytes, made.size}, &error));
        CHECK_EQUAL(object.notes.kernel_count, 0);
        CHECK_EQUAL(code_object_symbol(&object, (struct code_text){"v", 1}) != NULL, i == 0);
        CHECK_EQUAL(object.function_count, i == 0);
        code_object_free(&object);
    }
}

/* Descriptor and note may differ in the bytes of arguments; of functions at one place the largest one counts. */
static void test_takes_the_larger(void)
{
    struct code_object object;

    maker_object(&made, &at, NULL, NULL);
    maker_put(&made, at.descriptor + 8, 4, 64);
    maker_put(&made, MAKER_SYMBOL(&at, 1) + 16, 8, 8);
    maker_put(&made, MAKER_SYMBOL(&at, 3) + 4, 1, 0x12);
    maker_put(&made, MAKER_SYMBOL(&at, 3) + 8, 8, at.code + 0x1000);
    CHECK(code_object_read(&object, (struct code_bytes){made.bytes, made.size}, &error));
    CHECK_EQUAL(object.notes.kernels[0].kernel.kernarg_size, 64);
    CHECK_EQUAL(object.function_count, 1);
    CHECK_EQUAL(object.functions[0].size, 16);
    CHECK(code_text_is(object.functions[0].name, "v"));
    code_object_free(&object);
}

/* ---- damage ---- */

static void test_refuses_cut_files(void)
{
    maker_object(&made, &at, NULL, NULL);
    for (size_t size = 0; size < made.size; size++)
        CHECK(!reads(made.bytes, size) && message[0]);
}

/* With the tables of segments and sections at the front every other part can be cut off as well. */
static void test_survives_cut_parts(void)
{
    static struct maker moved;
    size_t tables = MAKER_SEGMENT(4), sections;

    maker_object(&made, &at, NULL, NULL);
    sections = made.size - at.sections;
    for (size_t size = tables; size < at.sections; size++) {
        moved = made;
        memcpy(moved.bytes + size, made.bytes + at.sections, sections);
        maker_put(&moved, 40, 8, size);
        reads(moved.bytes, size + sections);
    }
    CHECK(reads(made.bytes, made.size));
}

static struct test_parameter flip = TEST_VALUES("flip", 0x01, 0x80, 0xff);

static void test_survives_flips(void)
{
    maker_object(&made, &at, NULL, NULL);
    for (size_t i = 0; i < made.size; i++) {
        made.bytes[i] ^= (uint8_t)flip.value;
        if (!reads(made.bytes, made.size))
            CHECK(message[0]);
        made.bytes[i] ^= (uint8_t)flip.value;
    }
    CHECK(reads(made.bytes, made.size));
}

/* A number put over what is at an offset in the object, from one of its parts on. */
enum part {
    FILE_START,
    NOTE,
    SYMBOLS,
    DESCRIPTOR,
    CODE,
    RELOCATIONS,
    SECTIONS,
    SEGMENT_0,
    SEGMENT_1,
    SEGMENT_2,
    SEGMENT_3
};

static size_t part_start(enum part part)
{
    const size_t starts[] = {
        0,           at.note,          at.symbols,       at.descriptor,    at.code,         at.relocations,
        at.sections, MAKER_SEGMENT(0), MAKER_SEGMENT(1), MAKER_SEGMENT(2), MAKER_SEGMENT(3)};

    return starts[part];
}

static const struct damage {
    enum part part;
    int32_t offset;
    uint32_t bytes;
    uint64_t value;
    const char *text;
} damages[] = {
    {FILE_START, 0, 1, 0, "no ELF file"},
    {FILE_START, 4, 1, 1, "64-bit little-endian"},
    {FILE_START, 5, 1, 2, "64-bit little-endian"},
    {FILE_START, 7, 1, 0, "OS ABI 0; HSA, which is 64"},
    {FILE_START, 8, 1, 0, "code object version 2; compile with -mcode-object-version=4"},
    {FILE_START, 8, 1, 4, "code object version 6"},
    {FILE_START, 16, 2, 1, "not linked; link it with: ld.lld -shared"},
    {FILE_START, 16, 2, 2, "ELF type 2"},
    {FILE_START, 18, 2, 62, "machine 62; AMDGPU"},
    {FILE_START, 48, 4, 0x2c, "code for gfx900; compile with --offload-arch=gfx803 or -mcpu=gfx803"},
    {FILE_START, 48, 4, 0xff, "code for GPU number 0xff"},
    {FILE_START, 48, 4, 0x27, "code for GPU number 0x27"},
    {FILE_START, 54, 2, 57, "segment headers of 57 bytes"},
    {FILE_START, 58, 2, 63, "section headers of 63 bytes"},
    {FILE_START, 32, 8, HUGE_NUMBER, "4 segment headers, which the file ends before"},
    {FILE_START, 40, 8, HUGE_NUMBER - 63, "7 section headers, which the file ends before"},
    {FILE_START, 56, 2, 0, "no segments to be loaded"},
    {SEGMENT_0, 8, 8, HUGE_NUMBER, "segment 0 is not in the file"},
    {SEGMENT_0, 32, 8, HUGE_NUMBER, "segment 0 is not in the file"},
    {SEGMENT_0, 40, 8, 1, "segment 0 is not in the file"},
    {SEGMENT_0, 40, 8, HUGE_NUMBER, "an image of more than"},
    {SEGMENT_0, 16, 8, HUGE_NUMBER, "segment 0 is not in the file"},
    {SEGMENT_0, 16, 8, 0x100000, "segment 1 lies in the one before"},
    {SEGMENT_0, 4, 4, 7, "a segment with code that may be written"},
    {SEGMENT_0, 4, 4, 6, "a read-only segment behind a writable one"},
    {SEGMENT_0, 4, 4, 5, "a second segment with code"},
    {SEGMENT_1, 16, 8, 0x1ffd, "code at an address that is no multiple of 4"},
    {SEGMENT_2, 16, 8, 0x20000000, "an image of more than"},
    {SEGMENT_3, 0, 4, 0, "no note that describes kernels"},
    {SEGMENT_3, 8, 8, HUGE_NUMBER, "segment 3 is not in the file"},
    {SEGMENT_3, 32, 8, 11, "no note that describes kernels"},
    {SEGMENT_3, 32, 8, 40, "which its segment ends before"},
    {NOTE, -20 + 4, 4, UINT32_MAX, "which its segment ends before"},
    {NOTE, -20 + 0, 4, UINT32_MAX, "which its segment ends before"},
    {NOTE, -20 + 8, 4, 31, "no note that describes kernels"},
    {NOTE, -8, 1, 'B', "no note that describes kernels"},
    {NOTE, 0, 1, 0x01, "metadata: a map was expected"},
    {SECTIONS, 64 + 24, 8, HUGE_NUMBER, "which the file ends before"},
    {SECTIONS, 64 + 32, 8, HUGE_NUMBER, "section '.hip_fatbin' of"},
    {SECTIONS, 64 + 40, 4, 7, "symbols whose names are in section 7 of 7"},
    {SECTIONS, 3 * 64 + 32, 8, HUGE_NUMBER, "which the file ends before"},
    {SECTIONS, 2 * 64 + 32, 8, HUGE_NUMBER, "which the file ends before"},
    {SECTIONS, 64 + 4, 4, 0, "no symbol of its descriptor"},
    {SYMBOLS, 2 * 24 + 16, 8, 63, "no symbol of its descriptor"},
    {SYMBOLS, 2 * 24 + 8, 8, HUGE_NUMBER, "no symbol of its descriptor"},
    {SYMBOLS, 2 * 24, 4, UINT32_MAX, "no symbol of its descriptor"},
    {SYMBOLS, 24 + 8, 8, 2 + 0x1000, NULL}, /* a function outside the code is left out */
    {SYMBOLS, 3 * 24 + 4, 1, 0x12, NULL},
    {DESCRIPTOR, 16, 8, 0, "kernel 'k' begins outside the code"},
    {DESCRIPTOR, 16, 8, HUGE_NUMBER, "kernel 'k' begins outside the code"},
    {DESCRIPTOR, 16, 8, 0x1042, "kernel 'k' begins outside the code"},
    {DESCRIPTOR, 16, 8, 0x1044, "function 'k' lies across others"},
    {RELOCATIONS, 8, 4, 1, "a relocation of kind 1; kinds 3 and 13"},
    {RELOCATIONS, 0, 8, HUGE_NUMBER, "a relocation outside the data"},
    {RELOCATIONS, 12, 4, 6, "a relocation to nowhere"},
    {RELOCATIONS, 12, 4, 0, "a relocation to nowhere"},
    {RELOCATIONS, 16, 8, HUGE_NUMBER / 2, "a relocation to nowhere"},
    {RELOCATIONS, 24 + 16, 8, HUGE_NUMBER, "a relocation to nowhere"},
};

static void test_refuses_damage(void)
{
    for (size_t i = 0; i < COUNT(damages); i++) {
        const struct damage *damage = &damages[i];

        maker_object(&made, &at, NULL, NULL);
        maker_put(&made, part_start(damage->part) + (size_t)damage->offset, damage->bytes, damage->value);
        if (damage->text)
            CHECK(refused(damage->text));
        else
            CHECK(reads(made.bytes, made.size));
    }
}

/* Relocations may not change the code, which has been decoded by then. */
static void test_refuses_relocated_code(void)
{
    maker_object(&made, &at, NULL, NULL);
    maker_put(&made, at.relocations, 8, at.code + 0x1000 - 4);
    CHECK(refused("a relocation outside the data"));
    maker_put(&made, at.relocations, 8, at.code + 0x1000 + MAKER_CODE_BYTES - 1);
    CHECK(refused("a relocation outside the data"));
    maker_put(&made, at.relocations, 8, at.code + 0x1000 - 8);
    CHECK(reads(made.bytes, made.size));
}

/* Tables of relocations in the same bytes are more than the file has room for. */
static void test_bounds_relocations(void)
{
    static struct maker sections;
    size_t relocations;

    maker_object(&made, &at, NULL, NULL);
    relocations = made.size;
    for (uint32_t i = 0; i < 8; i++) {
        maker_number(&made, 8, at.data + 0x2000);
        maker_number(&made, 8, 13);
        maker_number(&made, 8, at.data);
    }
    sections = made;
    maker_put(&sections, 40, 8, sections.size);
    for (uint32_t i = 0; i < 7 * 64; i++)
        maker_number(&sections, 1, made.bytes[at.sections + i]);
    for (uint32_t i = 0; i < 20; i++) {
        maker_number(&sections, 8, 4ull << 32);
        maker_number(&sections, 8, 2);
        maker_number(&sections, 8, 0);
        maker_number(&sections, 8, relocations);
        maker_number(&sections, 8, 8 * 24);
        for (uint32_t j = 0; j < 24; j++)
            maker_number(&sections, 1, 0);
    }
    made = sections;
    maker_put(&made, 60, 2, 7 + 2);
    CHECK(reads(made.bytes, made.size));
    maker_put(&made, 60, 2, 7 + 20);
    CHECK(refused("relocations that lie in others"));
}

static void test_gives_functions_their_sizes(void)
{
    struct code_object object;

    maker_object(&made, &at, NULL, NULL);
    maker_put(&made, MAKER_SYMBOL(&at, 1) + 16, 8, 0);
    maker_put(&made, MAKER_SYMBOL(&at, 3) + 4, 1, 0x12);
    maker_put(&made, MAKER_SYMBOL(&at, 3) + 8, 8, at.code + 0x1000 + 8);
    maker_put(&made, MAKER_SYMBOL(&at, 3) + 16, 8, 6);
    CHECK(code_object_read(&object, (struct code_bytes){made.bytes, made.size}, &error));
    CHECK_EQUAL(object.function_count, 2);
    CHECK_EQUAL(object.functions[0].size, 8);
    CHECK_EQUAL(object.functions[1].place, object.code + 8);
    CHECK_EQUAL(object.functions[1].size, 4);
    CHECK(code_text_is(object.functions[1].name, "v"));
    code_object_free(&object);
}

/* ---- notes ---- */

/* A map with the list of one kernel, a map of the number of pairs that follow. */
static void note_start(struct maker *note, uint32_t pairs)
{
    *note = (struct maker){.size = 0};
    maker_map(note, 1);
    maker_string(note, "amdhsa.kernels");
    maker_array(note, 1);
    maker_map(note, pairs);
}

static bool note_refused(const struct maker *note, const char *text)
{
    struct code_bytes map = {note->bytes, note->size};
    struct code_notes notes;
    bool good = code_read_notes(map, 0, &notes, &error);
    bool told = strstr(message, text) != NULL;

    code_notes_free(&notes);
    if (good || !told)
        fprintf(stderr, "expected \"%s\", found \"%s\"\n", text, good ? "no error" : message);
    return !good && told;
}

/* A pair of the kernel: a number, or a text where value is not NULL. */
static const struct wrong_pair {
    const char *key;
    const char *value;
    uint64_t number;
    const char *text;
} wrong_pairs[] = {
    {".name", NULL, 1, "a text was expected"},
    {".symbol", NULL, 1, "a text was expected"},
    {".vgpr_count", "many", 0, "a number of 32 bits was expected"},
    {".sgpr_count", NULL, (uint64_t)UINT32_MAX + 1, "a number of 32 bits was expected"},
    {".kernarg_segment_size", NULL, 65537, "more than 65536 bytes of arguments"},
    {".args", "none", 0, "one list of at most 4096 arguments"},
    {".reqd_workgroup_size", NULL, 3, "three sizes of a work-group"},
    {".name", "k", 0, "a kernel without .name or .symbol"},
    {".symbol", "k.kd", 0, "a kernel without .name or .symbol"},
    {".other", "x", 0, "a kernel without .name or .symbol"},
};

static void test_refuses_wrong_notes(void)
{
    struct maker note;

    for (size_t i = 0; i < COUNT(wrong_pairs); i++) {
        note_start(&note, 1);
        if (wrong_pairs[i].value)
            maker_words(&note, wrong_pairs[i].key, wrong_pairs[i].value);
        else
            maker_pair(&note, wrong_pairs[i].key, wrong_pairs[i].number);
        CHECK(note_refused(&note, wrong_pairs[i].text));
    }
}

static const struct wrong_file {
    uint8_t bytes[24];
    uint32_t size;
    const char *text;
} wrong_files[] = {
    {{0x81, 0x01}, 2, "a text was expected as the key"},
    {{0x81}, 1, "the note ends in a value"},
    {{0x81, 0xa1, 'x'}, 3, "the note ends in a value"},
    {{0x81, 0xa1, 'x', 0x92, 0x01}, 5, "the note ends in a list"},
    {{0x81, 0xae, 'a', 'm', 'd', 'h', 's', 'a', '.', 'k', 'e', 'r', 'n', 'e', 'l', 's', 0x01}, 17, "a list of kernels"},
    {{0x81, 0xae, 'a', 'm', 'd', 'h', 's', 'a', '.', 'k', 'e', 'r', 'n', 'e', 'l', 's', 0x91, 0x01}, 18, "a map was"},
    {{0x81, 0xad, 'a', 'm', 'd', 'h', 's', 'a', '.', 'p', 'r', 'i', 'n', 't', 'f', 0x01}, 16, "a list of formats"},
    {{0x81, 0xad, 'a', 'm', 'd', 'h', 's', 'a', '.', 'p', 'r', 'i', 'n', 't', 'f', 0x91, 0x01}, 17, "each a text"},
    {{0x81, 0xad, 'a', 'm', 'd', 'h', 's', 'a', '.', 'p', 'r', 'i', 'n', 't', 'f', 0x91}, 16, "ends in a value"},
    {{0x81, 0xae, 'a', 'm', 'd', 'h', 's', 'a', '.', 'v', 'e', 'r', 's', 'i', 'o', 'n', 0x91, 0x01}, 18, "two numbers"},
    {{0x81, 0xae, 'a', 'm', 'd', 'h', 's', 'a', '.', 'v', 'e', 'r', 's', 'i', 'o', 'n', 0x92, 0x01, 0xff},
     19,
     "32 bits"},
};

static void test_refuses_wrong_maps(void)
{
    for (size_t i = 0; i < COUNT(wrong_files); i++) {
        struct maker note = {.size = wrong_files[i].size};

        memcpy(note.bytes, wrong_files[i].bytes, wrong_files[i].size);
        CHECK(note_refused(&note, wrong_files[i].text));
    }
}

static void add_argument(struct maker *note, const char *kind, uint64_t offset, uint64_t size)
{
    note_start(note, 4);
    maker_words(note, ".name", "k");
    maker_words(note, ".symbol", "k.kd");
    maker_string(note, ".args");
    maker_array(note, 1);
    maker_map(note, 3);
    maker_words(note, ".value_kind", kind);
    maker_pair(note, ".offset", offset);
    maker_pair(note, ".size", size);
    maker_pair(note, ".kernarg_segment_size", 12);
}

static void test_checks_arguments(void)
{
    struct code_notes notes;
    struct maker note;

    add_argument(&note, "by_value", 65537, 0);
    CHECK(note_refused(&note, "an argument beyond 65536 bytes"));
    add_argument(&note, "by_value", 65536, 1);
    CHECK(note_refused(&note, "an argument beyond 65536 bytes"));
    add_argument(&note, "global_buffer", 0, 4);
    CHECK(note_refused(&note, "a pointer of another size"));
    add_argument(&note, "dynamic_shared_pointer", 0, 8);
    CHECK(note_refused(&note, "a pointer of another size"));
    add_argument(&note, "image", 8, 8);
    CHECK(code_read_notes((struct code_bytes){note.bytes, note.size}, 0, &notes, &error));
    CHECK(code_text_is(notes.kernels[0].refused_kind, "image"));
    CHECK_EQUAL(notes.kernels[0].kernel.kernarg_size, 16);
    code_notes_free(&notes);
}

static struct test_parameter read_only = TEST_RANGE("by access", 0, 2);

/* Names of any length stay whole; what only reports show is cut off. */
static void test_keeps_long_names(void)
{
    char name[201], argument[101];
    struct code_notes notes;
    struct maker note;

    memset(name, 'n', 200);
    memset(argument, 'a', 100);
    name[200] = argument[100] = '\0';
    note_start(&note, 6);
    maker_words(&note, ".name", "first");
    maker_words(&note, ".name", name);
    maker_words(&note, ".symbol", name);
    maker_string(&note, ".reqd_workgroup_size");
    maker_array(&note, 3);
    for (uint32_t i = 0; i < 3; i++)
        maker_integer(&note, 2 + i);
    maker_string(&note, ".args");
    maker_array(&note, 1);
    maker_map(&note, 6);
    maker_words(&note, ".name", argument);
    maker_words(&note, ".type_name", "int*");
    maker_words(&note, ".value_kind", "hidden_hostcall_buffer");
    maker_words(&note, read_only.value ? ".access" : ".other", "read_only");
    maker_words(&note, ".address_space", "global");
    maker_string(&note, ".is_const");
    maker_number(&note, 1, read_only.value ? 0xc2 : 0xc3);
    maker_pair(&note, ".kernarg_segment_size", 8);
    CHECK(code_read_notes((struct code_bytes){note.bytes, note.size}, 0, &notes, &error));
    CHECK(strcmp(notes.kernels[0].kernel.name, name) == 0);
    CHECK_EQUAL(notes.kernels[0].kernel.required_group_size[2], 4);
    CHECK_EQUAL(strlen(notes.kernels[0].kernel.arguments[0].name), 63);
    CHECK(strcmp(notes.kernels[0].kernel.arguments[0].type_name, "int*") == 0);
    CHECK_EQUAL(notes.kernels[0].kernel.arguments[0].kind, ISA_ARGUMENT_HIDDEN_OTHER);
    CHECK(notes.kernels[0].kernel.arguments[0].is_const);
    CHECK_EQUAL(notes.kernels[0].kernel.declared_count, 0);
    code_notes_free(&notes);
}

/* ---- MessagePack ---- */

static const struct packed {
    uint8_t bytes[12];
    uint32_t size;
    enum msgpack_kind kind;
    uint64_t number; /* of a text its length */
} packed[] = {
    {{0x7f}, 1, MSGPACK_NUMBER, 127},
    {{0x82, 1, 2, 3, 4}, 5, MSGPACK_MAP, 2},
    {{0x91, 0x91, 1}, 3, MSGPACK_ARRAY, 1},
    {{0xa2, 'a', 'b'}, 3, MSGPACK_TEXT, 2},
    {{0xc0}, 1, MSGPACK_OTHER, 0},
    {{0xc2}, 1, MSGPACK_BOOLEAN, 0},
    {{0xc3}, 1, MSGPACK_BOOLEAN, 1},
    {{0xc4, 2, 0, 0}, 4, MSGPACK_OTHER, 0},
    {{0xc5, 0, 1, 0}, 4, MSGPACK_OTHER, 0},
    {{0xc6, 0, 0, 0, 1, 0}, 6, MSGPACK_OTHER, 0},
    {{0xc7, 1, 0, 0}, 4, MSGPACK_OTHER, 0},
    {{0xc8, 0, 1, 0, 0}, 5, MSGPACK_OTHER, 0},
    {{0xca, 0, 0, 0, 0}, 5, MSGPACK_OTHER, 0},
    {{0xcb, 0, 0, 0, 0, 0, 0, 0, 0}, 9, MSGPACK_OTHER, 0},
    {{0xcc, 200}, 2, MSGPACK_NUMBER, 200},
    {{0xcd, 1, 2}, 3, MSGPACK_NUMBER, 0x102},
    {{0xce, 1, 2, 3, 4}, 5, MSGPACK_NUMBER, 0x1020304},
    {{0xcf, 1, 2, 3, 4, 5, 6, 7, 8}, 9, MSGPACK_NUMBER, 0x102030405060708},
    {{0xd0, 0x7f}, 2, MSGPACK_NUMBER, 127},
    {{0xd0, 0x80}, 2, MSGPACK_OTHER, 0x80},
    {{0xd3, 0x80, 0, 0, 0, 0, 0, 0, 0}, 9, MSGPACK_OTHER, 1ull << 63},
    {{0xd4, 0, 0}, 3, MSGPACK_OTHER, 0},
    {{0xd6, 0, 0, 0, 0, 0}, 6, MSGPACK_OTHER, 0},
    {{0xd9, 1, 'a'}, 3, MSGPACK_TEXT, 1},
    {{0xda, 0, 1, 'a'}, 4, MSGPACK_TEXT, 1},
    {{0xdb, 0, 0, 0, 1, 'a'}, 6, MSGPACK_TEXT, 1},
    {{0xdc, 0, 1, 5}, 4, MSGPACK_ARRAY, 1},
    {{0xdd, 0, 0, 0, 1, 5}, 6, MSGPACK_ARRAY, 1},
    {{0xde, 0, 1, 5, 6}, 5, MSGPACK_MAP, 1},
    {{0xdf, 0, 0, 0, 1, 5, 6}, 7, MSGPACK_MAP, 1},
    {{0xe0}, 1, MSGPACK_OTHER, 0},
    {{0xff}, 1, MSGPACK_OTHER, 0},
};

static void test_reads_packed_values(void)
{
    for (size_t i = 0; i < COUNT(packed); i++) {
        for (uint32_t size = 0; size <= packed[i].size; size++) {
            struct msgpack reader = {{packed[i].bytes, size}, 0};
            struct msgpack_value value;
            bool good = msgpack_next(&reader, &value) && msgpack_pass(&reader, &value);

            CHECK_EQUAL(good, size == packed[i].size);
            if (!good)
                continue;
            CHECK_EQUAL(reader.at, size);
            CHECK_EQUAL(value.kind, packed[i].kind);
            CHECK_EQUAL(value.kind == MSGPACK_TEXT ? value.text.length : value.number, packed[i].number);
        }
    }
    CHECK(!msgpack_next(&(struct msgpack){{(const uint8_t *)"\xc1", 1}, 0}, &(struct msgpack_value){0}));
}

/* ---- bundles ---- */

static void bundle_start(struct maker *maker, uint64_t count)
{
    maker_text(maker, "__CLANG_OFFLOAD_BUNDLE__");
    maker_number(maker, 8, count);
}

static void bundle_entry(struct maker *maker, uint64_t offset, uint64_t size, const char *name)
{
    maker_number(maker, 8, offset);
    maker_number(maker, 8, size);
    maker_number(maker, 8, strlen(name));
    maker_text(maker, name);
}

/* How many objects for gfx803 there are; UINT32_MAX: an error. */
static uint32_t found_in(const struct maker *maker)
{
    uint8_t *copy = malloc(maker->size + 1);
    struct code_found found;
    uint32_t count;

    memcpy(copy, maker->bytes, maker->size);
    message[0] = '\0';
    count = code_find((struct code_bytes){copy, maker->size}, &found, &error) ? found.count : UINT32_MAX;
    code_found_free(&found);
    free(copy);
    return count;
}

static bool none_found(const struct maker *maker, const char *text)
{
    bool none = found_in(maker) == UINT32_MAX && strstr(message, text);

    if (!none)
        fprintf(stderr, "expected \"%s\", found \"%s\"\n", text, message);
    return none;
}

/* Two bundles, the second behind some padding. */
static void two_bundles(struct maker *maker)
{
    bundle_start(maker, 3);
    bundle_entry(maker, 0, 0, "host-x86_64-unknown-linux--");
    bundle_entry(maker, 200, 4, "hipv4-amdgcn-amd-amdhsa--gfx906:sramecc+:xnack-");
    bundle_entry(maker, 212, 28, "hipv4-amdgcn-amd-amdhsa--gfx803");
    maker_align(maker, 4);
    maker_text(maker, "12__CLANG_OFFLOAD_BUNDLE____"); /* what is in an object counts for nothing */
    bundle_start(maker, 1);
    bundle_entry(maker, 0, 2, "hip-amdgcn-amd-amdhsa-gfx803");
}

static void test_finds_bundled_objects(void)
{
    static struct maker maker;
    struct code_found found;

    maker.size = 0;
    two_bundles(&maker);
    CHECK_EQUAL(found_in(&maker), 2);
    CHECK(code_find((struct code_bytes){maker.bytes, maker.size}, &found, &error));
    CHECK(found.objects[0].at == maker.bytes + 212 && found.objects[0].size == 28);
    CHECK(found.objects[1].at == maker.bytes + 240 && found.objects[1].size == 2);
    code_found_free(&found);
    CHECK(code_is_object((struct code_bytes){maker.bytes, maker.size}));
    CHECK(code_is_object((struct code_bytes){(const uint8_t *)"CCOB", 4}));
    CHECK(code_is_object((struct code_bytes){(const uint8_t *)"\177ELF", 4}));
    CHECK(!code_is_object((struct code_bytes){(const uint8_t *)"\177EL", 3}));
    CHECK(!code_is_object((struct code_bytes){(const uint8_t *)"__CLANG_OFFLOAD_BUNDLE_", 23}));
}

static void test_survives_damaged_bundles(void)
{
    static struct maker maker, part;

    maker.size = 0;
    two_bundles(&maker);
    for (size_t i = 0; i < maker.size; i++) {
        part = maker;
        part.size = i;
        found_in(&part);
        part = maker;
        part.bytes[i] ^= 0xff;
        found_in(&part);
    }
    CHECK_EQUAL(found_in(&maker), 2);
}

static void test_tells_what_bundles_lack(void)
{
    static struct maker maker;

    maker.size = 0;
    maker_text(&maker, "CCOB");
    CHECK(none_found(&maker, "a compressed bundle"));
    maker.size = 0;
    maker_text(&maker, "text");
    CHECK(none_found(&maker, "a bundle of clang's offloading was expected"));
    maker.size = 0;
    bundle_start(&maker, 0);
    CHECK(none_found(&maker, "no code object of a GPU; compile with --offload-arch=gfx803"));
    maker.size = 0;
    bundle_start(&maker, 3);
    bundle_entry(&maker, 0, 0, "hipv4-amdgcn-amd-amdhsa--gfx900");
    bundle_entry(&maker, 0, 0, "hipv4-amdgcn-amd-amdhsa--gfx90a:xnack+");
    bundle_entry(&maker, 0, 0, "hipv4-amdgcn-amd-amdhsa--gfx900");
    CHECK(none_found(&maker, "code for gfx900, gfx90a only; compile with --offload-arch=gfx803"));
    maker_put(&maker, 24, 8, 4);
    CHECK(none_found(&maker, "the file ends in the table of a bundle"));
    maker_put(&maker, 32 + 16, 8, UINT64_MAX);
    CHECK(none_found(&maker, "the file ends in the name of a bundle's entry"));
    maker_put(&maker, 32 + 16, 8, 31);
    maker_put(&maker, 32, 8, UINT64_MAX);
    maker_put(&maker, 40, 8, 2);
    CHECK(none_found(&maker, "a bundle's object of 2 bytes"));
    maker.size = 0;
    maker_text(&maker, "__CLANG_OFFLOAD_BUNDLE__1234567");
    CHECK(none_found(&maker, "the file ends in the head of a bundle"));
}

/* The made object as a program of the host, with bundles appended as its .hip_fatbin. */
static void test_looks_into_host_programs(void)
{
    static struct maker bundles;
    size_t section;

    maker_object(&made, &at, NULL, NULL);
    CHECK_EQUAL(found_in(&made), 1);
    section = MAKER_SECTION(&at, 1);
    bundles.size = 0;
    two_bundles(&bundles);
    maker_put(&made, 18, 2, 62);
    maker_put(&made, section + 24, 8, made.size);
    maker_put(&made, section + 32, 8, bundles.size);
    CHECK(none_found(&made, "which the file ends before"));
    for (size_t i = 0; i < bundles.size; i++)
        maker_number(&made, 1, bundles.bytes[i]);
    CHECK_EQUAL(found_in(&made), 2);
    maker_put(&made, section + 32, 8, 240);
    CHECK_EQUAL(found_in(&made), 1);
    maker_put(&made, section + 32, 8, 0);
    CHECK(none_found(&made, "no section .hip_fatbin"));
    maker_put(&made, section + 32, 8, 8);
    CHECK(none_found(&made, "a bundle of clang's offloading was expected"));
    maker_put(&made, 62, 2, 99);
    CHECK(none_found(&made, "no section .hip_fatbin"));
    maker_put(&made, 62, 2, 4);
    maker_put(&made, MAKER_SECTION(&at, 4) + 24, 8, HUGE_NUMBER);
    CHECK(none_found(&made, "no section .hip_fatbin"));
    maker_put(&made, 4, 1, 1);
    CHECK(none_found(&made, "64-bit little-endian"));
}

static void test_names_kinds(void)
{
    enum isa_argument_kind kind;

    for (uint32_t i = 0; i <= ISA_ARGUMENT_HIDDEN_OTHER; i++) {
        const char *name = isa_argument_kind_name((enum isa_argument_kind)i);

        CHECK(isa_argument_kind(name, strlen(name), &kind));
        CHECK_EQUAL(kind, i);
    }
    CHECK(!isa_argument_kind("by_value", 7, &kind));
    CHECK(strcmp(code_gpu_name(CODE_GPU_GFX803), "gfx803") == 0);
}

TEST_MAIN()
{
    return test_run("code_object", (const struct test_case[]){TEST(test_reads_kernel),
                                                              TEST(test_keeps_distances),
                                                              TEST(test_finds_symbols),
                                                              TEST(test_takes_any_address),
                                                              TEST(test_takes_objects_without_kernels),
                                                              TEST(test_takes_the_larger),
                                                              TEST(test_refuses_cut_files),
                                                              TEST(test_survives_cut_parts),
                                                              TEST(test_survives_flips, &flip),
                                                              TEST(test_refuses_damage),
                                                              TEST(test_refuses_relocated_code),
                                                              TEST(test_bounds_relocations),
                                                              TEST(test_gives_functions_their_sizes),
                                                              TEST(test_refuses_wrong_notes),
                                                              TEST(test_refuses_wrong_maps),
                                                              TEST(test_checks_arguments),
                                                              TEST(test_keeps_long_names, &read_only),
                                                              TEST(test_reads_packed_values),
                                                              TEST(test_finds_bundled_objects),
                                                              TEST(test_survives_damaged_bundles),
                                                              TEST(test_tells_what_bundles_lack),
                                                              TEST(test_looks_into_host_programs),
                                                              TEST(test_names_kinds),
                                                              {0}});
}
