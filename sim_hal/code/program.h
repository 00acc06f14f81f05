/*
 * program.h - a code object as the program that runs: its operations decoded, its image placed around them.
 */
#ifndef SIM_HAL_CODE_PROGRAM_H
#define SIM_HAL_CODE_PROGRAM_H

#include "code/object.h"

/*
 * Makes the program of a code object, which keeps its image but loses its kernels to the program. A kernel that cannot run has a
 * refusal. Returns NULL with an error if nothing of it can run. The caller frees the program with isa_program_free.
 */
struct isa_program *code_program(const char *path, struct code_object *object, const struct code_error *error);

/*
 * The program of a file with one code object (code_file_is). Returns NULL; then error (error_bytes long) holds one line about what
 * is wrong with it.
 */
struct isa_program *code_program_file(const char *name, char *error, size_t error_bytes);

#endif
