/*
 * executables.h - executables as the library's other parts see them.
 */
#ifndef SIM_HAL_HSA_EXECUTABLES_H
#define SIM_HAL_HSA_EXECUTABLES_H

/* The GPU is about to end, and what is loaded with it. */
void hsa_executables_forget(void);

#endif
