/*
 * kernel.h - .amdhsa_kernel blocks.
 */
#ifndef SIM_HAL_ASSEMBLER_KERNEL_H
#define SIM_HAL_ASSEMBLER_KERNEL_H

#include "assembler/state.h"

/* Reads from .amdhsa_kernel to .end_amdhsa_kernel. */
bool asm_kernel(struct asm_state *assembler);

/* Ties kernels to their code and their metadata once everything is read. */
bool asm_finish_kernels(struct asm_state *assembler);

#endif
