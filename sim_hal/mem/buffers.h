/*
 * buffers.h - what vector and scalar accesses did to the buffers of a run, for its statistics: a buffer is a range of memory with
 * a name. An access is counted when it is over, once for each buffer that it had a line of.
 */
#ifndef SIM_HAL_MEM_BUFFERS_H
#define SIM_HAL_MEM_BUFFERS_H

#include "mem/names.h"
#include "mem/request.h"

#define MEM_BUFFERS_MOST MEM_NAMES_MOST

struct mem_buffer {
    uint32_t first, lines; /* of memory */
    char name[MEM_LABEL_BYTES];
    uint64_t loads, stores, atomics; /* vector instructions */
    uint64_t scalar_loads;
    uint64_t accessed; /* lines of these */
    uint64_t l2_hits, l2_misses;
    uint64_t waits;   /* waiting atomics that failed, and whose condition the SyncMon or the Monitor Log got */
    uint64_t counted; /* the last access that it was counted for */
};

/* Buffers have no line in common; they are sorted by address. Zeros are an empty list. */
struct mem_buffers {
    uint32_t count;
    struct mem_buffer *last; /* that was found; NULL: none yet */
    uint64_t accesses;       /* so far */
    struct mem_buffer ranges[MEM_BUFFERS_MOST];
};

/* Adds a buffer of bytes > 0. Returns false if there are too many already, or one has a line of it. */
bool mem_buffers_add(struct mem_buffers *buffers, uint64_t address, uint64_t bytes, const char *name);

/* A vector access is over. */
void mem_buffers_note(struct mem_buffers *buffers, const struct mem_request *request);

/* A scalar load of bytes > 0 is over. */
void mem_buffers_note_scalar(struct mem_buffers *buffers, uint64_t address, uint32_t bytes);

/* A line was asked of the L2. */
void mem_buffers_note_l2(struct mem_buffers *buffers, uint32_t line, bool hit);

/* Calls visit for each number of each buffer, as buffer.flag.loads. */
void mem_buffers_statistics(const struct mem_buffers *buffers,
                            void (*visit)(void *context, const char *name, uint64_t value, const char *description),
                            void *context);

#endif
