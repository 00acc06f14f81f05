/*
 * metadata.h - kernels' arguments and limits.
 */
#ifndef SIM_HAL_ASSEMBLER_METADATA_H
#define SIM_HAL_ASSEMBLER_METADATA_H

#include "assembler/state.h"

/* Reads from .amdgpu_metadata to .end_amdgpu_metadata. */
bool asm_read_metadata(struct asm_state *assembler);

#endif
