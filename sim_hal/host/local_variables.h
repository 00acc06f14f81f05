/*
 * local_variables.h - the local variables of a kernel's body, read from its OpenCL C source, and where clang puts them in the LDS.
 *
 * Clang's text does not name them. The layout is a function of their sizes (LLVM's OptimizedStructLayout, clang 14 to 22), so that
 * it can be told from the source. It counts only if it takes exactly the bytes that the kernel has.
 */
#ifndef SIM_HAL_HOST_LOCAL_VARIABLES_H
#define SIM_HAL_HOST_LOCAL_VARIABLES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define HOST_VARIABLES_MOST 32u
#define HOST_VARIABLE_BYTES 64u

struct host_variable {
    char name[HOST_VARIABLE_BYTES]; /* "": compilers do not agree which of several this is */
    uint64_t bytes;
    uint32_t element_bytes;
    uint32_t type_alignment; /* of its elements, in bytes */
    uint32_t alignment;      /* that clang gives it */
    uint64_t offset;         /* from host_variables_place on */
};

/*
 * Reads the body that follows at an offset of a source, behind the kernel's parameters. Returns the number of variables; 0 if there
 * are none, or if something is not understood: a type, a macro that is not one number, an initial value.
 */
uint32_t host_variables_read(const char *text, size_t length, size_t body,
                             struct host_variable variables[HOST_VARIABLES_MOST]);

/* Places variables in the LDS. Returns the bytes that they take. */
uint64_t host_variables_place(struct host_variable *variables, uint32_t count);

#endif
