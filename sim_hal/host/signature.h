/*
 * signature.h - the parameters of a kernel, read from its OpenCL C source. For names in reports: whatever is not
 * understood is refused rather than guessed.
 */
#ifndef SIM_HAL_HOST_SIGNATURE_H
#define SIM_HAL_HOST_SIGNATURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define HOST_PARAMETER_BYTES 64u

struct host_parameter {
    char name[HOST_PARAMETER_BYTES];
    char type[HOST_PARAMETER_BYTES]; /* without qualifiers, as metadata writes it: "uint*", "float4" */
};

/*
 * Finds the definition or declaration of a kernel that has count parameters. Macros are not expanded, and conditions of the
 * preprocessor not evaluated: the first that fits counts. Returns false if there is none, or a parameter has no name or one
 * that is too long. *end receives the offset in the text behind the parameters.
 */
bool host_signature_read(const char *text, size_t length, const char *kernel, uint32_t count,
                         struct host_parameter *parameters, size_t *end);

#endif
