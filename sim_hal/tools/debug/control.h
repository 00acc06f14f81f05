/*
 * control.h - the run under the debugger: when it stops, and what it goes on to.
 */
#ifndef SIM_HAL_TOOLS_DEBUG_CONTROL_H
#define SIM_HAL_TOOLS_DEBUG_CONTROL_H

#include "tools/debug/command.h"
#include "tools/debug/state.h"

/* The observer of steps of a run; the debugger outlives it. */
struct cu_step_observer debug_control_observer(struct debug *debug);

/*
 * Carry out the commands that let the run go on: each sets what it goes on to, and debug->leave if it has to begin anew.
 * Return false with a message; the run then stays where it is.
 */
bool debug_control_resume(struct debug *debug, const struct debug_command *command, char *error, size_t error_bytes);

/* A run begins: the counts are 0. */
void debug_control_begin(struct debug *debug);

/* A run that looked for the last stop is over: sets what the next run goes on to. Returns false, and does nothing, if the run did
 * not look for it. */
bool debug_control_turn(struct debug *debug);

/* Stops here, inside the run, for a reason: the user is asked what to do. */
void debug_control_halt(struct debug *debug, const char *reason);

/* Notes the end of a run as the last stop. */
void debug_control_note_end(struct debug *debug, const char *reason);

#endif
