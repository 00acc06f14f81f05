/* test_code_program.c - code objects as programs: decoded, refused, found in files, and loaded with their distances kept. */
#define _POSIX_C_SOURCE 200809L

#include "code/program.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "code/file.h"
#include "gpu/loader.h"
#include "host/kernel_file.h"
#include "isa/opcodes.h"
#include "isa/place.h"
#include "object_maker.h"
#include "test.h"

#define COUNT(table)  (sizeof(table) / sizeof((table)[0]))
#define END_PROGRAM   0xbf810000u
#define S_NOP         0xbf800000u
#define RSRC2         52u /* in the descriptor */
#define TEXT_OF_VALUE "by_value"

static char message[512];
static const struct code_error error = {"t.co", message, sizeof message};
static struct maker made;
static struct maker_places at;

/* The program of the made object; NULL with a message. */
static struct isa_program *program_of_made(void)
{
    struct isa_program *program = NULL;
    struct code_object object;

    message[0] = '\0';
    if (code_object_read(&object, (struct code_bytes){made.bytes, made.size}, &error))
        program = code_program("t.co", &object, NULL, &error);
    code_object_free(&object);
    return program;
}

static void make(const struct maker *note, const uint32_t *code)
{
    maker_object(&made, &at, note, code);
}

static void test_makes_program(void)
{
    static const uint32_t code[] = {S_NOP, 0xbf820000, S_NOP, END_PROGRAM}; /* a branch to the next instruction */
    struct isa_program *program;

    make(NULL, code);
    program = program_of_made();
    CHECK(program && program->kernel_count == 1 && program->operation_count >= 4);
    CHECK(!program->kernels[0].refusal);
    CHECK(isa_program_kernel(program, "k") == program->kernels);
    CHECK_EQUAL(program->kernels[0].entry, 0);
    CHECK_EQUAL(program->operations[1].opcode, ISA_OP_s_branch);
    CHECK_EQUAL(program->operations[1].immediate, 2);
    CHECK_EQUAL(program->code_bytes, MAKER_CODE_BYTES);
    CHECK_EQUAL(program->code_start, at.code + 0x1000);
    CHECK_EQUAL(program->data_start, 0);
    CHECK_EQUAL(program->data_bytes, at.data + 0x2000 + 32);
    CHECK_EQUAL(program->writable_start, at.data + 0x2000);
    CHECK_EQUAL(program->label_count, 1);
    CHECK(strcmp(program->labels[0].name, "k") == 0);
    CHECK_EQUAL(program->symbol_count, 1);
    CHECK(strcmp(program->symbols[0].name, "v") == 0);
    CHECK_EQUAL(program->symbols[0].offset, at.data + 0x2000);
    isa_program_free(program);
}

/* A kernel without a symbol of its function, and a second variable that lies in the first. */
static void test_does_without_function_symbols(void)
{
    struct isa_program *program;

    make(NULL, NULL);
    maker_put(&made, MAKER_SYMBOL(&at, 1) + 4, 1, 0x11);
    maker_put(&made, MAKER_SYMBOL(&at, 1) + 8, 8, at.data + 0x2004);
    maker_put(&made, MAKER_SYMBOL(&at, 1) + 16, 8, 4);
    maker_put(&made, MAKER_RELOCATION(&at, 0) + 8, 4, 13);
    maker_put(&made, MAKER_RELOCATION(&at, 0) + 16, 8, at.code + 0x1000);
    program = program_of_made();
    CHECK(program && !program->kernels[0].refusal);
    CHECK_EQUAL(program->label_count, 0);
    CHECK_EQUAL(program->symbol_count, 1);
    isa_program_free(program);
}

/* A kernel is refused for its own code only; here another function lies before it. */
static void test_looks_at_own_code(void)
{
    static const uint32_t code[] = {0, 0x7e0a0280, S_NOP, END_PROGRAM};
    struct isa_program *program;

    make(NULL, code);
    maker_put(&made, MAKER_SYMBOL(&at, 1) + 16, 8, 8);
    maker_put(&made, at.descriptor + 16, 8, at.code + 0x1000 + 8 - at.descriptor);
    program = program_of_made();
    CHECK(program && !program->kernels[0].refusal);
    CHECK_EQUAL(program->operations[program->kernels[0].entry].offset, 8);
    isa_program_free(program);
}

/* ---- refusals ---- */

