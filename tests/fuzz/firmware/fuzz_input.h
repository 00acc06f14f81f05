/* SPDX-License-Identifier: MIT */
/*
 * fuzz_input.h - the input of fuzz_firmware: a head, then operations of four bytes each. Any bytes are an input.
 */
#ifndef TESTS_FUZZ_INPUT_H
#define TESTS_FUZZ_INPUT_H

#include "fuzz_gpu.h"

#define FUZZ_HEAD      16u
#define FUZZ_OPERATION 4u

enum fuzz_operation {
    FUZZ_STEP,    /* a: budget; b: commands executed; c: cycles. a from 224 and b from 240 on: a restart before */
    FUZZ_SETTLE,  /* steps until nothing is left; hostile WGs' commands are answered: a says which, b how often */
    FUZZ_EVENT,   /* any event: a: kind; b: slot, queue, CU; c: what is wrong with it */
    FUZZ_ANSWER,  /* what an honest GPU might say of a hostile WG: a: which WG; b: what; c: details */
    FUZZ_MESSAGE, /* of a hostile WG: a: operation; b: which WG, from the first on or from the last; c: argument */
    FUZZ_PACKET,  /* of a hostile queue: a: queue, type, kernel; b: sizes; c: options, barrier bit */
    FUZZ_POKE,    /* a byte of hostile memory, or of the log: a, b: where; c: value */
    FUZZ_CU,      /* a: CU; b: lost or returned; c: deadline */
    FUZZ_ROOM,    /* a: commands that the ring holds */
    FUZZ_CLOCK,   /* a: cycles, as a power of two; b: to the firmware's deadline */
    FUZZ_FAIL,    /* a: loads that fail */
    FUZZ_LOG,     /* an entry: a: WG; b: what is wrong with it; c: address, condition */
    FUZZ_WORD,    /* a: queue; b: signal or control block; c: value */
    FUZZ_HOST,    /* a command of the host: a: queue, operation; b: fields; c: what is wrong with them */
    FUZZ_OPERATIONS
};

/* Sets the configuration and memory from the head, and initialises the firmware. */
void fuzz_begin(struct fuzz *f, const uint8_t head[FUZZ_HEAD]);

/* Does one operation, but for steps. Returns the number of steps that are to follow. */
uint32_t fuzz_operate(struct fuzz *f, const uint8_t operation[FUZZ_OPERATION]);

/*
 * All tenants and the GPU are honest from now on: answers what the firmware waits for about hostile WGs and kernels, as the
 * firmware has them in its table. ends: running WGs end; otherwise they run until they are saved. Returns true if
 * something was answered.
 */
bool fuzz_answer_all(struct fuzz *f, bool ends);

/* Answers SAVE, RESTORE, KILL and KERNEL_END of hostile WGs, and AGENT; mask: bits of these, in this order. 64: AGENT is refused. */
bool fuzz_answer_commands(struct fuzz *f, uint32_t mask);

#endif
