/*
 * command.h - the verb `onward sweep`.
 */
#ifndef SIM_HAL_TOOLS_SWEEP_COMMAND_H
#define SIM_HAL_TOOLS_SWEEP_COMMAND_H

/* argv[0] is the verb itself. Returns the exit status. */
int sweep_command(int argc, char **argv);

#endif
