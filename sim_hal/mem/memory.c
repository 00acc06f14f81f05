/* memory.c - the coherent bytes of global memory and the rights of waves on them. */
#define _GNU_SOURCE /* MAP_ANONYMOUS, MAP_NORESERVE, MAP_FIXED_NOREPLACE, madvise, memfd_create */
#include "mem/memory.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "engine/require.h"

#define FIRST_ADDRESS 65536u              /* no allocation lies below, so that null pointers with offsets fault */
#define SEPARATION    256u                /* bytes between allocations */
#define LARGE_BYTES   (UINT64_C(1) << 21) /* of an allocation, from which on the host is asked for large pages */
#define HOST_PAGE     4096u
#define MANY_BYTES    (UINT64_C(64) * MEM_LINE_BYTES)
#define MAX_BYTES     (UINT64_C(1) << 37) /* line numbers fit 31 bits */

static void *reserve(uint64_t bytes)
{
    void *pages = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);

    return pages == MAP_FAILED ? NULL : pages;
}

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0 /* a hint then */
#endif

static bool reserve_at(uint64_t start, uint64_t bytes, int file)
{
    void *wanted = (void *)(uintptr_t)start; /* NOLINT(performance-no-int-to-ptr): the window's place is a number */
    void *pages =
        mmap(wanted, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE | MAP_FIXED_NOREPLACE, file, 0);

    if (pages != wanted && pages != MAP_FAILED)
        munmap(pages, bytes);
    return pages == wanted;
}

/* The pages of a window are a file's, so that they can have a second place. */
static bool open_window(struct mem *memory, uint64_t start, uint64_t bytes)
{
    int file = memfd_create(MEM_WINDOW_NAME, MFD_CLOEXEC);

    if (file < 0)
        return false;
    if (ftruncate(file, (off_t)bytes) == 0 && reserve_at(start, bytes, file)) {
        memory->window = file;
        return true;
    }
    close(file);
    return false;
}

static uint64_t lines_bytes(uint64_t size)
{
    return size / MEM_LINE_BYTES * sizeof(uint64_t);
}

static uint64_t whole_bytes(uint64_t size)
{
    return (size / MEM_LINE_BYTES / 64 + 1) * sizeof(uint64_t);
}

static bool reserve_map(struct mem_rights_map *map, uint64_t size)
{
    map->lines = reserve(lines_bytes(size));
    map->whole = reserve(whole_bytes(size));
    map->part = reserve(whole_bytes(size));
    return map->lines && map->whole && map->part;
}

static void free_map(struct mem_rights_map *map, uint64_t size)
{
    if (map->lines)
        munmap(map->lines, lines_bytes(size));
    if (map->whole)
        munmap(map->whole, whole_bytes(size));
    if (map->part)
        munmap(map->part, whole_bytes(size));
}

bool mem_init(struct mem *memory, uint64_t size)
{
    memset(memory, 0, sizeof(*memory));
    if (size == 0 || size % MEM_LINE_BYTES || size > MAX_BYTES)
        return false;
    memory->size = size;
    memory->next_free = FIRST_ADDRESS;
    memory->bytes = reserve(size);
    if (reserve_map(&memory->readable, size) && reserve_map(&memory->writable, size) && memory->bytes)
        return true;
    mem_free(memory);
    return false;
}

bool mem_init_window(struct mem *memory, uint64_t start, uint64_t bytes)
{
    uint64_t size = start + bytes;

    memset(memory, 0, sizeof(*memory));
    if (start < FIRST_ADDRESS || start % HOST_PAGE || bytes == 0 || bytes % HOST_PAGE || bytes > MAX_BYTES ||
        size > MAX_BYTES || !open_window(memory, start, bytes))
        return false;
    memory->start = memory->next_free = start;
    memory->size = size;
    if (reserve_map(&memory->readable, size) && reserve_map(&memory->writable, size))
        return true;
    mem_free(memory);
    return false;
}

