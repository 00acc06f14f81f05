/*
 * gpu.h - the whole simulated GPU with its command processor: what the simulated host sees.
 *
 * Order of use: gpu_create; allocate and fill memory (gpu_memory); gpu_load_program; gpu_add_queue; write packets;
 * gpu_ring_doorbell, gpu_host_command, gpu_lose_cu; gpu_run; read memory and statistics; gpu_free.
 *
 * A host that lives as long as the GPU has gpu_start, any number of gpu_continue and gpu_end in place of gpu_run. Between them it
 * does all of the above, for the cycle reached, but for gpu_add_queue: queues are made by CP_HOST_CREATE.
 */
#ifndef SIM_HAL_GPU_GPU_H
#define SIM_HAL_GPU_GPU_H

#include <stdbool.h>

#include "engine/parameters.h"
#include "gpu/apertures.h"
#include "gpu/host_queues.h"
#include "gpu/run_options.h"
#include "isa/program.h"
#include "mem/memory.h"

struct gpu;
struct gpu_dispatcher; /* gpu/dispatcher.h */
struct path_system;    /* path/memory_system.h */
struct gpu_progress;

/*
 * board: NULL, the firmware runs in this process; or a folder with the image of an emulated microcontroller, which is
 * started (bind/binding.h). window: 0, the GPU's addresses are its own; or where its memory begins as a window (mem_init_window).
 * NULL with a message when parameters do not fit together, the host has no room, or the board does not start.
 */
struct gpu *gpu_create(const struct parameters *parameters, const char *board, uint64_t window, char *error,
                       size_t error_bytes);
void gpu_free(struct gpu *gpu);

/* In the child of a fork: gives up what is its parent's. The GPU is neither used nor freed any more. */
void gpu_leave(struct gpu *gpu);

/* GPU memory, for allocation and direct access by the host before and after a run. */
struct mem *gpu_memory(struct gpu *gpu);

/*
 * Places a program: allocates code and data (data right after code, readable, .data writable), applies relocations,
 * writes one kernel descriptor a kernel, and makes its code executable. The program stays the caller's and must outlive
 * the GPU, or be unloaded; its .base is set. Returns false if memory is full, or the host's.
 */
bool gpu_load_program(struct gpu *gpu, struct isa_program *program);

/* Forgets a program: no dispatch of it is under way, and none is in a queue. Its memory is given back. */
void gpu_unload_program(struct gpu *gpu, const struct isa_program *program);

/* Address of the descriptor of a loaded program's kernel: what a dispatch packet names as kernel_object. 0: not loaded.
 */
uint64_t gpu_kernel_object(const struct gpu *gpu, const struct isa_program *program, const struct isa_kernel *kernel);

/* Adds a queue, 0..CP_MAX_QUEUES-1 in the order of calls; returns its number, -1 when there are too many. */
int gpu_add_queue(struct gpu *gpu, const struct cp_queue_config *queue);

/* The same for a queue that does not exist until CP_HOST_CREATE. Also between gpu_start and gpu_end; then the number of a queue that
 * DRAIN or ABANDON has removed is used again first. */
int gpu_add_absent_queue(struct gpu *gpu, const struct cp_queue_config *queue);

/* Schedules a doorbell write at a cycle, before or during a run. Returns false if the host has no memory. */
bool gpu_ring_doorbell(struct gpu *gpu, uint32_t queue, uint64_t cycle);

/*
 * Schedules a command of the host at a cycle, before or during a run: it is posted then, behind what was scheduled for that
 * cycle before. The caller sends one command at a time to a queue (onward/hal.h). Returns false if there is no such queue
 * or the host has no memory.
 */
bool gpu_host_command(struct gpu *gpu, const struct gpu_host_command *command, uint64_t cycle);

/*
 * Has the firmware begin anew at a cycle (cp_config.restart), with the queues that exist then. number: for the options' restarting.
 * Returns false if the host has no memory.
 */
bool gpu_restart(struct gpu *gpu, enum cp_restart restart, uint32_t number, uint64_t cycle);

/*
 * Why the firmware has stopped last: CP_ERROR_ASSERT, or CP_ERROR_FRAME for a frame that either side has found lost or damaged.
 * CP_OK: it never has.
 */
int gpu_last_stop(const struct gpu *gpu);

/* Schedules the loss of a CU at a cycle, and its return (0: never) at another. Returns false if
 * there is no such CU or the host has no memory. */
bool gpu_lose_cu(struct gpu *gpu, uint32_t cu, uint64_t cycle, uint64_t return_cycle);

