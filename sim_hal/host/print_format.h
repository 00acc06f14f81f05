/*
 * print_format.h - one call of printf: its format and arguments as text.
 */
#ifndef SIM_HAL_HOST_PRINT_FORMAT_H
#define SIM_HAL_HOST_PRINT_FORMAT_H

#include <stdio.h>

#include "isa/program.h"

/*
 * Prints a record as OpenCL C's printf does: flags, width, precision, vn, hh h hl l, and the conversions d i o u x X f F e E g G a A
 * c s p %. data: format->bytes - 4 bytes, the arguments behind the number. A conversion that is none of these, or that has
 * no argument, is printed as it is written.
 */
void host_print_format(const struct isa_print_format *format, const uint8_t *data, FILE *stream);

#endif
