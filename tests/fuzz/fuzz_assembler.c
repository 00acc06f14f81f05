/*
 * fuzz_assembler.c - mutated assembly text: each is refused, with one line an error that names file and line, or accepted and
 * sound.
 *
 * Usage: fuzz_assembler [SEED [COUNT [FILE.s...]]]. The same seed and files give the same texts. Without files it
 * starts from a text of its own.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/text.h"
#include "assembler/assembler.h"
#include "isa/opcodes.h"
#include "support_mutate.h"

#define DEFAULT_COUNT 100000u
#define BASES_MOST    32
#define ERRORS_MOST   20u
#define FILE_LIMIT    ((size_t)1 << 20)

static const char own_text[] =
    "\t.text\n\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx803\"\n\t.globl\tk\n\t.p2align\t8\n\t.type\tk,@function\n"
    "k:                                      ; @k\n\t.file\t0 \"/a\" \"k.cl\" md5 0xa66a364c630730d86d9b8bab7225a361\n"
    "\t.file\t1 \"k.h\"\n\t.loc\t0 14 0                          ; k.cl:14:0\n; %bb.0:\n\ts_load_dwordx2 s[0:1], "
    "s[4:5], 0x0\n\ts_load_dword s2, "
    "s[4:5], 0x8\n"
    "\t.loc\t1 2 3 prologue_end is_stmt 0 ; k.h:2:3 @[ k.h:7:9 @[ k.cl:18:16 ] ]\n"
    "\tv_lshlrev_b32_e32 v1, 2, v0\n\tv_mov_b32_e32 v2, 0x3f800000\n\ts_waitcnt lgkmcnt(0)\n\tv_mov_b32_e32 v3, s1\n"
    "\tv_add_u32_e32 v0, vcc, s0, v1\n\tv_addc_u32_e32 v1, vcc, 0, v3, vcc\n\ts_cmp_eq_u32 s2, 0\n\ts_cbranch_scc1 "
    ".LBB0_2\n"
    ".LBB0_1:\n\tflat_load_dword v4, v[0:1]\n\ts_waitcnt vmcnt(0) & lgkmcnt(0)\n\tv_mad_f32 v4, -v4, |v2|, 1.0 clamp\n"
    "\tv_cmp_gt_f32_e64 s[6:7], v4, v2\n\tv_cndmask_b32_e64 v4, v4, v2, s[6:7]\n"
    "\tv_add_f32_sdwa v4, v4, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD\n"
    "\tv_add_u32_dpp v5, vcc, v4, v4 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:0\n"
    "\tds_write2_b32 v5, v4, v2 offset0:1 offset1:2\n\tds_read_b64 v[6:7], v5 offset:8\n\tds_swizzle_b32 v5, v4 "
    "offset:swizzle(SWAP,16)\n"
    "\tbuffer_store_dword v4, v5, s[0:3], s7 offen offset:4\n\ts_getpc_b64 s[6:7]\n\ts_add_u32 s6, s6, "
    "table@rel32@lo+4\n"
    "\ts_addc_u32 s7, s7, table@rel32@hi+12\n\tflat_store_dword v[0:1], v4\n\ts_getreg_b32 s2, hwreg(HW_REG_HW_ID, 8, "
    "4)\n"
    "\tonward_sync_cmpswap v4, v[0:1], v[6:7] agent acq remote\n\tonward_sync_store v[0:1], v4 wg rel\n"
    "\tonward_wait_load v4, v[0:1], v[6:7] ne all remote\n"
    "\ts_sub_u32 s2, s2, 1\n\ts_cbranch_scc0 .LBB0_1\n.LBB0_2:\n\ts_endpgm\n\t.section\t.rodata,#alloc\n\t.p2align\t6\n"
    "\t.amdhsa_kernel k\n\t\t.amdhsa_group_segment_fixed_size 256\n\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n"
    "\t\t.amdhsa_next_free_vgpr 8\n\t\t.amdhsa_next_free_sgpr 16\n\t.end_amdhsa_kernel\n\t.text\n.Lfunc_end0:\n"
    "\t.size\tk, .Lfunc_end0-k\n\t.type\ttable,@object\n\t.section\t.rodata,#alloc\n\t.p2align\t4\ntable:\n\t.long\t1\n"
    "\t.quad\tk\n\t.asciz\t\"a\\n\\\"\"\n\t.zero\t8\n\t.size\ttable, 28\n\t.amdgpu_metadata\n---\namdhsa.kernels:\n  - "
    ".args:\n"
    "      - .address_space:  global\n        .name:           out\n        .offset:         0\n        .size:         "
    "  8\n"
    "        .type_name:      'float*'\n        .value_kind:     global_buffer\n      - .offset:         8\n"
    "        .size:           4\n        .value_kind:     by_value\n    .kernarg_segment_size: 12\n"
    "    .max_flat_workgroup_size: 256\n    .name:           k\n    .symbol:         k.kd\namdhsa.version:\n  - 1\n  - "
    "1\n...\n"
    "\t.end_amdgpu_metadata\n";

static const char *const words[] = {"v[0:1]",
                                    "s[0:3]",
                                    "v255",
                                    "s101",
                                    "vcc",
                                    "exec",
                                    "m0",
                                    ", ",
                                    "|",
                                    "-",
                                    "abs(",
                                    ")",
                                    "[",
                                    "]",
                                    ":",
                                    "@rel32@lo",
                                    "@gotpcrel32@hi",
                                    ".LBB0_1",
                                    "0x",
                                    "0xffffffffffffffffff",
                                    "\n",
                                    "\t",
                                    ";",
                                    "/*",
                                    "*/",
                                    "\"",
                                    "'",
                                    "\\",
                                    ".long ",
                                    ".zero ",
                                    ".fill ",
                                    ".p2align ",
                                    ".set x, ",
                                    ".amdhsa_kernel k\n",
                                    ".end_amdhsa_kernel\n",
                                    ".amdgpu_metadata\n",
                                    ".end_amdgpu_metadata\n",
                                    "s_endpgm\n",
                                    "row_shr:",
                                    "offset:",
                                    "offset0:",
                                    "clamp",
                                    "mul:2",
                                    "s_branch ",
                                    "hwreg(",
                                    "vmcnt(",
                                    "- ",
                                    "  ",
                                    "...",
                                    "---",
                                    " wg",
                                    " agent",
                                    " rlx",
                                    " ar",
                                    " remote",
                                    ".file 1 ",
                                    "\n\t.loc 1 2 3\n",
                                    "\n\t.loc 0 ",
                                    " md5 0x",
                                    "@[ k.cl:1:2 ]",
                                    ".type f,@function\n",
                                    ".size k, ",
                                    NULL};

