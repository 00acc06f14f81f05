/*
 * inject.h - faults of hardware, put into small runs: what a fault is, where it can be put in, how a run with it ended.
 *
 * A run is repeatable, so the moments at which a kind of fault can be put in are counted in a run without one, and each of
 * them has a name: KIND:RUN:MOMENT.WAY, as event-flip:mutex:17.93.
 */
#ifndef TESTS_INJECT_INJECT_H
#define TESTS_INJECT_INJECT_H

#include <stdbool.h>
#include <stdint.h>

#include "host/session.h"

/* Where the injector stands: at the firmware's HAL, between both sides of the mailbox, or at the GPU. */
enum tap {
    TAP_COMMAND, /* the firmware commits a command */
    TAP_EVENT,   /* it takes an event */
    TAP_SENT,    /* a command lies in its ring, sealed */
    TAP_POSTED,  /* the same of an event */
    TAP_LOAD,    /* it is about to load from GPU memory */
    TAP_NOW,     /* it reads the clock: once a step */
    TAP_SAVED    /* a work-group's context has come to lie in its slot */
};

/* What is under way. Members that are not the tap's are 0. */
struct moment {
    enum tap tap;
    struct cp_command *command;
    struct cp_event *event;
    uint64_t address; /* LOAD, SAVED */
    uint32_t bytes;
};

enum fate { FATE_PASS, FATE_LOST, FATE_DOUBLED, FATE_LATE };

/* What of a frame does not arrive at the memory of the mailbox. */
enum part { PART_FRAME, PART_INDEX, PARTS };

/* A kind of fault. A way is a bit, where one is flipped. */
struct fault {
    const char *name;
    enum tap tap;
    uint32_t (*ways)(const struct moment *moment); /* in which it can be put in at a moment; 0: it cannot */
    enum fate (*put)(const struct moment *moment, uint32_t way);
    uint32_t rare; /* of its many ways a sample of one in N takes one in N x rare; 0: is 1 */
};

/* The kinds, and some that are there to show that each outcome can be told. The last one has no name. */
extern const struct fault faults[], planted_faults[];

/* How a run ended, by what the host knows of it. */
enum outcome {
    OUTCOME_HARMLESS, /* the result is right, and nothing was said */
    OUTCOME_QUEUE,    /* the queue has stopped with an error */
    OUTCOME_LIMIT,    /* the same, with CP_QUEUE_OVERDUE: at the hard limit */
    OUTCOME_RESET,  /* the kernel does not end, or a command has no answer, and the host knows: OVERDUE, or no answer */
    OUTCOME_HUNG,   /* the same, and the host knows that work-groups that have to leave do not answer */
    OUTCOME_PANIC,  /* the firmware has stopped on an assertion */
    OUTCOME_FRAME,  /* a side of the mailbox has found a frame lost or damaged */
    OUTCOME_DRIVER, /* the kernel does not end, and the driver has found that out by a limit of its own */
    OUTCOME_SILENT, /* the kernel does not end, and a reset does not tell how far it has come */
    OUTCOME_WRONG,  /* the result is wrong, and the host is not told */
    OUTCOME_CRASH,  /* the program has crashed */
    OUTCOME_COUNT
};

/* taps.c. The fault to put in before a cycle, at a moment, in a way; fault NULL: none. Then run, then the number of moments
 * and of their ways. */
#define MOMENTS_MOST 4096u
void taps_begin(struct host_session *session, uint64_t end, const struct fault *fault, uint32_t moment, uint32_t way);
struct gpu_observer taps_observer(void);   /* for the session */
uint32_t taps_ways(const uint32_t **ways); /* returns the number of moments of the fault */

/* Prints where the fault was put in. */
void taps_print(void);

/* Asks what becomes of what is under way. */
enum fate taps_pass(const struct moment *moment);

/* For faults: what they need to know, and what they set. */
const struct host_launch *taps_launch(void);
const struct cp_config *taps_config(void);
const struct gpu *taps_gpu(void);
void taps_flip(uint64_t address, uint32_t bit);              /* in GPU memory */
void taps_lose(const struct moment *moment, enum part part); /* what was just sent or posted */
bool taps_has_mailbox(void);                                 /* something was sent or posted */
void taps_flip_header(uint32_t bit);                         /* of the four indices of the mailbox */
void taps_shift_clock(int64_t cycles);                       /* from now on */
void taps_stop_clock(void);
void taps_deafen(void);        /* the firmware gets no event any more */
void taps_panic(void);         /* has the firmware fail an assertion */
void taps_mute(uint32_t slot); /* the CU of this slot's work-group does not answer SAVE any more */

/* runs.c. Returns how the run ended. *next_lost: whether a kernel that another tenant launches later does not end right. */
#define RUNS_MOST 16u
const char *run_name(uint32_t run); /* NULL: there is none */
enum outcome run_with(uint32_t run, const struct fault *fault, uint32_t moment, uint32_t way, bool speaks,
                      bool *next_lost);

/* Whether the mailbox has check values; it has them until this is called. */
void runs_set_checked(bool checked);

/* Loads the launches. Returns false with a message on the error output. */
bool runs_load(const char *folder);
void runs_free(void);

#endif