static const struct refused_code {
    uint32_t code[MAKER_CODE_BYTES / 4];
    const char *text;
} refused_codes[] = {
    {{S_NOP, 0, END_PROGRAM, END_PROGRAM}, "t.co: at 0x4 of the code: "},
    {{0x7e0a0280, END_PROGRAM, END_PROGRAM, END_PROGRAM}, "at 0x0 of the code: v5 is beyond the 4 registers allocated"},
    {{S_NOP, 0xbe940080, END_PROGRAM, END_PROGRAM}, "at 0x4 of the code: s20 is beyond the 16 registers allocated"},
    {{0xbe8f0080, 0x7e060280, END_PROGRAM, END_PROGRAM}, NULL},
};

static void check_refusal(const char *text)
{
    struct isa_program *program = program_of_made();

    CHECK(program != NULL);
    if (text)
        CHECK(program->kernels[0].refusal && strstr(program->kernels[0].refusal, text));
    else
        CHECK(!program->kernels[0].refusal);
    isa_program_free(program);
}

static void test_refuses_code(void)
{
    for (size_t i = 0; i < COUNT(refused_codes); i++) {
        make(NULL, refused_codes[i].code);
        check_refusal(refused_codes[i].text);
    }
}

/* Where a text is in the note of the made object. */
static size_t find_text(const char *text)
{
    for (size_t i = at.note; i + strlen(text) < at.symbols; i++)
        if (memcmp(made.bytes + i, text, strlen(text)) == 0)
            return i;
    CHECK(false);
    return 0;
}

static void test_refuses_kernels(void)
{
    size_t place;

    make(NULL, NULL);
    place = find_text(TEXT_OF_VALUE "\xd9"); /* the last one is a kind, with a text behind it or the next key */
    maker_put(&made, place, 1, 'm');
    maker_put(&made, find_text(TEXT_OF_VALUE), 1, 'm');
    check_refusal("arguments of kind 'my_value' are not supported");
    make(NULL, NULL);
    maker_put(&made, find_text(".wavefront_size") + 15 + 8, 1, 32);
    check_refusal("waves of 32 lanes; 64 were expected");
    make(NULL, NULL);
    maker_put(&made, at.descriptor + RSRC2, 4, 17u << 1);
    check_refusal("17 user SGPRs; 16 is the most");
    maker_put(&made, at.descriptor + RSRC2, 4, 16u << 1);
    check_refusal(NULL);
}

/* A note of some kernels called k; format: of printf, for which there is an argument then, or NULL. */
static void note_of(struct maker *note, uint32_t kernels, const char *format)
{
    *note = (struct maker){.size = 0};
    maker_map(note, format ? 2 : 1);
    if (format) {
        maker_string(note, "amdhsa.printf");
        maker_array(note, 1);
        maker_string(note, format);
    }
    maker_string(note, "amdhsa.kernels");
    maker_array(note, kernels);
    for (uint32_t i = 0; i < kernels; i++) {
        maker_map(note, 3);
        maker_words(note, ".name", "k");
        maker_words(note, ".symbol", "k.kd");
        maker_string(note, ".args");
        maker_array(note, 1);
        maker_map(note, 2);
        maker_words(note, ".value_kind", format ? "hidden_printf_buffer" : "by_value");
        maker_pair(note, ".size", 8);
    }
}

static void test_refuses_whole_objects(void)
{
    struct maker note;

    make(NULL, NULL);
    maker_put(&made, MAKER_RELOCATION(&at, 0) + 12, 4, 4);
    CHECK(!program_of_made() && strstr(message, "nothing defines 'u'"));
    note_of(&note, 0, NULL);
    make(&note, NULL);
    CHECK(!program_of_made() && strstr(message, "no kernels"));
    note_of(&note, 2, NULL);
    make(&note, NULL);
    CHECK(!program_of_made() && strstr(message, "kernel 'k' is described a second time"));
}

/* The text of a format of printf in the note, and what is read of it; NULL: it is refused. */
static const struct format_case {
    const char *note;
    const char *text;
} format_cases[] = {
    {"1:0:text", "text"}, {"1:1:4:%d\\n", "%d\n"}, {"1:0:a\\72b\\c", "a:b\\c"},
    {"0:0:text", NULL},   {"1:2:4:text", NULL},    {"1:33:text", NULL},
    {"text", NULL},
};

