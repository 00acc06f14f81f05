/*
 * scoped_home.h - the home of lines, in their banks of the L2: performs operations, and sends probes and answers.
 *
 * Each message takes its bank for a cycle, and so does each operation that is performed, besides what an atomic takes
 * today. A bank sends a probe every scopes.probe_cycles. What leaves a bank is at the L1 after the way back of an answer,
 * probes later by the distance of the bank.
 */
#ifndef SIM_HAL_PATH_SCOPED_HOME_H
#define SIM_HAL_PATH_SCOPED_HOME_H

#include "path/scoped_state.h"

/* The home's functions of struct scopes_port. */
bool path_scoped_apply(void *context, const struct scopes_message *request);
bool path_scoped_is_monitored(void *context, uint32_t line);

/* Sends a message of the home: PROBE, DATA or RESULT. A probe is at its L1 behind DATA of its line that left before. */
void path_scoped_leave_home(struct path_scoped *scoped, const struct scopes_message *message);

/* An acknowledgement of a probe has come, and takes the CU's way to the L2 and the bank for a cycle each. Returns false if
 * that way is taken: probe->due is when it is free. */
bool path_scoped_acknowledge_probe(struct path_scoped *scoped, struct path_scoped_probe *probe, uint64_t now);

#endif
