/* test_assembler_kernel.c - the assembler over whole files: descriptors, metadata, data, symbols, hostile input. */
#include "assembler/assembler.h"
#include "isa/opcodes.h"
#include "support_assemble.h"
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

static const char kernel_text[] = "\t.text\n"
                                  "\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx803\"\n"
                                  "\t.globl\tcopy                            ; -- Begin function copy\n"
                                  "\t.p2align\t8\n"
                                  "\t.type\tcopy,@function\n"
                                  "copy:                                   ; @copy\n"
                                  "; %bb.0:\n"
                                  "\ts_load_dwordx2 s[0:1], s[6:7], 0x8\n"
                                  "\tv_cmp_gt_u32_e32 vcc, 7, v0\n"
                                  "\ts_and_saveexec_b64 s[2:3], vcc\n"
                                  "\ts_cbranch_execz .LBB0_2\n"
                                  "; %bb.1:\n"
                                  "\t;;#ASMSTART\n"
                                  "\tv_mov_b32 v1, v0\n"
                                  "\t;;#ASMEND\n"
                                  ".LBB0_2:\n"
                                  "\ts_endpgm\n"
                                  ".Lfunc_end0:\n"
                                  "\t.size\tcopy, .Lfunc_end0-copy\n"
                                  "\t.section\t.rodata,#alloc\n"
                                  "\t.p2align\t6\n"
                                  "\t.amdhsa_kernel copy\n"
                                  "\t\t.amdhsa_group_segment_fixed_size 1024\n"
                                  "\t\t.amdhsa_private_segment_fixed_size 16\n"
                                  "\t\t.amdhsa_kernarg_size 72\n"
                                  "\t\t.amdhsa_user_sgpr_count 8\n"
                                  "\t\t.amdhsa_user_sgpr_private_segment_buffer 1\n"
                                  "\t\t.amdhsa_user_sgpr_dispatch_ptr 1\n"
                                  "\t\t.amdhsa_user_sgpr_queue_ptr 0\n"
                                  "\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n"
                                  "\t\t.amdhsa_user_sgpr_dispatch_id 0\n"
                                  "\t\t.amdhsa_user_sgpr_flat_scratch_init 0\n"
                                  "\t\t.amdhsa_user_sgpr_private_segment_size 0\n"
                                  "\t\t.amdhsa_system_sgpr_private_segment_wavefront_offset 1\n"
                                  "\t\t.amdhsa_system_sgpr_workgroup_id_x 1\n"
                                  "\t\t.amdhsa_system_sgpr_workgroup_id_y 1\n"
                                  "\t\t.amdhsa_system_sgpr_workgroup_id_z 0\n"
                                  "\t\t.amdhsa_system_vgpr_workitem_id 1\n"
                                  "\t\t.amdhsa_next_free_vgpr 9\n"
                                  "\t\t.amdhsa_next_free_sgpr 33\n"
                                  "\t\t.amdhsa_reserve_vcc 1\n"
                                  "\t\t.amdhsa_reserve_flat_scratch 0\n"
                                  "\t\t.amdhsa_float_denorm_mode_32 0\n"
                                  "\t\t.amdhsa_float_denorm_mode_16_64 3\n"
                                  "\t\t.amdhsa_exception_int_div_zero 0\n"
                                  "\t.end_amdhsa_kernel\n"
                                  "\t.text\n"
                                  "\t.section\t\".note.GNU-stack\"\n"
                                  "\t.addrsig\n"
                                  "\t.amdgpu_metadata\n"
                                  "---\n"
                                  "amdhsa.kernels:\n"
                                  "  - .args:\n"
                                  "      - .access:         read_only\n"
                                  "        .address_space:  global\n"
                                  "        .name:           in\n"
                                  "        .offset:         0\n"
                                  "        .size:           8\n"
                                  "        .type_name:      'uint*'\n"
                                  "        .value_kind:     global_buffer\n"
                                  "      - .offset:         16\n"
                                  "        .size:           8\n"
                                  "        .value_kind:     hidden_global_offset_x\n"
                                  "      - .offset:         8\n"
                                  "        .size:           4\n"
                                  "        .value_kind:     dynamic_shared_pointer\n"
                                  "    .kernarg_segment_size: 80\n"
                                  "    .language_version:\n"
                                  "      - 2\n"
                                  "      - 0\n"
                                  "    .max_flat_workgroup_size: 256\n"
                                  "    .name:           !str copy\n"
                                  "    .reqd_workgroup_size:\n"
                                  "      - 64\n"
                                  "      - 2\n"
                                  "      - 1\n"
                                  "    .symbol:         copy.kd\n"
                                  "amdhsa.target:   amdgcn-amd-amdhsa--gfx803\n"
                                  "amdhsa.version:\n"
                                  "  - 1\n"
                                  "  - 1\n"
                                  "...\n"
                                  "\n"
                                  "\t.end_amdgpu_metadata\n";

