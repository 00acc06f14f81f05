/*
 * hash.h - FNV-1a, by which bytes and files are told apart.
 */
#ifndef SIM_HAL_ENGINE_HASH_H
#define SIM_HAL_ENGINE_HASH_H

#include <stddef.h>
#include <stdint.h>

#define HASH_START UINT64_C(0xcbf29ce484222325)

/* Returns a hash that begins as HASH_START, with more bytes. */
uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t length);

/* Returns a hash with the bytes of a file. A file that cannot be read counts as empty. */
uint64_t hash_file(uint64_t hash, const char *path);

#endif
