/*
 * fuzz_decoder.c - words as machine code: each is refused with a reason, or becomes an operation. Its text, assembled, gives the
 * same operation.
 *
 * Usage: fuzz_decoder [SEED [COUNT]]
 *        fuzz_decoder FILE.s CODE...
 *        fuzz_decoder list [SEED [COUNT]]
 * COUNT instructions of random words; the same seed gives the same ones. Or files in pairs: the code, as another assembler makes
 * it of the text, must give the operations that the simulator reads from the text. Or a text with COUNT random instructions of each
 * opcode, but for branches.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "assembler/assembler.h"
#include "code/functions.h"
#include "code/text.h"
#include "isa/opcodes.h"

#define DEFAULT_COUNT 300000u
#define WORDS         3u
#define MESSAGE_BYTES 512u
#define SHOWN_MOST    10u

/* ---- comparing ---- */

static void show(const char *name, const struct isa_operation *operation)
{
    printf("  %s: opcode %u bytes %u registers %x %x %x %x %x literal %x immediate %x modifiers %x lanes %x vgprs %u "
           "sgprs "
           "%u\n",
           name, operation->opcode, operation->bytes, operation->destination, operation->scalar_destination,
           operation->source[0], operation->source[1], operation->source[2], operation->literal,
           (unsigned)operation->immediate, operation->modifiers, operation->lanes, operation->vgprs, operation->sgprs);
}

static bool is_branch(const struct isa_operation *operation)
{
    return isa_opcodes[operation->opcode].operands[0] == 'b';
}

/* Without what depends on where the operation lies. */
static struct isa_operation bare(const struct isa_operation *operation)
{
    struct isa_operation result = *operation;

    result.offset = result.line = 0;
    return result;
}

static bool same(const struct isa_operation *left, const struct isa_operation *right)
{
    struct isa_operation a = bare(left), b = bare(right);

    return memcmp(&a, &b, sizeof a) == 0;
}

/* Assembles the text of an operation as it left code_decode, and compares. A branch gets a target of its own. */
static bool reads_back(const struct isa_operation *operation, char *message, char text[CODE_TEXT_BYTES])
{
    struct isa_operation written = *operation;
    struct isa_program *program;
    bool good;

    message[0] = '\0';
    if (is_branch(&written))
        written.immediate = -1;
    code_text(&written, text);
    if (is_branch(&written))
        written.immediate = 0;
    program = asm_assemble("t.s", text, strlen(text), message, MESSAGE_BYTES);
    good = program && program->operation_count && same(&program->operations[0], &written);
    if (program && !good)
        show("assembled", &program->operations[0]);
    isa_program_free(program);
    return good;
}

/* ---- random words ---- */

static uint64_t next_random(uint64_t *state)
{
    uint64_t x = *state += 0x9e3779b97f4a7c15u;

    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

/* Constants of floats in 16-bit integer operands have no text: the assembler makes literals of their numbers. */
static bool has_text(const struct isa_operation *operation)
{
    const char *operands = isa_opcodes[operation->opcode].operands;

    if (!strstr(operands, "x.i16") && !strstr(operands, "x.u16") && !strstr(operands, "x.b16"))
        return true;
    for (uint32_t i = 0; i < 3; i++)
        if (operation->source[i] >= ISA_INLINE_HALF && operation->source[i] <= ISA_INLINE_INV_2PI)
            return false;
    return true;
}

/* Most words with random bits in all fields are refused, so often some fields are empty. */
static void make_words(uint64_t *state, uint32_t *words, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        words[i] = (uint32_t)next_random(state);
        if (next_random(state) & 1)
            words[i] &= (uint32_t)next_random(state) | (i ? 0 : 0xff000000u);
    }
    /* SOP1, SOPC and SOPP, which few words are. */
    if (next_random(state) % 8 == 0)
        words[0] = 0xbe800000u | (words[0] & 0x01ffffffu);
    /* The modifiers of VOP3, which most instructions do not take. */
    if (count > 1 && next_random(state) & 1) {
        words[0] &= 0xffff00ffu;
        words[1] &= 0x07ffffffu;
    }
}

/* An array as long as the words that are told, so that a read behind them is found by the address sanitizer. */
static bool try_words(uint64_t *state, unsigned long *decoded)
{
    uint32_t count = 1 + (uint32_t)(next_random(state) % WORDS), *words = malloc(count * sizeof *words);
    char reason[CODE_REASON_BYTES], message[MESSAGE_BYTES], text[CODE_TEXT_BYTES];
    struct isa_operation operation;
    bool good = true;

    if (!words)
        return false;
    make_words(state, words, count);
    if (code_decode(words, count, &operation, reason)) {
        good = operation.bytes <= 4 * count && reason[0] == '\0' &&
               (!has_text(&operation) || reads_back(&operation, message, text));
        ++*decoded;
    } else {
        good = reason[0] != '\0';
    }
    if (!good) {
        printf("0x%08x 0x%08x of %u words: %s: %s %s\n", words[0], count > 1 ? words[1] : 0, count, text, message,
               reason);
        show("decoded", &operation);
    }
    free(words);
    return good;
}

static int fuzz(uint64_t state, unsigned long count)
{
    unsigned long decoded = 0;

    for (unsigned long i = 0; i < count; i++)
        if (!try_words(&state, &decoded))
            return 1;
    printf("fuzz_decoder: %lu inputs, %lu decoded\n", count, decoded);
    return 0;
}

/* ---- a list ---- */

#define LIST_TRIES 10000000ul
#define LIST_COUNT 16u

/* Registers that other assemblers have by other names, or not for gfx803. */
static bool is_common(const char *text)
{
    static const char *const names[] = {"tba", "tma", "ttmp", "xnack", "execz", "vccz", "scc"};

    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (strstr(text, names[i]))
            return false;
    return true;
}

