/*
 * machine.h - runs a litmus kernel on a simulated GPU whose command processor is the test: it places each work-group on a
 * CU of its choice, and moves, kills or loses it at a cycle of its choice.
 */
#ifndef TESTS_LITMUS_MACHINE_H
#define TESTS_LITMUS_MACHINE_H

#include "engine/parameters.h"
#include "translate.h"

#define LITMUS_GROUPS 4u

/* What happens to a work-group, or to its CU, while it runs. */
enum litmus_move_kind {
    LITMUS_STAY,
    LITMUS_MOVE, /* saved, whatever it does; restored on CU `to` */
    LITMUS_LOSE, /* its CU is lost: its work-groups are saved, and restored on CU `to` */
    LITMUS_KILL
};

struct litmus_move {
    enum litmus_move_kind kind;
    uint32_t group, to;
};

/* What a waiting atomic does whose condition fails (enum cp_wait_mode); no wait ends by its time. */
enum litmus_wait {
    LITMUS_RETRY,  /* it is an ordinary atomic */
    LITMUS_WAKE,   /* it registers with the SyncMon, which resumes all its waiters */
    LITMUS_PERFORM /* the SyncMon executes the waiters' atomics in their place */
};

/* Where a work-group runs. */
struct litmus_group {
    uint32_t cu;
    bool late; /* launched when the work-group before it is done, as a WG of a kernel of its own */
};

/* One run. Times are cycles. */
struct litmus_plan {
    const struct parameters *parameters; /* with as many CUs as the run has, at least */
    const char *text;                    /* of the kernel */
    uint32_t waves;                      /* of each work-group */
    struct litmus_group groups[LITMUS_GROUPS];
    uint32_t group_count;
    uint32_t delays[LITMUS_ACTORS]; /* turns of a loop before each actor's first statement */
    enum litmus_wait wait;
    struct litmus_move move;
    uint64_t move_at, away; /* when the move begins, and how long a work-group is away */
    uint64_t limit;         /* a run that takes longer hangs */
};

struct litmus_result {
    bool hangs;
    char fault[128];              /* "" if there was none */
    uint64_t cycles;              /* to the last DONE */
    uint8_t told[LITMUS_BYTES];   /* the data when the first event MESSAGE or DONE was posted */
    uint8_t memory[LITMUS_BYTES]; /* at the end */
    uint64_t l2_accesses;         /* requests and messages that its banks have taken */
};

void litmus_run(const struct litmus_plan *plan, struct litmus_result *result);

#endif
