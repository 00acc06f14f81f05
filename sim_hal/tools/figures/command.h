/*
 * command.h - the verb `onward figures`.
 */
#ifndef SIM_HAL_TOOLS_FIGURES_COMMAND_H
#define SIM_HAL_TOOLS_FIGURES_COMMAND_H

/* argv[0] is the verb itself. Returns the exit status (enum host_status). */
int figures_command(int argc, char **argv);

#endif
