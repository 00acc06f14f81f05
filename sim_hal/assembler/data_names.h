/*
 * data_names.h - the symbols of the data image, for reports.
 */
#ifndef SIM_HAL_ASSEMBLER_DATA_NAMES_H
#define SIM_HAL_ASSEMBLER_DATA_NAMES_H

#include "assembler/state.h"

/* Lists the labels of .rodata, .data and .bss in the program, at most 512, with the bytes that .size gives them or that they
 * have up to the next one. The image is laid out before. */
bool asm_name_data(struct asm_state *assembler);

#endif
