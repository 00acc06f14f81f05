/*
 * places.h - where the files and suites lie that a sweep names: relative to the folder of its file.
 */
#ifndef SIM_HAL_TOOLS_SWEEP_PLACES_H
#define SIM_HAL_TOOLS_SWEEP_PLACES_H

#include <stddef.h>

#include "cli/workloads.h"

/*
 * The path of a file. beside is a path in the folder of the sweep's file, or that folder with its slash; a name that begins
 * with a slash stays as it is. NULL without memory. The caller frees it.
 */
char *sweep_path(const char *beside, const char *name);

/*
 * The suite of SUITE/NAME, where SUITE is a name or, with a slash in it, the path of a folder. *name points to NAME in value.
 * Returns NULL with a message. The caller frees the suite.
 */
struct cli_suite *sweep_suite_load(const char *beside, const char *value, const char **name, char *error,
                                   size_t error_bytes);

#endif
