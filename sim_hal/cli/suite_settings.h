/*
 * suite_settings.h - what made the rows of a suite, as columns of its CSV: the version, the preset, and each parameter that is not the
 * default for one of the benchmarks.
 */
#ifndef SIM_HAL_CLI_SUITE_SETTINGS_H
#define SIM_HAL_CLI_SUITE_SETTINGS_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/parameters.h"

/* Parts of lines, with a comma before each field. */
struct suite_settings {
    char *head;
    char **rows; /* by benchmark */
    uint32_t count;
};

/* The GPU that a benchmark runs on, and the name of the preset that it was made of; "": none. */
struct suite_gpu {
    struct parameters parameters;
    const char *preset;
};

/* Makes the texts for the GPUs of count benchmarks. Returns false without memory; suite_settings_free is allowed then too. */
bool suite_settings_make(struct suite_settings *settings, const struct suite_gpu *gpus, uint32_t count);
void suite_settings_free(struct suite_settings *settings);

#endif
