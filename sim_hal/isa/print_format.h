/*
 * print_format.h - the formats of printf, as the metadata of kernels have them: NUMBER:ARGUMENTS:SIZE:..:FORMAT.
 *
 * LLVM's pass for printf has escaped some control characters and the colon in them.
 */
#ifndef SIM_HAL_ISA_PRINT_FORMAT_H
#define SIM_HAL_ISA_PRINT_FORMAT_H

#include "isa/program.h"

#define ISA_FORMATS_MOST 65536u /* of a program */

/*
 * Reads a format out of a text, in which the format's own text then is, at its beginning. Returns false if it is none. The caller
 * owns the text in either case.
 */
bool isa_print_format_read(char *text, size_t length, struct isa_print_format *format);

#endif
