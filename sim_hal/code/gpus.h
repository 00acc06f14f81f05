/*
 * gpus.h - the GPUs that the flags of a code object number.
 */
#ifndef SIM_HAL_CODE_GPUS_H
#define SIM_HAL_CODE_GPUS_H

#include <stdint.h>

#define CODE_GPU_MASK   0xffu
#define CODE_GPU_GFX803 0x2au

/* "gfx900"; NULL: none that is known has the number. */
const char *code_gpu_name(uint32_t number);

#endif
