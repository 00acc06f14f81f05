/*
 * library.h - which header of sim_hal/workloads has a function that clang has left as a call to nowhere.
 */
#ifndef SIM_HAL_ASSEMBLER_LIBRARY_H
#define SIM_HAL_ASSEMBLER_LIBRARY_H

#include <stdbool.h>
#include <stddef.h>

/* Takes the name of the function out of that of a symbol: "mad_hi" out of "_Z6mad_hiiii". Returns false, and leaves both as they
 * are, if the symbol is none of C++ or OpenCL C. */
bool asm_demangle(const char **name, size_t *length);

/* The file name of the header; NULL: none has it. */
const char *asm_library(const char *symbol, size_t length);

#endif
