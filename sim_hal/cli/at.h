/*
 * at.h - the option --at: what the host does with a queue, or with the firmware, at a time.
 */
#ifndef SIM_HAL_CLI_AT_H
#define SIM_HAL_CLI_AT_H

#include "cli/cli.h"

/*
 * Reads TIME:queue N OPERATION, with KEY=VALUE behind it for update, or TIME:reset stop|replay. queues: those of the run. Returns false with a message
 * printed.
 */
bool cli_at_read(const char *text, const struct parameters *parameters, uint32_t queues, struct host_command *command);

#endif