void mem_free(struct mem *memory)
{
    if (memory->bytes || memory->start)
        munmap(memory->bytes + memory->start, memory->size - memory->start);
    if (memory->start)
        close(memory->window);
    free_map(&memory->readable, memory->size);
    free_map(&memory->writable, memory->size);
    mem_free_list_clear(&memory->released);
    memset(memory, 0, sizeof(*memory));
}

bool mem_share(struct mem *memory, uint64_t bytes, int file, uint64_t offset)
{
    SIM_REQUIRE(bytes % HOST_PAGE == 0);
    SIM_REQUIRE(offset % HOST_PAGE == 0);
    SIM_REQUIRE(memory->next_free == FIRST_ADDRESS);
    if (bytes == 0 || bytes > memory->size || offset > INT64_MAX - bytes)
        return false;
    return mmap(memory->bytes, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, (off_t)offset) !=
           MAP_FAILED;
}

static void change_bit(uint64_t *words, uint64_t line, bool set)
{
    uint64_t bit = UINT64_C(1) << (line % 64);

    words[line / 64] = set ? words[line / 64] | bit : words[line / 64] & ~bit;
}

static void change_line(struct mem_rights_map *map, uint64_t line, uint64_t bits)
{
    uint64_t part = bits == UINT64_MAX ? 0 : bits;

    /* Writing what is there already would only make the host keep another page. */
    if (mem_rights_bits(map, line) == bits)
        return;
    if (map->lines[line] != part)
        map->lines[line] = part;
    change_bit(map->whole, line, bits == UINT64_MAX);
    change_bit(map->part, line, part);
}

/* Sets or clears all bits of 64 lines, from a multiple of 64 on. The words of lines are written only where some are not 0. */
static void change_many(struct mem_rights_map *map, uint64_t line, bool set)
{
    uint64_t *whole = &map->whole[line / 64], *part = &map->part[line / 64], bits = set ? UINT64_MAX : 0;

    if (*part) {
        memset(&map->lines[line], 0, 64 * sizeof(map->lines[line]));
        *part = 0;
    }
    if (*whole != bits)
        *whole = bits;
}

/* Sets or clears the bits of [address, address + bytes) in the words of their lines. */
static void change_bits(struct mem_rights_map *map, uint64_t address, uint64_t bytes, bool set)
{
    uint64_t end = address + bytes;

    while (address < end) {
        uint64_t line = address / MEM_LINE_BYTES;

        if (address % MANY_BYTES == 0 && end - address >= MANY_BYTES) {
            change_many(map, line, set);
            address += MANY_BYTES;
            continue;
        }
        uint64_t line_end = (line + 1) * MEM_LINE_BYTES;
        uint64_t until = end < line_end ? end : line_end;
        uint64_t bits = mem_line_bits(address % MEM_LINE_BYTES, until - line * MEM_LINE_BYTES);
        uint64_t old = mem_rights_bits(map, line);

        change_line(map, line, set ? old | bits : old & ~bits);
        address = until;
    }
}

/* Waves gather from large buffers: with the host's large pages it finds their addresses without walking its tables. It may
 * refuse. Smaller buffers would only be rounded up. */
static void ask_for_large_pages(const struct mem *memory, uint64_t address, uint64_t bytes)
{
#ifdef MADV_HUGEPAGE
    uint64_t start = address / HOST_PAGE * HOST_PAGE;

    if (bytes >= LARGE_BYTES)
        madvise(memory->bytes + start, address + bytes - start, MADV_HUGEPAGE);
#else
    (void)memory, (void)address, (void)bytes;
#endif
}

/* 0: there is no room. */
static uint64_t take_room(struct mem *memory, uint64_t bytes, uint64_t alignment)
{
    uint64_t address = mem_free_list_take(&memory->released, bytes + SEPARATION, alignment);

    if (address)
        return address;
    address = (memory->next_free + alignment - 1) & ~(alignment - 1);
    if (address > memory->size || memory->size - address < bytes)
        return 0;
    memory->next_free = address + bytes + SEPARATION;
    return address;
}

