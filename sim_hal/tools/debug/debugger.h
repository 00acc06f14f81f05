/*
 * debugger.h - a run under the commands of a user or a script.
 */
#ifndef SIM_HAL_TOOLS_DEBUG_DEBUGGER_H
#define SIM_HAL_TOOLS_DEBUG_DEBUGGER_H

#include "tools/debug/prompt.h"

/*
 * Runs a session that is described and not prepared, with observers of its own, as the commands say. Prints to the standard
 * output. Returns the exit status: that of the last run that has ended, HOST_OK if none has, HOST_INPUT after a wrong command
 * of a script or if the session cannot be prepared.
 */
enum host_status debug_session(struct host_session *session, const struct debug_input *input);

#endif
