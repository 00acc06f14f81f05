/*
 * front.h - the GPU behind the library: one a process, from the first hsa_init to the last hsa_shut_down.
 */
#ifndef SIM_HAL_HSA_FRONT_H
#define SIM_HAL_HSA_FRONT_H

#include "hsa/hsa.h"
#include "hsa/options.h"
#include "runtime/runtime.h"

#define HSA_CPU   1u /* agents */
#define HSA_GPU   2u
#define HSA_ISA   1u
#define HSA_NEVER UINT64_MAX /* a timeout */

struct hsa_front {
    struct hsa_options options;
    struct runtime *runtime; /* NULL: there is none */
};

/* The process's. Its runtime stays until the last hsa_shut_down. */
struct hsa_front *hsa_front(void);

/* Whether this process has a GPU: hsa_init was called, and not by the one that it was forked from. */
bool hsa_is_up(void);

/* Says once, in a process that was forked, that nothing runs. */
void hsa_note_forked(void);

/*
 * A thread is about to wait for the GPU, which stays until hsa_leave. Returns false if there is none, or it is about to end: then
 * waits end at once.
 */
bool hsa_enter(void);
void hsa_leave(void);

/* The host's pointer to an address of the GPU, or what programs have as a handle. */
void *hsa_pointer(uint64_t address);

/* Says something on the standard error output, in one line. */
__attribute__((format(printf, 1, 2))) void hsa_say(const char *format, ...);

#endif
