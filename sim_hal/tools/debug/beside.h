/*
 * beside.h - the debugger of a GPU that belongs to a program beside it, which advances the GPU while it waits. Commands are taken
 * inside the observers, by the thread that waits.
 *
 * Order of use: debug_create; debug_beside_observe; the GPU is opened with these observers; debug_beside_begin; debug_add_program for
 * each program that is loaded; debug_beside_end; the GPU is closed; debug_free. From debug_beside_begin on the caller has the lock of
 * the GPU.
 */
#ifndef SIM_HAL_TOOLS_DEBUG_BESIDE_H
#define SIM_HAL_TOOLS_DEBUG_BESIDE_H

#include "tools/debug/prompt.h"

/* What the GPU is to be observed by; the debugger outlives it. */
void debug_beside_observe(struct debug *debug, const struct cu_step_observer **steps,
                          const struct mem_access_observer **accesses);

/*
 * The GPU is there, and has a number of compute units. It stops at the first instruction of the first kernel. quit ends the program
 * with a status, HOST_INPUT after a wrong command of a script, else HOST_OK; it does not return.
 */
void debug_beside_begin(struct debug *debug, struct gpu *gpu, uint64_t cus, void (*quit)(int status));

/* Kernels hang: says so, and takes commands. */
void debug_beside_hang(struct debug *debug);

/* The program has ended, or gives the GPU back: says so, and takes commands. Nothing stops any more. */
void debug_beside_end(struct debug *debug);

#endif
