/*
 * expected.c - follows the value of a load on all ways from it to the compare-and-swap, and behind it.
 *
 * What follows is a lane, which may be active or not. Marks are kept where ways meet, for each of the four states of a lane
 * and of the swap.
 */
#include "tools/bugs/race/expected.h"

#include <stdlib.h>
#include <string.h>

#include "engine/reserve.h"
#include "isa/opcodes.h"
#include "tools/bugs/race/marks.h"

#define STEPS_MOST 65536u /* operations that are looked at, for one load */
#define STATES     4u

/* Where to go on. */
struct way {
    uint32_t operation;
    struct race_marks marks;
};

/* Ways of active lanes go first: they find the swap. */
struct ways {
    struct way *at;
    uint32_t count, capacity;
};

struct walk {
    const struct isa_program *program;
    bool *heads;               /* [operation]: ways may meet there */
    struct race_marks **known; /* [STATES * operation + state], of heads; NULL: not reached yet */
    struct ways active, idle;  /* by what the lane is */
    uint32_t swap;
    uint32_t steps;
    bool refused;
};

static void push(struct walk *walk, uint32_t operation, const struct race_marks *marks)
{
    struct ways *ways = marks->active ? &walk->active : &walk->idle;

    if (!sim_reserve(&ways->at, &ways->capacity, ways->count, sizeof *ways->at)) {
        walk->refused = true;
        return;
    }
    ways->at[ways->count++] = (struct way){.operation = operation, .marks = *marks};
}

/* A way comes to an operation. Returns false if all that it knows is known there. */
static bool arrives(struct walk *walk, uint32_t operation, struct race_marks *marks)
{
    struct race_marks **known;

    if (!walk->heads[operation])
        return true;
    known = &walk->known[STATES * operation + 2 * marks->swapped + marks->active];
    if (*known && !race_marks_join(*known, marks))
        return false;
    if (*known) {
        *marks = **known;
        return true;
    }
    *known = malloc(sizeof(**known));
    if (*known)
        **known = *marks;
    else
        walk->refused = true;
    return *known != NULL;
}

/* What may not be between the load and the swap: it orders, or the swap would not be reached. */
static bool stands_between(const struct isa_operation *operation)
{
    switch (operation->opcode) {
    case ISA_OP_s_endpgm:
    case ISA_OP_s_trap:
    case ISA_OP_s_barrier:
    case ISA_OP_onward_message:
    case ISA_OP_s_setpc_b64:
    case ISA_OP_s_swappc_b64:
    case ISA_OP_buffer_wbinvl1:
    case ISA_OP_buffer_wbinvl1_vol:
        return true;
    default:
        return false;
    }
}

static bool is_kernel(const struct isa_program *program, uint32_t operation)
{
    for (uint32_t i = 0; i < program->kernel_count; i++) {
        if (program->kernels[i].entry == operation)
            return true;
    }
    return false;
}

/* The function that is called is any; so is the call that it returns to. */
static void follow_call(struct walk *walk, const struct race_marks *marks)
{
    struct race_marks inside = *marks;

    race_marks_leave_frame(&inside);
    for (uint32_t i = 0; i < walk->program->label_count; i++) {
        const struct isa_label *label = &walk->program->labels[i];

        if (label->name[0] != '.' && label->operation < walk->program->operation_count &&
            !is_kernel(walk->program, label->operation))
            push(walk, label->operation, &inside);
    }
}

static void follow_return(struct walk *walk, const struct race_marks *marks)
{
    struct race_marks outside = *marks;

    race_marks_leave_frame(&outside);
    for (uint32_t i = 0; i < walk->program->operation_count; i++) {
        if (walk->program->operations[i].opcode == ISA_OP_s_swappc_b64)
            push(walk, i + 1, &outside);
    }
}

/* Where a branch leads to, if the lane's wave takes it. A wave with an active lane knows of EXEC. */
static bool may_jump(const struct isa_operation *operation, const struct race_marks *marks)
{
    return !(operation->opcode == ISA_OP_s_cbranch_execz && marks->active);
}

static bool may_fall(const struct isa_operation *operation, const struct race_marks *marks)
{
    return operation->opcode != ISA_OP_s_branch && !(operation->opcode == ISA_OP_s_cbranch_execnz && marks->active);
}

/* Goes on behind an operation. Returns false if the way ends, or others take its place. */
static bool leaves(struct walk *walk, uint32_t index, const struct race_marks *marks)
{
    const struct isa_operation *operation = &walk->program->operations[index];

    if (operation->opcode == ISA_OP_s_endpgm || operation->opcode == ISA_OP_s_trap)
        return false;
    if (operation->opcode == ISA_OP_s_setpc_b64) {
        follow_return(walk, marks);
        return false;
    }
    if (operation->opcode == ISA_OP_s_swappc_b64) {
        follow_call(walk, marks);
        return true;
    }
    if (operation->unit != ISA_UNIT_BRANCH)
        return true;
    if (!strchr(isa_opcodes[operation->opcode].operands, 'b') || operation->immediate < 0) {
        walk->refused |= operation->opcode != ISA_OP_s_branch && operation->immediate < 0;
        return true;
    }
    if (may_jump(operation, marks))
        push(walk, (uint32_t)operation->immediate, marks);
    return may_fall(operation, marks);
}

