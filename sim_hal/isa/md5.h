/*
 * md5.h - the MD5 checksum of a text (RFC 1321). Compilers put it behind .file, so that a source file can be told from one
 * that was changed since. It protects from nothing else.
 */
#ifndef SIM_HAL_ISA_MD5_H
#define SIM_HAL_ISA_MD5_H

#include <stddef.h>
#include <stdint.h>

#define ISA_MD5_BYTES 16

/* The checksum of length bytes, in the order in which it is written. */
void isa_md5(const uint8_t *data, size_t length, uint8_t sum[ISA_MD5_BYTES]);

#endif
