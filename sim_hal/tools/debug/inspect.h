/*
 * inspect.h - commands about the wave in focus: where it is, its registers, LDS, and elements of memory.
 */
#ifndef SIM_HAL_TOOLS_DEBUG_INSPECT_H
#define SIM_HAL_TOOLS_DEBUG_INSPECT_H

#include "tools/debug/command.h"
#include "tools/debug/state.h"

/* Print what their commands name. They return false with a message. */
bool debug_inspect_where(struct debug *debug, const struct debug_command *command, char *error, size_t error_bytes);
bool debug_inspect_focus(struct debug *debug, const struct debug_command *command, char *error, size_t error_bytes);
bool debug_inspect_list(struct debug *debug, const struct debug_command *command, char *error, size_t error_bytes);
bool debug_inspect_print(struct debug *debug, const struct debug_command *command, char *error, size_t error_bytes);
bool debug_inspect_locals(const struct debug *debug, char *error, size_t error_bytes);
bool debug_inspect_memory(struct debug *debug, const struct debug_command *command, char *error, size_t error_bytes);

/* Prints where the wave in focus is, with its line; nothing if there is none. */
void debug_inspect_show(const struct debug *debug);

#endif
