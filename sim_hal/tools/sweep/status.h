/*
 * status.h - `onward sweep status`: how far a sweep is.
 */
#ifndef SIM_HAL_TOOLS_SWEEP_STATUS_H
#define SIM_HAL_TOOLS_SWEEP_STATUS_H

/* Prints points, results by status, shards that run now, and the time left. Returns the exit status: HOST_WRONG when results
 * are missing. */
int sweep_status(const char *folder);

#endif
