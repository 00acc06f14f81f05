/*
 * machine.h - commands about the GPU as a whole: what waves wait for, compute units, the SyncMon, the firmware.
 */
#ifndef SIM_HAL_TOOLS_DEBUG_MACHINE_H
#define SIM_HAL_TOOLS_DEBUG_MACHINE_H

#include "tools/debug/command.h"
#include "tools/debug/state.h"

/* Carries out waits, cu, syncmon or firmware. Returns false with a message. */
bool debug_machine(const struct debug *debug, const struct debug_command *command, char *error, size_t error_bytes);

#endif