struct bases {
    struct support_text texts[BASES_MOST];
    size_t count;
};

static bool load(struct bases *bases, char **paths, int count)
{
    char error[256];

    for (int i = 0; i < count && bases->count < BASES_MOST; i++) {
        struct support_text *text = &bases->texts[bases->count++];
        text->text = host_text_load(paths[i], FILE_LIMIT, &text->length, error, sizeof(error));
        if (text->text)
            continue;
        printf("fuzz_assembler: %s\n", error);
        return false;
    }
    return true;
}

/* Whether what a scoped operation says fits together. */
static bool is_sound_sync(const struct isa_operation *operation)
{
    uint32_t sync = operation->modifiers >> ISA_MOD_SYNC_SHIFT & ISA_SYNC_MASK;

    if (sync & ISA_SYNC_REMOTE && !(sync & ISA_SYNC_AGENT))
        return false;
    return !sync || isa_opcodes[operation->opcode].flags & (ISA_OP_SYNC | ISA_OP_WAITING);
}

/* Whether the table of source lines is in order, and names files that there are. */
static bool are_sound_lines(const struct isa_program *program)
{
    for (uint32_t i = 0; i < program->source_line_count; i++) {
        const struct isa_source_line *line = &program->source_lines[i];

        if (i && line->operation <= line[-1].operation)
            return false;
        if (line->line && (line->file >= program->source_file_count || !program->source_files[line->file].name))
            return false;
        if (line->inlined_line && !program->source_files[line->inlined_file].name)
            return false;
    }
    return true;
}