static void test_reads_formats(void)
{
    for (size_t i = 0; i < COUNT(format_cases); i++) {
        struct isa_program *program;
        struct maker note;

        note_of(&note, 1, format_cases[i].note);
        make(&note, NULL);
        program = program_of_made();
        if (!format_cases[i].text) {
            CHECK(!program && strstr(message, "NUMBER:ARGUMENTS:SIZE:..:FORMAT was expected"));
            continue;
        }
        CHECK(program && program->format_count == 1);
        CHECK_EQUAL(program->formats[0].number, 1);
        CHECK_EQUAL(program->formats[0].bytes, 4 + 4 * program->formats[0].count);
        CHECK_EQUAL(program->formats[0].length, strlen(format_cases[i].text));
        CHECK(memcmp(program->formats[0].text, format_cases[i].text, program->formats[0].length) == 0);
        isa_program_free(program);
    }
}

/* ---- source lines ---- */

/* Appends a .debug_line of version 4 to the made object: all its code is line 5 of k.cl. */
static void add_lines(void)
{
    static const uint8_t head[] = {4, 1, 1, 251, 14, 13, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1, 0};
    static const struct maker empty;
    struct maker old = made, header = empty;
    size_t lines = made.size, names, sections;

    maker_number(&made, 4, 6 + sizeof head + 9 + 18);
    maker_number(&made, 2, 4);
    maker_number(&made, 4, sizeof head + 9);
    for (size_t i = 0; i < sizeof head; i++)
        maker_number(&made, 1, head[i]);
    maker_text(&made, "k.cl");
    maker_number(&made, 5, 0); /* its end, folder, time and length, and the end of the files */
    maker_number(&made, 3, 0x020900);
    maker_number(&made, 8, at.code + 0x1000);
    maker_number(&made, 1, 22);
    maker_number(&made, 2, 0x0402);
    maker_number(&made, 4, 0x00010100);
    names = made.size;
    maker_number(&made, 1, 0);
    maker_text(&made, ".hip_fatbin");
    maker_number(&made, 1, 0);
    maker_text(&made, ".debug_line");
    maker_number(&made, 1, 0);
    sections = made.size;
    for (size_t i = 0; i < 7 * 64u; i++)
        maker_number(&made, 1, old.bytes[at.sections + i]);
    maker_number(&header, 4, 13);
    maker_number(&header, 4, 1);
    header.size = 24;
    maker_number(&header, 8, lines);
    maker_number(&header, 8, names - lines);
    for (size_t i = 0; i < 64; i++)
        maker_number(&made, 1, header.bytes[i]);
    maker_put(&made, sections + 4 * 64u + 24, 8, names);
    maker_put(&made, sections + 4 * 64u + 32, 8, sections - names);
    maker_put(&made, 40, 8, sections);
    maker_put(&made, 60, 2, 8);
    at.sections = sections;
}

/* Whether the first operation is said to be line 5. */
static bool has_lines(void)
{
    struct isa_program *program = program_of_made();
    struct isa_place place;
    bool has;

    CHECK(program);
    if (!program)
        return false;
    place = isa_place_of(program, 0);
    has = place.file && strcmp(place.file, "k.cl") == 0 && place.line == 5;
    isa_program_free(program);
    return has;
}

static void test_takes_lines(void)
{
    struct isa_program *program;
    char text[ISA_PLACE_BYTES], expected[ISA_PLACE_BYTES];
    struct isa_place place;

    make(NULL, NULL);
    CHECK(!has_lines());
    add_lines();
    CHECK(has_lines());
    program = program_of_made();
    place = isa_place_of(program, 1);
    snprintf(expected, sizeof expected, "k.cl:5 (t.co:0x%zx)", at.code + 0x1004);
    CHECK(strcmp(isa_place_text(&place, text, sizeof text), expected) == 0);
    snprintf(expected, sizeof expected, "t.co:0x%zx", at.code + 0x1004);
    CHECK(strcmp(isa_line_text(program, program->operations[1].line, text, sizeof text), expected) == 0);
    isa_program_free(program);
}

