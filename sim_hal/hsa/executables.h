/*
 * executables.h - executables as the library's other parts see them.
 */
#ifndef SIM_HAL_HSA_EXECUTABLES_H
#define SIM_HAL_HSA_EXECUTABLES_H

#include <stddef.h>
#include <stdint.h>

/* Names the kernel of this kernel object, and says why it cannot run if so. Nothing if there is none. */
void hsa_describe_kernel(uint64_t object, char *text, size_t text_bytes);

/* The GPU is about to end, and what is loaded with it. */
void hsa_executables_forget(void);

#endif