/* Whether symbols lie one behind the other in the data image. */
static bool are_sound_symbols(const struct isa_program *program)
{
    uint64_t end = 0;

    for (uint32_t i = 0; i < program->symbol_count; i++) {
        if (program->symbols[i].offset < end || program->symbols[i].bytes == 0)
            return false;
        end = (uint64_t)program->symbols[i].offset + program->symbols[i].bytes;
    }
    return end <= program->data_bytes;
}

/* What must hold for every text that is accepted: every index stays in its table. */
static bool is_sound(const struct isa_program *program)
{
    for (uint32_t i = 0; i < program->operation_count; i++) {
        const struct isa_operation *operation = &program->operations[i];
        if (operation->opcode >= ISA_OP_COUNT || operation->unit >= ISA_UNIT_COUNT ||
            operation->offset >= program->code_bytes || operation->offset % 4 ||
            program->operation_at[operation->offset / 4] != i || !is_sound_sync(operation))
            return false;
    }
    for (uint32_t i = 0; i < program->kernel_count; i++) {
        const struct isa_kernel *kernel = &program->kernels[i];
        if (kernel->entry >= program->operation_count || kernel->declared_count > kernel->argument_count)
            return false;
        for (uint32_t j = 0; j < kernel->argument_count; j++)
            if ((uint64_t)kernel->arguments[j].offset + kernel->arguments[j].size > kernel->kernarg_size)
                return false;
    }
    for (uint32_t i = 0; i < program->relocation_count; i++)
        if ((uint64_t)program->relocations[i].data_offset + program->relocations[i].bytes > program->data_bytes)
            return false;
    return are_sound_lines(program) && are_sound_symbols(program);
}

static bool is_one_line_about(const char *error, const char *path)
{
    return strncmp(error, path, strlen(path)) == 0 && strlen(error) > strlen(path) + 2 && !strchr(error, '\n');
}

/* The last error, and whether all of them were lines about the file. */
struct heard {
    char last[HOST_ERROR_BYTES];
    uint32_t count;
    bool lines;
};

static void hear(void *context, const char *message)
{
    struct heard *heard = context;

    heard->count++;
    heard->lines &= is_one_line_about(message, "fuzz.s:");
    host_text_fail(heard->last, sizeof(heard->last), "%s", message);
}

static bool try_one(uint64_t *state, const struct bases *bases, unsigned long number, unsigned long *accepted)
{
    const struct support_text *base = &bases->texts[support_below(state, bases->count)];
    struct support_text text = support_mutate(state, base->text, base->length, words);
    struct heard heard = {.lines = true};
    struct isa_program *program =
        asm_assemble_all("fuzz.s", text.text, text.length, &(struct asm_errors){hear, &heard, ERRORS_MOST});
    bool good = program ? is_sound(program) && !heard.count : heard.count && heard.lines;

    if (!good)
        printf("fuzz_assembler: input %lu: %s\n%.*s\n", number, program ? "accepted, but not sound" : heard.last,
               (int)text.length, text.text);
    *accepted += program != NULL;
    isa_program_free(program);
    free(text.text);
    return good;
}

int main(int argc, char **argv)
{
    uint64_t state = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    unsigned long count = argc > 2 ? strtoul(argv[2], NULL, 10) : DEFAULT_COUNT, accepted = 0, tried = 0;
    static struct bases bases;
    bool good = argc <= 3 || load(&bases, argv + 3, argc - 3);

    if (bases.count == 0)
        bases.texts[bases.count++] =
            (struct support_text){host_text_copy((struct host_span){own_text, strlen(own_text)}), strlen(own_text)};
    while (good && tried < count) {
        good = try_one(&state, &bases, tried, &accepted);
        tried++;
    }
    for (size_t i = 0; i < bases.count; i++)
        free(bases.texts[i].text);
    if (good)
        printf("fuzz_assembler: %lu inputs, %lu accepted\n", count, accepted);
    return good ? 0 : 1;
}
