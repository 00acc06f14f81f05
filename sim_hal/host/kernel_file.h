/*
 * kernel_file.h - finding the assembly text or code object that a .sim file means.
 */
#ifndef SIM_HAL_HOST_KERNEL_FILE_H
#define SIM_HAL_HOST_KERNEL_FILE_H

#include "isa/program.h"

/*
 * A host_kernel_source.load without context: assembles `file`, looked for in the current directory, then beside
 * sim_path. NAME.cl means NAME.s beside it, else generated/NAME.s; where there is only NAME.cl the message is the command
 * that makes NAME.s. Of a file with code objects the program has the one kernel (code_program_file).
 */
struct isa_program *host_kernel_file_load(void *context, const char *sim_path, const char *file, const char *kernel,
                                          char *error, size_t error_bytes);

/* The path of the file that this would read; NULL if there is none. The caller frees it. */
char *host_kernel_file_path(const char *sim_path, const char *file);

#endif
