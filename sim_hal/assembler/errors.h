/*
 * errors.h - where the errors of a kernel file go.
 */
#ifndef SIM_HAL_ASSEMBLER_ERRORS_H
#define SIM_HAL_ASSEMBLER_ERRORS_H

#include <stdint.h>

struct asm_errors {
    /* Receives one line "path:line: what is wrong and what was expected", without its newline. */
    void (*report)(void *context, const char *message);
    void *context;
    uint32_t limit; /* reading stops at this number of errors, 1 or more */
};

#endif
