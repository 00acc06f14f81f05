/*
 * program.h - a code object as the program that runs: its operations decoded, its image placed around them.
 */
#ifndef SIM_HAL_CODE_PROGRAM_H
#define SIM_HAL_CODE_PROGRAM_H

#include "code/object.h"

/*
 * Makes the program of a code object, which keeps its image but loses its kernels to the program. A kernel that cannot run has a
 * refusal. only: the one of the object's kernels that is wanted; the other kernels are neither decoded nor in the program then. NULL:
 * all are. Returns NULL with an error if nothing of it can run. The caller frees the program with isa_program_free.
 */
struct isa_program *code_program(const char *path, struct code_object *object, const struct code_kernel *only,
                                 const struct code_error *error);

/*
 * The program of a kernel, named by its name or by what that means (code_choose), in a file with code objects (code_file_is). Of
 * several kernels of this name it is the first. If a file with one object has no such kernel, or several, the program has all
 * kernels. Returns NULL; then error (error_bytes long) holds one line about what is wrong.
 */
struct isa_program *code_program_file(const char *name, const char *kernel, char *error, size_t error_bytes);

#endif
