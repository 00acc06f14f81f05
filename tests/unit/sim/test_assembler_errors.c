/* test_assembler_errors.c - all errors of a file, one a statement, in the order of the file. */
#include "assembler/assembler.h"
#include "support_assemble.h"
#include "support_mutate.h"
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))
#define MOST         8u
#define BLOCK        "\n.amdhsa_next_free_vgpr 4\n.amdhsa_next_free_sgpr 8\n.end_amdhsa_kernel\n"

struct errors_case {
    const char *name;
    const char *text;
    const char *says[MOST]; /* how the messages begin, up to the first NULL */
};

static const struct errors_case cases[] = {
    {"none", "s_nop 0\n", {NULL}},
    {"unknown mnemonics",
     "v_bogus v0\ns_nop 0\n s_bogus\nl: bogus\n",
     {"t.s:1: unknown mnemonic 'v_bogus'", "t.s:3: unknown mnemonic 's_bogus'", "t.s:4: unknown mnemonic 'bogus'"}},
    {"one a statement", "v_add_f32 s0, s1, s2, s3\n", {"t.s:1: v_add_f32 takes 3 operands, not 4"}},
    {"each kind of statement",
     "v_add_f32 s0, v1, v2\n.bogus\na = \n.set l, 1\nl: l: s_nop 0\n.data\n.byte 256\n.text\n9: 5\ns_nop 65536\n",
     {"t.s:1: operand 1", "t.s:2: unknown directive", "t.s:3: the line ends", "t.s:5: ", "t.s:7: 256 does not fit",
      "t.s:9: '5' where", "t.s:10: operand 1"}},
    {"behind a string and a comment that span what is left",
     "s_mov_b32 s0, \"a\n/* b\n */ bogus\n s_nop \001\n",
     {"t.s:1: a string without", "t.s:3: unknown mnemonic", "t.s:4: byte 0x01"}},
    {"in the block of a kernel",
     "k: s_endpgm\n.amdhsa_kernel k\n.amdhsa_bogus 1\n.amdhsa_ieee_mode 2\ns_nop 0\n.amdhsa_next_free_vgpr" BLOCK
     "bogus\n",
     {"t.s:3: unknown directive '.amdhsa_bogus'", "t.s:4: .amdhsa_ieee_mode takes 0 to 1", "t.s:5: 's_nop' where",
      "t.s:6: the line ends", "t.s:7: .amdhsa_next_free_vgpr appears twice", "t.s:10: unknown mnemonic"}},
    {"a kernel's second block",
     "k: s_endpgm\n.amdhsa_kernel k" BLOCK ".amdhsa_kernel k" BLOCK ".amdhsa_kernel" BLOCK "bogus\n",
     {"t.s:6: kernel 'k' is described a second time", "t.s:10: the line ends", "t.s:14: unknown mnemonic"}},
    {"in metadata",
     ".amdgpu_metadata\namdhsa.kernels:\n  - .args:\n      - .offset: x\n        .size: y\n    .name: k\n"
     ".end_amdgpu_metadata\nbogus\n",
     {"t.s:4: metadata: 'x'", "t.s:5: metadata: 'y'", "t.s:8: unknown mnemonic"}},
    {"a block without its end", "bogus\n.amdgpu_metadata\nbogus\n", {"t.s:1: unknown mnemonic", "t.s:2: .amdgpu_meta"}},
    {"of the whole, where all statements are right",
     "s_branch a\ns_nop 0\ns_add_u32 s4, s4, b@rel32@lo+4\ns_addc_u32 s5, s5, b@rel32@hi+12\n",
     {"t.s:1: symbol 'a' is not defined", "t.s:3: symbol 'b' is not defined"}},
    {"of the whole, of places",
     "x: s_mov_b32 s0, x\n.data\n.byte x\n.quad 1/0\ny: .quad y+y\n",
     {"t.s:1: an absolute address", "t.s:3: an address in fewer", "t.s:4: a division", "t.s:5: an expression"}},
    {"of the whole, after statements with errors", "s_branch a\nbogus\n", {"t.s:2: unknown mnemonic"}},
    {"of kernels",
     ".amdhsa_kernel a" BLOCK ".amdhsa_kernel b" BLOCK,
     {"t.s:1: kernel 'a' has no code", "t.s:5: kernel 'b' has no code"}},
    {"of kernels' values",
     "k: s_endpgm\n.amdhsa_kernel k\n.amdhsa_ieee_mode n\n.amdhsa_dx10_clamp n" BLOCK ".set n, 2\n",
     {"t.s:3: .amdhsa_ieee_mode takes 0 to 1", "t.s:4: .amdhsa_dx10_clamp takes 0 to 1"}},
    {"of kernels' registers",
     "a: v_mov_b32 v4, 0\ns_endpgm\nb: v_mov_b32 v5, 0\ns_endpgm\n.amdhsa_kernel a" BLOCK ".amdhsa_kernel b" BLOCK,
     {"t.s:1: v4 is beyond", "t.s:3: v5 is beyond"}},
};

