/*
 * resident.h - the work-groups that a compute unit holds: what they take of it, their memory, launch, installation and
 * removal.
 */
#ifndef SIM_HAL_CU_RESIDENT_H
#define SIM_HAL_CU_RESIDENT_H

#include "cu/workgroup.h"

struct cu_compute_unit;
struct cu_resident;

/* ---- for the dispatcher ---- */

/* Whether a WG of the kernel fits when wave i goes to SIMD (simd + i) modulo SIMDs: wave slots, VGPRs, SGPRs, LDS,
 * and a barrier for WGs of more than one wave. Sums are counted for the full WG (kernel->waves), partial or not. */
bool cu_fits(const struct cu_compute_unit *cu, const struct cu_kernel *kernel, uint32_t simd);

/* Returns the SIMD for wave 0 of a WG of the kernel: of those from which it fits the one with most free wave slots, of several the
 * first. Returns UINT32_MAX if it fits from none. */
uint32_t cu_choose_simd(const struct cu_compute_unit *cu, const struct cu_kernel *kernel);

/*
 * Places a new WG (it fits: cu_fits) and initialises registers as the HSA ABI defines: user SGPRs in the order of
 * kernel_code_properties, WG ids, scratch wave offset, work-item id VGPRs, EXEC for partial waves, MODE from rsrc1. Its
 * waves issue from max(cu.launch_cycles, waves) cycles after now. LDS content is zero. Returns NULL if the host has no memory.
 */
struct cu_workgroup *cu_launch(struct cu_compute_unit *cu, struct cu_kernel *kernel, const uint32_t id[3],
                               uint32_t slot, uint32_t generation, uint32_t simd, uint64_t scratch, uint64_t now);

/*
 * Places a WG whose state the caller then fills in (a restore): waves, registers and LDS are allocated, all waves are
 * frozen. cu_thaw starts it.
 */
struct cu_workgroup *cu_install(struct cu_compute_unit *cu, struct cu_kernel *kernel, const uint32_t id[3],
                                uint32_t slot, uint32_t generation, uint32_t simd, uint64_t scratch, uint64_t now);

/* The state of an installed WG is complete: its time on the compute unit counts from now on. */
void cu_restored(struct cu_workgroup *workgroup, uint64_t now);

/* Frees the place and the WG, which should be drained or done: the answers of memory instructions that are still
 * under way go nowhere. */
void cu_remove(struct cu_compute_unit *cu, struct cu_workgroup *workgroup, uint64_t now);

/* ---- for the other blocks ---- */

/* Gives back the memory of a WG that is removed and has nothing outstanding. */
void cu_resident_recycle(struct cu_resident *resident);

/* Frees the memory of all WGs. */
void cu_residents_free(struct cu_compute_unit *cu);

#endif
