/*
 * quotients.h - statistics of a run divided by each other: rates, means, and parts of what the GPU has.
 */
#ifndef SIM_HAL_TOOLS_OUTPUTS_QUOTIENTS_H
#define SIM_HAL_TOOLS_OUTPUTS_QUOTIENTS_H

#include "engine/parameters.h"
#include "tools/view/stats.h"

/*
 * Adds them behind the statistics of a run, each with six digits behind the point. A quotient by 0 is left out, and so is one whose
 * statistics the table lacks, as a run without timing does.
 */
void outputs_quotients(struct view_stats *stats, const struct parameters *parameters);

#endif
