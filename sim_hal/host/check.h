/*
 * check.h - the results of a launch in its buffers: dumps as oclgrind-kernel prints them, and the
 * .sim file's expectations.
 */
#ifndef SIM_HAL_HOST_CHECK_H
#define SIM_HAL_HOST_CHECK_H

#include <stdio.h>

#include "host/launch.h"

/* Prints every argument marked dump. unfinished: the kernel has not ended, and the heading says so. The caller checks the
 * stream for errors. */
void host_dump(const struct host_launch *launch, struct gpu *gpu, bool unfinished, FILE *stream);

/* Whether the launch's file expects anything. */
bool host_has_expectations(const struct host_launch *launch);

/*
 * Compares every buffer that has an expectation. Returns false if any element differs; then message
 * holds one line about the first such argument: the first few elements that are wrong, and how many
 * are.
 */
bool host_check(const struct host_launch *launch, struct gpu *gpu, char *message, size_t message_bytes);

/* Visits the values that the launch reports: the first element of each buffer that has
 * report=NAME. Fits gpu_statistics. */
void host_reports(const struct host_launch *launch, struct gpu *gpu,
                  void (*visit)(void *context, const char *name, uint64_t value, const char *description),
                  void *context);

#endif
