/*
 * binding.h - how the firmware is attached to the simulated GPU. The GPU sees a mailbox and a step
 * function. The firmware runs in this process or on an emulated microcontroller.
 */
#ifndef SIM_HAL_BIND_BINDING_H
#define SIM_HAL_BIND_BINDING_H

#include <stdbool.h>
#include <stddef.h>

#include "bind/loads.h"
#include "engine/parameters.h"
#include "mem/memory.h"
#include "onward/cp.h"
#include "onward/mailbox.h"
#include "onward/trace.h"

/* The record of one firmware step. */
struct bind_step_record {
    uint64_t sequence; /* from 1 */
    uint64_t cycle;    /* at the start of the step */
    uint32_t budget;
    int32_t result;                 /* of cp_step */
    uint64_t deadline;              /* of cp_deadline afterwards */
    uint64_t instructions;          /* of the step, measured or charged from a table */
    const struct bind_loads *loads; /* of the step; the binding's, up to the next step */
};

struct binding {
    void *self;
    struct cp_mailbox *mailbox; /* from start on: the GPU's side takes commands from it and posts events */
    const char *counted;        /* where instructions come from, for the statistics */
    /* Initialises the firmware. Returns false with a message. */
    bool (*start)(void *self, const struct cp_config *config, char *error, size_t error_bytes);
    /*
     * Initialises the firmware once more, over the same rings (cp_config.restart). Its counters go on. Returns false with a message.
     */
    bool (*restart)(void *self, const struct cp_config *config, char *error, size_t error_bytes);
    /* Runs one step at a cycle; all commands of the step lie in the mailbox afterwards. Returns false with a message if
     * the emulator is lost. */
    bool (*step)(void *self, uint64_t cycle, uint32_t budget, struct bind_step_record *record, char *error,
                 size_t error_bytes);
    const struct cp_counters *(*counters)(void *self);
    uint32_t (*ready)(void *self);      /* cp_ready */
    uint64_t (*unlaunched)(void *self); /* cp_unlaunched */
    uint32_t (*wanting)(void *self);    /* cp_wanting */
    uint32_t (*panic)(void *self);      /* cp_panic */
    const void *trace;                  /* the ring of the firmware's event trace, bind_trace_bytes long; NULL: none */
    /* In the child of a fork: gives up what is its parent's, and is neither used nor freed any more. NULL: there is nothing. */
    void (*leave)(void *self);
    void (*free)(void *self);
};

/* Adds counters to others. */
static inline void bind_counters_add(struct cp_counters *sum, const struct cp_counters *counters)
{
    uint64_t *to = (uint64_t *)sum;
    const uint64_t *from = (const uint64_t *)counters;

    for (size_t i = 0; i < sizeof(*sum) / sizeof(*to); i++)
        to[i] += from[i];
}

/* Bytes of the event trace that parameters ask for (cp.trace entries); 0: none. */
static inline uint32_t bind_trace_bytes(const struct parameters *parameters)
{
    return parameters->cp_trace
               ? (uint32_t)(sizeof(struct cp_trace) + parameters->cp_trace * sizeof(struct cp_trace_entry))
               : 0;
}

/* Binds the firmware in this process. Returns false with a message if the host has no memory. */
bool bind_local(struct binding *binding, const struct parameters *parameters, const struct mem *memory, char *error,
                size_t error_bytes);

/*
 * Binds the firmware on an emulated microcontroller: starts QEMU with the image in folder (firmware.elf and cosim.txt,
 * as `make firmware` leaves them), shares memory with it, from which nothing may have been allocated yet, and waits
 * until the image has answered. Of a window nothing is shared, and the emulator is no child of this process, which is a
 * program's (emulator.h). Returns false with a message. The emulator does not outlive this process.
 */
bool bind_remote(struct binding *binding, const struct parameters *parameters, struct mem *memory, const char *folder,
                 char *error, size_t error_bytes);

#endif
