/*
 * scoped_bench.h - waves with small programs of scoped operations, on CUs of a memory system with nothing around it. Loads
 * are checked when they are made, and the state of L1s and home in each cycle in which something happens.
 */
#ifndef TESTS_SCOPED_BENCH_H
#define TESTS_SCOPED_BENCH_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "path/scoped_state.h"
#include "memory_bench.h"
#include "support_scoped.h"

#define THREADS      6u
#define STEPS        24u
#define AREA         0x4000u /* bytes apart: the words of one run and those of the next */
#define MANY_CYCLES  300000u /* a run that takes longer hangs */
#define SCOPED_WORDS 48u

/* Words of a run. L and S lie in one line, each of the others in its own. */
enum word { WORD_L, WORD_S, WORD_F, WORD_M, WORD_X, WORD_DATA = WORD_X };

enum step_kind {
    STEP_END,
    STEP_LOAD,  /* unchecked */
    STEP_CHECK, /* a load that must bring the value */
    STEP_STORE,
    STEP_BUMP, /* under a lock: load, check against the shadow, store one more; value words from word on */
    STEP_LOCK, /* compare-and-swap 0 to 1, again until it succeeds */
    STEP_TRY,  /* the same once; the program ends if it fails */
    STEP_SWAP, /* a lock by exchange */
    STEP_SET,  /* a scoped store */
    STEP_ADD,
    STEP_AWAIT, /* a scoped load, again until it brings the value */
    STEP_SEE,   /* a scoped load that must bring the value */
    STEP_FLUSH,
    STEP_INVALIDATE,
};

#define WG_ACQ     ISA_SYNC_ACQUIRE
#define WG_REL     ISA_SYNC_RELEASE
#define WG_AR      (ISA_SYNC_ACQUIRE | ISA_SYNC_RELEASE)
#define AGENT_ACQ  (ISA_SYNC_AGENT | ISA_SYNC_ACQUIRE)
#define AGENT_REL  (ISA_SYNC_AGENT | ISA_SYNC_RELEASE)
#define REMOTE     (ISA_SYNC_AGENT | ISA_SYNC_REMOTE)
#define REMOTE_ACQ (REMOTE | ISA_SYNC_ACQUIRE)
#define REMOTE_REL (REMOTE | ISA_SYNC_RELEASE)
#define REMOTE_AR  (REMOTE | ISA_SYNC_ACQUIRE | ISA_SYNC_RELEASE)

struct step {
    enum step_kind kind;
    uint32_t word;
    uint32_t order;
    uint32_t value;
};

#define END                                                                                                            \
    {                                                                                                                  \
        STEP_END, 0, 0, 0                                                                                              \
    } /* of a program */

struct thread {
    struct rig_wave wave;
    uint32_t cu;
    const struct step *program;
    uint32_t at;       /* step */
    uint32_t part;     /* of STEP_BUMP: two a word */
    uint64_t starts;   /* cycle */
    bool busy, asleep; /* an instruction is under way; it waits at the SyncMon */
    struct rig_access access;
};

static struct thread threads[THREADS];
static uint32_t thread_count;
static uint32_t shadow[SCOPED_WORDS];
static uint64_t area;

static inline uint64_t address_of(uint32_t word)
{
    if (word == WORD_S)
        return area + 4;
    return area + word * MEM_LINE_BYTES;
}

static inline struct scopes *scopes(void)
{
    return &rig.system->scoped->scopes;
}

static inline const struct mem_counters *counted(void)
{
    return path_counters(rig.system);
}

/* Puts a program on a CU. A thread's wave has one active lane. */
static inline struct thread *add_thread(uint32_t cu, const struct step *program, uint64_t starts)
{
    struct thread *thread = &threads[thread_count++];

    memset(thread, 0, sizeof(*thread));
    rig_wave_init(&thread->wave);
    rig_set_exec(&thread->wave, 1);
    thread->cu = cu;
    thread->program = program;
    thread->starts = rig.clock.now + starts;
    return thread;
}

/* Fresh words, all 0 and in no L1. */
static inline void next_run(void)
{
    area += AREA;
    thread_count = 0;
    memset(shadow, 0, sizeof(shadow));
}

static inline void issue(struct thread *thread, enum isa_opcode opcode, uint32_t word, uint32_t order, uint32_t value,
                         uint32_t compare)
{
    struct isa_operation operation = rig_flat(opcode, DESTINATION, ADDRESS, DATA);

    operation.modifiers = ISA_MOD_SYNC(order);
    thread->wave.vectors[DATA][0] = value;
    thread->wave.vectors[DATA + 1][0] = compare;
    rig_set_lanes(&thread->wave, address_of(word), 4);
    rig_issue(&rig, &thread->wave, &operation, thread->cu, rig.clock.now, &thread->access);
    CHECK_EQUAL(thread->access.fault, ISA_FAULT_NONE);
    thread->busy = true;
}

