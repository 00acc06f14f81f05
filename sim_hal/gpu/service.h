/*
 * service.h - when the firmware of the GPU steps, and what is done before and after: commands of the last step take effect, events come
 * in, its loads are answered, its work takes time.
 */
#ifndef SIM_HAL_GPU_SERVICE_H
#define SIM_HAL_GPU_SERVICE_H

#include <stdbool.h>
#include <stdint.h>

struct gpu;
struct gpu_outside;

/* Once, when the parts of the GPU are there. */
void gpu_service_init(struct gpu *gpu);

/* Has the firmware begin, with the queues that exist. Returns false with a message in gpu->failure. */
bool gpu_service_begin(struct gpu *gpu);

/* Has the firmware step at a cycle, or as soon as it has done what it works on, unless it steps earlier. */
void gpu_service_schedule(struct gpu *gpu, uint64_t cycle);

/* The firmware begins anew behind its commands that are under way. One restart waits for another. */
void gpu_service_restart(struct gpu *gpu, struct gpu_outside *outside, uint64_t cycle);

/* Whether the firmware has work, a command of it has no effect yet, or an event has not come to it. */
bool gpu_service_has_work(const struct gpu *gpu);

/* Whether nothing happens before the host does something but that CUs are lost, and the firmware polls. */
bool gpu_service_is_idle(const struct gpu *gpu);

/* For the dispatcher (struct gpu_dispatcher_parts); context is the GPU. */
void gpu_service_event_ready(void *context);
void gpu_service_placed(void *context);

#endif