/* Bytes of a context slot that WGs of this kernel need with this WG size; the largest goes to gpu_set_context_bytes
 * before the run when parameter context.bytes is 0 (automatic). */
uint64_t gpu_context_need(const struct isa_kernel *kernel, uint32_t workgroup_items, uint32_t lds_bytes);
void gpu_set_context_bytes(struct gpu *gpu, uint64_t bytes);

/* Runs until finished. May be called once. */
enum gpu_outcome gpu_run(struct gpu *gpu, const struct gpu_run_options *options);

/* The same in parts. Has the firmware begin. Returns GPU_OUTCOME_FINISHED, or why it cannot. To be called once. */
enum gpu_outcome gpu_start(struct gpu *gpu, const struct gpu_run_options *options);

/*
 * Goes on until finished; at most to a cycle (GPU_OUTCOME_MAX_CYCLES), 0: as the options say. GPU_OUTCOME_IDLE: no WG is alive or to
 * be launched, nothing that the host scheduled is to come, and the firmware has looked at what it polls, such as the signals of
 * barrier packets: nothing happens before the host does something. May be called again, also after a deadlock: what the host has
 * done since counts as progress. An outcome after which the GPU cannot go on (the firmware's, the binding's, the host's memory) is
 * returned again.
 */
enum gpu_outcome gpu_continue(struct gpu *gpu, uint64_t until);

/* The same for a host that has done nothing since. */
enum gpu_outcome gpu_resume(struct gpu *gpu, uint64_t until);

/* Ends what gpu_start has begun: statistics are whole. Returns the outcome of the last gpu_continue, or GPU_OUTCOME_TIMES. */
enum gpu_outcome gpu_end(struct gpu *gpu);

/* Ends a run under way, from an observer of it, behind the event that is being executed. */
void gpu_stop(struct gpu *gpu);

/* The parts of a run under way or over, to be looked at; NULL before it. They belong to the GPU. */
const struct gpu_dispatcher *gpu_dispatcher_of(const struct gpu *gpu);
const struct path_system *gpu_memory_system_of(const struct gpu *gpu);

/* WGs that were never launched, and WGs that can run and are not placed: the firmware's and the dispatcher's. During or after a
 * run. */
uint64_t gpu_unlaunched(const struct gpu *gpu);
uint32_t gpu_ready(const struct gpu *gpu);

/* Cycle reached. */
uint64_t gpu_cycles(const struct gpu *gpu);

/* After GPU_OUTCOME_BINDING: what has happened, as one line of text. */
const char *gpu_binding_message(const struct gpu *gpu);

/* The first fault of the run as one line of text, "" when there was none. */
const char *gpu_fault_message(const struct gpu *gpu);

/* Whether the run is over, and has ended before its kernels: by a deadlock, the limit of cycles or an interruption. */
bool gpu_is_unfinished(const struct gpu *gpu);

/* Whether it has ended by a deadlock. */
bool gpu_is_deadlocked(const struct gpu *gpu);

/* What its detection of deadlocks knows, for an explanation (hang.h). During or after a run. */
const struct gpu_progress *gpu_progress_of(const struct gpu *gpu);

/* Whether the run simulates time now, and the cycles of it so far, which are 0 if not. */
bool gpu_is_timed(const struct gpu *gpu);
uint64_t gpu_timed_cycles(const struct gpu *gpu);

/* Calls visit for every statistic, in a fixed order. Values are integers. Without timing there are fewer (gpu/skipped.h). */
void gpu_statistics(const struct gpu *gpu,
                    void (*visit)(void *context, const char *name, uint64_t value, const char *description),
                    void *context);

/* The same for those of one compute unit, which have the names of the GPU's sums. After the run has begun. */
void gpu_cu_statistics(const struct gpu *gpu, uint32_t cu,
                       void (*visit)(void *context, const char *name, uint64_t value, const char *description),
                       void *context);

/* Those of the time of waves of one SIMD, under the same names; none without timing. After the run has begun. */
void gpu_simd_statistics(const struct gpu *gpu, uint32_t cu, uint32_t simd,
                         void (*visit)(void *context, const char *name, uint64_t value, const char *description),
                         void *context);

/* What the queues of a number have done, 0..CP_MAX_QUEUES - 1. */
struct gpu_queue_counts gpu_queue_counts(const struct gpu *gpu, uint32_t queue);

/* The ring of the firmware's event trace (onward/trace.h) and its bytes; NULL and 0 without cp.trace. */
const void *gpu_cp_trace(const struct gpu *gpu, uint32_t *bytes);

/* The firmware's counters. */
const struct cp_counters *gpu_cp_counters(const struct gpu *gpu);

#endif
