/*
 * assembler.h - reads AMD GCN3 (gfx803) assembly text, as clang 14 to 19 prints it, into a struct isa_program.
 */
#ifndef SIM_HAL_ASSEMBLER_ASSEMBLER_H
#define SIM_HAL_ASSEMBLER_ASSEMBLER_H

#include "assembler/errors.h"
#include "isa/program.h"

#include <stddef.h>

/*
 * Parses the text (length bytes, need not end in a newline) of the file called path, the name used in messages.
 * Returns a program that the caller frees with isa_program_free, or NULL; then error (error_bytes long) holds one
 * line "path:line: what is wrong and what was expected" about the first error. Nothing is printed. Garbage of any kind is safe.
 */
struct isa_program *asm_assemble(const char *path, const char *text, size_t length, char *error, size_t error_bytes);

/* The same for a file on disk; a file that cannot be read or is over 64 MiB is an error too. */
struct isa_program *asm_assemble_file(const char *path, char *error, size_t error_bytes);

/* The same, with as many errors as there are and errors->limit allows: those of the statements, or those of the whole if all
 * statements are right. */
struct isa_program *asm_assemble_all(const char *path, const char *text, size_t length,
                                     const struct asm_errors *errors);
struct isa_program *asm_assemble_file_all(const char *path, const struct asm_errors *errors);

#endif
