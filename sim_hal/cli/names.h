/*
 * names.h - names that a command line gives as one word with commas.
 */
#ifndef SIM_HAL_CLI_NAMES_H
#define SIM_HAL_CLI_NAMES_H

#include <stdbool.h>
#include <stdint.h>

#include "cli/workloads.h"

/* Zeros are no names. */
struct cli_names {
    const char *items[CLI_BENCHMARKS_MOST];
    uint32_t count;
    char *text; /* the copy that items point into, the caller's to free; or NULL */
};

/* Splits text at its commas; without text the names are the suite's own. Returns false with a message. */
bool cli_names_read(struct cli_names *names, const char *text, char *const *own, uint32_t own_count);

#endif
