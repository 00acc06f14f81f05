/* SPDX-License-Identifier: MIT */
/* semihosting.h - calls to the emulator or debugger that a board runs under: the few that co-simulation needs. */
#ifndef BOARDS_SEMIHOSTING_H
#define BOARDS_SEMIHOSTING_H

#include <stdint.h>

/* Opens a file of the host for reading, or for writing. Returns a handle, or a negative number. */
int32_t semihosting_open(const char *path, int for_writing);

/* Transfers exactly this many bytes, blocking. Returns 0, or another number at the end of the
 * file or after an error. */
uint32_t semihosting_read(int32_t handle, void *bytes, uint32_t count);
uint32_t semihosting_write(int32_t handle, const void *bytes, uint32_t count);

#endif
