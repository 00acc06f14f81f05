/*
 * barrier.h - where the waves of a work-group meet: at the barrier, at a message, at the end.
 */
#ifndef SIM_HAL_CU_BARRIER_H
#define SIM_HAL_CU_BARRIER_H

#include "cu/workgroup.h"

struct cu_compute_unit;
struct cu_resident;

/* ---- for the other blocks ---- */

/* At the barrier. */
void cu_wave_arrive(struct cu_wave_issue *issue, uint64_t now);

/* At its end. */
void cu_wave_end(struct cu_wave_issue *issue, uint64_t now);

/* At a message; the operation has been counted already. Returns false if it cannot be sent, because a lane or a wave is
 * elsewhere or has another message. */
bool cu_wave_send(struct cu_wave_issue *issue, const struct isa_operation *operation);

/* The number of waves at the barrier, or that have ended, is another one: opens the barrier when every wave has come to it or
 * has ended, and tells the scheduler. */
void cu_barrier_check(struct cu_resident *resident, uint64_t now);

/* Notifies the dispatcher if all waves have come to the message. */
void cu_message_check(struct cu_resident *resident);

/* ---- for the dispatcher ---- */

/* The message of a WG that is not frozen has been posted: its waves continue. */
void cu_message_posted(struct cu_compute_unit *cu, struct cu_workgroup *workgroup, uint64_t now);

/* Reports a WG's message again, if all its waves are at one. */
void cu_message_retry(struct cu_workgroup *workgroup);

#endif