static void whole_kernel(void)
{
    struct isa_program *program = assemble_good(kernel_text);
    const struct isa_kernel *kernel;

    if (!program)
        return;
    CHECK(strcmp(program->path, "t.s") == 0);
    CHECK_EQUAL(program->operation_count, 6);
    CHECK_EQUAL(program->code_bytes, 28);
    CHECK_EQUAL(program->operations[3].immediate, 5); /* the branch goes to operation 5 */
    CHECK_EQUAL(program->operations[4].line, 14);
    CHECK_EQUAL(program->operations[4].vgprs, 2);
    CHECK_EQUAL(program->operations[0].sgprs, 8);
    CHECK_EQUAL(program->operations[5].offset, 24);
    CHECK_EQUAL(program->operation_at[6], 5);
    CHECK_EQUAL(program->operation_at[1], UINT32_MAX); /* second half of the load */
    CHECK(isa_program_kernel(program, "cop") == NULL);
    kernel = isa_program_kernel(program, "copy");
    CHECK(kernel != NULL);
    if (!kernel) {
        isa_program_free(program);
        return;
    }
    CHECK_EQUAL(kernel->entry, 0);
    CHECK_EQUAL(kernel->line, 22);
    CHECK_EQUAL(kernel->vgprs, 9);
    CHECK_EQUAL(kernel->sgprs, 33);
    CHECK_EQUAL(kernel->code_object_version, 4);
    CHECK_EQUAL(kernel->required_group_size[0], 64);
    CHECK_EQUAL(kernel->required_group_size[1], 2);
    CHECK_EQUAL(kernel->required_group_size[2], 1);
    CHECK_EQUAL(kernel->max_flat_group_size, 256);
    CHECK_EQUAL(kernel->kernarg_size, 80);
    CHECK_EQUAL(kernel->argument_count, 3);
    CHECK_EQUAL(kernel->declared_count, 2);
    CHECK_EQUAL(kernel->arguments[0].kind, ISA_ARGUMENT_GLOBAL_BUFFER);
    CHECK(kernel->arguments[0].is_const);
    CHECK(strcmp(kernel->arguments[0].name, "in") == 0);
    CHECK(strcmp(kernel->arguments[0].type_name, "uint*") == 0);
    CHECK_EQUAL(kernel->arguments[1].kind, ISA_ARGUMENT_DYNAMIC_SHARED_POINTER);
    CHECK_EQUAL(kernel->arguments[1].offset, 8);
    CHECK_EQUAL(kernel->arguments[2].kind, ISA_ARGUMENT_HIDDEN_GLOBAL_OFFSET_X);
    CHECK_EQUAL(kernel->descriptor.group_segment_fixed_size, 1024);
    CHECK_EQUAL(kernel->descriptor.private_segment_fixed_size, 16);
    CHECK_EQUAL(kernel->descriptor.kernarg_size, 72);
    /* 9 VGPRs are 3 blocks of 4, 33 + 2 SGPRs are 5 blocks of 8; DX10 clamp and IEEE mode are on when not given. */
    CHECK_EQUAL(kernel->descriptor.compute_pgm_rsrc1, 2u | 4u << 6 | 3u << 18 | 1u << 21 | 1u << 23);
    CHECK_EQUAL(kernel->descriptor.compute_pgm_rsrc2, 1u | 8u << 1 | 1u << 7 | 1u << 8 | 1u << 11);
    CHECK_EQUAL(kernel->descriptor.kernel_code_properties, 1u | 1u << 1 | 1u << 3);
    isa_program_free(program);
}