uint64_t mem_allocate(struct mem *memory, uint64_t bytes, uint64_t alignment, enum mem_rights rights)
{
    uint64_t address;

    SIM_REQUIRE(memory->next_free >= FIRST_ADDRESS);
    if (alignment == 0 || alignment & (alignment - 1) || alignment > memory->size || bytes > memory->size)
        return 0;
    address = take_room(memory, bytes, alignment);
    if (!address)
        return 0;
    if (rights != MEM_RIGHTS_NONE)
        ask_for_large_pages(memory, address, bytes);
    /* No wave has had rights there yet. */
    if (rights & MEM_RIGHTS_READ)
        change_bits(&memory->readable, address, bytes, true);
    if (rights & MEM_RIGHTS_WRITE)
        change_bits(&memory->writable, address, bytes, true);
    return address;
}

void mem_release(struct mem *memory, uint64_t address, uint64_t bytes)
{
    uint64_t end = address + bytes + SEPARATION;

    SIM_REQUIRE(end <= memory->next_free);
    mem_allow(memory, address, bytes, MEM_RIGHTS_NONE);
    if (end == memory->next_free)
        memory->next_free = address;
    else
        mem_free_list_put(&memory->released, address, end);
}

void mem_allow(struct mem *memory, uint64_t address, uint64_t bytes, enum mem_rights rights)
{
    if (!mem_contains(memory, address, bytes))
        return;
    change_bits(&memory->readable, address, bytes, rights & MEM_RIGHTS_READ);
    change_bits(&memory->writable, address, bytes, rights & MEM_RIGHTS_WRITE);
}

bool mem_contains(const struct mem *memory, uint64_t address, uint64_t bytes)
{
    return address >= memory->start && address <= memory->size && bytes <= memory->size - address;
}

bool mem_permits(const struct mem *memory, uint64_t address, uint64_t bytes, enum mem_rights rights)
{
    uint64_t end = address + bytes;

    if (!mem_contains(memory, address, bytes))
        return false;
    while (address < end) {
        uint64_t line = address / MEM_LINE_BYTES;
        uint64_t line_end = (line + 1) * MEM_LINE_BYTES;
        uint64_t until = end < line_end ? end : line_end;
        uint64_t bits = mem_line_bits(address % MEM_LINE_BYTES, until - line * MEM_LINE_BYTES);

        if (rights & MEM_RIGHTS_READ && bits & ~mem_rights_bits(&memory->readable, line))
            return false;
        if (rights & MEM_RIGHTS_WRITE && bits & ~mem_rights_bits(&memory->writable, line))
            return false;
        address = until;
    }
    return true;
}

void mem_read(const struct mem *memory, uint64_t address, void *destination, size_t bytes)
{
    SIM_REQUIRE(mem_contains(memory, address, bytes));
    memcpy(destination, memory->bytes + address, bytes);
}

/* Dwords and pairs of them are most of what is written; for them comparing needs no call. */
static inline bool is_equal(const void *a, const void *b, size_t bytes)
{
    if (bytes == 4)
        return memcmp(a, b, 4) == 0;
    if (bytes == 8)
        return memcmp(a, b, 8) == 0;
    return memcmp(a, b, bytes) == 0;
}

static inline void copy(void *to, const void *from, size_t bytes)
{
    if (bytes == 4)
        memcpy(to, from, 4);
    else if (bytes == 8)
        memcpy(to, from, 8);
    else
        memcpy(to, from, bytes);
}

void mem_write(struct mem *memory, uint64_t address, const void *source, size_t bytes, uint64_t now)
{
    uint8_t *place = memory->bytes + address;

    SIM_REQUIRE(mem_contains(memory, address, bytes));
    if (is_equal(place, source, bytes))
        return;
    copy(place, source, bytes);
    memory->changes++;
    memory->last_change = now;
}
