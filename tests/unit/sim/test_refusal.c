/* test_refusal.c - kernels of a file that need what is not there: each of them is refused, the others run. */
#include "assembler/assembler.h"
#include "isa/opcodes.h"
#include "support_assemble.h"
#include "test.h"

#include <string.h>

#define COUNT(rows) (sizeof(rows) / sizeof((rows)[0]))

/* Three lines each, the body begins on the second. */
#define FUNCTION(name, body) ".type " #name ",@function\n" #name ": " body "\ns_setpc_b64 s[30:31]\n"
#define BLOCK(name)                                                                                                    \
    ".amdhsa_kernel " #name "\n.amdhsa_next_free_vgpr 4\n.amdhsa_next_free_sgpr 40\n.end_amdhsa_kernel\n"
#define KERNEL(name, body) ".type " #name ",@function\n" #name ": " body "\ns_endpgm\n"
#define NAMES(symbol)      "s_add_u32 s4, s4, " #symbol "@rel32@lo+4"
#define TABLE(symbol)      "s_add_u32 s4, s4, " #symbol "@gotpcrel32@lo+4"
#define BLOCKS             BLOCK(a) BLOCK(b)
#define FINE               "s_nop 0"

struct refusal_case {
    const char *name;
    const char *text;
    const char *refused[2]; /* how the messages for kernels a and b begin; NULL: not refused */
};

static const struct refusal_case cases[] = {
    {"nothing", KERNEL(a, FINE) KERNEL(b, FINE) BLOCKS, {NULL, NULL}},
    {"its own symbol", KERNEL(a, NAMES(none)) KERNEL(b, FINE) BLOCKS, {"t.s:2: symbol 'none' is not defined", NULL}},
    {"the second's own", KERNEL(a, FINE) KERNEL(b, NAMES(none)) BLOCKS, {NULL, "t.s:5: symbol 'none'"}},
    {"both", KERNEL(a, NAMES(none)) KERNEL(b, NAMES(gone)) BLOCKS, {"t.s:2: symbol 'none'", "t.s:5: symbol 'gone'"}},
    {"a branch", KERNEL(a, "s_branch none") KERNEL(b, FINE) BLOCKS, {"t.s:2: symbol 'none'", NULL}},
    {"in a function",
     FUNCTION(f, NAMES(none)) KERNEL(a, NAMES(f)) KERNEL(b, FINE) BLOCKS,
     {"t.s:2: symbol 'none'", NULL}},
    {"in a function that is defined later",
     KERNEL(a, FINE) KERNEL(b, NAMES(f)) FUNCTION(f, NAMES(none)) BLOCKS,
     {NULL, "t.s:8: symbol 'none'"}},
    {"two functions away, with a circle",
     FUNCTION(f, NAMES(g)) FUNCTION(g, NAMES(f) "\n" NAMES(none)) KERNEL(a, NAMES(f)) KERNEL(b, FINE) BLOCKS,
     {"t.s:6: symbol 'none'", NULL}},
    {"in a function that no kernel reaches",
     FUNCTION(f, NAMES(none)) KERNEL(a, FINE) KERNEL(b, FINE) BLOCKS,
     {NULL, NULL}},
    {"through the table of addresses",
     FUNCTION(f, NAMES(none)) KERNEL(a, FINE) KERNEL(b, TABLE(f)) BLOCKS,
     {NULL, "t.s:2: symbol 'none'"}},
    {"in the table of addresses", KERNEL(a, TABLE(none)) KERNEL(b, FINE) BLOCKS, {"t.s:2: symbol 'none'", NULL}},
    {"a pointer in data",
     KERNEL(a, NAMES(one)) KERNEL(b, NAMES(two)) BLOCKS ".data\none: .quad none\ntwo: .quad b\n",
     {"t.s:16: symbol 'none'", NULL}},
    {"a function pointer in data",
     FUNCTION(f, NAMES(none)) KERNEL(a, NAMES(one)) KERNEL(b, NAMES(two)) BLOCKS ".data\none: .quad a\ntwo: .quad f\n",
     {NULL, "t.s:2: symbol 'none'"}},
    {"another name of it",
     ".set alias, none\n" KERNEL(a, NAMES(alias)) KERNEL(b, FINE) BLOCKS,
     {"t.s:3: symbol 'none'", NULL}},
    {"a weak one", ".weak none\n" KERNEL(a, TABLE(none)) KERNEL(b, FINE) BLOCKS ".weak gone\n", {NULL, NULL}},
    {"an image argument",
     KERNEL(a, FINE) KERNEL(b, FINE) BLOCKS
     ".amdgpu_metadata\namdhsa.kernels:\n  - .args:\n      - .size: 8\n        .value_kind: global_buffer\n"
     "      - .size: 8\n        .value_kind: image\n    .name: b\n  - .name: a\n.end_amdgpu_metadata\n",
     {NULL, "t.s:21: metadata: arguments of kind 'image' are not supported; by_value, global_buffer and "}},
};

static void check_kernel(const struct isa_program *program, const char *name, const char *refused)
{
    const struct isa_kernel *kernel = isa_program_kernel(program, name);

    CHECK(kernel != NULL);
    if (!kernel)
        return;
    CHECK(!kernel->refusal == !refused);
    if (kernel->refusal && refused)
        CHECK(strncmp(kernel->refusal, refused, strlen(refused)) == 0);
}

static void only_those_that_need_it(void)
{
    for (uint32_t i = 0; i < COUNT(cases); i++) {
        struct isa_program *program;

        test_context(cases[i].name);
        program = assemble_good(cases[i].text);
        if (!program)
            continue;
        check_kernel(program, "a", cases[i].refused[0]);
        check_kernel(program, "b", cases[i].refused[1]);
        isa_program_free(program);
    }
    test_context(NULL);
}

/* With no kernel to refuse it is the whole file. */
static void a_file_without_kernels(void)
{
    CHECK(assemble(FUNCTION(f, NAMES(none))) == NULL);
    CHECK(strstr(assemble_message, "t.s:2: symbol 'none' is not defined") != NULL);
}

/* C99's inline functions have no body outside their callers, which clang -O0 does not inline. */
static void the_remedy_for_inline_functions_is_named(void)
{
    struct isa_program *program = assemble_good(KERNEL(a, NAMES(none)) BLOCK(a));

    CHECK(program && strstr(program->kernels[0].refusal, "-fgnu89-inline") != NULL);
    isa_program_free(program);
}

/* Should a wave get there all the same, it does not go on with a wrong address. */
static void the_place_holds_a_trap(void)
{
    struct isa_program *program = assemble_good(KERNEL(a, FINE "\n" NAMES(none)) BLOCK(a));

    CHECK(program && program->operations[0].opcode == ISA_OP_s_nop);
    CHECK(program && program->operations[1].opcode == ISA_OP_s_trap);
    isa_program_free(program);
}

TEST_MAIN()
{
    return test_run("refusal", (const struct test_case[]){TEST(only_those_that_need_it),
                                                          TEST(a_file_without_kernels),
                                                          TEST(the_remedy_for_inline_functions_is_named),
                                                          TEST(the_place_holds_a_trap),
                                                          {0}});
}
