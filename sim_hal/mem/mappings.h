/*
 * mappings.h - whether memory of the process is shared with a file or with another process.
 */
#ifndef SIM_HAL_MEM_MAPPINGS_H
#define SIM_HAL_MEM_MAPPINGS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum mem_sharing { MEM_PRIVATE, MEM_SHARED, MEM_NOT_KNOWN };

/*
 * Returns whether some of the bytes from start on are mapped as shared, so that what is written there has to reach a file or another
 * process. Bytes that are not mapped are not shared, and none are if /proc/self/maps cannot be read. The range ends below 2^64.
 */
bool mem_are_shared(const void *start, uint64_t bytes);

/*
 * One of the two ways to find that out: asks Linux, from 6.11 on, for the first mapping of the range that is shared. maps: a
 * descriptor of a process's map. Returns MEM_NOT_KNOWN if there is no answer.
 */
enum mem_sharing mem_ask_sharing(int maps, uint64_t start, uint64_t bytes);

/* The other way: reads the lines of a process's map up to the range's end. Never returns MEM_NOT_KNOWN. */
enum mem_sharing mem_read_sharing(FILE *maps, uint64_t start, uint64_t bytes);

#endif