/* User SGPRs are counted when not given, and version 5 metadata reads the same in another layout. */
static void other_layout(void)
{
    struct isa_program *program = assemble_good("f: s_endpgm\n"
                                                ".p2align 8\n"
                                                "k: s_endpgm\n"
                                                ".amdhsa_code_object_version 5\n"
                                                ".amdhsa_kernel k\n"
                                                ".amdhsa_user_sgpr_kernarg_segment_ptr 1\n"
                                                ".amdhsa_user_sgpr_private_segment_size 1\n"
                                                ".amdhsa_next_free_vgpr .amdgcn.next_free_vgpr\n"
                                                ".amdhsa_next_free_sgpr max(2, 1+2, 1)\n"
                                                ".end_amdhsa_kernel\n"
                                                ".amdgpu_metadata\n"
                                                "amdhsa.version:\n"
                                                "- 1\n"
                                                "- 2\n"
                                                "amdhsa.kernels:\n"
                                                "- .reqd_workgroup_size: [ 8, 4,2 ]\n"
                                                "  .symbol: k.kd\n"
                                                "  .args:\n"
                                                "  -   .value_kind: by_value\n"
                                                "      .size: 4\n"
                                                "      .offset: 0\n"
                                                "  -   .size: 2\n"
                                                "      .value_kind: hidden_group_size_x\n"
                                                "      .offset: 4\n"
                                                ".end_amdgpu_metadata\n");
    const struct isa_kernel *kernel = program ? isa_program_kernel(program, "k") : NULL;

    CHECK(kernel != NULL);
    if (kernel) {
        CHECK_EQUAL(kernel->code_object_version, 5);
        CHECK_EQUAL(kernel->entry, 1);
        CHECK_EQUAL(program->operations[1].offset, 256);
        CHECK_EQUAL(program->operation_at[1], 1); /* padding leads to what follows it */
        CHECK_EQUAL(CP_RSRC2_USER_SGPRS(kernel->descriptor.compute_pgm_rsrc2), 3);
        CHECK_EQUAL(kernel->vgprs, 0);
        CHECK_EQUAL(kernel->sgprs, 3);
        CHECK_EQUAL(kernel->descriptor.compute_pgm_rsrc1 & 0x3ff, 0u | 1u << 6); /* 3 + 6 SGPRs: flat scratch */
        CHECK_EQUAL(kernel->required_group_size[2], 2);
        CHECK_EQUAL(kernel->argument_count, 2);
        CHECK_EQUAL(kernel->declared_count, 1);
        CHECK_EQUAL(kernel->arguments[1].kind, ISA_ARGUMENT_HIDDEN_GROUP_SIZE_X);
        CHECK_EQUAL(kernel->kernarg_size, 6);
    }
    isa_program_free(program);
}

