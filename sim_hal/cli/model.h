/*
 * model.h - a number for what results depend on beside the command line.
 */
#ifndef SIM_HAL_CLI_MODEL_H
#define SIM_HAL_CLI_MODEL_H

#include "cli/workloads.h"

/* A number that changes with the executable. */
uint64_t cli_program_number(void);

/*
 * A number that changes with the executable, with the files in the folders of the suite's benchmarks, their kernels
 * included, and with the image of the board (its folder; NULL: none). A file that cannot be read counts as empty.
 */
uint64_t cli_model_number(const struct cli_suite *suite, const char *board);

#endif