/* The messages of a text, in order. */
struct heard {
    char says[MOST][256];
    uint32_t count;
};

static void hear(void *context, const char *message)
{
    struct heard *heard = context;

    if (heard->count < MOST)
        snprintf(heard->says[heard->count], sizeof heard->says[0], "%s", message);
    heard->count++;
}

static struct isa_program *assemble_all(const char *text, size_t length, uint32_t limit, struct heard *heard)
{
    heard->count = 0;
    return asm_assemble_all("t.s", text, length, &(struct asm_errors){hear, heard, limit});
}

static void check_case(const struct errors_case *expected, uint32_t limit)
{
    struct heard heard;
    struct isa_program *program = assemble_all(expected->text, strlen(expected->text), limit, &heard);
    uint32_t count = 0;

    while (count < MOST && count < limit && expected->says[count]) {
        if (count >= heard.count)
            test_fail(__FILE__, __LINE__, "too few errors");
        else if (strncmp(heard.says[count], expected->says[count], strlen(expected->says[count])) != 0)
            test_fail(__FILE__, __LINE__, heard.says[count]);
        count++;
    }
    CHECK_EQUAL(heard.count, count);
    CHECK(!program == (count > 0));
    isa_program_free(program);
}

static void every_statement(void)
{
    for (size_t i = 0; i < COUNT(cases); i++) {
        test_context(cases[i].name);
        check_case(&cases[i], MOST);
    }
    test_context(NULL);
}

static void up_to_a_limit(void)
{
    for (size_t i = 0; i < COUNT(cases); i++) {
        test_context(cases[i].name);
        for (uint32_t limit = 1; limit < 4; limit++)
            check_case(&cases[i], limit);
    }
    test_context(NULL);
}

/* The one error that the shorter functions keep is the first. */
static void the_first_alone(void)
{
    for (size_t i = 0; i < COUNT(cases); i++) {
        struct isa_program *program = assemble(cases[i].text);

        test_context(cases[i].name);
        CHECK(!program == (cases[i].says[0] != NULL));
        if (cases[i].says[0])
            CHECK(strncmp(assemble_message, cases[i].says[0], strlen(cases[i].says[0])) == 0);
        isa_program_free(program);
    }
    test_context(NULL);
}

/* Parts of the cases in any mixture: whatever fails, what comes behind is read, and a file is right or has errors. */
static void mixtures(void)
{
    static const char *const words[] = {"\n",
                                        ".amdhsa_kernel k\n",
                                        ".end_amdhsa_kernel\n",
                                        ".amdgpu_metadata\n",
                                        "bogus",
                                        "\"",
                                        "/*",
                                        ".data\n",
                                        ".text\n",
                                        "k:",
                                        "l",
                                        "0x",
                                        "(",
                                        "@rel32@lo",
                                        NULL};
    uint64_t state = 1;

    for (uint32_t round = 0; round < 20000; round++) {
        const char *base = cases[support_below(&state, COUNT(cases))].text;
        struct support_text text = support_mutate(&state, base, strlen(base), words);
        struct heard heard;
        struct isa_program *program = assemble_all(text.text, text.length, 20, &heard);

        CHECK(!program == (heard.count > 0));
        CHECK(heard.count <= 20);
        isa_program_free(program);
        free(text.text);
    }
}

TEST_MAIN()
{
    return test_run("assembler_errors",
                    (const struct test_case[]){
                        TEST(every_statement), TEST(up_to_a_limit), TEST(the_first_alone), TEST(mixtures), {0}});
}