/* Function pointers: what a kernel needs depends on symbols that are defined behind it. */
static void later_symbols(void)
{
    struct isa_program *program =
        assemble_good("k: s_endpgm\n"
                      ".amdhsa_kernel k\n"
                      ".amdhsa_uses_dynamic_stack k.stack\n"
                      ".amdhsa_private_segment_fixed_size 16+max(k.scratch, 8)\n"
                      ".amdhsa_next_free_vgpr max(totalnumvgprs(k.num_agpr, k.num_vgpr), 1, 0)\n"
                      ".amdhsa_next_free_sgpr max(k.sgprs+extrasgprs(1, k.flat, 0), 1)-extrasgprs(1, k.flat, 0)\n"
                      ".amdhsa_reserve_flat_scratch k.flat\n"
                      ".end_amdhsa_kernel\n"
                      ".set k.num_vgpr, max(9, most.vgprs)\n"
                      ".set k.num_agpr, max(0, most.agprs)\n"
                      ".set k.sgprs, 20\n"
                      ".set k.flat, or(0, 1)\n"
                      ".set k.stack, 1\n"
                      ".set k.scratch, 32\n"
                      ".set most.vgprs, 46\n"
                      ".set most.agprs, 0\n");

    if (program) {
        const struct cp_kernel_descriptor *descriptor = &program->kernels[0].descriptor;

        CHECK_EQUAL(program->kernels[0].vgprs, 46);
        CHECK_EQUAL(program->kernels[0].sgprs, 20);
        CHECK_EQUAL(descriptor->private_segment_fixed_size, 48);
        CHECK_EQUAL(descriptor->kernel_code_properties, CP_CODE_DYNAMIC_STACK);
        CHECK_EQUAL(descriptor->compute_pgm_rsrc1 & 0x3ff, 11u | 3u << 6); /* 46 VGPRs, 20 + 6 SGPRs */
    }
    isa_program_free(program);
}

/* The SGPRs that each of the three switches takes, of which the largest counts. */
static void extra_registers(void)
{
    static const struct {
        const char *call;
        uint32_t registers;
    } cases[] = {{"extrasgprs(0, 0, 0)", 0}, {"extrasgprs(1, 0, 0)", 2}, {"extrasgprs(0, 0, 1)", 4},
                 {"extrasgprs(1, 0, 1)", 4}, {"extrasgprs(0, 1, 0)", 6}, {"extrasgprs(1, 1, 1)", 6}};
    char text[200];

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct isa_program *program;

        snprintf(text, sizeof text,
                 "k: s_endpgm\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 1\n.amdhsa_next_free_sgpr 10+%s\n"
                 ".end_amdhsa_kernel\n",
                 cases[i].call);
        program = assemble_good(text);
        if (program)
            CHECK_EQUAL(program->kernels[0].sgprs, 10 + cases[i].registers);
        isa_program_free(program);
    }
}

/* A kernel without metadata has no arguments; code that runs off its end meets a trap. */
static void bare_kernel(void)
{
    struct isa_program *program = assemble_good("k: v_mov_b32 v0, 0\n"
                                                ".amdhsa_kernel k\n"
                                                ".amdhsa_next_free_vgpr 1\n"
                                                ".amdhsa_next_free_sgpr 0\n"
                                                ".end_amdhsa_kernel\n");

    if (program) {
        CHECK_EQUAL(program->kernel_count, 1);
        CHECK_EQUAL(program->kernels[0].argument_count, 0);
        CHECK_EQUAL(program->kernels[0].kernarg_size, 0);
        CHECK_EQUAL(program->operation_count, 2);
        CHECK_EQUAL(program->operations[1].opcode, ISA_OP_s_trap);
        CHECK_EQUAL(program->code_bytes, 8);
    }
    isa_program_free(program);
}

static uint64_t data64(const struct isa_program *program, uint32_t offset)
{
    uint64_t value = 0;

    if (offset + 8 <= program->data_bytes)
        memcpy(&value, program->data + offset, sizeof value);
    return value;
}

