/*
 * launch.h - the simulated host puts a .sim file's launch into GPU memory: a process of its own with code, buffers,
 * kernel arguments, a user-mode queue and a completion signal.
 */
#ifndef SIM_HAL_HOST_LAUNCH_H
#define SIM_HAL_HOST_LAUNCH_H

#include "gpu/gpu.h"
#include "host/launch_state.h"
#include "onward/aql.h"

/* Values that a run supplies to arguments marked for them. */
struct host_supplies {
    uint64_t backoff;           /* limit of software back-off, GPU cycles; 0: none */
    uint64_t iterations_factor; /* >= 1 */
    bool scratch_on_demand;     /* queues have none before the firmware asks for it (host_commands_feed) */
};

/* Bytes of LDS that a work-group of this launch needs: static, then dynamic with alignment. UINT64_MAX: overflow. */
uint64_t host_launch_lds_bytes(const struct host_file *file);

/* Whether one work-group of the launch fits into an empty compute unit. Returns false with a
 * message that names what is too large. */
bool host_launch_fits(const struct host_file *file, const struct parameters *parameters, char *error,
                      size_t error_bytes);

/*
 * Allocates and fills everything in one address range, adds the queue and schedules its doorbell.
 * Returns false with a message, above all if GPU memory is full.
 */
bool host_launch_place(struct host_launch *launch, struct gpu *gpu, const struct parameters *parameters,
                       const struct host_supplies *supplies, char *error, size_t error_bytes);

/* Puts the launch into its queue once more: a fresh signal and control block, another packet. The buffers keep what they
 * hold. Before the doorbell, which is the caller's. */
void host_launch_again(struct host_launch *launch, struct gpu *gpu);

#define HOST_QUEUE_UNKNOWN ((enum cp_queue_error)255) /* no error of the firmware: it was not seen */

/* Whether an error is one by which the host itself stops a queue. */
bool host_was_stopped(enum cp_queue_error error);

/* Whether the launch's queue has stopped because it is to have scratch that it was not given yet. */
bool host_launch_lacks_scratch(const struct host_launch *launch, struct gpu *gpu);

/* Notes the error of the launch's queue in .failed, if it has one. The first one counts that is not by the host's own will. */
void host_launch_note_error(struct host_launch *launch, struct gpu *gpu);

/*
 * Before the firmware begins anew. hold: the launch has not rung yet, so its packet is taken back; publish: it rings. settle: the
 * launch is over, and its packet is marked as complete, if the firmware has not come to that.
 */
void host_launch_hold(struct host_launch *launch, struct gpu *gpu);
void host_launch_publish(struct host_launch *launch, struct gpu *gpu);
void host_launch_settle(const struct host_launch *launch, struct gpu *gpu);

/* Before a queue that was removed is created again: if it had stopped, it is empty now, and has no error. */
void host_launch_renew(struct host_launch *launch, struct gpu *gpu);

/* The error of the launch's queue: onward/aql.h. */
uint64_t host_launch_error_detail(const struct host_launch *launch, struct gpu *gpu);

/* Why the launch's queue has stopped; CP_QUEUE_OK when it has not. */
enum cp_queue_error host_launch_error(const struct host_launch *launch, struct gpu *gpu);

/* Whether the completion signal has reached 0, or the queue has stopped. */
bool host_launch_finished(const struct host_launch *launch, struct gpu *gpu);

/* Releases what host_launch_place allocated on the host; not the file. */
void host_launch_release(struct host_launch *launch);

#endif