/* Source lines are read when a place is asked for, once; what is kept for that is freed without it, too. */
static void test_reads_lines_when_asked(void)
{
    for (uint32_t asked = 0; asked < 2; asked++) {
        struct isa_program *program;

        make(NULL, NULL);
        add_lines();
        program = program_of_made();
        CHECK(program && program->source_reader);
        CHECK_EQUAL(program->source_line_count, 0);
        CHECK_EQUAL(program->source_file_count, 0);
        if (asked) {
            CHECK_EQUAL(isa_place_of(program, 0).line, 5);
            CHECK(!program->source_reader && program->source_line_count && program->source_file_count);
            isa_program_read_source(program);
            CHECK_EQUAL(isa_place_of(program, 1).line, 5);
        }
        isa_program_free(program);
    }
}

/* Debug sections that cannot be read are left out, and the kernel runs. */
static const struct lost_lines {
    uint32_t offset; /* in the header of the section */
    uint64_t value;
} lost_lines[] = {
    {0, 99},               /* its name */
    {4, 8},                /* it has no bits */
    {8, 0x800},            /* compressed */
    {24, UINT64_MAX},      /* outside the file */
    {32, UINT64_MAX},      /* larger than the file */
    {32, (64u << 20) + 1}, /* larger than what is read */
    {32, 9},               /* cut off */
};

static void test_leaves_out_lines(void)
{
    for (size_t i = 0; i < COUNT(lost_lines); i++) {
        make(NULL, NULL);
        add_lines();
        maker_put(&made, MAKER_SECTION(&at, 7) + lost_lines[i].offset, lost_lines[i].offset < 8 ? 4 : 8,
                  lost_lines[i].value);
        CHECK(!has_lines());
    }
}

/* Whatever is damaged in the file, nothing is read behind its end: the copy has its size. */
static void test_survives_damaged_lines(void)
{
    static const uint8_t changes[] = {0x01, 0x04, 0x80, 0xff};
    struct maker whole;

    make(NULL, NULL);
    add_lines();
    whole = made;
    for (size_t i = 0; i < whole.size; i++) {
        for (size_t j = 0; j < COUNT(changes); j++) {
            uint8_t *copy = malloc(whole.size);
            struct isa_program *program = NULL;
            struct code_object object;

            memcpy(copy, whole.bytes, whole.size);
            copy[i] ^= changes[j];
            if (code_object_read(&object, (struct code_bytes){copy, whole.size}, &error))
                program = code_program("t.co", &object, NULL, &error);
            for (uint32_t k = 0; program && k < program->operation_count; k++) {
                struct isa_place place = isa_place_of(program, k);

                CHECK(!place.file || place.line > 0);
            }
            isa_program_free(program);
            code_object_free(&object);
            free(copy);
        }
    }
}

/* ---- in memory ---- */

static void test_loads_image(void)
{
    struct gpu_loader loader = {.count = 0};
    struct cp_kernel_descriptor descriptor;
    struct isa_program *program;
    struct mem memory;
    uint64_t data, place, words[4];
    uint8_t code[MAKER_CODE_BYTES];

    make(NULL, NULL);
    program = program_of_made();
    CHECK(mem_init(&memory, 1u << 20));
    CHECK(program && gpu_loader_place(&loader, &memory, program));
    CHECK_EQUAL(isa_program_data(program) % 4096, 0);
    CHECK_EQUAL(program->base, isa_program_data(program) + at.code + 0x1000);
    mem_read(&memory, program->base, code, sizeof code);
    CHECK(memcmp(code, made.bytes + at.code, sizeof code) == 0);
    data = isa_program_data(program) + at.data + 0x2000;
    mem_read(&memory, data, words, sizeof words);
    CHECK_EQUAL(words[0], program->base + 4);
    CHECK_EQUAL(words[1], data + 8);
    CHECK_EQUAL(words[2], 0);
    CHECK(mem_permits(&memory, data, 32, MEM_RIGHTS_READ_WRITE));
    CHECK(!mem_permits(&memory, data - 1, 1, MEM_RIGHTS_WRITE));
    CHECK(mem_permits(&memory, isa_program_data(program), at.data + 0x2000 + 32, MEM_RIGHTS_READ));
    CHECK(!mem_permits(&memory, data + 32, 1, MEM_RIGHTS_READ));
    place = gpu_loader_descriptor(&loader, program, program->kernels);
    mem_read(&memory, place, &descriptor, sizeof descriptor);
    CHECK_EQUAL(place + (uint64_t)descriptor.kernel_code_entry_byte_offset, program->base);
    gpu_loader_remove(&loader, &memory, program);
    CHECK(!mem_permits(&memory, isa_program_data(program), 1, MEM_RIGHTS_READ));
    CHECK(!mem_permits(&memory, data + 31, 1, MEM_RIGHTS_READ));
    gpu_loader_free(&loader);
    isa_program_free(program);
    mem_free(&memory);
}