static void data_and_relocations(void)
{
    struct isa_program *program = assemble_good("\ts_getpc_b64 s[0:1]\n"
                                                "\ts_add_u32 s0, s0, table@rel32@lo+4\n"
                                                "\ts_addc_u32 s1, s1, table@rel32@hi+12\n"
                                                "\ts_add_u32 s2, s2, back@gotpcrel32@lo+4\n"
                                                "\ts_addc_u32 s3, s3, back@gotpcrel32@hi+12\n"
                                                "back:\ts_getpc_b64 s[4:5]\n"
                                                ".Lpost:\n"
                                                "\ts_add_u32 s4, s4, (back-.Lpost)&4294967295\n"
                                                "\ts_addc_u32 s5, s5, (back-.Lpost)>>32\n"
                                                "\ts_mov_b32 s6, length\n"
                                                "\ts_mov_b32 s6, missing@gotpcrel32@lo\n"
                                                "\ts_endpgm\n"
                                                "\t.weak missing\n"
                                                "\t.data\n"
                                                "\t.byte 1\n"
                                                "\t.p2align 3\n"
                                                "pointer:\t.quad table+8\n"
                                                "\t.quad back\n"
                                                "\t.section .rodata.cst8,\"aM\",@progbits,8\n"
                                                "\t.long 0xdeadbeef, -1\n"
                                                "table:\t.quad 0x123456789abcdef0\n"
                                                "\t.short 0x1122, 010\n"
                                                "\t.long table-pointer\n"
                                                "text:\t.asciz \"a\\n\\101\\\"\"\n"
                                                ".Lend:\n"
                                                "\t.set length, .Lend-text\n"
                                                "\t.comm zeros,24,16\n"
                                                "\t.data\n"
                                                "\t.fill 2, 4, 7\n"
                                                "\t.quad zeros\n"
                                                "\t.section .debug_info,\"\",@progbits\n"
                                                "\t.uleb128 5\n"
                                                "\t.long .Lnowhere\n");
    const uint32_t got = 32; /* behind 8 + 8 + 4 + 4 + 5 bytes */

    if (!program)
        return;
    CHECK_EQUAL(program->code_bytes, 4 + 4 * 8 + 4 + 4 * 8 + 4);
    CHECK_EQUAL(program->data_start, 256);
    CHECK_EQUAL(program->writable_start, 256);
    CHECK_EQUAL(program->data_bytes, 512 + 24);
    CHECK_EQUAL(data64(program, 0), 0xffffffffdeadbeefu);
    CHECK_EQUAL(data64(program, 8), 0x123456789abcdef0u);
    CHECK_EQUAL(data64(program, 16), 0x0000000000081122u | (uint64_t)(uint32_t)(8 - (256 + 8)) << 32);
    CHECK(memcmp(program->data + 24, "a\nA\"", 5) == 0);
    CHECK_EQUAL(data64(program, 256), 1);
    CHECK_EQUAL(data64(program, 256 + 24), 0x0000000700000007u);
    CHECK_EQUAL(data64(program, 512), 0);
    /* table is at image offset 256 + 8; the program counter that s_getpc reads is 4. */
    CHECK_EQUAL(program->operations[1].literal, 256 + 8 - 4);
    CHECK_EQUAL(program->operations[2].literal, 0);
    CHECK_EQUAL(program->operations[3].literal, 256 + got - program->operations[3].offset);
    CHECK_EQUAL(program->operations[4].literal, 0);
    CHECK_EQUAL(program->operations[6].literal, 0xfffffffcu);
    CHECK_EQUAL(program->operations[7].literal, 0xffffffffu);
    CHECK_EQUAL(program->operations[8].literal, 5);
    CHECK_EQUAL(program->operations[8].bytes, 8);
    CHECK_EQUAL(program->relocation_count, 4);
    if (program->relocation_count == 4) {
        const struct isa_relocation *relocation = program->relocations;

        CHECK_EQUAL(relocation[0].data_offset, 256 + 8);
        CHECK(!relocation[0].to_code);
        CHECK_EQUAL(relocation[0].target_offset, 16);
        CHECK_EQUAL(relocation[1].data_offset, 256 + 16);
        CHECK(relocation[1].to_code);
        CHECK_EQUAL(relocation[1].target_offset, 36);
        CHECK_EQUAL(relocation[2].target_offset, 512);
        CHECK_EQUAL(relocation[3].data_offset, got);
        CHECK(relocation[3].to_code);
        CHECK_EQUAL(relocation[3].target_offset, 36);
    }
    isa_program_free(program);
}

