/* functions.c - see functions.h. */
#include "code/functions.h"

#include <stdio.h>
#include <stdlib.h>

#include "engine/require.h"
#include "engine/reserve.h"
#include "isa/opcodes.h"

#define WORD_BYTES 4u
#define WORDS_MOST 3u /* of an instruction: two and a literal */

/* A trap: in place of what cannot be decoded, and where functions end. */
static struct isa_operation trap(uint32_t offset, uint8_t bytes)
{
    return (struct isa_operation){.opcode = ISA_OP_s_trap,
                                  .unit = ISA_UNIT_INTERNAL,
                                  .bytes = bytes,
                                  .destination = ISA_OPERAND_NONE,
                                  .scalar_destination = ISA_OPERAND_NONE,
                                  .source = {ISA_OPERAND_NONE, ISA_OPERAND_NONE, ISA_OPERAND_NONE},
                                  .offset = offset};
}

static bool append(struct code_functions *functions, const struct isa_operation *operation)
{
    if (!sim_reserve(&functions->operations, &functions->operation_capacity, functions->operation_count,
                     sizeof *functions->operations))
        return false;
    functions->operations[functions->operation_count++] = *operation;
    return true;
}

static bool add_refusal(struct code_functions *functions, uint32_t offset, const char *reason)
{
    struct code_refusal *refusal;

    if (!sim_reserve(&functions->refusals, &functions->refusal_capacity, functions->refusal_count,
                     sizeof *functions->refusals))
        return false;
    refusal = &functions->refusals[functions->refusal_count++];
    refusal->offset = offset;
    snprintf(refusal->reason, sizeof refusal->reason, "%s", reason);
    return true;
}

/* The words of an instruction, as many as lie before the end. */
static uint32_t read_words(const struct code_functions *functions, uint32_t offset, uint32_t end,
                           uint32_t words[WORDS_MOST])
{
    uint32_t count = (end - offset) / WORD_BYTES;

    if (count > WORDS_MOST)
        count = WORDS_MOST;
    for (uint32_t i = 0; i < count; i++) {
        const uint8_t *at = functions->code + offset + (size_t)i * WORD_BYTES;

        words[i] = at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
    }
    return count;
}

/* Decodes the instruction at *offset, and steps over it. */
static bool add_instruction(struct code_functions *functions, uint32_t *offset, uint32_t end)
{
    uint32_t words[WORDS_MOST], count = read_words(functions, *offset, end, words);
    char reason[CODE_REASON_BYTES];
    struct isa_operation operation;

    if (!code_decode(words, count, &operation, reason)) {
        if (!add_refusal(functions, *offset, reason))
            return false;
        operation = trap(*offset, WORD_BYTES);
    }
    operation.offset = *offset;
    functions->operation_at[*offset / WORD_BYTES] = functions->operation_count;
    *offset += operation.bytes;
    return append(functions, &operation);
}

static bool is_branch(const struct isa_operation *operation)
{
    return isa_opcodes[operation->opcode].operands[0] == 'b';
}

/* The distance of a branch becomes the index of its target. */
static bool resolve_branch(struct code_functions *functions, struct isa_operation *operation)
{
    int64_t target = (int64_t)operation->offset + operation->bytes + (int64_t)operation->immediate * (int)WORD_BYTES;
    uint32_t index = UINT32_MAX;

    if (target >= 0 && target < functions->code_bytes)
        index = functions->operation_at[target / WORD_BYTES];
    if (index != UINT32_MAX) {
        operation->immediate = (int32_t)index;
        return true;
    }
    *operation = trap(operation->offset, operation->bytes);
    return add_refusal(functions, operation->offset, "the target of this branch is not an instruction");
}

static bool resolve_branches(struct code_functions *functions, uint32_t first)
{
    for (uint32_t i = first; i < functions->operation_count; i++)
        if (is_branch(&functions->operations[i]) && !resolve_branch(functions, &functions->operations[i]))
            return false;
    return true;
}

/* Begins with no operation at any place. The last word may be a part of one. */
static bool start(struct code_functions *functions)
{
    size_t words = functions->code_bytes / WORD_BYTES + 1;

    if (functions->operation_at)
        return true;
    functions->operation_at = calloc(words, sizeof *functions->operation_at);
    if (!functions->operation_at)
        return false;
    for (size_t i = 0; i < words; i++)
        functions->operation_at[i] = UINT32_MAX;
    return true;
}

/* Whether nothing there has been decoded. An instruction may reach there from a few words before. */
static bool is_free(const struct code_functions *functions, uint32_t offset, uint32_t end)
{
    uint32_t before = (WORDS_MOST - 1) * WORD_BYTES;

    for (uint32_t at = offset < before ? 0 : offset - before; at < end; at += WORD_BYTES) {
        uint32_t index = functions->operation_at[at / WORD_BYTES];

        if (index != UINT32_MAX && at + functions->operations[index].bytes > offset)
            return false;
    }
    return true;
}

bool code_add_function(struct code_functions *functions, uint32_t offset, uint32_t bytes)
{
    uint32_t end = offset + bytes, first;
    struct isa_operation guard = trap(end, 0);

    if (offset % WORD_BYTES || bytes % WORD_BYTES || offset > functions->code_bytes ||
        bytes > functions->code_bytes - offset || !start(functions))
        return false;
    if (!bytes || functions->operation_at[offset / WORD_BYTES] != UINT32_MAX)
        return true;
    if (!is_free(functions, offset, end))
        return false;
    /* The trap behind what was decoded before is one of the operations now. */
    if (functions->operation_count)
        functions->operation_count++;
    first = functions->operation_count;
    while (offset < end)
        if (!add_instruction(functions, &offset, end))
            return false;
    if (!resolve_branches(functions, first) || !append(functions, &guard))
        return false;
    functions->operation_count--;
    return true;
}

void code_functions_free(struct code_functions *functions)
{
    free(functions->operations);
    free(functions->operation_at);
    free(functions->refusals);
    *functions = (struct code_functions){0};
}
