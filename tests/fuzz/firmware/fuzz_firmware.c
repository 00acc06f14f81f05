/* SPDX-License-Identifier: MIT */
/*
 * fuzz_firmware.c - the whole firmware behind a HAL whose every answer comes from the input, with hostile tenants beside an
 * honest one (fuzz_gpu.h, fuzz_input.h).
 *
 * After each step the books are added up anew, no requirement is broken, and the step has done a bounded amount of work. When
 * the input is used up, all are honest: the honest kernels must then complete within a bounded number of turns.
 */
#include "audit.h"
#include "fuzz_host.h"
#include "fuzz_input.h"
#include "fuzz_mutate.h"

#include <stdio.h>
#include <string.h>

#define TURNS      20000u /* until the honest kernels have completed */
#define STEPS      64u    /* of a turn, at most */
#define OPERATIONS 4096u

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static struct fuzz fuzz;

/* Features of a state beside the code that it runs: libFuzzer and the project's own driver count them as coverage. */
__attribute__((section("__libfuzzer_extra_counters"))) uint8_t fuzz_features[FUZZ_FEATURES];

void cp_requirement_failed(const char *file, uint32_t line, const char *text)
{
    fuzz_fail("%s:%u: required: %s", file, line, text);
}

static void note_feature(uint32_t feature)
{
    fuzz_features[feature % FUZZ_FEATURES] = 1;
}

static uint32_t at_most(uint32_t value, uint32_t most)
{
    return value < most ? value : most;
}

static void note_features(const struct cp *cp)
{
    for (uint32_t slot = 0; slot < cp->config.wg_slots; slot++) {
        const struct cp_workgroup *wg = &cp->workgroups[slot];

        if (wg->state != CP_WG_FREE)
            note_feature((uint32_t)wg->state << 7 | wg->flags);
    }
    for (uint32_t i = 0; i < CP_MAX_QUEUES; i++)
        note_feature(8192 + (i << 10 | ((uint32_t)cp->requests[i].quiet + cp->requests[i].suspended) << 7 |
                             at_most(cp->requests[i].asked, 7) << 4 | (uint32_t)(cp->queues[i].kernels != 0) << 3 |
                             cp->queues[i].stage));
    for (uint32_t i = cp->first_kernel; i != CP_KERNEL_NONE; i = cp->kernels[i].after) {
        const struct cp_kernel *k = &cp->kernels[i];
        const struct cp_cooperative *c = &cp->cooperative[i];

        note_feature(1024 + ((uint32_t)k->stage << 6 | (uint32_t)k->managed << 3 | (uint32_t)(k->error != 0) << 2 |
                             (uint32_t)(cp->reclaiming == i) << 1 | (uint32_t)cp->reclaims[i].round));
        if (k->managed & CP_MANAGED_MESSAGES)
            note_feature(2048 + ((uint32_t)c->operation << 9 | (uint32_t)c->stage << 6 | at_most(c->dying, 3) << 4 |
                                 at_most(c->ended, 3) << 2 | at_most((uint32_t)c->demand, 1) << 1 |
                                 (uint32_t)(c->standing != 0)));
    }
}

static void step(struct fuzz *f, uint32_t budget)
{
    const char *fault;
    int result;

    f->commands = f->received = f->loads = 0;
    result = cp_step(&f->cp, budget);
    if (result != 0 && result != 1)
        fuzz_fail("cp_step: %d, panic 0x%x", result, cp_panic(&f->cp));
    if (f->commands > 2 * budget || f->received > budget + 1 || f->loads > 8 * budget)
        fuzz_fail("a step of budget %u: %u commands, %u events, %u loads", budget, f->commands, f->received, f->loads);
    fault = audit(&f->cp);
    if (fault)
        fuzz_fail("audit: %s", fault);
    fuzz_host_check(f);
    note_features(&f->cp);
}

static void do_operation(struct fuzz *f, const uint8_t *operation)
{
    bool plain = operation[0] % FUZZ_OPERATIONS == FUZZ_STEP;
    uint32_t steps = fuzz_operate(f, operation);

    if (plain && operation[1] >> 5 == 7 && operation[2] >> 4 == 15)
        fuzz_restart(f, operation[2] & 1);

    if (f->verbose)
        printf("operation %u %u %u %u at %llu\n", operation[0] % FUZZ_OPERATIONS, operation[1], operation[2],
               operation[3], (unsigned long long)f->now);
    for (; steps; steps--) {
        f->now += plain ? operation[3] : 20;
        fuzz_execute(f, plain ? operation[2] % 16 : FUZZ_RING);
        fuzz_turn(f);
        step(f, plain ? 1 + operation[1] % 32u : 16);
    }
}

/* One turn with all honest. Returns false if nothing happened. */
static bool do_turn(struct fuzz *f, bool ends)
{
    uint32_t steps = 0;
    bool did;

    f->now += 100;
    did = fuzz_turn(f);
    did |= fuzz_host_be_honest(f);
    did |= fuzz_answer_all(f, ends);
    do {
        did |= f->ring_count != 0;
        fuzz_execute(f, FUZZ_RING);
        step(f, 16);
        did |= f->commands || f->received > 1;
    } while ((f->cp.work_left || f->events_count || f->ring_count) && ++steps < STEPS);
    return did;
}

/* Commands of the host are answered, too. They may wait for long: hostile grids have up to 2^32 WGs. */
static bool is_over(struct fuzz *f, bool ends, uint32_t turns)
{
    return fuzz_honest_complete(f) && (!ends || turns == TURNS || fuzz_host_is_answered(f));
}

/* The input is used up. */
static uint32_t finish(struct fuzz *f, bool ends)
{
    uint32_t turns = 0;

    f->failing = 0;
    f->ring_room = FUZZ_RING;
    while (!is_over(f, ends, turns)) {
        const char *what = fuzz_honest_complete(f) ? "a command of the host" : "honest kernels";
        uint64_t deadline;

        if (turns++ == TURNS)
            fuzz_fail("%s: not complete after %u turns", what, TURNS);
        if (do_turn(f, ends))
            continue;
        deadline = cp_deadline(&f->cp);
        if (deadline == UINT64_MAX)
            fuzz_fail("%s: not complete, and nothing is to come", what);
        f->now = deadline > f->now ? deadline : f->now;
    }
    return turns;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz *f = &fuzz;
    uint8_t head[FUZZ_HEAD] = {0};
    bool verbose = f->verbose;
    uint32_t turns;
    bool ends;

    memcpy(head, data, size < FUZZ_HEAD ? size : FUZZ_HEAD);
    memset(f, 0, sizeof(*f));
    f->verbose = verbose;
    fuzz_begin(f, head);
    step(f, 16);
    for (size_t at = FUZZ_HEAD; at + FUZZ_OPERATION <= size && at < FUZZ_OPERATION * OPERATIONS; at += FUZZ_OPERATION)
        do_operation(f, data + at);
    /* Hostile WGs may run for ever where the policy preempts. */
    ends = head[8] & 64 || !f->config.policy->preempts || !f->config.quantum;
    turns = finish(f, ends);
    if (verbose)
        printf("honest kernels are complete after %u turns\n", turns);
    return 0;
}

void fuzz_be_verbose(void)
{
    fuzz.verbose = true;
}
