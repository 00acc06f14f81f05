/*
 * declarations.h - what the OpenCL C source of a kernel says: its parameters and its local variables.
 */
#ifndef SIM_HAL_HOST_DECLARATIONS_H
#define SIM_HAL_HOST_DECLARATIONS_H

#include "host/local_variables.h"
#include "host/signature.h"
#include "isa/program.h"

struct host_declarations {
    struct host_parameter *parameters; /* kernel->declared_count, the caller's to free; NULL: nothing is known */
    struct host_variable variables[HOST_VARIABLES_MOST];
    uint32_t variable_count;
};

/*
 * Looks for the kernel in the files that the program names by .file, as they were compiled. A program NAME.s or NAME.co without any has
 * NAME.cl in their place, beside it or above its folder generated, and what that includes with quotes.
 */
void host_declarations_read(const struct isa_program *program, const struct isa_kernel *kernel,
                            struct host_declarations *declared);

#endif