/* Whatever a file holds, assembling ends with a program or a one-line message. */
static void check_any(const char *text, size_t length)
{
    char *copy = malloc(length ? length : 1); /* exactly as long, so that a sanitizer sees a read beyond the end */
    struct isa_program *program;

    if (!copy)
        return;
    memcpy(copy, text, length);
    program = assemble_bytes(copy, length);
    if (!program)
        CHECK(strncmp(assemble_message, "t.s:", 4) == 0 && !strchr(assemble_message, '\n'));
    isa_program_free(program);
    free(copy);
}

static void truncated(void)
{
    for (size_t length = 0; length < sizeof kernel_text; length++)
        check_any(kernel_text, length);
}

static uint32_t next_random(uint32_t *state)
{
    *state = *state * 1664525u + 1013904223u;
    return *state >> 8;
}

static void mutated(void)
{
    static const char *const pieces[] = {"v[",        "]",
                                         ":",         "0x",
                                         "-",         "|",
                                         "\n.data\n", "@rel32@lo",
                                         "\"",        "/*",
                                         "\n1:\n",    "(((((((",
                                         "~",         "9999999999",
                                         ".fill ",    "\0x",
                                         " glc",      "sext(",
                                         ".quad a\n", "\n.text\n",
                                         "max(",      "\n  - .args:\n"};
    char text[sizeof kernel_text + 256];
    uint32_t random = 1;

    for (uint32_t round = 0; round < 4000; round++) {
        size_t length = sizeof kernel_text - 1;

        memcpy(text, kernel_text, sizeof kernel_text);
        for (uint32_t changes = 1 + next_random(&random) % 4; changes; changes--) {
            size_t at = next_random(&random) % length;
            const char *piece = pieces[next_random(&random) % COUNT(pieces)];
            size_t size = strlen(piece) + (piece[0] == '\0');

            if (next_random(&random) % 2) {
                text[at] = (char)(next_random(&random) & 0xff);
            } else {
                memmove(text + at + size, text + at, length - at);
                memcpy(text + at, piece, size);
                length += size;
            }
        }
        check_any(text, length);
    }
}

/* Input that would make a careless parser recurse, allocate or search without bound. */
static void extremes(void)
{
    static const char *const repeated[] = {"(",  "-",       "|", "neg(", "s_nop 0\n", ".p2align 12\ns_nop 0\n",
                                           "1:", ".quad 1+"};

    for (size_t i = 0; i < COUNT(repeated); i++) {
        size_t piece = strlen(repeated[i]), count = 20000;
        char *text = malloc(piece * count + 16);

        if (!text)
            return;
        memcpy(text, "s_mov_b32 s0, ", 14);
        for (size_t n = 0; n < count; n++)
            memcpy(text + 14 + n * piece, repeated[i], piece);
        test_context(repeated[i]);
        check_any(text, 14 + piece * count);
        check_any(text + 14, piece * count);
        free(text);
    }
}

/* A function symbol that points far outside of the code is harmless. */
static void stray_function(void)
{
    struct isa_program *program = assemble_good("k: s_endpgm\n"
                                                ".type f,@function\n"
                                                ".set f, k+400000\n"
                                                ".data\n"
                                                ".quad f\n"
                                                ".amdhsa_kernel k\n"
                                                ".amdhsa_next_free_vgpr 1\n"
                                                ".amdhsa_next_free_sgpr 1\n"
                                                ".end_amdhsa_kernel\n");

    if (program)
        CHECK_EQUAL(program->relocations[0].target_offset, 400000 - 256);
    isa_program_free(program);
}

TEST_MAIN()
{
    return test_run("assembler_kernel", (const struct test_case[]){TEST(whole_kernel),
                                                                   TEST(other_layout),
                                                                   TEST(bare_kernel),
                                                                   TEST(later_symbols),
                                                                   TEST(extra_registers),
                                                                   TEST(data_and_relocations),
                                                                   TEST(truncated),
                                                                   TEST(mutated),
                                                                   TEST(extremes),
                                                                   TEST(stray_function),
                                                                   {0}});
}
