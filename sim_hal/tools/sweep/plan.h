/*
 * plan.h - `onward sweep plan`: from a file of axes to the manifest.
 */
#ifndef SIM_HAL_TOOLS_SWEEP_PLAN_H
#define SIM_HAL_TOOLS_SWEEP_PLAN_H

#include <stdbool.h>
#include <stdint.h>

/* Writes DIR/manifest.tsv, and makes DIR if it is not there. *points receives their number. Returns false with a message
 * printed; the manifest is then as it was. */
bool sweep_plan(const char *spec_path, const char *folder, uint64_t *points);

#endif
