/*
 * checksum.h - the checksum that expect-checksum= of a .sim file names: FNV-1a of 64 bits over a buffer's bytes.
 */
#ifndef SIM_HAL_HOST_CHECKSUM_H
#define SIM_HAL_HOST_CHECKSUM_H

#include <stdbool.h>
#include <stdint.h>

#include "host/text.h"

/* Of no bytes. */
#define HOST_CHECKSUM_NONE 0xcbf29ce484222325u

/* Reads 16 hexadecimal digits. On failure *expected describes a right value. */
bool host_checksum_read(struct host_span text, uint64_t *checksum, const char **expected);

/* The checksum of some bytes, and of `bytes` more: those of value, the lowest first. */
uint64_t host_checksum_add(uint64_t checksum, uint64_t value, uint32_t bytes);

#endif