/* The image fits, and descriptors of many kernels behind it do not: then nothing stays allocated. */
static void test_loads_whole_or_not(void)
{
    struct gpu_loader loader = {.count = 0};
    struct isa_program *program;
    struct mem memory;

    make(NULL, NULL);
    program = program_of_made();
    CHECK(program && mem_init(&memory, 1u << 20));
    memory.next_free = (memory.size - program->data_bytes) / 4096 * 4096;
    program->kernel_count = 100;
    CHECK(!gpu_loader_place(&loader, &memory, program));
    CHECK_EQUAL(loader.count, 0);
    CHECK(mem_allocate(&memory, program->data_bytes, 4096, MEM_RIGHTS_READ));
    CHECK(!gpu_loader_place(&loader, &memory, program));
    program->kernel_count = 1;
    gpu_loader_free(&loader);
    isa_program_free(program);
    mem_free(&memory);
}

/* What a damaged object is read as can be loaded all the same. */
static struct test_parameter flip = TEST_VALUES("flip", 0x01, 0x08, 0xff);

static void load(struct mem *memory, struct isa_program *program)
{
    struct gpu_loader loader = {.count = 0};

    memory->next_free = 1u << 16;
    if (gpu_loader_place(&loader, memory, program))
        CHECK(mem_permits(memory, program->base, program->code_bytes, MEM_RIGHTS_READ));
    for (uint32_t i = 0; i < program->kernel_count; i++)
        CHECK(program->kernels[i].entry < program->operation_count);
    gpu_loader_free(&loader);
}

static void test_survives_flips(void)
{
    static const uint32_t code[] = {S_NOP, 0xbf820000, 0x7e060280, END_PROGRAM};
    struct mem memory;

    make(NULL, code);
    CHECK(mem_init(&memory, 1u << 20));
    for (size_t i = 0; i < made.size; i++) {
        struct isa_program *program;

        made.bytes[i] ^= (uint8_t)flip.value;
        program = program_of_made();
        CHECK(program || message[0]);
        if (program)
            load(&memory, program);
        isa_program_free(program);
        made.bytes[i] ^= (uint8_t)flip.value;
    }
    mem_free(&memory);
}

/* ---- files ---- */

static char path[64];

/* Writes the made object, some times over, to a file. */
static void write_file(uint32_t times)
{
    int descriptor;

    snprintf(path, sizeof path, "/tmp/onward_code_XXXXXX");
    descriptor = mkstemp(path);
    CHECK(descriptor >= 0);
    for (uint32_t i = 0; i < times; i++)
        CHECK_EQUAL(write(descriptor, made.bytes, made.size), (ssize_t)made.size);
    close(descriptor);
}

static bool file_fails(const char *name, const char *text)
{
    struct isa_program *program = code_program_file(name, "k", message, sizeof message);
    bool told = !program && strstr(message, text);

    isa_program_free(program);
    if (!told)
        fprintf(stderr, "expected \"%s\", found \"%s\"\n", text, message);
    return told;
}

static void test_reads_files(void)
{
    struct isa_program *program;
    char named[96];
    size_t length;

    make(NULL, NULL);
    write_file(1);
    CHECK(code_file_is(path, &length) && length == strlen(path));
    snprintf(named, sizeof named, "%s#gfx803", path);
    CHECK(code_file_is(named, &length) && length == strlen(path));
    program = code_program_file(named, "k", message, sizeof message);
    CHECK(program && strcmp(program->path, named) == 0);
    isa_program_free(program);
    program = host_kernel_file_load(NULL, "/tmp/x.sim", named, "k", message, sizeof message);
    CHECK(program && program->code_start);
    isa_program_free(program);
    snprintf(named, sizeof named, "%s#gfx900", path);
    CHECK(file_fails(named, "code for gfx900 is not read; #gfx803 was expected"));
    unlink(path);
    CHECK(!code_file_is(path, &length));
    CHECK(file_fails(path, "No such file"));
}

