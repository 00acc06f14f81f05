/*
 * model.h - a number for what results depend on beside the command line.
 */
#ifndef SIM_HAL_CLI_MODEL_H
#define SIM_HAL_CLI_MODEL_H

#include "cli/workloads.h"

/* FNV-1a: where a hash begins, and a hash with more bytes. */
#define CLI_HASH_START UINT64_C(0xcbf29ce484222325)
uint64_t cli_hash(uint64_t hash, const void *bytes, size_t length);

/* A hash with the bytes of a file. A file that cannot be read counts as empty. */
uint64_t cli_hash_file(uint64_t hash, const char *path);

/* A number that changes with the executable. */
uint64_t cli_program_number(void);

/*
 * A number that changes with the executable, with the files in the folders of the suite's benchmarks, their kernels
 * included, and with the image of the board (its folder; NULL: none). A file that cannot be read counts as empty.
 */
uint64_t cli_model_number(const struct cli_suite *suite, const char *board);

#endif