/* One operation. Returns false if the value matters there. */
static bool passes(struct walk *walk, uint32_t index, struct race_marks *marks)
{
    const struct isa_operation *operation = &walk->program->operations[index];
    enum race_pass pass = race_marks_pass(marks, operation);

    if (pass == RACE_PASS_SWAPS && !walk->swap)
        walk->swap = index;
    if (pass == RACE_PASS_USES || (pass == RACE_PASS_SWAPS && walk->swap != index))
        return false;
    marks->swapped |= walk->swap && walk->swap == index;
    return marks->swapped || !stands_between(operation);
}

static void follow(struct walk *walk, struct way way)
{
    for (uint32_t at = way.operation; !walk->refused && arrives(walk, at, &way.marks); at++) {
        const struct isa_operation *operation = &walk->program->operations[at];
        uint32_t lanes = race_marks_lane(&way.marks, operation);

        walk->refused =
            at >= walk->program->operation_count || ++walk->steps > STEPS_MOST || !passes(walk, at, &way.marks);
        if (walk->refused || (way.marks.swapped && race_marks_are_none(&way.marks)))
            return;
        way.marks.active = lanes >> 1 & 1;
        if (lanes == 3) { /* the lane may be active or not */
            struct race_marks idle = way.marks;

            idle.active = false;
            push(walk, at + 1, &idle);
        }
        if (!leaves(walk, at, &way.marks))
            return;
    }
}

static void find_heads(struct walk *walk)
{
    const struct isa_program *program = walk->program;

    for (uint32_t i = 0; i < program->operation_count; i++) {
        const struct isa_operation *operation = &program->operations[i];

        if (operation->opcode == ISA_OP_s_swappc_b64)
            walk->heads[i + 1] = true;
        else if (operation->unit == ISA_UNIT_BRANCH && operation->immediate >= 0 &&
                 (uint32_t)operation->immediate < program->operation_count)
            walk->heads[operation->immediate] = true;
    }
    for (uint32_t i = 0; i < program->label_count; i++) {
        if (program->labels[i].name[0] != '.' && program->labels[i].operation < program->operation_count)
            walk->heads[program->labels[i].operation] = true;
    }
}

static void free_walk(struct walk *walk)
{
    for (uint32_t i = 0; walk->known && i < STATES * (walk->program->operation_count + 1); i++)
        free(walk->known[i]);
    free(walk->known);
    free(walk->heads);
    free(walk->active.at);
    free(walk->idle.at);
}

/* The words of a load that a compare-and-swap may expect; 0: the operation is none. */
static uint32_t loaded_words(const struct isa_operation *operation)
{
    switch (operation->opcode) {
    case ISA_OP_flat_load_dword:
    case ISA_OP_s_load_dword:
    case ISA_OP_ds_read_b32:
        return 1;
    case ISA_OP_flat_load_dwordx2:
    case ISA_OP_s_load_dwordx2:
    case ISA_OP_ds_read_b64:
        return 2;
    default:
        return 0;
    }
}

static bool has_swap(const struct isa_program *program, uint32_t words)
{
    uint16_t expected;

    for (uint32_t i = 0; i < program->operation_count; i++) {
        if (race_swap_words(&program->operations[i], &expected) == words)
            return true;
    }
    return false;
}

uint32_t race_load_is_expected(const struct isa_program *program, uint32_t operation)
{
    const struct isa_operation *load = &program->operations[operation];
    uint32_t words = loaded_words(load);
    struct walk walk = {.program = program};
    struct race_marks marks;

    if (!words || !has_swap(program, words))
        return 0;
    walk.heads = calloc(program->operation_count + 1, sizeof(*walk.heads));
    walk.known = calloc(STATES * ((size_t)program->operation_count + 1), sizeof(struct race_marks *));
    walk.refused = !walk.heads || !walk.known;
    if (walk.heads)
        find_heads(&walk);
    race_marks_begin(&marks, load->destination, words);
    push(&walk, operation + 1, &marks);
    marks.active = load->unit != ISA_UNIT_SMEM; /* its value is there for all lanes */
    if (!marks.active)
        push(&walk, operation + 1, &marks);
    while (!walk.refused && walk.active.count + walk.idle.count) {
        struct ways *ways = walk.active.count ? &walk.active : &walk.idle;

        follow(&walk, ways->at[--ways->count]);
    }
    free_walk(&walk);
    return walk.refused ? 0 : walk.swap;
}
