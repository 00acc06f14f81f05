/*
 * simfile.h - reads .sim files: the format of oclgrind-kernel and this project's added header tokens (docs/reference/command.md,
 * docs/guide/workloads.md).
 */
#ifndef SIM_HAL_HOST_SIMFILE_H
#define SIM_HAL_HOST_SIMFILE_H

#include "host/launch_description.h"

/* How the parser loads the kernel that a file names. */
struct host_kernel_source {
    void *context;
    /*
     * Loads the kernel file `file`, named by the .sim file sim_path. Returns a program that the .sim file then owns, or
     * NULL with a message. kernel: which one is wanted; the program need not have the others.
     */
    struct isa_program *(*load)(void *context, const char *sim_path, const char *file, const char *kernel, char *error,
                                size_t error_bytes);
};

/*
 * Parses the text of a .sim file, path naming it in messages. Returns NULL with a one-line message
 * "path:line: ..." when anything is wrong. No text, however hostile, does harm; memory use is
 * bounded by the text's length and a graph's size.
 */
struct host_file *host_file_parse(const char *path, const char *text, size_t length,
                                  const struct host_kernel_source *source, char *error, size_t error_bytes);

/*
 * Reads and parses a .sim file and the kernel file that it names. The kernel file is searched in
 * the current directory, then beside the .sim file; NAME.cl is replaced by NAME.s, or
 * else by generated/NAME.s.
 */
struct host_file *host_file_load(const char *path, char *error, size_t error_bytes);

#endif
