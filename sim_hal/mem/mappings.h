/*
 * mappings.h - whether memory of the process is shared with a file or with another process.
 */
#ifndef SIM_HAL_MEM_MAPPINGS_H
#define SIM_HAL_MEM_MAPPINGS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/*
 * Whether some of the bytes from start on are mapped as shared: what is written there has to reach a file or another process. False
 * if /proc/self/maps cannot be read. Asks Linux for the mappings there, which since 6.11 it can be, or else reads all of them.
 */
bool mem_are_shared(const void *start, uint64_t bytes);

enum mem_sharing { MEM_PRIVATE, MEM_SHARED, MEM_NOT_KNOWN };

/* The first of the two ways. maps is the descriptor of a process's map; MEM_NOT_KNOWN if Linux does not answer this. */
enum mem_sharing mem_ask_sharing(int maps, uint64_t start, uint64_t bytes);

/* The other one: maps has the lines of a process's map from here on. */
enum mem_sharing mem_read_sharing(FILE *maps, uint64_t start, uint64_t bytes);

#endif