static void test_refuses_files(void)
{
    size_t length;

    make(NULL, NULL);
    write_file(0);
    CHECK(!code_file_is(path, &length));
    CHECK(file_fails(path, "no regular file with bytes in it"));
    unlink(path);
    made.size = 3;
    write_file(1);
    CHECK(file_fails(path, "a bundle of clang's offloading was expected"));
    unlink(path);
    CHECK(file_fails("/", ""));
}

/* Two bundles with an object each, which is none. */
static void test_tells_objects_of_a_file_apart(void)
{
    char text[CODE_FILE_PATH_BYTES];
    struct code_file file;

    made.size = 0;
    for (uint32_t i = 0; i < 2; i++) {
        maker_text(&made, "__CLANG_OFFLOAD_BUNDLE__");
        maker_number(&made, 8, 1);
        maker_number(&made, 8, 0x40);
        maker_number(&made, 8, 0x10);
        maker_number(&made, 8, 8);
        maker_text(&made, "x-gfx803");
        maker_align(&made, 0x50);
    }
    write_file(1);
    CHECK(code_file_open(&file, path, &error));
    CHECK_EQUAL(file.found.count, 2);
    CHECK(strstr(code_file_path(&file, "f", 1, text), "f, object at 0x90") == text);
    code_file_close(&file);
    snprintf(text, sizeof text, "%s, object at 0x40: at 0x0: ", path);
    CHECK(file_fails(path, text));
    unlink(path);
}

/* Writes a bundle of two objects to a file, with kernels of other names than k, of one letter. */
static void write_pair(char first, char second)
{
    const char names[] = {first, second};
    struct maker pair = {.size = 0};
    uint64_t size;

    make(NULL, NULL);
    size = made.size;
    maker_text(&pair, "__CLANG_OFFLOAD_BUNDLE__");
    maker_number(&pair, 8, 2);
    for (uint32_t i = 0; i < 2; i++) {
        maker_number(&pair, 8, 0x60 + i * size);
        maker_number(&pair, 8, size);
        maker_number(&pair, 8, 8);
        maker_text(&pair, "x-gfx803");
    }
    CHECK_EQUAL(pair.size, 0x60);
    for (uint32_t i = 0; i < 2; i++) {
        maker_put(&made, find_text(".name\xd9\x01k") + 7, 1, (uint8_t)names[i]);
        CHECK(pair.size + size <= sizeof pair.bytes);
        memcpy(pair.bytes + pair.size, made.bytes, size);
        pair.size += size;
        make(NULL, NULL);
    }
    made = pair;
    write_file(1);
}

/* A kernel is looked for in all objects of a file; of several of its name it is the first. */
static void test_looks_in_all_objects(void)
{
    static const struct {
        char first, second;
        uint32_t part; /* where k is */
    } cases[] = {{'k', 'k', 0}, {'k', 'm', 0}, {'m', 'k', 1}};

    for (size_t i = 0; i < COUNT(cases); i++) {
        struct isa_program *program;

        write_pair(cases[i].first, cases[i].second);
        program = code_program_file(path, "k", message, sizeof message);
        CHECK(program && program->part == cases[i].part && program->kernel_count == 1);
        CHECK(program && strcmp(program->kernels[0].name, "k") == 0);
        isa_program_free(program);
        unlink(path);
    }
    write_pair('m', 'm');
    CHECK(file_fails(path, "k means 0 kernels in 2 code objects for gfx803; onward asm --list tells them"));
    unlink(path);
}

TEST_MAIN()
{
    return test_run("code_program", (const struct test_case[]){TEST(test_makes_program),
                                                               TEST(test_does_without_function_symbols),
                                                               TEST(test_looks_at_own_code),
                                                               TEST(test_refuses_code),
                                                               TEST(test_refuses_kernels),
                                                               TEST(test_refuses_whole_objects),
                                                               TEST(test_reads_formats),
                                                               TEST(test_takes_lines),
                                                               TEST(test_reads_lines_when_asked),
                                                               TEST(test_leaves_out_lines),
                                                               TEST(test_survives_damaged_lines),
                                                               TEST(test_loads_image),
                                                               TEST(test_loads_whole_or_not),
                                                               TEST(test_survives_flips, &flip),
                                                               TEST(test_reads_files),
                                                               TEST(test_refuses_files),
                                                               TEST(test_tells_objects_of_a_file_apart),
                                                               TEST(test_looks_in_all_objects),
                                                               {0}});
}
