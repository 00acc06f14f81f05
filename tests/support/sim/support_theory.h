/*
 * support_theory.h - who starves under which model of forward progress, worked out from the definitions: every state of a
 * small abstract program is visited.
 *
 * The scheduler picks a thread a step (a work-group; memory is sequentially consistent). Sorensen, equation 6.3: a run is
 * legal when each thread that from some point on is always enabled and promised to run does run again and again. So a
 * program starves when some strongly connected set of reachable states has, for every thread, a step of it inside the set
 * or a state in which it is not both enabled and promised.
 *
 * The adversary of the firmware is worked out beside it: a few threads run one after the other, each for some steps, then
 * only threads that are promised to, one being picked when none is. It must find all that starves, since each thread's first step
 * touches nothing that others see, as a work-group's first instructions do; that step changes no verdict.
 */
#ifndef TESTS_SUPPORT_THEORY_H
#define TESTS_SUPPORT_THEORY_H

#include <stdbool.h>
#include <stdint.h>

#define THREADS 4u
#define WORDS   8u
#define STATES  32768u
#define BUCKETS 65536u
#define END     255u
#define SLICES  1u /* of the adversary: enough here; sim_hal/host/schedules.c tries up to three */

enum model { UNFAIR, HSA, OBE, HSA_OBE, LOBE, FAIR, MODELS };

struct state {
    uint8_t pc[THREADS]; /* END: it has ended */
    uint8_t word[WORDS];
    uint8_t executed; /* bit t: thread t has made a step */
};

struct program {
    const char *name; /* of the benchmark of suite litmus; NULL: there is none */
    uint32_t threads;
    void (*step)(const struct program *program, struct state *state, uint32_t thread);
    struct state initial;
    bool (*good)(const struct program *program, const struct state *state); /* of final states; NULL: any */
    uint8_t waits_for[THREADS];                                             /* bits of threads */
    bool lobe, ticket, destruct;                                            /* discovery */
};

/* The graph of all reachable states. */
struct theory_graph {
    const struct program *program;
    struct state states[STATES];
    uint16_t next[STATES][THREADS]; /* by a step of a thread; STATES: it has ended */
    uint16_t bucket[BUCKETS], chain[STATES];
    uint32_t count;
};
extern struct theory_graph theory_graph;

/* Fills the graph. alone: a thread's first step is its own affair. */
void theory_explore(const struct program *program, bool alone);

/* Bits of the threads that have not ended in this state of the graph. */
uint32_t theory_enabled(uint32_t state);

/* Whether the program of the graph starves under this model. */
bool theory_starves(enum model model);

/* Bits of the models under which the program of the graph starves. */
uint32_t theory_verdict(void);

/* Checks that the adversary finds the same. */
void theory_check_adversary(uint32_t starving);

#endif
