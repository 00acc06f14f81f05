/*
 * kernel_file.h - finding the assembly text that a .sim file means.
 */
#ifndef SIM_HAL_HOST_KERNEL_FILE_H
#define SIM_HAL_HOST_KERNEL_FILE_H

#include "isa/program.h"

/*
 * A host_kernel_source.load without context: assembles `file`, looked for in the current directory, then beside
 * sim_path. NAME.cl means NAME.s beside it, else generated/NAME.s; where there is only NAME.cl the message is the command
 * that makes NAME.s.
 */
struct isa_program *host_kernel_file_load(void *context, const char *sim_path, const char *file, char *error,
                                          size_t error_bytes);

#endif
