/*
 * barrier.h - where the waves of a work-group meet: at the barrier, at a message, at the end.
 */
#ifndef SIM_HAL_CU_BARRIER_H
#define SIM_HAL_CU_BARRIER_H

#include "cu/workgroup.h"

struct gpu_compute_unit;
struct gpu_resident;

/* ---- for the other blocks ---- */

/* At the barrier. */
void gpu_wave_arrive(struct gpu_wave_issue *issue, uint64_t now);

/* At its end. */
void gpu_wave_end(struct gpu_wave_issue *issue, uint64_t now);

/* At a message; the operation has been counted already. Returns false if it cannot be sent, because a lane or a wave is
 * elsewhere or has another message. */
bool gpu_wave_send(struct gpu_wave_issue *issue, const struct isa_operation *operation);

/* The number of waves at the barrier, or that have ended, is another one: opens the barrier when every wave has come to it or
 * has ended, and tells the scheduler. */
void gpu_barrier_check(struct gpu_resident *resident, uint64_t now);

/* Notifies the dispatcher if all waves have come to the message. */
void gpu_message_check(struct gpu_resident *resident);

/* ---- for the dispatcher ---- */

/* The message of a WG that is not frozen has been posted: its waves continue. */
void gpu_cu_message_posted(struct gpu_compute_unit *cu, struct gpu_workgroup *workgroup, uint64_t now);

/* Reports a WG's message again, if all its waves are at one. */
void gpu_cu_message_retry(struct gpu_workgroup *workgroup);

#endif