/* llvm-mc 14 takes - and || of this one's sources for sext(), or drops them. */
static bool is_misread(const char *text)
{
    return strstr(text, "v_cndmask_b32_sdwa") && strpbrk(text, "-|");
}

static int list(uint64_t state, unsigned long wanted)
{
    static unsigned long seen[ISA_OP_COUNT];
    char reason[CODE_REASON_BYTES], text[CODE_TEXT_BYTES];
    struct isa_operation operation;
    uint32_t words[WORDS];

    for (unsigned long i = 0; i < LIST_TRIES; i++) {
        make_words(&state, words, WORDS);
        if (!code_decode(words, WORDS, &operation, reason) || is_branch(&operation) || !has_text(&operation) ||
            seen[operation.opcode] == wanted)
            continue;
        code_text(&operation, text);
        if (!is_common(text) || is_misread(text))
            continue;
        printf("\t%s\n", text);
        seen[operation.opcode]++;
    }
    return 0;
}

/* ---- files ---- */

struct bytes {
    uint8_t *at;
    size_t length;
};

static struct bytes read_bytes(const char *path)
{
    FILE *file = fopen(path, "rb");
    struct bytes bytes = {0};
    long size = 0;

    if (file && !fseek(file, 0, SEEK_END) && (size = ftell(file)) >= 0 && !fseek(file, 0, SEEK_SET)) {
        bytes.at = malloc((size_t)size + 1);
        if (bytes.at)
            bytes.length = fread(bytes.at, 1, (size_t)size, file);
    }
    if (file)
        fclose(file);
    return bytes;
}

/* Whether a line of the text has this word. */
static bool line_has(const struct bytes *text, uint32_t line, const char *word)
{
    const char *at = (const char *)text->at, *end;

    while (line-- > 1 && at)
        at = (at = strchr(at, '\n')) ? at + 1 : NULL;
    if (!at)
        return false;
    end = at + strcspn(at, "\n");
    at = strstr(at, word);
    return at && at < end;
}

/* What the assembler read, with the distance of a branch in place of its target's index. */
static struct isa_operation as_encoded(const struct isa_program *program, uint32_t index)
{
    struct isa_operation operation = program->operations[index];

    if (is_branch(&operation))
        operation.immediate =
            ((int32_t)program->operations[operation.immediate].offset - (int32_t)(operation.offset + operation.bytes)) /
            4;
    return operation;
}

/* One operation against the code at its place. */
static bool compare_operation(const struct isa_program *program, uint32_t index, const struct bytes *text,
                              const struct bytes *code)
{
    struct isa_operation expected = as_encoded(program, index), decoded;
    char reason[CODE_REASON_BYTES], message[MESSAGE_BYTES] = "", written[CODE_TEXT_BYTES] = "";
    uint32_t words[WORDS], count = (uint32_t)(code->length - expected.offset) / 4;

    if (count > WORDS)
        count = WORDS;
    memcpy(words, code->at + expected.offset, count * sizeof *words);
    /* The linker fills in addresses of data. */
    if (line_has(text, expected.line, "@"))
        words[1] = expected.literal;
    if (code_decode(words, count, &decoded, reason) && same(&decoded, &expected) &&
        (!has_text(&decoded) || reads_back(&decoded, message, written)))
        return true;
    printf("line %u: %08x: %s %s %s\n", expected.line, words[0], reason, written, message);
    show("decoded", &decoded);
    show("expected", &expected);
    return false;
}

/* All operations that machine code has. The rest are of the extensions, and the trap at the end. */
static unsigned compare_all(const struct isa_program *program, const struct bytes *text, const struct bytes *code,
                            unsigned long *compared)
{
    unsigned wrong = 0;

    for (uint32_t i = 0; i < program->operation_count && wrong < SHOWN_MOST; i++) {
        const struct isa_operation *operation = &program->operations[i];

        if (isa_opcodes[operation->opcode].number == ISA_NO_NUMBER ||
            operation->offset + operation->bytes > code->length)
            continue;
        wrong += !compare_operation(program, i, text, code);
        ++*compared;
    }
    return wrong;
}

static bool compare_files(const char *path, const char *code_path, unsigned long *compared)
{
    struct bytes text = read_bytes(path), code = read_bytes(code_path);
    char message[MESSAGE_BYTES];
    struct isa_program *program = asm_assemble_file(path, message, sizeof message);
    unsigned wrong = 0;
    bool good = program && text.at && code.length >= program->code_bytes - 4;

    if (text.at)
        text.at[text.length] = '\0';
    if (!good)
        printf("%s and %s: %s\n", path, code_path, program ? "the sizes differ" : message);
    else if ((wrong = compare_all(program, &text, &code, compared)) != 0)
        printf("%s: %u operations differ\n", path, wrong);
    isa_program_free(program);
    free(text.at);
    free(code.at);
    return good && !wrong;
}

int main(int argc, char **argv)
{
    unsigned long compared = 0;
    int status = 0;

    if (argc > 1 && strcmp(argv[1], "list") == 0)
        return list(argc > 2 ? strtoull(argv[2], NULL, 10) : 1, argc > 3 ? strtoul(argv[3], NULL, 10) : LIST_COUNT);
    if (argc <= 2 || strspn(argv[1], "0123456789") == strlen(argv[1]))
        return fuzz(argc > 1 ? strtoull(argv[1], NULL, 10) : 1, argc > 2 ? strtoul(argv[2], NULL, 10) : DEFAULT_COUNT);
    for (int i = 1; i + 1 < argc; i += 2)
        if (!compare_files(argv[i], argv[i + 1], &compared))
            status = 1;
    printf("fuzz_decoder: %lu operations of %d files compared\n", compared, argc / 2);
    return status;
}
