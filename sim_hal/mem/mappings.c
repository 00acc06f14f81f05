/* mappings.c - see mappings.h. */
#define _POSIX_C_SOURCE 200809L /* fileno */
#include "mem/mappings.h"

#include <errno.h>
#include <inttypes.h>
#include <sys/ioctl.h>

#include "engine/require.h"

#define MAPS_LINE_BYTES 4608

/* PROCMAP_QUERY of <linux/fs.h>, which older headers lack. */
struct map_query {
    uint64_t size;
    uint64_t flags;
    uint64_t address;
    uint64_t start, end; /* of the mapping that is found; so is what follows */
    uint64_t rights, page_bytes, offset, inode;
    uint32_t device[2];
    uint32_t name_bytes, build_id_bytes; /* 0: none is asked for */
    uint64_t name, build_id;
};
_Static_assert(sizeof(struct map_query) == 104, "the kernel's layout");

#define QUERY          _IOWR('f', 17, struct map_query)
#define QUERY_SHARED   0x08u /* only mappings that are shared */
#define QUERY_OR_AFTER 0x10u /* the one that has the address, or the next one */

enum mem_sharing mem_ask_sharing(int maps, uint64_t start, uint64_t bytes)
{
    struct map_query query = {.size = sizeof(query), .flags = QUERY_SHARED | QUERY_OR_AFTER, .address = start};

    SIM_REQUIRE(bytes <= UINT64_MAX - start);
    if (ioctl(maps, QUERY, &query) == 0)
        return query.start < start + bytes ? MEM_SHARED : MEM_PRIVATE;
    return errno == ENOENT ? MEM_PRIVATE : MEM_NOT_KNOWN;
}

enum mem_sharing mem_read_sharing(FILE *maps, uint64_t start, uint64_t bytes)
{
    char line[MAPS_LINE_BYTES], shared;
    uint64_t from, until;

    SIM_REQUIRE(bytes <= UINT64_MAX - start);
    while (fgets(line, sizeof(line), maps)) {
        if (sscanf(line, "%" SCNx64 "-%" SCNx64 " %*3c%c", &from, &until, &shared) != 3)
            continue;
        if (from >= start + bytes)
            return MEM_PRIVATE;
        if (shared == 's' && start < until)
            return MEM_SHARED;
    }
    return MEM_PRIVATE;
}

bool mem_are_shared(const void *start, uint64_t bytes)
{
    FILE *maps = fopen("/proc/self/maps", "r");
    enum mem_sharing sharing;

    if (!maps)
        return false;
    sharing = mem_ask_sharing(fileno(maps), (uintptr_t)start, bytes);
    if (sharing == MEM_NOT_KNOWN)
        sharing = mem_read_sharing(maps, (uintptr_t)start, bytes);
    fclose(maps);
    return sharing == MEM_SHARED;
}
