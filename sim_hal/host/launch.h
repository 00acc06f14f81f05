/*
 * launch.h - the simulated host puts a .sim file's launch into GPU memory: a process of its own with code, buffers,
 * kernel arguments, a user-mode queue and a completion signal.
 */
#ifndef SIM_HAL_HOST_LAUNCH_H
#define SIM_HAL_HOST_LAUNCH_H

#include "gpu/gpu.h"
#include "host/series.h"
#include "host/simfile.h"
#include "onward/aql.h"

/* Values that a run supplies to arguments marked for them. */
struct sim_supplies {
    uint64_t backoff;           /* limit of software back-off, GPU cycles; 0: none */
    uint64_t iterations_factor; /* >= 1 */
};

/* One launch. The caller sets the first part; the rest is filled by sim_launch_place. */
struct sim_launch {
    struct sim_file *file; /* owned by the caller, must outlive the GPU */
    uint64_t time;         /* GPU cycle at which the doorbell rings */
    uint32_t priority;     /* of its queue, 0..CP_PRIORITIES-1 */
    uint64_t period;       /* GPU cycles from a launch to the next one; 0: it is launched once */
    uint64_t gather;       /* GPU cycles after which places that it lacks are taken by force; 0: never */

    uint32_t queue;
    uint64_t *addresses;    /* one an argument: of its buffer, or offset in LDS; freed by sim_launch_release */
    uint64_t iterations;    /* value that the argument marked iterations received */
    uint32_t private_bytes; /* of scratch a work-item */
    uint64_t kernarg;
    uint64_t queue_memory;
    uint64_t signal;
    uint64_t ring;
    uint64_t options; /* address of its struct cp_launch_options, 0: none */
    struct sim_series series;
};

/* Bytes of LDS that a work-group of this launch needs: static, then dynamic with alignment. UINT64_MAX: overflow. */
uint64_t sim_launch_lds_bytes(const struct sim_file *file);

/* Whether one work-group of the launch fits into an empty compute unit. False with a message that names what is too
 * large. */
bool sim_launch_fits(const struct sim_file *file, const struct gpu_parameters *parameters, char *error,
                     size_t error_bytes);

/*
 * Allocates and fills everything in one address range, adds the queue and schedules its doorbell. False with a message,
 * when GPU memory is full in the first place.
 */
bool sim_launch_place(struct sim_launch *launch, struct gpu *gpu, const struct gpu_parameters *parameters,
                      const struct sim_supplies *supplies, char *error, size_t error_bytes);

/* Puts the launch into its queue once more: a fresh signal and control block, another packet. The buffers keep what they
 * hold. Before the doorbell, which is the caller's. */
void sim_launch_again(struct sim_launch *launch, struct gpu *gpu);

/* What the launch's queue says about its error: onward/aql.h. */
uint64_t sim_launch_error_detail(const struct sim_launch *launch, struct gpu *gpu);

/* Why the launch's queue has stopped; CP_QUEUE_OK when it has not. */
enum cp_queue_error sim_launch_error(const struct sim_launch *launch, struct gpu *gpu);

/* Whether the completion signal has reached 0, or the queue has stopped. */
bool sim_launch_finished(const struct sim_launch *launch, struct gpu *gpu);

/* Releases what sim_launch_place allocated on the host; not the file. */
void sim_launch_release(struct sim_launch *launch);

#endif
