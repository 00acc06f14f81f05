/*
 * loop.c - which registers decide what a loop does: a backward analysis over its operations.
 *
 * A register is live where its value may still decide. It is so before every operation that acts on what it reads, and
 * before every operation that computes something live from it.
 */
#include "isa/loop.h"

#include <stdlib.h>
#include <string.h>

#include "engine/require.h"
#include "isa/opcodes.h"

#define OPERATIONS_MOST 4096u

struct analysis {
    const struct isa_program *program;
    uint32_t first, last;
    struct isa_registers *live; /* before each operation */
    struct isa_loop *loop;
};

static bool overlap(const struct isa_registers *a, const struct isa_registers *b)
{
    for (uint32_t i = 0; i < ISA_REGISTERS / 64; i++) {
        if (a->bits[i] & b->bits[i])
            return true;
    }
    return false;
}

static void join(struct isa_registers *to, const struct isa_registers *from)
{
    for (uint32_t i = 0; i < ISA_REGISTERS / 64; i++)
        to->bits[i] |= from->bits[i];
}

static void take_away(struct isa_registers *from, const struct isa_registers *what)
{
    for (uint32_t i = 0; i < ISA_REGISTERS / 64; i++)
        from->bits[i] &= ~what->bits[i];
}

static void join_live(const struct analysis *analysis, struct isa_registers *to, uint32_t operation)
{
    if (operation >= analysis->first && operation <= analysis->last)
        join(to, &analysis->live[operation - analysis->first]);
}

/* What is live behind an operation: before each that may come next. */
static struct isa_registers live_behind(const struct analysis *analysis, uint32_t index)
{
    const struct isa_operation *operation = &analysis->program->operations[index];
    struct isa_registers live = {{0}};

    if (operation->unit == ISA_UNIT_BRANCH)
        join_live(analysis, &live, (uint32_t)operation->immediate);
    if (operation->opcode != ISA_OP_s_branch && operation->opcode != ISA_OP_s_endpgm)
        join_live(analysis, &live, index + 1);
    return live;
}

/* Returns whether more has become live before the operation. */
static bool pass(struct analysis *analysis, uint32_t index)
{
    struct isa_registers *before = &analysis->live[index - analysis->first], old = *before;
    struct isa_registers live = live_behind(analysis, index);
    struct isa_uses uses;
    bool decides;

    SIM_REQUIRE(index >= analysis->first && index <= analysis->last);
    isa_uses(&analysis->program->operations[index], &uses);
    decides = overlap(&live, &uses.writes);
    analysis->loop->varies |= decides && uses.varies;
    take_away(&live, &uses.replaces);
    if (decides || uses.acts)
        join(&live, &uses.reads);
    join(before, &live);
    return memcmp(&old, before, sizeof(old)) != 0;
}

static bool jumps_by_register(const struct analysis *analysis)
{
    for (uint32_t i = analysis->first; i <= analysis->last; i++) {
        uint16_t opcode = analysis->program->operations[i].opcode;

        if (opcode == ISA_OP_s_setpc_b64 || opcode == ISA_OP_s_swappc_b64)
            return true;
    }
    return false;
}

static bool may_vary(const struct analysis *analysis)
{
    for (uint32_t i = analysis->first; i <= analysis->last; i++) {
        struct isa_uses uses;

        isa_uses(&analysis->program->operations[i], &uses);
        if (uses.varies)
            return true;
    }
    return false;
}

void isa_loop_judge(const struct isa_program *program, uint32_t first, uint32_t last, uint32_t start,
                    struct isa_loop *loop)
{
    struct analysis analysis = {.program = program, .first = first, .last = last, .loop = loop};
    bool more = true;

    *loop = (struct isa_loop){.all = true};
    if (first > start || last < start || last >= program->operation_count)
        return;
    loop->varies = may_vary(&analysis);
    if (last - first >= OPERATIONS_MOST || jumps_by_register(&analysis))
        return;
    loop->varies = false;
    analysis.live = calloc(last - first + 1, sizeof(*analysis.live));
    if (!analysis.live)
        return;
    while (more) {
        more = false;
        for (uint32_t i = last + 1; i-- > first;)
            more |= pass(&analysis, i);
    }
    loop->all = false;
    loop->deciders = analysis.live[start - first];
    free(analysis.live);
}
