/*
 * freeze.h - work-groups that stop as a whole: for a save, by a fault; and continue.
 */
#ifndef SIM_HAL_CU_FREEZE_H
#define SIM_HAL_CU_FREEZE_H

#include "cu/reports.h"

struct cu_compute_unit;
struct cu_resident;

/* ---- for the dispatcher ---- */

/* Lets a frozen WG run from cycle now on: counts statuses anew (ended, barrier, waiting) and releases a complete
 * barrier. A wave that was sleeping continues at once. A waiting wave continues to wait with a full timeout. */
void cu_thaw(struct cu_compute_unit *cu, struct cu_workgroup *workgroup, uint64_t now);

/* Stops issue of the WG's waves after the instruction they are in; drained() is called (perhaps at once) when no memory
 * instruction of it is outstanding. A waiting atomic under way may turn a wave to waiting first. */
void cu_freeze(struct cu_compute_unit *cu, struct cu_workgroup *workgroup, uint64_t now);

/* Faults a WG that is at a message, which the firmware does not take. */
void cu_message_refuse(struct cu_workgroup *workgroup, uint64_t now);

/* Ends the wait of all waiting waves of a resident WG. */
void cu_resume(struct cu_compute_unit *cu, struct cu_workgroup *workgroup, uint64_t now);

/* ---- for the other blocks ---- */

/* The class of a wave that goes on with its status, or has an answer under way. */
enum cu_wave_class cu_class_of_status(enum cu_wave_status status);

/* Stops the WG and reports the wave, once. */
void cu_resident_fault(struct cu_wave_issue *issue, enum isa_fault fault, const struct isa_operation *operation,
                       uint64_t address, uint64_t cycle);

/* The same for a vector memory access, with the lane that has the address; ISA_LANES: not known. */
void cu_resident_fault_in_lane(struct cu_wave_issue *issue, enum isa_fault fault, const struct isa_operation *operation,
                               uint64_t address, uint32_t lane, uint64_t cycle);

/* A vector memory instruction of the WG has completed. */
void cu_resident_settle(struct cu_resident *resident);

#endif
