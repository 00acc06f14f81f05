/*
 * complaint.h - why an output cannot be written.
 */
#ifndef SIM_HAL_TOOLS_OUTPUTS_COMPLAINT_H
#define SIM_HAL_TOOLS_OUTPUTS_COMPLAINT_H

#include <stdbool.h>

/* Prints "onward: " and a message to the error output; returns false. */
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
bool outputs_complain(const char *format, ...);

#endif
