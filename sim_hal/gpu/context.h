/*
 * context.h - the image of a work-group in its context slot: what a save writes and a restore reads back.
 *
 * Layout (include/onward/context.h has the header and the sizes): header; then for each wave its SGPRs, its hardware
 * state and its VGPR rows; then the LDS. The checksum covers all of it, so that a damaged context is refused, not run.
 */
#ifndef SIM_HAL_GPU_CONTEXT_H
#define SIM_HAL_GPU_CONTEXT_H

#include "cu/workgroup.h"
#include "mem/memory.h"

/* Bytes of the image of a WG of this kernel, a multiple of 64. */
uint64_t gpu_context_image_bytes(const struct cu_kernel *kernel);

/* Bytes of that image before its last part, the LDS. */
uint64_t gpu_context_lds_offset(const struct cu_kernel *kernel);

/* Writes the drained WG to address, which has gpu_context_image_bytes. */
void gpu_context_write(struct mem *memory, uint64_t address, const struct cu_workgroup *workgroup, uint64_t now);

/*
 * Fills an installed, frozen WG from the image at address. Waits end: a wave that was waiting is active again and tries
 * its atomic anew. Returns false if the image is damaged or belongs to another WG; the WG's state is then undefined.
 */
bool gpu_context_read(const struct mem *memory, uint64_t address, struct cu_workgroup *workgroup);

#endif