static inline void begin_step(struct thread *thread)
{
    const struct step *step = &thread->program[thread->at];
    uint32_t word = step->word + thread->part / 2;

    switch (step->kind) {
    case STEP_BUMP:
        if (thread->part % 2 == 0) {
            issue(thread, ISA_OP_flat_load_dword, word, 0, 0, 0);
            return;
        }
        issue(thread, ISA_OP_flat_store_dword, word, 0, ++shadow[word], 0);
        return;
    case STEP_LOAD:
    case STEP_CHECK:
        issue(thread, ISA_OP_flat_load_dword, word, 0, 0, 0);
        return;
    case STEP_STORE:
        issue(thread, ISA_OP_flat_store_dword, word, 0, step->value, 0);
        return;
    case STEP_LOCK:
    case STEP_TRY:
        issue(thread, ISA_OP_onward_sync_cmpswap, word, step->order, 1, 0);
        return;
    case STEP_SWAP:
        issue(thread, ISA_OP_onward_sync_swap, word, step->order, 1, 0);
        return;
    case STEP_SET:
        issue(thread, ISA_OP_onward_sync_store, word, step->order, step->value, 0);
        return;
    case STEP_ADD:
        shadow[word] += step->value;
        issue(thread, ISA_OP_onward_sync_add, word, step->order, step->value, 0);
        return;
    case STEP_AWAIT:
    case STEP_SEE:
        issue(thread, ISA_OP_onward_sync_load, word, step->order, 0, 0);
        return;
    case STEP_FLUSH:
        issue(thread, ISA_OP_onward_flush, word, 0, 0, 0);
        return;
    default:
        issue(thread, ISA_OP_buffer_wbinvl1_vol, word, 0, 0, 0);
    }
}

/* The step's instruction is done: whether the step is. */
static inline bool is_over(struct thread *thread)
{
    const struct step *step = &thread->program[thread->at];
    uint32_t loaded = thread->wave.vectors[DESTINATION][0];

    switch (step->kind) {
    case STEP_BUMP:
        if (thread->part % 2 == 0)
            CHECK_EQUAL(loaded, shadow[step->word + thread->part / 2]);
        return ++thread->part == 2 * step->value;
    case STEP_CHECK:
    case STEP_SEE:
        CHECK_EQUAL(loaded, step->value);
        return true;
    case STEP_TRY:
        thread->at += loaded ? step->value : 0;
        return true;
    case STEP_LOCK:
    case STEP_SWAP:
        return loaded == 0;
    case STEP_AWAIT:
        return loaded == step->value;
    default:
        return true;
    }
}

/* Goes on with a thread as far as it can in this cycle. Returns false if its program has ended. */
static inline bool run_thread(struct thread *thread)
{
    if (thread->busy && thread->access.completed && thread->access.cycle <= rig.clock.now) {
        thread->busy = false;
        if (is_over(thread)) {
            thread->part = 0;
            thread->at++;
        }
    }
    if (thread->program[thread->at].kind == STEP_END)
        return false;
    if (!thread->busy && thread->starts <= rig.clock.now && path_vector_ready(rig.system, thread->cu) <= rig.clock.now)
        begin_step(thread);
    return true;
}

static inline void check_state(void)
{
    const char *broken = scoped_broken(rig.system, &rig.parameters);

    if (!broken)
        broken = scoped_monitored_broken(rig.system);
    if (!broken)
        return;
    test_fail(__FILE__, __LINE__, broken);
    exit(1);
}

/* Runs all programs to their end. */
static inline void run_threads(void)
{
    uint64_t latest = rig.clock.now + MANY_CYCLES, fired;
    bool runs = true;

    while (runs) {
        runs = false;
        for (uint32_t i = 0; i < thread_count; i++)
            runs |= run_thread(&threads[i]);
        fired = rig.clock.fired;
        rig_run_to(&rig, rig.clock.now + 1);
        if (rig.clock.fired > fired + 1) /* not the rig's own event alone */
            check_state();
        if (rig.clock.now > latest) {
            for (uint32_t i = 0; i < thread_count; i++)
                fprintf(stderr, "thread %u: step %u, %s\n", i, threads[i].at, threads[i].busy ? "busy" : "idle");
            test_fail_equal(__FILE__, __LINE__, "the programs hang", 1, 0);
            exit(1);
        }
    }
}

/* Writes everything back, and compares a word of memory. */
static inline void flush_all(void)
{
    static const struct step flush[] = {{.kind = STEP_FLUSH}, END};

    for (uint32_t cu = 0; cu < rig.system->cus; cu++) {
        thread_count = 0;
        add_thread(cu, flush, 0);
        run_threads();
    }
    for (uint32_t cu = 0; cu < rig.system->cus; cu++)
        CHECK_EQUAL(rig.system->l1s[cu].dirty_count, 0);
    CHECK_EQUAL(scopes()->home.locked, 0);
    CHECK_EQUAL(scopes()->home.queued, 0);
}

#endif
