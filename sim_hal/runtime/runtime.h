/*
 * runtime.h - a simulated GPU for a program that lives beside it: memory, kernel files, queues, and waiting. It knows no interface of
 * a vendor.
 *
 * The simulator has no thread of its own: the thread that waits advances it. A program with one thread therefore is repeatable to
 * the cycle. All functions but runtime_open and runtime_close may be called by any threads at any time; what belongs to a queue is
 * over with runtime_destroy_queue.
 *
 * With a window, addresses are those of the host, and a program reads and writes GPU memory by pointers. While kernels run it does so as
 * beside any GPU: by atomics, or behind a wait.
 */
#ifndef SIM_HAL_RUNTIME_RUNTIME_H
#define SIM_HAL_RUNTIME_RUNTIME_H

#include "gpu/gpu.h"

struct runtime;
struct runtime_queue;

struct runtime_options {
    const struct cp_policy *policy;
    struct gpu_timing timing;
    const char *board; /* a folder with the image of the board that runs the firmware; NULL: this process does */
    bool window;       /* addresses of the GPU are addresses of the host */
    bool stamps;       /* completion signals get times: CP_QUEUE_PROFILING */
    const volatile sig_atomic_t *interrupted;   /* waits end when it is not 0; NULL: never */
    const struct gpu_observer *observer;        /* outlives the runtime; NULL: none */
    const struct mem_access_observer *accesses; /* the same */
    const struct cu_step_observer *steps;       /* the same */
    const struct cu_wave_observer *waves;       /* the same */
    bool latencies;                             /* of struct gpu_run_options */
    uint64_t sample_every;                      /* the same; 0: never */
    void (*sample)(void *context, uint64_t cycle);
    void *sample_context;
};

/* How a wait has ended. */
enum runtime_end {
    RUNTIME_HOLDS,    /* what was waited for holds */
    RUNTIME_TIME_OUT, /* its time is over */
    RUNTIME_IDLE,     /* nothing is under way: only the host can make it hold */
    RUNTIME_HUNG, /* kernels will never end: runtime_gpu and hang.h tell why. A queue can be destroyed, and the rest go on */
    RUNTIME_INTERRUPTED, /* *interrupted */
    RUNTIME_BROKEN       /* the simulator or its firmware cannot go on, or the host has no memory */
};

/* Starts a GPU. NULL with a message when parameters do not fit together or the host has no room. */
struct runtime *runtime_open(const struct parameters *parameters, const struct runtime_options *options, char *error,
                             size_t error_bytes);

/* Ends it with all that is in it. Kernels need not have ended. */
void runtime_close(struct runtime *runtime);

/* In the child of a fork: gives up what is its parent's. The runtime is neither used nor closed any more. */
void runtime_leave(struct runtime *runtime);

/* Why waits end with RUNTIME_BROKEN, if the board is why; "". One line of text. */
const char *runtime_failure(const struct runtime *runtime);

/* ---- memory ---- */

/*
 * Allocates memory that waves and host read and write, aligned to alignment (a power of two) and to 64. It holds what it held before.
 * Returns its address, 0 when GPU memory is full or bytes are 0.
 */
uint64_t runtime_allocate(struct runtime *runtime, uint64_t bytes, uint64_t alignment);

/* Gives it back. Returns false if no allocation begins at the address. */
bool runtime_release(struct runtime *runtime, uint64_t address);

/* Finds the allocation that has a byte. Returns false if none has. */
bool runtime_find(struct runtime *runtime, uint64_t address, struct cp_range *allocation);

/* Whether [address, address + bytes) is memory of waves: in one allocation, or in what was loaded. */
bool runtime_has(struct runtime *runtime, uint64_t address, uint64_t bytes);

/* Where [address, address + bytes) of GPU memory is in this process; NULL if it is not in one allocation. */
void *runtime_host(struct runtime *runtime, uint64_t address, uint64_t bytes);

/* ---- kernels ---- */

/* Places a program, which stays the caller's and outlives its place. Returns false if memory is full. */
bool runtime_load(struct runtime *runtime, struct isa_program *program);

/* No dispatch of it is under way or in a queue. */
void runtime_unload(struct runtime *runtime, const struct isa_program *program);

/* What a dispatch packet names as kernel_object; 0: the program is not loaded. */
uint64_t runtime_kernel_object(struct runtime *runtime, const struct isa_program *program,
                               const struct isa_kernel *kernel);

/* ---- queues ---- */

/*
 * Makes a queue of packets places (a power of two) whose priority is 0..CP_PRIORITIES - 1. NULL if there are CP_MAX_QUEUES already,
 * packets is none such, memory is full, or the GPU cannot go on.
 */
struct runtime_queue *runtime_create_queue(struct runtime *runtime, uint32_t packets, uint32_t priority);

/* Ends a queue; dispatches that have not ended are stopped. Returns false if the GPU cannot go on. */
bool runtime_destroy_queue(struct runtime_queue *queue);

/* Stops a queue as an error does, with CP_QUEUE_ABANDONED; it stays until it is destroyed. Returns false if the GPU cannot go on. */
bool runtime_stop_queue(struct runtime_queue *queue);

/*
 * From now on work-groups of the queue are placed on these CUs only, a bit each; words 0: on all. Returns false if the GPU has none
 * of them, memory is full, or the GPU cannot go on.
 */
bool runtime_mask_queue(struct runtime_queue *queue, const uint32_t *cus, uint32_t words);

/*
 * Waits until the packets of the queue are complete, and changes its priority. Returns false if they do not end by themselves, there
 * is no such priority, or the GPU cannot go on.
 */
bool runtime_set_priority(struct runtime_queue *queue, uint32_t priority);

/* Address of its struct cp_queue_memory: ring, indices, errors. */
uint64_t runtime_queue_memory(const struct runtime_queue *queue);

/* Packets up to the write index are there. Returns false if the host has no memory. */
bool runtime_ring(struct runtime_queue *queue);

/*
 * Puts a packet of CP_PACKET_BYTES into the next place of the ring, and rings. For programs with one thread a queue. Returns
 * RUNTIME_HOLDS, or why the ring stays full.
 */
enum runtime_end runtime_submit(struct runtime_queue *queue, const void *packet);

/* ---- waiting ---- */

/*
 * Runs the GPU until holds(context), which is called under the runtime's lock and calls none of these functions, at most for some
 * cycles (0: no limit). holds is asked at the beginning and when the command processor has written to memory.
 */
enum runtime_end runtime_wait(struct runtime *runtime, bool (*holds)(void *context), void *context, uint64_t cycles);

/*
 * The same for a program that asks again and again, for cycles > 0: what it has written since is no progress before kernels read it, so
 * kernels that hang are found however short the calls are.
 */
enum runtime_end runtime_poll(struct runtime *runtime, bool (*holds)(void *context), void *context, uint64_t cycles);

/* The cycle reached. */
uint64_t runtime_cycles(struct runtime *runtime);

/* Takes a compute unit of the GPU away at a cycle, and gives it back at another (0: never). Returns false if there is no such one, or
 * the host has no memory. */
bool runtime_lose_cu(struct runtime *runtime, uint32_t cu, uint64_t cycle, uint64_t return_cycle);

/* A number that changes when a word of memory does, or a work-group is launched or ends. */
uint64_t runtime_progress(struct runtime *runtime);

/* Calls look between two waits of other threads: for statistics and explanations. It calls none of these functions. */
void runtime_look(struct runtime *runtime, void (*look)(void *context, const struct gpu *gpu), void *context);

/* The same for one thread. */
struct gpu *runtime_gpu(struct runtime *runtime);

#endif
