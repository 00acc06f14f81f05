/*
 * memory.h - the bytes of GPU global memory as all L2 banks together hold them, and the rights of waves on them.
 *
 * One array holds the coherent bytes (the L2 models tags only); L1s hold their own copies. Rights are kept per byte, so
 * an access one byte past a buffer is seen. Waves need rights; the command processor and the host do not.
 */
#ifndef SIM_HAL_MEM_MEMORY_H
#define SIM_HAL_MEM_MEMORY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "engine/require.h"
#include "mem/free_list.h"

struct mem_names; /* mem/names.h */

#define MEM_LINE_BYTES  64u
#define MEM_WINDOW_NAME "onward-gpu" /* of the file that has the pages of a window */

/* The number of the line that an address lies in. */
static inline uint32_t mem_line_of(uint64_t address)
{
    SIM_REQUIRE(address / MEM_LINE_BYTES <= UINT32_MAX);
    return (uint32_t)(address / MEM_LINE_BYTES);
}

/* One bit for each of the bytes [from, to) of a line; from < to <= 64. */
static inline uint64_t mem_line_bits(uint64_t from, uint64_t to)
{
    SIM_REQUIRE(from < to);
    SIM_REQUIRE(to <= MEM_LINE_BYTES);
    return UINT64_MAX >> (MEM_LINE_BYTES - to) & UINT64_MAX << from;
}

enum mem_rights { MEM_RIGHTS_NONE = 0, MEM_RIGHTS_READ = 1, MEM_RIGHTS_WRITE = 2, MEM_RIGHTS_READ_WRITE = 3 };

/* Which bytes waves have a right on. Most lines belong to one buffer as a whole: the second array, small enough for the
 * host's caches, answers for these, and the first one stays as it is when a large buffer comes or goes. */
struct mem_rights_map {
    uint64_t *lines; /* one word a 64-byte line, one bit a byte: 0 of a line whose bytes are all permitted, or none */
    uint64_t *whole; /* one bit a line: all its bytes */
    uint64_t *part;  /* one bit a line: its word in lines is not 0 */
};

struct mem {
    uint8_t *bytes; /* size bytes, zero until written; untouched pages take no host memory */
    struct mem_rights_map readable, writable;
    uint64_t start;     /* there is nothing below; 0: of memory that is no window */
    int window;         /* of a window the file that has its pages, from start on */
    uint64_t size;      /* a multiple of 64; addresses are start..size-1, no allocation lies in the first 64 KiB */
    uint64_t next_free; /* allocation goes upward */
    struct mem_free_list released;
    uint64_t last_change;          /* cycle of the last write that changed a value; read by deadlock detection */
    uint64_t changes;              /* number of such writes */
    const struct mem_names *names; /* of what lies there, for reports; the host's; NULL: none */
};

/* Whether waves have the right on all bytes of a line. */
static inline bool mem_rights_whole(const struct mem_rights_map *map, uint32_t line)
{
    return map->whole[line / 64] >> (line % 64) & 1;
}

/* The bytes of a line that waves have the right on, one bit each. */
static inline uint64_t mem_rights_bits(const struct mem_rights_map *map, uint64_t line)
{
    return map->whole[line / 64] >> (line % 64) & 1 ? UINT64_MAX : map->lines[line];
}

/* Reserves size bytes (a multiple of 64). Returns false if the host has no memory for them. */
bool mem_init(struct mem *memory, uint64_t size);

/*
 * The same for a window [start, start + bytes), both multiples of the host's page: addresses of the GPU are addresses of the host,
 * and what either writes the other sees. Also returns false if the host uses a part of the window for something else. size is
 * start + bytes then, and memory.bytes the null pointer.
 */
bool mem_init_window(struct mem *memory, uint64_t start, uint64_t bytes);
void mem_free(struct mem *memory);

/*
 * Has the first bytes live in a file that others may map too, from an offset of it on; both multiples of the host's
 * page. Older contents are lost, so share before anything is allocated. Returns false if the host refuses.
 */
bool mem_share(struct mem *memory, uint64_t bytes, int file, uint64_t offset);

/*
 * Takes bytes of memory, aligned to alignment (a power of two), at least 256 bytes away from any other allocation, and
 * gives waves these rights on exactly those bytes. They are zero if they were never used. Returns its address, 0 when memory is full or bytes overflow.
 */
uint64_t mem_allocate(struct mem *memory, uint64_t bytes, uint64_t alignment, enum mem_rights rights);

/*
 * Gives back what mem_allocate has given: it is the next to be used again, waves have no rights on it, and its bytes stay as they are
 * until then. bytes: as allocated.
 */
void mem_release(struct mem *memory, uint64_t address, uint64_t bytes);

/* Changes the rights of a range. */
void mem_allow(struct mem *memory, uint64_t address, uint64_t bytes, enum mem_rights rights);

/* Whether [address, address + bytes) is memory at all. */
bool mem_contains(const struct mem *memory, uint64_t address, uint64_t bytes);

/* Whether waves have these rights on all of [address, address + bytes); false outside memory. */
bool mem_permits(const struct mem *memory, uint64_t address, uint64_t bytes, enum mem_rights rights);

/* Plain access to coherent bytes; the range must be contained. Writes note changes of value for deadlock detection. */
void mem_read(const struct mem *memory, uint64_t address, void *destination, size_t bytes);
void mem_write(struct mem *memory, uint64_t address, const void *source, size_t bytes, uint64_t now);

#endif
